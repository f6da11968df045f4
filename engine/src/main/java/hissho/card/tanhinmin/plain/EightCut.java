package hissho.card.tanhinmin.plain;

import java.util.ArrayList;
import java.util.List;

/**
 * The linear-time decision with eight-cut: a played eight clears the table at once, and its player leads again.
 *
 * <p>Nothing beats an eight, so eights are struck from every hand that is to be beaten. Which card a player leaves for last is no
 * longer clear: a hand without eights leaves its lowest card, as in the plain game; a hand with eights either leaves its lowest other
 * card, which then beats nothing either, or finishes with an eight and leaves none out. The mover wins iff for one of his choices the
 * inequality of the plain game holds against each of the opponent's. Found by this project and confirmed by full search.
 *
 * @param rank the rank that cuts, usually 8
 */
public record EightCut(int rank) {

    /** What a player makes of his hand: the cards that beat and the cards that may be beaten. */
    public record Plan(Hand beating, Hand beaten) {}

    /** A plan of the mover's against one of the other's: how many pairs each gets, and whether the mover gets enough. */
    public record Comparison(Plan mine, Plan theirs, int gained, int lost, boolean holds) {

        static Comparison of(Plan mine, Plan theirs, int table) {
            int gained = Matching.number(mine.beating, table > 0 ? theirs.beaten.plus(table) : theirs.beaten);
            int lost = Matching.number(theirs.beating, mine.beaten);
            return new Comparison(mine, theirs, gained, lost, table > 0 ? gained > lost : gained >= lost);
        }
    }

    /** Whether the mover wins; table 0 is the empty table. */
    public boolean moverWins(Hand mover, Hand other, int table) {
        List<Plan> theirs = plans(other);
        return plans(mover).stream()
                .anyMatch(mine -> theirs.stream().allMatch(plan -> Comparison.of(mine, plan, table).holds));
    }

    /** Every plan of the mover's against every plan of the other's. */
    public List<Comparison> comparisons(Hand mover, Hand other, int table) {
        List<Comparison> all = new ArrayList<>();
        for (Plan mine : plans(mover)) for (Plan theirs : plans(other)) all.add(Comparison.of(mine, theirs, table));
        return all;
    }

    private List<Plan> plans(Hand hand) {
        Hand beatable = hand.withoutAll(rank);
        if (beatable.isEmpty()) return List.of(new Plan(hand, beatable));
        Plan keepingLowest = new Plan(hand.without(beatable.lowest()), beatable.withoutLowest());
        if (beatable.size() == hand.size()) return List.of(new Plan(hand, keepingLowest.beaten));
        return List.of(keepingLowest, new Plan(hand, beatable));
    }

    /** Every winning move, each judged by the rule on the position it leads to. */
    public WinningMoves winningMoves(Hand mover, Hand other, int table) {
        List<Integer> cards = new ArrayList<>();
        for (int card : mover.ranksAbove(table)) if (wins(mover, other, card)) cards.add(card);
        return new WinningMoves(table > 0 && !moverWins(/* mover= */ other, /* other= */ mover, 0), cards);
    }

    private boolean wins(Hand mover, Hand other, int card) {
        Hand left = mover.without(card);
        if (left.isEmpty()) return true;
        return card == rank ? moverWins(left, other, 0) : !moverWins(other, left, card);
    }
}
