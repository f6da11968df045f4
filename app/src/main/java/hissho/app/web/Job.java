package hissho.app.web;

import hissho.app.render.Style;
import hissho.claim.Census;
import hissho.claim.Claim;
import hissho.claim.Ledger;
import hissho.claim.Referee;
import hissho.claim.Workers;
import hissho.progress.Progress;
import hissho.words.Words;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A census that runs on in the server whether anybody watches or not. */
final class Job implements Progress {

    /** How a job stands. */
    enum State {
        RUNNING,
        DONE,
        STOPPED,
        FAILED
    }

    private static final long FIRST_TURN_NANOS = 2_000_000_000L;
    private static final int MOST_DOUBLED = 10;

    private final String id;
    private final Claim claim;
    private final int to;
    private final long start = System.nanoTime();
    private volatile State state = State.RUNNING;
    private volatile long pieces;
    private volatile long allPieces;
    private volatile long before = -1;
    private volatile boolean stopAsked;
    private volatile Census.@Nullable Result result;
    private volatile boolean confirmed;
    private volatile BooleanSupplier turnIsOver = () -> false;
    private volatile boolean gaveWay;
    private int turns;

    Job(String id, Claim claim, int to) {
        this.id = id;
        this.claim = claim;
        this.to = to;
    }

    /**
     * Works for a turn, which ends early only where somebody else waits; whether the job has ended. What was counted is in the ledger, so that the next
     * turn goes on there; each turn is twice as long as the one before, so that no piece is too long for all of them.
     */
    boolean takesTurn(Ledger ledger, Workers workers, BooleanSupplier othersWait) {
        long end = System.nanoTime() + (FIRST_TURN_NANOS << Math.min(turns++, MOST_DOUBLED));
        turnIsOver = () -> System.nanoTime() - end > 0 && othersWait.getAsBoolean();
        gaveWay = false;
        run(ledger, workers);
        return state != State.RUNNING;
    }

    private void run(Ledger ledger, Workers workers) {
        try {
            Census.Result found = new Census(claim, to, ledger, workers).run(this);
            confirmed = Referee.confirms(found, this);
            result = found;
            state = State.DONE;
        } catch (Stopped e) {
            if (stopAsked || !gaveWay) state = State.STOPPED;
        } catch (RuntimeException | Error e) {
            state = State.FAILED;
        }
    }

    void stop() {
        stopAsked = true;
    }

    @Override
    public void done(long part, long whole) {
        if (before < 0) before = part;
        pieces = part;
        allPieces = whole;
    }

    @Override
    public boolean stopAsked() {
        if (!gaveWay && turnIsOver.getAsBoolean()) gaveWay = true;
        return stopAsked || gaveWay || Thread.currentThread().isInterrupted();
    }

    String id() {
        return id;
    }

    State state() {
        return state;
    }

    boolean isFor(Claim other, int size) {
        return claim.id().equals(other.id()) && to == size && state == State.RUNNING;
    }

    /** The job as the page reads it. */
    String json(Words words) {
        double seconds = (System.nanoTime() - start) / 1e9;
        double rate = seconds > 0 ? Math.max(0, pieces - Math.max(0, before)) / seconds : 0;
        Optional<Long> left = state == State.RUNNING && rate > 0
                ? Optional.of(Math.round((allPieces - pieces) / rate))
                : Optional.empty();
        Census.Result found = result;
        return "{\"id\":\"" + id + "\",\"claim\":\"" + claim.id() + "\",\"to\":" + to + ",\"state\":\""
                + state.name().toLowerCase(Locale.ROOT) + "\",\"pieces\":" + pieces + ",\"allPieces\":" + allPieces
                + ",\"rate\":"
                + String.format(Locale.ROOT, "%.2f", rate) + ",\"secondsLeft\":"
                + left.map(String::valueOf).orElse("null") + ",\"report\":"
                + (found == null ? "null" : SolveApi.plain(Referee.tell(found, confirmed, words), Style.plain(words)))
                + "}";
    }
}
