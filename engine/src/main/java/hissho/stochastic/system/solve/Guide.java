package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Kept;
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
 * @param rowsHold of rows that are not optimal everywhere, what is known of the states; likewise of columns
 * @param ends whether no game can come back, so that play ends of itself
 * @param horizon play that counts as endless when it is broken off, where it could go on for ever
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
        Optional<Side> rowsHold,
        Optional<Side> columnsHold,
        boolean ends,
        Optional<Kept<Horizon>> horizon) {

    /** After so many stages play that goes on is broken off. */
    public static final int LAST_STAGE = 60;

    private static final int PLACES = 9;

    public static Guide of(Valuation solved) {
        Optional<Exact> exact = solved.exact();
        Bracket bracket = solved.bracket();
        List<RationalVector> rows = strategies(exact.map(Exact::row), bracket.rows());
        List<RationalVector> columns = strategies(exact.map(Exact::column), bracket.columns());
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
                rows,
                columns,
                exact,
                Optional.of(solved.side(true)).filter(side -> !side.optimal()),
                Optional.of(solved.side(false)).filter(side -> !side.optimal()),
                solved.sort() == Classification.MULTISTAGE,
                solved.infinite()
                        .filter(_ -> solved.sort() == Classification.RECURSIVE)
                        .map(q -> new Kept<>(
                                progress -> Horizon.of(solved.arena(), q, LAST_STAGE, rows, columns, progress))));
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
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty());
    }

    /** What player I receives for what would follow, where play that must end some day is broken off before a state: its value, in short. */
    public Rational settled(int state) {
        Rational known = worth.get(state).orElseGet(() -> bracket.lower().get(state));
        return known.toString().length() <= PLACES ? known : Rational.parse(known.toDecimal(4));
    }

    /** Whether the strategy guarantees the value from a state whose value is known, but for the rounding of square roots. */
    public boolean reaches(boolean rows, int state) {
        return hold(rows).isEmpty() || lacks(rows, state).isZero();
    }

    /** How far below the value of a state, as far as that is known, is what the strategy guarantees. */
    public Rational lacks(boolean rows, int state) {
        return worth.get(state)
                .orElseThrow()
                .minus((rows ? bracket.lower() : bracket.upper()).get(state))
                .absolute();
    }

    /** Whether certainly no stationary strategy guarantees the value from a state. */
    public boolean never(boolean rows, int state) {
        return hold(rows).filter(side -> side.decided() && !side.holds(state)).isPresent();
    }

    private Optional<Side> hold(boolean rows) {
        return rows ? rowsHold : columnsHold;
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
