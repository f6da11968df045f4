package hissho.zerosum.parametric;

import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The value of a parametric game as a function of its parameter, in exact pieces.
 *
 * <p>At a sample the game is solved and the kernel of the solution found; with the parameter left open the kernel gives value
 * and strategies as rational functions, and the signs of the optimality conditions tell exactly how far they stay optimal.
 * What is left on both sides is treated likewise. A game has finitely many kernels, so this ends.
 *
 * @param pieces from left to right, covering the domain except for poles of the entries
 * @param poles where an entry is not defined
 */
public record ValueFunction(ParametricGame game, List<Piece> pieces, List<RealRoot> poles) {

    private static final int MOST_PIECES = 500;
    private static final int MOST_ATTEMPTS = 60;

    public ValueFunction {
        pieces = List.copyOf(pieces);
        poles = List.copyOf(poles);
    }

    public static ValueFunction of(ParametricGame game, Progress progress) {
        List<Piece> pieces = new ArrayList<>();
        List<RealRoot> poles = game.poles();
        for (int k = 0; k <= poles.size(); k++) {
            Span part = new Span(
                    k == 0 ? game.domain().low() : Optional.of(poles.get(k - 1)),
                    k == poles.size() ? game.domain().high() : Optional.of(poles.get(k)));
            cover(game, part, pieces, progress);
        }
        return new ValueFunction(game, pieces, poles);
    }

