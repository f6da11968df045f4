package hissho.extensive.question;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.PureStrategies;
import hissho.extensive.StrategicForm;
import hissho.extensive.TreeReader;
import hissho.extensive.TreeWriter;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a solved tree says of what the players know: counts, recall with the evidence, sets met twice or across depths, and the tree itself. */
final class InformationFacts {

    static final List<String> KEYS = List.of(
            "stats",
            "infosetOrder",
            "perfectInformation",
            "perfectRecall",
            "forgets",
            "repeatedInfosets",
            "depthSpanning",
            "pure",
            "reducedStrategies",
            "formSize",
            "zeroSum",
            "leafSums",
            "leaves",
            "tree");

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Progress progress;
    private final Facts facts;

    private InformationFacts(TreeAnswer answer, Facts facts) {
        this.answer = answer;
        this.game = answer.game();
        this.progress = answer.progress();
        this.facts = facts;
    }

    static void add(TreeAnswer answer, Facts facts) {
        new InformationFacts(answer, facts).information();
    }

    private void information() {
        ExtensiveGame given = answer.question().game();
        facts.put("stats", () -> stats(given));
        facts.put("infosetOrder", () -> eachPlayer(given, given::setNames));
        facts.put("perfectInformation", () -> given.tree().hasPerfectInformation());
        facts.put("perfectRecall", () -> eachPlayer(given, i -> Information.hasPerfectRecall(given, i)));
        facts.put("forgets", () -> forgets(given));
        facts.put("repeatedInfosets", Compare.SET, () -> named(given, Information.repeated(given.tree())));
        facts.put("depthSpanning", Compare.SET, () -> named(given, Information.acrossDepths(given.tree())));
        facts.put("pure", () -> eachPlayer(given, i -> PureStrategies.count(given, i)));
        facts.put("reducedStrategies", () -> eachPlayer(game, i -> PureStrategies.reducedCount(game, i, progress)));
        facts.put("formSize", () -> StrategicForm.size(game));
        facts.put("zeroSum", () -> game.constantSum().filter(Rational::isZero).isPresent());
        facts.put("leafSums", () -> leaves().stream().map(RationalVector::sum).toList());
        facts.put("leaves", this::areLeaves, this::leaves);
        facts.put("tree", sameTree(), () -> TreeWriter.write(game));
    }

    private List<RationalVector> leaves() {
        return leaves(game);
    }

    /** What everybody gets at each end. */
    static List<RationalVector> leaves(ExtensiveGame game) {
        return game.tree().terminals().mapToObj(game::paid).toList();
    }

    /** The ends agree in their order, or under the players' moves that lead to them. */
    private boolean areLeaves(@Nullable Object answered, @Nullable Object proposed) {
        if (!(proposed instanceof Map<?, ?>)) return Compare.EXACT.agree(answered, proposed);
        Map<String, List<RationalVector>> byMoves = new LinkedHashMap<>();
        for (int end : game.tree().terminals().toArray())
            byMoves.computeIfAbsent(String.join(",", ownPath(end)), moves -> new ArrayList<>())
                    .add(game.paid(end));
        return Compare.EXACT.agree(byMoves, proposed);
    }

    /** The moves of the players on the way to a node. */
    private List<String> ownPath(int node) {
        List<String> path = new ArrayList<>();
        for (int at = node; game.tree().parent(at) >= 0; at = game.tree().parent(at))
            if (!game.isChance(game.tree().parent(at)))
                path.add(
                        game.moveNamesAt(game.tree().parent(at)).get(game.tree().moveInto(at)));
        return path.reversed();
    }

    /** Something about each player, by name. */
    static Map<String, Object> eachPlayer(ExtensiveGame game, Function<Integer, Object> value) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < game.players(); i++) map.put(game.player(i), value.apply(i));
        return map;
    }

    private static List<String> named(ExtensiveGame game, List<Integer> branchings) {
        return branchings.stream()
                .map(b -> {
                    int node = game.tree().members(b).findFirst().orElseThrow();
                    return game.setName(game.mover(node), game.setOf(node));
                })
                .toList();
    }

    private static Map<String, Object> stats(ExtensiveGame game) {
        int size = game.tree().size();
        int terminal = (int) game.tree().terminals().count();
        int chance = (int) IntStream.range(0, size).filter(game::isChance).count();
        Map<String, Object> stats = InOrder.of(
                "vertices", size, "terminal", terminal, "chance", chance, "decision", size - terminal - chance);
        for (int i = 0; i < game.players(); i++) {
            stats.put("infosets" + game.player(i), game.sets(i));
            stats.put("pure" + game.player(i), PureStrategies.count(game, i));
            stats.put("perfectRecall" + game.player(i), Information.hasPerfectRecall(game, i));
        }
        stats.put("perfectInformation", game.tree().hasPerfectInformation());
        return stats;
    }

    /** For each player who forgets, two nodes of one set that his own moves tell apart. */
    private static Map<String, Object> forgets(ExtensiveGame game) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < game.players(); i++) {
            int player = i;
            Information.forgotten(game, i)
                    .ifPresent(found -> map.put(
                            game.player(player),
                            InOrder.of(
                                    "infoset",
                                    game.setName(player, found.set()),
                                    "first",
                                    game.path(found.first()),
                                    "second",
                                    game.path(found.second()))));
        }
        return map;
    }

    /** A tree agrees that differs only in the names of sets and in the labels of chance. */
    private Compare sameTree() {
        Optional<List<String>> names = Optional.of(game.tree().players().names());
        return Compare.accepted(proposed -> outline(new ExtensiveGame(TreeReader.read(Node.root(proposed), names)))
                .equals(outline(game)));
    }

    private static List<Object> outline(ExtensiveGame game) {
        List<Object> nodes = new ArrayList<>();
        for (int node = 0; node < game.tree().size(); node++) {
            if (game.tree().isTerminal(node)) nodes.add(game.paid(node));
            else if (game.isChance(node))
                nodes.add(IntStream.range(0, game.tree().moves(node))
                        .mapToObj(nodeMove(game, node))
                        .toList());
            else nodes.add(List.of(game.mover(node), game.setOf(node), game.moveNamesAt(node)));
        }
        return nodes;
    }

    private static java.util.function.IntFunction<Rational> nodeMove(ExtensiveGame game, int node) {
        return move -> game.luck(node).isZero()
                ? Rational.ZERO
                : game.luck(game.tree().child(node, move)).over(game.luck(node));
    }
}
