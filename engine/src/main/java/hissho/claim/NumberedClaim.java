package hissho.claim;

import hissho.progress.Progress;

/** A claim that looks at its instances one by one; the count of a range is then the same for every claim. */
public interface NumberedClaim extends Claim {

    /** Looks at one numbered instance of a size. */
    Finding look(int size, long number, Progress progress);

    @Override
    default Tally check(int size, long from, long to, Progress progress) {
        Tally total = Tally.NOTHING;
        for (long number = from; number < to && total.first().isEmpty(); number++) {
            progress.check();
            total = total.plus(look(size, number, progress).tally(size, number));
        }
        return total;
    }
}
