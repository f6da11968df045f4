package hissho.zerosum.semiinfinite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two strategies against infinitely many. */
class SemiInfiniteTest {

    private static SemiInfiniteSolution wide(String columns) {
        SemiInfiniteSolution solution = SemiInfiniteSolution.of(
                new SemiInfiniteGame(SemiInfiniteGame.COLUMNS.in(Node.root(Map.of("columns", columns))), true),
                Progress.none());
        assertTrue(solution.certified(), columns);
        return solution;
    }

    private static SemiInfiniteSolution tall(String rows) {
        SemiInfiniteSolution solution = SemiInfiniteSolution.of(
                new SemiInfiniteGame(SemiInfiniteGame.ROWS.in(Node.root(Map.of("rows", rows))), false),
                Progress.none());
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
}
