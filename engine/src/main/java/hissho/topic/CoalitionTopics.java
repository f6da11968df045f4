package hissho.topic;

import java.util.List;
import java.util.stream.Stream;

/** The topics of answer keys about coalitional games. */
final class CoalitionTopics {

    private static final List<Topic> GAMES = List.of(
            Topic.of("coalition-enumeration", "coalitions"),
            Topic.of("strategic-to-coalitional", "coalitional-game").dropping("convention"),
            Topic.of("coalition-matrix-game", "coalitional-game").dropping("convention"),
            Topic.of("coalitional-to-strategic", "coalitional-game"),
            Topic.of("superadditivity", "coalitional-game"),
            Topic.of("characteristic-function", "coalitional-game"),
            Topic.of("essential", "coalitional-game"),
            Topic.of("imputation-set", "coalitional-game")
                    .fact("vertices", "imputationVertices")
                    .fact("empty", "imputationsEmpty")
                    .fact("forThisGame", "bestForPlayer"),
            Topic.of("imputation-check", "coalitional-game"),
            Topic.of("core-emptiness", "coalitional-game"),
            Topic.of("core", "coalitional-game").fact("vertices", "coreVertices"),
            Topic.of("core-plot", "coalitional-game"),
            Topic.of("core-membership", "coalitional-game"),
            Topic.of("symmetric-game-core", "symmetric-games").needing("symmetricGames"),
            Topic.of("symmetric-game-core", "symmetric-core")
                    .asking("nonemptyIff")
                    .dropping("symbolic"),
            Topic.of("symmetric-game-core", "coalitional-game"),
            Topic.of("dummy-player", "coalitional-game"),
            Topic.of("market-game", "coalitional-game"),
            Topic.of("glove-market", "coalitional-game"),
            Topic.of("production-game", "coalitional-game"),
            Topic.of("cost-sharing", "coalitional-game"),
            Topic.of("assignment-game", "coalitional-game"),
            Topic.of("simple-game", "coalitional-game").fact("violations", "monotoneViolations"),
            Topic.of("weighted-voting", "simple-game-census").asking("properNotWeighted"),
            Topic.of("weighted-voting", "simple-game-census").asking("allMonotone"),
            Topic.of("weighted-voting", "coalitional-game"),
            Topic.of("veto-player", "coalitional-game"));

    static final List<Topic> ALL =
            Stream.concat(GAMES.stream(), ValueTopics.ALL.stream()).toList();

    private CoalitionTopics() {}
}
