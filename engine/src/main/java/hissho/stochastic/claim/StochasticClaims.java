package hissho.stochastic.claim;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.document.InOrder;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.solve.Contraction;
import hissho.stochastic.system.solve.OneGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Theorems and errata about recursive and stochastic games. */
public final class StochasticClaims {

    private static final int DRAWN = 64;

    private StochasticClaims() {}

    public static List<Claim> all() {
        return Stream.concat(
                        Stream.of(
                                SystemClaim.holds("shapley-contraction", 3, size -> DRAWN, StochasticClaims::contracts),
                                SystemClaim.holds("everett-nearest", 3, size -> DRAWN, StochasticClaims::nearest)),
                        Stream.concat(NamedTheorems.all().stream(), StochasticErrata.all().stream()))
                .toList();
    }

    /** A stochastic system of so many games with two rows and columns. */
    static GameSystem drawn(int size, long number) {
        SplittableRandom random = new SplittableRandom(size * 1_000_003L + number);
        List<Stage> stages = new ArrayList<>();
        for (int k = 0; k < size; k++) {
            List<List<Cell>> cells = new ArrayList<>();
            for (int i = 0; i < 2; i++) cells.add(List.of(going(random, size), going(random, size)));
            stages.add(new Stage("G" + (k + 1), List.of("1", "2"), List.of("1", "2"), cells));
        }
        return new GameSystem(stages, 0, List.of());
    }

    private static Cell going(SplittableRandom random, int size) {
        Rational chance = Rational.of(random.nextInt(1, 4), 4);
        return new Cell(
                Rational.of(random.nextInt(-4, 5)),
                List.of(new Cell.Next(random.nextInt(size), chance, false)),
                Rational.ONE.minus(chance));
    }

    /** One step brings two vectors nearer to each other by the factor 1-s at least. */
    private static Finding contracts(int size, long number, Progress progress) {
        GameSystem system = drawn(size, number);
        Contraction contraction = new Contraction(system);
        SplittableRandom random = new SplittableRandom(number);
        List<Rational> a = vector(random, size);
        List<Rational> b = vector(random, size);
        Rational before = distance(a, b);
        Rational after = distance(contraction.next(a, progress), contraction.next(b, progress));
        Rational factor = Rational.ONE.minus(system.leastStop());
        return after.compareTo(factor.times(before)) <= 0
                ? Finding.holds()
                : new Finding.Refuted(iterating(system, a), hissho.words.Message.of("textbook.differs", after, before));
    }

    private static List<Rational> vector(SplittableRandom random, int size) {
        return IntStream.range(0, size)
                .mapToObj(k -> Rational.of(random.nextInt(-20, 21), 2))
                .toList();
    }

    private static Rational distance(List<Rational> a, List<Rational> b) {
        Rational largest = Rational.ZERO;
        for (int k = 0; k < a.size(); k++)
            largest = largest.max(a.get(k).minus(b.get(k)).absolute());
        return largest;
    }

    /** The value of a game that leads to itself is the fixed point nearest to Q. */
    private static Finding nearest(int size, long number, Progress progress) {
        SplittableRandom random = new SplittableRandom(size * 7_919L + number);
        List<List<Cell>> cells = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            List<Cell> line = new ArrayList<>();
            for (int j = 0; j < size; j++)
                line.add(
                        random.nextInt(3) == 0
                                ? new Cell(Rational.ZERO, List.of(new Cell.Next(0, Rational.ONE, false)), Rational.ZERO)
                                : Cell.paying(Rational.of(random.nextInt(-3, 4))));
            cells.add(line);
        }
        Stage stage = new Stage(
                "G",
                List.of("1", "2"),
                IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList(),
                cells);
        Rational q = Rational.of(random.nextInt(-6, 7));
        GameSystem system = GameSystem.of(List.of(stage), q);
        return OneGame.of(system, progress)
                .map(game -> game.isNearest(q, progress)
                        ? Finding.holds()
                        : new Finding.Refuted(
                                system.document(), hissho.words.Message.of("textbook.found", game.value())))
                .orElseGet(Finding::unmet);
    }

    /** One step from a vector, as a document. */
    private static Map<String, Object> iterating(GameSystem system, List<Rational> from) {
        Map<String, Object> document = new LinkedHashMap<>(system.document());
        document.putAll(InOrder.of("query", "shapley-iterate", "n", 1, "v0", from));
        return document;
    }
}
