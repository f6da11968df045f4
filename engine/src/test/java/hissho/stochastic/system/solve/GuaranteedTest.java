package hissho.stochastic.system.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.Algebraic;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.question.SystemQuestion;
import hissho.stochastic.system.question.SystemSolution;
import hissho.stochastic.system.question.Worked;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Whatever is told as optimal guarantees the value in the whole infinite game, and what is left out is told as nearly optimal. */
class GuaranteedTest {

    private static Cell pays(long amount) {
        return Cell.paying(Rational.of(amount));
    }

    private static Cell to(int game, boolean swap) {
        return new Cell(Rational.ZERO, List.of(new Cell.Next(game, Rational.ONE, swap)), Rational.ZERO);
    }

    private static Stage stage(String name, List<List<Cell>> cells) {
        return new Stage(name, numbers(cells.size()), numbers(cells.getFirst().size()), cells);
    }

    private static List<String> numbers(int size) {
        return IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList();
    }

    private static SystemSolution solved(List<Stage> stages, List<Rational> infinite) {
        return SystemSolution.of(
                "game-system", SystemQuestion.of(new GameSystem(stages, 0, infinite)), Progress.none());
    }

    /** In B only nearly optimal strategies exist, so none is told. */
    @Test
    void aGameThatIsNotHeldIsLeftOut() {
        Stage a = stage("A", List.of(List.of(to(1, false), pays(0)), List.of(pays(0), to(0, false))));
        Stage b = stage("B", List.of(List.of(to(0, false), pays(1)), List.of(pays(1), to(1, false))));
        Facts facts = solved(List.of(a, b), List.of(Rational.ZERO)).facts();
        assertEquals(java.util.Set.of("A"), facts.get("row", Map.class).keySet());
        assertEquals(java.util.Set.of("A", "B"), facts.get("col", Map.class).keySet());
        assertEquals(List.of("A"), facts.get("rowOptimalFrom", List.class));
        assertEquals(
                java.util.Set.of("A", "B"),
                facts.get("rowEpsilonOptimal", Map.class).keySet());
    }

    /** Row 1 for ever is optimal only if endless play pays enough. */
    @Test
    void oneStrategyMustServeEveryPayoffOfEndlessPlay() {
        Stage game = stage("G", List.of(List.of(to(0, false), pays(1)), List.of(pays(1), pays(0))));
        Facts facts =
                solved(List.of(game), List.of(Rational.ONE, Rational.ZERO)).facts();
        assertThrows(NotAnswered.class, () -> facts.get("row", Map.class));
        assertThrows(NotAnswered.class, () -> facts.get("rowHasOptimal", Boolean.class));
        assertEquals(Map.of("G", List.of("1-(1/2)*eps", "(1/2)*eps")), facts.get("rowEpsilonOptimal", Map.class));
        assertEquals(true, facts.get("colHasOptimal", Boolean.class));
    }

    /** Endless play pays the same person whoever leads, so the game with exchanged roles is another one. */
    @Test
    void exchangedRolesAreToldWhereTheyAreNotTheMirror() {
        Stage game = stage("G", List.of(List.of(to(0, true), pays(5)), List.of(pays(-5), pays(0))));
        Facts facts = solved(List.of(game), List.of(Rational.of(2))).facts();
        assertEquals(Map.of("G", Rational.of(2)), facts.get("values", Map.class));
        assertEquals(Map.of("-G", Rational.of(2)), facts.get("valuesExchanged", Map.class));
        assertThrows(
                NotAnswered.class,
                () -> solved(List.of(game), List.of(Rational.ZERO)).facts().get("valuesExchanged", Map.class));
    }

    @Test
    void whatIsToldGuaranteesTheValueInSystemsAtRandom() {
        int near = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            List<Stage> stages = new ArrayList<>();
            int games = 1 + random.nextInt(2);
            for (int k = 0; k < games; k++) stages.add(stage("G" + k, cells(random, games)));
            GameSystem system = new GameSystem(stages, 0, List.of(Rational.of(random.nextInt(-1, 3))));
            Worked worked = new Worked(SystemQuestion.of(system), Progress.none());
            if (Classification.paysForEver(worked.arena())) continue;
            Valuation valuation = worked.valuation();
            if (!valuation.isExact()) continue;
            for (boolean rows : new boolean[] {true, false}) near += check(worked, valuation, rows, seed) ? 1 : 0;
        }
        assertTrue(near >= 5, "systems with strategies that are only nearly optimal: " + near);
    }

    /** The strategies told, completed by nearly optimal ones, hold the games they are told for; whether some were left out. */
    private static boolean check(Worked worked, Valuation valuation, boolean rows, int seed) {
        Guaranteed told = worked.guaranteed();
        Side side = told.side(rows);
        List<List<Algebraic>> all = new ArrayList<>(side.strategy());
        boolean whole = told.isWhole(rows);
        if (!whole) {
            EpsilonFamily family = EpsilonFamily.of(valuation, rows, Progress.none());
            List<List<Algebraic>> good = family.at(Rational.of(1, 1_000));
            assertTrue(family.isGood(good, Rational.of(1, 1_000)), "seed " + seed);
            for (int k = 0; k < all.size(); k++) if (!side.holds(k)) all.set(k, good.get(k));
        }
        assertTrue(
                Exact.guarantees(
                        worked.arena(),
                        rows,
                        valuation.proved().value(),
                        all,
                        side.held(),
                        worked.infinite(),
                        Progress.none()),
                "seed " + seed);
        for (String name : told.byName(rows, mixture -> mixture).keySet()) assertFalse(name.isEmpty());
        return !whole;
    }

    private static List<List<Cell>> cells(Random random, int games) {
        List<List<Cell>> cells = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            List<Cell> line = new ArrayList<>();
            for (int j = 0; j < 2; j++)
                line.add(
                        random.nextInt(2) == 0
                                ? pays(random.nextInt(-1, 3))
                                : to(random.nextInt(games), random.nextInt(4) == 0));
            cells.add(line);
        }
        return cells;
    }

    /** The nearly optimal strategies at the table are not called optimal. */
    @Test
    void adviceSaysWhereItIsOnlyNearlyOptimal() {
        Stage game = stage("G", List.of(List.of(to(0, false), pays(1)), List.of(pays(1), pays(0))));
        GameSystem system = new GameSystem(List.of(game), 0, List.of(Rational.ZERO));
        Guide guide = Guide.of(Valuation.of(system, Optional.of(Rational.ZERO), Progress.none()));
        assertFalse(guide.reaches(true, 0));
        assertTrue(guide.never(true, 0));
        assertTrue(guide.reaches(false, 0));
        assertFalse(guide.never(false, 0));
    }

    /** Newton's step leaps to and fro over the place where the supports change; the value lies just beyond it. */
    @Test
    void aSolutionJustBeyondAChangeOfSupportsIsFound() {
        Stage game = stage(
                "G",
                List.of(
                        List.of(pays(2), to(0, false)),
                        List.of(pays(1), to(0, false)),
                        List.of(to(0, false), pays(1))));
        Facts facts = solved(List.of(game), List.of(Rational.of(3))).facts();
        assertEquals(Map.of("G", Rational.of(2)), facts.get("values", Map.class));
    }
}
