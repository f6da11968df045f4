package hissho.card.tanhinmin.plain;

import java.util.ArrayList;
import java.util.List;

/**
 * Every winning move of a position, in linear time.
 *
 * <p>After any card but the lowest the opponent faces the same matching m(Y, X-); what may change is the mover's own number, which
 * falls by one exactly if the card lies above the cut of his matching. So the winning cards are an interval of ranks, and the lowest
 * card is judged by itself.
 *
 * @param pass whether passing wins; on an empty table it never does
 * @param cards the ranks that win, ascending
 */
public record WinningMoves(boolean pass, List<Integer> cards) {

    public WinningMoves {
        cards = List.copyOf(cards);
    }

    public boolean none() {
        return !pass && cards.isEmpty();
    }

    public static WinningMoves of(Hand mover, Hand other, int table) {
        Matching own = Matching.of(mover, other.withoutLowest());
        Matching opposing = Matching.of(other, mover.withoutLowest());
        boolean pass = table > 0 && own.number() > opposing.number();
        List<Integer> playable = mover.ranksAbove(table);
        if (mover.size() == 1) return new WinningMoves(pass, playable);
        List<Integer> cards = new ArrayList<>();
        for (int rank : playable) {
            int against = rank == mover.lowest()
                    ? Matching.number(other, mover.without(mover.secondLowest()))
                    : opposing.number();
            if (against <= own.numberWithout(rank)) cards.add(rank);
        }
        return new WinningMoves(pass, cards);
    }
}
