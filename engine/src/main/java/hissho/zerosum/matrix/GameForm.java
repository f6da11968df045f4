package hissho.zerosum.matrix;

import hissho.linear.LinearProgram;
import hissho.linear.Sense;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The linear programs of a game: each player's own, and, where the value is positive, the two homogeneous ones that the pivot
 * method works on.
 */
public enum GameForm {
    MAX_V("max-v"),
    MIN_W("min-w"),
    MIN_SUM_X("min-sum-x"),
    MAX_SUM_Y("max-sum-y");

    private final String form;

    GameForm(String form) {
        this.form = form;
    }

    public String form() {
        return form;
    }

    public LinearProgram of(MatrixGame game) {
        RationalMatrix a = game.payoffs();
        return switch (this) {
            case MAX_V -> announced(a.transposed(), true);
            case MIN_W -> announced(a, false);
            case MIN_SUM_X -> homogeneous(a.transposed(), false);
            case MAX_SUM_Y -> homogeneous(a, true);
        };
    }

    /** Each row of payoffs against the mixture at least (at most) the last variable, which is free; the mixture sums to one. */
    private static LinearProgram announced(RationalMatrix payoffs, boolean first) {
        int n = payoffs.width();
        Stream<RationalVector> rows = payoffs.rows().stream()
                .map(row -> RationalVector.generate(n + 1, j -> j < n ? row.get(j) : Rational.MINUS_ONE));
        Stream<RationalVector> sum =
                Stream.of(RationalVector.generate(n + 1, j -> j < n ? Rational.ONE : Rational.ZERO));
        List<Sense> senses = Stream.concat(
                        Collections.nCopies(payoffs.height(), first ? Sense.AT_LEAST : Sense.AT_MOST).stream(),
                        Stream.of(Sense.EQUAL))
                .toList();
        return new LinearProgram(
                first,
                RationalVector.unit(n + 1, n),
                RationalMatrix.of(Stream.concat(rows, sum).toList()),
                senses,
                RationalVector.unit(payoffs.height() + 1, payoffs.height()),
                Set.of(n));
    }

    private static LinearProgram homogeneous(RationalMatrix payoffs, boolean maximise) {
        return new LinearProgram(
                maximise,
                RationalVector.generate(payoffs.width(), j -> Rational.ONE),
                payoffs,
                Collections.nCopies(payoffs.height(), maximise ? Sense.AT_MOST : Sense.AT_LEAST),
                RationalVector.generate(payoffs.height(), i -> Rational.ONE),
                Set.of());
    }

    /** The names of the variables, as the textbook writes them. */
    public List<String> variables(MatrixGame game) {
        return switch (this) {
            case MAX_V -> named("p", game.height(), "v");
            case MIN_W -> named("q", game.width(), "w");
            case MIN_SUM_X -> named("x", game.height());
            case MAX_SUM_Y -> named("y", game.width());
        };
    }

    private static List<String> named(String letter, int size, String... more) {
        return Stream.concat(IntStream.rangeClosed(1, size).mapToObj(k -> letter + k), Stream.of(more))
                .toList();
    }

    /** The program in the LP format that CPLEX, GLPK, HiGHS and others read; every row is scaled to whole numbers. */
    public String text(MatrixGame game) {
        return LpFormat.write(
                of(game), variables(game), named("c", of(game).bounds().size()));
    }
}
