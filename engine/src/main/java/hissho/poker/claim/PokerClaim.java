package hissho.poker.claim;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.SolvingClaim;
import hissho.claim.TextbookClaim;
import hissho.kind.Answers;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.poker.PokerKinds;
import hissho.progress.Progress;
import java.util.Map;
import java.util.function.IntToLongFunction;

/** A statement about continuous poker. Where a theorem speaks of every bet, its size is the number of halves the bet has. */
record PokerClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements SolvingClaim {

    /** A statement that should hold for the bets 1/2, 1, 3/2 … */
    static Claim holds(String id, int usual, Statement statement) {
        return new PokerClaim(id, Verdict.HOLDS, 1, usual, size -> 1, statement);
    }

    static Solved solve(Map<String, Object> document, Progress progress) {
        return new Answers(PokerKinds.all()).solve(document, progress);
    }

    /** A fact of a document that is a number. */
    static Rational number(Map<String, Object> document, String fact, Progress progress) {
        return solve(document, progress).facts().get(fact, Rational.class);
    }

    /** An erratum about one number. */
    static Erratum number(String id, Map<String, Object> document, String fact, String printed, String right) {
        return Erratum.of(
                id,
                document,
                progress -> number(document, fact, progress),
                found -> found.equals(Rational.parse(printed)),
                found -> found.equals(Rational.parse(right)),
                found -> found);
    }

    /** The document of a model whose bet has so many halves. */
    static Map<String, Object> halves(String kind, int size) {
        return TextbookClaim.document(kind, "beta", Rational.of(size, 2).toString());
    }
}
