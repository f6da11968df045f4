package hissho.impartial.definition;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The profiles whose payoffs do not add up to zero. */
record ZeroSumCheck(PayoffTable game, List<List<Integer>> offending) implements Solution {

    static Solution of(PayoffTable game) {
        return new ZeroSumCheck(
                game,
                game.outcomes().stream()
                        .filter(outcome -> !outcome.payoffs().stream()
                                .reduce(Rational.ZERO, Rational::plus)
                                .isZero())
                        .map(PayoffTable.Outcome::profile)
                        .toList());
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("zeroSum", offending::isEmpty)
                .<List<?>>put(
                        "offending",
                        Compare.SET,
                        () -> offending,
                        (words, profiles) -> profiles.isEmpty() ? words.say("impartial.none") : profiles.toString());
    }

    /** In every other profile the last player loses exactly what the others win together. */
    @Override
    public Certificate certificate(Progress progress) {
        List<List<Integer>> expected = new ArrayList<>();
        for (PayoffTable.Outcome outcome : game.outcomes()) {
            progress.check();
            Rational owed = Rational.ZERO;
            for (Rational payoff :
                    outcome.payoffs().subList(0, outcome.payoffs().size() - 1)) owed = owed.minus(payoff);
            if (!owed.equals(outcome.payoffs().getLast())) expected.add(outcome.profile());
        }
        return new Certificate.SecondWay(
                offending.equals(expected),
                Extent.everything(),
                Message.of("impartial.zero-sum-check.certificate"),
                InOrder.of("offending", offending, "zeroSum", expected.isEmpty()));
    }

    @Override
    public Report tell(Words words) {
        return new Report(
                "zero-sum-check",
                words.say("impartial.zero-sum-check"),
                words.say(
                        offending.isEmpty() ? "impartial.zero-sum-check.yes" : "impartial.zero-sum-check.no",
                        offending.size()),
                Said.of(words, "impartial", facts(), "zeroSum", "offending"),
                DefinitionKinds.why(words, words.say("impartial.zero-sum-check.about")));
    }
}
