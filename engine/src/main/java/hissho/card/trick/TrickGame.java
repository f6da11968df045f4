package hissho.card.trick;

import hissho.kind.Game;
import java.util.List;

/**
 * A single-suit deal with its rules, who leads, and what the report should show beside.
 *
 * @param asked further exchanges the report should work out
 * @param printed whether the report follows the layout of the printed console program
 */
public record TrickGame(Deal deal, SuitRules rules, boolean leftLeads, List<Deal.Exchange> asked, boolean printed)
        implements Game {

    public TrickGame {
        asked = List.copyOf(asked);
    }
}
