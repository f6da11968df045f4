package hissho.topic;

import java.util.List;

/** The topics of answer keys about continuous poker. */
final class PokerTopics {

    static final List<Topic> ALL = List.of(
            Topic.of("la-relance", "la-relance").dropping("kind", "query"),
            Topic.of("von-neumann-poker", "von-neumann-poker")
                    .where("query", "optimal-beta")
                    .always("beta", "best")
                    .dropping("kind", "beta")
                    .fact("beta", "optimalBeta"),
            Topic.of("von-neumann-poker", "von-neumann-poker").dropping("kind", "query"),
            Topic.of("newman-poker", "newman-poker").dropping("kind", "query").fact("beta", "betSize"),
            Topic.of("check-or-call-poker", "check-call-poker").dropping("kind", "query"),
            Topic.of("check-call-poker", "check-call-poker").dropping("kind", "query"),
            Topic.of("betting-tree", "betting-tree").dropping("kind", "query"));

    private PokerTopics() {}
}
