package hissho.app.work;

import hissho.progress.Progress;
import hissho.words.Words;
import java.io.PrintStream;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A progress with a budget and, where a person watches, a bar that appears after a second and disappears at the end. */
public final class Watch implements Progress, AutoCloseable {

    private static final long SECOND = 1_000_000_000L;
    private static final int WIDTH = 30;

    private final long start = System.nanoTime();
    private final long budget;
    private final @Nullable PrintStream screen;
    private final Words words;
    private long shown = start + SECOND * 4 / 5;
    private int drawn;
    private volatile @Nullable Progress bounds;

    /** A watch whose bar goes to the screen; no screen, no bar. */
    public Watch(Duration budget, @Nullable PrintStream screen, Words words) {
        this.budget = budget.toNanos();
        this.screen = screen;
        this.words = words;
    }

    /** This watch, which also asks to stop when the other does. */
    public Watch within(Progress other) {
        bounds = other;
        return this;
    }

    @Override
    public void done(long part, long whole) {
        if (screen == null || whole <= 0) return;
        long now = System.nanoTime();
        if (now - shown < SECOND / 5) return;
        draw(screen, Math.clamp((double) part / whole, 0, 1), now);
    }

    @Override
    public boolean stopAsked() {
        Progress other = bounds;
        return Thread.currentThread().isInterrupted()
                || System.nanoTime() - start > budget
                || (other != null && other.stopAsked());
    }

    @Override
    public long nanosLeft() {
        return Math.max(0, budget - (System.nanoTime() - start));
    }

    @Override
    public synchronized void close() {
        if (screen == null || drawn == 0) return;
        screen.print("\r" + " ".repeat(drawn) + "\r");
        screen.flush();
        drawn = 0;
    }

    private synchronized void draw(PrintStream out, double fraction, long now) {
        shown = now;
        int full = (int) (fraction * WIDTH);
        double elapsed = (now - start) / (double) SECOND;
        String bar = "█".repeat(full) + "░".repeat(WIDTH - full) + " " + (int) (fraction * 100) + " %";
        if (fraction > 0) bar += words.say("app.progress.left", Math.round(elapsed * (1 - fraction) / fraction));
        String padded = bar + " ".repeat(Math.max(0, drawn - bar.length()));
        drawn = bar.length() * 2;
        out.print("\r" + padded);
        out.flush();
    }
}
