package hissho.impartial.hackenbush;

/**
 * Pieces in a chain, each on a bridge over the one before: what the chain carries when it is broken off after piece i, for all i. With
 * pieces w1, w2, ... the chain up to i is worth 1 + (w1 nim-plus (1 + (w2 nim-plus ... (1 + wi)))).
 */
final class Chain {

    private static final int SHORT = 32;

    private Chain() {}

    /** Entry i is the value of pieces 1 to i; piece 0 stands below the chain and is not looked at. */
    static int[] values(int[] pieces) {
        return pieces.length <= SHORT ? oneByOne(pieces) : together(pieces);
    }

    static int[] oneByOne(int[] pieces) {
        int[] values = new int[pieces.length];
        for (int last = 1; last < pieces.length; last++) {
            int value = 0;
            for (int i = last; i > 0; i--) value = 1 + (pieces[i] ^ value);
            values[last] = value;
        }
        return values;
    }

    static int[] together(int[] pieces) {
        int k = pieces.length;
        long bound = k;
        for (int i = 1; i < k; i++) bound += pieces[i];
        ValueSet sets = new ValueSet(Math.min(31, 65 - Long.numberOfLeadingZeros(bound)), k);
        int set = ValueSet.EMPTY;
        for (int i = k - 1; i > 0; i--) {
            sets.add(set, pieces[i]);
            set = sets.union(set, sets.single(pieces[i], i));
            sets.raise(set);
        }
        int[] values = new int[k];
        sets.read(set, (last, value) -> values[last] = value);
        return values;
    }
}
