package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.stochastic.system.GameSystem;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * What a player at the table goes by: what every state is worth, and a stationary strategy for each side.
 *
 * @param average whether the average per round counts instead of the sum
 * @param worth the value of each state to nine places at least, where it is known so well
 * @param exact the exact solution, where one is known
 * @param rowsReach whether the rows guarantee the value, or only nearly so; likewise the columns
 */
public record Guide(
        GameSystem system,
        Arena arena,
        Optional<Rational> infinite,
        boolean average,
        List<Optional<Rational>> worth,
        Bracket bracket,
        List<RationalVector> rows,
        List<RationalVector> columns,
        Optional<Exact> exact,
        boolean rowsReach,
        boolean columnsReach) {

    private static final int PLACES = 9;

    public static Guide of(Valuation solved) {
        Optional<Exact> exact = solved.exact();
        Bracket bracket = solved.bracket();
        return new Guide(
                solved.system(),
                solved.arena(),
                solved.infinite(),
                false,
                each(
                        solved.arena(),
                        k -> solved.isKnown(k)
                                ? exact.map(found -> near(found.value().get(k)))
                                        .or(() -> Optional.of(Decimals.exact(solved.decimal(k, PLACES), PLACES)))
                                : Optional.empty()),
                bracket,
                strategies(exact.map(Exact::row), bracket.rows()),
                strategies(exact.map(Exact::column), bracket.columns()),
                exact,
                solved.side(true).optimal(),
                solved.side(false).optimal());
    }

    public static Guide of(LongRun run) {
        Bracket bracket = run.bracket();
        return new Guide(
                run.system(),
                run.arena(),
                Optional.empty(),
                true,
                each(
                        run.arena(),
                        k -> run.isKnown(k)
                                ? run.value(k)
                                        .map(Guide::near)
                                        .or(() -> Optional.of(bracket.lower()
                                                .get(k)
                                                .plus(bracket.upper().get(k))
                                                .over(2)))
                                : Optional.empty()),
                bracket,
                strategies(run.equation().map(AverageEquation::row), bracket.rows()),
                strategies(run.equation().map(AverageEquation::column), bracket.columns()),
                Optional.empty(),
                true,
                true);
    }

    /** Whether a line may be as good as those that are advised: some optimal strategy plays it, as far as all are known. */
    public boolean isPerhapsAsGood(boolean rows, int state, int line) {
        return exact.map(found -> found.optima().get(state))
                .filter(Optima::complete)
                .map(optima -> (rows ? optima.rows() : optima.columns())
                        .stream().anyMatch(mixture -> mixture.get(line).isPositive()))
                .orElse(true);
    }

    private static List<Optional<Rational>> each(Arena arena, IntFunction<Optional<Rational>> worth) {
        return IntStream.range(0, arena.size()).mapToObj(worth).toList();
    }

    private static Rational near(Algebraic value) {
        return value.isRational()
                ? value.rational()
                : Decimals.exact(value.decimal(PLACES).round(new MathContext(40)), PLACES);
    }

    /** The exact mixtures where they are optimal and fractions, otherwise fractions near them. */
    private static List<RationalVector> strategies(Optional<Side> exact, List<RationalVector> near) {
        return IntStream.range(0, near.size())
                .mapToObj(k -> exact.filter(Side::optimal)
                        .map(side -> side.strategy().get(k))
                        .filter(mixture -> mixture.stream().allMatch(Algebraic::isRational))
                        .map(mixture -> RationalVector.of(
                                mixture.stream().map(Algebraic::rational).toList()))
                        .orElse(near.get(k)))
                .toList();
    }
}
