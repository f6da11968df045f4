package hissho.topic;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the sentence of a question tells that its input leaves out: a change of units, written as u'=2u+5, v'=4v-2. */
public final class Sentence {

    private static final String NUMBER = "\\d+(?:\\.\\d+)?(?:/\\d+)?";
    private static final String UNIT =
            "%1$s'\\s*=\\s*(?:(" + NUMBER + ")\\s*\\*?\\s*)?%1$s(?:\\s*([-+])\\s*(" + NUMBER + "))?";
    private static final Pattern FIRST = Pattern.compile(UNIT.formatted("u"));
    private static final Pattern SECOND = Pattern.compile(UNIT.formatted("v"));

    private Sentence() {}

    /** The fields of the document that the sentence tells. */
    public static Map<String, Object> fields(String topic, String sentence) {
        if (!topic.equals("nash-bargaining")) return Map.of();
        return unit(FIRST, sentence)
                .flatMap(first -> unit(SECOND, sentence).map(second -> List.of(first, second)))
                .<Map<String, Object>>map(units -> Map.of("rescaling", units))
                .orElse(Map.of());
    }

    /** Factor and shift. */
    private static Optional<List<Object>> unit(Pattern pattern, String sentence) {
        Matcher found = pattern.matcher(sentence);
        if (!found.find()) return Optional.empty();
        String shift = Optional.ofNullable(found.group(3)).orElse("0");
        return Optional.of(List.of(
                Optional.ofNullable(found.group(1)).orElse("1"), "-".equals(found.group(2)) ? "-" + shift : shift));
    }
}
