package hissho.app.document;

import hissho.document.Node;
import hissho.words.Language;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The names of a document in other languages: for each language, what every name is called there. A name stands for itself where it is not translated. */
final class Translations {

    private Translations() {}

    /** What is called otherwise in this language; the names in all languages are checked. */
    static Map<String, String> read(Node translations, Language wanted) {
        translations.only(Stream.of(Language.values()).map(Language::code).collect(Collectors.toSet()));
        Map<String, String> found = Map.of();
        for (Language language : Language.values()) {
            Map<String, String> names =
                    translations.find(language.code()).map(Translations::names).orElse(Map.of());
            if (language == wanted) found = names;
        }
        return found;
    }

    private static Map<String, String> names(Node language) {
        Map<String, String> names = new LinkedHashMap<>();
        for (String name : language.fields().keySet())
            names.put(name, language.get(name).text());
        return names;
    }

    /** A value with every text that is a name, and every key that is one, called as these translations call it. */
    static @Nullable Object of(@Nullable Object value, Map<String, String> names) {
        return switch (value) {
            case String text -> names.getOrDefault(text, text);
            case List<?> list -> list.stream().map(entry -> of(entry, names)).toList();
            case Map<?, ?> map -> {
                Map<String, @Nullable Object> called = new LinkedHashMap<>();
                map.forEach((key, entry) ->
                        called.put(names.getOrDefault(String.valueOf(key), String.valueOf(key)), of(entry, names)));
                yield called;
            }
            case null, default -> value;
        };
    }
}
