package hissho.app.command;

import hissho.app.document.Documents;
import hissho.app.document.Documents.Syntax;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values written on the command line, as {@code n=7}, {@code p=1/3} or {@code piles=[3,4,5]}, or in a file, as {@code edges=@graph.txt}. */
final class Settings {

    private Settings() {}

    static Map<String, @Nullable Object> read(List<String> settings) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            if (equals < 1) throw Console.bad("app.bad.setting", setting);
            String value = setting.substring(equals + 1);
            values.put(
                    setting.substring(0, equals),
                    value.startsWith("@") ? new Documents().value(Path.of(value.substring(1))) : value(value));
        }
        return values;
    }

    /** A value as YAML would read it; whatever is not a list, a map, a number or a truth value is a text. */
    static @Nullable Object value(String text) {
        String plain = text.strip();
        if (plain.isEmpty()) return "";
        boolean structured = plain.startsWith("[") || plain.startsWith("{") || plain.startsWith("\"");
        boolean scalar = plain.matches("true|false|null|[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d{1,9})?");
        return structured || scalar ? new Documents().parse(plain, Syntax.YAML) : text;
    }
}
