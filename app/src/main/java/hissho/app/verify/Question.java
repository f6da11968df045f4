package hissho.app.verify;

import hissho.document.Node;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One line of an answer key.
 *
 * @param line the line of its file, or its number in a list, from 1
 * @param ask the question in words
 * @param prose the expected fields that are words for people and are not compared
 * @param checkable whether the key's author means it to be checked at all
 */
public record Question(
        int line,
        String id,
        String section,
        String topic,
        String ask,
        Node input,
        Map<String, @Nullable Object> expected,
        Set<String> prose,
        boolean checkable) {

    /** Reads a record of a key. */
    public static Question of(int line, Node record) {
        return new Question(
                line,
                record.find("id").map(Node::text).orElse(record.place().isEmpty() ? "L" + line : record.place()),
                record.find("section").map(Node::text).orElse(""),
                record.get("topic").text(),
                record.find("ask").map(Node::text).orElse(""),
                new Node("input", record.get("input").fields()),
                record.get("expected").fields(),
                record.find("prose").map(Node::texts).map(Set::copyOf).orElse(Set.of()),
                record.find("checkable").map(Node::truth).orElse(true));
    }
}
