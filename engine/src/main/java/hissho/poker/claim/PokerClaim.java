package hissho.poker.claim;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.TextbookClaim;
import hissho.document.Node;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.poker.PokerKinds;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import java.util.function.Predicate;

/** A statement about continuous poker. Where a theorem speaks of every bet, its size is the number of halves the bet has. */
record PokerClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements TextbookClaim {

    /** A statement that should hold for the bets 1/2, 1, 3/2 … */
    static Claim holds(String id, int usual, Statement statement) {
        return new PokerClaim(id, Verdict.HOLDS, 1, usual, size -> 1, statement);
    }

    private record Side(Erratum erratum, boolean printed) implements hissho.claim.ErratumClaim {}

    /** The printed answer, which fails, and the right one, which holds. */
    static List<Claim> pair(Erratum erratum) {
        return List.of(new Side(erratum, true), new Side(erratum, false));
    }

    static Solved solve(Map<String, Object> document) {
        Kind<?> kind = PokerKinds.all().stream()
                .filter(each -> each.name().equals(document.get("kind")))
                .findFirst()
                .orElseThrow();
        return Solved.of(kind, Node.root(document), Progress.none());
    }

    /** A fact of a document that is a number. */
    static Rational number(Map<String, Object> document, String fact) {
        return solve(document).facts().get(fact, Rational.class);
    }

    /** An erratum about one number. */
    static Erratum number(String id, Map<String, Object> document, String fact, String printed, String right) {
        Predicate<String> says = text -> number(document, fact).equals(Rational.parse(text));
        return new Erratum(
                id, document, _ -> says.test(printed), _ -> says.test(right), _ -> number(document, fact));
    }

    /** The document of a model whose bet has so many halves. */
    static Map<String, Object> halves(String kind, int size) {
        return TextbookClaim.document(kind, "beta", Rational.of(size, 2).toString());
    }
}
