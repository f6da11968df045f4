package hissho.bargaining.claim;

import hissho.bargaining.BargainingKinds;
import hissho.claim.Claim;
import hissho.claim.SolvingClaim;
import hissho.kind.Answers;
import java.util.function.IntToLongFunction;

/** A statement about cooperative games of two players. */
record BargainingClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements SolvingClaim {

    static final Answers ANSWERS = new Answers(BargainingKinds.all());

    static Claim holds(String id, int usual, long drawn, Statement statement) {
        return new BargainingClaim(id, Verdict.HOLDS, 1, usual, size -> drawn, statement);
    }
}
