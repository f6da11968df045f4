package hissho.coalition.family;

import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.Optional;

/** A characteristic function by its rule: so many players, and what each coalition is worth. The empty coalition is worth zero. */
public interface Family {

    /** The name the family has in documents; empty for a table. */
    String name();

    int players();

    /** What the reader should know about the description before believing that it says what was meant. */
    default Optional<Message> remark() {
        return Optional.empty();
    }

    /** The players who may change what a coalition is worth, as far as the description of the family shows it. */
    default long carrier() {
        return -1;
    }

    /** The same game for those players alone, where the description leaves somebody out. */
    default Optional<Family> onCarrier() {
        return Optional.empty();
    }

    /** What a coalition, by the bits of its members, is worth, worked out under a budget. */
    Rational worth(long coalition, Progress progress);
}
