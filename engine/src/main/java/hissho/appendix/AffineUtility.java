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
import hissho.report.Block;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether two utilities rank all lotteries alike: exactly if one is a + b times the other with b positive (von Neumann, Morgenstern). */
record AffineUtility(RationalVector first, RationalVector second, List<RationalVector> lotteries)
        implements Inquiry.Asked {

    private static final Field<List<Rational>> U = Field.required("u", Lotteries.NUMBERS);
    private static final Field<List<Rational>> UTILITY = Field.optional("utility", Lotteries.NUMBERS);
    private static final Field<Rational> A = Field.optional("a", Shape.number(), Rational.ZERO);
    private static final Field<Rational> B = Field.optional("b", Shape.number(), Rational.ONE);

    /** Examples a reader may add; the answer is for all lotteries. */
    private static final Field<List<RationalVector>> LOTTERIES =
            Field.optional("lotteries", Shape.listOf(Lotteries.NUMBERS.by(Lotteries::read), 1, 1_000));

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("affine-utility", "appendix", Chapter.APPENDIX),
                Shape.fields(U, UTILITY, A, B, LOTTERIES),
                AffineUtility::read,
                List.of("sameRanking", "shift", "scale"));
    }

    private static AffineUtility read(Node document) {
        RationalVector u = RationalVector.of(U.in(document));
        Optional<Node> other = document.find("utility");
        if (other.isEmpty())
            return new AffineUtility(
                    u, u.map(x -> A.in(document).plus(x.times(B.in(document)))), lotteries(document, u));
        RationalVector second = RationalVector.of(UTILITY.in(document));
        if (second.size() != u.size()) throw other.get().badSize(u.size(), u.size(), second.size());
        return new AffineUtility(u, second, lotteries(document, u));
    }

    private static List<RationalVector> lotteries(Node document, RationalVector u) {
        List<RationalVector> lotteries = LOTTERIES.find(document).orElse(List.of());
        for (int i = 0; i < lotteries.size(); i++)
            if (lotteries.get(i).size() != u.size())
                throw document.get("lotteries")
                        .entry(i)
                        .badSize(u.size(), u.size(), lotteries.get(i).size());
        return lotteries;
    }

    /** What each lottery given as an example is worth on both scales. */
    @Override
    public List<Block.Table> tables(Words words, Progress progress) {
        if (lotteries.isEmpty()) return List.of();
        List<List<Block.Cell>> rows = lotteries.stream()
                .map(lottery -> List.of(
                        Block.Cell.of(lottery, words),
                        Block.Cell.of(lottery.dot(first), words),
                        Block.Cell.of(lottery.dot(second), words)))
                .toList();
        return List.of(new Block.Table(
                words.say("appendix.affine-utility.examples"),
                List.of(
                        words.say("appendix.affine-utility.column.lottery"),
                        words.say("appendix.affine-utility.column.first"),
                        words.say("appendix.affine-utility.column.second")),
                rows,
                true));
    }

    @Override
    public Facts answers(Progress progress) {
        Optional<Rational> scale = scale();
        Facts facts = new Facts()
                .put("sameRanking", () -> scale.filter(Rational::isPositive).isPresent());
        scale.ifPresent(b -> facts.put(
                        "shift", () -> second.get(0).minus(first.get(0).times(b)))
                .put("scale", () -> b));
        return facts;
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        return Optional.of(scale().map(b -> Message.of(
                        b.isPositive() ? "appendix.affine-utility.yes" : "appendix.affine-utility.turned",
                        second.get(0).minus(first.get(0).times(b)),
                        Lotteries.factor(b)))
                .orElse(Message.of("appendix.affine-utility.no")));
    }

    @Override
    public List<Message> steps(Facts answers) {
        return List.of(Message.of("appendix.affine-utility.step"));
    }

    /** The b of second = a + b first, where there is one; any positive b where both are constant. */
    private Optional<Rational> scale() {
        for (int i = 1; i < first.size(); i++) {
            Rational step = first.get(i).minus(first.get(0));
            if (step.isZero()) continue;
            Rational b = second.get(i).minus(second.get(0)).over(step);
            Rational a = second.get(0).minus(first.get(0).times(b));
            return first.map(x -> a.plus(x.times(b))).equals(second) ? Optional.of(b) : Optional.empty();
        }
        return second.minimum().equals(second.maximum()) ? Optional.of(Rational.ONE) : Optional.empty();
    }

    @Override
    public Certificate check(Progress progress) {
        boolean affine = true;
        boolean turned = false;
        Optional<Rational> scale = Optional.empty();
        for (int i = 0; i < first.size(); i++)
            for (int j = 0; j < i; j++) {
                progress.check();
                Rational step = first.get(i).minus(first.get(j));
                Rational other = second.get(i).minus(second.get(j));
                turned |= step.signum() != other.signum();
                affine &= step.times(second.get(i).minus(second.get(0)))
                        .equals(other.times(first.get(i).minus(first.get(0))));
                affine &= !step.isZero() || other.isZero();
                if (!step.isZero()) scale = Optional.of(other.over(step));
            }
        Map<String, Object> data = InOrder.of("sameRanking", affine && !turned);
        if (affine) {
            Rational b = scale.orElse(Rational.ONE);
            int last = first.size() - 1;
            data.put("shift", second.get(last).minus(first.get(last).times(b)));
            data.put("scale", b);
        }
        return Inquiry.again(data);
    }
}
