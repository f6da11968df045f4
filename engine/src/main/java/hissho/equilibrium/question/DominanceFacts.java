package hissho.equilibrium.question;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.equilibrium.StrictElimination;
import hissho.equilibrium.WeakElimination;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.StrategicGame;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Strict elimination with mixed dominators round by round, and weak elimination apart, with what other orders leave. */
final class DominanceFacts {

    private static final int MOST_STAGES = 3_000;
    private static final int MOST_WEAK_CELLS = 400;

    static final List<String> KEYS = List.of(
            "survivingRows",
            "survivingCols",
            "eliminationRounds",
            "eliminations",
            "dominated",
            "iesds",
            "rationalizableRows",
            "rationalizableCols",
            "dominantI",
            "dominantII",
            "steps",
            "survivor",
            "weakSurvivingRows",
            "weakSurvivingCols",
            "weakPayoff",
            "weakEliminationSolves",
            "weakOutcomes",
            "orderDependent");

    private DominanceFacts() {}

    static Facts of(BimatrixAnswer answer) {
        StrategicGame game = answer.game;
        Facts strict = strict(answer);
        Facts facts = new Facts().putAll(strict);
        facts.put(
                        "iesds",
                        (ours, theirs) -> theirs instanceof Map<?, ?> asked
                                && asked.entrySet().stream()
                                        .allMatch(entry -> strict.find(
                                                        entry.getKey().toString())
                                                .filter(fact -> fact.compare().agree(fact.value(), entry.getValue()))
                                                .isPresent()),
                        () -> InOrder.of(
                                "survivingRows", numbers(answer.strict().left().get(0)),
                                "survivingCols", numbers(answer.strict().left().get(1)),
                                "eliminationRounds", rounds(answer.strict())))
                .put("dominantI", () -> answer.game.strategies(0).get(dominant(answer, 0)))
                .put("dominantII", () -> answer.game.strategies(1).get(dominant(answer, 1)))
                .put(
                        "steps",
                        () -> weak(answer).steps().stream()
                                .map(DominanceFacts::step)
                                .toList())
                .put("survivor", () -> survivor(answer))
                .put(
                        "weakSurvivingRows",
                        Compare.SET,
                        () -> numbers(weak(answer).left().get(0)))
                .put(
                        "weakSurvivingCols",
                        Compare.SET,
                        () -> numbers(weak(answer).left().get(1)))
                .put("weakPayoff", () -> {
                    List<Integer> cell = survivor(answer);
                    return game.payoffsAt(game.profile(cell.get(0) - 1, cell.get(1) - 1));
                })
                .put("weakEliminationSolves", () -> weak(answer).left().stream().allMatch(left -> left.size() == 1))
                .put(
                        "weakOutcomes",
                        Compare.SET,
                        () -> outcomes(answer).stream()
                                .map(left -> InOrder.of("rows", numbers(left.get(0)), "cols", numbers(left.get(1))))
                                .toList())
                .put("orderDependent", () -> outcomes(answer).size() > 1);
        return facts;
    }

    private static Facts strict(BimatrixAnswer answer) {
        return new Facts()
                .put(
                        "survivingRows",
                        Compare.SET,
                        () -> numbers(answer.strict().left().get(0)))
                .put(
                        "survivingCols",
                        Compare.SET,
                        () -> numbers(answer.strict().left().get(1)))
                .put(
                        "eliminationRounds",
                        Compare.accepted(theirs -> isElimination(answer, theirs)),
                        () -> rounds(answer.strict()))
                .put(
                        "eliminations",
                        () -> answer.strict().rounds().stream()
                                .flatMap(round -> round.gone().stream().map(gone -> described(round.player(), gone)))
                                .toList())
                .put("dominated", Compare.accepted(theirs -> areDominated(answer, theirs)), () -> dominatedRows(answer))
                .put(
                        "rationalizableRows",
                        Compare.SET,
                        () -> numbers(answer.strict().left().get(0)))
                .put(
                        "rationalizableCols",
                        Compare.SET,
                        () -> numbers(answer.strict().left().get(1)));
    }

    static List<Integer> numbers(List<Integer> strategies) {
        return strategies.stream().map(s -> s + 1).toList();
    }

    private static List<Map<String, Object>> rounds(StrictElimination elimination) {
        return elimination.rounds().stream()
                .map(round -> {
                    List<Integer> gone = numbers(round.gone().stream()
                            .map(StrictElimination.Dominated::strategy)
                            .toList());
                    return InOrder.of(
                            "rows", round.player() == 0 ? gone : List.of(),
                            "cols", round.player() == 1 ? gone : List.of());
                })
                .toList();
    }

