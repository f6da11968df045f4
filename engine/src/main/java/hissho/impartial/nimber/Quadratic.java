package hissho.impartial.nimber;

import java.util.List;
import java.util.Optional;

/**
 * The equation a*x*x + b*x + c = 0 in nimbers, with a not zero. It always has its roots among the whole numbers: one double root
 * where b is zero, two otherwise, sometimes in a larger field than the coefficients'.
 */
public record Quadratic(Nimber a, Nimber b, Nimber c) {

    public Quadratic {
        if (a.isZero()) throw new IllegalArgumentException("the leading coefficient must not be zero");
    }

    public Nimber at(Nimber x) {
        return a.times(x.squared()).plus(b.times(x)).plus(c);
    }

    /** The right side d of y*y + y = d, to which x = (b/a)*y brings the equation; only where b is not zero. */
    public Nimber reduced() {
        return a.times(c).over(b.squared());
    }

    /** The roots in ascending order, a double root once. */
    public List<Nimber> roots() {
        if (b.isZero()) return List.of(c.over(a).squareRoot());
        Nimber scale = b.over(a);
        Nimber y = half(reduced());
        Nimber one = scale.times(y);
        Nimber other = one.plus(scale);
        return one.compareTo(other) < 0 ? List.of(one, other) : List.of(other, one);
    }

    /** The smaller solution of y*y + y = d. */
    public static Nimber half(Nimber d) {
        int bits = 1;
        while (bits < d.value().bitLength()) bits *= 2;
        int field = bits;
        Nimber y = half(d, bits).orElseGet(() -> half(d, 2 * field).orElseThrow());
        return y.compareTo(y.plus(Nimber.ONE)) < 0 ? y : y.plus(Nimber.ONE);
    }

    /**
     * A solution of y*y + y = d within the numbers of so many bits, if there is one. With y = h*F + l the equation becomes
     * h*h + h = high part of d, then l*l + l = low part of d + h*h*(F/2); of the two solutions for h exactly one serves.
     */
    private static Optional<Nimber> half(Nimber d, int bits) {
        if (d.isZero()) return Optional.of(Nimber.ZERO);
        if (bits == 1) return Optional.empty();
        int half = bits / 2;
        Optional<Nimber> high = half(d.high(half), half);
        if (high.isEmpty()) return Optional.empty();
        Nimber fermatHalf = Nimber.powerOfTwo(half - 1);
        for (Nimber h : List.of(high.get(), high.get().plus(Nimber.ONE))) {
            Optional<Nimber> low = half(d.low(half).plus(h.squared().times(fermatHalf)), half);
            if (low.isPresent()) return Optional.of(h.at(half).plus(low.get()));
        }
        throw new IllegalStateException("one of the two halves must serve");
    }
}
