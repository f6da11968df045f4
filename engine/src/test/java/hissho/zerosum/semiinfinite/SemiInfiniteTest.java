package hissho.zerosum.semiinfinite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Two strategies against infinitely many. */
class SemiInfiniteTest {

    private static SemiInfiniteSolution wide(String columns) {
        SemiInfiniteSolution solution = SemiInfiniteSolution.of(
                        new SemiInfiniteGame(SemiInfiniteGame.COLUMNS.in(Node.root(Map.of("columns", columns))), true),
                        Progress.none())
                .orElseThrow();
        assertTrue(solution.certified(), columns);
        return solution;
    }

    private static SemiInfiniteSolution tall(String rows) {
        SemiInfiniteSolution solution = SemiInfiniteSolution.of(
                        new SemiInfiniteGame(SemiInfiniteGame.ROWS.in(Node.root(Map.of("rows", rows))), false),
                        Progress.none())
                .orElseThrow();
        assertTrue(solution.certified(), rows);
        return solution;
    }

    private static Rational q(String text) {
        return Rational.parse(text);
    }

    @Test
    void sequences() {
        SemiInfiniteSolution six = wide("(j, 6/j), j=1,2,...");
        assertEquals(q("5/2"), six.value().orElseThrow());
        assertEquals(List.of(Rational.HALF), six.mixtures());
        assertEquals(q("35/11"), wide("(j, 10/j), j=1,2,...").value().orElseThrow());
        assertEquals(q("-35/11"), tall("(-j, -10/j), j>=1").value().orElseThrow());
    }

    @Test
    void aSequenceAlongWhichSomeMixturesLoseWithoutBound() {
        SemiInfiniteSolution one = tall("(j, 1/j), j=1,2,...");
        assertEquals(Rational.ONE, one.value().orElseThrow());
        assertEquals(List.of(Rational.ZERO), one.mixtures());
        assertTrue(one.attained());
        assertEquals(Rational.ZERO, tall("(j, -1/j), j=1,2,...").upper());
        assertEquals(q("-1"), wide("(-j, -1/j), j=1,2,...").value().orElseThrow());
        assertEquals(q("1"), wide("(j, 2-j), j=1,2,...").value().orElseThrow());
        assertEquals(
                Rational.ZERO,
                wide("(j, -2*j+1), j=1,2,... and (0,-3/2)").value().orElseThrow());
    }

    /** Only one mixture of the two is safe: the value is what it secures, whether the other player reaches it or only comes near. */
    @Test
    void onlyOneMixtureIsSafe() {
        for (int c = -3; c <= 12; c++)
            for (boolean turned : new boolean[] {false, true}) {
                String far = turned ? "(" + c + "/j, j), j=1,2,..." : "(j, " + c + "/j), j=1,2,...";
                SemiInfiniteSolution solution = tall(far);
                assertEquals(Rational.of(Math.max(c, 0)), solution.value().orElseThrow(), far);
                assertEquals(List.of(turned ? Rational.ONE : Rational.ZERO), solution.mixtures(), far);
                assertEquals(c == 0 || c == 1, solution.attained(), far);
                assertTrue(solution.nearly(q("1/100"), 100, Progress.none()).isPresent(), far);
            }
        assertEquals(
                q("2"),
                tall("(3, 1) and (0, 2) and (j, 0/j), j=1,2,...").value().orElseThrow());
        assertEquals(
                Rational.ZERO, wide("(3, 2) and (-j, 1/j), j=1,2,...").value().orElseThrow());
    }

    @Test
    void everyMixtureMayLoseWithoutBound() {
        for (String columns :
                List.of("(-j, -j), j=1,2,...", "(-j, 3), j>=1 and (2, -j), j>=1", "(j^2-j^3, -1-j), j>=1"))
            assertTrue(
                    SemiInfiniteSolution.of(
                                    new SemiInfiniteGame(
                                            SemiInfiniteGame.COLUMNS.in(Node.root(Map.of("columns", columns))), true),
                                    Progress.none())
                            .isEmpty(),
                    columns);
    }

