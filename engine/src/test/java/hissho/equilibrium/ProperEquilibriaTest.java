package hissho.equilibrium;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.equilibrium.ProperEquilibria.Trembles;
import hissho.equilibrium.ProperEquilibria.Verdict;
import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Proper equilibria are proved by trembles that Myerson's own condition accepts, and nothing near which a profile satisfies it is called improper. */
class ProperEquilibriaTest {

    private static final Progress NONE = Progress.none();
    private static final Rational SMALL = Rational.of(1).over(Rational.of(1_000_000));

    private static Map<Profile, Verdict> verdicts(Bimatrix game) {
        return ProperEquilibria.of(game, AllEquilibria.of(game, NONE).extreme(), NONE);
    }

    @Test
    void theTremblesSatisfyMyersonsCondition() {
        Property.holds(
                300,
                Games.upTo(4, 0, 2),
                game -> verdicts(game).forEach((pair, verdict) -> {
                    if (!(verdict instanceof Verdict.Proper proper)) return;
                    assertTrue(proper.trembles().prove(game, pair));
                    RationalVector p = blended(proper.trembles().firstLevels());
                    RationalVector q = blended(proper.trembles().secondLevels());
                    // levels are of moderate size, so a step of 10^-6 leaves 10^-3 for the ratio
                    Rational ratio = Rational.of(1).over(Rational.of(1_000));
                    assertTrue(isProper(game.first().times(q), p, ratio), () -> "I at " + pair);
                    assertTrue(isProper(game.second().transposed().times(p), q, ratio), () -> "II at " + pair);
                }));
    }

    /** The levels times rising powers of a small number. */
    private static RationalVector blended(List<RationalVector> levels) {
        RationalVector sum = levels.getFirst();
        Rational power = SMALL;
        for (RationalVector level : levels.subList(1, levels.size())) {
            sum = sum.plus(level.times(power));
            power = power.times(SMALL);
        }
        return sum;
    }

    /** Whether all strategies are played and a worse one at most so often, relative to a better one. */
    private static boolean isProper(RationalVector paid, RationalVector played, Rational ratio) {
        for (int s = 0; s < paid.size(); s++)
            for (int t = 0; t < paid.size(); t++)
                if (!played.get(s).isPositive()
                        || (paid.get(s).compareTo(paid.get(t)) < 0
                                && played.get(s).compareTo(played.get(t).times(ratio)) > 0)) return false;
        return true;
    }

    /**
     * The twin: where each player may only mix the permutations of (1, e, e^2, ...), every equilibrium is e-proper, so near it there must be a proper equilibrium. Where the game has finitely many
     * equilibria, the one it is near must have been called proper.
     */
    @Test
    void nothingThatIsNearlyProperIsCalledImproper() {
        Property.holds(120, Games.upTo(3, 0, 2), game -> {
            AllEquilibria all = AllEquilibria.of(game, NONE);
            Map<Profile, Verdict> verdicts = verdicts(game);
            verdicts.values().forEach(verdict -> assertFalse(verdict instanceof Verdict.Open));
            if (!all.continua().isEmpty()) return;
            Rational e = Rational.of(1).over(Rational.of(10_000));
            List<RationalVector> rows = permuted(game.first().height(), e);
            List<RationalVector> columns = permuted(game.first().width(), e);
            Bimatrix restricted =
                    new Bimatrix(between(game.first(), rows, columns), between(game.second(), rows, columns));
            for (Profile pair : AllEquilibria.of(restricted, NONE).extreme()) {
                RationalVector p = mixed(rows, pair.get(0));
                RationalVector q = mixed(columns, pair.get(1));
                Profile near = all.extreme().stream()
                        .filter(x -> close(x.get(0), p) && close(x.get(1), q))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no equilibrium near " + p + " and " + q));
                assertInstanceOf(Verdict.Proper.class, verdicts.get(near), () -> "at " + near);
            }
        });
    }

    private static boolean close(Mixed strategy, RationalVector near) {
        for (int i = 0; i < near.size(); i++)
            if (strategy.get(i)
                            .minus(near.get(i))
                            .absolute()
                            .compareTo(Rational.of(1).over(Rational.of(100)))
                    > 0) return false;
        return true;
    }

    private static RationalMatrix between(
            RationalMatrix payoffs, List<RationalVector> rows, List<RationalVector> columns) {
        return RationalMatrix.generate(
                rows.size(), columns.size(), (i, j) -> rows.get(i).dot(payoffs.times(columns.get(j))));
    }

    private static RationalVector mixed(List<RationalVector> strategies, Mixed weights) {
        RationalVector sum = RationalVector.zero(strategies.getFirst().size());
        for (int k = 0; k < strategies.size(); k++)
            sum = sum.plus(strategies.get(k).times(weights.get(k)));
        return sum;
    }

    /** All permutations of the powers of e, normalised. */
    private static List<RationalVector> permuted(int n, Rational e) {
        Rational total = Rational.ZERO;
        for (int k = 0; k < n; k++) total = total.plus(e.power(k));
        List<List<Integer>> orders = new ArrayList<>(List.of(List.of()));
        for (int k = 0; k < n; k++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> order : orders)
                for (int at = 0; at <= order.size(); at++) {
                    List<Integer> next = new ArrayList<>(order);
                    next.add(at, k);
                    longer.add(next);
                }
            orders = longer;
        }
        Rational sum = total;
        return orders.stream()
                .map(order ->
                        RationalVector.generate(n, k -> e.power(order.get(k)).over(sum)))
                .toList();
    }

    /** Myerson's example: three strategies, where the second equilibrium is perfect and only the first is proper. */
    @Test
    void aPerfectEquilibriumNeedNotBeProper() {
        RationalMatrix a = RationalMatrix.of(
                List.of(RationalVector.of(1, 0, -9), RationalVector.of(0, 0, -7), RationalVector.of(-9, -7, -7)));
        Bimatrix game = new Bimatrix(a, a.transposed());
        Map<Profile, Verdict> verdicts = verdicts(game);
        Profile first = Profile.of(Mixed.pure(3, 0), Mixed.pure(3, 0));
        Profile second = Profile.of(Mixed.pure(3, 1), Mixed.pure(3, 1));
        assertInstanceOf(Verdict.Proper.class, verdicts.get(first));
        assertInstanceOf(Verdict.NotProper.class, verdicts.get(second));
        assertTrue(Admissibility.isPerfect(game, second, NONE));
        assertEquals(3, verdicts.size());
    }

    @Test
    void spoiledTremblesProveNothing() {
        Property.holds(
                60,
                Games.upTo(3, 0, 2),
                game -> verdicts(game).forEach((pair, verdict) -> {
                    if (!(verdict instanceof Verdict.Proper proper)) return;
                    Trembles t = proper.trembles();
                    if (t.firstLevels().size() > 1)
                        assertFalse(new Trembles(
                                        t.firstClasses(),
                                        t.firstLevels()
                                                .subList(0, t.firstLevels().size() - 1),
                                        t.secondClasses(),
                                        t.secondLevels())
                                .prove(game, pair));
                    assertFalse(new Trembles(
                                    t.firstClasses().subList(1, t.firstClasses().size()),
                                    t.firstLevels(),
                                    t.secondClasses(),
                                    t.secondLevels())
                            .prove(game, pair));
                }));
    }
}
