package hissho.claim;

import hissho.document.InOrder;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.Map;

/** A statement of the textbook: whatever it is about, it is stated in the words of the one book. */
public interface TextbookClaim extends StatedClaim {

    @Override
    default String room() {
        return "textbook";
    }

    /** Compares what a statement says with what the definition gives. */
    static Finding compare(Object stated, Object found, Map<String, Object> document) {
        return stated.equals(found)
                ? Finding.holds()
                : new Finding.Refuted(document, Message.of("textbook.differs", stated, found));
    }

    /** A document of a kind: names and values in turn. */
    static Map<String, Object> document(String kind, Object... fields) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", kind);
        document.putAll(InOrder.of(fields));
        return document;
    }
}
