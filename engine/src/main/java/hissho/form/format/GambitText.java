package hissho.form.format;

import java.util.Collection;
import java.util.List;

/** Writes names and lists as Gambit's files have them. */
final class GambitText {

    private final StringBuilder text = new StringBuilder();

    GambitText add(String words) {
        text.append(words);
        return this;
    }

    GambitText add(int number) {
        text.append(number);
        return this;
    }

    /** A name in quotation marks, with backslashes where reading it again needs them. */
    GambitText name(String name) {
        text.append('"');
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '"' || (c == '\\' && isRead(name, i + 1))) text.append('\\');
            text.append(c);
        }
        text.append('"');
        return this;
    }

    /** Whether what comes after a backslash would be read together with it: a backslash or a quotation mark, such as the closing one. */
    private static boolean isRead(String name, int next) {
        return next == name.length() || name.charAt(next) == '"' || name.charAt(next) == '\\';
    }

    /** Names in braces. */
    GambitText names(List<String> names) {
        text.append("{ ");
        for (String name : names) name(name).add(" ");
        text.append('}');
        return this;
    }

    /** Numbers in braces, with commas between them. */
    GambitText numbers(Collection<?> numbers) {
        text.append("{ ");
        String comma = "";
        for (Object number : numbers) {
            text.append(comma).append(number);
            comma = ", ";
        }
        text.append(" }");
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
