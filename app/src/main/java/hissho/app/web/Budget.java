package hissho.app.web;

import com.sun.management.ThreadMXBean;
import hissho.document.Node;
import hissho.progress.Progress;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * How long one answer may take and how much memory it may use up on the way, and whether somebody has cancelled it. The clock starts when the work
 * begins, not while it waits for its place. Memory is counted as what the working thread has allocated, given back or not: a bound that every run
 * keeps in the same way.
 */
final class Budget implements Progress {

    static final int USUAL_SECONDS = 20;
    static final int MOST_SECONDS = 600;
    static final int USUAL_MEGABYTES = 16_384;
    static final int MOST_MEGABYTES = 1_048_576;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final long nanos;
    private final long bytes;
    private volatile @Nullable Start start;
    private volatile boolean cancelled;
    private volatile @Nullable Runnable atCancel;
    private volatile boolean greedy;

    /** When and where the work began, and how much its thread had allocated before. */
    private record Start(long thread, long nanoTime, long allocated) {}

    private Budget(long nanos, long bytes) {
        this.nanos = nanos;
        this.bytes = bytes;
    }

    private static Budget of(int seconds, int megabytes) {
        return new Budget(TimeUnit.SECONDS.toNanos(seconds), (long) megabytes << 20);
    }

    static Budget usual() {
        return of(USUAL_SECONDS, USUAL_MEGABYTES);
    }

    static Budget read(Node node) {
        node.only(Spoken.fields("budget"));
        return of(
                node.find("seconds").map(n -> n.whole(1, MOST_SECONDS)).orElse(USUAL_SECONDS),
                node.find("megabytes").map(n -> n.whole(16, MOST_MEGABYTES)).orElse(USUAL_MEGABYTES));
    }

    /** The budget of somebody who waits while others work, as long as they do. */
    static Budget patient() {
        return new Budget(Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** The work begins, on this thread. */
    void begin() {
        long id = Thread.currentThread().threadId();
        start = new Start(id, System.nanoTime(), THREADS.getThreadAllocatedBytes(id));
    }

    /** What is to be done at once when the work is cancelled, now if it has been already. */
    void onCancel(Runnable then) {
        atCancel = then;
        if (cancelled) then.run();
    }

    void cancel() {
        cancelled = true;
        Runnable then = atCancel;
        if (then != null) then.run();
    }

    boolean wasCancelled() {
        return cancelled;
    }

    /** Takes the memory away: the heap is nearly full, and this work has used most of it. */
    void starve() {
        greedy = true;
    }

    boolean hasBegun() {
        return start != null;
    }

    /** What the work has allocated so far, nothing before it began. */
    long allocated() {
        Start begun = start;
        return begun == null ? 0 : Math.max(0, THREADS.getThreadAllocatedBytes(begun.thread()) - begun.allocated());
    }

    @Override
    public void done(long part, long whole) {}

    @Override
    public long nanosLeft() {
        Start begun = start;
        return begun == null ? nanos : Math.max(0, nanos - (System.nanoTime() - begun.nanoTime()));
    }

    @Override
    public boolean stopAsked() {
        if (cancelled || greedy) return true;
        Start begun = start;
        if (begun == null) return false;
        if (allocated() > bytes) greedy = true;
        return greedy || System.nanoTime() - begun.nanoTime() > nanos;
    }
}
