package hissho.stochastic.named;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A saddle point under an assumption, held against the matrix at single numbers. */
class AssumedSaddleTest {

    private static Solution solve(List<List<String>> matrix, String assume) {
        return solve(AssumedSaddle.kind(), matrix, assume);
    }

    private static <G extends Game> Solution solve(Kind<G> kind, List<List<String>> matrix, String assume) {
        return kind.solve(kind.read(Node.root(InOrder.of("matrix", matrix, "assume", assume))), Progress.none());
    }

    /** An end that the assumption leaves out cannot be the value. */
    @Test
    void strictAssumptionsLeaveTheirEndsOut() {
        for (String open : List.of("v>4", "4<v<=9", "4 < v < 9"))
            assertEquals(
                    true, solve(List.of(List.of("4", "v")), open).facts().get("contradiction", Boolean.class), open);
        for (String closed : List.of("v>=4", "4<=v<9", "v ≥ 4"))
            assertEquals(
                    false,
                    solve(List.of(List.of("4", "v")), closed).facts().get("contradiction", Boolean.class),
                    closed);
    }

    @Test
    void theCellIsASaddlePointAtEveryNumberTriedAndTheVerdictFollows() {
        Random random = new Random(18);
        int answered = 0;
        for (int trial = 0; trial < 3000; trial++) {
            long[][] a = new long[2][2];
            long[][] b = new long[2][2];
            List<List<String>> matrix = new java.util.ArrayList<>();
            for (int i = 0; i < 2; i++) {
                List<String> row = new java.util.ArrayList<>();
                for (int j = 0; j < 2; j++) {
                    a[i][j] = random.nextInt(13) - 6;
                    b[i][j] = random.nextInt(3) - 1;
                    row.add(a[i][j] + "+" + b[i][j] + "*v");
                }
                matrix.add(row);
            }
            int end = random.nextInt(9) - 4;
            boolean up = random.nextBoolean();
            boolean open = random.nextBoolean();
            String assume = "v" + (up ? ">" : "<") + (open ? "" : "=") + end;
            Solution solution;
            try {
                solution = solve(matrix, assume);
            } catch (BadDocument _) {
                continue;
            }
            answered++;
            List<?> cell = solution.facts().get("saddle", List.class);
            int i = ((Number) cell.get(0)).intValue() - 1;
            int j = ((Number) cell.get(1)).intValue() - 1;
            for (int step = 0; step < 40; step++) {
                Rational v = Rational.of(end).plus(Rational.of(up ? step : -step, 3));
                for (int k = 0; k < 2; k++) {
                    assertTrue(at(a[i][k], b[i][k], v).compareTo(at(a[i][j], b[i][j], v)) >= 0, matrix + assume);
                    assertTrue(at(a[k][j], b[k][j], v).compareTo(at(a[i][j], b[i][j], v)) <= 0, matrix + assume);
                }
            }
            assertEquals(
                    !hasSolution(a[i][j], b[i][j], end, up, open),
                    solution.facts().get("contradiction", Boolean.class),
                    matrix + " " + assume);
            assertTrue(solution.certificate(Progress.none()).holds(), matrix + " " + assume);
        }
        assertTrue(answered > 300, "only " + answered + " had a saddle point");
    }

    private static Rational at(long a, long b, Rational v) {
        return Rational.of(a).plus(v.times(b));
    }

    /** Whether v = a + bv has a solution beyond the end. */
    private static boolean hasSolution(long a, long b, int end, boolean up, boolean open) {
        if (b == 1) return a == 0;
        int side = Rational.of(a, 1 - b).compareTo(Rational.of(end));
        return (up ? side > 0 : side < 0) || (side == 0 && !open);
    }
}
