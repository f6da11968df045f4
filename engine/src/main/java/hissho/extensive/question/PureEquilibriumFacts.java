package hissho.extensive.question;

import hissho.document.InOrder;
import hissho.extensive.AgentForm;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.PureStrategies;
import hissho.extensive.StrategicForm;
import hissho.extensive.solve.BackwardInduction;
import hissho.extensive.solve.PureEquilibria;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a solved tree says of its pure equilibria: by backward induction with all ties, in the full, the reduced and the agent form, and where one is not subgame perfect. */
final class PureEquilibriumFacts {

    static final List<String> KEYS = List.of(
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
            "payoffs");

    /** More equilibria than this are not listed one by one. */
    static final int MOST_LISTED = 1_000;

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Progress progress;
    private final Facts facts;

    private PureEquilibriumFacts(TreeAnswer answer, Facts facts) {
        this.answer = answer;
        this.game = answer.game();
        this.progress = answer.progress();
        this.facts = facts;
    }

    static void add(TreeAnswer answer, Facts facts) {
        new PureEquilibriumFacts(answer, facts).equilibria();
    }

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
                        if (agents.sets(agent) > 0)
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
        if (game.mover(0) < 0) throw new NotAnswered(Message.of("extensive.no-first"));
        List<Integer> moves = answer.induction().moves(0);
        if (moves.size() > 1) throw new NotAnswered(Message.of("extensive.several"));
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
        return InformationFacts.eachPlayer(game, labels::get);
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
}
