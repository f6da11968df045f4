package hissho.app.census;

import hissho.app.document.Documents;
import hissho.app.document.Json;
import hissho.claim.Counterexample;
import hissho.claim.Tally;
import hissho.document.Node;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Counterexamples as JSON and back, for the ledger. */
final class Tallies {

    private Tallies() {}

    static String write(Counterexample example) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("size", example.size());
        tree.put("number", example.number());
        tree.put("document", example.document());
        tree.put("what", example.what().key());
        tree.put(
                "arguments",
                example.what().arguments().stream().map(Tallies::plain).toList());
        return Json.line(tree);
    }

    static Tally read(long checked, Optional<String> counterexample) {
        return new Tally(checked, counterexample.map(Tallies::counterexample));
    }

    @SuppressWarnings("unchecked")
    private static Counterexample counterexample(String json) {
        Node tree = Node.root(new Documents().parse(json, Documents.Syntax.JSON));
        return new Counterexample(
                tree.get("size").whole(0, Integer.MAX_VALUE),
                tree.get("number").wholeLong(0, Long.MAX_VALUE),
                (Map<String, Object>)
                        Objects.requireNonNull(tree.get("document").value()),
                new Message(tree.get("what").text(), (List<Object>)
                        Objects.requireNonNull(tree.get("arguments").value())));
    }

    /** What goes into a sentence: numbers and texts as they are, everything else as it is written. */
    private static Object plain(Object argument) {
        return argument instanceof Integer || argument instanceof Long || argument instanceof Boolean
                ? argument
                : argument instanceof List<?> list
                        ? list.stream().map(Tallies::plain).toList()
                        : argument.toString();
    }
}
