package hissho.topic;

import java.util.List;

/** The topics of answer keys about cooperative games of two players. */
final class BargainingTopics {

    static final List<Topic> ALL = List.of(
            Topic.of("tu-solution", "tu-solution")
                    .needing("threatProfile")
                    .fact("payoff", "settlement")
                    .fact("gain", "settlementGain"),
            Topic.of("tu-solution", "tu-solution"),
            Topic.of("tu-value", "tu-solution")
                    .field("payoffs", "bimatrix")
                    .dropping("players")
                    .fact("tuValue", "payoff"),
            Topic.of("equilibrium-all", "tu-solution").needing("bimatrix").asking("tu"),
            Topic.of("equilibrium-all", "tu-solution").needing("bimatrix").asking("ntu"),
            Topic.of("pareto", "feasible-set"),
            Topic.of("feasible-set", "feasible-set").fact("jointMixture", "pointMixture"),
            Topic.of("lambda-transfer", "lambda-transfer"),
            Topic.of("lambda-transfer-curve", "lambda-transfer")
                    .fact("sigma", "curveSigma")
                    .fact("delta", "curveDelta")
                    .fact("phi", "curvePhi")
                    .fact("feasible", "curveFeasible"),
            Topic.of("fixed-threat-point", "lambda-transfer"),
            Topic.of("all-in-endgame", "all-in-endgame").dropping("model", "condition"));

    private BargainingTopics() {}
}
