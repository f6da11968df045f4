package hissho.card.trick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.trick.staircase.Combinadics;
import hissho.card.trick.staircase.StairTables;
import hissho.card.trick.staircase.Staircase;
import hissho.progress.Progress;
import hissho.store.MemoryStore;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TwoScoringTest {

    @Test
    void theClosedFormEqualsTheTables() {
        StairTables tables = StairTables.fill(9, new MemoryStore(), 1, Progress.none());
        for (int n = 1; n <= 9; n++)
            for (long number = 0; number < Combinadics.count(n); number++) {
                int word = Combinadics.word(n, number);
                Deal deal = new Deal(n, Integer.toUnsignedLong(word));
                assertEquals(Staircase.valueAt(tables.stairs(n, word), 2), TwoScoring.value(deal, true), deal.word());
                int other = Staircase.valueAt(tables.stairs(n, Staircase.reversed(word, 2 * n)), 2);
                assertEquals(2 - other, TwoScoring.value(deal, false), deal.word());
            }
    }

    @Test
    void theStrategiesHoldAgainstEveryDefence() {
        for (int n = 2; n <= 5; n++)
            for (long number = 0; number < Combinadics.count(n); number++) {
                Deal deal = new Deal(n, Integer.toUnsignedLong(Combinadics.word(n, number)));
                if (!deal.isLeft(2 * n) || deal.isLeft(2 * n - 1)) continue;
                List<Integer> a = deal.leftHand();
                List<Integer> b = deal.rightHand();
                assertTrue(otherKeepsHis(a, b), deal.word());
                switch (TwoScoring.decide(deal, false)) {
                    case CAUGHT -> assertTrue(holderCatches(a, b), deal.word());
                    case ESCAPES -> assertTrue(otherEscapes(a, b), deal.word());
                    default -> throw new AssertionError(deal.word());
                }
            }
    }

    /** The holder leads anything: the other never loses his scoring card to the highest card. */
    private static boolean otherKeepsHis(List<Integer> a, List<Integer> b) {
        return a.stream().allMatch(lead -> {
            int answer = TwoScoring.answerOfOther(a, b, lead);
            // either the highest card is spent, or the second highest has taken its trick
            return lead.equals(a.getFirst()) ? answer != b.getFirst() : answer > lead;
        });
    }

    /** The other leads anything: the holder loses every plain trick and catches the scoring card in the end. */
    private static boolean holderCatches(List<Integer> a, List<Integer> b) {
        return b.stream().allMatch(lead -> {
            int answer = TwoScoring.answerOfHolder(a, b, lead);
            if (lead.equals(b.getFirst())) return answer == a.getFirst();
            // with two cards left the highest card meets the second highest in the last trick, whoever leads it
            return (a.size() == 2 || answer < lead) && holderCatches(without(a, answer), without(b, lead));
        });
    }

    /** The holder answers anything: he wins a plain trick while both scoring cards are there and cards remain, or spends his own. */
    private static boolean otherEscapes(List<Integer> a, List<Integer> b) {
        if (TwoScoring.lever(a, b) == 0) return false;
        int lead = TwoScoring.leadOfOther(a, b);
        return a.stream().allMatch(answer -> {
            if (answer.equals(a.getFirst())) return lead != b.getFirst();
            if (answer > lead) return a.size() > 2 && otherKeepsHis(without(a, answer), without(b, lead));
            return otherEscapes(without(a, answer), without(b, lead));
        });
    }

    private static List<Integer> without(List<Integer> hand, int rank) {
        List<Integer> rest = new ArrayList<>(hand);
        rest.remove((Integer) rank);
        return rest;
    }
}
