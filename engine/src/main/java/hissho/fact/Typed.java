package hissho.fact;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.words.Words;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An answer as a reader types it, read as a value of the sort the fact has: "yes", "1/2, 1/2", "up: 3/4, down: 1/4", or an entry as we would write it
 * ourselves. What cannot be read so stays as it is.
 */
record Typed(Function<Object, String> written, Function<Object, String> named, Words words) {

    private static final Set<String> YES = Set.of("yes", "y", "true", "はい", "○", "真");
    private static final Set<String> NO = Set.of("no", "n", "false", "いいえ", "×", "偽");

    /** The value meant; {@code whole} is the one found as it is written. */
    @Nullable
    Object read(@Nullable Object found, @Nullable Object proposed, String whole) {
        if (!(proposed instanceof String raw) || found == null) return proposed;
        String typed = plain(raw);
        if (found instanceof Boolean)
            return truth(typed, words).<Object>map(yes -> yes).orElse(proposed);
        if (same(typed, whole)) return found;
        return switch (found) {
            case RationalVector v ->
                map(typed, Map.of()).<Object>map(map -> map).orElseGet(() -> list(typed, v.toList(), words::write));
            case RationalMatrix m -> rows(typed).<Object>map(rows -> rows).orElse(proposed);
            case Collection<?> many ->
                maps(typed, many).<Object>map(maps -> maps).orElseGet(() -> list(typed, many, written));
            case Map<?, ?> ours -> map(typed, ours).<Object>map(map -> map).orElse(proposed);
            default -> proposed;
        };
    }

    /** Full-width letters as narrow ones, spaces single, nothing around it. */
    static String plain(String typed) {
        return Normalizer.normalize(typed, Normalizer.Form.NFKC)
                .replace('−', '-')
                .replace('–', '-')
                .replaceAll("\\s+", " ")
                .strip();
    }

    /** Whether two texts have the same words, however they are spaced and parted. */
    static boolean same(String typed, String written) {
        return wording(typed).equals(wording(written));
    }

    private static String wording(String text) {
        return plain(text).toLowerCase(Locale.ROOT).replaceAll("[\\s,、]+", " ");
    }

    static Optional<Boolean> truth(String typed, Words words) {
        String plain = typed.toLowerCase(Locale.ROOT);
        if (YES.contains(plain) || same(typed, words.say("core.yes"))) return Optional.of(true);
        if (NO.contains(plain) || same(typed, words.say("core.no"))) return Optional.of(false);
        return Optional.empty();
    }

    private static List<@Nullable Object> list(String typed, Collection<?> ours, Function<Object, String> written) {
        for (Object entry : ours) if (entry != null && same(typed, written.apply(entry))) return single(entry);
        List<@Nullable Object> read = new ArrayList<>();
        boolean deeper = !ours.isEmpty() && ours.stream().allMatch(one -> Compare.plain(one) instanceof List<?>);
        boolean apart = typed.indexOf(';') >= 0; // what has commas inside is kept apart by semicolons
        for (String part : apart ? cut(unbracketed(typed), ";") : parts(typed))
            read.add(deeper && apart ? parts(part) : entry(part, ours, written));
        return deeper && read.stream().noneMatch(one -> Compare.plain(one) instanceof List<?>) ? single(read) : read;
    }

    private static List<@Nullable Object> single(Object entry) {
        List<@Nullable Object> one = new ArrayList<>();
        one.add(entry);
        return one;
    }

    private static Object entry(String part, Collection<?> ours, Function<Object, String> written) {
        for (Object entry : ours) if (entry != null && same(part, written.apply(entry))) return entry;
        boolean several = part.length() > 1 && "([{".indexOf(part.charAt(0)) >= 0;
        return several ? parts(part) : part;
    }

