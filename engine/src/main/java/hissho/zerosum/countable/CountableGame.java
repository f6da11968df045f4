package hissho.zerosum.countable;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.algebra.RationalFunction;
import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A game where both choose a whole number from some number on and a rule says what II pays I for the numbers i and j.
 *
 * @param name the name of a known rule, or "rule" for one that was written out
 */
public record CountableGame(String name, String written, Expression rule, int first) implements Game {

    /** Longer numbers are not written into a rule. */
    static final int LONGEST_NUMBER = 40;

    static final Field<String> RULE = Field.optional("rule", Shape.text());
    static final Field<Integer> FIRST = Field.optional("first", Shape.whole(-1000, 1000), 1);

    public static CountableGame of(String name, String written, int first) {
        return new CountableGame(name, written, Expression.parse(written), first);
    }

    /** Who names the larger number wins 1. */
    public static CountableGame largestInteger() {
        return of("largest-integer", "sign(i-j)", 1);
    }

    /** Mendelsohn's game on all positive numbers. */
    public static CountableGame mendelsohn(Rational win, Rational lose) {
        String rule = "if(i=j, 0, if(i=j+1, W, if(j=i+1, -W, if(i>j, -L, L))))";
        return of("mendelsohn", rule.replace("W", bracketed(win)).replace("L", bracketed(lose)), 1);
    }

    /** Silverman's game on all positive numbers. */
    public static CountableGame silverman(Rational threshold, Rational win, Rational penalty) {
        String rule = "if(i=j, 0, if(i>j, if(i<T*j, W, -P), if(j<T*i, -W, P)))";
        return of(
                "silverman",
                rule.replace("T", bracketed(threshold))
                        .replace("W", bracketed(win))
                        .replace("P", bracketed(penalty)),
                1);
    }

    private static String bracketed(Rational number) {
        return number.isWhole() && !number.isNegative() ? number.toString() : "(" + number + ")";
    }

    /** Reads a {@code rule} in i and j, and the first number. */
    public static CountableGame read(Node document) {
        Node rule = document.get("rule");
        int first = FIRST.in(document);
        try {
            Expression read = Expression.parse(rule.text());
            if (!Set.of("i", "j").containsAll(read.variables()))
                throw rule.bad("countable.bad.variables", read.variables());
            return new CountableGame("rule", rule.text(), read, first);
        } catch (BadExpression e) {
            throw rule.bad("parametric.bad.formula", rule.shown(), e.position());
        }
    }

    public Rational pay(int i, int j) {
        try {
            return rule.at(Map.of("i", Rational.of(i), "j", Rational.of(j)));
        } catch (ArithmeticException e) {
            throw new BadDocument(RULE.name(), Message.of("countable.bad.undefined", written, i, j));
        }
    }

    /** The game where both choose among the first n numbers only. */
    public MatrixGame truncated(int n) {
        List<String> names =
                IntStream.range(first, first + n).mapToObj(Integer::toString).toList();
        return new MatrixGame(RationalMatrix.generate(n, n, (i, j) -> pay(first + i, first + j)), names, names);
    }

    /** What a mixture of the first numbers secures for I against all numbers of II: the infimum, attained or not; nothing where it is minus infinity or not known. */
    public Optional<Rational> secured(RationalVector p) {
        return infimum(p, true);
    }

    /** What a mixture of the first numbers of II concedes at most against all numbers of I. */
    public Optional<Rational> conceded(RationalVector q) {
        return infimum(q, false).map(Rational::negated);
    }

    private Optional<Rational> infimum(RationalVector weights, boolean rows) {
        Optional<Tail> tail = tail(weights, rows);
        if (tail.isEmpty()) return Optional.empty();
        BigInteger from = tail.get().from();
        if (from.bitLength() > 16) return Optional.empty();
        RationalFunction sum = tail.get().function();
        Optional<Rational> end = Infimum.of(rows ? sum : sum.negated(), from).value();
        if (end.isEmpty()) return Optional.empty();
        Rational least = end.get();
        for (int n = first; n < from.intValueExact(); n++) {
            Rational here = against(weights, n, rows);
            least = least.min(rows ? here : here.negated());
        }
        return Optional.of(least);
    }

    /** What a mixture of the first numbers of I earns against large numbers of II, or of II against those of I. */
    private Optional<Tail> tail(RationalVector weights, boolean rows) {
        Tail sum = new Tail(RationalFunction.ZERO, BigInteger.valueOf(first));
        for (int k : weights.support()) {
            Optional<Tail> tail = Tail.of(
                    rule,
                    rows ? "j" : "i",
                    Map.of(rows ? "i" : "j", Rational.of(first + k)),
                    BigInteger.valueOf(first));
            if (tail.isEmpty()) return Optional.empty();
            RationalFunction weight = RationalFunction.constant(weights.get(k));
            sum = new Tail(
                    sum.function().plus(tail.get().function().times(weight)),
                    sum.from().max(tail.get().from()));
        }
        return Optional.of(sum);
    }

    /** What a mixture of the first numbers of I earns against one number of II, or of II against one of I. */
    public Rational against(RationalVector weights, int number, boolean rows) {
        Rational sum = Rational.ZERO;
        for (int k : weights.support())
            sum = sum.plus(weights.get(k).times(rows ? pay(first + k, number) : pay(number, first + k)));
        return sum;
    }

    /** From where on, and how much, a mixture of I earns the same against every number; nothing where that never happens. */
    public Optional<Constant> eventually(RationalVector weights, boolean rows) {
        Optional<Tail> tail = tail(weights, rows);
        if (tail.isEmpty()) return Optional.empty();
        RationalFunction sum = tail.get().function();
        BigInteger from = tail.get().from();
        if (!sum.isConstant() || from.bitLength() > 16) return Optional.empty();
        Rational amount = sum.at(Rational.ZERO).orElseThrow();
        int start = from.intValueExact();
        while (start > first && against(weights, start - 1, rows).equals(amount)) start--;
        return Optional.of(new Constant(start, amount));
    }

    /** The same amount from some number on. */
    public record Constant(int from, Rational amount) {}
}
