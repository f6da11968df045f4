package hissho.zerosum.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Search games by column generation, against known values and against the games written out in full. */
class SearchGamesTest {

    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "2, 3/2",
        "3, 9/5",
        "4, 2",
        "5, 20/9",
        "6, 12/5",
        "7, 23/9",
        "8, 27/10",
        "9, 31/11",
        "10, 35/12",
        "11, 187/62"
    })
    void dresherToEleven(int n, String value) {
        SearchSolution<GuessTree> solution = ColumnGeneration.solve(new Dresher(n), Progress.none());
        assertEquals(Rational.parse(value), solution.value());
        assertTrue(solution.certified(Progress.none()));
    }

    @Test
    void dresherAgreesWithAllTreesWrittenOut() {
        for (int n = 1; n <= 6; n++) {
            Rational full = MatrixSolver.optimum(new Dresher(n).matrix(), Progress.none())
                    .value();
            assertEquals(
                    full,
                    ColumnGeneration.solve(new Dresher(n), Progress.none()).value());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 3, 2, 5/2, 2",
        "1, 4, 2, 8/3, 3",
        "1, 5, 2, 3, 4",
        "2, 2, 2, 3, 4",
        "2, 3, 2, 25/7, 7",
        "2, 4, 2, 91/22, 10",
        "1, 5, 3, 11/3, 3",
        "3, 3, 3, 9/2, 6",
        "3, 3, 2, 9/2, 12",
        "3, 2, 2, 25/7, 7"
    })
    void battleship(int rows, int columns, int ship, String value, int placements) {
        Battleship game = new Battleship(rows, columns, List.of(ship));
        SearchSolution<ShotTree> solution = ColumnGeneration.solve(game, Progress.none());
        assertEquals(Rational.parse(value), solution.value());
        assertEquals(placements, game.placements());
        assertTrue(solution.certified(Progress.none()));
    }

    /** The twin: every shooting plan of a tiny board, tried one by one without symmetry. */
    @Test
    void bestShootingAgreesWithTryingEverything() {
        for (String weights : List.of("1,0,1", "1,2,3", "0,0,1", "5,1,1")) {
            Battleship game = new Battleship(1, 4, List.of(2));
            String[] w = weights.split(",");
            RationalVector classes = RationalVector.of(Rational.parse(w[0]), Rational.parse(w[1]));
            RationalVector fleets = game.lifted(classes);
            Rational least = exhaustive(game, fleets, 0, 0);
            assertEquals(least, game.fewestLooks(classes, Progress.none()), weights);
        }
    }

    private static Rational exhaustive(Battleship game, RationalVector weights, long shots, long hits) {
        Rational total = Rational.ZERO;
        boolean open = false;
        for (int f = 0; f < weights.size(); f++) {
            long fleet = game.fleets().get(f);
            if ((fleet & shots) != hits || (fleet & ~hits) == 0) continue;
            open = true;
            total = total.plus(weights.get(f));
        }
        if (!open) return Rational.ZERO;
        Rational best = null;
        for (int s = 0; s < game.board().squares(); s++) {
            long bit = 1L << s;
            if ((shots & bit) != 0) continue;
            Rational after = exhaustive(game, weights, shots | bit, hits | bit)
                    .plus(exhaustive(game, weights, shots | bit, hits));
            if (best == null || after.compareTo(best) < 0) best = after;
        }
        return total.plus(best);
    }

    @Test
    void twoShipsAtOnce() {
        SearchSolution<ShotTree> solution =
                ColumnGeneration.solve(new Battleship(2, 3, List.of(2, 1)), Progress.none());
        assertTrue(solution.certified(Progress.none()));
        assertTrue(solution.value().compareTo(Rational.of(3)) > 0);
    }

    @Test
    void allHidersOfFourNumbers() {
        Dresher game = new Dresher(4);
        SearchSolution<GuessTree> solution = ColumnGeneration.solve(game, Progress.none());
        List<RationalVector> extreme = ColumnGeneration.extremeHiders(game, solution, 1000, Progress.none())
                .orElseThrow();
        assertEquals(2, extreme.size());
        assertTrue(extreme.stream()
                .allMatch(w -> game.fewestLooks(w, Progress.none()).equals(solution.value())));
    }

    @Test
    void tooLargeIsRefusedAtItsPlace() {
        BadDocument wide = assertThrows(
                BadDocument.class, () -> Battleship.read(Node.root(Map.of("rows", 9, "cols", 9, "ship", 2))));
        assertEquals("search.bad.board-too-large", wide.what().key());
        BadDocument fit = assertThrows(
                BadDocument.class, () -> Battleship.read(Node.root(Map.of("rows", 2, "cols", 2, "ship", 3))));
        assertEquals("ship", fit.place());
    }
}
