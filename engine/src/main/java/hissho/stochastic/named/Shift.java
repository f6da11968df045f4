package hissho.stochastic.named;

import hissho.algebra.Algebraic;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.solve.OneGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A sequence that is one game shifted: v(n) = an + c. That fits where every cell grows by a from one game to the next once v(n+1) is put
 * in; then c is the value of a single game that leads to itself.
 *
 * @param growth what the value grows by from one game to the next
 * @param game the solution of the single game
 * @param ground why it is the value
 */
record Shift(Rational growth, OneGame game, Ground ground) {

    /** Why the shifted value is the value of the sequence. */
    enum Ground {
        /** An error in a later value counts less at every step. */
        SHRINKING,
        /** All games are the same one, and the value is its solution nearest to the payoff of infinite play (Everett 1957). */
        SAME,
        /** Each player can end the play, and backward steps from what they are sure of then meet in the value. */
        MEETING
    }

    private static final int MOST_STEPS = 40;

    static Optional<Shift> of(Sequence sequence, Progress progress) {
        Optional<Rational> growth = growth(sequence);
        if (growth.isEmpty()) return Optional.empty();
        List<List<Cell>> cells = new ArrayList<>();
        for (int i = 0; i < sequence.height(); i++) {
            List<Cell> line = new ArrayList<>();
            for (int j = 0; j < sequence.width(); j++) {
                Rational slope = sequence.slope(i, j);
                Rational pay = sequence.pay(i, j, 0).plus(slope.times(growth.get()));
                line.add(new Cell(
                        pay,
                        slope.isZero() ? List.of() : List.of(new Cell.Next(0, slope, false)),
                        Rational.ONE.minus(slope)));
            }
            cells.add(line);
        }
        Stage stage = new Stage("G", numbers(sequence.height()), numbers(sequence.width()), cells);
        GameSystem single = GameSystem.of(List.of(stage), sequence.infinite());
        return OneGame.of(single, progress)
                .flatMap(game -> ground(sequence, growth.get(), game, progress)
                        .map(ground -> new Shift(growth.get(), game, ground)))
                .or(() -> settled(sequence, single, growth.get(), progress)
                        .map(game -> new Shift(growth.get(), game, Ground.MEETING)));
    }

    private static Optional<Ground> ground(Sequence sequence, Rational growth, OneGame game, Progress progress) {
        if (growth.isZero() && (game.unique() || game.isNearest(sequence.infinite(), progress)))
            return Optional.of(Ground.SAME);
        return stands(sequence, growth, game, progress) && shrinks(sequence, game)
                ? Optional.of(Ground.SHRINKING)
                : Optional.empty();
    }

    /**
     * Whether a solution that grows is the value: nobody is held by endless play below what the later games promise. The player whom the
     * growth favours has to be able to end the play, or to be paid for going on; the other is content with endless play.
     */
    private static boolean stands(Sequence sequence, Rational growth, OneGame game, Progress progress) {
        return growth.isZero() || (game.unique() && !new Endless(sequence, growth.isPositive()).canBeHeld(progress));
    }

    private static boolean shrinks(Sequence sequence, OneGame game) {
        return convergence(sequence, game).compareTo(Algebraic.ONE) < 0;
    }

    /** Whether a player's mixture, repeated for ever, guarantees the value of the game that is asked about, or of every game. */
    boolean isHeld(Sequence sequence, boolean rows) {
        return new Endless(sequence, rows).isHeld(rows ? game.row() : game.column(), growth, game.value());
    }

    /** Whether the value solves the single game and stands on its ground, worked out again. */
    boolean holds(Sequence sequence, Progress progress) {
        return game.holds(progress)
                && switch (ground) {
                    case SHRINKING -> stands(sequence, growth, game, progress) && shrinks(sequence, game);
                    case SAME -> growth.isZero() && (game.unique() || game.isNearest(sequence.infinite(), progress));
                    case MEETING ->
                        settled(sequence, game.system(), growth, progress)
                                .filter(again -> again.value().equals(game.value()))
                                .isPresent();
                };
    }

