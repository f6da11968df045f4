package hissho.coalition.claim;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.TextbookClaim;
import java.util.List;
import java.util.function.IntToLongFunction;

/** A statement about coalitional games. */
record CoalitionClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements TextbookClaim {

    /** A statement that should hold, for sizes from one to another. */
    static Claim holds(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new CoalitionClaim(id, Verdict.HOLDS, smallest, usual, count, statement);
    }

    /** A statement that is known to fail. */
    static Claim fails(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new CoalitionClaim(id, Verdict.FAILS, smallest, usual, count, statement);
    }

    /** The printed answer, which fails, and the right one, which holds. */
    static List<Claim> pair(Erratum erratum) {
        return List.of(
                fails(erratum.id() + Erratum.PRINTED, 1, 1, size -> 1, (size, number) -> erratum.lookAtPrinted()),
                holds(erratum.id(), 1, 1, size -> 1, (size, number) -> erratum.lookAtRight()));
    }
}
