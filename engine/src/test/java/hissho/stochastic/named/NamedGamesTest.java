package hissho.stochastic.named;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** The named games with random numbers against slow twins: recursions followed from the end, bisection, every number of heads tried. */
class NamedGamesTest {

    private static <G extends Game> Solution solved(Kind<G> kind, Map<String, Object> document, Progress progress) {
        G game = kind.read(Node.root(document));
        Solution solution = kind.solve(game, progress);
        assertTrue(solution.certificate(Progress.none()).holds(), () -> kind.name() + " " + document);
        return solution;
    }

    private static Solution solved(String name, Map<String, Object> document) {
        return solved(name, document, Progress.none());
    }

    private static Solution solved(String name, Map<String, Object> document, Progress progress) {
        for (Kind<?> kind : NamedKinds.all()) if (kind.name().equals(name)) return solved(kind, document, progress);
        throw new IllegalArgumentException(name);
    }

    /** The value of a game with two rows and two columns. */
    private static double value(double a, double b, double c, double d) {
        double low = Math.max(Math.min(a, b), Math.min(c, d));
        double high = Math.min(Math.max(a, c), Math.max(b, d));
        return low >= high ? low : (a * d - b * c) / (a + d - b - c);
    }

    /** Where a function that never rises meets the diagonal. */
    private static double meets(DoubleUnaryOperator falling) {
        double low = -100;
        double high = 100;
        for (int k = 0; k < 100; k++) {
            double middle = (low + high) / 2;
            if (falling.applyAsDouble(middle) > middle) low = middle;
            else high = middle;
        }
        return low;
    }

    private static void isWorth(double expected, Solution solution, Map<String, Object> document) {
        Object decimals = solution.facts().find("decimals").orElseThrow().value();
        Object number =
                decimals instanceof Map<?, ?> all ? all.values().iterator().next() : decimals;
        assertEquals(expected, Double.parseDouble(String.valueOf(number)), 1e-9, document::toString);
    }

    @Test
    void inspectionFollowsItsStages() {
        double[][] table = new double[9][16];
        for (int n = 1; n < 16; n++)
            for (int m = 0; m < 9; m++)
                table[m][n] =
                        m >= n ? 1 : m == 0 ? 0 : value(1, table[m - 1][n - 1], 0, m >= n - 1 ? 1 : table[m][n - 1]);
        for (int n = 1; n < 16; n++)
            for (int m = 0; m < 9; m++) {
                Rational found =
                        solved("inspection", InOrder.of("m", m, "n", n)).facts().get("value", Rational.class);
                assertEquals(table[m][n], found.doubleValue(), 1e-9, m + " in " + n);
            }
    }

    @Test
    void enduranceFollowsItsStages() {
        double[] all = new double[30];
        double[] points = new double[30];
        all[0] = all[1] = points[0] = points[1] = 1;
        for (int n = 2; n < 30; n++) {
            all[n] = value(all[n - 1], 0, 0, all[n - 2]);
            points[n] = value(1 + points[n - 1], points[n - 2], points[n - 1], 1 + points[n - 2]);
        }
        for (int n = 2; n < 30; n++) {
            Rational once = solved("endurance", InOrder.of("n", n)).facts().get("value", Rational.class);
            assertEquals(all[n], once.doubleValue(), 1e-9);
            Map<?, ?> each = solved("endurance-cumulative", InOrder.of("n", List.of(n, n)))
                    .facts()
                    .get("values", Map.class);
            assertEquals(points[n], ((Rational) each.get(Integer.toString(n))).doubleValue(), 1e-9);
        }
    }

    @Test
    void coinChallengeTriesEveryNumberOfHeads() {
        for (int k = 1; k < 60; k++) {
            Rational p = Rational.of(k, 60);
            double best = -1;
            int heads = 0;
            double x = 1;
            for (int n = 1; n < 2000; n++) {
                x *= p.doubleValue();
                double earned = x * (1 - 2 * x) / (2 - x);
                if (earned > best + 1e-15) {
                    best = earned;
                    heads = n;
                }
            }
            Solution found = solved("coin-challenge", InOrder.of("p", p.toString()));
            assertEquals(heads, found.facts().get("k", Integer.class));
            assertEquals(best, found.facts().get("value", Rational.class).doubleValue(), 1e-12);
        }
    }

