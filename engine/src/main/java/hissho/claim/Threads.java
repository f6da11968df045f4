package hissho.claim;

import hissho.progress.Progress;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Checks pieces on so many threads of this process. */
public record Threads(int count) implements Workers {

    private static final long STACK_BYTES = 64L << 20;

    public static Threads all() {
        return new Threads(Runtime.getRuntime().availableProcessors());
    }

    @Override
    public void check(
            Claim claim,
            List<Piece> pieces,
            Predicate<Piece> wanted,
            BiConsumer<Piece, Tally> done,
            Progress progress) {
        Queue<Piece> queue = new ConcurrentLinkedQueue<>(pieces);
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        Object oneAtATime = new Object();
        Runnable work = () -> {
            try {
                for (Piece piece = queue.poll(); piece != null && failure.get() == null; piece = queue.poll()) {
                    progress.check();
                    if (!wanted.test(piece)) continue;
                    Tally tally = piece.check(claim, progress);
                    synchronized (oneAtATime) {
                        done.accept(piece, tally);
                    }
                }
            } catch (RuntimeException | Error e) {
                failure.compareAndSet(null, e);
            }
        };
        List<Thread> threads = java.util.stream.IntStream.range(0, count)
                .mapToObj(i -> new Thread(null, work, "census-" + i, STACK_BYTES))
                .toList();
        threads.forEach(thread -> {
            thread.setDaemon(true);
            thread.start();
        });
        boolean interrupted = false;
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
                failure.compareAndSet(null, new Progress.Stopped());
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        switch (failure.get()) {
            case null -> {}
            case Error error -> throw error;
            case RuntimeException exception -> throw exception;
            case Throwable other -> throw new IllegalStateException(other);
        }
    }
}
