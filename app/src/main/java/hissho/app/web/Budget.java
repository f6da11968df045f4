package hissho.app.web;

import com.sun.management.ThreadMXBean;
import hissho.document.Node;
import hissho.progress.Progress;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * How long one answer may take and how much memory it may use up on the way, and whether somebody has cancelled it. Memory is counted as what the solving
 * thread has allocated, given back or not: a bound that every run keeps in the same way.
 */
final class Budget implements Progress {

    static final int USUAL_SECONDS = 20;
    static final int MOST_SECONDS = 600;
    static final int USUAL_MEGABYTES = 16_384;
    static final int MOST_MEGABYTES = 1_048_576;

    private static final long STACK_BYTES = 256L << 20;
    private static final long LOOK_MILLISECONDS = 20;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final long end;
    private final long bytes;
    private volatile boolean cancelled;
    private volatile boolean greedy;

    private Budget(int seconds, int megabytes) {
        this.end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        this.bytes = (long) megabytes << 20;
    }

    static Budget usual() {
        return new Budget(USUAL_SECONDS, USUAL_MEGABYTES);
    }

    static Budget read(Node node) {
        node.only(Spoken.fields("budget"));
        return new Budget(
                node.find("seconds").map(n -> n.whole(1, MOST_SECONDS)).orElse(USUAL_SECONDS),
                node.find("megabytes").map(n -> n.whole(16, MOST_MEGABYTES)).orElse(USUAL_MEGABYTES));
    }

    void cancel() {
        cancelled = true;
    }

    boolean wasCancelled() {
        return cancelled;
    }

    @Override
    public void done(long part, long whole) {}

    @Override
    public boolean stopAsked() {
        if (!greedy && THREADS.getThreadAllocatedBytes(Thread.currentThread().threadId()) > bytes) greedy = true;
        return cancelled
                || greedy
                || System.nanoTime() - end > 0
                || Thread.currentThread().isInterrupted();
    }

    /** Runs work on a thread of its own under this budget; {@link hissho.progress.Progress.Stopped} where it does not suffice. */
    <T> T run(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(null, task, "solve", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        while (true) {
            try {
                return task.get(LOOK_MILLISECONDS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                long used = THREADS.getThreadAllocatedBytes(thread.threadId());
                if (!cancelled && used <= bytes && System.nanoTime() - end <= 0) continue;
                thread.interrupt();
                throw new Stopped();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof Exception cause) throw cause;
                if (e.getCause() instanceof OutOfMemoryError || e.getCause() instanceof StackOverflowError)
                    throw new Stopped();
                throw e;
            }
        }
    }
}
