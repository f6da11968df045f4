package hissho.kind;

import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/** What was found out about a game, as a record that a test can corrupt: its facts, why they can be believed, and how they are told. */
public interface Answer {

    /** Everything it says; work that is put off until somebody asks runs under this budget. */
    Facts facts(Progress progress);

    /** Checks what the record holds against the game, without the solver. */
    Certificate certificate(Progress progress);

    Message title();

    /** The short answer, in one sentence. */
    Message headline();

    /** What is to be said first: whether what somebody proposed is right, where something was proposed. */
    default Optional<Message> verdict(Facts facts) {
        return Optional.empty();
    }

    /** The keys of the facts a report tells, in order; those the answer has not are passed over. */
    List<String> told();

    /** The argument, with tables and figures. */
    List<Section> sections(Words words);

    /** The same where something is told of the facts besides. */
    default List<Section> sections(Facts facts, Words words) {
        return sections(words);
    }

    /** The same part by part, where one should not be lost with another that runs out of time. */
    default void sections(Facts facts, Words words, Parts parts) {
        parts.find(() -> Optional.of(sections(facts, words))).ifPresent(parts::addAll);
    }
}
