package hissho.impartial.nimber;

import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Step;
import hissho.report.Tone;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The operations of nim arithmetic as the steps of a derivation. */
final class NimSteps {

    private static final int MOST_TERMS = 144;
    private static final int MOST_SQUARES = 64;
    private static final int MOST_BITS_WRITTEN = 200;

    private NimSteps() {}

    static List<Step> sum(Nimber a, Nimber b, Words words) {
        Nimber sum = a.plus(b);
        int bits = Math.max(a.value().bitLength(), b.value().bitLength());
        if (bits > MOST_BITS_WRITTEN) return List.of(Step.of(words.say("nimber.step.sum", a, b, sum)));
        List<List<Cell>> rows = new ArrayList<>();
        for (Nimber number : List.of(a, b, sum)) {
            String digits = number.value().toString(2);
            rows.add(List.of(
                    Cell.of(number.toString()), Cell.of("0".repeat(Math.max(1, bits) - digits.length()) + digits)));
        }
        List<String> head = List.of("", words.say("nimber.head.binary"));
        return List.of(Step.of(words.say("nimber.step.sum", a, b, sum), new Block.Table("", head, rows, true)));
    }

    static List<Step> product(Nimber a, Nimber b, Words words) {
        Expansion expansion = new Expansion(a, b);
        if (a.isZero() || b.isZero()) return List.of(Step.of(words.say("nimber.step.zero", a, b)));
        if (expansion.termCount() > MOST_TERMS) return split(a, b, words);
        List<Step> steps = new ArrayList<>();
        if (expansion.termCount() > 1)
            steps.add(Step.of(words.say("nimber.step.powers", powers(a), powers(b)), terms(expansion, words)));
        for (String chain : expansion.chains()) steps.add(Step.of(chain));
        steps.add(Step.of(words.say(
                "nimber.step.collect",
                a + " ⊗ " + b + (expansion.termCount() > 1 ? " = " + expansion.sum() : "") + " = "
                        + expansion.value())));
        return steps;
    }

    private static String powers(Nimber number) {
        String sum = Expansion.powers(number).stream().map(Nimber::toString).collect(Collectors.joining(" ⊕ "));
        return sum.equals(number.toString()) ? sum : number + " = " + sum;
    }

    private static Block.Table terms(Expansion expansion, Words words) {
        List<List<Cell>> rows = new ArrayList<>();
        for (PowerProduct term : expansion.terms())
            rows.add(List.of(
                    Cell.of(term.x() + " ⊗ " + term.y()),
                    new Cell(term.value().value(), term.value().toString(), Tone.PLAIN),
                    Cell.of(words.say("nimber.rule." + term.rule()))));
        return new Block.Table(
                words.say("nimber.table.terms"),
                List.of(words.say("nimber.head.term"), words.say("nimber.head.value"), words.say("nimber.head.why")),
                rows,
                false);
    }

    /** Large numbers: one step of the tower, over the largest Fermat power in either. */
    private static List<Step> split(Nimber a, Nimber b, Words words) {
        int half = Math.max(a.half(), b.half());
        Nimber fermat = Nimber.powerOfTwo(half);
        Nimber highs = a.high(half).times(b.high(half));
        Nimber lows = a.low(half).times(b.low(half));
        Nimber mixed = a.high(half).plus(a.low(half)).times(b.high(half).plus(b.low(half)));
        return List.of(
                Step.of(words.say("nimber.step.split", fermat, a.high(half), a.low(half), b.high(half), b.low(half))),
                Step.of(words.say("nimber.step.split-products", highs, lows, mixed)),
                Step.of(words.say("nimber.step.split-collect", mixed.plus(lows), fermat, lows, highs, a.times(b))));
    }

    /** The inverse by the conjugate: over F the conjugate of h*F + l is h*F + (h + l), and their product lies below F. */
    static List<Step> quotient(Nimber a, Nimber b, Words words) {
        List<Step> steps = new ArrayList<>();
        Nimber inverse = b.inverse();
        if (b.value().bitLength() > 1) {
            int half = b.half();
            Nimber conjugate = b.plus(b.high(half));
            Nimber norm = b.times(conjugate);
            steps.add(Step.of(words.say(
                    "nimber.step.conjugate", b, b.high(half), Nimber.powerOfTwo(half), b.low(half), conjugate, norm)));
            steps.add(Step.of(words.say("nimber.step.inverse", b, conjugate, norm, norm.inverse(), inverse)));
        }
        if (!a.equals(Nimber.ONE)) steps.addAll(product(a, inverse, words));
        steps.add(Step.of(words.say("nimber.step.quotient", a, b, a.times(inverse))));
        return steps;
    }

    static List<Step> power(Nimber base, BigInteger exponent, Words words) {
        return List.of(Step.of(
                words.say("nimber.step.power", base, exponent, exponent.abs().toString(2), base.power(exponent))));
    }

    /** In a field of 2^n numbers n squarings lead back to the start, so the last number before that is the root. */
    static List<Step> root(Nimber of, Words words) {
        List<String> chain = new ArrayList<>(List.of(of.toString()));
        Nimber square = of.squared();
        while (!square.equals(of) && chain.size() < MOST_SQUARES) {
            chain.add(square.toString());
            square = square.squared();
        }
        if (!square.equals(of)) return List.of(Step.of(words.say("nimber.step.root-large", of, of.squareRoot())));
        return List.of(Step.of(words.say("nimber.step.root", of, String.join(" → ", chain), of.squareRoot())));
    }
}
