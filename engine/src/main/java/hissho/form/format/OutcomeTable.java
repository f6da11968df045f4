package hissho.form.format;

import hissho.form.Outcome;
import java.util.List;

/**
 * The payoffs of a strategic game by outcomes that several profiles may share.
 *
 * @param cells for each pure profile the number of its outcome, from 1; 0 where all payoffs are zero
 */
public record OutcomeTable(List<Outcome> outcomes, List<Integer> cells) {

    public OutcomeTable {
        outcomes = List.copyOf(outcomes);
        cells = List.copyOf(cells);
    }
}
