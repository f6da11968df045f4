package hissho.claim;

import hissho.progress.Progress;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Runs a claim through all instances from its smallest size to a given one, piece after piece of an {@linkplain Agenda agenda}.
 *
 * <p>The result depends on the claim alone: at a size with counterexamples every piece before the first refuting one is finished too, and so are all
 * smaller sizes, so the counterexample shown is the one with the smallest size and number, and the count is that of the instances up to it, whatever the
 * number of workers, however the pieces were cut and however often the run was interrupted.
 */
public record Census(Claim claim, int to, Ledger ledger, Workers workers) {

    private static final long PATIENCE_NANOS = 100_000_000L;

    /** What a census found. */
    public record Result(Claim claim, int from, int to, long checked, Optional<Counterexample> first) {

        public Claim.Verdict verdict() {
            if (first.isPresent()) return Claim.Verdict.FAILS;
            return checked == 0 ? Claim.Verdict.EMPTY : Claim.Verdict.HOLDS;
        }
    }

    public Result run(Progress progress) {
        Meter meter = new Meter(progress, instances(progress));
        Agenda agenda = new Agenda(claim, to, ledger, workers.count(), meter::add);
        while (true) {
            meter.check();
            workers.check(claim, agenda, meter);
            Optional<Result> result = agenda.result();
            if (result.isPresent()) return result.get();
            LockSupport.parkNanos(PATIENCE_NANOS);
            agenda.refresh();
        }
    }

    /** What the ledger alone says up to a size: a result only where every piece is there. */
    public static Optional<Result> recorded(Claim claim, int to, Ledger ledger) {
        Tally total = Tally.NOTHING;
        for (int size = claim.smallestSize(); size <= to && total.first().isEmpty(); size++) {
            Optional<Tally> tally = new Span(claim, size, ledger.finished(claim, size)).settled();
            if (tally.isEmpty()) return Optional.empty();
            total = total.plus(tally.get());
        }
        return Optional.of(new Result(claim, claim.smallestSize(), to, total.checked(), total.first()));
    }

    /** The largest size up to which the ledger is complete, if any. */
    public static Optional<Integer> checkedTo(Claim claim, Ledger ledger) {
        int size = claim.smallestSize();
        while (new Span(claim, size, ledger.finished(claim, size)).settled().isPresent() && claim.instances(size) > 0)
            size++;
        return size == claim.smallestSize() ? Optional.empty() : Optional.of(size - 1);
    }

    /** All instances there are, as far as anybody can count. */
    private long instances(Progress progress) {
        long sum = 0;
        for (int size = claim.smallestSize(); size <= to && sum >= 0; size++) {
            progress.check();
            sum += Math.max(0, claim.instances(size));
        }
        return sum < 0 ? Long.MAX_VALUE : sum;
    }

    /** Counts instances for whoever watches; what single pieces report of themselves is left out. */
    private static final class Meter implements Progress {
        private final Progress watched;
        private final long whole;
        private final AtomicLong part = new AtomicLong();

        Meter(Progress watched, long whole) {
            this.watched = watched;
            this.whole = whole;
        }

        void add(long instances) {
            watched.done(part.addAndGet(instances), whole);
        }

        @Override
        public void done(long ignoredPart, long ignoredWhole) {}

        @Override
        public boolean stopAsked() {
            return watched.stopAsked();
        }
    }
}
