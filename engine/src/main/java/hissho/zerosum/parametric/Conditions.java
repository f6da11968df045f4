package hissho.zerosum.parametric;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What makes a pair of strategies optimal, as functions of the parameter that must not be negative. */
final class Conditions {

    private Conditions() {}

    /** No weight negative, no column below the value, no row above it. */
    static List<RationalFunction> of(
            ParametricGame game, RationalFunction value, List<RationalFunction> row, List<RationalFunction> column) {
        return Stream.concat(ofRow(game, value, row).stream(), ofColumn(game, value, column).stream())
                .toList();
    }

    static List<RationalFunction> ofRow(ParametricGame game, RationalFunction value, List<RationalFunction> row) {
        List<RationalFunction> conditions = new ArrayList<>(row);
        for (int j = 0; j < game.width(); j++) {
            int at = j;
            conditions.add(RationalFunction.dot(row, i -> game.entry(i, at)).minus(value));
        }
        return conditions;
    }

    static List<RationalFunction> ofColumn(ParametricGame game, RationalFunction value, List<RationalFunction> column) {
        List<RationalFunction> conditions = new ArrayList<>(column);
        for (int i = 0; i < game.height(); i++) {
            int at = i;
            conditions.add(value.minus(RationalFunction.dot(column, j -> game.entry(at, j))));
        }
        return conditions;
    }

    /**
     * The largest interval around a number on which a function that is not negative there is nowhere negative, as far as a span; poles
     * where it stays positive do not end it.
     */
    static Span around(RationalFunction f, Rational start, Span within) {
        if (f.isZero()) return within;
        boolean positive = f.at(start).filter(value -> value.signum() > 0).isPresent();
        if (positive && keepsSign(f, within)) return within;
        List<RealRoot> marks = marks(f);
        Optional<RealRoot> low = Optional.empty();
        Optional<RealRoot> high = Optional.empty();
        for (int k = 0; k <= marks.size(); k++) {
            Span between = new Span(
                    k == 0 ? Optional.empty() : Optional.of(marks.get(k - 1)),
                    k == marks.size() ? Optional.empty() : Optional.of(marks.get(k)));
            if (f.at(between.inside(0)).orElseThrow().signum() >= 0) continue;
            if (between.high().isPresent() && between.high().get().compareTo(start) <= 0) low = between.high();
            if (between.low().isPresent() && between.low().get().compareTo(start) >= 0) {
                high = between.low();
                break;
            }
        }
        return within.meet(new Span(low, high));
    }

    /** Whether a function is nowhere negative on an interval. */
    static boolean notNegative(RationalFunction f, Span span) {
        if (!f.isZero() && keepsSign(f, span))
            return f.at(span.inside(0)).orElseThrow().signum() > 0;
        List<RealRoot> marks = marks(f).stream().filter(span::holds).toList();
        for (int k = 0; k <= marks.size(); k++) {
            Span between = new Span(
                    k == 0 ? span.low() : Optional.of(marks.get(k - 1)),
                    k == marks.size() ? span.high() : Optional.of(marks.get(k)));
            if (f.at(between.inside(0)).orElseThrow().signum() < 0) return false;
        }
        return true;
    }

    /** Whether it has, for certain, neither root nor pole within a span that begins somewhere. */
    private static boolean keepsSign(RationalFunction f, Span span) {
        if (span.low().isEmpty()) return false;
        Rational low = span.low().get().low();
        @Nullable Rational high = span.high().map(RealRoot::high).orElse(null);
        return f.numerator().surelyHasNoRootBetween(low, high)
                && f.denominator().surelyHasNoRootBetween(low, high);
    }

    /** Where the sign may change. */
    private static List<RealRoot> marks(RationalFunction f) {
        Polynomial both = f.numerator().times(f.denominator());
        return both.realRoots();
    }
}
