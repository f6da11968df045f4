package hissho.poker.model;

import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.HandStrategy;
import hissho.poker.Indifference;
import hissho.poker.Replies;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything that is said about von Neumann's model with a given bet. */
final class VonNeumannFacts {

    static final List<String> KEYS = Stream.concat(
                    Stream.of(
                            "value",
                            "favors",
                            "a",
                            "b",
                            "c",
                            "bluffProbability",
                            "bluffMeasure",
                            "optimalBeta",
                            "maxValue",
                            "sameValueBet",
                            "guaranteeToI",
                            "guarantee",
                            "optimalStrategyPayoff",
                            "bestResponse",
                            "vsThresholdCall",
                            "vsUniformCall",
                            "callAtC",
                            "foldAtC",
                            "checkAtA",
                            "betAtA",
                            "checkAtB",
                            "betAtB",
                            "indifferenceReport",
                            "regions",
                            "allOptimal",
                            "equations",
                            "order",
                            "derivative",
                            "characterisation",
                            "tree",
                            "decimals",
                            "validFor"),
                    Proposal.KEYS.stream())
            .toList();

    private VonNeumannFacts() {}

    static List<String> told(VonNeumannGame game) {
        List<String> told = new ArrayList<>(List.of("value", "favors", "a", "b", "c", "optimalBeta"));
        if (game.calls().isPresent()) told.add("guaranteeToI");
        if (game.threshold().isPresent()) told.add("optimalStrategyPayoff");
        if (game.betSet().isPresent()) told.addAll(List.of("bluffMeasure", "vsThresholdCall", "vsUniformCall"));
        game.model().ifPresent(model -> {
            List<Proposal> proposals = proposals(game, model);
            if (proposals.size() == 2) told.addAll(List.of("guarantee", "guaranteeToI"));
            else if (game.calls().isEmpty() && !proposals.isEmpty()) told.add("bestResponse");
            proposals.forEach(each -> told.addAll(each.told()));
        });
        return told.stream().distinct().toList();
    }

    private static Optional<HandStrategy> calls(VonNeumannGame game, VonNeumann model) {
        return game.calls().map(model::calling).or(() -> game.threshold().map(model::calling));
    }

    private static List<Proposal> proposals(VonNeumannGame game, VonNeumann model) {
        Optional<HandStrategy> calls = calls(game, model);
        boolean alone = game.betSet().isEmpty() || calls.isEmpty();
        return Stream.concat(game.betSet().map(model::betting).stream(), calls.stream())
                .map(strategy -> Proposal.of(strategy, alone))
                .toList();
    }

    static Facts of(VonNeumannGame game, Progress progress) {
        VonNeumann model = game.model().orElseThrow();
        Facts facts = ModelFacts.of(model, progress)
                .put("a", model::a)
                .put("b", model::b)
                .put("c", model::c)
                .put("bluffProbability", model::a)
                .put("optimalBeta", VonNeumann::bestBet)
                .put("maxValue", () -> new VonNeumann(VonNeumann.bestBet()).value())
                .put("sameValueBet", () -> Rational.of(4).over(model.beta()))
                .put("regions", () -> ModelFacts.regions(model))
                .put(
                        "allOptimal",
                        () -> InOrder.of(
                                "neverCallBelow",
                                model.a(),
                                "alwaysCallAbove",
                                model.b(),
                                "callMeasureAtMostPerHand",
                                model.beta().plus(1).inverse(),
                                "callMeasureBetween",
                                model.b().minus(model.a()).over(model.beta().plus(1))));
        GeneralSolution.vonNeumannTexts(facts);
        indifference(facts, model, progress);
        calls(game, model).ifPresent(strategy -> against(facts, model, strategy, progress));
        game.betSet().ifPresent(bets -> facts.put("bluffMeasure", () -> bets.below(model.c())));
        game.betSet().ifPresent(bets -> with(facts, model, model.betting(bets), progress));
        List<Proposal> proposals = proposals(game, model);
        for (Proposal each : proposals) {
            boolean first = each.strategy().player() == 0;
            String guarantee = first ? "guarantee" : "guaranteeToI";
            each.tell(
                    facts,
                    model,
                    () -> facts.get(guarantee, Rational.class),
                    () -> facts.get(first ? "vsThresholdCall" : "optimalStrategyPayoff", Rational.class),
                    progress);
            if (proposals.size() == 1) facts.put("bestResponse", () -> facts.get(guarantee, Rational.class));
        }
        return facts;
    }

    private static void indifference(Facts facts, VonNeumann model, Progress progress) {
        Betting.Turn first = model.tree().turns().get(0);
        Betting.Turn second = model.tree().turns().get(1);
        facts.put(
                        "foldAtC",
                        () -> at(model, second, model.first(), model.c(), progress)
                                .potBelow())
                .put(
                        "callAtC",
                        () -> at(model, second, model.first(), model.c(), progress)
                                .potAbove())
                .put(
                        "checkAtA",
                        () -> at(model, first, model.second(), model.a(), progress)
                                .potBelow())
                .put(
                        "betAtA",
                        () -> at(model, first, model.second(), model.a(), progress)
                                .potAbove())
                .put(
                        "checkAtB",
                        () -> at(model, first, model.second(), model.b(), progress)
                                .potBelow())
                .put(
                        "betAtB",
                        () -> at(model, first, model.second(), model.b(), progress)
                                .potAbove());
    }

    private static Indifference at(
            VonNeumann model, Betting.Turn turn, HandStrategy other, Rational hand, Progress progress) {
        return Indifference.at(model.tree(), other, turn, hand, 0, 1, progress);
    }

    /** A strategy of player II: what player I's optimal strategy and the best reply earn against it. */
    private static void against(Facts facts, VonNeumann model, HandStrategy calls, Progress progress) {
        facts.put("optimalStrategyPayoff", () -> Replies.payoff(model.tree(), model.first(), calls))
                .put("guaranteeToI", () -> Proposal.guarantee(model, calls, progress));
    }

    /** A strategy of player I: what two optimal strategies of player II and the best reply leave of it. */
    private static void with(Facts facts, VonNeumann model, HandStrategy bets, Progress progress) {
        facts.put("vsThresholdCall", () -> Replies.payoff(model.tree(), bets, model.second()))
                .put("vsUniformCall", () -> Replies.payoff(model.tree(), bets, model.calling(model.evenly())))
                .put("guarantee", () -> Proposal.guarantee(model, bets, progress));
    }
}
