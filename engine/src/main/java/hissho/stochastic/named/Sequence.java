package hissho.stochastic.named;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.algebra.RationalFunction;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Game;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A sequence of games G(0), G(1), ..., each with the same matrix of formulas in n, in which G(n+1) stands for the next game.
 *
 * @param entries formulas in n and G, where G is the next game; linear in G
 * @param written the same as they were written
 * @param n the game asked about, or any
 * @param truncated where the sequence is cut off: from and to
 */
record Sequence(
        List<List<Expression>> entries,
        List<List<String>> written,
        Optional<Integer> n,
        Rational infinite,
        Optional<List<Integer>> truncated)
        implements Game {

    private static final int LARGEST = 10_000;
    private static final int MOST_LINES = 12;
    private static final int MOST_STAGES = 200;

    /** Formulas that agree with a line at so many numbers are that line, unless they have a higher power of G. */
    private static final int MOST_POWER = 6;

    /** Longer fractions, in bits, are rounded. */
    private static final int LONGEST_FRACTION = 3_000;

    private static final BigInteger ROUNDED = BigInteger.ONE.shiftLeft(400);

    static final Field<Node> TEMPLATE = Field.required(
                    "template",
                    Shape.listOf(Shape.listOf(Shape.either(Shape.number(), Shape.text()), 1, MOST_LINES), 1, MOST_LINES)
                            .by(node -> node))
            .looksLike("matrix");
    static final Field<Optional<Integer>> N = Formulas.wholeOr("n", 0, LARGEST);
    static final Field<Rational> INFINITE =
            Field.optional("infinitePayoff", Shape.number(), Rational.ZERO).looksLike("payoff");
    static final Field<List<Integer>> TRUNCATED =
            Field.optional("truncateAt", Shape.listOf(Shape.whole(1, LARGEST + MOST_STAGES), 2, 2));

    static Sequence read(Node document) {
        Node template = TEMPLATE.in(document);
        List<Node> lines = template.list(1, MOST_LINES);
        int width = lines.getFirst().list(1, MOST_LINES).size();
        List<List<Expression>> entries = new ArrayList<>();
        for (Node line : lines) {
            if (line.list().size() != width)
                throw line.bad("core.bad.ragged", line.list().size(), width);
            entries.add(line.list().stream().map(Sequence::entry).toList());
        }
        Optional<Integer> n = N.find(document).orElse(Optional.of(0));
        Optional<List<Integer>> truncated = TRUNCATED.find(document);
        truncated.ifPresent(ends -> {
            Node node = document.get("truncateAt");
            if (ends.get(0) <= n.orElse(0) || ends.get(1) < ends.get(0) || ends.get(1) - n.orElse(0) > MOST_STAGES)
                throw node.bad("system.sequence.bad.range", n.orElse(0), MOST_STAGES);
        });
        List<List<String>> written = lines.stream()
                .map(line -> line.list().stream().map(Node::text).toList())
                .toList();
        return new Sequence(entries, written, n, INFINITE.in(document), truncated);
    }

    private static Expression entry(Node cell) {
        String text =
                cell.text().replaceAll("G\\(\\s*n\\s*\\+\\s*1\\s*\\)", "G").replaceAll("G_?\\{n\\+1}", "G");
        try {
            Expression found = Expression.parse(text);
            if (!java.util.Set.of("n", "G").containsAll(found.variables()))
                throw cell.bad("system.sequence.bad.entry", cell.shown());
            Rational slope = slope(found, 0);
            boolean linear = slope(found, 7).equals(slope)
                    && at(found, 0, Rational.of(2))
                            .minus(at(found, 0, Rational.ZERO))
                            .equals(slope.times(2));
            if (!linear || slope.isNegative() || slope.compareTo(Rational.ONE) > 0)
                throw cell.bad("system.sequence.bad.entry", cell.shown());
            return found;
        } catch (BadExpression | ArithmeticException e) {
            throw cell.bad("system.sequence.bad.entry", cell.shown());
        }
    }

    private static Rational at(Expression entry, int n, Rational next) {
        return entry.at(Map.of("n", Rational.of(n), "G", next));
    }

    /** The probability of the next game. */
    private static Rational slope(Expression entry, int n) {
        return at(entry, n, Rational.ONE).minus(at(entry, n, Rational.ZERO));
    }

    Rational slope(int i, int j) {
        return slope(entries.get(i).get(j), 0);
    }

    /** What a cell pays as a rational function of n, and how it leads on; nothing where the formula has cases. */
    private Optional<RationalFunction> rational(int i, int j, int next) {
        return put(entries.get(i).get(j), Rational.of(next)).rational("n");
    }

    /**
     * What a cell pays grows by the same step from game to game, and it leads on with the same probability: proved of the formula, not tried
     * at some n. Nothing where that is not so.
     */
    Optional<Rational> step(int i, int j) {
        Optional<RationalFunction> pay = rational(i, j, 0);
        if (pay.isEmpty() || pay.get().denominator().degree() > 0) return Optional.empty();
        for (int next = 1; next <= MOST_POWER; next++) {
            Optional<RationalFunction> other = rational(i, j, next);
            RationalFunction led =
                    RationalFunction.constant(slope(i, j).times(next)).plus(pay.get());
            if (other.isEmpty() || !other.get().equals(led)) return Optional.empty();
        }
        if (pay.get().numerator().degree() > 1) return Optional.empty();
        return Optional.of(pay.get()
                .numerator()
                .coefficient(1)
                .over(pay.get().denominator().coefficient(0)));
    }

    private static Expression put(Expression formula, Rational next) {
        return switch (formula) {
            case Expression.Literal literal -> literal;
            case Expression.Variable variable -> variable.name().equals("G") ? new Expression.Literal(next) : variable;
            case Expression.Operation(Expression.Operator operator, Expression left, Expression right) ->
                new Expression.Operation(operator, put(left, next), put(right, next));
            case Expression.Call(Expression.Function function, List<Expression> arguments) ->
                new Expression.Call(
                        function, arguments.stream().map(a -> put(a, next)).toList());
        };
    }

    Rational pay(int i, int j, int n) {
        return at(entries.get(i).get(j), n, Rational.ZERO);
    }

    int height() {
        return entries.size();
    }

    int width() {
        return entries.getFirst().size();
    }

    /** The value of one game where the next is worth so much. */
    Rational value(int n, Rational next, Progress progress) {
        return GameProgram.solve(
                        RationalMatrix.generate(
                                height(), width(), (i, j) -> at(entries.get(i).get(j), n, next)),
                        progress)
                .value();
    }

    /**
     * The value of a game where a later one is replaced by 0. Fractions may grow many times at every step; from a length on they are rounded
     * down, and since a step makes no error larger, all of them together come to less than the number of steps times the last bit kept.
     */
    Cut cutAt(int end, Progress progress) {
        Rational value = Rational.ZERO;
        boolean exact = true;
        for (int k = end - 1; k >= n.orElse(0); k--) {
            progress.check();
            value = value(k, value, progress);
            if (value.denominator().bitLength() > LONGEST_FRACTION) {
                value = Rational.of(value.times(Rational.of(ROUNDED)).floor(), ROUNDED);
                exact = false;
            }
        }
        return new Cut(value, exact);
    }

    /** The value of a sequence that is cut off, exactly or to some hundred places. */
    record Cut(Rational value, boolean exact) {}
}
