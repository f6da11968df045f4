package hissho.progress;

import java.util.Optional;
import java.util.function.Function;

/** How long work tells how far it is and learns that it should stop. Anything that can take over a second takes one. */
public interface Progress {

    /** So much of so much is done; called often, so cheap. */
    void done(long part, long whole);

    /** Whether somebody has asked the work to stop. */
    boolean stopAsked();

    /** How many nanoseconds are left before the work is asked to stop; more than anybody waits where nobody knows. */
    default long nanosLeft() {
        return Long.MAX_VALUE;
    }

    /** So much of the time that is left, for work that may be given up without losing the rest; all of it where nobody knows how much is left. */
    default Progress share(int part, int whole) {
        long left = nanosLeft();
        return left == Long.MAX_VALUE ? this : new Share(this, System.nanoTime() + left / whole * part);
    }

    /** What work finds in half of the time that is left; nothing where that does not suffice, so that the other half is there for the rest. */
    default <T> Optional<T> inHalf(Function<Progress, T> work) {
        try {
            return Optional.of(work.apply(share(1, 2)));
        } catch (Stopped e) {
            check();
            return Optional.empty();
        }
    }

    /** At most so many milliseconds of the time that is left, for work that nobody has asked for. */
    default Progress within(long milliseconds) {
        return new Share(this, System.nanoTime() + milliseconds * 1_000_000);
    }

    /** Throws {@link Stopped} if the work should stop; put this in the loops of long work. */
    default void check() {
        if (stopAsked()) throw new Stopped();
    }

    /** Nobody watches and nobody stops. */
    static Progress none() {
        return Unwatched.ONLY;
    }

    /** Nobody watches, but after so many milliseconds the work is asked to stop. */
    static Progress atMost(long milliseconds) {
        long end = System.nanoTime() + milliseconds * 1_000_000;
        return new Progress() {
            @Override
            public void done(long part, long whole) {}

            @Override
            public boolean stopAsked() {
                return System.nanoTime() - end > 0;
            }

            @Override
            public long nanosLeft() {
                return Math.max(0, end - System.nanoTime());
            }
        };
    }

    /** The work was asked to stop before it was done: a budget exceeded, or a person who changed his mind. */
    class Stopped extends RuntimeException {
        public Stopped() {
            super("stopped before the end");
        }
    }

    /** The work was given up because it needs more memory than there is. */
    final class Full extends Stopped {}
}
