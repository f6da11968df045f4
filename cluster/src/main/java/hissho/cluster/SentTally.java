package hissho.cluster;

import hissho.claim.Counterexample;
import hissho.claim.Piece;
import hissho.claim.Tally;
import hissho.words.Message;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A tally in a form that travels between machines, and the nanoseconds it took. */
record SentTally(Piece piece, long checked, @Nullable Example example, long nanos) implements Serializable {

    /** A counterexample of plain values. */
    record Example(
            int size, long number, LinkedHashMap<String, Object> document, String what, ArrayList<Object> arguments)
            implements Serializable {}

    static SentTally of(Piece piece, Tally tally, long nanos) {
        return new SentTally(
                piece, tally.checked(), tally.first().map(SentTally::example).orElse(null), nanos);
    }

    Tally tally() {
        Optional<Counterexample> first = Optional.ofNullable(example)
                .map(e -> new Counterexample(e.size(), e.number(), e.document(), new Message(e.what(), e.arguments())));
        return new Tally(checked, first);
    }

    private static Example example(Counterexample e) {
        LinkedHashMap<String, Object> document = new LinkedHashMap<>();
        e.document().forEach((key, value) -> document.put(key, plain(value)));
        ArrayList<Object> arguments = new ArrayList<>();
        e.what().arguments().forEach(argument -> arguments.add(plain(argument)));
        return new Example(e.size(), e.number(), document, e.what().key(), arguments);
    }

    private static Object plain(Object value) {
        return switch (value) {
            case List<?> list ->
                new ArrayList<>(list.stream().map(SentTally::plain).toList());
            case Map<?, ?> map -> {
                LinkedHashMap<Object, Object> copy = new LinkedHashMap<>();
                map.forEach((key, inner) -> copy.put(plain(key), plain(inner)));
                yield copy;
            }
            case Integer number -> number;
            case Long number -> number;
            case Boolean truth -> truth;
            default -> value.toString();
        };
    }
}
