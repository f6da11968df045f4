package hissho.fact;

import hissho.words.Message;

/** A fact this game has not, or that could not be found: never counted as right or wrong. */
public final class NotAnswered extends RuntimeException {

    private final transient Message why;

    public NotAnswered(Message why) {
        super(why.key() + " " + why.arguments());
        this.why = why;
    }

    /** For what is not yet said in words. */
    public NotAnswered(String what) {
        this(Message.of("core.not-answered", what));
    }

    public Message why() {
        return why;
    }
}
