package hissho.card.tanhinmin.claim;

import hissho.claim.Claim;
import hissho.claim.Counterexample;
import hissho.claim.Tally;
import hissho.progress.Progress;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/** A claim given by how many instances each size has and how one is checked. */
record StatementClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements Claim {

    /** Checks one numbered instance of a size. */
    @FunctionalInterface
    interface Statement {
        Finding check(int size, long number);
    }

    @Override
    public String room() {
        return "tanhinmin";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public long instances(int size) {
        return count.applyAsLong(size);
    }

    @Override
    public Tally check(int size, long from, long to, Progress progress) {
        long met = 0;
        Optional<Counterexample> first = Optional.empty();
        for (long number = from; number < to; number++) {
            progress.check();
            Finding finding = statement.check(size, number);
            if (finding instanceof Finding.Unmet) continue;
            met++;
            if (first.isEmpty() && finding instanceof Finding.Refuted refuted)
                first = Optional.of(new Counterexample(size, number, refuted.document(), refuted.what()));
        }
        return new Tally(met, first);
    }
}
