package hissho.algebra;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;

/** The first linear dependence among vectors: which combination of the earlier ones makes the next. */
final class Dependence {

    private Dependence() {}

    /** The coefficients, as a polynomial, of the first vector that depends on those before it and of those. */
    static Polynomial first(Rational[][] vectors) {
        List<Rational[]> basis = new ArrayList<>();
        List<Rational[]> makings = new ArrayList<>();
        List<Integer> pivots = new ArrayList<>();
        for (int v = 0; v < vectors.length; v++) {
            Rational[] rest = vectors[v].clone();
            Rational[] making = new Rational[vectors.length];
            for (int k = 0; k < making.length; k++) making[k] = k == v ? Rational.ONE : Rational.ZERO;
            for (int b = 0; b < basis.size(); b++) {
                Rational factor = rest[pivots.get(b)];
                if (factor.isZero()) continue;
                subtract(rest, basis.get(b), factor);
                subtract(making, makings.get(b), factor);
            }
            int pivot = 0;
            while (pivot < rest.length && rest[pivot].isZero()) pivot++;
            if (pivot == rest.length) return Polynomial.of(making);
            Rational scale = rest[pivot].inverse();
            for (int k = 0; k < rest.length; k++) rest[k] = rest[k].times(scale);
            for (int k = 0; k < making.length; k++) making[k] = making[k].times(scale);
            basis.add(rest);
            makings.add(making);
            pivots.add(pivot);
        }
        throw new IllegalArgumentException("the vectors are independent");
    }

    private static void subtract(Rational[] target, Rational[] source, Rational factor) {
        for (int k = 0; k < target.length; k++) target[k] = target[k].minus(source[k].times(factor));
    }
}
