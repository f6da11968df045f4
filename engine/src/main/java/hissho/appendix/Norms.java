package hissho.appendix;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Shape;
import hissho.fact.Coded;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.stream.Collectors;

/** The size of a vector in the three usual metrics. */
record Norms(RationalVector x) implements Inquiry.Asked {

    private static final Field<List<Rational>> X = Field.required("x", Lotteries.NUMBERS);

    private static final int MOST_TOLD = 12;

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("vector-norms", "appendix", Chapter.APPENDIX),
                Shape.fields(X),
                document -> new Norms(RationalVector.of(X.in(document))),
                List.of("euclidean", "l1", "sup"));
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts();
        for (Metric metric : Metric.values()) facts.put(metric.key(), ROOTS, () -> metric.size(x));
        return facts;
    }

    @Override
    public List<Message> steps(Facts answers) {
        if (x.size() > MOST_TOLD) return List.of();
        List<String> sizes =
                x.stream().map(entry -> entry.absolute().toString()).toList();
        return List.of(
                Message.of(
                        "appendix.vector-norms.euclidean",
                        x.stream()
                                .map(entry ->
                                        (entry.isWhole() ? entry.absolute().toString() : "(" + entry.absolute() + ")")
                                                + "²")
                                .collect(Collectors.joining(" + ")),
                        Coded.printed(String.valueOf(Metric.EUCLIDEAN.size(x)))),
                Message.of("appendix.vector-norms.l1", String.join(" + ", sizes), Metric.L1.exact(x)),
                Message.of("appendix.vector-norms.sup", String.join(", ", sizes), Metric.SUP.exact(x)));
    }

    /** By other ways: a length by its square, the sum of sizes as positive less negative entries, the largest size from the largest and the least entry. */
    @Override
    public Certificate check(Progress progress) {
        Rational square = Rational.ZERO;
        Rational positive = Rational.ZERO;
        Rational negative = Rational.ZERO;
        for (Rational entry : x) {
            progress.check();
            square = square.plus(entry.power(2));
            if (entry.isNegative()) negative = negative.plus(entry);
            else positive = positive.plus(entry);
        }
        Object length = Metric.EUCLIDEAN.size(x);
        boolean holds = length instanceof Rational exact
                ? !exact.isNegative() && exact.power(2).equals(square)
                : length.equals("sqrt(" + square + ")"); // which may have more digits than are read
        return Inquiry.again(InOrder.of(
                        "euclidean",
                        length,
                        "l1",
                        positive.minus(negative),
                        "sup",
                        x.maximum().max(x.minimum().negated())))
                .and(holds);
    }

    /** A root may be written without brackets. */
    static final Compare ROOTS =
            (answered, expected) -> (answered instanceof String mine && expected instanceof String theirs)
                    ? plain(mine).equals(plain(theirs))
                    : Compare.EXACT.agree(answered, expected);

    private static String plain(String root) {
        return root.replaceAll("[\\s()]", "");
    }
}
