package hissho.claim;

import hissho.progress.Progress;
import java.util.Optional;

/** A claim that looks at its instances one by one; the count of a range is then the same for every claim. */
public interface NumberedClaim extends Claim {

    /** Looks at one numbered instance of a size. */
    Finding look(int size, long number);

    @Override
    default int version() {
        return 1;
    }

    @Override
    default Tally check(int size, long from, long to, Progress progress) {
        long met = 0;
        for (long number = from; number < to; number++) {
            progress.check();
            Finding finding = look(size, number);
            if (finding instanceof Finding.Unmet) continue;
            met++;
            if (finding instanceof Finding.Refuted refuted)
                return new Tally(
                        met, Optional.of(new Counterexample(size, number, refuted.document(), refuted.what())));
        }
        return new Tally(met, Optional.empty());
    }
}
