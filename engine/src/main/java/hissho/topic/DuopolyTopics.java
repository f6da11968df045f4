package hissho.topic;

import java.util.List;
import java.util.stream.Stream;

/** The topics of answer keys about duopoly. */
final class DuopolyTopics {

    /** Input keys that only describe the model in words. */
    private static final String[] DISPLAY = {"demand", "cost", "condition", "price"};

    static final List<Topic> ALL = Stream.of(quantities(), prices(), entry(), others())
            .flatMap(stream -> stream)
            .toList();

    private DuopolyTopics() {}

    private static Topic of(String topic, String kind, String model) {
        return Topic.of(topic, kind).where("model", model).dropping(DISPLAY).spreading("instance");
    }

    private static Stream<Topic> quantities() {
        return Stream.of(
                of("monopoly", "monopoly", "monopoly").dropping("firms"),
                of("monopoly", "monopoly", "monopoly-price").always("chooses", "price"),
                replies(of("duopoly-cournot", "cournot", "cournot").needing("q2")),
                profiles(of("duopoly-cournot", "cournot", "cournot").needing("profiles")),
                of("duopoly-cournot", "cournot", "cournot")
                        .needing("quantityGrid")
                        .fact("profits", "gridProfits"),
                of("duopoly-cournot", "cournot", "cournot"),
                of("oligopoly-cournot", "cournot", "cournot"),
                replies(of("duopoly-best-reply", "cournot", "cournot")),
                profiles(of("duopoly-payoff", "cournot", "cournot")),
                of("duopoly-stackelberg", "stackelberg", "stackelberg")
                        .needing("q1")
                        .fact("formula", "leaderFormula"),
                of("duopoly-stackelberg", "stackelberg", "stackelberg"));
    }

    /** Firm 1's replies: price and profit are those of the reply. */
    private static Topic replies(Topic topic) {
        return topic.fact("price", "replyPrice").fact("profit", "replyProfit");
    }

    private static Topic profiles(Topic topic) {
        return topic.fact("price", "profilePrice");
    }

    private static Stream<Topic> prices() {
        return Stream.of(
                of("duopoly-bertrand", "bertrand", "bertrand"),
                of("duopoly-payoff", "bertrand", "bertrand"),
                of("duopoly-payoff", "bertrand-differentiated", "bertrand-differentiated"),
                of("duopoly-best-reply", "bertrand-differentiated", "bertrand-differentiated")
                        .fact("profit", "replyProfit"),
                of("duopoly-bertrand-differentiated", "bertrand-differentiated", "bertrand-differentiated"),
                of("duopoly-bertrand-sequential", "bertrand-differentiated", "bertrand-differentiated-sequential")
                        .always("timing", "sequential"));
    }

    private static Stream<Topic> entry() {
        return Stream.of(
                of("entry-deterrence", "monopoly", "monopoly"),
                of("entry-deterrence", "entry-deterrence", "entry")
                        .needing("q1")
                        .fact("q2", "replyQ2")
                        .fact("price", "replyPrice")
                        .fact("incumbentProfit", "replyIncumbentProfit")
                        .fact("entrantProfit", "replyEntrantProfit"),
                of("entry-deterrence", "entry-deterrence", "entry")
                        .fact("q2", "reactionQ2")
                        .fact("entrantProfit", "reactionProfit"),
                of("entry-deterrence", "entry-deterrence", "entry-deterrence")
                        .fact("q1", "keepingOut")
                        .fact("price", "deterrencePrice")
                        .fact("profit", "deterrenceProfit")
                        .fact("incumbentProfit", "deterrenceProfit"),
                of("entry-deterrence", "entry-deterrence", "entry-game-commitment")
                        .fact("profit", "profits"),
                of("entry-deterrence", "entry-deterrence", "cournot").needing("profile"),
                of("entry-deterrence", "cournot", "cournot").dropping("profile"));
    }

    private static Stream<Topic> others() {
        return Stream.of(
                of("contest-advertising", "contest", "contest"),
                of("duopoly-comparison", "duopoly-models", "compare"),
                of("dominance-iterated-strict", "cournot-elimination", "cournot")
                        .dropping("instance", "a", "c"),
                of("prisoners-dilemma", "cournot", "cournot"),
                of("n-person-pse", "cournot", "cournot"),
                of("n-person-mixed-payoff", "cournot", "cournot"));
    }
}
