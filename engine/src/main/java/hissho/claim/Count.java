package hissho.claim;

/** How many instances there are, exactly: more than a long holds is refused with an {@link ArithmeticException}, never counted round. */
public final class Count {

    private Count() {}

    /** How many lists of so many things there are, each of so many sorts. */
    public static long lists(int sorts, long things) {
        if (sorts < 2) return 1;
        long count = 1;
        for (long i = 0; i < things; i++) count = Math.multiplyExact(count, sorts);
        return count;
    }

    /** How many subsets so many things have. */
    public static long subsets(long things) {
        return lists(2, things);
    }
}
