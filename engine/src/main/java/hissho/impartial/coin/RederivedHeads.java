package hissho.impartial.coin;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Values of single heads worked out again as the least number no move leads to: near the left end from every set of coins the rule
 * allows, further right from the sums of companions the game counts. No formula of the game is used near the left end.
 */
public final class RederivedHeads {

    private static final int BY_RULE = 12;
    private static final long FURTHEST = 400;

    private final CoinGame game;
    private final Progress progress;
    private final List<Long> byRule = new ArrayList<>();

    public RederivedHeads(CoinGame game, Progress progress) {
        this.game = game;
        this.progress = progress;
    }

    /** The value of a head at this place, where the place is near enough. */
    public Optional<Long> value(long place) {
        progress.check();
        if (place < BY_RULE) return Optional.of(byRule((int) place));
        if (place > Math.min(FURTHEST, game.lastWalkedPlace())) return Optional.empty();
        return Optional.of(leastMissing(game.companionValues(place).keySet()));
    }

    private long byRule(int place) {
        while (byRule.size() <= place) {
            int head = byRule.size();
            Set<Long> reached = new TreeSet<>();
            for (int set = 0; set < 1 << head; set++) {
                long[] coins = new long[Integer.bitCount(set) + 1];
                long sum = 0;
                int chosen = 0;
                for (int coin = 0; coin < head; coin++)
                    if ((set >> coin & 1) == 1) {
                        coins[chosen++] = coin;
                        sum ^= byRule.get(coin);
                    }
                coins[chosen] = head;
                if (game.legal(coins)) reached.add(sum);
            }
            byRule.add(leastMissing(reached));
        }
        return byRule.get(place);
    }

    private static long leastMissing(Set<Long> reached) {
        long least = 0;
        while (reached.contains(least)) least++;
        return least;
    }
}
