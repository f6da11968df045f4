package hissho.impartial.coin;

import hissho.progress.Progress;
import java.util.stream.IntStream;

/** The longest play from every short row, from the rules alone: heads are bits, and every move makes a smaller number. */
final class LongestPlay {

    private LongestPlay() {}

    /** For every row of so many coins. */
    static int[] ofRows(CoinGame game, int coins, Progress progress) {
        int[] moves = IntStream.range(1, 1 << coins)
                .filter(turned -> game.legal(places(turned)))
                .toArray();
        int[] longest = new int[1 << coins];
        for (int row = 1; row < longest.length; row++) {
            progress.check();
            for (int turned : moves)
                if ((row & Integer.highestOneBit(turned)) != 0)
                    longest[row] = Math.max(longest[row], 1 + longest[row ^ turned]);
        }
        return longest;
    }

    private static long[] places(int set) {
        return IntStream.range(0, 31)
                .filter(place -> (set >> place & 1) == 1)
                .asLongStream()
                .toArray();
    }
}
