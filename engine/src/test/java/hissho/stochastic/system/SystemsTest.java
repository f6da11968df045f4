package hissho.stochastic.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.stochastic.system.question.SystemCertificate;
import hissho.stochastic.system.solve.Approach;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.BestReply;
import hissho.stochastic.system.solve.Bracket;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.Decimals;
import hissho.stochastic.system.solve.Exact;
import hissho.stochastic.system.solve.Iteration;
import hissho.stochastic.system.solve.LargeSystem;
import hissho.stochastic.system.solve.Optima;
import hissho.stochastic.system.solve.Rough;
import hissho.stochastic.system.solve.Valuation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random systems: what is certified holds the value, exact values solve the system, and false answers are refused. */
@Tag("slow")
class SystemsTest {

    private static final Rational TINY = Rational.of(1, 1_000_000);

    /**
     * Systems of one to three games with up to three rows and columns, with exchanged roles, random moves, payoffs on the way and discounts;
     * with loops that need not stop where asked for.
     */
    private record Systems(boolean endless) implements Generator<GameSystem> {
        @Override
        public GameSystem next(RandomGenerator random, int size) {
            int games = 1 + random.nextInt(3);
            boolean swaps = random.nextInt(3) == 0;
            Rational discount = random.nextInt(5) == 0 ? Rational.of(random.nextInt(1, 10), 10) : Rational.ONE;
            List<Stage> stages = new ArrayList<>();
            for (int k = 0; k < games; k++) {
                int height = 1 + random.nextInt(3);
                int width = 1 + random.nextInt(3);
                List<List<Cell>> cells = new ArrayList<>();
                for (int i = 0; i < height; i++) {
                    List<Cell> line = new ArrayList<>();
                    for (int j = 0; j < width; j++)
                        line.add(cell(random, games, swaps).discounted(discount));
                    cells.add(line);
                }
                stages.add(new Stage("G" + k, numbers(height), numbers(width), cells));
            }
            return new GameSystem(stages, 0, List.of(Rational.of(random.nextInt(-5, 6))));
        }

        private Cell cell(RandomGenerator random, int games, boolean swaps) {
            Rational pay = Rational.of(random.nextInt(-4, 5));
            if (random.nextInt(3) == 0) return Cell.paying(pay);
            boolean sure = endless && random.nextBoolean();
            Rational chance = sure ? Rational.ONE : Rational.of(1 + random.nextInt(3), 4);
            List<Cell.Next> next = random.nextInt(3) == 0
                    ? List.of(next(random, games, swaps, chance.over(2)), next(random, games, swaps, chance.over(2)))
                    : List.of(next(random, games, swaps, chance));
            return new Cell(sure ? Rational.ZERO : pay, next, Rational.ONE.minus(chance));
        }

        private static Cell.Next next(RandomGenerator random, int games, boolean swaps, Rational chance) {
            return new Cell.Next(random.nextInt(games), chance, swaps && random.nextBoolean());
        }

        private static List<String> numbers(int size) {
            return IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList();
        }

        @Override
        public Stream<GameSystem> simpler(GameSystem value) {
            return Stream.empty();
        }
    }

    private static Valuation solved(GameSystem system) {
        return Valuation.of(system, system.infinite().stream().findFirst(), Progress.none());
    }

    @Test
    void stochasticValuesLieInTheirBoundsAndNearLongIterates() {
        Property.holds(60, new Systems(false), system -> {
            Valuation valuation = solved(system);
            assertTrue(SystemCertificate.check(valuation, Progress.none()));
            assertTrue(valuation.bracket().gap().compareTo(TINY) < 0);
            Arena arena = Arena.of(system);
            List<Rational> now = java.util.Collections.nCopies(arena.size(), Rational.ZERO);
            for (int n = 0; n < 60; n++)
                now = Iteration.step(arena, now, Progress.none()).stream()
                        .map(x -> Decimals.exact(Decimals.of(x, new java.math.MathContext(30)), 25))
                        .toList();
            for (int k = 0; k < now.size(); k++)
                assertEquals(now.get(k).doubleValue(), valuation.decimal(k, 15).doubleValue(), 1e-5);
        });
    }

    /** The value at Q is the limit of the values with a vanishing probability to stop: the slow twin is that definition. */
    @Test
    void recursiveValuesAreProvedAndAgreeWithVanishingStops() {
        int[] compared = {0};
        int[] met = {0};
        Property.holds(60, new Systems(true), system -> {
            Valuation valuation = solved(system);
            assertTrue(SystemCertificate.check(valuation, Progress.none()));
            assertTrue(valuation.bracket().gap().compareTo(TINY) <= 0, "the bounds meet");
            if (valuation.sort() != Classification.RECURSIVE) return;
            met[0]++;
            Approach near =
                    Approach.vanishing(valuation.arena(), system.infinite().getFirst(), 60, Progress.none());
            boolean settled =
                    near.residual().multiply(java.math.BigDecimal.TWO.pow(60)).doubleValue() < 1e-6;
            for (int k = 0; k < valuation.arena().size(); k++)
                if (settled && valuation.isKnown(k))
                    assertEquals(
                            near.value()[k].doubleValue(),
                            valuation.decimal(k, 15).doubleValue(),
                            1e-5);
            if (settled) compared[0]++;
        });
        String settled = "the twin settled for " + compared[0] + " of " + met[0] + " recursive systems";
        assertTrue(met[0] >= 30 && 10 * compared[0] >= 9 * met[0], settled);
    }

