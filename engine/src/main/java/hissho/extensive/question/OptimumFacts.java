package hissho.extensive.question;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.solve.OptimalPlans;
import hissho.extensive.solve.Optimum;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.fact.Teacher;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.question.StrategyVerdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** What a solved tree of two players says where one wins what the other loses: the value, optimal strategies, mixed and in behaviour, and whether they are the only ones. */
final class OptimumFacts {

    static final List<String> KEYS = List.of(
            "method",
            "value",
            "mixedValue",
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
            "colMinimax");

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Progress progress;
    private final Facts facts;

    private OptimumFacts(TreeAnswer answer, Facts facts) {
        this.answer = answer;
        this.game = answer.game();
        this.progress = answer.progress();
        this.facts = facts;
    }

    static void add(TreeAnswer answer, Facts facts) {
        if (answer.isConstantSum()) new OptimumFacts(answer, facts).optimum();
    }

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
        facts.remarks("method");
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
            Teacher lesson = (proposed, words) -> new BehaviourLesson(answer)
                    .guaranteeing(player, answer.valueOf(player))
                    .about(proposed, words);
            facts.put("uniqueBehavior" + name, () -> family(player).size() == 1);
            facts.put(
                    "behaviorExtreme" + name,
                    Compare.SET,
                    () -> family(player).stream().map(b -> b.named(game)).toList());
            facts.teach("behavior" + name, lesson).teach("behaviorExtreme" + name, lesson);
        }
        facts.put("parameter", inFamily(), this::parameter);
        facts.put("colMinimax", optimal(1), () -> answer.matrix().column().weights())
                .teach("row", StrategyVerdict.teacher(answer::matrix, true))
                .teach("col", StrategyVerdict.teacher(answer::matrix, false))
                .teach("colMinimax", StrategyVerdict.teacher(answer::matrix, false));
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

    static List<RationalVector> weights(List<Mixed> strategies) {
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
        boolean plain = InformationFacts.leaves(game).stream()
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
        return Compare.accepted(
                proposed -> GuaranteeFacts.security(game, Behaviour.read(game, player, Node.root(proposed)), progress)
                        .equals(answer.valueOf(player)));
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
        return new OptimumFacts(answer, new Facts()).walked();
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
            node.only(Set.of("infoset", "move", "alpha", "range"));
            if (node.find("alpha").isEmpty() && node.find("range").isEmpty()) return false;
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
}
