package hissho.poker.model;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;

/** How hands are written in documents: numbers from 0 to 1, or formulas in the letters of the model. */
public final class Hands {

    private static final int MOST = 2_000;

    static final Shape<Node> ONE = Shape.either(Shape.number(), Shape.text());

    static final Shape<Node> MANY = Shape.listOf(ONE, 0, MOST).by(node -> listed(node));

    /** Intervals [from, to]. */
    static final Shape<Node> SET =
            Shape.listOf(Shape.listOf(ONE, 2, 2), 0, MOST).by(node -> listed(node));

    private Hands() {}

    private static Node listed(Node node) {
        node.list(0, MOST);
        return node;
    }

    /** Questions about strategies need a bet that is a number. */
    static void needNumber(Node document, boolean isNumber, Field<?>... questions) {
        if (isNumber) return;
        for (Field<?> question : questions)
            if (question.isIn(document)) throw document.get(question.name()).bad("poker.bad.needs-beta");
    }
}
