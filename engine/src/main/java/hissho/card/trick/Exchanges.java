package hissho.card.trick;

import hissho.document.InOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What changes when two cards change hands: every neighbouring pair, any pair asked for, and the cards that do not matter.
 *
 * @param here the deal as it is
 * @param neighbours the deal after each exchange of neighbouring ranks, from the top
 * @param asked the deal after each exchange that was asked for
 * @param idle the cards whose exchange for the nearest card of the other hand, above or below, changes nothing for either leader
 */
record Exchanges(Exchanged here, List<Exchanged> neighbours, List<Exchanged> asked, List<Integer> idle) {

    /** A deal, its matrices, and what Left takes when he leads and when he answers. */
    record Exchanged(Optional<Deal.Exchange> exchange, Deal deal, Matrices matrices, int leading, int answering) {

        int value(boolean leftLeads) {
            return leftLeads ? leading : answering;
        }
    }

    static Exchanges of(TrickGame game, Analysis analysis) {
        Deal deal = game.deal();
        return new Exchanges(
                dealt(Optional.empty(), deal, analysis),
                exchanged(deal, deal.neighbours(), analysis),
                exchanged(deal, game.asked(), analysis),
                idle(deal, exchange -> same(deal, deal.exchanged(exchange), analysis.values())));
    }

    private static List<Exchanged> exchanged(Deal deal, List<Deal.Exchange> exchanges, Analysis analysis) {
        return exchanges.stream()
                .map(each -> dealt(Optional.of(each), deal.exchanged(each), analysis))
                .toList();
    }

    private static Exchanged dealt(Optional<Deal.Exchange> exchange, Deal deal, Analysis analysis) {
        return new Exchanged(
                exchange,
                deal,
                analysis.matrices(SuitState.start(deal, true)),
                analysis.value(SuitState.start(deal, true)),
                analysis.value(SuitState.start(deal, false)));
    }

    /** Whether two deals are worth the same to either leader. */
    static boolean same(Deal deal, Deal other, SuitValues values) {
        return values.value(SuitState.start(other, true)) == values.value(SuitState.start(deal, true))
                && values.value(SuitState.start(other, false)) == values.value(SuitState.start(deal, false));
    }

    /** The cards whose nearest exchanges, above and below, all change nothing. */
    static List<Integer> idle(Deal deal, Predicate<Deal.Exchange> changesNothing) {
        List<Integer> idle = new ArrayList<>();
        for (int rank = 2 * deal.size(); rank >= 1; rank--)
            if (nearest(deal, rank, 1).filter(changesNothing.negate()).isEmpty()
                    && nearest(deal, rank, -1).filter(changesNothing.negate()).isEmpty()) idle.add(rank);
        return idle;
    }

    /** The exchange of a card for the nearest one of the other hand in a direction, if there is one. */
    private static Optional<Deal.Exchange> nearest(Deal deal, int rank, int step) {
        boolean left = deal.isLeft(rank);
        for (int other = rank + step; other >= 1 && other <= 2 * deal.size(); other += step)
            if (deal.isLeft(other) != left)
                return Optional.of(left ? new Deal.Exchange(rank, other) : new Deal.Exchange(other, rank));
        return Optional.empty();
    }

    /** Exchanges as values for programs. */
    List<Map<String, Object>> values(List<Exchanged> exchanged, boolean leftLeads) {
        return exchanged.stream()
                .map(each -> InOrder.of(
                        "given",
                        each.exchange().orElseThrow().given(),
                        "taken",
                        each.exchange().orElseThrow().taken(),
                        "value",
                        each.value(leftLeads),
                        "change",
                        each.value(leftLeads) - here.value(leftLeads)))
                .toList();
    }
}
