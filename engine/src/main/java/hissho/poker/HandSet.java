package hissho.poker;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.document.Node;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** A set of hands: intervals from the lowest to the highest that do not overlap. */
public record HandSet(List<Interval> intervals) {

    record Interval(Rational from, Rational to) {}

    public HandSet {
        intervals = List.copyOf(intervals);
    }

    public static HandSet of(Rational... ends) {
        List<Interval> intervals = new ArrayList<>();
        for (int k = 0; k < ends.length; k += 2)
            if (ends[k].compareTo(ends[k + 1]) < 0) intervals.add(new Interval(ends[k], ends[k + 1]));
        return new HandSet(intervals);
    }

    /** Reads a list of [from, to], whose ends may be formulas in the letters of the model. */
    public static HandSet read(Node node, Map<String, Rational> letters) {
        List<Interval> found = new ArrayList<>();
        for (Node entry : node.list()) {
            List<Node> ends = entry.list(2, 2);
            Rational from = hand(ends.get(0), letters);
            Rational to = hand(ends.get(1), letters);
            if (from.compareTo(to) > 0) throw entry.bad("poker.bad.interval", from, to);
            if (from.compareTo(to) < 0) found.add(new Interval(from, to));
        }
        found.sort(Comparator.comparing(Interval::from));
        for (int k = 0; k + 1 < found.size(); k++)
            if (found.get(k).to.compareTo(found.get(k + 1).from) > 0)
                throw node.bad("poker.bad.overlap", found.get(k + 1).from);
        return new HandSet(found);
    }

    /** A hand: a number from 0 to 1, which may be written as a formula. */
    public static Rational hand(Node node, Map<String, Rational> letters) {
        Rational hand = number(node, letters);
        if (hand.isNegative() || hand.compareTo(Rational.ONE) > 0) throw node.bad("poker.bad.hand", node.shown());
        return hand;
    }

    public static Rational number(Node node, Map<String, Rational> letters) {
        if (!(node.value() instanceof String text)) return node.rational();
        try {
            return Expression.parse(text).at(letters);
        } catch (BadExpression | ArithmeticException e) {
            throw node.bad("core.bad.not-a-number", node.shown());
        }
    }

    /** One move on these hands, another elsewhere. */
    public HandRule rule(int inside, int outside) {
        List<Rational> cuts = new ArrayList<>();
        List<Integer> moves = new ArrayList<>();
        for (Interval interval : intervals) {
            moves.add(outside);
            cuts.add(interval.from);
            moves.add(inside);
            cuts.add(interval.to);
        }
        moves.add(outside);
        return HandRule.pure(cuts, moves, 2);
    }

    public Rational measure() {
        return below(Rational.ONE);
    }

    /** The measure of those hands that are lower than a hand. */
    public Rational below(Rational hand) {
        return intervals.stream()
                .map(each -> each.to.min(hand).minus(each.from.min(hand)))
                .reduce(Rational.ZERO, Rational::plus);
    }
}
