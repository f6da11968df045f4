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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Everything that is said about La Relance with a given bet. */
final class LaRelanceFacts {

    static final List<String> KEYS = Stream.concat(
                    Stream.of(
                            "value",
                            "favors",
                            "b",
                            "callIfAbove",
                            "betIfAbove",
                            "foldProbability",
                            "bluffProbability",
                            "bluffMeasure",
                            "admissible",
                            "allOptimal",
                            "guarantee",
                            "foldWorst",
                            "foldBestBelowB",
                            "coin",
                            "bestResponse",
                            "regions",
                            "betBelowB",
                            "foldBelowB",
                            "callAtB",
                            "foldAtB",
                            "indifferenceReport",
                            "indifference",
                            "formula",
                            "tree",
                            "decimals",
                            "validFor"),
                    Proposal.KEYS.stream())
            .toList();

    private LaRelanceFacts() {}

    static List<String> told(LaRelanceGame game) {
        List<String> told =
                new ArrayList<>(List.of("value", "favors", "b", "betIfAbove", "foldProbability", "bluffProbability"));
        if (game.asked().isPresent()) told.addAll(List.of("bluffMeasure", "guarantee"));
        if (game.threshold().isPresent() || !game.thresholds().isEmpty())
            told.addAll(List.of("foldWorst", "foldBestBelowB", "coin", "bestResponse"));
        if (game.threshold().isEmpty() && !game.thresholds().isEmpty()) told.add("admissible");
        game.model().ifPresent(model -> proposals(game, model).forEach(each -> told.addAll(each.told())));
        return told.stream().distinct().toList();
    }

    private static List<Proposal> proposals(LaRelanceGame game, LaRelance model) {
        boolean alone = game.asked().isEmpty() || game.threshold().isEmpty();
        return Stream.concat(game.asked().stream(), game.threshold().map(model::calling).stream())
                .map(strategy -> Proposal.of(strategy, alone))
                .toList();
    }

    static Facts of(LaRelanceGame game, Progress progress) {
        LaRelance model = game.model().orElseThrow();
        Facts facts = ModelFacts.of(model, progress)
                .put("b", model::b)
                .put("callIfAbove", model::b)
                .put("betIfAbove", model::fold)
                .put("foldProbability", model::fold)
                .put("bluffProbability", () -> model.b().minus(model.fold()))
                .put("admissible", () -> admissible(model, progress))
                .put(
                        "allOptimal",
                        () -> InOrder.of(
                                "betAllAbove", model.b(), "foldMeasureBelow", model.fold(), "callAbove", model.b()))
                .put("regions", () -> ModelFacts.regions(model))
                .put("indifference", InBeta.holds(GeneralSolution.LA_RELANCE), () -> GeneralSolution.RELANCE_EQUATION)
                .put("formula", InBeta.holds(GeneralSolution.LA_RELANCE), () -> GeneralSolution.RELANCE_INTEGRAL);
        indifference(facts, model, progress);
        game.betSet().ifPresent(bets -> facts.put("bluffMeasure", () -> bets.below(model.b())));
        game.asked().ifPresent(strategy -> facts.put("guarantee", () -> Proposal.guarantee(model, strategy, progress)));
        if (game.threshold().isPresent()) against(facts, model, game.threshold().get(), progress);
        else if (!game.thresholds().isEmpty()) against(facts, model, game.thresholds(), progress);
        for (Proposal each : proposals(game, model)) {
            boolean first = each.strategy().player() == 0;
            each.tell(
                    facts,
                    model,
                    () -> facts.get(first ? "guarantee" : "bestResponse", Rational.class),
                    () -> first
                            ? Replies.payoff(model.tree(), each.strategy(), model.second())
                            : facts.get("foldWorst", Rational.class),
                    progress);
        }
        return facts;
    }

    /** Which of the three optimal strategies no other strategy dominates. */
    static String admissible(LaRelance model, Progress progress) {
        Map<String, HandStrategy> optimal = new LinkedHashMap<>();
        optimal.put("fold-worst", model.foldWorst());
        optimal.put("fold-best-below-b", model.foldBestBelowB());
        optimal.put("coin", model.coin());
        return optimal.entrySet().stream()
                .filter(each -> Domination.of(model, each.getValue(), progress).isEmpty())
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
    }

    private static void indifference(Facts facts, LaRelance model, Progress progress) {
        Betting.Turn first = model.tree().turns().get(0);
        Betting.Turn second = model.tree().turns().get(1);
        // any hand below b will do; half of b is one
        facts.put(
                        "foldBelowB",
                        () -> at(model, first, model.second(), model.b().over(2), progress)
                                .potBelow())
                .put(
                        "betBelowB",
                        () -> at(model, first, model.second(), model.b().over(2), progress)
                                .potAbove())
                .put("foldAtB", () -> conditional(at(model, second, model.first(), model.b(), progress), false))
                .put("callAtB", () -> conditional(at(model, second, model.first(), model.b(), progress), true));
    }

    private static Indifference at(
            LaRelance model, Betting.Turn turn, HandStrategy other, Rational hand, Progress progress) {
        return Indifference.at(model.tree(), other, turn, hand, 0, 1, progress);
    }

    private static Rational conditional(Indifference at, boolean above) {
        return (above ? at.potAbove() : at.potBelow()).over(at.mass());
    }

    /** What player I earns against a calling threshold, by the three optimal strategies and at best. */
    private static void against(Facts facts, LaRelance model, Rational threshold, Progress progress) {
        HandStrategy calls = model.calling(threshold);
        facts.put("foldWorst", () -> Replies.payoff(model.tree(), model.foldWorst(), calls))
                .put("foldBestBelowB", () -> Replies.payoff(model.tree(), model.foldBestBelowB(), calls))
                .put("coin", () -> Replies.payoff(model.tree(), model.coin(), calls))
                .put("bestResponse", () -> Replies.guarantee(calls, model.tree(), progress));
    }

    private static void against(Facts facts, LaRelance model, List<Rational> thresholds, Progress progress) {
        facts.put("foldWorst", () -> each(thresholds, t -> pay(model, model.foldWorst(), t)))
                .put("foldBestBelowB", () -> each(thresholds, t -> pay(model, model.foldBestBelowB(), t)))
                .put("coin", () -> each(thresholds, t -> pay(model, model.coin(), t)))
                .put(
                        "bestResponse",
                        () -> each(thresholds, t -> Replies.guarantee(model.calling(t), model.tree(), progress)));
    }

    private static Rational pay(LaRelance model, HandStrategy first, Rational threshold) {
        return Replies.payoff(model.tree(), first, model.calling(threshold));
    }

    private static List<Rational> each(List<Rational> thresholds, Function<Rational, Rational> payoff) {
        return thresholds.stream().map(payoff).toList();
    }
}