    /** Sequences of linear and reciprocal payoffs, against the same game cut off far out. */
    @Test
    void sequencesAgreeWithLongCutOffs() {
        Property.holds(60, Generator.listOf(Generator.whole(-3, 3), 8, 8), c -> {
            String columns = "(%d*j+%d+(%d)/j, %d*j+%d+(%d)/j), j=1,2,... and (%d,%d)"
                    .formatted(c.get(0), c.get(1), c.get(2), c.get(3), c.get(4), c.get(5), c.get(6), c.get(7));
            var solved = SemiInfiniteSolution.of(
                    new SemiInfiniteGame(SemiInfiniteGame.COLUMNS.in(Node.root(Map.of("columns", columns))), true),
                    Progress.none());
            List<RationalVector> cut =
                    new java.util.ArrayList<>(List.of(RationalVector.of(Rational.of(c.get(6)), Rational.of(c.get(7)))));
            for (int k = 0; k < 200; k++) {
                Rational j = k < 160 ? Rational.of(k + 1) : Rational.of(BigInteger.ONE.shiftLeft(k - 150));
                cut.add(RationalVector.of(
                        j.times(c.get(0))
                                .plus(Rational.of(c.get(1)))
                                .plus(Rational.of(c.get(2)).over(j)),
                        j.times(c.get(3))
                                .plus(Rational.of(c.get(4)))
                                .plus(Rational.of(c.get(5)).over(j))));
            }
            double far = MatrixSolver.optimum(
                            MatrixGame.of(RationalMatrix.generate(
                                    2, cut.size(), (i, j) -> cut.get(j).get(i))),
                            Progress.none())
                    .value()
                    .doubleValue();
            if (solved.isEmpty()) assertTrue(far < -1e6, columns);
            else {
                assertTrue(solved.get().certified(), columns);
                assertEquals(far, solved.get().lower().doubleValue(), 1e-6, columns);
                assertEquals(far, solved.get().upper().doubleValue(), 1e-6, columns);
            }
        });
    }

    @Test
    void curves() {
        SemiInfiniteSolution parabola = wide("(y^2,(1-y)^2), 0<=y<=1");
        assertEquals(q("1/4"), parabola.value().orElseThrow());
        assertEquals(Rational.HALF, parabola.replies().getFirst().parameter());
        assertEquals(q("3/4"), tall("(1-x^2, 1-(1-x)^2), 0<=x<=1").value().orElseThrow());
    }

    @Test
    void aMinimumAtAnIrrationalPlaceIsEnclosed() {
        SemiInfiniteSolution cubic = wide("(y^3, 1-y), 0<=y<=1");
        assertTrue(cubic.upper().minus(cubic.lower()).compareTo(q("1/1000000000")) < 0);
        assertTrue(
                Math.abs(cubic.lower().doubleValue() - 0.317672196) < 1e-8,
                cubic.lower().toDecimal(12));
    }

    @Test
    void anOptimumThatIsOnlyApproached() {
        SemiInfiniteSolution solution = wide("(2,0) and (1/j, 1), j=1,2,...");
        assertEquals(q("2/3"), solution.value().orElseThrow());
        assertFalse(solution.attained());
        var near = solution.nearly(q("1/100"), 1000, Progress.none()).orElseThrow();
        assertEquals(BigInteger.valueOf(67), near.index());
        assertEquals(RationalVector.of(q("136/201"), q("2/3")), near.payoffs());
    }

    @Test
    void finiteListsAgreeWithTheMatrix() {
        Generator<List<Integer>> payoffs = Generator.listOf(Generator.whole(-9, 9), 2, 12);
        Property.holds(200, payoffs, list -> {
            int n = list.size() / 2;
            StringBuilder text = new StringBuilder();
            for (int j = 0; j < n; j++)
                text.append('(')
                        .append(list.get(2 * j))
                        .append(',')
                        .append(list.get(2 * j + 1))
                        .append(") and ");
            String columns = text.substring(0, text.length() - 5);
            MatrixGame game = MatrixGame.of(RationalMatrix.generate(2, n, (i, j) -> Rational.of(list.get(2 * j + i))));
            assertEquals(
                    MatrixSolver.optimum(game, Progress.none()).value(),
                    wide(columns).value().orElseThrow());
        });
    }

    @Test
    void badPointsAreRefused() {
        for (String bad : List.of("(j, 6/j)", "(1,2,3)", "(1/(j-3), 1), j=1,2,...", "hello", "(j", "(1/y,0), 0<=y<=1"))
            assertThrows(BadDocument.class, () -> wide(bad), bad);
    }

