package hissho.impartial.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Values by rule at any place. Turning Turtles and Twins have the places themselves; Mock Turtles has the odious numbers, and Triplets
 * the same after two places of value 0. Two odious numbers add up to a given evil number exactly where their indices add up to half
 * of it, which counts the pairs of companions.
 */
enum RuledValues implements CoinValues {
    COUNTED_FROM_ONE(0) {
        @Override
        public long value(long place) {
            return place + 1;
        }

        @Override
        List<Long> places(long bound, long value) {
            return value >= 1 && value <= bound ? List.of(value - 1) : List.of();
        }
    },
    COUNTED_FROM_ZERO(0) {
        @Override
        public long value(long place) {
            return place;
        }

        @Override
        List<Long> places(long bound, long value) {
            return value < bound ? List.of(value) : List.of();
        }
    },
    ODIOUS(0),
    ODIOUS_AFTER_TWO(2);

    private final int zeros;

    RuledValues(int zeros) {
        this.zeros = zeros;
    }

    @Override
    public long value(long place) {
        return place < zeros ? 0 : Odious.at(place - zeros);
    }

    @Override
    public long lastPlace() {
        return 1L << 61;
    }

    /** The places left of the bound whose heads have this value, ascending. */
    List<Long> places(long bound, long value) {
        if (value == 0) {
            List<Long> places = new ArrayList<>();
            for (long place = 0; place < Math.min(zeros, bound); place++) places.add(place);
            return places;
        }
        long place = Odious.index(value) + zeros;
        return Odious.is(value) && place < bound ? List.of(place) : List.of();
    }

    @Override
    public BigInteger sets(long bound, int coins, long value) {
        return switch (coins) {
            case 0 -> value == 0 ? BigInteger.ONE : BigInteger.ZERO;
            case 1 -> BigInteger.valueOf(places(bound, value).size());
            case 2 -> pairs(bound, value);
            default -> throw new IllegalArgumentException("no rule for " + coins + " companions");
        };
    }

    private BigInteger pairs(long bound, long value) {
        long odd = Math.max(0, bound - zeros);
        long mixed = Math.min(zeros, bound)
                * places(bound, value).stream().filter(p -> p >= zeros).count();
        if (value == 0) return BigInteger.valueOf(zeros == 2 && bound >= 2 ? 1 : 0);
        return BigInteger.valueOf(mixed).add(Odious.is(value) ? BigInteger.ZERO : largerIndices(odd, value >>> 1));
    }

    /** How many numbers below the bound have the highest one of this difference: each is the larger of one pair. */
    private static BigInteger largerIndices(long bound, long difference) {
        if (difference == 0) return BigInteger.ZERO;
        long top = Long.highestOneBit(difference);
        long whole = bound / (2 * top) * top;
        return BigInteger.valueOf(whole + Math.clamp(bound % (2 * top) - top, 0, top));
    }

    @Override
    public List<long[]> sets(long bound, int coins, long value, int limit) {
        List<long[]> sets = new ArrayList<>();
        if (coins == 0 && value == 0) sets.add(Turnings.ALONE);
        if (coins == 1) for (long place : places(bound, value)) sets.add(new long[] {place});
        if (coins == 2) {
            if (value == 0 && zeros == 2 && bound >= 2) sets.add(new long[] {0, 1});
            if (value != 0)
                for (long place : places(bound, value))
                    for (long zero = 0; zero < zeros; zero++) sets.add(new long[] {zero, place});
            if (value != 0 && !Odious.is(value)) addPairs(sets, bound - zeros, value >>> 1, limit);
        }
        return sets.size() > limit ? sets.subList(0, limit) : sets;
    }

    private void addPairs(List<long[]> sets, long bound, long difference, int limit) {
        long top = Long.highestOneBit(difference);
        for (long block = top; block < bound; block += 2 * top)
            for (long larger = block; larger < Math.min(block + top, bound); larger++) {
                if (sets.size() >= limit) return;
                sets.add(new long[] {(larger ^ difference) + zeros, larger + zeros});
            }
    }
}
