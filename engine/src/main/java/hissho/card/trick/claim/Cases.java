package hissho.card.trick.claim;

import hissho.claim.Counterexample;
import hissho.words.Message;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What checking one deal found: how many times the hypothesis was met, and the first thing that went wrong. */
final class Cases {

    private long met;
    private Optional<Message> wrong = Optional.empty();

    /** One more case that meets the hypothesis; the conclusion holds, or the message says what is wrong. */
    void expect(boolean holds, String key, Object... arguments) {
        met++;
        if (!holds && wrong.isEmpty()) wrong = Optional.of(Message.of(key, arguments));
    }

    long met() {
        return met;
    }

    /** The deal with this size and number as a counterexample, if something went wrong. */
    Optional<Counterexample> counterexample(int size, long number, Supplier<Map<String, Object>> document) {
        return wrong.map(what -> new Counterexample(size, number, document.get(), what));
    }
}
