package hissho.bench;

import hissho.number.Rational;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.apache.commons.numbers.fraction.BigFraction;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Exact fractions here and in Apache Commons Numbers: inner products of small fractions, a determinant by elimination, whose
 * numbers grow, and a harmonic sum, whose numbers grow beyond all longs. Argument: seconds per benchmark (default 2).
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RationalBenchmark {

    private static final int LENGTH = 1000;
    private static final int SIZE = 12;
    private static final int TERMS = 500;

    private final Rational[] left = new Rational[LENGTH];
    private final Rational[] right = new Rational[LENGTH];
    private final BigFraction[] bigLeft = new BigFraction[LENGTH];
    private final BigFraction[] bigRight = new BigFraction[LENGTH];

    @Setup
    public void fill() {
        Random random = new Random(1);
        for (int i = 0; i < LENGTH; i++) {
            int a = random.nextInt(199) - 99;
            int b = 1 << random.nextInt(6);
            int c = random.nextInt(199) - 99;
            left[i] = Rational.of(a, b);
            bigLeft[i] = BigFraction.of(a, b);
            right[i] = Rational.of(c, 4);
            bigRight[i] = BigFraction.of(c, 4);
        }
    }

    @Benchmark
    public Rational innerProductOurs() {
        Rational sum = Rational.ZERO;
        for (int i = 0; i < LENGTH; i++) sum = sum.plus(left[i].times(right[i]));
        return sum;
    }

    @Benchmark
    public BigFraction innerProductTheirs() {
        BigFraction sum = BigFraction.ZERO;
        for (int i = 0; i < LENGTH; i++) sum = sum.add(bigLeft[i].multiply(bigRight[i]));
        return sum;
    }

    @Benchmark
    public Rational determinantOurs() {
        Rational[][] a = new Rational[SIZE][SIZE];
        for (int i = 0; i < SIZE * SIZE; i++) a[i / SIZE][i % SIZE] = left[i];
        Rational product = Rational.ONE;
        for (int k = 0; k < SIZE; k++) {
            product = product.times(a[k][k]);
            for (int i = k + 1; i < SIZE; i++) {
                Rational factor = a[i][k].over(a[k][k]);
                for (int j = k; j < SIZE; j++) a[i][j] = a[i][j].minus(factor.times(a[k][j]));
            }
        }
        return product;
    }

    @Benchmark
    public BigFraction determinantTheirs() {
        BigFraction[][] a = new BigFraction[SIZE][SIZE];
        for (int i = 0; i < SIZE * SIZE; i++) a[i / SIZE][i % SIZE] = bigLeft[i];
        BigFraction product = BigFraction.ONE;
        for (int k = 0; k < SIZE; k++) {
            product = product.multiply(a[k][k]);
            for (int i = k + 1; i < SIZE; i++) {
                BigFraction factor = a[i][k].divide(a[k][k]);
                for (int j = k; j < SIZE; j++) a[i][j] = a[i][j].subtract(factor.multiply(a[k][j]));
            }
        }
        return product;
    }

    @Benchmark
    public Rational harmonicOurs() {
        Rational sum = Rational.ZERO;
        for (int n = 1; n <= TERMS; n++) sum = sum.plus(Rational.of(1, n));
        return sum;
    }

    @Benchmark
    public BigFraction harmonicTheirs() {
        BigFraction sum = BigFraction.ZERO;
        for (int n = 1; n <= TERMS; n++) sum = sum.add(BigFraction.of(1, n));
        return sum;
    }

    /** Both give the same numbers; a benchmark of wrong answers is worth nothing. */
    private static void agree() {
        RationalBenchmark both = new RationalBenchmark();
        both.fill();
        List<String> ours = List.of(
                both.innerProductOurs().toString(),
                both.determinantOurs().toString(),
                both.harmonicOurs().toString());
        List<String> theirs = List.of(
                both.innerProductTheirs().toString().replace(" ", ""),
                both.determinantTheirs().toString().replace(" ", ""),
                both.harmonicTheirs().toString().replace(" ", ""));
        if (!ours.equals(theirs)) throw new IllegalStateException(ours + " ≠ " + theirs);
    }

    public static void main(String[] arguments) throws RunnerException {
        agree();
        TimeValue time = TimeValue.milliseconds(arguments.length == 0 ? 2000 : 1000L * Integer.parseInt(arguments[0]));
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(RationalBenchmark.class.getName())
                        .forks(1)
                        .warmupIterations(2)
                        .warmupTime(time)
                        .measurementIterations(3)
                        .measurementTime(time)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
        TreeMap<String, Double> scores = new TreeMap<>();
        for (RunResult result : results)
            scores.put(
                    result.getPrimaryResult().getLabel(),
                    result.getPrimaryResult().getScore());
        System.out.printf("%-14s %12s %16s %8s%n", "µs", "Rational", "BigFraction", "ratio");
        for (String name : List.of("innerProduct", "determinant", "harmonic")) {
            double ours = scores.getOrDefault(name + "Ours", Double.NaN);
            double theirs = scores.getOrDefault(name + "Theirs", Double.NaN);
            Measured.ratio("fractions, " + name, ours / 1e6, "commons-numbers BigFraction", theirs / 1e6);
            System.out.printf(Locale.ROOT, "%-14s %12.1f %16.1f %7.2fx%n", name, ours, theirs, theirs / ours);
        }
    }
}
