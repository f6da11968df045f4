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

    private Work() {}

    /**
     * The result of the work, or {@link Progress.Stopped} when it took longer than the budget. The work is given a progress that
     * ends with the budget; work that does not notice within a second is left behind on its daemon thread. What the work throws
     * is thrown here.
     */
    public static <T> T within(Duration budget, Function<Progress, T> work) {
        Progress progress = Progress.atMost(budget.toMillis());
        FutureTask<T> task = new FutureTask<>(() -> work.apply(progress));
        Thread thread = new Thread(null, task, "work", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(budget.toMillis() + GRACE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            task.cancel(true);
            throw new Progress.Stopped();
        } catch (InterruptedException e) {
            task.cancel(true);
            Thread.currentThread().interrupt();
            throw new Progress.Stopped();
        } catch (ExecutionException e) {
            throw thrown(Objects.requireNonNull(e.getCause()));
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
