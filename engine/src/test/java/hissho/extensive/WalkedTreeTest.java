package hissho.extensive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Property;
import org.junit.jupiter.api.Test;

/** Trees that are walked against trees that are stored. */
class WalkedTreeTest {

    @Test
    void aWalkFindsTheValueOfAStoredTree() {
        Property.holds(400, RandomTrees.of(2, true, RandomTrees.Knowledge.PERFECT, 40), sample -> {
            ExtensiveGame game = sample.game();
            for (int node = 0; node < game.tree().size(); node++) if (game.isChance(node)) return;
            WalkedTree.Cursor cursor = new WalkedTree.Cursor() {
                private int node;

                @Override
                public int moves() {
                    return game.tree().moves(node);
                }

                @Override
                public boolean isFirst() {
                    return game.mover(node) == 0;
                }

                @Override
                public long payoff() {
                    return game.paid(node).get(0).times(2).intValueExact();
                }

                @Override
                public void down(int move) {
                    node = game.tree().child(node, move);
                }

                @Override
                public void up() {
                    node = game.tree().parent(node);
                }
            };
            assertEquals(
                    BackwardInduction.one(game, Progress.none()).payoff().get(0).times(2),
                    Rational.of(WalkedTree.value(cursor, Progress.none())));
        });
    }
}
