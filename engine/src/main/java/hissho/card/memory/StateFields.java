package hissho.card.memory;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;

/** The fields of a document that give a state of the Memory game with at most so many pairs. */
public record StateFields(Field<Integer> pairs, Field<Integer> known, Field<Integer> lead) {

    public static StateFields upTo(int most) {
        return new StateFields(
                Field.required("pairs", Shape.whole(1, most)),
                Field.optional("known", Shape.whole(0, most), 0),
                Field.optional("lead", Shape.whole(-most, most), 0));
    }

    public MemoryState in(Node document) {
        int n = pairs.in(document);
        return new MemoryState(n, atMost(n, known, document), lead.in(document));
    }

    /** A number that is at most another one of the document's. */
    public static int atMost(int most, Field<Integer> field, Node document) {
        int value = field.in(document);
        if (value > most)
            throw document.get(field.name())
                    .bad("core.bad.out-of-range", document.get(field.name()).shown(), 0, most);
        return value;
    }
}
