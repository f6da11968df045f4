package hissho.bench;

import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.Period;
import hissho.impartial.octal.OctalGames;
import hissho.impartial.octal.TakeAndBreakCode;
import hissho.progress.Progress;
import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Octal games from nothing: values per second by sparse spaces beside the plain method of the definition in the same run, for well-known codes
 * and for random ones, and the time to certified periods; all by the time the thread has worked. {@code --periods} adds the long ones.
 */
public final class OctalBenchmark {

    private static final long CODES = 21;

    private OctalBenchmark() {}

    public static void main(String[] arguments) {
        for (int warm = 0; warm < 5; warm++) FilledTable.octal("0.16", 20_000);
        for (int warm = 0; warm < 3; warm++) FilledTable.octal("0.6", 5_000);
        System.out.printf(
                "%-8s %10s %10s %14s %10s %10s%n", "code", "heaps", "seconds", "values/s", "plain s", "ratio");
        kayles();
        line("0.16", 100_000, 20_000);
        line("0.6", 100_000, 40_000);
        line("0.007", 100_000, 40_000);
        line("0.106", 100_000, 20_000);
        line("0.165", 100_000, 20_000);
        Random random = new Random(CODES);
        Set<String> lines = new HashSet<>(Set.of("0.77", "0.16", "0.6"));
        while (lines.size() < 15) {
            String code = code(random);
            if (lines.add(code)) line(code, 20_000, 20_000);
        }
        for (int heaps = 50_000; heaps <= 200_000; heaps *= 2) filled("0.106", heaps);
        for (int heaps = 1_000_000; heaps <= 100_000_000; heaps *= 10) filled("0.77", heaps);
        boolean all = arguments.length > 0 && arguments[0].equals("--periods");
        for (String code : all ? new String[] {"0.16", "0.127", "0.56", "0.376"} : new String[] {"0.16", "0.127"})
            period(code);
    }

    private static void kayles() {
        long start = used();
        HeapGame game = game("0.77");
        long sum = 0;
        for (int n = 0; n < 20_000; n++) sum += game.value(n, Progress.none());
        double seconds = seconds(start);
        start = used();
        plain("077", 20_000);
        double plain = seconds(start);
        Measured.ratio("octal 0.77, 20,000 heaps", seconds, "the definition", plain);
        System.out.printf(
                "%-8s %10d %10.4f %14.0f %10.3f %9.1fx   (sum of values %d)%n",
                "0.77", 20_000, seconds, 20_000 / seconds, plain, plain / seconds, sum);
    }

    /** Two to four random digits, of which one at least lets a heap be broken. */
    private static String code(Random random) {
        StringBuilder digits = new StringBuilder("0.");
        for (int length = random.nextInt(2, 5); length > 1; length--) digits.append(random.nextInt(8));
        return digits.append(random.nextInt(4, 8)).toString();
    }

    private static HeapGame game(String code) {
        return OctalGames.of(TakeAndBreakCode.read(code).orElseThrow());
    }

    private static void line(String code, int heaps, int plainHeaps) {
        long start = used();
        FilledTable filled = FilledTable.octal(code, heaps);
        double seconds = seconds(start);
        double same = best(() -> FilledTable.octal(code, plainHeaps));
        double plain = best(() -> plain(code.replace(".", ""), plainHeaps));
        Measured.ratio(
                String.format(Locale.ROOT, "octal %s, %,d heaps", code, plainHeaps), same, "the definition", plain);
        System.out.printf(
                "%-8s %10d %10.3f %14.0f %10.3f %9.1fx   (ratio at %d heaps; %d rare heaps, largest value %d)%n",
                code,
                heaps,
                seconds,
                heaps / seconds,
                plain,
                plain / same,
                plainHeaps,
                filled.rareHeaps(),
                filled.largest());
    }

    /** The better of two runs. */
    private static double best(Runnable work) {
        double best = Double.MAX_VALUE;
        for (int run = 0; run < 2; run++) {
            long start = used();
            work.run();
            best = Math.min(best, seconds(start));
        }
        return best;
    }

    /** The whole table, as if nothing were known of a period. */
    private static void filled(String code, int heaps) {
        long start = used();
        FilledTable filled = FilledTable.octal(code, heaps);
        double seconds = seconds(start);
        Measured.growth("octal " + code + " without its period, heaps", heaps, seconds);
        Runtime memory = Runtime.getRuntime();
        System.out.printf(
                "%-8s %10d %10.3f %14.0f   (%d rare heaps, largest value %d, %d MB in use)%n",
                code,
                heaps,
                seconds,
                heaps / seconds,
                filled.rareHeaps(),
                filled.largest(),
                (memory.totalMemory() - memory.freeMemory()) >> 20);
    }

    private static void period(String code) {
        long start = used();
        Optional<Period> period = game(code).values().period(6_000_000, Progress.none());
        System.out.printf(
                "%-8s period %s in %.1f s%n", code, period.map(Object::toString).orElse("none found"), seconds(start));
    }

    /** The definition: every option of every heap. */
    private static int plain(String digits, int heaps) {
        int[] g = new int[heaps + 1];
        int[] seen = new int[8192];
        for (int n = 1; n <= heaps; n++) {
            for (int c = 0; c < digits.length() && c <= n; c++) {
                int digit = digits.charAt(c) - '0';
                int rest = n - c;
                if ((digit & 1) != 0 && rest == 0) seen[0] = n;
                if ((digit & 2) != 0 && rest > 0) seen[g[rest]] = n;
                if ((digit & 4) != 0) for (int a = 1; a <= rest / 2; a++) seen[g[a] ^ g[rest - a]] = n;
            }
            int mex = 0;
            while (seen[mex] == n) mex++;
            g[n] = mex;
        }
        return g[heaps];
    }

    private static double seconds(long start) {
        return (used() - start) / 1e9;
    }

    /** What this thread has worked, whatever else the machine did. */
    private static long used() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
