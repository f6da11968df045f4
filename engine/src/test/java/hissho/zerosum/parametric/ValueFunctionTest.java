package hissho.zerosum.parametric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The value function against the linear program at many parameters. */
class ValueFunctionTest {

    private static ValueFunction of(String rows) {
        List<List<String>> matrix = new ArrayList<>();
        for (String row : rows.split(";")) matrix.add(List.of(row.strip().split("\\s+")));
        return ValueFunction.of(
                ParametricGame.read(Node.root(Map.of("matrix", matrix, "parameter", "t"))), Progress.none());
    }

    private static String written(ValueFunction v) {
        return String.join(
                "; ",
                v.valuePieces().stream()
                        .map(p -> p.span().write("t") + ": " + p.value().write("t"))
                        .toList());
    }

    @Test
    void theTextbookExercise() {
        ValueFunction v = of("0 2; t 1");
        assertEquals("t ≤ 0: 0; 0 ≤ t ≤ 1: t; t ≥ 1: 2t/(t+1)", written(v));
        assertTrue(v.isContinuous());
        assertTrue(v.certified(Progress.none()));
        assertEquals(
                List.of("t ≤ 0", "t ≥ 0"),
                v.concaveSpans().stream().map(s -> s.write("t")).toList());
    }

    @Test
    void helicopterOverThreeSquares() {
        assertEquals(
                "t ≤ 1/2: (2t^2-1)/(4t-3); 1/2 ≤ t ≤ 1: t; t ≥ 1: (2t^2-1)/(4t-3)", written(of("1 t 0; t 1 t; 0 t 1")));
        assertEquals("t ≤ 0: 0; t ≥ 0: 2t/(3t+2)", written(of("1 0 0; 0 2 0; 0 0 t")));
    }

    /** Where an entry has a pole there is no game, so that no piece claims the point. */
    @Test
    void piecesLeaveOutPoles() {
        for (String rows : List.of("1/t 1; 1 2", "1/(t^2-2) 1; 1 2", "1/t 1 0; 1 2 t; t^2 0 1/(t-1)")) {
            ValueFunction v = of(rows);
            for (Piece piece : v.pieces()) {
                String span = v.write(piece.span());
                piece.span().low().ifPresent(low -> {
                    boolean left = v.poles().contains(low);
                    String end = low.write("t");
                    assertEquals(left, span.startsWith(end + " < t") || span.equals("t > " + end), span);
                });
                piece.span()
                        .high()
                        .ifPresent(high ->
                                assertEquals(v.poles().contains(high), span.endsWith("t < " + high.write("t")), span));
            }
        }
        assertEquals("t < 0", of("1/t 1; 1 2").write(Span.of(null, Rational.ZERO)));
    }

    @Test
    void irrationalBreakpoints() {
        ValueFunction v = of("t^2 2");
        assertEquals("t ≤ -√2: 2; -√2 ≤ t ≤ √2: t^2; t ≥ √2: 2", written(v));
        assertTrue(v.certified(Progress.none()));
    }

    @Test
    void polesSplitTheLine() {
        ValueFunction v = of("1/t 0; 0 1");
        assertEquals(1, v.poles().size());
        assertTrue(v.certified(Progress.none()));
        assertEquals(Rational.parse("1/3"), v.at(Rational.HALF).orElseThrow().over(2), written(v));
    }

    @Test
    void agreesWithTheLinearProgramEverywhere() {
        Generator<List<Integer>> coefficients = Generator.listOf(Generator.whole(-4, 4), 18, 18);
        Property.holds(60, coefficients, c -> {
            int height = 2 + Math.floorMod(c.get(0), 2);
            int width = 2 + Math.floorMod(c.get(1), 2);
            List<List<String>> matrix = new ArrayList<>();
            for (int i = 0; i < height; i++) {
                List<String> row = new ArrayList<>();
                for (int j = 0; j < width; j++)
                    row.add(c.get(2 * (3 * i + j)) + "+" + "(" + c.get(2 * (3 * i + j) + 1) + ")t");
                matrix.add(row);
            }
            ParametricGame game = ParametricGame.read(Node.root(Map.of("matrix", matrix, "parameter", "t")));
            ValueFunction v = ValueFunction.of(game, Progress.none());
            assertTrue(v.certified(Progress.none()));
            assertTrue(v.isContinuous());
            for (int k = -15; k <= 15; k++) {
                Rational t = Rational.of(k, 4);
                assertEquals(
                        MatrixSolver.optimum(game.at(t).orElseThrow(), Progress.none())
                                .value(),
                        v.at(t).orElseThrow());
            }
        });
    }

    /** Matrices full of ties, in which the first number that is looked at is often the end of a piece. */
    @Test
    void agreesWithTheLinearProgramWhereLinesTie() {
        assertEquals("t ≤ 1: (t^2-2)/(3t-4); 1 ≤ t ≤ 2: 1; t ≥ 2: (t^2-2)/(3t-4)", written(of("t 1 1; 1 0 t; 1 t 0")));
        List<String> entries = List.of("0", "1", "t", "-t", "1-t", "2");
        Property.holds(150, Generator.listOf(Generator.whole(0, 5), 9, 9), c -> {
            List<List<String>> matrix = new ArrayList<>();
            for (int i = 0; i < 3; i++)
                matrix.add(
                        c.subList(3 * i, 3 * i + 3).stream().map(entries::get).toList());
            ParametricGame game = ParametricGame.read(Node.root(Map.of("matrix", matrix, "parameter", "t")));
            ValueFunction v = ValueFunction.of(game, Progress.none());
            assertTrue(v.certified(Progress.none()), written(v));
            for (int k = -15; k <= 15; k++) {
                Rational t = Rational.of(k, 4);
                assertEquals(
                        MatrixSolver.optimum(game.at(t).orElseThrow(), Progress.none())
                                .value(),
                        v.at(t).orElseThrow());
            }
        });
    }
}