    private static Map<String, Object> described(int player, StrictElimination.Dominated gone) {
        return InOrder.of(
                player == 0 ? "row" : "col", gone.strategy() + 1, "mixture", gone.mixture(), "margins", gone.margins());
    }

    private static List<List<Integer>> everything(StrategicGame game) {
        return List.of(
                IntStream.range(0, game.size(0)).boxed().toList(),
                IntStream.range(0, game.size(1)).boxed().toList());
    }

    /** The rows that are strictly dominated in the game as it is given. */
    private static List<Map<String, Object>> dominatedRows(BimatrixAnswer answer) {
        return IntStream.range(0, answer.game.size(0))
                .mapToObj(i -> StrictElimination.dominated(answer.game, everything(answer.game), 0, i, answer.progress))
                .flatMap(Optional::stream)
                .map(gone -> described(0, gone))
                .toList();
    }

    /** The same rows, each with a mixture whose margins are positive and are those of the mixture. */
    private static boolean areDominated(BimatrixAnswer answer, @Nullable Object theirs) {
        List<Node> list = Node.root(theirs).list();
        List<Integer> rows = list.stream()
                .map(node -> node.get("row").whole(1, answer.game.size(0)))
                .toList();
        List<Object> ours = dominatedRows(answer).stream()
                .map(row -> Objects.requireNonNull(row.get("row")))
                .toList();
        return Set.copyOf(rows).equals(Set.copyOf(ours))
                && list.stream().allMatch(node -> {
                    RationalVector mixture = node.get("mixture").vector();
                    int row = node.get("row").whole(1, answer.game.size(0)) - 1;
                    if (mixture.size() != answer.game.size(0) || !mixture.isDistribution()) return false;
                    RationalVector margins =
                            answer.own(0).leftTimes(mixture).minus(answer.own(0).row(row));
                    return margins.stream().allMatch(x -> x.isPositive())
                            && node.find("margins")
                                    .map(m -> m.vector().equals(margins))
                                    .orElse(true);
                });
    }

    /** Whether rounds somebody else lists are an elimination that ends where ours does: everything named is strictly dominated when its round begins or within it. */
    private static boolean isElimination(BimatrixAnswer answer, @Nullable Object theirs) {
        List<List<Integer>> left = new ArrayList<>();
        for (List<Integer> all : everything(answer.game)) left.add(new ArrayList<>(all));
        for (Node round : Node.root(theirs).list()) {
            List<List<Integer>> named = List.of(
                    round.find("rows")
                            .map(n -> n.wholes(1, answer.game.size(0)))
                            .orElse(List.of()),
                    round.find("cols")
                            .map(n -> n.wholes(1, answer.game.size(1)))
                            .orElse(List.of()));
            for (int player = 0; player < 2; player++)
                for (int number : named.get(player)) {
                    if (!left.get(player).contains(number - 1)
                            || StrictElimination.dominated(answer.game, left, player, number - 1, answer.progress)
                                    .isEmpty()) return false;
                    left.get(player).remove(Integer.valueOf(number - 1));
                }
        }
        return left.equals(answer.strict().left());
    }

    private static int dominant(BimatrixAnswer answer, int player) {
        hissho.equilibrium.Dilemma dilemma = hissho.equilibrium.Dilemma.of(answer.matrices);
        return (player == 0 ? dilemma.row() : dilemma.column())
                .orElseThrow(() -> new NotAnswered(Message.of(
                        "equilibrium.unknown.dominant", answer.game.players().name(player))));
    }

    static WeakElimination weak(BimatrixAnswer answer) {
        if (answer.game.profiles() > MOST_WEAK_CELLS)
            throw new NotAnswered(Message.of("equilibrium.unknown.weak", MOST_WEAK_CELLS));
        return answer.weak();
    }

    private static Map<String, Object> step(WeakElimination.Step step) {
        return InOrder.of(
                step.player() == 0 ? "removeRow" : "removeCol",
                step.strategy() + 1,
                "kind",
                step.strict() ? "strict" : "weak");
    }

    private static List<Integer> survivor(BimatrixAnswer answer) {
        List<List<Integer>> left = weak(answer).left();
        if (left.stream().anyMatch(some -> some.size() != 1))
            throw new NotAnswered(Message.of("equilibrium.unknown.survivor"));
        return List.of(left.get(0).getFirst() + 1, left.get(1).getFirst() + 1);
    }

    static Set<List<List<Integer>>> outcomes(BimatrixAnswer answer) {
        if (answer.game.profiles() > MOST_WEAK_CELLS)
            throw new NotAnswered(Message.of("equilibrium.unknown.weak", MOST_WEAK_CELLS));
        return WeakElimination.outcomes(answer.game, MOST_STAGES, answer.progress)
                .orElseThrow(() -> new NotAnswered(Message.of("equilibrium.unknown.orders", MOST_STAGES)));
    }
}
