package hissho.claim;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongConsumer;

/**
 * What is left of a census, handed out piece by piece to whoever is free: smaller sizes first, within a size in order, and the next size as soon as all
 * pieces of one are out, so that nobody waits for the slowest.
 *
 * <p>Pieces are cut by {@linkplain Pace the time measured so far}: as long as there is much left they take long enough for the cost of lending not to
 * matter, and towards the end of a size they get shorter, so that all workers end together. How they were cut changes no result: a size is settled when
 * all instances up to the first counterexample were looked at, and only then the sizes after it.
 */
public final class Agenda {

    /** A piece takes at most this long, or what the workers together need for lending and recording one each, if that is more. */
    private static final double LONGEST_NANOS = 1e9;

    private static final double LENDING_NANOS = 2e6;
    private static final double SHORTEST_NANOS = 0.1e9;
    private static final int PIECES_PER_WORKER = 8;

    private final Claim claim;
    private final int to;
    private final Ledger ledger;
    private final int workers;
    private final LongConsumer progressed;
    private final Pace pace = new Pace();
    private final TreeMap<Integer, Span> open = new TreeMap<>();
    private Tally total = Tally.NOTHING;
    /** The smallest size that is not settled. */
    private int first;

    private int refutedSize = Integer.MAX_VALUE;
    private long refutedFrom = Long.MAX_VALUE;

    /** The agenda of all sizes up to one, for so many workers; hears how many more instances are finished. */
    public Agenda(Claim claim, int to, Ledger ledger, int workers, LongConsumer progressed) {
        this.claim = claim;
        this.to = to;
        this.ledger = ledger;
        this.workers = Math.max(1, workers);
        this.progressed = progressed;
        first = claim.smallestSize();
    }

    /** The next piece to be checked; nothing where all are done, lent or reserved by others. */
    public synchronized Optional<Piece> next() {
        settle();
        for (int size = first; size <= Math.min(to, refutedSize); size++) {
            Span span = span(size);
            Optional<Piece> piece = span.next(length(size, span), this::mayBegin);
            if (piece.isPresent()) return piece;
        }
        return Optional.empty();
    }

    private Span span(int size) {
        return open.computeIfAbsent(size, s -> {
            Map<Piece, Tally> known = ledger.finished(claim, s);
            known.forEach(this::refuted);
            progressed.accept(
                    known.keySet().stream().mapToLong(Piece::instances).sum());
            return new Span(claim, s, known);
        });
    }

    private boolean mayBegin(Piece piece) {
        return wanted(piece) && ledger.reserve(claim, piece);
    }

    private long length(int size, Span span) {
        double each = pace.each(size);
        if (each == 0) return Span.LEAST;
        double share = each * (double) span.left() / ((double) workers * PIECES_PER_WORKER);
        double longest = Math.max(LONGEST_NANOS, LENDING_NANOS * workers);
        return (long) Math.min((double) span.instances(), Math.clamp(share, SHORTEST_NANOS, longest) / each);
    }

    /** Whether a piece can still change the result. */
    public synchronized boolean wanted(Piece piece) {
        return piece.size() < refutedSize || (piece.size() == refutedSize && piece.from() <= refutedFrom);
    }

    /** A piece is done, and took so long. */
    public synchronized void done(Piece piece, Tally tally, long nanos) {
        ledger.record(claim, piece, tally);
        Span span = open.get(piece.size());
        if (span != null) span.finish(piece, tally);
        refuted(piece, tally);
        pace.measured(piece.size(), piece.instances(), nanos);
        progressed.accept(piece.instances());
    }

    private void refuted(Piece piece, Tally tally) {
        if (tally.first().isEmpty() || piece.size() > refutedSize) return;
        refutedFrom = piece.size() < refutedSize ? piece.from() : Math.min(refutedFrom, piece.from());
        refutedSize = piece.size();
    }

    private void settle() {
        while (first <= to && total.first().isEmpty()) {
            Span span = span(first);
            if (span.left() > 0 && refutedSize > first) return;
            Optional<Tally> settled = span.settled();
            if (settled.isEmpty()) return;
            total = total.plus(settled.get());
            open.remove(first);
            if (total.first().isEmpty()) first++;
        }
    }

    /** Looks at what others have finished meanwhile, and begins anew with what they have not. */
    synchronized void refresh() {
        for (Map.Entry<Integer, Span> entry : open.entrySet()) {
            Map<Piece, Tally> known = ledger.finished(claim, entry.getKey());
            known.forEach(entry.getValue()::finish);
            known.forEach(this::refuted);
            entry.getValue().again();
        }
    }

    /** The result, once all sizes are settled or one has a counterexample. */
    synchronized Optional<Census.Result> result() {
        settle();
        if (total.first().isEmpty() && first <= to) return Optional.empty();
        return Optional.of(
                new Census.Result(claim, claim.smallestSize(), Math.min(first, to), total.checked(), total.first()));
    }
}
