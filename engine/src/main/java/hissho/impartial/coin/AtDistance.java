package hissho.impartial.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A subtraction game played with coins: turn two coins whose distance is in the subtraction set, and in some forms one coin alone.
 *
 * <p>Form one, labels from 1, turns coin x alone where a subtraction would lead to place 0, so that head x is a pile of x; form two,
 * labels from 0, needs two coins always. Where any single coin may be turned as well, the value is one more than in form two, as if
 * the whole pile could be taken (the impatient game).
 */
public final class AtDistance implements FewCompanions {

    /** Where the head may be turned without a companion. */
    public enum Single {
        AT_THE_EDGE("subtraction-coins"),
        NEVER("subtraction-two-coins"),
        ALWAYS("subtraction-one-or-two");

        private final String game;

        Single(String game) {
            this.game = game;
        }
    }

    private final List<Integer> distances;
    private final Single single;
    private final PeriodicSubtraction subtraction;

    public AtDistance(List<Integer> distances, Single single) {
        this.distances = distances.stream().distinct().sorted().toList();
        this.single = single;
        this.subtraction = new PeriodicSubtraction(this.distances);
    }

    public List<Integer> distances() {
        return distances;
    }

    @Override
    public String name() {
        return single.game;
    }

    @Override
    public long value(long place) {
        return switch (single) {
            case AT_THE_EDGE -> subtraction.value(place + 1);
            case NEVER -> subtraction.value(place);
            case ALWAYS -> subtraction.value(place) + 1;
        };
    }

    @Override
    public long longestMove(long place) {
        return 2;
    }

    @Override
    public long lastPlace() {
        return subtraction.last() - 1;
    }

    @Override
    public List<long[]> companions(long place) {
        List<long[]> all = new ArrayList<>();
        if (single == Single.ALWAYS || (single == Single.AT_THE_EDGE && isDistance(place + 1))) all.add(Turnings.ALONE);
        for (int i = distances.size() - 1; i >= 0; i--)
            if (distances.get(i) <= place) all.add(new long[] {place - distances.get(i)});
        return all;
    }

    private boolean isDistance(long difference) {
        return difference <= Integer.MAX_VALUE && distances.contains((int) difference);
    }

    @Override
    public boolean legal(long[] coins) {
        if (!Turnings.ascending(coins)) return false;
        if (coins.length == 2) return isDistance(coins[1] - coins[0]);
        return coins.length == 1
                && (single == Single.ALWAYS || (single == Single.AT_THE_EDGE && isDistance(coins[0] + 1)));
    }

    @Override
    public BigInteger longestPlay(int place) {
        int[] longest = new int[place + 1];
        for (int p = 0; p <= place; p++)
            for (long[] companions : companions(p))
                longest[p] = Math.max(longest[p], companions.length == 0 ? 1 : 1 + longest[(int) companions[0]]);
        return BigInteger.valueOf(longest[place]);
    }

    @Override
    public long lastWalkedPlace() {
        return lastPlace();
    }
}