    private static Optional<List<List<String>>> rows(String typed) {
        List<List<String>> rows = new ArrayList<>();
        for (String row : typed.replaceAll(";+$", "").split(";", -1)) rows.add(parts(row));
        return rows.stream()
                        .flatMap(List::stream)
                        .allMatch(one -> Rational.read(one).isPresent())
                ? Optional.of(rows)
                : Optional.empty();
    }

    /** Names and values, apart by commas: "up: 3/4, down: 1/4", and values in brackets that are such themselves. */
    private Optional<Map<Object, Object>> map(String typed, Map<?, ?> ours) {
        Map<Object, Object> map = new LinkedHashMap<>();
        for (String part : parts(typed)) {
            int colon = colon(part);
            if (colon < 1) return Optional.empty();
            String name = part.substring(0, colon).strip();
            Object key = ours.keySet().stream()
                    .filter(one -> one != null && (same(name, words.write(one)) || same(name, named.apply(one))))
                    .<Object>map(one -> one)
                    .findFirst()
                    .orElse(name);
            map.put(key, value(part.substring(colon + 1).strip(), ours.get(key)));
        }
        return Optional.of(map);
    }

    private Object value(String typed, @Nullable Object ours) {
        return switch (ours) {
            case Map<?, ?> inner -> map(typed, inner).<Object>map(map -> map).orElse(typed);
            case RationalVector v -> parts(typed);
            case Collection<?> many -> parts(typed);
            case null, default -> typed;
        };
    }

    /** Several lists of names and values, apart by semicolons, where the answer is such a list. */
    private Optional<List<Map<Object, Object>>> maps(String typed, Collection<?> ours) {
        if (ours.isEmpty() || !ours.stream().allMatch(Map.class::isInstance)) return Optional.empty();
        Map<?, ?> first = (Map<?, ?>) ours.iterator().next();
        List<Map<Object, Object>> all = new ArrayList<>();
        for (String one : cut(unbracketed(typed), ";")) {
            Optional<Map<Object, Object>> read = map(one, first);
            if (read.isEmpty()) return Optional.empty();
            all.add(read.get());
        }
        return all.isEmpty() ? Optional.empty() : Optional.of(all);
    }

    /** The last colon or equals sign outside all brackets; -1 where there is none. */
    private static int colon(String part) {
        int depth = 0;
        for (int at = part.length() - 1; at >= 0; at--) {
            char c = part.charAt(at);
            if (")]}".indexOf(c) >= 0) depth++;
            if ("([{".indexOf(c) >= 0) depth--;
            if (depth == 0 && (c == ':' || c == '=')) return at;
        }
        return -1;
    }

    /** The parts between commas, semicolons or, where there are none, spaces; brackets keep together what is inside. */
    static List<String> parts(String typed) {
        String inside = unbracketed(typed.strip());
        List<String> parts = cut(inside, ",;、");
        List<String> apart = parts.size() > 1 ? parts : cut(inside, " ");
        boolean numbers = apart.stream().allMatch(one -> Rational.read(one).isPresent());
        return parts.size() > 1 || numbers ? apart : parts;
    }

    private static List<String> cut(String text, String separators) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            char c = at == text.length() ? separators.charAt(0) : text.charAt(at);
            if ("([{".indexOf(c) >= 0) depth++;
            if (")]}".indexOf(c) >= 0) depth--;
            if (at < text.length() && (depth > 0 || separators.indexOf(c) < 0)) continue;
            String part = text.substring(from, at).strip();
            if (!part.isEmpty()) parts.add(part);
            from = at + 1;
        }
        return parts;
    }

    /** Without the one pair of brackets around everything. */
    private static String unbracketed(String text) {
        if (text.length() < 2 || "([{".indexOf(text.charAt(0)) < 0) return text;
        int depth = 0;
        for (int at = 0; at < text.length(); at++) {
            if ("([{".indexOf(text.charAt(at)) >= 0) depth++;
            if (")]}".indexOf(text.charAt(at)) >= 0 && --depth == 0)
                return at == text.length() - 1 ? text.substring(1, at) : text;
        }
        return text;
    }
}
