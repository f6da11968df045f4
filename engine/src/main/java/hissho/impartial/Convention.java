package hissho.impartial;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;

/** Whether the player who makes the last move wins (normal play) or loses (misère play). */
public enum Convention {
    NORMAL,
    MISERE;

    /** The field {@code play} of a document, normal where it is absent. */
    public static final Field<Convention> PLAY = Field.optional(
                    "play",
                    Shape.choice("normal", "misere").as(word -> word.equals("misere") ? MISERE : NORMAL),
                    NORMAL)
            .asRule();

    public String plain() {
        return this == NORMAL ? "normal" : "misere";
    }

    public static Convention of(Node document) {
        return PLAY.in(document);
    }
}
