package hissho.coalition;

import hissho.document.Field;
import hissho.fact.Facts;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One thing the theory asks of every coalitional game: its properties, its core, a value, the nucleolus. */
public interface Aspect {

    /** The keys of its facts, in the order they are told. */
    List<String> keys();

    /** Its facts about a game, each worked out when it is first asked for, under the budget of the solving. */
    Facts facts(CoalitionalGame game, Asked asked, Progress progress);

    /** Facts that stand on those of other aspects, by asking all facts when they are first asked for themselves. */
    default Facts joined(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        return new Facts();
    }

    /** Fields of the document that only this aspect reads, from {@link Asked#document}. */
    default List<Field<?>> fields() {
        return List.of();
    }

    /** Complains about fields of its own that are not as they should be, when a document is read. */
    default void read(CoalitionalGame game, Asked asked) {}

    /** The keys of those facts that a report gives first. */
    default List<String> told(CoalitionalGame game, Asked asked) {
        return List.of();
    }

    /** What it has to tell; the facts are those of all aspects. */
    default List<Section> sections(CoalitionalGame game, Asked asked, Facts all, Words words) {
        return List.of();
    }

    /** The allocations it would mark in the triangle of imputations, by the keys of their names. */
    default Map<String, RationalVector> points(CoalitionalGame game, Asked asked, Facts all) {
        return Map.of();
    }

    /** Its part of the certificate: the facts checked again without the solver. */
    default Optional<Proof> proof(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        return Optional.empty();
    }

    /**
     * A part of a certificate.
     *
     * @param holds whether what was checked is true
     * @param says what was checked, in a sentence
     * @param data what a stranger needs to check it again; the names of all aspects differ
     * @param open what was not checked, where something was not
     */
    record Proof(boolean holds, Message says, Map<String, Object> data, Optional<Message> open) {

        /** A part that leaves nothing out. */
        public Proof(boolean holds, Message says, Map<String, Object> data) {
            this(holds, says, data, Optional.empty());
        }
    }
}
