package hissho.zerosum.topic;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.search.AnyHider;
import hissho.zerosum.search.Battleship;
import hissho.zerosum.search.ColumnGeneration;
import hissho.zerosum.search.Dresher;
import hissho.zerosum.search.GuessTree;
import hissho.zerosum.search.SearchGame;
import hissho.zerosum.search.SearchSolution;
import hissho.zerosum.search.ShotTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Battleship and Dresher's guessing game. */
final class SearchTopics {

    private static final int MOST_EXTREME = 5_000;

    private SearchTopics() {}

    static List<Topic> all() {
        Set<String> inputs = Set.of("matrix", "rowLabels", "colLabels", "game", "params", "row");
        return List.of(
                new Topic("battleship", inputs, SearchTopics::any),
                new Topic("search-game", inputs, SearchTopics::any));
    }

    private static Facts any(Node input) {
        if (input.has("matrix") || !input.has("game")) return new Asked(input).solved();
        return switch (input.get("game").choice("battleship", "dresher-guessing")) {
            case "battleship" -> battleship(input);
            default -> dresher(input);
        };
    }

    // ---- Battleship

    private static Facts battleship(Node input) {
        Battleship game = Battleship.read(input.get("params"));
        Once<SearchSolution<ShotTree>> solution = new Once<>(() -> ColumnGeneration.solve(game, Progress.none()));
        Facts answers = new Facts()
                .put("value", () -> solution.get().value())
                .put("favors", () -> SolutionAnswers.favors(solution.get().value()))
                .put(
                        "row",
                        Compare.accepted(
                                expected -> optimalHider(game, solution.get().value(), expected)),
                        () -> named(game, solution.get().hider()))
                .put(
                        "rowUniformOverPlacements",
                        () -> game.fewestLooks(ColumnGeneration.evenly(game), Progress.none())
                                .equals(solution.get().value()))
                .put("placements", game::placements)
                .put("groupOrder", game::symmetryCount)
                .put("orbitSizes", Compare.MULTISET, () -> sizes(game))
                .put("orbits", Compare.SET, () -> orbits(game))
                .put("col", Compare.accepted(SearchTopics::distribution), () -> plans(solution.get()))
                .put(
                        "colPayoffs",
                        Compare.accepted(
                                expected -> achievable(game, solution.get().value(), expected)),
                        () -> planPayoffs(solution.get()))
                .put(
                        "reduced",
                        Compare.accepted(
                                expected -> reduced(game, solution.get().value(), expected)),
                        () -> reduced(solution.get()));
        input.find("row")
                .ifPresent(row -> answers.put("shots", () -> game.fewestLooks(weights(game, row), Progress.none())));
        return answers;
    }

    static List<Map<String, Object>> orbits(Battleship game) {
        return game.classes().stream()
                .map(c -> Map.<String, Object>of("name", c.name(), "size", c.size()))
                .toList();
    }

    private static List<Object> sizes(Battleship game) {
        return game.classes().stream().<Object>map(SearchGame.HidingClass::size).toList();
    }

    private static Map<String, Rational> named(Battleship game, RationalVector weights) {
        Map<String, Rational> named = new LinkedHashMap<>();
        for (int c = 0; c < weights.size(); c++) named.put(game.classes().get(c).name(), weights.get(c));
        return named;
    }

    /** The weights a key gives to classes, each named by any of its placements. */
    private static RationalVector weights(Battleship game, Node map) {
        Rational[] weights = new Rational[game.classes().size()];
        java.util.Arrays.fill(weights, Rational.ZERO);
        for (String name : map.fields().keySet()) {
            int at = game.classNamed(name);
            if (at < 0) throw map.bad("named.bad.placement", name);
            weights[at] = weights[at].plus(map.get(name).rational());
        }
        return RationalVector.of(weights);
    }