    /** What is told where time runs out holds the value too. */
    @Test
    void roughBoundsHoldTheValue() {
        Property.holds(20, new Systems(true), system -> {
            Valuation valuation = solved(system);
            Bracket rough =
                    Rough.of(valuation.arena(), system.infinite().stream().findFirst(), Progress.none());
            for (int k = 0; k < rough.lower().size(); k++) {
                assertTrue(rough.lower()
                                .get(k)
                                .compareTo(valuation.bracket().upper().get(k))
                        <= 0);
                assertTrue(rough.upper()
                                .get(k)
                                .compareTo(valuation.bracket().lower().get(k))
                        >= 0);
            }
        });
    }

    /** Every pure stationary reply is tried one by one where there are few: none does better than the best reply. */
    @Test
    void noPureStationaryReplyIsBetterThanTheBest() {
        Property.holds(40, new Systems(true), system -> {
            Arena arena = Arena.of(system);
            List<List<Algebraic>> uniform = arena.rooms().stream()
                    .map(room ->
                            Optima.lifted(RationalVector.generate(room.height(), i -> Rational.of(1, room.height()))))
                    .toList();
            Optional<Rational> q = system.infinite().stream().findFirst();
            BestReply best = BestReply.to(arena, true, uniform, q, Progress.none());
            int[] widths = arena.rooms().stream().mapToInt(Arena.Room::width).toArray();
            int count = 1;
            for (int w : widths) count *= w;
            if (count > 100) return;
            for (int code = 0; code < count; code++) {
                int rest = code;
                List<List<Algebraic>> pure = new ArrayList<>();
                for (int w : widths) {
                    pure.add(Optima.lifted(RationalVector.unit(w, rest % w)));
                    rest /= w;
                }
                List<Algebraic> earned = against(arena, uniform, pure, q);
                for (int k = 0; k < earned.size(); k++)
                    assertTrue(best.value().get(k).compareTo(earned.get(k)) <= 0);
            }
        });
    }

    /** Both strategies fixed: the chain alone, as a system in which nobody has a choice. */
    private static List<Algebraic> against(
            Arena arena, List<List<Algebraic>> rows, List<List<Algebraic>> columns, Optional<Rational> q) {
        List<Arena.Room> rooms = new ArrayList<>();
        for (int k = 0; k < arena.size(); k++) {
            Arena.Room room = arena.rooms().get(k);
            int column = columns.get(k).indexOf(Algebraic.ONE);
            List<List<Arena.Move>> only =
                    room.moves().stream().map(line -> List.of(line.get(column))).toList();
            rooms.add(new Arena.Room(room.stage(), room.reversed(), only));
        }
        return BestReply.to(new Arena(rooms, arena.room()), true, rows, q, Progress.none())
                .value();
    }

    @Test
    void aPlainIterationIsNotBelieved() {
        Cell loop = new Cell(Rational.ZERO, List.of(new Cell.Next(0, Rational.ONE, false)), Rational.ZERO);
        Cell gamble = new Cell(Rational.HALF, List.of(new Cell.Next(1, Rational.HALF, false)), Rational.HALF);
        GameSystem trap = GameSystem.of(
                List.of(
                        new Stage("S", List.of("1", "2"), List.of("1"), List.of(List.of(loop), List.of(gamble))),
                        new Stage("C", List.of("1"), List.of("1"), List.of(List.of(Cell.paying(Rational.of(-1)))))),
                Rational.ZERO);
        assertEquals(
                List.of(Algebraic.ZERO, Algebraic.of(-1)), solved(trap).proved().value());
    }

    /** Newton's steps went round in circles here for the game with the roles exchanged, which is worth 0 and not Q. */
    @Test
    void vanishingStopsDoNotGoRoundInCircles() {
        Cell back = new Cell(Rational.ZERO, List.of(new Cell.Next(0, Rational.ONE, false)), Rational.ZERO);
        Cell on = new Cell(Rational.ZERO, List.of(new Cell.Next(1, Rational.ONE, false)), Rational.ZERO);
        Cell half = new Cell(Rational.ZERO, List.of(new Cell.Next(0, Rational.HALF, false)), Rational.HALF);
        Cell swapped = new Cell(Rational.ZERO, List.of(new Cell.Next(0, Rational.HALF, true)), Rational.HALF);
        List<String> three = List.of("1", "2", "3");
        GameSystem system = GameSystem.of(
                List.of(
                        new Stage(
                                "G0",
                                List.of("1", "2"),
                                three,
                                List.of(List.of(on, back, pays(-1)), List.of(pays(-3), pays(2), pays(-4)))),
                        new Stage(
                                "G1",
                                three,
                                three,
                                List.of(
                                        List.of(pays(1), on, half),
                                        List.of(back, swapped, half),
                                        List.of(on, pays(0), on)))),
                Rational.of(-5));
        assertEquals(
                List.of(Algebraic.of(-1), Algebraic.of(Rational.of(-1, 2)), Algebraic.ONE, Algebraic.ZERO),
                solved(system).proved().value());
        Approach near = Approach.vanishing(Arena.of(system), Rational.of(-5), 40, Progress.none());
        assertEquals(0, near.value()[3].doubleValue(), 1e-10);
    }

