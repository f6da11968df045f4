package hissho.card.tanhinmin.claim;

import hissho.claim.StatedClaim;
import hissho.claim.Tally;
import hissho.progress.Progress;
import java.util.function.IntToLongFunction;

/** A statement about Tanhinmin. */
record StatementClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements StatedClaim {

    @Override
    public String room() {
        return "tanhinmin";
    }

    /** Goes on counting after the first counterexample. */
    @Override
    public Tally check(int size, long from, long to, Progress progress) {
        Tally total = Tally.NOTHING;
        for (long number = from; number < to; number++) {
            progress.check();
            total = total.plus(look(size, number).tally(size, number));
        }
        return total;
    }
}
