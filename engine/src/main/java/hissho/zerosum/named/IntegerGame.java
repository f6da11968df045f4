package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.zerosum.countable.CountableQuestion;
import hissho.zerosum.matrix.MatrixGame;
import java.util.Optional;

/** Symmetric games where both choose a whole number and a little more is good but much more is bad. */
public sealed interface IntegerGame extends NamedGame {

    int n();

    /** What the number i earns against the number j, both from 1. */
    Rational pay(int i, int j);

    @Override
    default MatrixGame matrix() {
        return NamedGame.onNumbers(n(), this::pay);
    }

    /** Mendelsohn: exactly one larger wins, two or more larger loses. */
    record Mendelsohn(int n, Rational win, Rational lose) implements IntegerGame {

        private static final Field<Rational> WIN = Family.amount("win", 1);
        private static final Field<Rational> LOSE = Family.amount("lose", 2);

        public static final Family FAMILY = Family.of("mendelsohn", Mendelsohn::read, Family.N_OR_INFINITE, WIN, LOSE);

        private static Game read(Node p) {
            return Family.N_OR_INFINITE
                    .in(p)
                    .<Game>map(n -> new Mendelsohn(n, WIN.in(p), LOSE.in(p)))
                    .orElseGet(() -> CountableQuestion.mendelsohn(WIN.in(p), LOSE.in(p), p));
        }

        @Override
        public String family() {
            return "mendelsohn";
        }

        @Override
        public Rational pay(int i, int j) {
            if (i < j) return pay(j, i).negated();
            return i == j ? Rational.ZERO : i == j + 1 ? win : lose.negated();
        }

        /** Where losing costs at least what winning earns, 1 dominates 4 and beyond, and 1, 2, 3 are mixed as win, lose, win. */
        @Override
        public Optional<ClosedForm> closedForm() {
            if (n < 3 || !win.isPositive() || lose.compareTo(win) < 0) return Optional.empty();
            RationalVector weights = RationalVector.generate(n, i -> i == 1 ? lose : i < 3 ? win : Rational.ZERO);
            return Optional.of(ClosedForm.proportional(family(), Rational.ZERO, weights, weights));
        }
    }

    /** Silverman: the larger wins if it is less than threshold times the smaller, and else pays the penalty. */
    record Silverman(int n, Rational threshold, Rational win, Rational penalty) implements IntegerGame {

        private static final Field<Rational> THRESHOLD = Family.amount("threshold", 3);
        private static final Field<Rational> WIN = Family.amount("win", 1);
        private static final Field<Rational> PENALTY = Family.amount("penalty", 2);

        public static final Family FAMILY =
                Family.of("silverman", Silverman::read, Family.N_OR_INFINITE, THRESHOLD, WIN, PENALTY);

        private static Game read(Node p) {
            return Family.N_OR_INFINITE
                    .in(p)
                    .<Game>map(n -> new Silverman(n, THRESHOLD.in(p), WIN.in(p), PENALTY.in(p)))
                    .orElseGet(() -> CountableQuestion.silverman(THRESHOLD.in(p), WIN.in(p), PENALTY.in(p), p));
        }

        @Override
        public String family() {
            return "silverman";
        }

        @Override
        public Rational pay(int i, int j) {
            if (i < j) return pay(j, i).negated();
            if (i == j) return Rational.ZERO;
            return threshold.times(j).compareTo(Rational.of(i)) > 0 ? win : penalty.negated();
        }
    }
}
