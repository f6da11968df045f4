package hissho.card.trick;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The closed form for two scoring cards, in linear time once the hands are sorted, and the strategies behind it.
 *
 * <p>Say the holder has the highest card and the other the second (a hand with both takes both). If the holder leads he takes one. If
 * the other leads, the holder takes both exactly if a_i &lt; b_i for every i from 3 to n, where a is the holder's hand and b the
 * other's, high to low.
 */
public final class TwoScoring {

    private TwoScoring() {}

    public static boolean applies(SuitRules rules) {
        return rules.highestScoring().equals(OptionalInt.of(2));
    }

    /** How a deal is decided. */
    public enum Case {
        /** both scoring cards in one hand */
        TOGETHER,
        /** a single trick: the higher card takes both */
        ONE_TRICK,
        /** one each, and the holder of the highest card leads */
        HOLDER_LEADS,
        /** one each, the other leads and can never give up the lead */
        CAUGHT,
        /** one each, the other leads and forces the holder to win a trick */
        ESCAPES
    }

    public static Case decide(Deal deal, boolean leftLeads) {
        boolean holderIsLeft = deal.isLeft(2 * deal.size());
        if (deal.size() > 0 && holderIsLeft == deal.isLeft(2 * deal.size() - 1)) return Case.TOGETHER;
        if (deal.size() == 1) return Case.ONE_TRICK;
        if (holderIsLeft == leftLeads) return Case.HOLDER_LEADS;
        return lever(hand(deal, holderIsLeft), hand(deal, !holderIsLeft)) == 0 ? Case.CAUGHT : Case.ESCAPES;
    }

    /** What Left takes. */
    public static int value(Deal deal, boolean leftLeads) {
        boolean holderIsLeft = deal.isLeft(2 * deal.size());
        int holder = switch (decide(deal, leftLeads)) {
            case TOGETHER, ONE_TRICK, CAUGHT -> 2;
            case HOLDER_LEADS, ESCAPES -> 1;
        };
        return holderIsLeft ? holder : 2 - holder;
    }

    /** The first index d from 3 on, counted from 1, with a_d > b_d, or 0 where there is none. */
    static int lever(List<Integer> holder, List<Integer> other) {
        return IntStream.rangeClosed(3, holder.size())
                .filter(d -> holder.get(d - 1) > other.get(d - 1))
                .findFirst()
                .orElse(0);
    }

    /** The other's answer to a lead of the holder's: anything but his scoring card to the highest card, and that card to everything else. */
    static int answerOfOther(List<Integer> holder, List<Integer> other, int lead) {
        return lead == holder.getFirst() ? other.getLast() : other.getFirst();
    }

    /** The holder's answer while he keeps losing the lead until his highest card catches the other's. */
    static int answerOfHolder(List<Integer> holder, List<Integer> other, int lead) {
        int j = other.indexOf(lead) + 1;
        if (j == 1) return holder.getFirst();
        if (j >= 3) return holder.get(j - 1);
        return holder.size() == 2 || holder.get(1) < other.get(1) ? holder.get(1) : holder.get(2);
    }

    /** The other's lead that in the end makes the holder win a plain trick: b_d with a_d > b_d. */
    static int leadOfOther(List<Integer> holder, List<Integer> other) {
        return other.get(lever(holder, other) - 1);
    }

    private static List<Integer> hand(Deal deal, boolean left) {
        return left ? deal.leftHand() : deal.rightHand();
    }
}
