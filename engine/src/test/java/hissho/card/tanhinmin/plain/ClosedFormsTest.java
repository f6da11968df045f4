package hissho.card.tanhinmin.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The closed forms of the papers: two ranks, identical hands, strategy W and its state diagrams. */
class ClosedFormsTest {

    @Test
    void thePrintedTheoremOnTwoRanksFailsExactlyWhereItIsCorrected() {
        int exceptions = 0;
        for (int a = 0; a < 6 * 6 * 6 * 6; a++) {
            Hand mover = Hand.ofCounts(new int[] {1, 2}, new int[] {a % 6, a / 6 % 6});
            Hand other = Hand.ofCounts(new int[] {1, 2}, new int[] {a / 36 % 6, a / 216});
            if (mover.isEmpty() || other.isEmpty()) continue;
            TwoRanks form = TwoRanks.of(mover, other, 1, 2);
            boolean wins = LinearRule.moverWins(mover, other, 0);
            assertEquals(wins, form.corrected(), mover + " " + other);
            assertEquals(form.exception(), form.printed() != wins, mover + " " + other);
            if (form.exception()) exceptions++;
            if (wins)
                assertTrue(
                        new StrategyPlays((own, opposing, table) -> TwoRanks.strategy(own, table))
                                .winsAll(mover, other),
                        mover + " " + other);
        }
        assertEquals(30, exceptions);
    }

    @Test
    void strategyWWinsWithThreeRanksOrMoreAndEqualNumbers() {
        int[] most = {0, 7, 5, 4, 3};
        for (int copies = 1; copies <= 4; copies++) {
            assertFalse(StrategyW.wins(Hand.ofEach(2, copies), Hand.ofEach(2, copies)), copies + " of two ranks");
            for (int n = 3; n <= most[copies]; n++)
                assertTrue(StrategyW.wins(Hand.ofEach(n, copies), Hand.ofEach(n, copies)), copies + " of " + n);
        }
        Hand unequal = Hand.of(1, 2, 3, 3);
        assertFalse(StrategyW.wins(unequal, unequal));
        assertTrue(LinearRule.moverWins(unequal, unequal, 0));
    }

    @Test
    void theStateDiagramsHaveExactlyTheEdgesThatOccur() {
        for (int n = 4; n <= 6; n++) assertEquals(edges(StateDiagram.SINGLE), walked(n, 1), "single, n = " + n);
        for (int n = 3; n <= 5; n++) assertEquals(edges(StateDiagram.DOUBLE), walked(n, 2), "double, n = " + n);
    }

    private static Set<StateDiagram.Edge> edges(StateDiagram diagram) {
        return new HashSet<>(diagram.edges());
    }

    private static Set<StateDiagram.Edge> walked(int n, int copies) {
        Set<StateDiagram.Edge> edges = new HashSet<>();
        Hand hand = Hand.ofEach(n, copies);
        Walk start = Walk.start(StateDiagram.ofCopies(copies).orElseThrow(), n);
        walk(hand, hand, 0, true, start, edges, new HashSet<>());
        return edges;
    }

    /** Every play of the second player's against W that never passes on an empty table. */
    private static void walk(
            Hand first,
            Hand second,
            int table,
            boolean firstMoves,
            Walk walk,
            Set<StateDiagram.Edge> edges,
            Set<Object> seen) {
        if (!seen.add(List.of(
                first,
                second,
                table,
                firstMoves,
                walk.state(),
                Math.min(walk.round(), 2),
                walk.highestPlayed(),
                walk.difference()))) return;
        if (first.isEmpty() || second.isEmpty()) {
            assertTrue(first.isEmpty(), "the first player wins");
            return;
        }
        List<Integer> cards = firstMoves ? List.of(StrategyW.move(first, second, table)) : second.ranksAbove(table);
        for (int card : cards) {
            if (card == 0) continue;
            Hand a = firstMoves ? first.without(card) : first;
            Hand b = firstMoves ? second : second.without(card);
            step(a, b, card, !firstMoves, walk, walk.played(firstMoves, a, b), edges, seen);
        }
        boolean passes = firstMoves ? cards.contains(0) : table > 0;
        if (passes) step(first, second, 0, !firstMoves, walk, walk.passed(firstMoves, second), edges, seen);
    }

    private static void step(
            Hand a,
            Hand b,
            int table,
            boolean firstMoves,
            Walk before,
            Walk after,
            Set<StateDiagram.Edge> edges,
            Set<Object> seen) {
        if (after.path().size() > before.path().size()) edges.add(after.path().getLast());
        walk(a, b, table, firstMoves, after, edges, seen);
    }
}
