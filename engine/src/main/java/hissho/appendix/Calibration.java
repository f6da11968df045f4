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
import java.util.List;

/** Utility from one question: a prize as good as the best one with this probability, and the worst otherwise, has that much utility. */
record Calibration(Rational probability, Rational worst, Rational best) implements Inquiry.Asked {

    private static final Field<Rational> PROBABILITY = Field.required("indifferenceProb", Shape.number());
    private static final Field<List<Rational>> U = Field.optional("u", Lotteries.NUMBERS);

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("utility-calibration", "appendix", Chapter.APPENDIX),
                Shape.fields(PROBABILITY, U),
                Calibration::read,
                List.of("uP2"));
    }

    private static Calibration read(Node document) {
        Rational probability = Mixture.probability(document.get("indifferenceProb"));
        if (!document.has("u")) return new Calibration(probability, Rational.ZERO, Rational.ONE);
        RationalVector ends = RationalVector.of(U.in(document));
        return new Calibration(probability, ends.get(0), ends.get(ends.size() - 1));
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts().put("uP2", () -> worst.plus(best.minus(worst).times(probability)));
    }

    @Override
    public List<Message> steps(Facts answers) {
        return List.of(Message.of(
                "appendix.utility-calibration.step",
                probability,
                Lotteries.products(
                        RationalVector.of(probability, Rational.ONE.minus(probability)),
                        RationalVector.of(best, worst)),
                worst.plus(best.minus(worst).times(probability))));
    }

    @Override
    public Certificate check(Progress progress) {
        Rational rest = Rational.ONE.minus(probability);
        return Inquiry.again(
                InOrder.of("uP2", RationalVector.of(rest, probability).dotByParts(RationalVector.of(worst, best))));
    }
}