    private static boolean optimalHider(Battleship game, Rational value, @Nullable Object expected) {
        RationalVector weights = weights(game, Node.root(expected));
        return weights.isDistribution()
                && game.fewestLooks(weights, Progress.none()).equals(value);
    }

    private static boolean distribution(@Nullable Object expected) {
        Node map = Node.root(expected);
        return RationalVector.of(map.fields().keySet().stream()
                        .map(name -> map.get(name).rational())
                        .toList())
                .isDistribution();
    }

    /** Every plan's looks can be had by shooting, and some mixture of the plans keeps every class at the value. */
    private static boolean achievable(Battleship game, Rational value, @Nullable Object expected) {
        Node plans = Node.root(expected);
        List<RationalVector> columns = plans.fields().keySet().stream()
                .map(name -> weights(game, plans.get(name)))
                .toList();
        return holds(game, value, columns);
    }

    private static boolean reduced(Battleship game, Rational value, @Nullable Object expected) {
        RationalMatrix matrix = Node.root(expected).matrix(10_000);
        return matrix.height() == game.classes().size() && holds(game, value, matrix.columns());
    }

    private static boolean holds(Battleship game, Rational value, List<RationalVector> columns) {
        RationalMatrix matrix = RationalMatrix.generate(
                columns.getFirst().size(),
                columns.size(),
                (i, j) -> columns.get(j).get(i));
        return columns.stream().allMatch(c -> ColumnGeneration.achievable(game, c, Progress.none()))
                && MatrixSolver.optimum(MatrixGame.of(matrix), Progress.none())
                        .value()
                        .equals(value);
    }

    private static Map<String, Rational> plans(SearchSolution<ShotTree> solution) {
        Map<String, Rational> plans = new LinkedHashMap<>();
        for (int k = 0; k < solution.searcher().size(); k++)
            plans.put("plan " + (k + 1), solution.searcher().get(k).weight());
        return plans;
    }

    private static Map<String, Object> planPayoffs(SearchSolution<ShotTree> solution) {
        Map<String, Object> plans = new LinkedHashMap<>();
        Battleship game = (Battleship) solution.game();
        for (int k = 0; k < solution.searcher().size(); k++)
            plans.put(
                    "plan " + (k + 1),
                    named(game, game.looks(solution.searcher().get(k).plan())));
        return plans;
    }

    private static RationalMatrix reduced(SearchSolution<ShotTree> solution) {
        return RationalMatrix.generate(
                solution.hider().size(),
                solution.searcher().size(),
                (i, j) ->
                        solution.game().looks(solution.searcher().get(j).plan()).get(i));
    }

    // ---- Dresher

    private static Facts dresher(Node input) {
        Dresher game = Dresher.read(input.get("params"));
        Facts answers = game.n() <= Dresher.LARGEST_LISTED ? new Asked(input).solved() : new Facts();
        Once<SearchSolution<GuessTree>> solution = new Once<>(() -> ColumnGeneration.solve(game, Progress.none()));
        Once<List<RationalVector>> extreme = new Once<>(() -> {
            AnyHider any = new AnyHider(game);
            return ColumnGeneration.extremeHiders(
                            any, ColumnGeneration.solve(any, Progress.none()), MOST_EXTREME, Progress.none())
                    .orElseThrow(() -> new NotAnswered("too many extreme optimal strategies to list"));
        });
        return answers.put("value", () -> solution.get().value())
                .put("favors", () -> SolutionAnswers.favors(solution.get().value()))
                .put("searchTrees", game::trees)
                .put(
                        "row",
                        Compare.accepted(expected -> {
                            RationalVector p = Node.root(expected).vector();
                            return p.size() == game.n()
                                    && p.isDistribution()
                                    && game.fewestGuesses(p)
                                            .equals(solution.get().value());
                        }),
                        () -> game.lifted(solution.get().hider()))
                .put("rowExtreme", Compare.SET, extreme)
                .put("uniqueRow", () -> extreme.get().size() == 1);
    }
}
