package hissho.bench;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.StochasticKinds;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Shapley's iteration on up to 1,000 states of 10 x 10 games with the proved error, and Guess it! up to 30 cards each; growth shown. */
public final class StochasticBenchmark {

    private StochasticBenchmark() {}

    public static void main(String[] arguments) {
        for (int states : new int[] {100, 250, 500, 1_000}) iterate(states, 10);
        for (int lines : new int[] {4, 6, 8, 10, 12}) iterate(250, lines);
        for (int cards : new int[] {6, 8, 10, 11, 15, 20, 25, 30}) guess(cards);
    }

    private static void iterate(int states, int lines) {
        Map<String, Object> document = system(states, lines).document();
        long start = System.nanoTime();
        Solution solution = solved("game-system", document);
        Map<?, ?> lower = fact(solution, "lower");
        Map<?, ?> upper = fact(solution, "upper");
        double widest = lower.keySet().stream()
                .mapToDouble(
                        name -> number(upper, name).minus(number(lower, name)).doubleValue())
                .max()
                .orElse(0);
        double seconds = (System.nanoTime() - start) / 1e9;
        if (lines == 10) Measured.growth("Shapley's iteration to 1e-9, states of 10 x 10", states, seconds);
        if (states == 250) Measured.growth("the same with 250 states, lines of each", lines, seconds);
        boolean holds = solution.certificate(Progress.none()).holds();
        System.out.printf(
                Locale.ROOT,
                "%d states of %d x %d: every value within %.1e, %.2f s, certificate %b%n",
                states,
                lines,
                lines,
                widest,
                seconds,
                holds);
    }

    private static void guess(int cards) {
        long start = System.nanoTime();
        Solution solution = solved("guess-it", InOrder.of("kind", "guess-it", "m", cards, "n", cards));
        boolean holds = solution.certificate(Progress.none()).holds();
        double seconds = (System.nanoTime() - start) / 1e9;
        Measured.growth("Guess it!, cards each", cards, seconds);
        System.out.printf(Locale.ROOT, "Guess it! with %d cards each: %.3f s, certificate %b%n", cards, seconds, holds);
    }

    private static Map<?, ?> fact(Solution solution, String key) {
        return solution.facts().get(key, Map.class);
    }

    private static Rational number(Map<?, ?> values, Object name) {
        return Rational.parse(String.valueOf(values.get(name)));
    }

    private static Solution solved(String name, Map<String, Object> document) {
        Kind<?> kind = StochasticKinds.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        return solved(kind, document);
    }

    private static <G extends hissho.kind.Game> Solution solved(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    /** Every cell pays something, leads to three games and stops with probability one fifth. */
    private static GameSystem system(int states, int lines) {
        SplittableRandom random = new SplittableRandom(1_000L * states + lines);
        List<String> names =
                IntStream.rangeClosed(1, lines).mapToObj(Integer::toString).toList();
        List<Stage> stages = new ArrayList<>();
        for (int k = 0; k < states; k++) {
            List<List<Cell>> cells = new ArrayList<>();
            for (int i = 0; i < lines; i++)
                cells.add(IntStream.range(0, lines)
                        .mapToObj(j -> cell(random, states))
                        .toList());
            stages.add(new Stage("G" + k, names, names, cells));
        }
        return new GameSystem(stages, 0, List.of());
    }

    private static Cell cell(SplittableRandom random, int states) {
        List<Cell.Next> next = random.ints(0, states)
                .distinct()
                .limit(3)
                .mapToObj(to -> new Cell.Next(to, Rational.of(4, 15), false))
                .toList();
        return new Cell(Rational.of(random.nextInt(-100, 101), 10), next, Rational.of(1, 5));
    }
}
