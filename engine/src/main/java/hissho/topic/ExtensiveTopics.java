package hissho.topic;

import java.util.List;

/** The topics of answer keys about games in extensive form. */
final class ExtensiveTopics {

    static final List<Topic> ALL = List.of(
            Topic.of("tree-validation", "tree-or-not").fact("tree", "isTree"),
            Topic.of("kuhn-tree-validation", "tree-check"),
            Topic.of("perfect-recall-check", "tree"),
            Topic.of("extensive-to-strategic", "tree").needing("tree"),
            Topic.of("extensive-to-strategic", "tree").needing("tree").fact("unique", "onlyEquilibrium"),
            Topic.of("extensive-to-strategic", "lottery").needing("lottery"),
            Topic.of("imperfect-recall", "tree"),
            Topic.of("kuhn-poker", "tree").needing("tree"),
            Topic.of("strategic-to-extensive", "matrix-tree"),
            Topic.of("reduced-strategic-form", "tree"),
            Topic.of("sequence-form", "tree").needing("tree"),
            Topic.named("sequence-form", "game").spreading("params"),
            Topic.named("named-game", "game").spreading("params"),
            Topic.of("expected-payoff", "tree").needing("tree").field("strategyI", "strategy"),
            Topic.of("expected-payoff", "lottery").needing("lottery"),
            Topic.of("pure-strategy-count", "strategy-count"),
            Topic.of("perfect-information", "tree").needing("tree"),
            Topic.of("perfect-information", "matrix-tree").needing("matrix"),
            Topic.named("perfect-information", "game"),
            Topic.of("mixed-to-behavioral", "tree"),
            Topic.of("behavioral-to-mixed", "tree").fact("infosetOrder", "ownInfosets"),
            Topic.of("mixed-vs-behavioral", "tree").needing("tree"),
            Topic.of("mixed-vs-behavioral", "strategy-count").needing("infosets"),
            Topic.of("behavioral-upper-lower", "tree")
                    .dropping("restrict")
                    .fact("payoffVsA", "payoffVs1")
                    .fact("payoffVsB", "payoffVs2")
                    .fact("unique", "uniqueGuarantee"),
            Topic.of("behavioral-payoff", "tree"),
            Topic.of("repeated-information-set", "tree"),
            Topic.of("basic-endgame-general", "basic-endgame")
                    .spreading("params")
                    .dropping("matrix", "rowLabels", "colLabels"),
            Topic.of("basic-endgame-general", "endgame-formulas").spreading("params"),
            Topic.of("backward-induction", "tree").needing("tree"),
            Topic.of("backward-induction", "centipede").needing("centipede").spreading("centipede"),
            Topic.of("subgame-perfect", "tree")
                    .needing("tree")
                    .fact("pse", "pseLabels")
                    .fact("unique", "onlyEquilibrium"),
            Topic.of("equilibrium-pure", "tree").needing("tree").fact("unique", "onlyEquilibrium"),
            Topic.of("best-response", "centipede")
                    .needing("centipede", "belief")
                    .spreading("centipede")
                    .fact("index#Means", "indexMeans#"),
            Topic.of("equilibrium-pure", "centipede")
                    .needing("centipede", "form")
                    .spreading("centipede")
                    .dropping("form")
                    .fact("pse", "reducedPse")
                    .fact("payoff", "spePayoff"),
            Topic.of("extensive-form", "tree").needing("tree"),
            Topic.of("extensive-form", "coin-announcement").needing("pHeads"),
            Topic.of("extensive-form", "game-show").needing("start", "bonus"));

    private ExtensiveTopics() {}
}
