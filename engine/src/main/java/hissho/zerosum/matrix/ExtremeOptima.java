package hissho.zerosum.matrix;

import hissho.form.Mixed;
import java.util.List;

/**
 * The extreme optimal strategies of one player: every optimal strategy is a mixture of them.
 *
 * @param strategies the extreme ones, largest first entry first; where there are too many to list, a few of them
 * @param complete whether all are listed
 * @param unique whether there is exactly one optimal strategy; this verdict is exact also where the list is not complete
 */
public record ExtremeOptima(List<Mixed> strategies, boolean complete, boolean unique) {
    public ExtremeOptima {
        strategies = List.copyOf(strategies);
    }
}
