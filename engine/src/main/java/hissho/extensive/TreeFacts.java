package hissho.extensive;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Everything a solved tree says. */
final class TreeFacts {

    /** More equilibria than this are not listed one by one. */
    static final int MOST_LISTED = 1_000;

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
            "full",
            "reduced",
            "distinctRows",
            "distinctCols",
            "sequencesI",
            "sequencesII",
            "zeroSum",
            "leafSums",
            "leaves",
            "tree",
            "rowLabels",
            "colLabels",
            "rows",
            "cols",
            "matrix",
            "bimatrix",
            "dimensions",
            "method",
            "value",
            "row",
            "col",
            "uniqueRow",
            "uniqueCol",
            "unique",
            "rowExtreme",
            "colExtreme",
            "rowSupport",
            "rowExtremeSupports",
            "saddlePoints",
            "outcome",
            "behaviorI",
            "behaviorII",
            "uniqueBehaviorI",
            "uniqueBehaviorII",
            "behaviorExtremeI",
            "behaviorExtremeII",
            "parameter",
            "lower",
            "upper",
            "hasValue",
            "mixedValue",
            "maximizers",
            "uniqueGuarantee",
            "colMinimax",
            "optimalMoves",
            "speCount",
            "spePlan",
            "spePayoff",
            "spePayoffs",
            "firstMove",
            "subgamePerfect",
            "notSubgamePerfect",
            "pse",
            "pseLabels",
            "pseCount",
            "reducedPse",
            "agentPse",
            "payoffs",
            "safety",
            "maxminI",
            "maxminII",
            "ownInfosets",
            "labels",
            "behavior",
            "outcomeEquivalent",
            "representable",
            "mixed",
            "inducedMixed",
            "colPayoffs",
            "security",
            "points",
            "payoffVs1",
            "payoffVs2",
            "payoff");

    /** Those of a tree, and those of its mixed equilibria. */
    static List<String> keys() {
        return java.util.stream.Stream.of(KEYS, EquilibriumFacts.KEYS, FormEquilibria.KEYS)
                .flatMap(List::stream)
                .toList();
    }

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Progress progress;
    private final Facts facts = new Facts();

    private TreeFacts(TreeAnswer answer) {
        this.answer = answer;
        this.game = answer.game();
        this.progress = answer.progress();
    }

    static Facts of(TreeAnswer answer) {
        TreeFacts all = new TreeFacts(answer);
        all.information();
        all.forms();
        if (answer.isConstantSum()) all.optimum();
        if (all.game.players() == 2) all.safety();
        all.equilibria();
        all.asked();
        EquilibriumFacts.add(answer, all.facts);
        if (all.game.players() == 2) FormEquilibria.add(answer, all.facts);
        return all.facts;
    }

    // ---- what the players know

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

    private static Map<String, Object> eachPlayer(ExtensiveGame game, Function<Integer, Object> value) {
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
        return Compare.accepted(
                proposed -> outline(new ExtensiveGame(TreeReader.read(Node.root(proposed), Optional.empty())))
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

    // ---- the strategic form

    private void forms() {
        if (game.players() != 2) return;
        facts.put("full", () -> List.of(PureStrategies.count(game, 0), PureStrategies.count(game, 1)));
        facts.put(
                "reduced",
                () -> List.of(
                        PureStrategies.reducedCount(game, 0, progress),
                        PureStrategies.reducedCount(game, 1, progress)));
        facts.put("distinctRows", () -> distinct(Optimum.matrix(answer.form(), 0), Optimum.matrix(answer.form(), 1)));
        facts.put(
                "distinctCols",
                () -> distinct(
                        Optimum.matrix(answer.form(), 0).transposed(),
                        Optimum.matrix(answer.form(), 1).transposed()));
        facts.put("sequencesI", () -> game.sequences(0));
        facts.put("sequencesII", () -> game.sequences(1));
        facts.put("rowLabels", () -> answer.form().game().strategies(0));
        facts.put("colLabels", () -> answer.form().game().strategies(1));
        facts.put("rows", () -> answer.form().shortLabels(game, 0));
        facts.put("cols", () -> answer.form().shortLabels(game, 1));
        facts.put(
                "dimensions",
                () -> List.of(answer.form().game().size(0), answer.form().game().size(1)));
        facts.put("bimatrix", this::bimatrix);
        if (answer.isConstantSum()) facts.put("matrix", () -> Optimum.matrix(answer.form(), 0));
    }

    private static int distinct(RationalMatrix first, RationalMatrix second) {
        return (int) IntStream.range(0, first.height())
                .mapToObj(i -> List.of(first.row(i), second.row(i)))
                .distinct()
                .count();
    }

    private List<List<RationalVector>> bimatrix() {
        List<List<RationalVector>> rows = new ArrayList<>();
        for (int i = 0; i < answer.form().game().size(0); i++) {
            List<RationalVector> row = new ArrayList<>();
            for (int j = 0; j < answer.form().game().size(1); j++)
                row.add(answer.form().game().payoffsAt(answer.form().game().profile(i, j)));
            rows.add(row);
        }
        return rows;
    }

    // ---- where one wins what the other loses

    private void optimum() {
        facts.put(
                "method",
                Compare.EXACT,
                () -> switch (answer.optimum()) {
                    case Optimum.Pure _ -> "backward-induction";
                    case Optimum.Recalled _ -> "sequence-form";
                    case Optimum.Forgetful _ -> "strategic-form";
                    case Optimum.Near _ -> "regret-minimisation";
                },
                (words, method) -> words.say("extensive.method." + method));
        facts.put("value", answer::value);
        facts.put("mixedValue", answer::value);
        facts.put("row", optimal(0), () -> answer.matrix().row().weights());
        facts.put("col", optimal(1), () -> answer.matrix().column().weights());
        facts.put("uniqueRow", () -> answer.matrix().rows().unique());
        facts.put("uniqueCol", () -> answer.matrix().columns().unique());
        facts.put(
                "unique",
                () -> answer.matrix().rows().unique()
                        && answer.matrix().columns().unique());
        facts.put(
                "rowExtreme", Compare.SET, () -> weights(answer.matrix().rows().strategies()));
        facts.put(
                "colExtreme",
                Compare.SET,
                () -> weights(answer.matrix().columns().strategies()));
        facts.put("rowSupport", () -> support(answer.matrix().row()));
        facts.put(
                "rowExtremeSupports",
                Compare.SET,
                () -> answer.matrix().rows().strategies().stream()
                        .map(this::support)
                        .toList());
        facts.put("saddlePoints", Compare.SET, this::saddlePoints);
        facts.put("outcome", this::outcome);
        for (int i = 0; i < 2; i++) {
            int player = i;
            String name = i == 0 ? "I" : "II";
            facts.put(
                    "behavior" + name,
                    guaranteeing(player),
                    () -> behaviour(player).named(game));
            facts.put("uniqueBehavior" + name, () -> family(player).size() == 1);
            facts.put(
                    "behaviorExtreme" + name,
                    Compare.SET,
                    () -> family(player).stream().map(b -> b.named(game)).toList());
        }
        facts.put("parameter", inFamily(), this::parameter);
        facts.put("lower", () -> exactly(answer.guarantee()));
        facts.put("upper", () -> answer.valueOf(answer.question().asked().player()));
        facts.put(
                "hasValue",
                () -> exactly(answer.guarantee())
                        .equals(answer.valueOf(answer.question().asked().player())));
        facts.put(
                "maximizers",
                Compare.accepted(this::areMaximizers),
                () -> answer.guarantee().best().stream().map(b -> b.named(game)).toList());
        facts.put("uniqueGuarantee", this::isGuaranteedByOne);
        facts.put("colMinimax", optimal(1), () -> answer.matrix().column().weights());
    }

    private static Rational exactly(BehaviourValue found) {
        if (!found.isExact())
            throw new NotAnswered(Message.of("extensive.behaviour.bounds", found.atLeast(), found.atMost()));
        return found.atLeast();
    }

    /** Two strategies with the best guarantee show that it is not unique; one that was found alone shows nothing. */
    private boolean isGuaranteedByOne() {
        exactly(answer.guarantee());
        if (answer.guarantee().best().size() < 2) throw new NotAnswered(Message.of("extensive.not-known-unique"));
        return false;
    }

    private boolean areMaximizers(@Nullable Object proposed) {
        int player = answer.question().asked().player();
        return Node.root(proposed).list().stream()
                .map(node -> Behaviour.read(game, player, node))
                .allMatch(behaviour ->
                        security(behaviour).equals(answer.guarantee().atLeast()));
    }

    /** What a behaviour strategy earns against the best reply to it. */
    private Rational security(Behaviour behaviour) {
        Rational sum = game.constantSum().orElseThrow();
        return sum.minus(BestReply.of(game, 1 - behaviour.player(), List.of(behaviour), progress)
                .value());
    }

    private Compare optimal(int player) {
        return Compare.accepted(proposed -> {
            RationalVector weights = Node.root(proposed).vector();
            MatrixSolution solution = answer.matrix();
            int size = player == 0 ? solution.game().height() : solution.game().width();
            if (weights.size() != size || !weights.isDistribution()) return false;
            return player == 0
                    ? solution.isOptimalRow(new Mixed(weights))
                    : solution.isOptimalColumn(new Mixed(weights));
        });
    }

    private static List<RationalVector> weights(List<Mixed> strategies) {
        return strategies.stream().map(Mixed::weights).toList();
    }

    private List<Map<String, Object>> support(Mixed mixed) {
        return mixed.support().stream()
                .map(s -> InOrder.of(
                        "strategy", answer.form().game().strategies(0).get(s), "p", mixed.get(s)))
                .toList();
    }

    private List<List<Integer>> saddlePoints() {
        RationalMatrix matrix = Optimum.matrix(answer.form(), 0);
        List<List<Integer>> found = new ArrayList<>();
        for (int i = 0; i < matrix.height(); i++)
            for (int j = 0; j < matrix.width(); j++)
                if (matrix.get(i, j).equals(matrix.row(i).minimum())
                        && matrix.get(i, j).equals(matrix.transposed().row(j).maximum()))
                    found.add(List.of(i + 1, j + 1));
        return found;
    }

    /** Who wins a game of wins, losses and draws, where somebody can force it without chance and without mixing. */
    private String outcome() {
        boolean plain = leaves().stream()
                .map(paid -> paid.get(0))
                .allMatch(x -> x.isWhole() && x.absolute().compareTo(Rational.ONE) <= 0);
        boolean chance = IntStream.range(0, game.tree().size()).anyMatch(game::isChance);
        if (!plain || chance || saddlePoints().isEmpty()) throw new NotAnswered(Message.of("extensive.no-outcome"));
        int sign = answer.value().signum();
        return sign > 0 ? "I wins" : sign < 0 ? "II wins" : "draw";
    }

    private Behaviour behaviour(int player) {
        return answer.optimum()
                .profile()
                .orElseThrow(() -> new NotAnswered(Message.of("extensive.no-behaviour")))
                .get(player);
    }

    private Compare guaranteeing(int player) {
        return Compare.accepted(proposed ->
                security(Behaviour.read(game, player, Node.root(proposed))).equals(answer.valueOf(player)));
    }

    /** The extreme optimal behaviour strategies, up to what they would do where they never get. */
    private List<Behaviour> family(int player) {
        if (!Information.hasPerfectRecall(game)) throw new NotAnswered(Message.of("extensive.no-behaviour"));
        Behaviour fallback = behaviour(player);
        return OptimalPlans.extreme(game, player, answer.valueOf(player), progress)
                .orElseThrow(() -> new NotAnswered(Message.of("extensive.family-too-large")))
                .stream()
                .map(plan -> OptimalPlans.behaviour(game, player, plan, fallback))
                .toList();
    }

    /** The parameter of player I's optimal strategies, for the report. */
    static OptimalPlans.Family family(TreeAnswer answer) {
        return new TreeFacts(answer).walked();
    }

    private OptimalPlans.Family walked() {
        return OptimalPlans.family(family(0)).orElseThrow(() -> new NotAnswered(Message.of("extensive.no-segment")));
    }

    private Map<String, Object> parameter() {
        OptimalPlans.Family found = walked();
        return InOrder.of(
                "infoset",
                game.setName(0, found.set()),
                "move",
                game.moveNames(0, found.set()).get(found.move()),
                "range",
                List.of(found.least(), found.most()));
    }

    /** Somebody's parameter agrees where it lies in the range, and where the range, if it is given, is right. */
    private Compare inFamily() {
        return Compare.accepted(proposed -> {
            OptimalPlans.Family found = walked();
            Node node = Node.root(proposed);
            boolean range = node.find("range")
                    .map(written -> written.vector().equals(RationalVector.of(found.least(), found.most())))
                    .orElse(true);
            boolean inside = node.find("alpha")
                    .map(Node::rational)
                    .map(x -> x.compareTo(found.least()) >= 0 && x.compareTo(found.most()) <= 0)
                    .orElse(true);
            return range && inside;
        });
    }

    private void safety() {
        facts.put(
                "safety", () -> RationalVector.of(secured(0).value(), secured(1).value()));
        facts.put("maxminI", Compare.SET, () -> weights(secured(0).rows().strategies()));
        facts.put("maxminII", Compare.SET, () -> weights(secured(1).rows().strategies()));
    }

    /** The zero-sum game in which a player chooses the rows and the other wants him to get as little as possible. */
    private MatrixSolution secured(int player) {
        RationalMatrix own = Optimum.matrix(answer.form(), player);
        return MatrixSolver.solve(MatrixGame.of(player == 0 ? own : own.transposed()), progress);
    }

    // ---- equilibria

    private void equilibria() {
        if (game.tree().hasPerfectInformation()) {
            facts.put("optimalMoves", this::areOptimalMoves, this::optimalMoves);
            facts.put("speCount", () -> answer.induction().count());
            facts.put("spePayoffs", Compare.SET, () -> answer.induction().payoffs());
            facts.put("firstMove", this::firstMove);
        } else
            facts.put(
                    "spePayoffs",
                    Compare.SET,
                    () -> answer.equilibria().stream()
                            .filter(PureEquilibria.Equilibrium::isSubgamePerfect)
                            .map(PureEquilibria.Equilibrium::payoff)
                            .distinct()
                            .toList());
        facts.put("spePlan", this::spePlan);
        facts.put("spePayoff", this::spePayoff);
        facts.put("subgamePerfect", Compare.SET, this::subgamePerfect);
        facts.put("notSubgamePerfect", Compare.SET, this::notSubgamePerfect);
        facts.put(
                "pse",
                Compare.SET,
                () -> answer.equilibria().stream()
                        .map(e -> e.profile().stream().map(s -> s + 1).toList())
                        .toList());
        facts.put(
                "pseLabels",
                Compare.SET,
                () -> answer.equilibria().stream().map(e -> labels(e.choices())).toList());
        facts.put("pseCount", () -> answer.equilibria().size());
        facts.put("agentPse", Compare.SET, this::agentPse);
        facts.put("reducedPse", Compare.SET, this::reducedPse);
        facts.put(
                "payoffs",
                Compare.SET,
                () -> answer.equilibria().stream()
                        .map(PureEquilibria.Equilibrium::payoff)
                        .toList());
    }

    /** The pure equilibria of the reduced strategic form, by the numbers of the strategies there. */
    private List<List<Integer>> reducedPse() {
        StrategicForm reduced = StrategicForm.reduced(game, progress);
        return PureEquilibria.ofForm(reduced.game(), progress).stream()
                .map(profile -> java.util.Arrays.stream(reduced.game().choices(profile))
                        .map(s -> s + 1)
                        .boxed()
                        .toList())
                .toList();
    }

    /** The pure equilibria of the agent form: a move for each information set. */
    private List<Map<String, String>> agentPse() {
        ExtensiveGame agents = new ExtensiveGame(AgentForm.of(game));
        StrategicForm form = StrategicForm.full(agents, progress);
        return PureEquilibria.ofForm(form.game(), progress).stream()
                .map(profile -> {
                    int[] choices = form.game().choices(profile);
                    Map<String, String> moves = new LinkedHashMap<>();
                    for (int agent = 0; agent < choices.length; agent++)
                        moves.put(
                                agents.setName(agent, 0),
                                agents.moveNames(agent, 0).get(choices[agent]));
                    return moves;
                })
                .toList();
    }

    private boolean areOptimalMoves(@Nullable Object answered, @Nullable Object proposed) {
        if (!(answered instanceof Map<?, ?> ours) || !(proposed instanceof Map<?, ?> theirs)) return false;
        return ours.keySet().equals(theirs.keySet())
                && ours.keySet().stream().allMatch(set -> Compare.SET.agree(ours.get(set), theirs.get(set)));
    }

    private Map<String, Object> optimalMoves() {
        Map<String, Object> moves = new LinkedHashMap<>();
        for (int i = 0; i < game.players(); i++)
            for (int set = 0; set < game.sets(i); set++) {
                int player = i;
                int number = set;
                if (!game.hasNode(i, set)) continue;
                moves.put(
                        game.setName(i, set),
                        answer.induction().moves(game.firstNode(i, set)).stream()
                                .map(move -> game.moveNames(player, number).get(move))
                                .toList());
            }
        return moves;
    }

    private Object firstMove() {
        List<Integer> moves = answer.induction().moves(0);
        if (moves.size() > 1 || game.mover(0) < 0) throw new NotAnswered(Message.of("extensive.several"));
        return game.moveNamesAt(0).get(moves.getFirst());
    }

    private List<String> labels(List<int[]> choices) {
        return IntStream.range(0, choices.size())
                .mapToObj(i -> PureStrategies.shortLabel(game, i, choices.get(i)))
                .toList();
    }

    /** The choices of all pure subgame-perfect equilibria. */
    private List<List<int[]>> perfect() {
        if (game.tree().hasPerfectInformation())
            return answer.induction().plans(MOST_LISTED, progress).stream()
                    .map(BackwardInduction.Plan::choices)
                    .toList();
        return answer.equilibria().stream()
                .filter(PureEquilibria.Equilibrium::isSubgamePerfect)
                .map(PureEquilibria.Equilibrium::choices)
                .toList();
    }

    private List<List<String>> subgamePerfect() {
        return perfect().stream().map(this::labels).toList();
    }

    private Map<String, Object> spePlan() {
        List<List<int[]>> plans = perfect();
        if (plans.size() != 1) throw new NotAnswered(Message.of("extensive.several"));
        List<String> labels = labels(plans.getFirst());
        return eachPlayer(game, labels::get);
    }

    private RationalVector spePayoff() {
        List<RationalVector> payoffs = game.tree().hasPerfectInformation()
                ? answer.induction().payoffs()
                : answer.equilibria().stream()
                        .filter(PureEquilibria.Equilibrium::isSubgamePerfect)
                        .map(PureEquilibria.Equilibrium::payoff)
                        .distinct()
                        .toList();
        if (payoffs.size() != 1) throw new NotAnswered(Message.of("extensive.several"));
        return payoffs.getFirst();
    }

    /** The pure equilibria that are not subgame perfect, each with the node where and the player who would leave it. */
    private List<Map<String, Object>> notSubgamePerfect() {
        return answer.equilibria().stream()
                .filter(e -> !e.isSubgamePerfect())
                .map(e -> InOrder.of(
                        "profile",
                        labels(e.choices()),
                        "payoff",
                        e.payoff(),
                        "at",
                        game.path(e.failing()),
                        "player",
                        game.player(e.deviator())))
                .toList();
    }

    // ---- what was asked

    private void asked() {
        Asked asked = answer.question().asked();
        int player = asked.player();
        facts.put("ownInfosets", () -> game.setNames(player));
        facts.put(
                "labels",
                () -> PureStrategies.all(game, player, progress).stream()
                        .map(choice -> PureStrategies.label(game, player, choice))
                        .toList());
        asked.mixed().ifPresent(mixed -> {
            facts.put("behavior", isEquivalent(mixed), () -> behaviourOf(mixed).named(game));
            facts.put(
                    "outcomeEquivalent",
                    () -> Kuhn.areEquivalent(
                            game, PureStrategies.all(game, player, progress), mixed, behaviourOf(mixed), progress));
            facts.put("representable", () -> representation(mixed).isPresent());
            if (game.players() == 2)
                facts.put(
                        "colPayoffs",
                        () -> answer.form().game().size(player) == mixed.size()
                                ? new MatrixGame(
                                                player == 0
                                                        ? Optimum.matrix(answer.form(), 0)
                                                        : Optimum.matrix(answer.form(), 1)
                                                                .transposed(),
                                                answer.form().game().strategies(player),
                                                answer.form().game().strategies(1 - player))
                                        .columnPayoffs(mixed.weights())
                                : RationalVector.zero(0));
        });
        asked.behaviour().ifPresent(behaviour -> {
            facts.put("mixed", () -> Kuhn.mixed(game, behaviour, progress).weights());
            tried(behaviour);
        });
        asked.strategy().ifPresent(this::tried);
        asked.path().ifPresent(path -> facts.put("payoff", () -> game.paid(follow(path))));
        if (game.players() == 2) formulas(player, asked.points());
    }

    private void tried(Behaviour behaviour) {
        if (game.players() != 2) return;
        facts.put("colPayoffs", () -> against(behaviour));
        facts.put("security", () -> against(behaviour).minimum());
    }

    private RationalVector against(Behaviour behaviour) {
        return BehaviourValue.against(game, behaviour, PureStrategies.all(game, 1 - behaviour.player(), progress));
    }

    private Optional<Behaviour> representation(Mixed mixed) {
        int player = answer.question().asked().player();
        return Kuhn.behaviour(game, player, PureStrategies.all(game, player, progress), mixed, progress);
    }

    private Behaviour behaviourOf(Mixed mixed) {
        return representation(mixed).orElseThrow(() -> new NotAnswered(Message.of("extensive.not-representable")));
    }

    private Compare isEquivalent(Mixed mixed) {
        int player = answer.question().asked().player();
        return Compare.accepted(proposed -> Kuhn.areEquivalent(
                game,
                PureStrategies.all(game, player, progress),
                mixed,
                Behaviour.read(game, player, Node.root(proposed)),
                progress));
    }

    private int follow(List<String> path) {
        int node = 0;
        for (String label : path) {
            int move =
                    game.tree().isTerminal(node) ? -1 : game.moveNamesAt(node).indexOf(label);
            if (move < 0)
                throw new NotAnswered(
                        Message.of("extensive.no-move", label, game.tree().place(node)));
            node = game.tree().child(node, move);
        }
        return node;
    }

    /** Formulas in the probabilities of the first moves, where every set of the player has two moves. */
    private void formulas(int player, List<RationalVector> points) {
        boolean binary = game.sets(player) > 0
                && game.sets(player) <= 8
                && IntStream.range(0, game.sets(player)).allMatch(s -> game.moves(player, s) == 2);
        if (!binary) return;
        List<String> variables = IntStream.range(0, game.sets(player))
                .mapToObj(s -> "p" + game.moveNames(player, s).getFirst())
                .toList();
        boolean readable = variables.stream().allMatch(name -> name.matches("p[A-Za-z]\\w*"))
                && variables.stream().distinct().count() == variables.size();
        if (!readable) return;
        facts.put(
                "inducedMixed",
                sameProducts(player, variables),
                () -> PureStrategies.all(game, player, progress).stream()
                        .map(choice -> product(variables, choice))
                        .toList());
        if (PureStrategies.count(game, 1 - player).compareTo(BigInteger.valueOf(16)) > 0) return;
        List<int[]> replies = PureStrategies.all(game, 1 - player, progress);
        for (int r = 0; r < replies.size(); r++) {
            Formulas.Multilinear earned = earned(player, variables, replies.get(r));
            facts.put("payoffVs" + (r + 1), Formulas.same(variables, earned::at), earned::toString);
        }
        if (!points.isEmpty())
            facts.put(
                    "points",
                    () -> points.stream()
                            .map(point -> point(player, variables, replies, point))
                            .toList());
    }

    private static String product(List<String> variables, int[] choice) {
        List<String> factors = new ArrayList<>();
        for (int set = 0; set < choice.length; set++)
            factors.add(choice[set] == 0 ? variables.get(set) : "(1-" + variables.get(set) + ")");
        return String.join("*", factors);
    }

    private Compare sameProducts(int player, List<String> variables) {
        return Compare.accepted(proposed -> {
            List<int[]> strategies = PureStrategies.all(game, player, progress);
            if (!(proposed instanceof List<?> theirs) || theirs.size() != strategies.size()) return false;
            return IntStream.range(0, strategies.size())
                    .allMatch(s -> Formulas.agrees(String.valueOf(theirs.get(s)), variables, at -> {
                        Rational product = Rational.ONE;
                        for (int set = 0; set < variables.size(); set++) {
                            Rational p = at.getOrDefault(variables.get(set), Rational.ZERO);
                            product = product.times(strategies.get(s)[set] == 0 ? p : Rational.ONE.minus(p));
                        }
                        return product;
                    }));
        });
    }

    private Formulas.Multilinear earned(int player, List<String> variables, int[] reply) {
        Formulas.Multilinear sum = new Formulas.Multilinear();
        for (int end : game.tree().terminals().toArray()) {
            if (!PureStrategies.allows(reply, PureStrategies.ownMoves(game, 1 - player, end))) continue;
            int[] own = PureStrategies.ownMoves(game, player, end);
            List<String> plain = new ArrayList<>();
            List<String> reversed = new ArrayList<>();
            for (int k = 0; k < own.length; k += 2) (own[k + 1] == 0 ? plain : reversed).add(variables.get(own[k]));
            sum.add(game.luck(end).times(game.paid(end).get(player)), plain, reversed);
        }
        return sum;
    }

    private Map<String, Object> point(int player, List<String> variables, List<int[]> replies, RationalVector point) {
        List<RationalVector> atSet = point.stream()
                .map(p -> RationalVector.of(p, Rational.ONE.minus(p)))
                .toList();
        RationalVector earned = BehaviourValue.against(game, new Behaviour(player, atSet), replies);
        Map<String, Object> written = new LinkedHashMap<>();
        for (int set = 0; set < variables.size(); set++) written.put(variables.get(set), point.get(set));
        for (int r = 0; r < replies.size(); r++) {
            String label = PureStrategies.shortLabel(game, 1 - player, replies.get(r));
            written.put("vs" + Character.toUpperCase(label.charAt(0)) + label.substring(1), earned.get(r));
        }
        written.put("guarantee", earned.minimum());
        return written;
    }
}
