package hissho.zerosum.matrix;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A change of unit and origin of the payoffs, a' = scale a + shift. With a positive scale the optimal strategies stay and the
 * value changes in the same way.
 */
public record AffineMap(Rational scale, Rational shift) {

    public RationalMatrix apply(RationalMatrix matrix) {
        return matrix.map(this::apply);
    }

    public Rational apply(Rational x) {
        return scale.times(x).plus(shift);
    }

    /** The map that takes one matrix to another of the same size, whatever the sign of its scale, where there is one. */
    public static Optional<AffineMap> between(RationalMatrix from, RationalMatrix to) {
        if (from.height() != to.height() || from.width() != to.width()) return Optional.empty();
        Rational a = from.get(0, 0);
        Rational b = to.get(0, 0);
        Optional<AffineMap> candidate = IntStream.range(0, from.height() * from.width())
                .filter(k -> !entry(from, k).equals(a))
                .mapToObj(k -> entry(to, k).minus(b).over(entry(from, k).minus(a)))
                .findFirst()
                .or(() -> Optional.of(Rational.ONE))
                .map(scale -> new AffineMap(scale, b.minus(scale.times(a))));
        return candidate.filter(map -> map.apply(from).equals(to));
    }

    private static Rational entry(RationalMatrix matrix, int index) {
        return matrix.get(index / matrix.width(), index % matrix.width());
    }
}
