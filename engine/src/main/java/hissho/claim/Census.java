package hissho.claim;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Runs a claim through all instances from its smallest size to a given one, size after size, piece after piece.
 *
 * <p>The result depends on the claim alone: at a size with counterexamples every piece before the first refuting one is finished too, so the
 * counterexample shown is the one with the smallest size and number, and the count is that of the instances up to it, whatever the number of
 * workers and however often the run was interrupted.
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
        Tally total = Tally.NOTHING;
        Meter meter = new Meter(progress, pieces(progress));
        int size = claim.smallestSize();
        for (; size <= to; size++) {
            total = total.plus(size(size, meter));
            if (total.first().isPresent()) break;
        }
        return new Result(claim, claim.smallestSize(), Math.min(size, to), total.checked(), total.first());
    }

    /** What the ledger alone says up to a size: a result only where every piece is there. */
    public static Optional<Result> recorded(Claim claim, int to, Ledger ledger) {
        Tally total = Tally.NOTHING;
        for (int size = claim.smallestSize(); size <= to && total.first().isEmpty(); size++) {
            Optional<Tally> tally = settled(Piece.of(claim, size), ledger.finished(claim, size));
            if (tally.isEmpty()) return Optional.empty();
            total = total.plus(tally.get());
        }
        return Optional.of(new Result(claim, claim.smallestSize(), to, total.checked(), total.first()));
    }

    /** The largest size up to which the ledger is complete, if any. */
    public static Optional<Integer> checkedTo(Claim claim, Ledger ledger) {
        int size = claim.smallestSize();
        while (settled(Piece.of(claim, size), ledger.finished(claim, size)).isPresent() && claim.instances(size) > 0)
            size++;
        return size == claim.smallestSize() ? Optional.empty() : Optional.of(size - 1);
    }

    private long pieces(Progress progress) {
        long pieces = 0;
        for (int size = claim.smallestSize(); size <= to; size++) {
            progress.check();
            pieces += Piece.count(claim, size);
        }
        return pieces;
    }

    private Tally size(int size, Meter meter) {
        List<Piece> pieces = Piece.of(claim, size);
        Map<Piece, Tally> finished = new ConcurrentHashMap<>(ledger.finished(claim, size));
        meter.add(finished.size());
        while (true) {
            Optional<Tally> settled = settled(pieces, finished);
            if (settled.isPresent()) return settled.get();
            meter.check();
            List<Piece> mine = reserved(pieces, finished);
            if (mine.isEmpty()) LockSupport.parkNanos(PATIENCE_NANOS);
            else {
                AtomicLong refuted = new AtomicLong(firstRefuted(finished));
                workers.check(
                        claim,
                        mine,
                        piece -> piece.from() <= refuted.get(),
                        (piece, tally) -> {
                            ledger.record(claim, piece, tally);
                            finished.put(piece, tally);
                            if (tally.first().isPresent()) refuted.accumulateAndGet(piece.from(), Math::min);
                            meter.add(1);
                        },
                        meter);
            }
            finished.putAll(ledger.finished(claim, size));
        }
    }

    /** The next few pieces nobody has finished or reserved, in order. */
    private List<Piece> reserved(List<Piece> pieces, Map<Piece, Tally> finished) {
        List<Piece> mine = new ArrayList<>();
        long refuted = firstRefuted(finished);
        for (Piece piece : pieces) {
            if (mine.size() >= 2 * workers.count() || piece.from() > refuted) break;
            if (!finished.containsKey(piece) && ledger.reserve(claim, piece)) mine.add(piece);
        }
        return mine;
    }

    private static long firstRefuted(Map<Piece, Tally> finished) {
        return finished.entrySet().stream()
                .filter(e -> e.getValue().first().isPresent())
                .mapToLong(e -> e.getKey().from())
                .min()
                .orElse(Long.MAX_VALUE);
    }

    /** The tally of a size once every piece up to the first refuting one is finished. */
    private static Optional<Tally> settled(List<Piece> pieces, Map<Piece, Tally> finished) {
        Tally total = Tally.NOTHING;
        for (Piece piece : pieces) {
            Tally tally = finished.get(piece);
            if (tally == null) return Optional.empty();
            total = total.plus(tally);
            if (total.first().isPresent()) break;
        }
        return Optional.of(total);
    }

    /** Counts pieces for whoever watches; what single pieces report of themselves is left out. */
    private static final class Meter implements Progress {
        private final Progress watched;
        private final long whole;
        private final AtomicLong part = new AtomicLong();

        Meter(Progress watched, long whole) {
            this.watched = watched;
            this.whole = whole;
        }

        void add(long pieces) {
            watched.done(part.addAndGet(pieces), whole);
        }

        @Override
        public void done(long ignoredPart, long ignoredWhole) {}

        @Override
        public boolean stopAsked() {
            return watched.stopAsked();
        }
    }
}
