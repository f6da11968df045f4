package hissho.topic;

import java.util.List;

/** The topics of answer keys about values, power, the nucleolus and bankruptcy. */
final class ValueTopics {

    private static final String GAME = "coalitional-game";

    static final List<Topic> ALL = List.of(
            Topic.of("shapley-value", "shapley-coefficients").needing("TSize"),
            Topic.of("shapley-value", GAME).dropping("symbolic").fact("inCore", "shapleyInCore"),
            Topic.of("harsanyi-dividends", GAME).fact("inCore", "shapleyInCore"),
            Topic.of("marginal-contribution-table", GAME).fact("inCore", "shapleyInCore"),
            Topic.of("shapley-shubik", "council-table").needing("votes"),
            Topic.of("shapley-shubik", "council-table").needing("population"),
            Topic.of("shapley-shubik", "counting").needing("formula"),
            Topic.of("shapley-shubik", GAME).fact("permanent", "heaviestIndex").fact("nonPermanent", "lightestIndex"),
            Topic.of("chain-game", GAME),
            Topic.of("nucleolus-formula", GAME)
                    .fact("equalsShapley", "shapleyEqualsNucleolus")
                    .fact("inCore", "nucleolusInCore"),
            Topic.of("airport-game", GAME).needing("coalition").fact("v", "worth"),
            Topic.of("airport-game", GAME),
            Topic.of("bankruptcy", "estate-sweep").needing("estateRange").dropping("family"),
            Topic.of("bankruptcy", "estate-sweep").needing("estates").dropping("family"),
            Topic.of("bankruptcy", GAME).fact("nucleolusLevels", "levels"),
            Topic.of("excess", GAME).fact("order", "lexicographicOrder"),
            Topic.of("landlord-peasants", GAME),
            Topic.of("shapley-axioms", "value-axioms").needing("games").fact("shapley", "values"),
            Topic.of("shapley-axioms", "game-sum").needing("u", "w").fact("equal", "differenceAdds"),
            Topic.of("nucleolus-check", GAME).fact("sortedAtX", "sorted"),
            Topic.of("nucleolus", "game-sum").needing("u", "w").fact("equal", "nucleolusAdds"),
            Topic.of("nucleolus", GAME)
                    .fact("efficientVersion", "nucleolus")
                    .fact("imputationVersion", "imputationNucleolus")
                    .fact("individuallyRational", "nucleolusIndividuallyRational")
                    .fact("equal", "shapleyEqualsNucleolus")
                    .fact("inCore", "nucleolusInCore")
                    .fact("t", "maxExcess"));

    private ValueTopics() {}
}