    /** Newton's step leaps past the solution here, which is a square root of λ away or where another column takes over. */
    @Test
    void leapsTooFarFindTheirWayBack() {
        Cell again = new Cell(Rational.ZERO, List.of(new Cell.Next(0, Rational.ONE, false)), Rational.ZERO);
        Cell often =
                new Cell(Rational.of(1, 3), List.of(new Cell.Next(0, Rational.of(5, 6), false)), Rational.of(1, 6));
        List<String> three = List.of("1", "2", "3");
        settles(
                new Stage(
                        "slow root",
                        three,
                        three,
                        List.of(
                                List.of(pays(-1), again, pays(-2)),
                                List.of(pays(0), pays(-2), pays(4)),
                                List.of(pays(2), pays(-2), often))),
                Rational.of(2),
                Rational.of(-2));
        settles(
                new Stage(
                        "column takes over",
                        three,
                        three,
                        List.of(
                                List.of(again, pays(-3), pays(1)),
                                List.of(pays(4), again, pays(2)),
                                List.of(Cell.paying(Rational.of(29, 10)), again, pays(3)))),
                Rational.of(3),
                Rational.of(62, 21));
    }

    private static void settles(Stage stage, Rational infinite, Rational value) {
        GameSystem system = GameSystem.of(List.of(stage), infinite);
        Valuation valuation = solved(system);
        assertEquals(List.of(Algebraic.of(value)), valuation.proved().value());
        assertTrue(valuation.bracket().gap().compareTo(TINY) < 0);
        Approach near = Approach.vanishing(Arena.of(system), infinite, 100, Progress.none());
        assertTrue(near.residual().multiply(java.math.BigDecimal.TWO.pow(100)).doubleValue() < 1e-6);
    }

    private static Cell pays(long amount) {
        return Cell.paying(Rational.of(amount));
    }

    @Test
    void theMiddleOfWideBoundsIsNotAValue() {
        Valuation truth = solved(new Systems(false).next(new java.util.SplittableRandom(5), 3));
        Bracket own = truth.bracket();
        Bracket wide = new Bracket(
                own.rows(),
                own.columns(),
                own.lower().stream().map(x -> x.minus(1)).toList(),
                own.upper());
        Valuation unsure =
                new Valuation(truth.system(), truth.arena(), truth.sort(), truth.infinite(), Optional.empty(), wide);
        assertTrue(truth.isKnown(0));
        assertFalse(unsure.isKnown(0));
    }

    @Test
    void falseAnswersAreRefused() {
        GameSystem dare = new Systems(false).next(new java.util.SplittableRandom(5), 3);
        Valuation truth = solved(dare);
        Exact exact = truth.proved();
        for (int k = 0; k < exact.value().size(); k++) {
            List<Algebraic> values = new ArrayList<>(exact.value());
            values.set(k, values.get(k).plus(Algebraic.of(Rational.of(1, 1000))));
            Exact spoiled = new Exact(values, exact.optima(), exact.row(), exact.column());
            assertFalse(SystemCertificate.check(
                    new Valuation(
                            truth.system(),
                            truth.arena(),
                            truth.sort(),
                            truth.infinite(),
                            Optional.of(spoiled),
                            truth.bracket()),
                    Progress.none()));
            List<Rational> lower = new ArrayList<>(truth.bracket().lower());
            lower.set(k, lower.get(k).minus(1));
            Bracket wide = new Bracket(
                    truth.bracket().rows(),
                    truth.bracket().columns(),
                    lower,
                    truth.bracket().upper());
            assertFalse(SystemCertificate.check(
                    new Valuation(truth.system(), truth.arena(), truth.sort(), truth.infinite(), truth.exact(), wide),
                    Progress.none()));
        }
    }

    @Test
    void theLargeSolverHoldsTheExactValue() {
        Property.holds(40, new Systems(false), system -> {
            if (system.leastStop().isZero()) return;
            Valuation valuation = solved(system);
            LargeSystem large =
                    LargeSystem.of(Arena.of(system), system.leastStop().doubleValue(), 1e-9, Progress.none());
            for (int k = 0; k < system.size(); k++) {
                assertTrue(large.end(k, false)
                                .compareTo(valuation.bracket().upper().get(k))
                        <= 0);
                assertTrue(
                        large.end(k, true).compareTo(valuation.bracket().lower().get(k)) >= 0);
            }
            assertTrue(large.error() < 1e-8);
        });
    }
}
