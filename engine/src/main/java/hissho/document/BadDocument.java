package hissho.document;

import hissho.words.Message;

/** A document that is not a legal game: where, what is wrong, and what would be right. */
public final class BadDocument extends RuntimeException {

    private final String place;
    private final transient Message message;

    public BadDocument(String place, Message message) {
        super(place + ": " + message.key() + " " + message.arguments());
        this.place = place;
        this.message = message;
    }

    /** The place in the document, as {@code matrix[2][3]}; empty for the document as a whole. */
    public String place() {
        return place;
    }

    public Message what() {
        return message;
    }
}
