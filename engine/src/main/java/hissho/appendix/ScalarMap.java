package hissho.appendix;

import hissho.algebra.Expression;
import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A map of the line by its formula: iterates, fixed point, and the two bounds on the error that a contraction factor gives. */
record ScalarMap(Expression map, Optional<Rational> factor, Rational start, int steps) implements Inquiry.Asked {

    private static final int MOST_STEPS = 30;
    private static final int MOST_BITS = 20_000;

    private static final Field<String> MAP = Field.required("map", Shape.text());
    private static final Field<Rational> C = Field.optional("c", Shape.number());
    private static final Field<Rational> X0 = Field.required("x0", Shape.number());
    private static final Field<Integer> N = Field.optional("n", Shape.whole(1, MOST_STEPS), 3);

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("contraction", "appendix", Chapter.APPENDIX),
                Shape.fields(MAP, C, X0, N),
                ScalarMap::read,
                List.of(
                        "iterates",
                        "fixedPoint",
                        "contractionFactor",
                        "contraction",
                        "corollary1Bound",
                        "corollary2Bound",
                        "actualError"));
    }

    private static ScalarMap read(Node document) {
        Optional<Node> c = document.find("c");
        c.ifPresent(node -> {
            if (node.rational().isNegative()) throw node.bad("appendix.bad.negative", node.rational());
        });
        ScalarMap map = new ScalarMap(
                Formulas.read(document.get("map"), "x"), c.map(Node::rational), X0.in(document), N.in(document));
        try {
            map.iterates();
        } catch (TooLong e) {
            throw document.get("n").bad("appendix.bad.long-iterates", e.steps, MOST_BITS);
        } catch (ArithmeticException e) {
            throw document.get("map").bad("appendix.bad.no-image");
        }
        return map;
    }

    /** Iterates grew beyond what can be written. */
    private static final class TooLong extends ArithmeticException {
        private static final long serialVersionUID = 1L;
        private final int steps;

        TooLong(int steps) {
            super("after " + steps + " steps");
            this.steps = steps;
        }
    }

    private Rational image(Rational x) {
        return map.at(Map.of("x", x));
    }

    private List<Rational> iterates() {
        List<Rational> iterates = new ArrayList<>();
        Rational at = start;
        for (int k = 0; k < steps; k++) {
            at = image(at);
            if (at.numerator().bitLength() + at.denominator().bitLength() > MOST_BITS) throw new TooLong(k);
            iterates.add(at);
        }
        return iterates;
    }

    @Override
    public Facts answers(Progress progress) {
        List<Rational> iterates = iterates();
        Facts facts = new Facts().put("iterates", () -> iterates);
        Optional<Rational> fixed = fixedPoint();
        fixed.ifPresent(point -> facts.put("fixedPoint", () -> point));
        Optional<Rational> known = factor.or(this::slope);
        known.ifPresent(c -> {
            facts.put("contractionFactor", () -> c);
            facts.put("contraction", () -> c.compareTo(Rational.ONE) < 0);
            fixed.ifPresent(point -> facts.put(
                    "corollary1Bound",
                    () -> c.power(steps).times(start.minus(point).absolute())));
            Rational before = steps > 1 ? iterates.get(steps - 2) : start;
            if (c.compareTo(Rational.ONE) < 0)
                facts.put(
                        "corollary2Bound",
                        () -> c.over(Rational.ONE.minus(c))
                                .times(iterates.getLast().minus(before).absolute()));
        });
        fixed.ifPresent(point ->
                facts.put("actualError", () -> iterates.getLast().minus(point).absolute()));
        return facts;
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        if (answers.find("contractionFactor").isEmpty()
                || answers.find("fixedPoint").isEmpty()) return Optional.empty();
        Rational c = answers.get("contractionFactor", Rational.class);
        return Optional.of(Message.of(
                c.compareTo(Rational.ONE) < 0 ? "appendix.contraction.yes" : "appendix.contraction.no",
                c,
                answers.get("fixedPoint", Rational.class),
                steps,
                answers.get("actualError", Rational.class)));
    }

    @Override
    public List<Message> steps(Facts answers) {
        List<Message> told = new ArrayList<>();
        if (answers.find("corollary1Bound").isPresent())
            told.add(Message.of("appendix.corollary1", steps, answers.get("corollary1Bound", Rational.class)));
        if (answers.find("corollary2Bound").isPresent())
            told.add(Message.of("appendix.corollary2", answers.get("corollary2Bound", Rational.class)));
        return told;
    }

    /** The factor of a map that is a line. */
    private Optional<Rational> slope() {
        return map.rational("x")
                .filter(f -> f.denominator().isConstant() && f.numerator().degree() <= 1)
                .map(f -> f.numerator()
                        .coefficient(1)
                        .over(f.denominator().coefficient(0))
                        .absolute());
    }

    /** The fixed point of a line; of other maps a fraction near the end of a long iteration that the map leaves where it is. */
    private Optional<Rational> fixedPoint() {
        Optional<RationalFunction> formula = map.rational("x");
        if (formula.isEmpty()) return Optional.empty();
        Polynomial zero =
                formula.get().numerator().minus(formula.get().denominator().times(Polynomial.X));
        if (zero.degree() == 1)
            return Optional.of(zero.coefficient(0).over(zero.coefficient(1)).negated());
        double near = start.doubleValue();
        try {
            for (int k = 0; k < 2_000; k++)
                near = map.at(Map.of("x", rounded(near))).doubleValue();
        } catch (ArithmeticException e) { // an iterate without an image
            return Optional.empty();
        }
        if (!Double.isFinite(near)) return Optional.empty();
        for (int below = 1; below <= 1_000; below++) {
            Rational candidate = Rational.of(Math.round(near * below), below);
            if (Math.abs(candidate.doubleValue() - near) < 1e-6
                    && zero.at(candidate).isZero()
                    && !formula.get().denominator().at(candidate).isZero()) return Optional.of(candidate);
        }
        return Optional.empty();
    }

    private static Rational rounded(double x) {
        return Double.isFinite(x) && Math.abs(x) < 1e9
                ? Rational.of(Math.round(x * 1e9), 1_000_000_000)
                : Rational.ZERO;
    }

    @Override
    public Certificate check(Progress progress) {
        Optional<RationalFunction> formula = map.rational("x");
        if (formula.isEmpty()) return new Certificate.Unchecked(Message.of("core.certificate.arithmetic"));
        List<Rational> again = new ArrayList<>();
        for (int k = 0; k < steps; k++) {
            progress.check();
            Optional<Rational> next = formula.get().at(k == 0 ? start : again.getLast());
            if (next.isEmpty()) return new Certificate.Unchecked(Message.of("core.certificate.arithmetic"));
            again.add(next.get());
        }
        return Inquiry.partlyAgain(InOrder.of("iterates", again));
    }
}
