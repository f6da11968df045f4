package hissho.claim;

import hissho.progress.Progress;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Checks pieces on so many threads of this process. */
public record Threads(int count) implements Workers {

    private static final long STACK_BYTES = 64L << 20;

    public static Threads all() {
        return new Threads(Runtime.getRuntime().availableProcessors());
    }

    @Override
    public void check(Claim claim, Agenda agenda, Progress progress) {
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        Runnable work = () -> {
            try {
                for (Optional<Piece> next = agenda.next();
                        next.isPresent() && failure.get() == null;
                        next = agenda.next()) {
                    progress.check();
                    Piece piece = next.get();
                    if (!agenda.wanted(piece)) continue;
                    long start = System.nanoTime();
                    Tally tally = piece.check(claim, progress);
                    agenda.done(piece, tally, System.nanoTime() - start);
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
