package hissho.poker.model;

import hissho.algebra.Algebraic;
import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.SurdReader;
import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.poker.Decimals;
import hissho.poker.PokerFigures;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A model with a bet that is not a fraction, as √2: the formulas for every bet with this one put in. What proves the formulas proves this.
 */
record SurdSolution(GeneralSolution general, Algebraic beta, Facts facts) implements Solution {

    static SurdSolution of(GeneralSolution general, Algebraic beta) {
        Facts facts = new Facts();
        Map<String, RationalFunction> formulas = new LinkedHashMap<>();
        formulas.put("value", general.value());
        formulas.putAll(general.letters());
        if (general.kind().equals(LaRelanceKind.NAME)) {
            formulas.put("callIfAbove", LaRelance.B);
            formulas.put("betIfAbove", LaRelance.FOLDS);
            formulas.put("foldProbability", LaRelance.FOLDS);
            formulas.put("bluffProbability", LaRelance.B.minus(LaRelance.FOLDS));
        }
        formulas.forEach((key, formula) -> facts.<@Nullable Object>put(
                key,
                (own, expected) -> read(own).isPresent() && read(own).equals(read(expected)),
                () -> at(formula, beta).toString(),
                (words, number) -> pretty(words.write(number))));
        facts.put("favors", () -> at(general.value(), beta).isPositive() ? "I" : "II");
        facts.put(
                "decimals",
                Decimals.USUAL,
                () -> InOrder.of("value", at(general.value(), beta).decimal(10).toPlainString()));
        facts.remarks("decimals");
        return new SurdSolution(general, beta, facts);
    }

    static Optional<Algebraic> read(@Nullable Object number) {
        String text = String.valueOf(number);
        return Rational.read(text).map(Algebraic::of).or(() -> SurdReader.read(text));
    }

    static String pretty(String text) {
        return text.replaceAll("sqrt\\((\\d+)\\)", "√$1").replace("*√", "√");
    }

    static Algebraic at(RationalFunction formula, Algebraic beta) {
        return at(formula.numerator(), beta).over(at(formula.denominator(), beta));
    }

    private static Algebraic at(Polynomial polynomial, Algebraic beta) {
        Algebraic sum = Algebraic.ZERO;
        for (int k = polynomial.degree(); k >= 0; k--)
            sum = sum.times(beta).plus(Algebraic.of(polynomial.coefficient(k)));
        return sum;
    }

    @Override
    public Certificate certificate(Progress progress) {
        return general.certificate(progress);
    }

    @Override
    public Report tell(Words words) {
        List<Object> told =
                new ArrayList<>(List.of(near(at(general.value(), beta).absolute())));
        general.letters().values().forEach(formula -> told.add(near(at(formula, beta))));
        if (general.kind().equals(LaRelanceKind.NAME)) told.add(near(at(LaRelance.FOLDS, beta)));
        List<String> keys = new ArrayList<>(List.of("value", "decimals", "favors"));
        keys.addAll(general.letters().keySet());
        return new Report(
                general.kind(),
                words.say("poker." + general.kind()),
                words.say("poker." + general.kind() + ".headline", told.toArray()),
                Said.of(words, "poker", facts, keys.toArray(String[]::new)),
                List.of(
                        PokerTelling.rules(words, general.kind()),
                        PokerTelling.argument(words, general.kind()),
                        Section.of(
                                words.say("poker.section.curves"),
                                PokerFigures.valueCurve(words, general.value(), List.of()),
                                PokerFigures.thresholdCurves(words, general.letters(), List.of())),
                        PokerTelling.tree(words, general.kind())));
    }

    private static String near(Algebraic number) {
        return number.decimal(4).toPlainString() + "…";
    }
}
