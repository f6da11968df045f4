package hissho.impartial;

import hissho.document.Node;

/** Whether the player who makes the last move wins (normal play) or loses (misère play). */
public enum Convention {
    NORMAL,
    MISERE;

    public String plain() {
        return this == NORMAL ? "normal" : "misere";
    }

    /** The field {@code play} of a document, normal where it is absent. */
    public static Convention of(Node document) {
        return document.find("play")
                .map(node -> node.choice("normal", "misere").equals("misere") ? MISERE : NORMAL)
                .orElse(NORMAL);
    }
}
