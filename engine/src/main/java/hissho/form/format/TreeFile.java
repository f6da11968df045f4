package hissho.form.format;

import hissho.form.GameTree;
import java.util.List;

/**
 * What an .efg file holds.
 *
 * @param spelling how its numbers are written
 */
public record TreeFile(String title, String comment, GameTree tree, Spelling spelling) {

    /**
     * How the probabilities of each branching and the payoffs of each outcome are written, in the order of the tree; an entry is empty, or missing at the
     * end, where they are written as we write them.
     */
    public record Spelling(List<List<String>> probabilities, List<List<String>> payoffs) {

        static final Spelling OURS = new Spelling(List.of(), List.of());

        public Spelling {
            probabilities = List.copyOf(probabilities);
            payoffs = List.copyOf(payoffs);
        }

        List<String> probabilities(int branching) {
            return branching < probabilities.size() ? probabilities.get(branching) : List.of();
        }

        List<String> payoffs(int outcome) {
            return outcome < payoffs.size() ? payoffs.get(outcome) : List.of();
        }
    }

    public TreeFile(String title, String comment, GameTree tree) {
        this(title, comment, tree, Spelling.OURS);
    }
}
