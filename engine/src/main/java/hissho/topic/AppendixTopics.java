package hissho.topic;

import java.util.List;

/** The topics of answer keys about utility and contraction maps. */
final class AppendixTopics {

    static final List<Topic> ALL = List.of(
            Topic.of("utility-theory", "affine-utility").needing("u").asking("sameRanking"),
            Topic.of("utility-theory", "utility-ranking").needing("lottery", "utility"),
            Topic.of("utility-theory", "utility-ranking").needing("lotteries"),
            Topic.of("utility-theory", "stated-preferences").needing("p1", "p2").dropping("symbolic"),
            Topic.of("utility-theory", "lottery-mixture").needing("lambda", "p", "q"),
            Topic.of("utility-theory", "preference-relation").needing("weakPreferences"),
            Topic.of("utility-theory", "preference-relation").needing("strictPreferences"),
            Topic.of("utility-theory", "utility-calibration").needing("indifferenceProb"),
            Topic.of("utility-theory", "infinite-lottery").needing("prob"),
            Topic.of("utility-theory", "preference-axioms")
                    .needing("preference")
                    .dropping("symbolic")
                    .meaning("preference", "expected-utility", "expected-utility")
                    .meaning("preference", "larger p(1-p) is better", "spread")
                    .meaning("preference", "lexicographic: more probability of P3 first, then of P2", "lexicographic"),
            Topic.of("contraction-mapping", "affine-map").needing("M"),
            Topic.of("contraction-mapping", "contraction").needing("map"),
            Topic.of("contraction-mapping", "value-distance").needing("A", "B"),
            Topic.of("contraction-mapping", "metric-check").needing("distances"),
            Topic.of("contraction-mapping", "vector-norms").needing("x"));

    private AppendixTopics() {}
}
