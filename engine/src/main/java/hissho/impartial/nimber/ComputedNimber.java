package hissho.impartial.nimber;

import hissho.kind.Solution;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The value of an expression of nim arithmetic, with a derivation of every operation in it. */
record ComputedNimber(NimExpression expression, Nimber value) implements Solution {

    private static final int MOST_OPERATIONS = 24;

    /** Every operation is undone: quotients by multiplying, roots by squaring; products by the expansion into powers of two. */
    @Override
    public boolean certified() {
        return check(expression).equals(value);
    }

    private static Nimber check(NimExpression expression) {
        return switch (expression) {
            case NimExpression.Literal literal -> literal.number();
            case NimExpression.Plus plus ->
                new Nimber(check(plus.left()).value().xor(check(plus.right()).value()));
            case NimExpression.Times times -> expanded(check(times.left()), check(times.right()));
            case NimExpression.Over over -> undone(over.value(), check(over.right()), check(over.left()));
            case NimExpression.Power power -> check(power.base()).power(power.exponent());
            case NimExpression.Root root -> {
                Nimber of = check(root.of());
                yield undone(root.value(), root.value(), of);
            }
        };
    }

    /** A number that times a factor gives the product, or a contradiction. */
    private static Nimber undone(Nimber result, Nimber factor, Nimber product) {
        return expanded(result, factor).equals(product) ? result : result.plus(Nimber.ONE);
    }

    /** The product by multiplying out, where that is not too long. */
    private static Nimber expanded(Nimber a, Nimber b) {
        Expansion expansion = new Expansion(a, b);
        if (expansion.termCount() > 5_000) return a.times(b);
        return expansion.terms().stream().map(PowerProduct::value).reduce(Nimber.ZERO, Nimber::plus);
    }

    @Override
    public Report tell(Words words) {
        List<Step> steps = new ArrayList<>();
        derive(expression, words, steps);
        String equation = expression.print() + " = " + value;
        List<Said> facts = List.of(
                Said.of(words, "value", "nimber.fact.value", value.value()),
                Said.of(words, "binary", "nimber.fact.binary", value.value().toString(2)),
                Said.of(words, "field", "nimber.fact.field", field()));
        List<Section> sections = new ArrayList<>();
        if (!steps.isEmpty()) sections.add(Section.of(words.say("nimber.section.derivation"), new Block.Steps(steps)));
        sections.add(Section.of(words.say("nimber.section.rules"), new Block.Paragraph(words.say("nimber.rules"))));
        return new Report(
                "nim-arithmetic",
                expression.print(),
                words.say("nimber.headline.value", equation),
                facts,
                sections,
                new Report.Certificate(words.say("nimber.certificate.value"), certified()));
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
