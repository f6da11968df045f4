package hissho.extensive.question;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.solve.Assessment;
import hissho.extensive.solve.BestReply;
import hissho.extensive.solve.Consistency;
import hissho.extensive.solve.Optimum;
import hissho.extensive.solve.RegretMinimisation;
import hissho.extensive.solve.SubgamePerfect;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What a solved tree says of mixed equilibria, of a profile somebody proposes with or without beliefs, and of play that is nearly best. */
final class EquilibriumFacts {

    static final List<String> KEYS = List.of(
            "equilibrium",
            "equilibriumPayoffs",
            "allEquilibria",
            "perfectEquilibrium",
            "perfectPayoffs",
            "profilePayoffs",
            "isEquilibrium",
            "isSubgamePerfect",
            "whoDeviates",
            "bayesBeliefs",
            "sequentiallyRational",
            "betterMove",
            "consistentBeliefs",
            "sequentialEquilibrium",
            "valueBounds",
            "exploitability",
            "rounds",
            "family");

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Progress progress;
    private final Facts facts;

    private EquilibriumFacts(TreeAnswer answer, Facts facts) {
        this.answer = answer;
        this.game = answer.game();
        this.progress = answer.progress();
        this.facts = facts;
    }

    static void add(TreeAnswer answer, Facts facts) {
        EquilibriumFacts all = new EquilibriumFacts(answer, facts);
        all.found();
        answer.question().asked().profile().ifPresent(all::proposed);
        if (answer.isConstantSum()) all.near();
    }

    private void found() {
        facts.put("equilibrium", equilibria(false), () -> named(answer.equilibrium()));
        facts.put("equilibriumPayoffs", () -> Behaviour.expected(game, answer.equilibrium()));
        facts.put(
                "perfectEquilibrium",
                equilibria(true),
                () -> named(answer.perfect().profile()));
        facts.put("perfectPayoffs", () -> answer.perfect().payoffs());
        facts.teach("equilibrium", new BehaviourLesson(answer).equilibrium(false))
                .teach("perfectEquilibrium", new BehaviourLesson(answer).equilibrium(true));
        if (game.players() == 2)
            facts.put("allEquilibria", Compare.SET, () -> answer.extreme().written(game));
    }

    private Map<String, Object> named(List<Behaviour> profile) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (Behaviour behaviour : profile) named.put(game.player(behaviour.player()), behaviour.named(game));
        return named;
    }

    /** Any profile agrees that is an equilibrium, of every subgame where that is asked. */
    private Compare equilibria(boolean perfect) {
        return Compare.accepted(proposed -> {
            Node node = Node.root(proposed);
            List<Behaviour> profile = new java.util.ArrayList<>();
            for (int i = 0; i < game.players(); i++) profile.add(Behaviour.read(game, i, node.get(game.player(i))));
            return perfect
                    ? SubgamePerfect.failure(game, profile, progress).isEmpty()
                    : deviator(profile).isEmpty();
        });
    }

    private Optional<Integer> deviator(List<Behaviour> profile) {
        RationalVector paid = Behaviour.expected(game, profile);
        for (int i = 0; i < game.players(); i++)
            if (BestReply.of(game, i, profile, progress).value().compareTo(paid.get(i)) > 0) return Optional.of(i);
        return Optional.empty();
    }

    private void proposed(List<Behaviour> profile) {
        Supplier<Optional<SubgamePerfect.Failure>> failure =
                new Once<>(() -> SubgamePerfect.failure(game, profile, progress));
        facts.put("profilePayoffs", () -> Behaviour.expected(game, profile));
        facts.put("isEquilibrium", () -> deviator(profile).isEmpty());
        facts.put("isSubgamePerfect", () -> failure.get().isEmpty());
        facts.put(
                "whoDeviates",
                () -> failure.get()
                        .map(found -> InOrder.of("player", game.player(found.player()), "at", game.path(found.root())))
                        .orElseThrow(() -> new NotAnswered(Message.of("extensive.nobody"))));
        facts.put("bayesBeliefs", () -> Assessment.bayes(game, profile));
        answer.question().asked().beliefs().ifPresent(beliefs -> assessed(new Assessment(profile, beliefs)));
    }

    private void assessed(Assessment assessment) {
        Supplier<Optional<Assessment.Better>> better = new Once<>(() -> {
            if (!Information.hasPerfectRecall(game)) throw new NotAnswered(Message.of("extensive.no-recall"));
            return assessment.better(game, progress);
        });
        Supplier<Boolean> consistent = new Once<>(() -> Consistency.holds(game, assessment, progress));
        facts.put("sequentiallyRational", () -> better.get().isEmpty());
        facts.put(
                "betterMove",
                () -> better.get()
                        .map(found -> InOrder.of(
                                "infoset",
                                game.setName(found.player(), found.set()),
                                "move",
                                game.moveNames(found.player(), found.set()).get(found.move()),
                                "gain",
                                found.gain()))
                        .orElseThrow(() -> new NotAnswered(Message.of("extensive.nobody"))));
        facts.put("consistentBeliefs", consistent);
        facts.put("sequentialEquilibrium", () -> better.get().isEmpty() && consistent.get());
    }

    private void near() {
        facts.put(
                "valueBounds",
                () -> answer.optimum() instanceof Optimum.Near(RegretMinimisation found)
                        ? RationalVector.of(found.lower(), found.upper())
                        : RationalVector.of(answer.value(), answer.value()));
        facts.put(
                "exploitability",
                () -> answer.optimum() instanceof Optimum.Near(RegretMinimisation found)
                        ? found.exploitability()
                        : hissho.number.Rational.ZERO);
        facts.put(
                "rounds",
                () -> answer.optimum() instanceof Optimum.Near(RegretMinimisation found) ? found.rounds() : 0);
        facts.put("family", () -> OptimalFamily.of(answer, progress));
    }
}
