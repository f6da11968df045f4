package hissho.poker.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hissho.document.Node;
import hissho.number.Rational;
import hissho.poker.BettingTree;
import hissho.poker.HandStrategy;
import hissho.poker.tree.BettingReader;
import hissho.progress.Progress;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Equilibria in which both players' hands are cut into the same pieces. */
final class CommonPiecesTest {

    /** Of hands that come to a turn so rarely that each of its moves is too rare to count, all still move there, and nobody else does. */
    @Test
    void handsThatComeToATurnMoveThere() {
        BettingTree tree =
                BettingReader.read(new Node("tree", "I: wait (II: stop -2 | go on (I: take +3 | leave +-1))"));
        boolean[][] uses = {{true, true, false, false}, {true, true, false}};
        double[][] measures = {{1, 1, 0, 1e-12}, {1, 1, 0}};
        CommonPieces.Found found = CommonPieces.of(
                tree, new Plans(tree), List.of(new CommonPieces.Piece(uses, measures)), Progress.none());
        assertFalse(found.strategies().isEmpty());
        for (List<HandStrategy> both : found.strategies()) {
            assertEquals(
                    Rational.of(-2),
                    BettingSolver.bounds(tree, both.get(0), both.get(1), Progress.none())
                            .upper());
            assertEquals(
                    List.of(Rational.ZERO, Rational.ONE),
                    both.get(0).at(tree.turnsOf(0).getLast()).chances().getFirst());
        }
    }
}
