package hissho.fact;

import hissho.words.Words;
import java.util.Collection;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How a fact is written that has no way of its own: a code such as {@code deter} by its word {@code fact.code.KEY.deter}, the name of a part such as
 * {@code amount} by {@code fact.part.KEY.amount}, nothing at all as none, and everything else as the words write it. A name that a document
 * gave stays as it is, unless it is letter for letter a code of the same fact.
 */
public final class Coded {

    private static final Pattern FORMULA =
            Pattern.compile("sqrt\\(|[-+*/^<>=(\\d]beta|beta[-+*/^<>=)]|[\\w)]\\*[\\w(]|[\\w)]\\^\\d|[<>]=");

    private static final Pattern POWER = Pattern.compile("\\^(\\d+)");

    private Coded() {}

    /** How the fact of this key is written. */
    public static BiFunction<Words, @Nullable Object, String> of(String key) {
        return (words, value) -> isEmpty(value) ? words.say("fact.none") : written(key, value, words);
    }

    private static boolean isEmpty(@Nullable Object value) {
        return value instanceof Collection<?> many
                ? many.isEmpty()
                : value instanceof Map<?, ?> parts && parts.isEmpty();
    }

    private static String written(String key, @Nullable Object value, Words words) {
        return switch (value) {
            case String code -> said("fact.code." + key + "." + code, code, words);
            case Collection<?> many
            when !many.isEmpty() && many.stream().allMatch(Map.class::isInstance) ->
                many.stream().map(one -> record(key, (Map<?, ?>) one, words)).collect(Collectors.joining("; "));
            case Collection<?> many ->
                many.stream().map(one -> inner(key, one, words)).collect(Collectors.joining(", "));
            case Map<?, ?> parts ->
                parts.entrySet().stream()
                        .map(part -> part(key, part.getKey(), words) + ": " + inner(key, part.getValue(), words))
                        .collect(Collectors.joining(", "));
            case null, default -> words.write(value);
        };
    }

    /** One of several records, which stand between semicolons: a list at its end needs no parentheses. */
    private static String record(String key, Map<?, ?> parts, Words words) {
        int[] left = {parts.size()};
        return parts.entrySet().stream()
                .map(part -> part(key, part.getKey(), words) + ": "
                        + (--left[0] == 0 && part.getValue() instanceof Collection<?> last && isPlain(last)
                                ? written(key, last, words)
                                : inner(key, part.getValue(), words)))
                .collect(Collectors.joining(", "));
    }

    private static boolean isPlain(Collection<?> many) {
        return !many.isEmpty()
                && many.stream().noneMatch(one -> one instanceof Collection<?> || one instanceof Map<?, ?>);
    }

    /** The name of a part as the fact of this key writes it. */
    static String part(String key, @Nullable Object name, Words words) {
        return name instanceof String code ? said("fact.part." + key + "." + code, code, words) : words.write(name);
    }

    private static String said(String word, String code, Words words) {
        if (words.knows(word)) return words.say(word);
        return FORMULA.matcher(code).find() ? printed(code) : code;
    }

    /** A formula as it is printed: roots under their sign, powers raised, signs as in a book, and the bet by its letter. */
    public static String printed(String formula) {
        return formula.replaceAll("\\*?\\bsqrt\\((\\d+)\\)", "√$1")
                .replaceAll("(?<![A-Za-z])beta(?![A-Za-z])", "β")
                .transform(Coded::raised)
                .replaceAll("(?<=[\\w)⁰¹²³⁴⁵⁶⁷⁸⁹])\\*(?=[\\w(√])", "·")
                .replaceAll("\\s*<=\\s*", " ≤ ")
                .replaceAll("\\s*>=\\s*", " ≥ ");
    }

    /** Powers with their exponents raised, as in x² for x^2. */
    public static String raised(String formula) {
        return POWER.matcher(formula)
                .replaceAll(power -> power.group(1)
                        .chars()
                        .mapToObj(digit -> "⁰¹²³⁴⁵⁶⁷⁸⁹".substring(digit - '0', digit - '0' + 1))
                        .collect(Collectors.joining()));
    }

    private static String inner(String key, @Nullable Object value, Words words) {
        boolean several = value instanceof Collection<?> || value instanceof Map<?, ?>;
        if (several && isEmpty(value)) return words.say("fact.none");
        return several ? "(" + written(key, value, words) + ")" : written(key, value, words);
    }
}