    /** With its ends left out a curve has the same value; what changes is only whether the other player reaches it. */
    @Test
    void openIntervalsHaveTheValueOfTheirClosure() {
        Property.holds(50, Generator.listOf(Generator.whole(-3, 3), 6, 6), c -> {
            String pair = "(" + polynomial(c.subList(0, 3)) + ", " + polynomial(c.subList(3, 6)) + ")";
            for (String range : List.of("0<y<1", "0<=y<1", "0<y<=1")) {
                assertEquals(
                        wide(pair + ", 0<=y<=1").lower(),
                        wide(pair + ", " + range).lower());
                assertEquals(
                        tall(pair + ", 0<=y<=1").upper(),
                        tall(pair + ", " + range).upper());
            }
        });
        SemiInfiniteSolution missing = wide("(x, x), 0<x<=1");
        assertEquals(Rational.ZERO, missing.value().orElseThrow());
        assertFalse(missing.attained());
        SemiInfiniteSolution.NearlyOptimal near =
                missing.nearly(q("1/100"), 1_000, Progress.none()).orElseThrow();
        assertTrue(near.payoffs().maximum().compareTo(q("1/100")) <= 0);
        assertTrue(wide("(x, x), 0<=x<1").attained());
    }

    /** Towards an end that is left out payoffs may grow without bound; the value is that of ever finer cut-offs. */
    @Test
    void openEndsWherePayoffsGrowWithoutBound() {
        int[] kinds = {0, 0, 0};
        Property.holds(40, Generator.listOf(Generator.whole(-2, 2), 8, 8), c -> {
            String curve = "(%d/y+%d+(%d)*y, %d/y+%d+(%d)*y), 0<y<%s";
            for (boolean closed : new boolean[] {false, true}) {
                String columns =
                        curve.formatted(c.get(0), c.get(1), c.get(2), c.get(3), c.get(4), c.get(5), closed ? "=1" : "1")
                                + " and (" + c.get(6) + ", " + c.get(7) + ")";
                SemiInfiniteGame game =
                        new SemiInfiniteGame(SemiInfiniteGame.COLUMNS.in(Node.root(Map.of("columns", columns))), true);
                Optional<SemiInfiniteSolution> found = SemiInfiniteSolution.of(game, Progress.none());
                double twin = cutOff(game);
                kinds[found.isEmpty() ? 0 : found.get().attained() ? 1 : 2]++;
                if (found.isEmpty()) {
                    assertTrue(twin < -1_000, columns + " " + twin);
                    continue;
                }
                assertTrue(found.get().certified(), columns);
                assertEquals(twin, found.get().lower().doubleValue(), 2e-2, columns);
                assertEquals(twin, found.get().upper().doubleValue(), 2e-2, columns);
                if (found.get().exact() && !found.get().attained())
                    assertTrue(
                            found.get()
                                    .nearly(q("1/100"), 5_000, Progress.none())
                                    .isPresent(),
                            columns);
            }
        });
        assertTrue(kinds[0] > 5 && kinds[1] > 20 && kinds[2] > 5, Arrays.toString(kinds));
    }

    /** The game with places of a curve up to 2^-40 from its open end only. */
    private static double cutOff(SemiInfiniteGame game) {
        List<RationalVector> pays = game.points().stream()
                .flatMap(points -> points instanceof Points.Single(Rational x, Rational z)
                        ? Stream.of(RationalVector.of(x, z))
                        : Stream.concat(
                                        IntStream.range(1, 128).mapToObj(k -> Rational.of(k, 128)),
                                        IntStream.range(8, 40)
                                                .mapToObj(k -> Rational.of(1, 1L << k))
                                                .flatMap(y -> Stream.of(y, Rational.ONE.minus(y))))
                                .map(y -> points.at(y).orElseThrow()))
                .toList();
        return MatrixSolver.solve(
                        MatrixGame.of(RationalMatrix.generate(
                                2, pays.size(), (i, j) -> pays.get(j).get(i))),
                        Progress.none())
                .value()
                .doubleValue();
    }

