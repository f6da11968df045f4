package hissho.card.tanhinmin.claim;

import hissho.claim.StatedClaim;
import java.util.function.IntToLongFunction;

/** A statement about Tanhinmin. */
record StatementClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements StatedClaim {

    @Override
    public String room() {
        return "tanhinmin";
    }
}
