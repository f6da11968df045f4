package hissho.topic;

import java.util.List;

/** The topics of answer keys about strategic games and equilibria. */
final class EquilibriumTopics {

    static final List<Topic> ALL = List.of(
            Topic.of("bimatrix-representation", "bimatrix").needing("bimatrix"),
            Topic.of("bimatrix-representation", "chicken").where("story", "chicken"),
            Topic.of("safety-level", "bimatrix").needing("bimatrix"),
            Topic.of("safety-level", "second-safety-level").needing("matrix"),
            Topic.of("profile-payoff", "bimatrix")
                    .needing("bimatrix")
                    .fact("IIMustCallAndIGetsMoreThan#Iff", "calledAndMoreThan#"),
            Topic.of("profile-payoff", "bystander").needing("trimatrix"),
            Topic.of("best-response", "bimatrix")
                    .needing("bimatrix")
                    .field("opponentQ", "q")
                    .field("opponentP", "p")
                    .fact("payoff", "replyPayoff"),
            Topic.of("equilibrium-all", "bimatrix").needing("bimatrix"),
            Topic.of("equilibrium-pure", "bimatrix").needing("bimatrix").fact("payoff", "psePayoff"),
            Topic.of("equilibrium-check", "bimatrix"),
            Topic.of("equalizing-strategy", "bimatrix").fact("payoff", "equalizingPayoff"),
            Topic.of("individual-rationality", "bimatrix"),
            Topic.of("lemke-howson", "bimatrix"),
            Topic.of("dominance-iterated-strict", "bimatrix").needing("bimatrix"),
            Topic.of("dominance-weak", "bimatrix").fact("payoff", "weakPayoff"),
            Topic.of("prisoners-dilemma", "bimatrix").needing("bimatrix"),
            Topic.of("prisoners-dilemma", "quantity-game").where("model", "cournot"),
            Topic.of("repeated-game", "bimatrix").field("stageBimatrix", "bimatrix"),
            Topic.of("theorem-saddle-point", "bimatrix").needing("bimatrix").dropping("matrix"),
            Topic.of("theorem-saddle-point", "bimatrix").needing("matrix").dropping("bimatrix"),
            Topic.of("n-person-pse", "strategic-game").needing("payoffs"),
            Topic.of("n-person-pse", "quantity-game").where("model", "cournot").field("quantityGrid", "strategies"),
            Topic.of("n-person-mixed-payoff", "quantity-game").where("model", "cournot"),
            Topic.of("n-person-mixed-payoff", "strategic-game")
                    .needing("payoffs")
                    .field("mixed", "profile"),
            Topic.of("nash-map", "strategic-game").needing("payoffs"),
            Topic.of("deviation-payoffs", "strategic-game").needing("payoffs"));

    private EquilibriumTopics() {}
}