    @Test
    void aPoleAtAMissingEnd() {
        assertEquals(Rational.ONE, wide("(1/x, x), 0<x<1").value().orElseThrow());
        assertFalse(wide("(1/x, x), 0<x<1").attained());
        assertEquals(q("2"), wide("(1/x, 1/(1-x)), 0<x<1").value().orElseThrow());
        assertEquals(
                Rational.ONE, tall("(1/x, -1/x), 0<x<=1").value().orElseThrow().negated());
        assertEquals(q("3"), tall("(3*x, 1/x), 0<x<=1").value().orElseThrow());
        SemiInfiniteSolution forced = wide("(1/x, -1/x+x), 0<x<1 and (-1/x+x, 1/x), 0<x<1");
        assertEquals(Rational.ZERO, forced.value().orElseThrow());
        assertEquals(List.of(Rational.HALF), forced.mixtures());
        assertFalse(forced.attained());
        RationalVector near =
                forced.nearly(q("1/100"), 1, Progress.none()).orElseThrow().payoffs();
        assertTrue(near.maximum().compareTo(q("1/100")) <= 0);
    }

    private static String polynomial(List<Integer> c) {
        return c.get(0) + "+(" + c.get(1) + ")*y+(" + c.get(2) + ")*y^2";
    }

    /** An irrational value is an algebraic number, not an interval of nearly equal decimals. */
    @Test
    void irrationalValuesAreAlgebraicNumbers() {
        Map<String, String> known = Map.of(
                "(y^2, 1-y), 0<=y<=1", "(3-√5)/2",
                "(y^3-y, -3), 0<=y<=1", "-2√3/9",
                "(-3, y^3-y), 0<=y<=1", "-2√3/9",
                "(y^2, 1-y), 0<=y<=1 and (j, 6/j), j=1,2,...", "(3-√5)/2");
        known.forEach((columns, value) -> assertEquals(
                value, wide(columns).tangency().orElseThrow().value().toString(), columns));
        assertEquals(
                "(-1+√5)/2",
                tall("(1-y^2, y), 0<=y<=1").tangency().orElseThrow().value().toString());
    }

    /** The value lies within what a fine grid of the curve allows, and the exact solution is found but for double tangents. */
    @Test
    void irrationalValuesAreWhereAFineGridPutsThem() {
        int[] found = {0, 0};
        Property.holds(150, Generator.listOf(Generator.whole(-3, 3), 8, 8), c -> {
            String pair = "(" + polynomial(c.subList(0, 3)) + ", " + polynomial(c.subList(3, 6)) + ")";
            String columns = pair + ", 0<=y<=1 and (" + c.get(6) + ", " + c.get(7) + ")";
            for (SemiInfiniteSolution solution : List.of(wide(columns), tall(columns))) {
                if (solution.exact()) continue;
                found[solution.tangency().isPresent() ? 0 : 1]++;
                solution.tangency()
                        .ifPresent(t -> assertEquals(grid(solution), t.value().doubleValue(), 1e-3, columns));
            }
        });
        assertTrue(found[0] > 20 && found[1] <= found[0] / 10, found[0] + " found, " + found[1] + " only enclosed");
    }

    private static double grid(SemiInfiniteSolution solution) {
        List<RationalVector> pays = solution.game().points().stream()
                .flatMap(points -> points instanceof Points.Single(Rational x, Rational z)
                        ? Stream.of(RationalVector.of(x, z))
                        : IntStream.rangeClosed(0, 128)
                                .mapToObj(k -> points.at(Rational.of(k, 128)).orElseThrow()))
                .toList();
        RationalMatrix matrix = solution.game().wide()
                ? RationalMatrix.generate(2, pays.size(), (i, j) -> pays.get(j).get(i))
                : RationalMatrix.generate(pays.size(), 2, (i, j) -> pays.get(i).get(j));
        return MatrixSolver.solve(MatrixGame.of(matrix), Progress.none())
                .value()
                .doubleValue();
    }

    /** What was not checked does not stand among the data, and only a strategy has a place on its curve. */
    @Test
    void aLimitIsNotShownAsAttained() {
        Map<String, Object> limit = shown("(2,0) and (1/j, 1), j=1,2,...");
        assertFalse(limit.containsKey("attained"));
        assertEquals(List.of(false, false), placed(limit));
        Map<String, Object> attained = shown("(j, 10/j), j=1,2,...");
        assertEquals(true, attained.get("attained"));
        assertEquals(List.of(true, true), placed(attained));
    }

    private static Map<String, Object> shown(String columns) {
        return Solved.of(new SemiInfiniteKind(true), Node.root(Map.of("columns", columns)), Progress.none())
                .certificate()
                .data();
    }

    private static List<Boolean> placed(Map<String, Object> data) {
        return ((List<?>) data.get("replies"))
                .stream()
                        .map(reply -> ((Map<?, ?>) reply).containsKey("parameter"))
                        .toList();
    }
}
