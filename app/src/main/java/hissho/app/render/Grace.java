package hissho.app.render;

import hissho.progress.Progress;
import java.util.concurrent.TimeUnit;

/** A little longer than the work itself may take: for writing down what was found in time. */
final class Grace implements Progress {

    private static final long NANOS = TimeUnit.MILLISECONDS.toNanos(400);

    private final Progress work;
    private long ended;

    Grace(Progress work) {
        this.work = work;
    }

    @Override
    public void done(long part, long whole) {
        work.done(part, whole);
    }

    @Override
    public boolean stopAsked() {
        if (!work.stopAsked()) return false;
        if (ended == 0) ended = System.nanoTime();
        return System.nanoTime() - ended > NANOS;
    }
}
