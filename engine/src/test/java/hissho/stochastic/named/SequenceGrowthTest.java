package hissho.stochastic.named;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Sequences whose values grow and whose cells pay on the way, against the game in which play is broken off at every step with a small
 * probability and then pays what infinite play pays.
 */
class SequenceGrowthTest {

    private static final double BROKEN_OFF = 1e-4;
    private static final int FAR = 120_000;

    /** A cell: paid at once, paid besides for every n, and the probability of the next game. */
    private record Entry(int paid, double grows, double on) {
        String text(double growth) {
            String leads = on == 0 ? "" : on == 1 ? "+G(n+1)" : "+G(n+1)/2";
            String rises = grows == 0 ? "" : "+" + (on == 0 ? "" : "1/2*") + (int) growth + "*n";
            return "(" + paid + ")" + rises + leads;
        }
    }

    @Test
    void whatIsToldIsRight() {
        Random random = new Random(5);
        int values = 0;
        int strategies = 0;
        for (int round = 0; round < 250; round++) {
            double growth = random.nextInt(5) - 2;
            List<List<Entry>> game = IntStream.range(0, 2)
                    .mapToObj(_ -> IntStream.range(0, 2)
                            .mapToObj(_ -> entry(random, growth))
                            .toList())
                    .toList();
            int n = random.nextInt(6);
            int infinite = random.nextInt(9) - 4;
            List<List<String>> template = game.stream()
                    .map(line -> line.stream().map(e -> e.text(growth)).toList())
                    .toList();
            Solution solution = solve(template, n, infinite);
            String shown = template + " n=" + n + " Q=" + infinite;
            Optional<Double> value = asked(solution, "value").map(SequenceGrowthTest::number);
            if (value.isEmpty()) continue;
            values++;
            double near = 0.02 * Math.abs(value.get()) + 0.15;
            assertEquals(broken(game, n, infinite, List.of(), List.of()), value.get(), near, shown);
            Optional<List<Double>> row = asked(solution, "row").map(SequenceGrowthTest::mixture);
            Optional<List<Double>> column = asked(solution, "col").map(SequenceGrowthTest::mixture);
            if (row.isPresent()) {
                strategies++;
                assertTrue(broken(game, n, infinite, row.get(), List.of()) > value.get() - near, shown + row);
            }
            if (column.isPresent()) {
                strategies++;
                assertTrue(broken(game, n, infinite, List.of(), column.get()) < value.get() + near, shown + column);
            }
        }
        assertTrue(values > 100 && strategies > 180, values + " values, " + strategies + " strategies");
    }

    @Test
    void aPlayerWhoCanPlayForEverIsNotPromisedAway() {
        assertFalse(asked(solve(List.of(List.of("G(n+1)", "n")), 5, 0), "value").isPresent());
        assertFalse(asked(solve(List.of(List.of("-n"), List.of("G(n+1)")), 5, 0), "value")
                .isPresent());
    }

    @Test
    void whatIsPaidOnTheWayCounts() {
        Solution solution = solve(List.of(List.of("1+G(n+1)", "3"), List.of("0", "1")), 0, 0);
        assertEquals(
                List.of(1.0, 0.0),
                asked(solution, "row").map(SequenceGrowthTest::mixture).orElseThrow());
    }

    private static Entry entry(Random random, double growth) {
        int paid = random.nextInt(7) - 3;
        return switch (random.nextInt(5)) {
            case 0 -> new Entry(0, 0, 1);
            case 1 -> new Entry(paid, 0, 1);
            case 2 -> new Entry(paid, growth / 2, 0.5);
            default -> new Entry(paid, growth, 0);
        };
    }

    private static Solution solve(List<List<String>> template, int n, int infinite) {
        SequenceKind kind = new SequenceKind();
        return kind.solve(
                kind.read(Node.root(InOrder.of("template", template, "n", n, "infinitePayoff", infinite))),
                Progress.none());
    }

    private static Optional<Object> asked(Solution solution, String key) {
        try {
            return Optional.ofNullable(solution.facts().get(key, Object.class));
        } catch (NotAnswered unknown) {
            return Optional.empty();
        }
    }

    private static double number(Object written) {
        return written instanceof Rational rational
                ? rational.doubleValue()
                : hissho.stochastic.system.Written.read(written.toString())
                        .orElseThrow()
                        .doubleValue();
    }

    private static List<Double> mixture(Object byGame) {
        return ((List<?>) ((Map<?, ?>) byGame).get("G"))
                .stream().map(SequenceGrowthTest::number).toList();
    }

    /** The value of the game that is broken off, or what a mixture is sure of in it. */
    private static double broken(
            List<List<Entry>> game, int n, double infinite, List<Double> row, List<Double> column) {
        double next = infinite;
        double[][] a = new double[2][2];
        for (int k = n + FAR; k >= n; k--) {
            double later = (1 - BROKEN_OFF) * next + BROKEN_OFF * infinite;
            for (int i = 0; i < 2; i++)
                for (int j = 0; j < 2; j++) {
                    Entry e = game.get(i).get(j);
                    a[i][j] = e.paid() + e.grows() * k + e.on() * later;
                }
            if (!row.isEmpty())
                next = Math.min(
                        row.get(0) * a[0][0] + row.get(1) * a[1][0], row.get(0) * a[0][1] + row.get(1) * a[1][1]);
            else if (!column.isEmpty())
                next = Math.max(
                        column.get(0) * a[0][0] + column.get(1) * a[0][1],
                        column.get(0) * a[1][0] + column.get(1) * a[1][1]);
            else next = value(a);
        }
        return next;
    }

    private static double value(double[][] a) {
        double low = Math.max(Math.min(a[0][0], a[0][1]), Math.min(a[1][0], a[1][1]));
        double high = Math.min(Math.max(a[0][0], a[1][0]), Math.max(a[0][1], a[1][1]));
        return low >= high ? low : (a[0][0] * a[1][1] - a[0][1] * a[1][0]) / (a[0][0] + a[1][1] - a[0][1] - a[1][0]);
    }
}
