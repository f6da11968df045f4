package hissho.stochastic.claim;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.TextbookClaim;
import java.util.List;
import java.util.function.IntToLongFunction;

/** A statement about systems of games. */
record SystemClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements TextbookClaim {

    static Claim holds(String id, int usual, IntToLongFunction count, Statement statement) {
        return new SystemClaim(id, Verdict.HOLDS, 1, usual, count, statement);
    }

    /** The printed answer, which fails, and the right one, which holds. */
    static List<Claim> pair(Erratum erratum) {
        return List.of(
                new SystemClaim(
                        erratum.id() + Erratum.PRINTED,
                        Verdict.FAILS,
                        1,
                        1,
                        size -> 1,
                        (size, number) -> erratum.lookAtPrinted()),
                holds(erratum.id(), 1, size -> 1, (size, number) -> erratum.lookAtRight()));
    }
}
