package hissho.card.memory.win;

import hissho.progress.Progress;
import hissho.progress.Room;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;

/**
 * The values f(n, k, s) for one number of pairs, in doubles, with a bound for their error.
 *
 * <p>Every value is an average of earlier values worked out with at most twelve roundings of numbers between 0 and 1, and then a
 * maximum; averages and maxima do not enlarge errors, and at most u averages stand behind a state with u unknown cards. So the error
 * is at most 13·(u+1)·2⁻⁵³, the thirteenth rounding being that of 1−f. A strategy is called decided only where the best two
 * values differ by more than twice that.
 *
 * <p>Layers are filled in a pipeline: a worker may fill row k of layer n as soon as row k−1 of layer n−1 is there, so two workers on
 * alternate layers hardly wait for each other.
 */
public final class FloatLayer {

    /** The strategy of a state whose best two strategies lie closer together than the error bound. */
    public static final int UNDECIDED = -1;

    private static final int PADDING = 2;

    private final int pairs;
    private final int stride;
    private final double[] values;

    private FloatLayer(int pairs) {
        this.pairs = pairs;
        this.stride = 2 * (pairs + PADDING) + 1;
        Room.ask(2L * (pairs + 1) * stride * Double.BYTES);
        this.values = new double[(pairs + 1) * stride];
    }

    /** Makes the layers 1, 2, … up to so many pairs and hands each over in order; only two are kept at a time. */
    public static void forEach(int pairs, int workers, Progress progress, Consumer<FloatLayer> taken) {
        AtomicIntegerArray rows = new AtomicIntegerArray(pairs + 1);
        AtomicReferenceArray<FloatLayer> layers = new AtomicReferenceArray<>(pairs + 1);
        for (int n = 0; n <= pairs; n++) rows.set(n, n + 1);
        FloatLayer empty = new FloatLayer(0);
        empty.endRow(0);
        layers.set(0, empty);
        rows.set(0, 0);
        Thread[] threads = new Thread[workers];
        java.util.concurrent.atomic.AtomicBoolean stop = new java.util.concurrent.atomic.AtomicBoolean();
        for (int w = 0; w < workers; w++) {
            int first = 1 + w;
            threads[w] = Thread.ofPlatform().daemon().start(() -> {
                for (int n = first; n <= pairs && !stop.get(); n += workers) fill(n, layers, rows, stop);
            });
        }
        try {
            for (int n = 1; n <= pairs; n++) {
                while (rows.get(n) > 0) {
                    progress.check();
                    java.util.concurrent.locks.LockSupport.parkNanos(200_000);
                }
                taken.accept(layers.get(n));
                if (n + 1 <= pairs)
                    while (rows.get(n + 1) > 0) {
                        progress.check();
                        java.util.concurrent.locks.LockSupport.parkNanos(200_000);
                    }
                layers.set(n, empty);
                progress.done((long) n * n * n, (long) pairs * pairs * pairs);
            }
        } finally {
            stop.set(true);
        }
    }

    private static void fill(
            int n,
            AtomicReferenceArray<FloatLayer> layers,
            AtomicIntegerArray rows,
            java.util.concurrent.atomic.AtomicBoolean stop) {
        FloatLayer layer = new FloatLayer(n);
        layers.set(n, layer);
        layer.endRow(n);
        rows.set(n, n);
        for (int k = n - 1; k >= 0; k--) {
            int needed = Math.max(0, k - 1);
            while (rows.get(n - 1) > needed) {
                if (stop.get()) return;
                Thread.onSpinWait();
            }
            layer.row(k, layers.get(n - 1));
            rows.set(n, k);
        }
    }

    public int pairs() {
        return pairs;
    }

    public double value(int known, int lead) {
        if (lead > pairs) return 1;
        if (lead < -pairs) return 0;
        return values[at(known, lead)];
    }

    /** How far a value with so many known cards may be from the truth. */
    public double errorBound(int known) {
        return 13.0 * (2 * pairs - known + 1) * 0x1p-53;
    }

    /** The best strategy given the layer before this one, or {@link #UNDECIDED}. */
    public int strategy(int known, int lead, FloatLayer before) {
        double two = openTwo(known, lead, before);
        double one = known >= 1 ? openOne(known, lead, before) : -1;
        double zero = known < 2 || lead < 0 ? -1 : lead == 0 ? 0.5 : 1 - value(known, -lead);
        double best = Math.max(two, Math.max(one, zero));
        int close = 0;
        int choice = UNDECIDED;
        double margin = 2 * errorBound(known);
        double[] options = {zero, one, two};
        for (int strategy = 2; strategy >= 0; strategy--) {
            if (best - options[strategy] > margin) continue;
            close++;
            choice = strategy;
        }
        return close == 1 ? choice : UNDECIDED;
    }

    private void endRow(int k) {
        int base = k * stride;
        for (int lead = -pairs - PADDING; lead <= pairs + PADDING; lead++)
            values[base + lead + pairs + PADDING] = lead > -pairs ? 1 : lead == -pairs ? 0.5 : 0;
        if (pairs == 0) values[base + PADDING] = 0.5;
    }

    private void row(int k, FloatLayer before) {
        int base = k * stride + PADDING + pairs;
        for (int lead = -pairs; lead <= pairs; lead++) {
            double two = openTwo(k, lead, before);
            values[base + lead] = k == 0 ? two : Math.max(two, openOne(k, lead, before));
        }
        values[base + pairs + 1] = 1;
        values[base + pairs + 2] = 1;
        if (k < 2) return;
        values[base] = Math.max(values[base], 0.5);
        for (int lead = 1; lead <= pairs; lead++)
            values[base + lead] = Math.max(values[base + lead], 1 - values[base - lead]);
    }

    private double openOne(int k, int lead, FloatLayer before) {
        double u = 2 * pairs - k;
        return (k * before.padded(k - 1, lead + 1) + 2.0 * (pairs - k) * (1 - padded(k + 1, -lead))) / u;
    }

    private double openTwo(int k, int lead, FloatLayer before) {
        double u = 2 * pairs - k;
        double fresh = 2.0 * (pairs - k);
        double second = before.padded(k, lead + 1) + k * (1 - before.padded(k, 1 - lead));
        if (fresh > 2) second += (fresh - 2) * (1 - padded(k + 2, -lead));
        double match = k == 0 ? 0 : k * before.padded(k - 1, lead + 1);
        return (match + fresh * (second / (u - 1))) / u;
    }

    private double padded(int k, int lead) {
        return values[k * stride + lead + pairs + PADDING];
    }

    private int at(int known, int lead) {
        return known * stride + lead + pairs + PADDING;
    }
}
