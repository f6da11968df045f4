package hissho.app.web;

import hissho.app.work.HeapGuard;
import hissho.progress.Progress;
import hissho.words.Message;
import io.javalin.http.Context;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Where all work of the server is done: reading, solving, drawing, tables and play, a few at a time on threads of their own with deep stacks, the
 * others waiting in one bounded line. A place stays taken until its work has really ended, whatever its asker was told meanwhile; an asker who goes
 * away takes the work along.
 */
final class Desk implements AutoCloseable {

    private static final int PLACES = 2 * Runtime.getRuntime().availableProcessors();
    private static final int MOST_WAITING = 1000;
    private static final long STACK_BYTES = 256L << 20;
    private static final long LOOK_MILLISECONDS = 20;
    private static final long LOOK_IN_LINE_MILLISECONDS = 500;
    private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long IDLE_SECONDS = 10;
    private static final double FULL = 0.85;

    private final ThreadPoolExecutor places = new ThreadPoolExecutor(
            PLACES, PLACES, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(MOST_WAITING), Desk::thread);
    private final ConcurrentMap<String, Budget> named = new ConcurrentHashMap<>();
    private final Set<Budget> working = ConcurrentHashMap.newKeySet();
    private final HeapGuard heap = new HeapGuard(FULL, this::starveTheGreediest);

    Desk() {
        places.allowCoreThreadTimeOut(true);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(null, work, "desk", STACK_BYTES);
        thread.setDaemon(true);
        return thread;
    }

    /** Does the work in its turn; {@link Refused} where there is no room, where the budget does not suffice and where it was cancelled. */
    <T> T work(Context request, String id, Budget budget, Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(() -> {
            budget.begin();
            working.add(budget);
            try {
                return work.call();
            } finally {
                working.remove(budget);
            }
        });
        if (!id.isEmpty()) named.put(id, budget);
        budget.onCancel(() -> {
            places.remove(task);
            task.cancel(true);
        });
        try (Presence _ = Presence.of(request, budget::cancel)) {
            places.execute(task);
            return awaited(task, budget);
        } catch (RejectedExecutionException e) {
            throw new Refused(503, "busy", Message.of("web.bad.busy"));
        } finally {
            if (!id.isEmpty()) named.remove(id, budget);
        }
    }

    private <T> T awaited(FutureTask<T> task, Budget budget) throws Exception {
        long late = 0;
        while (true) {
            try {
                return task.get(
                        budget.hasBegun() ? LOOK_MILLISECONDS : LOOK_IN_LINE_MILLISECONDS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                if (!budget.stopAsked()) continue;
                if (late == 0) late = System.nanoTime();
                if (System.nanoTime() - late < GRACE_NANOS) continue;
                task.cancel(true);
                throw refused(budget);
            } catch (CancellationException e) {
                throw refused(budget);
            } catch (ExecutionException e) {
                throw cause(e, budget);
            }
        }
    }

    private static Exception cause(ExecutionException e, Budget budget) {
        return switch (e.getCause()) {
            case Progress.Stopped stopped -> refused(budget);
            case OutOfMemoryError memory -> refused(budget);
            case StackOverflowError stack -> refused(budget);
            case Exception cause -> cause;
            case null, default -> e;
        };
    }

    private static Refused refused(Budget budget) {
        return budget.wasCancelled()
                ? new Refused(409, "cancelled", Message.of("web.bad.cancelled"))
                : new Refused(503, "budget", Message.of("web.bad.budget"));
    }

    /** Cancels the work of this name, waiting or begun. */
    void cancel(String id) {
        Budget budget = named.get(id);
        if (budget != null) budget.cancel();
    }

    private void starveTheGreediest() {
        working.stream().max(Comparator.comparingLong(Budget::allocated)).ifPresent(Budget::starve);
    }

    @Override
    public void close() {
        working.forEach(Budget::cancel);
        heap.close();
        places.shutdownNow();
    }
}
