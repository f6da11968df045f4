package hissho.appendix;

import hissho.algebra.Expression;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
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
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A lottery with infinitely many prizes 1, 2, 3, ...: where prize n has probability 2^-n and utility 2^n every term of the expected utility
 * is one, so it is infinite. Utility must therefore be bounded if countable lotteries are allowed.
 */
record InfiniteLottery(Expression utility, Expression probability, int terms) implements Inquiry.Asked {

    private static final int LOOKED_AT = 64;
    private static final Field<String> U = Field.required("u", Shape.text());
    private static final Field<String> PROBABILITY = Field.required("prob", Shape.text());
    private static final Field<Integer> TERMS = Field.optional("terms", Shape.whole(1, 2_000), 20);

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("infinite-lottery", "appendix", Chapter.APPENDIX),
                Shape.fields(U, PROBABILITY, TERMS),
                InfiniteLottery::read,
                List.of("expectedUtility", "terms", "partialSum"));
    }

    private static final Rational TINY = Rational.of(BigInteger.ONE, BigInteger.TWO.pow(1000));

    private static InfiniteLottery read(Node document) {
        InfiniteLottery lottery = new InfiniteLottery(
                Formulas.read(document.get("u"), "n"), Formulas.read(document.get("prob"), "n"), TERMS.in(document));
        for (int n = 1; n <= Math.max(LOOKED_AT, lottery.terms()); n++) {
            defined(lottery.utility(), n, document.get("u"));
            defined(lottery.probability(), n, document.get("prob"));
        }
        lottery.probabilities(document.get("prob"));
        return lottery;
    }

    /** Probabilities are not negative and add up to no more than 1; those below one part in 2^1000 are not added, so that the sum stays short. */
    private void probabilities(Node place) {
        Rational sum = Rational.ZERO;
        for (int n = 1; n <= Math.max(LOOKED_AT, terms); n++) {
            Rational each = probability.at(Map.of("n", Rational.of(n)));
            if (each.isNegative()) throw place.bad("appendix.bad.probability-negative", place.text(), n, each);
            if (each.compareTo(TINY) < 0) continue;
            sum = sum.plus(each);
            if (sum.compareTo(Rational.ONE) > 0) throw place.bad("appendix.bad.probability-above", place.text(), n);
        }
    }

    private static void defined(Expression formula, int n, Node place) {
        try {
            formula.at(Map.of("n", Rational.of(n)));
        } catch (ArithmeticException e) {
            throw place.bad("appendix.bad.undefined", place.text(), n);
        }
    }

    private Rational term(int n) {
        Map<String, Rational> at = Map.of("n", Rational.of(n));
        return utility.at(at).times(probability.at(at));
    }

    private Rational sum(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(this::term).reduce(Rational.ZERO, Rational::plus);
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts()
                .put("expectedUtility", () -> expected().orElse("unknown"))
                .put(
                        "terms",
                        () -> IntStream.rangeClosed(1, Math.min(terms, 20))
                                .mapToObj(this::term)
                                .toList())
                .put("partialSum", () -> sum(terms))
                .family("partialSum", this::sum);
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        return Optional.of(expected()
                .map(value -> value instanceof Rational number
                        ? Message.of("appendix.infinite-lottery.finite", number)
                        : Message.of("appendix.infinite-lottery.infinite"))
                .orElse(Message.of("appendix.infinite-lottery.unknown", terms, sum(terms))));
    }

    @Override
    public List<Message> steps(Facts answers) {
        if (expected().isEmpty()) return List.of();
        Rational ratio = term(2).over(term(1));
        return List.of(Message.of(
                expected().filter(Rational.class::isInstance).isPresent()
                        ? "appendix.infinite-lottery.geometric"
                        : "appendix.infinite-lottery.grows",
                term(1),
                ratio,
                LOOKED_AT));
    }

    /** Terms in a fixed ratio add up to a geometric series; those that do not get smaller, to infinity. Of other terms nothing is said. */
    private Optional<Object> expected() {
        Rational first = term(1);
        if (first.isZero()) return Optional.empty();
        Rational ratio = term(2).over(first);
        for (int n = 2; n < LOOKED_AT; n++) if (!term(n + 1).equals(term(n).times(ratio))) return Optional.empty();
        if (ratio.compareTo(Rational.ONE) >= 0 && first.isPositive()) return Optional.of("infinite");
        if (ratio.absolute().compareTo(Rational.ONE) >= 0) return Optional.empty();
        return Optional.of(first.over(Rational.ONE.minus(ratio)));
    }

    /** The partial sum by halves instead of term by term; an expected utility by what is left of it after the terms that were added. */
    @Override
    public Certificate check(Progress progress) {
        Rational halves = between(1, terms, progress);
        Map<String, Object> data = InOrder.of("partialSum", halves);
        boolean holds = true;
        if (expected().orElse("unknown") instanceof Rational whole) {
            Rational ratio = term(2).over(term(1));
            holds = halves.plus(ratio.power(terms).times(whole)).equals(whole);
            data.put("expectedUtility", whole);
        }
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of(
                        expected().isPresent()
                                ? "appendix.certificate.infinite-part"
                                : "appendix.certificate.infinite-open",
                        LOOKED_AT)),
                Message.of("appendix.certificate.infinite"),
                data);
    }

    private Rational between(int from, int to, Progress progress) {
        progress.check();
        if (from == to) return term(from);
        int middle = (from + to) / 2;
        return between(from, middle, progress).plus(between(middle + 1, to, progress));
    }
}
