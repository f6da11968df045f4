package hissho.extensive.question;

import hissho.document.Node;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Kuhn;
import hissho.extensive.PureStrategies;
import hissho.extensive.solve.BehaviourValue;
import hissho.extensive.solve.Optimum;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.Optional;

/** What a solved tree says of strategies that somebody proposes: mixed ones as behaviour and back (Kuhn), what they earn, and where a path leads. */
final class AskedFacts {

    static final List<String> KEYS = List.of(
            "ownInfosets",
            "labels",
            "behavior",
            "outcomeEquivalent",
            "representable",
            "mixed",
            "colPayoffs",
            "security",
            "payoff");

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Progress progress;
    private final Facts facts;

    private AskedFacts(TreeAnswer answer, Facts facts) {
        this.answer = answer;
        this.game = answer.game();
        this.progress = answer.progress();
        this.facts = facts;
    }

    static void add(TreeAnswer answer, Facts facts) {
        new AskedFacts(answer, facts).asked();
    }

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

    /** The end that a path leads to; that it leads to one was seen when it was read. */
    private int follow(List<String> path) {
        int node = 0;
        for (String label : path)
            node = game.tree().child(node, game.moveNamesAt(node).indexOf(label));
        return node;
    }
}
