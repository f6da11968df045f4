package hissho.extensive.named;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.question.SameFormula;
import hissho.extensive.solve.SequenceForm;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Inquiry;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;

/** The general solution of Basic Endgame in p and b, and its curves at the probabilities asked for. */
record EndgameFormulas(List<Rational> at, Rational bet) implements Inquiry.Asked {

    private static final List<String> LETTERS = List.of("p", "b");

    static final List<String> KEYS = List.of(
            "below",
            "aboveThreshold",
            "threshold",
            "matrix",
            "formula",
            "points",
            "bluffProbability",
            "callProbability");

    @Override
    public Facts answers(Progress progress) {
        Compare same = SameFormula.throughout(LETTERS);
        Facts facts = new Facts()
                .put(
                        "below",
                        same,
                        () -> InOrder.of(
                                "value",
                                "4*p*(1+b)/(2+b)-1",
                                "row",
                                List.of("p*b/((1-p)*(b+2))", "(b+2-2*p*(1+b))/((1-p)*(b+2))", "0", "0"),
                                "col",
                                List.of("2/(b+2)", "b/(b+2)")))
                .put(
                        "aboveThreshold",
                        same,
                        () -> InOrder.of("value", "1", "row", List.of("1", "0", "0", "0"), "col", List.of("0", "1")))
                .put("threshold", same, () -> "p>=(2+b)/(2+2*b)")
                .put(
                        "matrix",
                        same,
                        () -> List.of(
                                List.of("(2*p-1)*(b+1)", "1"),
                                List.of("p*b+2*p-1", "2*p-1"),
                                List.of("2*p+p*b-b-1", "1"),
                                List.of("2*p-1", "2*p-1")))
                .put("formula", same, () -> "p*b/((1-p)*(b+2))");
        if (at.isEmpty()) return facts;
        return facts.put(
                        "points",
                        () -> at.stream()
                                .map(p -> List.of(p, new BasicEndgame(p, bet).value()))
                                .toList())
                .put(
                        "bluffProbability",
                        () -> at.stream()
                                .map(p -> List.of(p, new BasicEndgame(p, bet).bluff()))
                                .toList())
                .put("callProbability", () -> Rational.of(2).over(bet.plus(2)));
    }

    /** The closed form against the sequence form at many parameters. */
    @Override
    public Certificate check(Progress progress) {
        boolean holds = true;
        int tried = 0;
        for (int b = 1; b <= 6; b++)
            for (int p = 0; p <= 12; p++, tried++) {
                BasicEndgame game = new BasicEndgame(Rational.of(p, 12), Rational.of(b, 2));
                holds &= SequenceForm.solve(new ExtensiveGame(game.tree()), progress)
                        .value()
                        .equals(game.value());
            }
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("extensive.certificate.formulas-part")),
                Message.of("extensive.certificate.formulas", tried),
                Map.of());
    }
}
