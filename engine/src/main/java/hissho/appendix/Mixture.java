package hissho.appendix;

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
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A lottery between two lotteries, as one lottery: the laws of probability do not care in how many steps chance moves. */
record Mixture(Rational lambda, RationalVector p, RationalVector q) implements Inquiry.Asked {

    private static final Field<Rational> LAMBDA = Field.required("lambda", Shape.number());
    private static final Field<List<Rational>> P = Field.required("p", Lotteries.NUMBERS);
    private static final Field<List<Rational>> Q = Field.required("q", Lotteries.NUMBERS);

    private static final int MOST_TOLD = 12;

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("lottery-mixture", "appendix", Chapter.APPENDIX),
                Shape.fields(LAMBDA, P, Q),
                Mixture::read,
                List.of("lottery"));
    }

    private static Mixture read(Node document) {
        RationalVector p = Lotteries.read(document.get("p"));
        return new Mixture(probability(document.get("lambda")), p, Lotteries.read(document.get("q"), p.size()));
    }

    /** A number from 0 to 1. */
    static Rational probability(Node node) {
        Rational number = node.rational();
        if (number.isNegative() || number.compareTo(Rational.ONE) > 0)
            throw node.bad("core.bad.out-of-range", number, 0, 1);
        return number;
    }

    static RationalVector of(Rational lambda, RationalVector p, RationalVector q) {
        return p.times(lambda).plus(q.times(Rational.ONE.minus(lambda)));
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts().put("lottery", () -> of(lambda, p, q));
    }

    @Override
    public List<Message> steps(Facts answers) {
        RationalVector mixed = of(lambda, p, q);
        RationalVector weights = RationalVector.of(lambda, Rational.ONE.minus(lambda));
        return IntStream.range(0, Math.min(MOST_TOLD, p.size()))
                .mapToObj(i -> Message.of(
                        "appendix.lottery-mixture.step",
                        i + 1,
                        lambda.isZero() || lambda.equals(Rational.ONE)
                                ? mixed.get(i).toString()
                                : Lotteries.products(weights, RationalVector.of(p.get(i), q.get(i))),
                        mixed.get(i)))
                .toList();
    }

    @Override
    public Certificate check(Progress progress) {
        List<Rational> lottery = new ArrayList<>();
        for (int k = 0; k < p.size(); k++)
            lottery.add(q.get(k).plus(p.get(k).minus(q.get(k)).times(lambda)));
        return Inquiry.again(InOrder.of("lottery", RationalVector.of(lottery)));
    }
}
