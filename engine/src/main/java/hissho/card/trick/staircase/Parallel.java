package hissho.card.trick.staircase;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** A range of numbers cut into chunks that several threads take one after the other. */
final class Parallel {

    /** What is done with the numbers from (inclusive) to (exclusive). */
    interface Chunk {
        void work(long from, long to);
    }

    private Parallel() {}

    static void chunks(long size, int chunk, int threads, Chunk work) {
        AtomicLong next = new AtomicLong();
        Runnable worker = () -> {
            for (long from = next.getAndAdd(chunk); from < size; from = next.getAndAdd(chunk))
                work.work(from, Math.min(size, from + chunk));
        };
        if (threads <= 1 || size <= chunk) {
            worker.run();
            return;
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> workers = new ArrayList<>();
            for (int i = 0; i < threads; i++) workers.add(pool.submit(worker));
            for (Future<?> each : workers) each.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(e.getCause());
        }
    }
}
