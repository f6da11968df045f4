package hissho.appendix;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;

/** Lotteries in documents: probabilities of prizes, or pairs of probability and money. */
final class Lotteries {

    static final Shape<List<Rational>> NUMBERS = Shape.listOf(Shape.number(), 1, 10_000);
    static final Shape<List<List<Rational>>> MONEY = Shape.listOf(Shape.listOf(Shape.number(), 2, 2), 1, 1_000);

    private Lotteries() {}

    /** A sum of products as it is written: 1/2·3 + 1/2·4. */
    static String products(RationalVector first, RationalVector second) {
        List<String> terms = new ArrayList<>();
        for (int i = 0; i < first.size(); i++)
            if (!first.get(i).isZero()) terms.add(factor(first.get(i)) + "·" + factor(second.get(i)));
        return String.join(" + ", terms);
    }

    /** A number as a factor, in parentheses where it is negative. */
    static String factor(Rational number) {
        return number.isNegative() ? "(" + number + ")" : number.toString();
    }

    /** Probabilities: not negative, with sum one. */
    static RationalVector read(Node node) {
        RationalVector lottery = node.vector();
        for (Node entry : node.list())
            if (entry.rational().isNegative()) throw entry.bad("appendix.bad.negative", entry.rational());
        if (!lottery.sum().equals(Rational.ONE)) throw node.bad("appendix.bad.sum", lottery.sum());
        return lottery;
    }

    /** A lottery over this many prizes. */
    static RationalVector read(Node node, int prizes) {
        RationalVector lottery = read(node);
        if (lottery.size() != prizes) throw node.badSize(prizes, prizes, lottery.size());
        return lottery;
    }

    /** What a lottery of money pays on average. */
    static Rational money(Node node) {
        Rational sum = Rational.ZERO;
        Rational all = Rational.ZERO;
        for (Node entry : node.list(1, 1_000)) {
            List<Node> pair = entry.list(2, 2);
            if (pair.get(0).rational().isNegative())
                throw pair.get(0).bad("appendix.bad.negative", pair.get(0).rational());
            all = all.plus(pair.get(0).rational());
            sum = sum.plus(pair.get(0).rational().times(pair.get(1).rational()));
        }
        if (!all.equals(Rational.ONE)) throw node.bad("appendix.bad.sum", all);
        return sum;
    }
}
