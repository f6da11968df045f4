package hissho.bargaining.claim;

import hissho.bargaining.BargainingKinds;
import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.Finding;
import hissho.claim.SolvingClaim;
import hissho.document.Node;
import hissho.fact.Fact;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntToLongFunction;

/** A statement about cooperative games of two players. */
record BargainingClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements SolvingClaim {

    @Override
    public String room() {
        return "textbook";
    }

    static Claim holds(String id, int usual, long drawn, Statement statement) {
        return new BargainingClaim(id, Verdict.HOLDS, 1, usual, size -> drawn, statement);
    }

    static Solved solve(Map<String, Object> document, Progress progress) {
        Kind<?> kind = BargainingKinds.all().stream()
                .filter(each -> each.name().equals(document.get("kind")))
                .findFirst()
                .orElseThrow();
        return Solved.of(kind, Node.root(document), progress);
    }

    static Fact<?> fact(Solved solved, String key) {
        return solved.facts().find(key).orElseThrow();
    }

    /** A fact that is a number. */
    static Rational number(Solved solved, String key) {
        return read(Objects.requireNonNull(fact(solved, key).value()));
    }

    /** A fact that is a list of numbers. */
    static List<Rational> numbers(Solved solved, String key) {
        return list(Objects.requireNonNull(fact(solved, key).value()));
    }

    static List<Rational> list(Object value) {
        return ((List<?>) value).stream().map(BargainingClaim::read).toList();
    }

    private static Rational read(Object value) {
        return Rational.parse(value.toString());
    }

    static Finding test(boolean holds, Map<String, Object> document, Object found) {
        return holds ? Finding.holds() : new Finding.Refuted(document, Message.of("textbook.found", found));
    }

    /** An erratum about one fact, which the printed value does not agree with and the right one does. */
    static Erratum fact(String id, Map<String, Object> document, String key, Object printed, Object right) {
        return Erratum.of(
                id,
                document,
                progress -> fact(solve(document, progress), key),
                found -> found.agreesWith(printed),
                found -> found.agreesWith(right),
                found -> String.valueOf(found.value()));
    }
}
