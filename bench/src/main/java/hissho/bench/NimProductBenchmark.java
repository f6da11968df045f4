package hissho.bench;

import hissho.impartial.nimber.LongNimber;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;

/** Products of 64-bit nimbers per second of processor time: the bit-sliced batch, the byte table, and the tower without tables, in one run. */
public final class NimProductBenchmark {

    private static final int PAIRS = 1 << 16;
    private static final long LEAST_NANOSECONDS = 700_000_000L;

    private NimProductBenchmark() {}

    private interface Products {
        void into(long[] products);
    }

    public static void main(String[] arguments) {
        SplittableRandom random = new SplittableRandom(1);
        long[] a = random.longs(PAIRS).toArray();
        long[] b = random.longs(PAIRS).toArray();
        long[][] results = new long[3][PAIRS];
        NimProductBatch batch = new NimProductBatch();
        double sliced = perSecond(p -> batch.multiply(a, b, p), results[0]);
        double table = perSecond(p -> Arrays.setAll(p, i -> LongNimber.product(a[i], b[i])), results[1]);
        double plain = perSecond(p -> Arrays.setAll(p, i -> LongNimber.plainProduct(a[i], b[i], 64)), results[2]);
        if (!Arrays.equals(results[0], results[2]) || !Arrays.equals(results[1], results[2]))
            throw new IllegalStateException("the three do not agree");
        Measured.ratio("a product of nimbers in a batch", 1 / sliced, "plain recursion", 1 / plain);
        Measured.ratio("a product of nimbers alone", 1 / table, "plain recursion", 1 / plain);
        print("batch, bit-sliced", sliced, plain);
        print("single, byte table", table, plain);
        print("plain recursion", plain, plain);
    }

    private static double perSecond(Products work, long[] into) {
        run(work, into);
        return run(work, into);
    }

    private static double run(Products work, long[] into) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        long products = 0;
        long spent = 0;
        while (spent < LEAST_NANOSECONDS) {
            work.into(into);
            products += PAIRS;
            spent = threads.getCurrentThreadCpuTime() - start;
        }
        return products * 1e9 / spent;
    }

    private static void print(String name, double perSecond, double plain) {
        System.out.printf(
                Locale.ROOT,
                "%-20s %8.2f M products/s, %6.1f times the plain recursion%n",
                name,
                perSecond / 1e6,
                perSecond / plain);
    }
}
