package hissho.card.trick.staircase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A range of numbers cut into chunks that several threads take one after the other. */
final class Parallel {

    /** What is done with the numbers from (inclusive) to (exclusive). */
    interface Chunk {
        void work(long from, long to);
    }

    /** Told from time to time that all numbers before this one are done. */
    interface Waterline {
        void reached(long number);
    }

    private final long size;
    private final int chunk;
    private final long[] busyWith;
    private long next;

    private Parallel(long from, long size, int chunk, int threads) {
        this.next = from;
        this.size = size;
        this.chunk = chunk;
        this.busyWith = new long[threads];
        Arrays.fill(busyWith, from);
    }

    static void chunks(long size, int chunk, int threads, Chunk work) {
        chunks(0, size, chunk, threads, work, done -> {});
    }

    /** The numbers from the first one on; the waterline hears of progress before every chunk, from one thread at a time. */
    static void chunks(long first, long size, int chunk, int threads, Chunk work, Waterline waterline) {
        int workers = size - first <= chunk ? 1 : Math.max(1, threads);
        Parallel range = new Parallel(first, size, chunk, workers);
        if (workers == 1) {
            range.work(0, work, waterline);
            return;
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < workers; i++) {
                int worker = i;
                running.add(pool.submit(() -> range.work(worker, work, waterline)));
            }
            for (Future<?> each : running) each.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(e.getCause());
        }
    }

    private void work(int worker, Chunk work, Waterline waterline) {
        for (long from = take(worker, waterline); from < size; from = take(worker, waterline))
            work.work(from, Math.min(size, from + chunk));
    }

    /** Chunks are taken in order, so all before the earliest that a worker is busy with are done. */
    private synchronized long take(int worker, Waterline waterline) {
        busyWith[worker] = next;
        next = Math.min(size, next + chunk);
        waterline.reached(Arrays.stream(busyWith).min().orElse(0));
        return busyWith[worker];
    }
}
