package hissho.poker.model;

import hissho.algebra.RationalFunction;
import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.poker.BettingCertificate;
import hissho.poker.Bounds;
import hissho.poker.Indifference;
import hissho.poker.PokerFigures;
import hissho.poker.PokerTables;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A model with a given bet, solved by its theorem and proved by best replies. */
record ModelSolution(String kind, Model model, Facts facts, List<String> told, Progress progress) implements Solution {

    ModelSolution {
        told = List.copyOf(told);
    }

    @Override
    public Certificate certificate(Progress progress) {
        return BettingCertificate.of(
                model.tree(), new Bounds(model.first(), model.second(), model.value(), model.value()), progress);
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(PokerTelling.rules(words, kind));
        sections.add(Section.of(
                words.say("poker.section.hands"),
                PokerFigures.handBars(words, model.tree(), model.first(), model.second()),
                PokerFigures.square(words, model.tree(), model.first(), model.second())));
        sections.add(PokerTelling.tree(words, kind));
        sections.add(PokerTelling.argument(words, kind));
        sections.add(Section.of(
                words.say("poker.section.indifference"),
                PokerTables.indifference(
                        words, Indifference.of(model.tree(), model.first(), model.second(), progress))));
        Map<String, RationalFunction> letters = switch (model) {
            case VonNeumann _ -> GeneralSolution.VON_NEUMANN;
            case CheckCall _ -> GeneralSolution.CHECK_CALL;
            default -> GeneralSolution.LA_RELANCE;
        };
        RationalFunction value = switch (model) {
            case VonNeumann _ -> VonNeumann.A;
            case CheckCall _ -> CheckCall.VALUE;
            default -> LaRelance.VALUE;
        };
        sections.add(Section.of(
                words.say("poker.section.curves"),
                PokerFigures.valueCurve(words, value, List.of(model.beta())),
                PokerFigures.thresholdCurves(words, letters, List.of(model.beta()))));
        Optional<Rational> bet = Optional.of(model.beta());
        sections.add(new Section(
                words.say("poker.section.regions"),
                switch (model) {
                    case VonNeumann _ -> BetRegions.vonNeumann(words, bet);
                    case CheckCall _ -> BetRegions.checkCall(words, bet);
                    default -> BetRegions.laRelance(words, bet);
                }));
        List<Object> numbers = new ArrayList<>(List.of(words.write(model.value().absolute())));
        model.letters().values().forEach(letter -> numbers.add(words.write(letter)));
        if (model instanceof LaRelance relance) numbers.add(words.write(relance.fold()));
        return new Report(
                kind,
                words.say("poker." + kind + ".title", words.write(model.beta())),
                PokerTelling.headline(words, facts, told, words.say("poker." + kind + ".headline", numbers.toArray())),
                Said.of(words, "poker", facts, told.toArray(String[]::new)),
                sections);
    }
}
