package hissho.duopoly.claim;

import hissho.claim.Claim;
import hissho.claim.SolvingClaim;
import hissho.duopoly.DuopolyKinds;
import hissho.kind.Answers;
import java.util.function.IntToLongFunction;

/** A statement about models of duopoly. */
record DuopolyClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements SolvingClaim {

    static final Answers ANSWERS = new Answers(DuopolyKinds.all());

    static Claim holds(String id, int usual, long drawn, Statement statement) {
        return new DuopolyClaim(id, Verdict.HOLDS, 1, usual, size -> drawn, statement);
    }
}
