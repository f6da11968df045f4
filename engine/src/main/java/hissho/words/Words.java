package hissho.words;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Says sentences in one language and writes numbers in one style.
 *
 * <p>The part of a key before its first dot names the bundle, {@code hissho/words/ROOM_en.properties} and
 * {@code ROOM_ja.properties}. In a sentence {@code {0}} is the first argument and {@code {0|card|cards}} is "card" where
 * the first argument is one and "cards" otherwise; <code>&#123;&#123;&#125;</code> is a brace. There is no other syntax, and apostrophes are
 * apostrophes.
 */
public final class Words {

    private static final int EXACT = -1;
    private static final int MOST_BRIEF = 12;
    private static final int BRIEF_DECIMALS = 4;
    private static final int MOST_DECIMALS = 12;

    private final Language language;
    private final int decimals;
    private final Map<String, Properties> bundles;
    private final List<String> players;

    private Words(Language language, int decimals, Map<String, Properties> bundles, List<String> players) {
        this.language = language;
        this.decimals = decimals;
        this.bundles = bundles;
        this.players = players;
    }

    public static Words in(Language language) {
        return new Words(language, EXACT, new ConcurrentHashMap<>(), List.of());
    }

    /** The same words, with numbers that are not whole rounded to so many decimals. */
    public Words withDecimals(int places) {
        return new Words(language, places, bundles, players);
    }

    /** The same words, with these names in every sentence that speaks of player I or player II. */
    public Words calling(String first, String second) {
        return new Words(language, decimals, bundles, List.of(first, second));
    }

    public Language language() {
        return language;
    }

    /** The sentence behind a key, or the key itself in angle brackets where the bundle has none (a test forbids it). */
    public String say(String key, Object... arguments) {
        return find(key).map(pattern -> fill(named(pattern), arguments)).orElse("‹" + key + "›");
    }

    /** The pattern with the players' own names; a brace in a name would be read as a gap. */
    private String named(String pattern) {
        if (players.isEmpty()) return pattern;
        String text = pattern;
        for (int k = 1; k >= 0; k--) {
            String name = players.get(k).replace("{", "{{}");
            String started = name.isEmpty() ? name : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
            String numeral = "I".repeat(k + 1) + "(?![A-Za-z0-9])";
            text = text.replaceAll("\\bPlayer " + numeral, Matcher.quoteReplacement(started))
                    .replaceAll("\\bplayer " + numeral, Matcher.quoteReplacement(name))
                    .replaceAll("プレイヤー ?" + numeral, Matcher.quoteReplacement(name));
        }
        return text;
    }

    public String say(Message message) {
        return say(message.key(), message.arguments().toArray());
    }

    public boolean knows(String key) {
        return find(key).isPresent();
    }

    /** How a value is written for a reader: exact fractions, or decimals where they were asked for. */
    public String write(@Nullable Object value) {
        return switch (value) {
            case null -> "–";
            case Rational number -> number(number);
            case RationalVector vector -> vector.stream().map(this::number).collect(Collectors.joining(", ", "(", ")"));
            case RationalMatrix matrix ->
                matrix.rows().stream().map(this::write).collect(Collectors.joining(", ", "[", "]"));
            case Message message -> say(message);
            case Boolean truth -> say(truth ? "core.yes" : "core.no");
            case Collection<?> many -> many.stream().map(this::inner).collect(Collectors.joining(", "));
            case Map<?, ?> pairs ->
                pairs.entrySet().stream()
                        .map(e -> write(e.getKey()) + ": " + inner(e.getValue()))
                        .collect(Collectors.joining(", "));
            default -> value.toString();
        };
    }

    /** A value inside a list or a map: a list or a map there stands in parentheses, so that one sees where it ends. */
    private String inner(@Nullable Object value) {
        boolean several = value instanceof Collection<?> || value instanceof Map<?, ?>;
        return several ? "(" + write(value) + ")" : write(value);
    }

    /** A number in a line of text: exactly where that is short, and as a decimal that says it is one where it is not. */
    public String brief(Rational number) {
        String exact = number(number);
        if (exact.length() <= MOST_BRIEF || number.isWhole()) return exact;
        int places = BRIEF_DECIMALS; // more for what would be written as nothing or by one digit
        while (places < MOST_DECIMALS
                && number.absolute().times(Rational.of(10).power(places)).compareTo(Rational.of(10)) < 0) places++;
        return say("core.about", number.toDecimal(places));
    }

    private String number(Rational number) {
        return decimals == EXACT || number.isWhole() ? number.toString() : number.toDecimal(decimals);
    }

    private Optional<String> find(String key) {
        int dot = key.indexOf('.');
        if (dot < 0) return Optional.empty();
        Properties bundle = bundles.computeIfAbsent(key.substring(0, dot), this::load);
        return Optional.ofNullable(bundle.getProperty(key));
    }

    private Properties load(String room) {
        Properties bundle = new Properties();
        String name = "/hissho/words/" + room + "_" + language.code() + ".properties";
        try (InputStream stream = Words.class.getResourceAsStream(name)) {
            if (stream != null) bundle.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bundle;
    }

    private String fill(String pattern, Object[] arguments) {
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < pattern.length(); at++) {
            char c = pattern.charAt(at);
            int end = c == '{' ? pattern.indexOf('}', at) : -1;
            if (end < 0) {
                out.append(c);
                continue;
            }
            out.append(gap(pattern.substring(at + 1, end), arguments));
            at = end;
        }
        return out.toString();
    }

    private String gap(String inside, Object[] arguments) {
        if (inside.equals("{")) return "{";
        String[] parts = inside.split("\\|", -1);
        int index = Integer.parseInt(parts[0]);
        Object argument = index < arguments.length ? arguments[index] : "‹" + inside + "›";
        if (parts.length == 1) return write(argument);
        return parts[argument.toString().equals("1") ? 1 : 2];
    }
}
