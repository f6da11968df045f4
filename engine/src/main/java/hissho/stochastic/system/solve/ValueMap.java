package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.Written;
import hissho.words.Message;
import hissho.zerosum.parametric.ParametricGame;
import hissho.zerosum.parametric.Piece;
import hissho.zerosum.parametric.Span;
import hissho.zerosum.parametric.ValueFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The map v to Val A(v) of a game that leads only to itself, in exact pieces, and its fixed points. It never falls and rises at most as
 * fast as v, so the fixed points fill an interval, and the value is the one nearest to Q (Everett 1957).
 *
 * @param fixed the interval of fixed points; an end that is missing is infinite
 */
public record ValueMap(GameSystem system, ValueFunction function, Span fixed) {

    public static ValueMap of(GameSystem system, Progress progress) {
        if (system.size() > 1) throw new NotAnswered(Message.of("system.unknown.one-game"));
        Stage stage = system.first();
        if ((long) stage.height() * stage.width() > ParametricGame.MOST_ENTRIES)
            throw new NotAnswered(Message.of("system.unknown.large"));
        List<List<RationalFunction>> entries = stage.cells().stream()
                .map(line -> line.stream().map(ValueMap::entry).toList())
                .toList();
        ValueFunction function =
                ValueFunction.of(new ParametricGame(entries, stage.rows(), stage.columns(), "v", Span.LINE), progress);
        return new ValueMap(system, function, fixed(function));
    }

    private static RationalFunction entry(Cell cell) {
        Rational slope = Rational.ZERO;
        for (Cell.Next next : cell.next())
            slope = next.swap() ? slope.minus(next.probability()) : slope.plus(next.probability());
        return RationalFunction.of(Polynomial.of(cell.pay(), slope));
    }

    /** Where the graph meets the diagonal: whole pieces, or single points of them. */
    private static Span fixed(ValueFunction function) {
        List<Span> met = new ArrayList<>();
        for (Piece piece : function.pieces()) {
            RationalFunction gap = piece.value().minus(RationalFunction.of(Polynomial.X));
            if (gap.isZero()) met.add(piece.span());
            else
                for (RealRoot root : gap.numerator().realRoots())
                    if (inside(piece.span(), root)) met.add(new Span(Optional.of(root), Optional.of(root)));
        }
        if (met.isEmpty()) throw new NotAnswered(Message.of("system.unknown.no-fixed-point"));
        return new Span(met.getFirst().low(), met.getLast().high());
    }

    private static boolean inside(Span span, RealRoot root) {
        return span.low().map(l -> l.compareTo(root) <= 0).orElse(true)
                && span.high().map(h -> h.compareTo(root) >= 0).orElse(true);
    }

    /**
     * Where there is one fixed point: the map around it as a formula, the equation that the point solves, and the point; nothing where the
     * fixed points fill an interval.
     */
    public Optional<List<String>> equation() {
        if (fixed.low().isEmpty() || !fixed.low().equals(fixed.high())) return Optional.empty();
        RealRoot point = fixed.low().get();
        for (Piece piece : function.pieces()) {
            RationalFunction gap = RationalFunction.of(Polynomial.X).minus(piece.value());
            if (inside(piece.span(), point) && !gap.isZero())
                return Optional.of(List.of(
                        Written.pretty(piece.value().write("v")),
                        Written.pretty(positive(gap.numerator().primitive()).write("v")),
                        Written.pretty(Written.read(written(point))
                                .map(Algebraic::toString)
                                .orElse(written(point)))));
        }
        return Optional.empty();
    }

    private static Polynomial positive(Polynomial polynomial) {
        return polynomial.leading().isNegative() ? polynomial.negated() : polynomial;
    }

    /** Whether exchanged roles make the value depend on Q in another way than the fixed points say. */
    public boolean swaps() {
        return system.swaps();
    }

    public Optional<Rational> at(Rational v) {
        return function.at(v);
    }

    public static String written(Optional<RealRoot> end, boolean low) {
        return end.map(ValueMap::written).orElse(low ? "-infinity" : "infinity");
    }

    /** A root as answer keys write it. */
    public static String written(RealRoot root) {
        return root.write("v").replaceAll("(\\d)√", "$1*√").replaceAll("√(\\d+)", "sqrt($1)");
    }
}
