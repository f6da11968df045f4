package hissho.poker.model;

import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.HandStrategy;
import hissho.poker.Indifference;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything that is said about check-or-call poker with a given bet. */
final class CheckCallFacts {

    static final List<String> KEYS = List.of(
            "value",
            "favors",
            "a",
            "b",
            "c",
            "d",
            "dependsOnBeta",
            "guaranteeI",
            "optimalI",
            "costI",
            "isAdmissibleI",
            "dominatedByI",
            "dominatedByII",
            "guaranteeII",
            "optimalII",
            "costII",
            "isAdmissibleII",
            "callBetAtC",
            "foldBetAtC",
            "checkAtA",
            "betAtA",
            "callCheckAtD",
            "checkBackAtD",
            "checkAtB",
            "betAtB",
            "indifferenceReport",
            "regions",
            "allOptimal",
            "equations",
            "order",
            "tree",
            "decimals",
            "validFor",
            "limits");

    private CheckCallFacts() {}

    static List<String> told(CheckCallGame game) {
        List<String> told = new ArrayList<>(List.of("value", "favors", "a", "b", "c", "d", "dependsOnBeta"));
        if (game.first().isPresent()) told.addAll(List.of("guaranteeI", "optimalI", "isAdmissibleI", "costI"));
        if (game.second().isPresent()) told.addAll(List.of("guaranteeII", "optimalII", "isAdmissibleII", "costII"));
        return told;
    }

    static Facts of(CheckCallGame game, Progress progress) {
        CheckCall model = game.model().orElseThrow();
        Facts facts = ModelFacts.of(model, progress)
                .put("a", model::a)
                .put("b", model::b)
                .put("c", model::c)
                .put("d", model::d)
                .put("regions", () -> ModelFacts.regions(model))
                .put(
                        "allOptimal",
                        () -> InOrder.of(
                                "betAllAbove", model.b(), "bluffMeasure", model.a(), "bluffsBelow", model.d()));
        GeneralSolution.checkCallTexts(facts);
        indifference(facts, model, progress);
        Stream.of(game.first(), game.second())
                .flatMap(Optional::stream)
                .forEach(strategy -> judge(facts, model, strategy, progress));
        return facts;
    }

    private static void judge(Facts facts, CheckCall model, HandStrategy strategy, Progress progress) {
        Proposal proposal = Proposal.of(strategy, false);
        String sure = "guarantee" + proposal.whose();
        facts.put(sure, () -> Proposal.guarantee(model, strategy, progress));
        proposal.judge(facts, model, () -> facts.get(sure, Rational.class));
        Domination.tell(facts, proposal.whose(), model, strategy, progress);
    }

    private static void indifference(Facts facts, CheckCall model, Progress progress) {
        List<Betting.Turn> turns = model.tree().turns();
        facts.put(
                        "foldBetAtC",
                        () -> at(model, turns.get(1), model.first(), model.c(), progress)
                                .potBelow())
                .put(
                        "callBetAtC",
                        () -> at(model, turns.get(1), model.first(), model.c(), progress)
                                .potAbove())
                .put(
                        "checkBackAtD",
                        () -> at(model, turns.get(2), model.first(), model.d(), progress)
                                .potBelow())
                .put(
                        "callCheckAtD",
                        () -> at(model, turns.get(2), model.first(), model.d(), progress)
                                .potAbove())
                .put(
                        "betAtA",
                        () -> at(model, turns.get(0), model.second(), model.a(), progress)
                                .potBelow())
                .put(
                        "checkAtA",
                        () -> at(model, turns.get(0), model.second(), model.a(), progress)
                                .potAbove())
                .put(
                        "betAtB",
                        () -> at(model, turns.get(0), model.second(), model.b(), progress)
                                .potBelow())
                .put(
                        "checkAtB",
                        () -> at(model, turns.get(0), model.second(), model.b(), progress)
                                .potAbove());
    }

    private static Indifference at(
            CheckCall model, Betting.Turn turn, HandStrategy other, Rational hand, Progress progress) {
        return Indifference.at(model.tree(), other, turn, hand, 0, 1, progress);
    }
}
