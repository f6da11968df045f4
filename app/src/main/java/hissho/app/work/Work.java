package hissho.app.work;

import hissho.progress.Progress;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/** Runs work on a thread of its own, with a stack deep enough for recursive solvers. */
public final class Work {

    private static final long GRACE_MILLIS = 1000;
    private static final long STACK_BYTES = 256L << 20;
    private static final long UNGUARDED_MILLIS = 1500;
    private static final double NEARLY = 0.95;

    private Work() {}

    /**
     * The result of the work, or {@link Progress.Stopped} when it took longer than the budget. The work is given a progress that
     * ends with the budget; work that does not notice within a second is left behind on its daemon thread. What the work throws
     * is thrown here; {@link Progress.Full} where it was stopped for want of memory.
     */
    public static <T> T within(Duration budget, Function<Progress, T> work) {
        Limited progress = new Limited(Progress.atMost(budget.toMillis()));
        FutureTask<T> task = new FutureTask<>(() -> work.apply(progress));
        Thread thread = new Thread(null, task, "work", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return awaited(task, budget.toMillis() + GRACE_MILLIS, progress);
        } catch (TimeoutException e) {
            task.cancel(true);
            throw progress.full ? new Progress.Full() : new Progress.Stopped();
        } catch (InterruptedException e) {
            task.cancel(true);
            Thread.currentThread().interrupt();
            throw new Progress.Stopped();
        } catch (ExecutionException e) {
            throw progress.full && e.getCause() instanceof Progress.Stopped
                    ? new Progress.Full()
                    : thrown(Objects.requireNonNull(e.getCause()));
        }
    }

    /** Waits; work that takes a while is stopped when nearly all of the heap is in use, before everything goes into clearing it up. */
    private static <T> T awaited(FutureTask<T> task, long milliseconds, Limited progress)
            throws InterruptedException, ExecutionException, TimeoutException {
        long unguarded = Math.min(milliseconds, UNGUARDED_MILLIS);
        try {
            return task.get(unguarded, TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            try (HeapGuard _ = new HeapGuard(NEARLY, () -> progress.full = true)) {
                return task.get(milliseconds - unguarded, TimeUnit.MILLISECONDS);
            }
        }
    }

    /** A progress that ends with its time or with the memory. */
    private static final class Limited implements Progress {
        private final Progress time;
        private volatile boolean full;

        Limited(Progress time) {
            this.time = time;
        }

        @Override
        public void done(long part, long whole) {}

        @Override
        public boolean stopAsked() {
            return full || time.stopAsked();
        }

        @Override
        public long nanosLeft() {
            return full ? 0 : time.nanosLeft();
        }
    }

    private static RuntimeException thrown(Throwable cause) {
        return switch (cause) {
            case RuntimeException e -> e;
            case Error e -> throw e;
            default -> new IllegalStateException(cause);
        };
    }
}
