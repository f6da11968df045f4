package hissho.zerosum.countable;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.document.Node;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The game on 0, 1, 2, ... where the larger number i wins 4^j from the smaller j, played with geometric weights: its payoffs are
 * unbounded, the double sum does not converge absolutely, and the lower value comes out above the upper one.
 *
 * @param weights the probabilities of the first numbers; after the last of them they go on with a fixed ratio
 */
public record PowerOfFour(List<Rational> weights, Rational ratio) {

    public PowerOfFour {
        weights = List.copyOf(weights);
    }

    /** Nobody writes weights at greater length. */
    private static final int LONGEST = 1_000;

    private static final Pattern SINGLE = Pattern.compile("p_?(\\d{1,2})\\s*=\\s*([^,;]+)");
    private static final Pattern GENERAL =
            Pattern.compile("(?:p_i\\s*=\\s*)?([^,;=]+?)\\s*(?:,|for|\\s)\\s*i\\s*(?:>=|≥)\\s*(\\d{1,2})");

    /** The textbook's weights: 1/2, 1/4, 1/8, ... */
    public static PowerOfFour halves() {
        return new PowerOfFour(List.of(Rational.HALF), Rational.HALF);
    }

    /** Reads "2^-(i+1), i>=0" or "p_0=0, p_i=2^-i for i>=1". */
    public static PowerOfFour read(Node node) {
        String text = node.text();
        if (text.length() > LONGEST) throw node.bad("countable.bad.weights", node.shown());
        Map<Integer, Rational> given = new HashMap<>();
        Matcher single = SINGLE.matcher(text);
        while (single.find()) given.put(Integer.parseInt(single.group(1)), number(node, single.group(2), 0));
        Matcher general = GENERAL.matcher(text.replaceAll("p_?\\d{1,2}\\s*=\\s*[^,;]+[,;]\\s*", ""));
        if (!general.find()) throw node.bad("countable.bad.weights", node.shown());
        int from = Integer.parseInt(general.group(2));
        Rational a = number(node, general.group(1), from);
        Rational b = number(node, general.group(1), from + 1);
        Rational c = number(node, general.group(1), from + 2);
        Rational d = number(node, general.group(1), from + 7);
        if (!a.isPositive()) throw node.bad("countable.bad.weights", node.shown());
        Rational ratio = b.over(a);
        if (!c.equals(b.times(ratio)) || !d.equals(a.times(ratio.power(7))) || ratio.compareTo(Rational.ONE) >= 0)
            throw node.bad("countable.bad.weights", node.shown());
        List<Rational> weights = new ArrayList<>();
        for (int k = 0; k < from; k++) weights.add(given.getOrDefault(k, Rational.ZERO));
        weights.add(a);
        PowerOfFour read = new PowerOfFour(weights, ratio);
        if (!read.total().equals(Rational.ONE)) throw node.bad("countable.bad.sum", read.total());
        return read;
    }

    private static Rational number(Node node, String formula, int i) {
        try {
            return Expression.parse(formula.strip()).at(Map.of("i", Rational.of(i)));
        } catch (BadExpression | ArithmeticException e) {
            throw node.bad("countable.bad.weights", node.shown());
        }
    }

    private Rational total() {
        return weights.stream().reduce(Rational.ZERO, Rational::plus).plus(after(lastGiven()));
    }

    private int lastGiven() {
        return weights.size() - 1;
    }

    private Rational weight(int i) {
        return i <= lastGiven() ? weights.get(i) : weights.getLast().times(ratio.power(i - lastGiven()));
    }

    /** The probability of all numbers above this one. */
    private Rational after(int j) {
        if (j >= lastGiven()) return weight(j).times(ratio).over(Rational.ONE.minus(ratio));
        Rational sum = after(lastGiven());
        for (int i = j + 1; i <= lastGiven(); i++) sum = sum.plus(weight(i));
        return sum;
    }

    /** What the weights earn against the number j: 4^j from all above it, less 4^i to each i below. */
    public Rational against(int j) {
        Rational sum = Rational.of(4).power(j).times(after(j));
        for (int i = 0; i < j; i++) sum = sum.minus(Rational.of(4).power(i).times(weight(i)));
        return sum;
    }

    /** The weights 1/2, 1/4, 1/8, ... on 1, 2, 3, ...: they earn 1 against 0 and 2 against every other number. */
    public static PowerOfFour fromOne() {
        return new PowerOfFour(List.of(Rational.ZERO, Rational.HALF), Rational.HALF);
    }

    /** Probabilities that sum to one and go on falling. */
    boolean isDistribution() {
        return !weights.isEmpty()
                && weights.stream().noneMatch(Rational::isNegative)
                && !ratio.isNegative()
                && ratio.compareTo(Rational.ONE) < 0
                && total().equals(Rational.ONE);
    }

    /**
     * What the weights secure: the infimum of the payoff over all numbers, or nothing where it is minus infinity. Beyond the weights
     * that are given one by one the payoff changes at j by 4^j w(j) (4 r^2 - 1) / (1 - r), which has one sign and is geometric.
     */
    public Optional<Rational> secured() {
        Rational least = against(0);
        for (int j = 1; j <= lastGiven(); j++) least = least.min(against(j));
        Rational four = Rational.of(4);
        if (four.times(ratio).times(ratio).compareTo(Rational.ONE) >= 0) return Optional.of(least);
        Rational left = Rational.ONE.minus(four.times(ratio));
        if (!left.isPositive()) return Optional.empty();
        Rational change = four.power(lastGiven())
                .times(weights.getLast())
                .times(four.times(ratio).times(ratio).minus(1))
                .over(Rational.ONE.minus(ratio));
        return Optional.of(least.min(against(lastGiven()).plus(change.over(left))));
    }

    /** Whether the payoff of these weights against themselves converges absolutely: its blocks go as (4 r^2)^j. */
    public boolean absolutelyConvergent() {
        return ratio.times(2).compareTo(Rational.ONE) < 0;
    }

    /** What the number i wins from the number j. */
    static Rational pay(int i, int j) {
        if (i == j) return Rational.ZERO;
        Rational amount = Rational.of(4).power(Math.min(i, j));
        return i > j ? amount : amount.negated();
    }

    /** The payoff against the number j summed number by number, what lies beyond the last taken as one: a second way. */
    Rational summed(int j) {
        int last = Math.max(j, lastGiven()) + 1;
        Rational sum = Rational.ZERO;
        Rational left = Rational.ONE;
        for (int i = 0; i <= last; i++) {
            sum = sum.plus(weight(i).times(pay(i, j)));
            left = left.minus(weight(i));
        }
        return sum.plus(left.times(pay(last + 1, j)));
    }

    /** The payoff against every number from the given one on, where it is always the same. */
    public Optional<Rational> constantFrom(int first) {
        Rational here = against(first);
        int until = Math.max(first, lastGiven()) + 3;
        for (int j = first; j <= until; j++) if (!against(j).equals(here)) return Optional.empty();
        return Optional.of(here);
    }
}
