package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import java.util.Optional;

/** Games where only a hit and a near miss count: their matrices live on the diagonal and its two neighbours. */
public final class Tridiagonal {

    private Tridiagonal() {}

    /** Helicopter and Submarine (Garnaev 1992): a hit wins 1, a miss by one square wins the adjacent amount. */
    public record Helicopter(int n, Rational adjacent) implements NamedGame {

        private static final Field<Rational> ADJACENT = Field.required("adjacent", Shape.number());

        public static final Family FAMILY = Family.of(
                "helicopter-submarine", p -> new Helicopter(Family.N.in(p), ADJACENT.in(p)), Family.N, ADJACENT);

        @Override
        public String family() {
            return "helicopter-submarine";
        }

        @Override
        public MatrixGame matrix() {
            return near(n, Rational.ONE, adjacent);
        }

        /** The weights that make all squares equal, where none of them is negative. */
        @Override
        public Optional<ClosedForm> closedForm() {
            Optional<RationalVector> weights = equaliser(n, adjacent);
            return weights.filter(w -> w.stream().noneMatch(Rational::isNegative)
                            && w.sum().isPositive())
                    .map(w -> ClosedForm.proportional(family(), w.sum().inverse(), w, w));
        }

        /** Solves the tridiagonal system with ones on the diagonal and on the right by elimination, if every pivot allows. */
        private static Optional<RationalVector> equaliser(int n, Rational off) {
            Rational[] pivot = new Rational[n];
            Rational[] right = new Rational[n];
            for (int i = 0; i < n; i++) {
                Rational factor = i == 0 ? Rational.ZERO : off.over(pivot[i - 1]);
                pivot[i] = Rational.ONE.minus(i == 0 ? Rational.ZERO : factor.times(off));
                right[i] = Rational.ONE.minus(i == 0 ? Rational.ZERO : factor.times(right[i - 1]));
                if (pivot[i].isZero()) return Optional.empty();
            }
            Rational[] solution = new Rational[n];
            for (int i = n - 1; i >= 0; i--)
                solution[i] = (i == n - 1 ? right[i] : right[i].minus(off.times(solution[i + 1]))).over(pivot[i]);
            return Optional.of(RationalVector.of(solution));
        }
    }

    /** The Number Hides game (Ruckle 1983; Baston, Bostock and Ferguson 1989): a hit wins 2, a miss by one wins 1. */
    public record NumberHides(int n) implements NamedGame {

        public static final Family FAMILY = Family.of("number-hides", p -> new NumberHides(Family.N.in(p)), Family.N);

        @Override
        public String family() {
            return "number-hides";
        }

        @Override
        public MatrixGame matrix() {
            return near(n, Rational.of(2), Rational.ONE);
        }

        /** Odd n: the odd numbers evenly. Even n = 2k: weights k, 1, k-1, 2, ..., 1, k. */
        @Override
        public Optional<ClosedForm> closedForm() {
            int k = n / 2;
            RationalVector weights = RationalVector.generate(
                    n, i -> Rational.of(n % 2 == 1 ? 1 - i % 2 : i % 2 == 0 ? k - i / 2 : (i + 1) / 2));
            Rational value = n % 2 == 1 ? Rational.of(4, n + 1L) : Rational.of(4L * (n + 1), (long) n * (n + 2));
            return Optional.of(ClosedForm.proportional(
                    n % 2 == 1 ? "number-hides-odd" : "number-hides-even", value, weights, weights));
        }
    }

    private static MatrixGame near(int n, Rational hit, Rational beside) {
        return NamedGame.onNumbers(n, (i, j) -> i == j ? hit : Math.abs(i - j) == 1 ? beside : Rational.ZERO);
    }
}