    /** Covers an interval without poles by pieces, from left to right. */
    private static void cover(ParametricGame game, Span span, List<Piece> pieces, Progress progress) {
        if (!span.isProper()) return;
        progress.check();
        if (pieces.size() > MOST_PIECES) throw new Progress.Stopped();
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Optional<Piece> found = piece(game, span, span.inside(attempt), progress);
            if (found.isEmpty()) continue;
            Piece piece = found.get();
            cover(game, new Span(span.low(), piece.span().low().or(span::low)), pieces, progress, piece, true, span);
            pieces.add(piece);
            cover(
                    game,
                    new Span(piece.span().high().or(span::high), span.high()),
                    pieces,
                    progress,
                    piece,
                    false,
                    span);
            return;
        }
        throw new Progress.Stopped();
    }

    /** Covers what lies left (or right) of a piece, if anything does. */
    private static void cover(
            ParametricGame game,
            Span rest,
            List<Piece> pieces,
            Progress progress,
            Piece piece,
            boolean left,
            Span all) {
        Optional<RealRoot> end = left ? piece.span().low() : piece.span().high();
        Optional<RealRoot> border = left ? all.low() : all.high();
        boolean reaches = end.isEmpty() || (border.isPresent() && end.get().compareTo(border.get()) == 0);
        if (!reaches) cover(game, rest, pieces, progress);
    }

    private static Optional<Piece> piece(ParametricGame game, Span span, Rational sample, Progress progress) {
        Optional<MatrixGame> at = game.at(sample);
        if (at.isEmpty()) return Optional.empty();
        Kernel kernel = Kernel.of(at.get(), MatrixSolver.optimum(at.get(), progress));
        Optional<Kernel.Solved> solved = kernel.solve(game);
        if (solved.isEmpty()) return Optional.empty();
        Kernel.Solved s = solved.get();
        Span valid = span;
        progress.check();
        for (RationalFunction condition : Conditions.of(game, s.value(), s.row(), s.column())) {
            progress.check();
            valid = Conditions.around(condition, sample, valid);
        }
        if (!valid.isProper()) return Optional.empty();
        return Optional.of(new Piece(valid, s.value(), s.row(), s.column(), kernel.rows(), kernel.columns()));
    }

    /** Neighbouring pieces with one formula for the value, joined; strategies are those of the first. */
    public List<Piece> valuePieces() {
        List<Piece> joined = new ArrayList<>();
        for (Piece piece : pieces) {
            Piece last = joined.isEmpty() ? null : joined.getLast();
            boolean touches = last != null
                    && last.value().equals(piece.value())
                    && poles.stream()
                            .noneMatch(p -> last.span().high().map(p::equals).orElse(false));
            if (last != null && touches)
                joined.set(
                        joined.size() - 1,
                        last.on(new Span(last.span().low(), piece.span().high())));
            else joined.add(piece);
        }
        return joined;
    }

    /** Where the formula of the value changes. */
    public List<RealRoot> breakpoints() {
        List<Piece> parts = valuePieces();
        return parts.stream()
                .skip(1)
                .map(piece -> piece.span().low().orElseThrow())
                .toList();
    }

    /** Where the optimal strategies change their formulas, with the breakpoints among them. */
    public List<RealRoot> criticalValues() {
        return pieces.stream().skip(1).map(p -> p.span().low().orElseThrow()).toList();
    }

    public boolean isContinuous() {
        List<Piece> parts = valuePieces();
        for (int k = 1; k < parts.size(); k++) {
            RealRoot at = parts.get(k).span().low().orElseThrow();
            RationalFunction jump = parts.get(k).value().minus(parts.get(k - 1).value());
            boolean defined = at.signOf(parts.get(k).value().denominator()) != 0
                    && at.signOf(parts.get(k - 1).value().denominator()) != 0;
            if (!defined || at.signOf(jump.numerator()) != 0 || poles.contains(at)) return false;
        }
        return poles.isEmpty();
    }

    /** An interval of the parameter, without an end where the game is not defined. */
    String write(Span span) {
        return span.write(game.parameter(), game.undefined());
    }

    /** The value at one parameter, or nothing at a pole and outside the domain. */
    public Optional<Rational> at(Rational t) {
        return pieces.stream()
                .filter(piece -> piece.span().admits(t))
                .flatMap(piece -> piece.value().at(t).stream())
                .findFirst();
    }

    /** Every piece satisfies its optimality conditions on the whole of its interval, and the pieces cover the domain in order. */
    public boolean certified(Progress progress) {
        if (!poles.equals(game.poles()) || !covers()) return false;
        for (Piece piece : pieces) {
            progress.check();
            if (!piece.hasKernel(game)
                    || !rowIsOptimal(piece.row(), piece.value(), piece.span())
                    || !columnIsOptimal(piece.column(), piece.value(), piece.span())) return false;
        }
        return true;
    }

    /** Whether each piece begins where the one before ended, the first and the last at the ends of the domain. */
    private boolean covers() {
        if (pieces.isEmpty()
                || !pieces.getFirst().span().low().equals(game.domain().low())
                || !pieces.getLast().span().high().equals(game.domain().high())) return false;
        for (int k = 0; k < pieces.size(); k++) {
            if (!pieces.get(k).span().isProper()) return false;
            if (k > 0
                    && !pieces.get(k)
                            .span()
                            .low()
                            .equals(pieces.get(k - 1).span().high())) return false;
        }
        return true;
    }

    /** Whether a strategy of I, given by functions, secures a value given by a function on an interval. */
    public boolean rowIsOptimal(List<RationalFunction> row, RationalFunction value, Span span) {
        return row.size() == game.height()
                && sum(row).equals(RationalFunction.ONE)
                && Conditions.ofRow(game, value, row).stream().allMatch(f -> Conditions.notNegative(f, span));
    }

    public boolean columnIsOptimal(List<RationalFunction> column, RationalFunction value, Span span) {
        return column.size() == game.width()
                && sum(column).equals(RationalFunction.ONE)
                && Conditions.ofColumn(game, value, column).stream().allMatch(f -> Conditions.notNegative(f, span));
    }

    /** Whether a cell is a saddle point on a whole interval. */
    public boolean isSaddle(int row, int column, Span span) {
        RationalFunction cell = game.entry(row, column);
        for (int j = 0; j < game.width(); j++)
            if (!Conditions.notNegative(game.entry(row, j).minus(cell), span)) return false;
        for (int i = 0; i < game.height(); i++)
            if (!Conditions.notNegative(cell.minus(game.entry(i, column)), span)) return false;
        return true;
    }

    static RationalFunction sum(List<RationalFunction> functions) {
        return functions.stream().reduce(RationalFunction.ZERO, RationalFunction::plus);
    }

    /** The longest intervals on which the value is concave, from left to right. */
    public List<Span> concaveSpans() {
        List<Span> spans = new ArrayList<>();
        RationalFunction before = RationalFunction.ZERO;
        for (Piece piece : valuePieces()) {
            List<Span> here = concaveParts(piece);
            for (Span part : here) {
                boolean joins = !spans.isEmpty()
                        && spans.getLast().high().isPresent()
                        && part.low().isPresent()
                        && spans.getLast().high().get().equals(part.low().get())
                        && bends(before, piece.value(), part.low().get());
                if (joins) spans.set(spans.size() - 1, new Span(spans.getLast().low(), part.high()));
                else spans.add(part);
            }
            before = piece.value();
        }
        return spans;
    }

    /** Whether the slope does not rise at a point that is no pole, and the two functions meet there. */
    private boolean bends(RationalFunction left, RationalFunction right, RealRoot at) {
        if (poles.contains(at)) return false;
        RationalFunction drop = left.derivative().minus(right.derivative());
        return at.signOf(drop.denominator()) != 0
                && drop.signAt(at) >= 0
                && at.signOf(left.minus(right).numerator()) == 0;
    }

    private static List<Span> concaveParts(Piece piece) {
        RationalFunction second = piece.value().derivative().derivative();
        if (second.isZero()) return List.of(piece.span());
        List<RealRoot> marks = second.numerator().realRoots().stream()
                .filter(piece.span()::holds)
                .toList();
        List<Span> parts = new ArrayList<>();
        for (int k = 0; k <= marks.size(); k++) {
            Span between = new Span(
                    k == 0 ? piece.span().low() : Optional.of(marks.get(k - 1)),
                    k == marks.size() ? piece.span().high() : Optional.of(marks.get(k)));
            if (second.at(between.inside(0)).orElseThrow().signum() <= 0) parts.add(between);
        }
        return parts;
    }
}
