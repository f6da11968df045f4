package hissho.card.trick;

import hissho.card.trick.whist.TableRules;
import hissho.card.trick.whist.TableSearch;
import hissho.card.trick.whist.TableState;
import hissho.progress.Progress;
import java.util.List;

/** The values of a single-suit deal under any rules, by search. */
final class RuleValues implements SuitValues {

    private final TableSearch search;

    RuleValues(SuitRules rules, Progress progress) {
        search = new TableSearch(TableRules.oneSuit(rules.points(), rules.aim(), rules.target()), progress);
    }

    @Override
    public int value(SuitState state) {
        return search.value(new TableState(
                List.of(state.left(), state.right()),
                state.leftLeads() ? 0 : 1,
                List.of(),
                0,
                List.of(state.leftPoints(), state.rightPoints()),
                state.leftLeads() ? 0 : 1));
    }
}
