package hissho.poker.model;

import hissho.algebra.Algebraic;
import hissho.algebra.RationalFunction;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Coded;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.poker.Bounds;
import hissho.poker.PokerFigures;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A model for every bet at once: thresholds and value as quotients of polynomials in the bet, with the equations they solve.
 *
 * @param letters the thresholds
 * @param equations which the thresholds solve, whatever the bet
 * @param model the model with a given bet
 */
record GeneralSolution(
        String kind,
        Map<String, RationalFunction> letters,
        RationalFunction value,
        List<String> equations,
        Function<Rational, Model> model,
        Facts facts)
        implements Solution {

    static final Map<String, RationalFunction> LA_RELANCE = Map.of("b", LaRelance.B);
    static final Map<String, RationalFunction> VON_NEUMANN =
            inOrder("a", VonNeumann.A, "b", VonNeumann.B, "c", VonNeumann.C);
    static final Map<String, RationalFunction> CHECK_CALL =
            inOrder("a", CheckCall.A, "b", CheckCall.B, "c", CheckCall.C, "d", CheckCall.D);

    static final String RELANCE_EQUATION = "2b-beta(1-b)=0";
    static final String RELANCE_INTEGRAL = "-(beta+1)(1-b)(b-b^2)+(1-b^2)b-b^2=-b^2";
    private static final List<String> VON_NEUMANN_EQUATIONS =
            List.of("(beta+2)a=beta(1-b)", "2c-beta(1-c)=2a", "2c+(beta+2)(b-c)-beta(1-b)=2b", "2b-c=1");
    private static final String ALWAYS = "beta>0";

    /** The bets at which the theorem is proved by best replies. */
    private static final int PROVED = 24;

    private static Map<String, RationalFunction> inOrder(Object... namesAndFormulas) {
        Map<String, RationalFunction> letters = new LinkedHashMap<>();
        for (int k = 0; k < namesAndFormulas.length; k += 2)
            letters.put((String) namesAndFormulas[k], (RationalFunction) namesAndFormulas[k + 1]);
        return letters;
    }

    static GeneralSolution laRelance() {
        Facts facts = new Facts();
        RationalFunction bluffs = LaRelance.B.minus(LaRelance.FOLDS);
        put(facts, "value", LaRelance.VALUE, LA_RELANCE);
        facts.put("favors", () -> InBeta.favors(LaRelance.VALUE));
        put(facts, "b", LaRelance.B, LA_RELANCE);
        put(facts, "callIfAbove", LaRelance.B, LA_RELANCE);
        put(facts, "betIfAbove", LaRelance.FOLDS, LA_RELANCE);
        put(facts, "foldProbability", LaRelance.FOLDS, LA_RELANCE);
        put(facts, "bluffProbability", bluffs, LA_RELANCE);
        facts.put("admissible", () -> "fold-worst")
                .put("indifference", InBeta.holds(LA_RELANCE), () -> RELANCE_EQUATION)
                .put("formula", InBeta.holds(LA_RELANCE), () -> RELANCE_INTEGRAL)
                .put("validFor", () -> ALWAYS);
        return new GeneralSolution(
                LaRelanceKind.NAME,
                LA_RELANCE,
                LaRelance.VALUE,
                List.of(RELANCE_EQUATION, RELANCE_INTEGRAL),
                LaRelance::new,
                facts);
    }

    static GeneralSolution vonNeumann() {
        Facts facts = new Facts();
        put(facts, "value", VonNeumann.A, VON_NEUMANN);
        facts.put("favors", () -> InBeta.favors(VonNeumann.A));
        VON_NEUMANN.forEach((letter, formula) -> put(facts, letter, formula, VON_NEUMANN));
        facts.put("optimalBeta", VonNeumann::bestBet)
                .put("maxValue", () -> new VonNeumann(VonNeumann.bestBet()).value())
                .put("validFor", () -> ALWAYS);
        vonNeumannTexts(facts);
        return new GeneralSolution(
                VonNeumannKind.NAME, VON_NEUMANN, VonNeumann.A, VON_NEUMANN_EQUATIONS, VonNeumann::new, facts);
    }

    static void vonNeumannTexts(Facts facts) {
        facts.put("equations", InBeta.holds(VON_NEUMANN), () -> VON_NEUMANN_EQUATIONS)
                .put("order", InBeta.holds(VON_NEUMANN), () -> "0<a<c<b<1")
                .put(
                        "derivative",
                        InBeta.same(VonNeumann.A.derivative(), VON_NEUMANN),
                        () -> VonNeumann.A.derivative().write("beta"))
                .put(
                        "characterisation",
                        InBeta.holds(VON_NEUMANN),
                        () -> "phi=0 below a, phi=1 above b, integral from a to x of phi <= (x-a)/(beta+1), = at b");
    }

    static GeneralSolution checkCall() {
        Facts facts = new Facts();
        put(facts, "value", CheckCall.VALUE, CHECK_CALL);
        facts.put("favors", () -> InBeta.favors(CheckCall.VALUE));
        CHECK_CALL.forEach((letter, formula) -> put(facts, letter, formula, CHECK_CALL));
        facts.put("tree", GeneralSolution::symbolicTree).put("validFor", () -> ALWAYS);
        checkCallTexts(facts);
        return new GeneralSolution(
                CheckCallKind.NAME, CHECK_CALL, CheckCall.VALUE, CheckCall.equations(), CheckCall::new, facts);
    }

    static void checkCallTexts(Facts facts) {
        facts.put("equations", InBeta.holds(CHECK_CALL), CheckCall::equations)
                .put("order", InBeta.holds(CHECK_CALL), () -> "0<a<d<c<b<1")
                .put("dependsOnBeta", () -> InBeta.changesSign(CheckCall.VALUE))
                .put(
                        "limits",
                        () -> List.of(Rational.ZERO, CheckCall.VALUE.limit(true).orElseThrow()));
    }

    private static Object symbolicTree() {
        return InOrder.of(
                "I",
                InOrder.of(
                        "bet",
                        InOrder.of("II", InOrder.of("fold", "+1", "call", "+-(beta+1)")),
                        "check",
                        InOrder.of("II", InOrder.of("check", "0", "call", "+-1"))));
    }

    /** The same with a bet put in, where there is one. */
    Solution at(Optional<Algebraic> beta) {
        return beta.<Solution>map(bet -> SurdSolution.of(this, bet)).orElse(this);
    }

    private static void put(Facts facts, String key, RationalFunction formula, Map<String, RationalFunction> letters) {
        facts.put(key, InBeta.same(formula, letters), () -> formula.write("beta"));
    }

    /** The equations hold at more bets than their degree allows unless they are identities; best replies prove the model at as many. */
    @Override
    public Certificate certificate(Progress progress) {
        boolean holds = equations.stream().allMatch(equation -> InBeta.holds(equation, letters));
        List<Object> proved = new ArrayList<>();
        for (int k = 1; k <= PROVED; k++) {
            progress.check();
            Model at = model.apply(Rational.of(k, k % 2 == 0 ? 3 : 1));
            Bounds proof = at.proof(progress);
            holds &= proof.isExact() && proof.lower().equals(value.at(at.beta()).orElseThrow());
            proved.add(List.of(at.beta(), proof.lower()));
        }
        Map<String, Object> formulas = new LinkedHashMap<>();
        letters.forEach((letter, formula) -> formulas.put(letter, formula.write("beta")));
        return new Certificate.ClosedForm(
                kind,
                holds,
                new Extent.Part(Message.of("poker.certificate.general-part", PROVED)),
                Message.of("poker.certificate.general"),
                InOrder.of(
                        "value",
                        value.write("beta"),
                        "thresholds",
                        formulas,
                        "equations",
                        equations,
                        "proved",
                        proved));
    }

    @Override
    public Report tell(Words words) {
        List<Block> lines = new ArrayList<>();
        for (String equation : equations)
            lines.add(new Block.Formula(
                    equation.replace("beta", "\\beta "), Coded.raised(equation.replace("beta", "β"))));
        List<String> told = new ArrayList<>(List.of("value", "favors"));
        told.addAll(letters.keySet());
        told.addAll(List.of("optimalBeta", "maxValue", "dependsOnBeta", "validFor"));
        return new Report(
                kind,
                words.say("poker." + kind),
                words.say("poker." + kind + ".general", written()),
                Said.of(words, "poker", facts, told.toArray(String[]::new)),
                List.of(
                        PokerTelling.rules(words, kind),
                        PokerTelling.argument(words, kind),
                        new Section(words.say("poker.section.equations"), lines),
                        Section.of(
                                words.say("poker.section.curves"),
                                PokerFigures.valueCurve(words, value, List.of()),
                                PokerFigures.thresholdCurves(words, letters, List.of())),
                        new Section(words.say("poker.section.regions"), regions(words)),
                        PokerTelling.tree(words, kind)));
    }

    private List<Block> regions(Words words) {
        return switch (kind) {
            case VonNeumannKind.NAME -> BetRegions.vonNeumann(words, Optional.empty());
            case CheckCallKind.NAME -> BetRegions.checkCall(words, Optional.empty());
            default -> BetRegions.laRelance(words, Optional.empty());
        };
    }

    private Object[] written() {
        List<String> parts = new ArrayList<>();
        parts.add(Coded.raised(value.write("β")));
        letters.values().forEach(formula -> parts.add(Coded.raised(formula.write("β"))));
        return parts.toArray();
    }
}
