package hissho.zerosum.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import hissho.zerosum.named.Diagonal;
import hissho.zerosum.named.Guessing;
import hissho.zerosum.named.IntegerGame;
import hissho.zerosum.named.MagicSquares;
import hissho.zerosum.named.NamedGame;
import hissho.zerosum.named.SquareGame;
import hissho.zerosum.named.Thievery;
import hissho.zerosum.named.Tridiagonal;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every formula of the literature agrees with the linear program, and every matrix is the one the rules give. */
class NamedGamesTest {

    private static Stream<NamedGame> formulas() {
        List<Rational> fractions = Stream.of("-1/2", "-1/3", "0", "1/4", "1/3", "1/2", "9/10", "1", "3/2", "-2")
                .map(Rational::parse)
                .toList();
        return IntStream.rangeClosed(1, 9)
                .boxed()
                .flatMap(n -> Stream.concat(
                        Stream.of(
                                new Guessing.AbsoluteDifference(n),
                                new Guessing.PowerOfTwo(n),
                                new Guessing.Pascal(n),
                                new Tridiagonal.NumberHides(n),
                                new IntegerGame.Mendelsohn(n, Rational.of(2), Rational.of(3)),
                                new IntegerGame.Mendelsohn(n, Rational.of(1), Rational.of(2))),
                        fractions.stream()
                                .flatMap(x -> Stream.of(
                                        new Guessing.Discount(n, x),
                                        new Tridiagonal.Helicopter(n, x),
                                        new Guessing.HighLow(n, Rational.ONE, x, Rational.ZERO),
                                        new Guessing.HighLow(n, Rational.ONE, x, Rational.parse("-1/5"))))));
    }

    @Test
    void formulasAgreeWithTheLinearProgram() {
        int[] checked = {0};
        formulas()
                .forEach(game -> game.closedForm().ifPresent(form -> {
                    MatrixGame matrix = game.matrix();
                    assertTrue(form.proves(matrix.payoffs()), game.toString());
                    assertEquals(MatrixSolver.optimum(matrix, Progress.none()).value(), form.value(), game.toString());
                    checked[0]++;
                }));
        assertTrue(checked[0] > 250, "formulas that apply: " + checked[0]);
    }

    @Test
    void thieveryBelievesItsFormulaForAnyWorths() {
        Property.holds(200, Generator.listOf(Generator.whole(1, 12), 1, 6), worths -> {
            Thievery game = new Thievery(
                    RationalVector.of(worths.stream().map(Rational::of).toList()));
            assertTrue(game.closedForm().orElseThrow().proves(game.matrix().payoffs()));
        });
    }

    @Test
    void diagonalGamesOfAnySigns() {
        Property.holds(200, Generator.listOf(Generator.whole(-3, 3), 1, 5), d -> {
            Diagonal game =
                    new Diagonal(RationalVector.of(d.stream().map(Rational::of).toList()));
            assertTrue(game.closedForm().orElseThrow().proves(game.matrix().payoffs()));
        });
    }

    @Test
    void magicSquaresOfEveryOrder() {
        for (int n = 1; n <= 14; n++) {
            if (n == 2) continue;
            RationalMatrix square = MagicSquares.ofOrder(n);
            Rational sum = Rational.of((long) n * (n * n + 1), 2);
            assertEquals((long) n * n, square.entries().distinct().count());
            assertTrue(square.rows().stream().allMatch(r -> r.sum().equals(sum)), "rows of order " + n);
            assertTrue(square.columns().stream().allMatch(c -> c.sum().equals(sum)), "columns of order " + n);
            assertEquals(
                    Rational.of((long) n * n + 1, 2),
                    new SquareGame("magic-square", square)
                            .closedForm()
                            .orElseThrow()
                            .value());
        }
    }

    @Test
    void rulesGiveTheTextbookMatrices() {
        assertEquals(
                RationalMatrix.of(new long[] {-2, 3}, new long[] {3, -4}),
                read(Map.of("game", "odd-or-even")).payoffs());
        MatrixGame cards = read(Map.of(
                "game",
                "card-colour",
                "params",
                Map.of(
                        "I",
                        List.of(List.of("black", 1), List.of("red", 8)),
                        "II",
                        List.of(List.of("black", 7), List.of("red", 2)))));
        assertEquals(RationalMatrix.of(new long[] {1, -2}, new long[] {-7, 8}), cards.payoffs());
        assertEquals(List.of("black A", "red 8"), cards.rows());
        MatrixGame signs = read(
                Map.of("game", "rock-paper-scissors", "params", Map.of("order", List.of("rock", "scissors", "paper"))));
        assertEquals(Rational.ONE, signs.payoff(0, 1));
        MatrixGame dresher = read(Map.of("game", "dresher-guessing", "params", Map.of("n", 3)));
        assertEquals(List.of("1-2-3", "1-3-2", "2", "3-1-2", "3-2-1"), dresher.columns());
        assertEquals(RationalVector.of(2L, 3, 1, 3, 2), dresher.payoffs().row(1));
    }

    @Test
    void aSeriesOfGames() {
        List<NamedGame> games =
                GameInput.series(Families.find("number-hides").orElseThrow(), Node.root(Map.of("n", "2..5")));
        assertEquals(4, games.size());
        assertEquals(5, games.getLast().matrix().height());
    }

    @Test
    void complaintsNameThePlace() {
        BadDocument unknown = assertThrows(BadDocument.class, () -> read(Map.of("game", "chess")));
        assertEquals("game", unknown.place());
        BadDocument letters = assertThrows(
                BadDocument.class,
                () -> read(Map.of(
                        "game",
                        "latin-square",
                        "params",
                        Map.of("square", List.of("ab", "ab"), "values", Map.of("a", 1, "b", 2)))));
        assertEquals("params.square", letters.place());
        assertThrows(
                BadDocument.class, () -> read(Map.of("game", "thievery", "params", Map.of("values", List.of(1, 0)))));
        assertThrows(
                BadDocument.class,
                () -> read(Map.of("matrix", List.of(List.of(1, 2)), "rowLabels", List.of("a", "b"))));
    }

    private static MatrixGame read(Map<String, Object> input) {
        return GameInput.read(Node.root(input));
    }
}