    @Test
    void dareIsFoundByBisection() {
        SplittableRandom random = new SplittableRandom(7);
        for (int k = 0; k < 25; k++) {
            int pass = random.nextInt(-2, 3);
            int timid = random.nextInt(-2, 5);
            int bold = random.nextInt(-2, 6);
            Map<String, Object> document = InOrder.of("bothPass", pass, "challengerDares", timid, "leaderDares", bold);
            isWorth(meets(v -> value(pass, timid, bold, -v)), solved("dare", document), document);
        }
    }

    @Test
    void matchPointIsFoundByBisection() {
        SplittableRandom random = new SplittableRandom(8);
        for (int k = 0; k < 25; k++) {
            double[] p = new double[4];
            List<String> written = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                int tenths = random.nextInt(0, 11);
                p[i] = tenths / 10.0;
                written.add(tenths + "/10");
            }
            Map<String, Object> document =
                    InOrder.of("pointWinProbability", List.of(written.subList(0, 2), written.subList(2, 4)));
            double expected = meets(v ->
                    value(p[0] - (1 - p[0]) * v, p[1] - (1 - p[1]) * v, p[2] - (1 - p[2]) * v, p[3] - (1 - p[3]) * v));
            isWorth(expected, solved("match-point", document), document);
        }
    }

    @Test
    void coinCallingIsFoundByIteration() {
        SplittableRandom random = new SplittableRandom(9);
        for (int k = 0; k < 25; k++) {
            int tenths = random.nextInt(1, 10);
            double h = tenths / 10.0;
            int heads = random.nextInt(-2, 5);
            int tails = random.nextInt(-2, 5);
            Map<String, Object> document = InOrder.of("heads", tenths + "/10", "headsPays", heads, "tailsPays", tails);
            double v = 0;
            for (int n = 0; n < 4000; n++) v = value((2 * h - 1) * v, h * heads, (1 - h) * tails, (1 - 2 * h) * v);
            isWorth(v, solved("coin-calling", document), document);
        }
    }

    /** Sequences of one and the same game, of which many need never stop: certified, and worth the solution nearest to Q. */
    @Test
    void aSequenceOfOneGameIsWorthTheSolutionNearestToInfinitePlay() {
        SplittableRandom random = new SplittableRandom(71);
        for (int trial = 0; trial < 60; trial++) {
            int[] kept = random.ints(4, 0, 3).toArray();
            int[] pays = random.ints(4, -3, 5).toArray();
            List<Object> cells = new ArrayList<>();
            for (int k = 0; k < 4; k++) cells.add(kept[k] == 0 ? "G(n+1)" : Integer.toString(pays[k]));
            double infinite = random.nextInt(-5, 6);
            Map<String, Object> document = InOrder.of(
                    "template",
                    List.of(cells.subList(0, 2), cells.subList(2, 4)),
                    "infinitePayoff",
                    Integer.toString((int) infinite));
            DoubleUnaryOperator next = v -> value(
                    kept[0] == 0 ? v : pays[0],
                    kept[1] == 0 ? v : pays[1],
                    kept[2] == 0 ? v : pays[2],
                    kept[3] == 0 ? v : pays[3]);
            double at = next.applyAsDouble(infinite) - infinite;
            double nearest = Math.abs(at) < 1e-12
                    ? infinite
                    : at > 0
                            ? meets(v -> v < infinite ? 100 : next.applyAsDouble(v) > v + 1e-13 ? 100 : -100)
                            : meets(v -> v > infinite ? -100 : next.applyAsDouble(v) < v - 1e-13 ? -100 : 100);
            Solution solution = solved("sequence", document);
            Object decimals = solution.facts().find("decimals").orElseThrow().value();
            assertEquals(
                    nearest,
                    Double.parseDouble(String.valueOf(((Map<?, ?>) decimals).get("G"))),
                    1e-5,
                    document::toString);
        }
    }

    /** Every game pays one more than the last, also on the way round: v(n) = n + 1 + √2, by the factor (2 - √2)(1 - √2/2) a step. */
    @Test
    void aShiftedGameMayPayOnItsLoopWhereOneSolutionIsLeft() {
        Map<String, Object> document =
                InOrder.of("template", List.of(List.of("n+3", "n+2"), List.of("n+1", "G(n+1)")), "n", "4");
        isWorth(5 + Math.sqrt(2), solved("sequence", document), document);
    }

    /** Where a shifted game pays on a loop that need never stop, no value of the form an + c is claimed. */
    @Test
    void waitingForEverMoreIsNotAShift() {
        for (List<List<String>> template : List.of(
                List.of(List.of("G(n+1)"), List.of("n")),
                List.of(List.of("G(n+1)+2"), List.of("n+3")),
                List.of(List.of("-n+1", "G(n+1)", "-n-3")))) {
            Solution solution = solved("sequence", InOrder.of("template", template));
            org.junit.jupiter.api.Assertions.assertThrows(
                    hissho.fact.NotAnswered.class,
                    () -> solution.facts().find("value").orElseThrow().value());
        }
    }

    /** A formula with cases agrees with a line at many n and leaves it later: no value of the form an + c is claimed. */
    @Test
    void aFormulaWithCasesIsNoShift() {
        for (String cell :
                List.of("if(n>100,0,n)+3", "min(n,60)+3", "abs(n-70)", "n+3+n*(n-1)*(n-2)*(n-5)*(n-11)*(n-50)")) {
            Solution solution =
                    solved("sequence", InOrder.of("template", List.of(List.of(cell, "n+2"), List.of("n+1", "G(n+1)"))));
            org.junit.jupiter.api.Assertions.assertThrows(
                    hissho.fact.NotAnswered.class,
                    () -> solution.facts().find("value").orElseThrow().value(),
                    cell);
        }
    }

    /**
     * Larger matrices, whose fractions grow many times at every step: each is answered soon, and far cuts from a large and a small end hold the
     * value between them.
     */
    @Test
    void largerSequencesAreSolvedSoonAndLieBetweenFarCuts() {
        SplittableRandom random = new SplittableRandom(31);
        String[] chances = {"1/2", "1/3", "3/4", "1/5"};
        for (int trial = 0; trial < 40; trial++) {
            int height = random.nextInt(2, 5);
            int width = random.nextInt(2, 5);
            double[][] pay = new double[height][width];
            double[][] goesOn = new double[height][width];
            List<Object> template = new ArrayList<>();
            for (int i = 0; i < height; i++) {
                List<Object> line = new ArrayList<>();
                for (int j = 0; j < width; j++) {
                    int own = random.nextInt(-4, 6);
                    int which = random.nextInt(8);
                    String chance = which < 4 ? chances[which] : "0";
                    goesOn[i][j] = which < 4 ? new double[] {0.5, 1.0 / 3, 0.75, 0.2}[which] : 0;
                    pay[i][j] = own;
                    line.add(chance + "*G(n+1)+(1-" + chance + ")*n+" + own);
                }
                template.add(line);
            }
            Map<String, Object> document = InOrder.of("template", template);
            Solution solution = solved("sequence", document, Progress.atMost(20_000));
            Object decimals = solution.facts().find("decimals").orElseThrow().value();
            double found = Double.parseDouble(String.valueOf(((Map<?, ?>) decimals).get("G")));
            double low = -1000;
            double high = 1000;
            for (int k = 119; k >= 0; k--) {
                low = cut(pay, goesOn, k, low);
                high = cut(pay, goesOn, k, high);
            }
            assertEquals(low, high, 1e-6, document::toString);
            assertEquals(low, found, 1e-4, document::toString);
        }
    }

    /** The value of G(n) with an amount put in for the next game, in floating point from game to game. */
    private static double cut(double[][] pay, double[][] goesOn, int n, double next) {
        hissho.number.RationalMatrix matrix = hissho.number.RationalMatrix.generate(
                pay.length,
                pay[0].length,
                (i, j) -> hissho.number.Rational.ofExactly(pay[i][j] + goesOn[i][j] * next + (1 - goesOn[i][j]) * n));
        return hissho.linear.GameProgram.solve(matrix, hissho.progress.Progress.none())
                .value()
                .doubleValue();
    }
}
