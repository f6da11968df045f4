package hissho.impartial;

import hissho.words.Words;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Lists of lists for a reader: squares, pairs and rows stand in parentheses, so that it is seen where each ends. */
public final class Tuples {

    private Tuples() {}

    public static String write(Words words, @Nullable Object value) {
        return switch (value) {
            case Collection<?> many when many.isEmpty() -> words.say("fact.none");
            case Collection<?> many ->
                many.stream().map(each -> inner(words, each)).collect(Collectors.joining(", "));
            case Map<?, ?> pairs ->
                pairs.entrySet().stream()
                        .map(e -> words.write(e.getKey()) + ": " + write(words, e.getValue()))
                        .collect(Collectors.joining("; "));
            case null, default -> words.write(value);
        };
    }

    private static String inner(Words words, @Nullable Object each) {
        return each instanceof Collection<?> || each instanceof Map<?, ?>
                ? "(" + write(words, each) + ")"
                : words.write(each);
    }
}
