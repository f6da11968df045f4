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

    /** The payoff against every number from the given one on, where it is always the same. */
    public Optional<Rational> constantFrom(int first) {
        Rational here = against(first);
        int until = Math.max(first, lastGiven()) + 3;
        for (int j = first; j <= until; j++) if (!against(j).equals(here)) return Optional.empty();
        return Optional.of(here);
    }
}
