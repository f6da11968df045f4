package hissho.stochastic.system.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.Algebraic;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The value as a function of Q on random systems, against the value solved anew for single Q. */
class OfQTest {

    private static Cell cell(RandomGenerator random, int games, boolean swaps) {
        int to = random.nextInt(games);
        boolean swap = swaps && random.nextInt(3) == 0;
        return switch (random.nextInt(5)) {
            case 0, 1 -> new Cell(Rational.ZERO, List.of(new Cell.Next(to, Rational.ONE, swap)), Rational.ZERO);
            case 2 ->
                new Cell(
                        Rational.of(random.nextInt(-2, 3)),
                        List.of(new Cell.Next(to, Rational.HALF, swap)),
                        Rational.HALF);
            default -> Cell.paying(Rational.of(random.nextInt(-4, 5)));
        };
    }

    private static GameSystem drawn(RandomGenerator random, boolean swaps) {
        int games = random.nextInt(swaps ? 1 : 2, swaps ? 3 : 4);
        List<Stage> stages = new ArrayList<>();
        for (int k = 0; k < games; k++) {
            int height = random.nextInt(1, 3);
            int width = random.nextInt(1, 3);
            List<List<Cell>> cells = new ArrayList<>();
            for (int i = 0; i < height; i++) {
                List<Cell> line = new ArrayList<>();
                for (int j = 0; j < width; j++) line.add(cell(random, games, swaps));
                cells.add(line);
            }
            stages.add(new Stage(
                    "G" + k,
                    List.of("a", "b").subList(0, height),
                    List.of("a", "b").subList(0, width),
                    cells));
        }
        return GameSystem.of(stages, Rational.ZERO);
    }

    @Test
    void piecesAreRightAtOtherQ() {
        int answered = 0;
        for (int seed = 0; seed < 30; seed++) {
            RandomGenerator random = new java.util.SplittableRandom(seed);
            GameSystem system = drawn(random, seed % 3 == 0);
            Arena arena = Arena.of(system);
            if (Classification.of(arena) != Classification.RECURSIVE || Classification.paysForEver(arena)) continue;
            List<OfQ.Piece> pieces;
            try {
                pieces = new OfQ(system, Progress.none()).pieces(0);
            } catch (NotAnswered e) {
                continue;
            }
            answered++;
            for (int n = 0; n < 4; n++) {
                Rational q = Rational.of(random.nextInt(-70, 71), 7);
                Optional<Exact> exact = Valuation.of(system.paying(q), Optional.of(q), Progress.none())
                        .exact();
                if (exact.isEmpty()) continue;
                List<OfQ.Piece> holding = pieces.stream()
                        .filter(piece -> piece.admits(Algebraic.of(q)))
                        .toList();
                assertTrue(!holding.isEmpty(), "seed " + seed);
                for (OfQ.Piece piece : holding)
                    assertEquals(
                            exact.get().value().getFirst(), piece.at(Algebraic.of(q)), "seed " + seed + ", Q " + q);
            }
        }
        assertTrue(answered > 7, answered + " answered");
    }

    @Test
    void theTrapHasEverySolutionFromNought() {
        Cell stay = new Cell(Rational.ZERO, List.of(new Cell.Next(0, Rational.ONE, false)), Rational.ZERO);
        Cell gamble = new Cell(Rational.HALF, List.of(new Cell.Next(1, Rational.HALF, false)), Rational.HALF);
        GameSystem trap = GameSystem.of(
                List.of(
                        new Stage(
                                "S", List.of("stay", "gamble"), List.of("1"), List.of(List.of(stay), List.of(gamble))),
                        new Stage("C", List.of("1"), List.of("1"), List.of(List.of(Cell.paying(Rational.of(-1)))))),
                Rational.ZERO);
        OfQ ofQ = new OfQ(trap, Progress.none());
        assertEquals(new OfQ.Ends(Optional.of(Algebraic.ZERO), Optional.empty()), ofQ.ends(0));
        assertTrue(ofQ.ends(1).isOne());
    }
}
