package hissho.card.tanhinmin.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.progress.Progress;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ManyPlayersTest {

    @Test
    void ofTwoPlayersIsThePlainGame() {
        FullSearch search = new FullSearch(3, 3, 0);
        for (int x = 0; x < search.hands.size(); x++)
            for (int y = 0; y < search.hands.size(); y++)
                for (int table = 0; table <= 3; table++) {
                    Hand mover = search.hands.get(x);
                    Hand other = search.hands.get(y);
                    Set<List<Integer>> expected =
                            Set.of(LinearRule.moverWins(mover, other, table) ? List.of(2, 4) : List.of(4, 2));
                    assertEquals(
                            expected,
                            new ManyPlayers(List.of(mover, other), table)
                                    .solve(Progress.none())
                                    .results());
                }
    }

    @Test
    void passingOnAnEmptyTableCanBeRightForThree() {
        ManyPlayers eight = new ManyPlayers(List.of(Hand.of(1, 1, 2, 4), Hand.of(2, 3), Hand.of(3, 3)), 0);
        ManyPlayers.Outcome outcome = eight.solve(Progress.none());
        assertTrue(outcome.passIsRight());
        for (ManyPlayers.Move move : outcome.moves())
            assertEquals(move.card() == 0 ? 4 : 6, move.best(0), "the best place, doubled, after " + move.card());
    }

    @Test
    void withFiveCardsOrFewerItNeverIs() {
        FullSearch hands = new FullSearch(4, 3, 0);
        for (Hand a : hands.hands)
            for (Hand b : hands.hands)
                for (Hand c : hands.hands)
                    if (a.size() + b.size() + c.size() <= 5)
                        assertFalse(new ManyPlayers(List.of(a, b, c), 0).solve(Progress.none()).passIsRight(), a + " " + b + " " + c);
    }
}
