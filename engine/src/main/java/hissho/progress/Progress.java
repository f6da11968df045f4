package hissho.progress;

/** How long work tells how far it is and learns that it should stop. Anything that can take over a second takes one. */
public interface Progress {

    /** So much of so much is done; called often, so cheap. */
    void done(long part, long whole);

    /** Whether somebody has asked the work to stop. */
    boolean stopAsked();

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
        };
    }

    /** The work was asked to stop before it was done: a budget exceeded, or a person who changed his mind. */
    final class Stopped extends RuntimeException {
        public Stopped() {
            super("stopped before the end");
        }
    }
}
