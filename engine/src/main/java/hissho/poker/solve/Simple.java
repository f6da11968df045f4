package hissho.poker.solve;

import hissho.number.Rational;

/** Fractions with small denominators. */
final class Simple {

    private static final int LARGEST = 1 << 20;

    private Simple() {}

    /** The fraction with the smallest denominator that lies strictly between two numbers. */
    static Rational between(double low, double high) {
        for (int below = 1; below <= LARGEST; below++) {
            double above = Math.floor(low * below) + 1;
            if (above < high * below) return Rational.of((long) above, below);
        }
        return Rational.ofExactly((low + high) / 2);
    }
}
