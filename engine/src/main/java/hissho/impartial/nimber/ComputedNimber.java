package hissho.impartial.nimber;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The value of an expression of nim arithmetic, with a derivation of every operation in it. */
record ComputedNimber(NimExpression expression, Nimber value) implements Solution {

    private static final int MOST_OPERATIONS = 24;
    private static final int MOST_TERMS = 100_000;

    @Override
    public Facts facts() {
        Facts facts = new Facts()
                .put("value", value::value)
                .put("binary", () -> value.value().toString(2))
                .put("field", this::field);
        switch (expression) {
            case NimExpression.Times(NimExpression.Literal(Nimber a), NimExpression.Literal(Nimber b)) ->
                facts.put("terms", Compare.SET, () -> terms(a, b));
            case NimExpression.Times(
                    NimExpression.Literal(Nimber a),
                    NimExpression.Plus(NimExpression.Literal(Nimber b), NimExpression.Literal(Nimber c))) ->
                facts.put("inner", () -> b.plus(c).value())
                        .put("left", value::value)
                        .put("right", () -> a.times(b).plus(a.times(c)).value())
                        .put(
                                "terms",
                                Compare.SET,
                                () -> List.of(a.times(b).value(), a.times(c).value()));
            case NimExpression.Over(NimExpression left, NimExpression right) ->
                facts.put("unique", () -> LinearMap.isOneToOne(x -> x.times(right.value()), right.value(), value));
            case NimExpression.Root root -> facts.put("unique", () -> LinearMap.isOneToOne(Nimber::squared, value));
            default -> {}
        }
        return facts;
    }

    /** All products of a power of two in the one number with one in the other. */
    private static List<List<BigInteger>> terms(Nimber a, Nimber b) {
        Expansion expansion = new Expansion(a, b);
        if (expansion.termCount() > MOST_TERMS) throw new NotAnswered(Message.of("nimber.bad.terms", MOST_TERMS));
        return expansion.terms().stream()
                .map(t -> List.of(t.x().value(), t.y().value(), t.value().value()))
                .toList();
    }

    /** Every operation is undone: quotients by multiplying, roots by squaring; products by the rules of Fermat powers. */
    @Override
    public Certificate certificate(Progress progress) {
        NimCheck check = new NimCheck(progress);
        return check.certificate(
                check.holds(expression, value),
                "nimber.certificate.value",
                InOrder.of(
                        "expression",
                        expression.print(),
                        "value",
                        value.value(),
                        "binary",
                        binary(),
                        "field",
                        closedUnder()));
    }

    /** The powers of two in the value, the highest first. */
    private String binary() {
        StringBuilder digits = new StringBuilder();
        BigInteger rest = value.value();
        for (BigInteger power = BigInteger.ONE.shiftLeft(Math.max(0, rest.bitLength() - 1)); power.signum() > 0; ) {
            boolean has = rest.compareTo(power) >= 0;
            digits.append(has ? '1' : '0');
            if (has) rest = rest.subtract(power);
            power = power.shiftRight(1);
        }
        return digits.toString();
    }

    /** Two, four, sixteen and so on by squaring, up to the first that is larger than the value. */
    private BigInteger closedUnder() {
        BigInteger size = BigInteger.TWO;
        while (size.compareTo(value.value()) <= 0) size = size.multiply(size);
        return size;
    }

    @Override
    public Report tell(Words words) {
        List<Step> steps = new ArrayList<>();
        derive(expression, words, steps);
        String equation = expression.print() + " = " + value;
        List<Section> sections = new ArrayList<>();
        if (!steps.isEmpty()) sections.add(Section.of(words.say("nimber.section.derivation"), new Block.Steps(steps)));
        sections.add(Section.of(words.say("nimber.section.rules"), new Block.Paragraph(words.say("nimber.rules"))));
        return new Report(
                "nim-arithmetic",
                expression.print(),
                words.say("nimber.headline.value", equation),
                Said.of(words, "nimber", facts(), "value", "binary", "field"),
                sections);
    }

    /** The size of the smallest field that holds the value. */
    private BigInteger field() {
        int bits = 1;
        while (bits < value.value().bitLength()) bits *= 2;
        return BigInteger.ONE.shiftLeft(bits);
    }

    private static void derive(NimExpression expression, Words words, List<Step> steps) {
        switch (expression) {
            case NimExpression.Literal literal -> {}
            case NimExpression.Plus plus -> {
                derive(plus.left(), words, steps);
                derive(plus.right(), words, steps);
                add(steps, NimSteps.sum(plus.left().value(), plus.right().value(), words));
            }
            case NimExpression.Times times -> {
                derive(times.left(), words, steps);
                derive(times.right(), words, steps);
                add(steps, NimSteps.product(times.left().value(), times.right().value(), words));
            }
            case NimExpression.Over over -> {
                derive(over.left(), words, steps);
                derive(over.right(), words, steps);
                add(steps, NimSteps.quotient(over.left().value(), over.right().value(), words));
            }
            case NimExpression.Power power -> {
                derive(power.base(), words, steps);
                add(steps, NimSteps.power(power.base().value(), power.exponent(), words));
            }
            case NimExpression.Root root -> {
                derive(root.of(), words, steps);
                add(steps, NimSteps.root(root.of().value(), words));
            }
        }
    }

    private static void add(List<Step> steps, List<Step> more) {
        if (steps.size() < MOST_OPERATIONS) steps.addAll(more);
    }
}
