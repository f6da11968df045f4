package hissho.app.command;

import hissho.catalogue.Catalogue;
import hissho.document.Field;
import hissho.document.Shape;
import hissho.equilibrium.question.PairText;
import hissho.kind.Kind;
import hissho.words.Language;
import hissho.words.Words;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a few words mean as people type them: the name of a kind in capitals or as its title says it, lists with commas, blanks or
 * brackets, and last a word that one of the fields allows, as in {@code Nim 3,4,5 misere}.
 */
final class TypedWords {

    private static final String BRACKETED = "[\\[({][^\\[({\\])}]*[\\])}]";

    private static final Pattern SETTING = Pattern.compile("(?s)(\\p{L}\\w*)(?:\\.[^=]*)?=.*");

    private TypedWords() {}

    /** The fields meant by words after the name of a kind: as they stand, else with their lists taken apart, else as the cells of its table. */
    static Optional<Map<String, Object>> of(Kind<?> kind, List<String> words) {
        return withChoice(kind, words)
                .or(() -> ways(words)
                        .flatMap(way -> withChoice(kind, way).stream())
                        .findFirst())
                .or(() -> table(kind, words));
    }

    /** Whether a word is written as one that sets a field. */
    static boolean isSetting(String word) {
        return SETTING.matcher(word).matches();
    }

    /** The cells of the only table of pairs that a kind reads. */
    private static Optional<Map<String, Object>> table(Kind<?> kind, List<String> words) {
        List<Field<?>> tables = kind.document().fields().stream()
                .filter(field -> field.look().equals("bimatrix"))
                .toList();
        if (tables.size() != 1 || words.isEmpty() || words.stream().anyMatch(TypedWords::isSetting))
            return Optional.empty();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(tables.getFirst().name(), PairText.table(words));
        return Optional.of(fields);
    }

    /** Whether a word sets a field of the kind, as in {@code a=13}. */
    static boolean isSetting(Kind<?> kind, String word) {
        Matcher setting = SETTING.matcher(word);
        return setting.matches()
                && kind.document().fields().stream()
                        .anyMatch(field -> field.name().equals(setting.group(1)));
    }

    /** The fields a kind reads in the words, the last of which may be the word of a choice that only one field has. */
    private static Optional<Map<String, Object>> withChoice(Kind<?> kind, List<String> words) {
        Optional<Map<String, Object>> plain = kind.fromWords(words);
        if (plain.isPresent() || words.size() < 2) return plain;
        String last = plain(words.getLast());
        List<Field<?>> choices = kind.document().fields().stream()
                .filter(field ->
                        field.shape().plain() instanceof Shape.Choice(List<String> allowed) && allowed.contains(last))
                .toList();
        if (choices.size() != 1) return Optional.empty();
        return kind.fromWords(words.subList(0, words.size() - 1)).map(fields -> {
            Map<String, Object> with = new LinkedHashMap<>(fields);
            with.put(choices.getFirst().name(), last);
            return with;
        });
    }

    /** A word without accents and capitals. */
    private static String plain(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }

    /** The words with the brackets of each list taken off, and, where they are one list, the words that stand in it. */
    private static Stream<List<String>> ways(List<String> words) {
        if (words.isEmpty()) return Stream.of();
        List<String> each = words.stream().map(TypedWords::bare).toList();
        boolean last = words.size() > 1 && words.getLast().matches("\\p{L}+");
        List<String> listed = last ? words.subList(0, words.size() - 1) : words;
        String list = String.join(" ", listed);
        boolean one = listed.size() == 1
                || list.matches(BRACKETED)
                || listed.stream().limit(listed.size() - 1L).allMatch(word -> word.matches("[^,]+,"));
        Stream<String> apart = Arrays.stream(bare(list).split("(?<=\\d)[x×](?=\\d)|,"));
        List<String> entries = Stream.concat(apart, last ? Stream.of(words.getLast()) : Stream.of())
                .toList();
        return one ? Stream.of(each, entries) : Stream.of(each);
    }

    /** A list without its brackets, its entries between commas. */
    private static String bare(String word) {
        String inside = word.matches(BRACKETED) ? word.substring(1, word.length() - 1) : word;
        return inside.strip().replaceAll("\\s*[,\\s]\\s*", ",");
    }

    /** A kind and the words after its name. */
    record Named(Kind<?> kind, List<String> rest) {}

    /** The kind that the first words name, in its document's way or as its title is written in either language. */
    static Optional<Named> named(List<String> words) {
        List<String> apart = new ArrayList<>(words);
        if (words.getFirst().contains(" ")) {
            apart.removeFirst();
            apart.addAll(0, Arrays.asList(words.getFirst().strip().split("\\s+")));
        }
        Map<String, Kind<?>> names = names();
        for (int count = apart.size(); count > 0; count--) {
            Kind<?> kind = names.get(letters(String.join(" ", apart.subList(0, count))));
            if (kind != null) return Optional.of(new Named(kind, apart.subList(count, apart.size())));
        }
        return Optional.empty();
    }

    /** What every kind is called: its name, and its title in every language. */
    private static Map<String, Kind<?>> names() {
        Map<String, Kind<?>> names = new LinkedHashMap<>();
        for (Kind<?> kind : Catalogue.kinds()) names.put(letters(kind.name()), kind);
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (Kind<?> kind : Catalogue.kinds())
                names.putIfAbsent(letters(words.say(kind.room() + "." + kind.name())), kind);
        }
        return names;
    }

    /** The letters and digits of a name. */
    private static String letters(String name) {
        return plain(name).replaceAll("[^\\p{L}\\d]", "");
    }
}
