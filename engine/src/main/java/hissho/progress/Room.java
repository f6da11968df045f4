package hissho.progress;

/**
 * Whether there is memory for what work is about to keep: asked before a large table is made or another position is remembered, so that what cannot be
 * done is refused with a sentence instead of failing in the middle. Nobody may keep more than half of the heap.
 */
public final class Room {

    /** What a remembered position takes in a map with its key, roughly. */
    private static final int POSITION_BYTES = 150;

    private Room() {}

    /** Throws {@link Progress.Full} where so many bytes are more than there is room for. */
    public static void ask(long bytes) {
        if (bytes > all()) throw new Progress.Full();
    }

    /** How many positions a search may remember that wants to remember at most so many. */
    public static int positions(int most) {
        return (int) Math.min(most, all() / POSITION_BYTES);
    }

    private static long all() {
        return Runtime.getRuntime().maxMemory() / 2;
    }
}
