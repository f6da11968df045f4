package hissho.zerosum.search;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What Battleship can be asked beyond every search game: placements and their classes, best shooting, plans in the classes. */
final class BattleshipFacts {

    private static final int MOST_ENTRIES = 10_000;

    static final List<String> KEYS;

    static {
        Supplier<SearchSolution<ShotTree>> nothing = () -> {
            throw new IllegalStateException("nothing is solved for the names of the facts");
        };
        BattleshipKind.Asked smallest = new BattleshipKind.Asked(new Battleship(1, 1, List.of(1)), Optional.empty());
        KEYS = List.copyOf(SearchFacts.of(nothing, Progress.atMost(0))
                .putAll(of(smallest, nothing, Progress.atMost(0)))
                .keys());
    }

    private BattleshipFacts() {}

    static Facts of(BattleshipKind.Asked asked, Supplier<SearchSolution<ShotTree>> solution, Progress progress) {
        Battleship game = asked.game();
        return new Facts()
                .put(
                        "row",
                        Compare.accepted(expected -> isOptimal(
                                game,
                                weights(game, Node.root(expected)),
                                solution.get().value(),
                                progress)),
                        () -> named(game, solution.get().hider()))
                .put("placements", game::placements)
                .put("groupOrder", game::symmetryCount)
                .put(
                        "orbitSizes",
                        Compare.MULTISET,
                        () -> game.classes().stream()
                                .map(SearchGame.HidingClass::size)
                                .toList())
                .put(
                        "orbits",
                        Compare.SET,
                        () -> game.classes().stream()
                                .map(c -> InOrder.of("name", c.name(), "size", c.size()))
                                .toList())
                .put(
                        "colPayoffs",
                        Compare.accepted(expected -> suffice(
                                game,
                                columns(game, Node.root(expected)),
                                solution.get().value(),
                                progress)),
                        () -> planPayoffs(game, solution.get()))
                .put(
                        "reduced",
                        Compare.accepted(expected -> {
                            RationalMatrix matrix = Node.root(expected).matrix(MOST_ENTRIES);
                            return matrix.height() == game.classes().size()
                                    && suffice(
                                            game,
                                            matrix.columns(),
                                            solution.get().value(),
                                            progress);
                        }),
                        () -> solution.get().reduced())
                .put(
                        "optimal",
                        () -> isOptimal(game, hider(asked), solution.get().value(), progress))
                .put("shots", () -> game.fewestLooks(hider(asked), progress));
    }

    private static RationalVector hider(BattleshipKind.Asked asked) {
        return asked.hider().orElseThrow(() -> new NotAnswered(Message.of("matrix.unasked", "row")));
    }

    private static Map<String, Rational> named(Battleship game, RationalVector weights) {
        Map<String, Rational> named = new LinkedHashMap<>();
        for (int c = 0; c < weights.size(); c++) named.put(game.classes().get(c).name(), weights.get(c));
        return named;
    }

    /** The numbers given to classes, each named by any of its placements. */
    static RationalVector weights(Battleship game, Node map) {
        Rational[] weights = new Rational[game.classes().size()];
        Arrays.fill(weights, Rational.ZERO);
        for (String name : map.fields().keySet()) {
            int at = game.classNamed(name);
            if (at < 0) throw map.bad("search.bad.placement", name);
            weights[at] = weights[at].plus(map.get(name).rational());
        }
        return RationalVector.of(weights);
    }

    private static boolean isOptimal(Battleship game, RationalVector hider, Rational value, Progress progress) {
        return hider.isDistribution() && game.fewestLooks(hider, progress).equals(value);
    }

    private static List<RationalVector> columns(Battleship game, Node plans) {
        return plans.fields().keySet().stream()
                .map(name -> weights(game, plans.get(name)))
                .toList();
    }

    /** Every plan's looks can be had by shooting, and some mixture of the plans keeps every class at the value. */
    private static boolean suffice(Battleship game, List<RationalVector> columns, Rational value, Progress progress) {
        RationalMatrix matrix = RationalMatrix.generate(
                columns.getFirst().size(),
                columns.size(),
                (i, j) -> columns.get(j).get(i));
        return columns.stream().allMatch(c -> ColumnGeneration.achievable(game, c, progress))
                && MatrixSolver.optimum(MatrixGame.of(matrix), progress).value().equals(value);
    }

    private static Map<String, Object> planPayoffs(Battleship game, SearchSolution<ShotTree> solution) {
        Map<String, Object> plans = new LinkedHashMap<>();
        for (int k = 0; k < solution.searcher().size(); k++)
            plans.put(
                    "plan " + (k + 1),
                    named(game, game.looks(solution.searcher().get(k).plan())));
        return plans;
    }
}
