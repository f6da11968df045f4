package hissho.zerosum.lottery;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/** Lotteries compared by what they bring on average, in money or in the utility of money (von Neumann and Morgenstern). */
public record Lotteries(List<List<Branch>> lotteries, Utility utility) implements Inquiry.Asked {

    /** With so much probability so much money. */
    public record Branch(Rational probability, Rational amount) {}

    /** How good money is: as good as it is much, or as its square root. */
    public enum Utility {
        LINEAR,
        SQRT
    }

    private static final Shape<Branch> BRANCH = Shape.listOf(Shape.number(), 2, 2)
            .by(node -> {
                List<Node> pair = node.list(2, 2);
                return new Branch(pair.get(0).rational(), pair.get(1).rational());
            });
    private static final Field<List<List<Branch>>> LOTTERIES =
            Field.required("lotteries", Shape.listOf(Shape.listOf(BRANCH, 1, 10_000), 1, 10_000));
    private static final Field<Utility> UTILITY = Field.optional(
            "utility",
            Shape.choice("linear", "sqrt").as(name -> name.equals("sqrt") ? Utility.SQRT : Utility.LINEAR),
            Utility.LINEAR);

    private static final Rational USUAL_TOLERANCE = Rational.of(1, 1_000_000);
    private static final int PLACES = 12;

    public static final Inquiry<Lotteries> KIND = new Inquiry<>(
            new Listing("expected-utility", "lottery", Chapter.MATRIX),
            Shape.fields(LOTTERIES, UTILITY),
            Lotteries::read,
            List.of("prefers", "indifferent", "expected", "expectedUtility"));

    public Lotteries {
        lotteries = lotteries.stream().map(List::copyOf).toList();
    }

    private static Lotteries read(Node document) {
        Lotteries read = new Lotteries(LOTTERIES.in(document), UTILITY.in(document));
        for (int k = 0; k < read.lotteries.size(); k++) {
            Node place = document.get("lotteries").list().get(k);
            RationalVector chances = RationalVector.of(
                    read.lotteries.get(k).stream().map(Branch::probability).toList());
            place.probabilities(chances);
            for (Branch branch : read.lotteries.get(k))
                if (read.utility == Utility.SQRT && !RootSum.takes(branch.amount()))
                    throw place.bad("lottery.bad.amount", branch.amount());
        }
        return read;
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts()
                .put("prefers", this::preferred)
                .put("indifferent", () -> utilities().stream().distinct().count() == 1)
                .put(
                        "expected",
                        () -> RationalVector.of(
                                lotteries.stream().map(Lotteries::mean).toList()))
                .put(
                        "expectedUtility",
                        Compare.near(USUAL_TOLERANCE),
                        () -> utilities().stream().map(u -> u.decimal(PLACES)).toList());
    }

    private static Rational mean(List<Branch> lottery) {
        return lottery.stream()
                .map(branch -> branch.probability.times(branch.amount))
                .reduce(Rational.ZERO, Rational::plus);
    }

    /** The expected utilities, exactly. */
    private List<RootSum> utilities() {
        return lotteries.stream()
                .map(lottery -> lottery.stream()
                        .map(branch -> utility == Utility.LINEAR
                                ? RootSum.of(branch.probability.times(branch.amount))
                                : RootSum.root(branch.amount).times(branch.probability))
                        .reduce(RootSum.ZERO, RootSum::plus))
                .toList();
    }

    /** The best lottery, counted from 1; of several equally good ones the first. */
    private int preferred() {
        List<RootSum> utilities = utilities();
        int best = 0;
        for (int k = 1; k < utilities.size(); k++) if (utilities.get(k).compareTo(utilities.get(best)) > 0) best = k;
        return best + 1;
    }

    @Override
    public Certificate check(Progress progress) {
        List<Rational> means = new ArrayList<>();
        List<BigDecimal> utilities = new ArrayList<>();
        for (List<Branch> lottery : lotteries) {
            progress.check();
            RationalVector chances =
                    RationalVector.of(lottery.stream().map(Branch::probability).toList());
            means.add(chances.dotByParts(
                    RationalVector.of(lottery.stream().map(Branch::amount).toList())));
            BigDecimal sum = BigDecimal.ZERO;
            for (Branch branch : lottery)
                sum = sum.add(decimal(branch.probability).multiply(felt(branch.amount), DIGITS));
            utilities.add(sum);
        }
        BigDecimal most = utilities.stream().max(BigDecimal::compareTo).orElseThrow();
        BigDecimal least = utilities.stream().min(BigDecimal::compareTo).orElseThrow();
        BigDecimal near = BigDecimal.ONE.max(most.abs()).movePointLeft(40);
        int best = 0;
        while (utilities.get(best).compareTo(most.subtract(near)) < 0) best++;
        return Inquiry.partlyAgain(InOrder.of(
                "prefers",
                best + 1,
                "indifferent",
                most.subtract(least).compareTo(near) < 0,
                "expected",
                RationalVector.of(means)));
    }

    private static final MathContext DIGITS = new MathContext(60);

    private BigDecimal felt(Rational amount) {
        return utility == Utility.LINEAR ? decimal(amount) : decimal(amount).sqrt(DIGITS);
    }

    private static BigDecimal decimal(Rational number) {
        return new BigDecimal(number.numerator()).divide(new BigDecimal(number.denominator()), DIGITS);
    }
}
