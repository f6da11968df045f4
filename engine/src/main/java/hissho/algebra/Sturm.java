package hissho.algebra;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;

/** Sturm's sequence of a square-free polynomial: it counts the real roots of an interval by changes of sign. */
final class Sturm {

    private final List<Polynomial> sequence = new ArrayList<>();

    Sturm(Polynomial squareFree) {
        Polynomial a = squareFree.primitive();
        Polynomial b = squareFree.derivative().primitive();
        sequence.add(a);
        while (!b.isZero()) {
            sequence.add(b);
            Polynomial rest = a.over(b).remainder().negated().primitive();
            a = b;
            b = rest;
        }
    }

    /** The number of roots above low and not above high. */
    int rootsBetween(Rational low, Rational high) {
        return changes(low) - changes(high);
    }

    private int changes(Rational x) {
        int changes = 0;
        int last = 0;
        for (Polynomial p : sequence) {
            int sign = p.signAt(x);
            if (sign == 0) continue;
            if (last != 0 && sign != last) changes++;
            last = sign;
        }
        return changes;
    }
}