    /**
     * Where each player can end the play at once, what they are sure of then bounds every later game; if backward steps from both bounds
     * meet, the value is where they meet, whatever endless play pays.
     */
    private static Optional<OneGame> settled(Sequence sequence, GameSystem single, Rational growth, Progress progress) {
        List<Integer> rows = IntStream.range(0, sequence.height())
                .filter(i -> IntStream.range(0, sequence.width())
                        .allMatch(j -> sequence.slope(i, j).isZero()))
                .boxed()
                .toList();
        List<Integer> columns = IntStream.range(0, sequence.width())
                .filter(j -> IntStream.range(0, sequence.height())
                        .allMatch(i -> sequence.slope(i, j).isZero()))
                .boxed()
                .toList();
        if (rows.isEmpty() || columns.isEmpty()) return Optional.empty();
        Rational low = GameProgram.solve(
                        RationalMatrix.generate(
                                rows.size(), sequence.width(), (i, j) -> sequence.pay(rows.get(i), j, 0)),
                        progress)
                .value();
        Rational high = GameProgram.solve(
                        RationalMatrix.generate(
                                sequence.height(), columns.size(), (i, j) -> sequence.pay(i, columns.get(j), 0)),
                        progress)
                .value();
        for (int step = 0; step < MOST_STEPS && !low.equals(high); step++) {
            low = inserted(sequence, low.plus(growth), progress).value();
            high = inserted(sequence, high.plus(growth), progress).value();
        }
        GameProgram.Optimum found = inserted(sequence, low.plus(growth), progress);
        return low.equals(high) && found.value().equals(low)
                ? Optional.of(new OneGame(single, Algebraic.of(low), exact(found.row()), exact(found.column()), true))
                : Optional.empty();
    }

    private static GameProgram.Optimum inserted(Sequence sequence, Rational next, Progress progress) {
        progress.check();
        return GameProgram.solve(
                RationalMatrix.generate(
                        sequence.height(),
                        sequence.width(),
                        (i, j) ->
                                sequence.pay(i, j, 0).plus(sequence.slope(i, j).times(next))),
                progress);
    }

    private static List<Algebraic> exact(RationalVector mixed) {
        return mixed.toList().stream().map(Algebraic::of).toList();
    }

    static List<String> numbers(int size) {
        return IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList();
    }

    /** The growth that every cell has; a formula of n that is not linear has none. */
    private static Optional<Rational> growth(Sequence sequence) {
        Optional<Rational> found = Optional.empty();
        for (int i = 0; i < sequence.height(); i++)
            for (int j = 0; j < sequence.width(); j++) {
                Optional<Rational> step = sequence.step(i, j);
                if (step.isEmpty()) return Optional.empty();
                Rational left = Rational.ONE.minus(sequence.slope(i, j));
                if (left.isZero()) {
                    if (!step.get().isZero()) return Optional.empty();
                    continue;
                }
                Rational own = step.get().over(left);
                if (found.isPresent() && !found.get().equals(own)) return Optional.empty();
                found = Optional.of(own);
            }
        return found.or(() -> Optional.of(Rational.ZERO));
    }

    Algebraic value(int n) {
        return game.value().plus(Algebraic.of(growth.times(n)));
    }

    /** The value as a formula in n. */
    String formula() {
        if (growth.isZero()) return game.value().toString();
        String line = growth.equals(Rational.ONE) ? "n" : "(" + growth + ")*n";
        if (game.value().isZero()) return line;
        String constant = game.value().toString();
        return line + (constant.startsWith("-") ? "" : "+") + constant;
    }

    /** By how much an error in the next value counts: the probability that play goes on. */
    Algebraic convergence(Sequence sequence) {
        return convergence(sequence, game);
    }

    private static Algebraic convergence(Sequence sequence, OneGame game) {
        Algebraic sum = Algebraic.ZERO;
        for (int i = 0; i < sequence.height(); i++)
            for (int j = 0; j < sequence.width(); j++)
                sum = sum.plus(game.row().get(i).times(game.column().get(j)).times(sequence.slope(i, j)));
        return sum;
    }
}
