package hissho.poker.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.number.Rational;
import hissho.poker.BettingTree;
import hissho.poker.Bounds;
import hissho.poker.tree.BettingReader;
import hissho.progress.Progress;
import hissho.property.Property;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Equilibria of betting trees by linear programs on a grid, beside those that are found by patterns. */
final class GridSearchTest {

    private static BettingTree tree(String line) {
        return BettingReader.read(new Node("tree", line));
    }

    private static Bounds found(String line) {
        return new GridSearch(tree(line), Progress.none()).run().orElseThrow();
    }

    /** The classical models have closed forms, and the pot-limit value with three raises is 21/44 for player II. */
    @Test
    void classicalTreesAreSolvedExactly() {
        assertEquals(
                Rational.of(-1, 4),
                found("I: fold -1 | bet (II: fold +1 | call +-3)").lower());
        assertEquals(
                Rational.of(1, 9),
                found("I: check +-1 | bet (II: fold +1 | call +-3)").upper());
        Bounds potLimit = found("II: fold +1 | call +-3 | raise (I: fold -3 | call +-9 | raise (II: fold +9 | call +-27"
                + " | raise (I: fold -27 | call +-81)))");
        assertEquals(Rational.of(-21, 44), potLimit.lower());
        assertTrue(potLimit.isExact());
    }

    /** Two bets and two raises: an equilibrium in which hands mix, which no pattern of thresholds was found for. */
    @Test
    void treesWhoseHandsMixAreSolvedExactly() {
        Bounds bounds = BettingSolver.solve(
                tree(
                        "I: check +-1 | bet3 (II: fold +1 | call +-4 | bet1 (I: fold -4 | call +-5))"
                                + " | bet4 (II: fold +1 | call +-5 | bet1 (I: fold -5 | call +-6) | bet6 (I: fold -5 | call +-11))"),
                Progress.none());
        assertTrue(bounds.isExact(), () -> bounds.width().toString());
        assertEquals(Rational.of(45900181, 451929556), bounds.lower());
    }

    /** Whatever it finds are true bounds, and they meet those of the other way. */
    @Test
    void boundsMeetThoseOfPatterns() {
        Property.holds(5, (random, size) -> BettingTreePropertyTest.random(random, 1), tree -> {
            Bounds grid = new GridSearch(tree, Progress.none()).run().orElseThrow();
            Bounds scouted = BettingSolver.scouted(tree, Progress.none());
            for (Bounds one : List.of(grid, scouted))
                for (Bounds other : List.of(grid, scouted))
                    assertTrue(one.lower().compareTo(other.upper()) <= 0, () -> tree.written() + " " + one + other);
            assertTrue(
                    grid.width().doubleValue() < 0.01 * tree.largestStake().doubleValue(),
                    () -> "wide " + tree.written());
        });
    }
}
