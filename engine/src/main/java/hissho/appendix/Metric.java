package hissho.appendix;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.math.BigInteger;

/** The three usual ways to measure a vector: its length, the sum of its entries' sizes, and the largest of them. */
enum Metric {
    EUCLIDEAN("euclidean"),
    L1("l1"),
    SUP("sup");

    private final String key;

    Metric(String key) {
        this.key = key;
    }

    String key() {
        return key;
    }

    static Metric of(String key) {
        for (Metric metric : values()) if (metric.key.equals(key)) return metric;
        throw new IllegalArgumentException(key);
    }

    /** The size of a vector; a length that is not rational is written as a root. */
    Object size(RationalVector x) {
        return this == EUCLIDEAN ? root(x.dot(x)) : exact(x);
    }

    /** The size in the metrics in which it is rational. */
    Rational exact(RationalVector x) {
        Rational size = Rational.ZERO;
        for (Rational entry : x) size = this == L1 ? size.plus(entry.absolute()) : size.max(entry.absolute());
        return size;
    }

    /** The square root as a number where it is one, and otherwise as it is written. */
    static Object root(Rational square) {
        BigInteger above = square.numerator().sqrt();
        BigInteger below = square.denominator().sqrt();
        boolean exact = above.multiply(above).equals(square.numerator())
                && below.multiply(below).equals(square.denominator());
        return exact ? Rational.of(above, below) : "sqrt(" + square + ")";
    }
}
