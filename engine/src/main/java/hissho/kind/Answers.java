package hissho.kind;

import hissho.claim.Erratum;
import hissho.claim.Finding;
import hissho.document.Node;
import hissho.fact.Fact;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What the kinds of a room answer to documents, for the claims about them. */
public record Answers(List<? extends Kind<?>> kinds) {

    public Answers {
        kinds = List.copyOf(kinds);
    }

    public Solved solve(Map<String, Object> document, Progress progress) {
        Kind<?> kind = kinds.stream()
                .filter(each -> each.name().equals(document.get("kind")))
                .findFirst()
                .orElseThrow();
        return Solved.of(kind, Node.root(document), progress);
    }

    public static Fact<?> fact(Solved solved, String key) {
        return solved.facts().find(key).orElseThrow();
    }

    /** A fact that is a number. */
    public static Rational number(Solved solved, String key) {
        return read(Objects.requireNonNull(fact(solved, key).value()));
    }

    /** A fact that is a list of numbers. */
    public static List<Rational> numbers(Solved solved, String key) {
        return list(Objects.requireNonNull(fact(solved, key).value()));
    }

    public static List<Rational> list(Object value) {
        return ((List<?>) value).stream().map(Answers::read).toList();
    }

    private static Rational read(Object value) {
        return Rational.parse(value.toString());
    }

    public static Finding test(boolean holds, Map<String, Object> document, Object found) {
        return holds ? Finding.holds() : new Finding.Refuted(document, Message.of("textbook.found", found));
    }

    /** An erratum about one fact, which the printed value does not agree with and the right one does. */
    public Erratum erratum(String id, Map<String, Object> document, String key, Object printed, Object right) {
        return Erratum.of(
                id,
                document,
                progress -> fact(solve(document, progress), key),
                found -> found.agreesWith(printed),
                found -> found.agreesWith(right),
                found -> String.valueOf(found.value()));
    }
}
