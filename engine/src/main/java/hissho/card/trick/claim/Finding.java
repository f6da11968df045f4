package hissho.card.trick.claim;

import hissho.words.Message;
import java.util.Optional;

/** What checking one deal found: how many times the hypothesis was met, and the first thing that went wrong. */
final class Finding {

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

    Optional<Message> wrong() {
        return wrong;
    }
}
