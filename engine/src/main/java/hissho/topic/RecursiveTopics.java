package hissho.topic;

import java.util.List;

/** The topics of answer keys about recursive and stochastic games. */
final class RecursiveTopics {

    static final List<Topic> ALL = List.of(
            Topic.of("guess-it", "guess-it").needing("m", "n").dropping("kind", "query"),
            Topic.of("guess-it", "guess-it-line").needing("m", "n").dropping("kind"),
            Topic.of("guess-it", "guess-it-range")
                    .needing("range")
                    .dropping("kind")
                    .spreading("range"),
            Topic.of("guess-it", "guess-it-diagonal").needing("diagonal").dropping("kind"),
            system("matrix-game"),
            system("games-as-components"),
            system("random-moves"),
            system("stochastic-game"),
            system("classify-system"),
            system("validate-system"),
            system("recursive-game"),
            system("epsilon-optimal"),
            system("stationary-guarantee"),
            system("shapley-iteration").fact("bookDecimals", "rounded").fact("bookBound", "enoughBound"),
            Topic.of("random-moves", "assumed-saddle").where("kind", "matrix"),
            Topic.of("stochastic-game", "stochastic-theorem").where("kind", "theorem"),
            Topic.of("recursive-game", "stochastic-theorem").where("kind", "theorem"),
            Topic.named("inspection-game", "kind"),
            Topic.named("endurance-game", "kind"),
            Topic.named("infinite-sequence-game", "kind"),
            Topic.named("coin-challenge", "kind"));

    /** A topic about a system of games. */
    private static Topic system(String name) {
        return Topic.of(name, "game-system")
                .where("kind", "game-system")
                .dropping("payoffConvention", "pointWinProbability");
    }

    private RecursiveTopics() {}
}
