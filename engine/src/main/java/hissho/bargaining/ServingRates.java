package hissho.bargaining;

import hissho.algebra.RealRoot;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.parametric.Span;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where in its cone a vertex (a,b) can be the split: few and narrow spans of rates, so that the value of the threat game is needed as a function only
 * there. With C = A - a and D = B - b the cone has C + D/rate at most 0 in every cell; a mixture that secures 0 in C - D/rate therefore gives D at most 0
 * on average, and secures 0 at every smaller rate of the cone too; so with the other player at every larger one. Hence Val(rate A - B) - (rate a - b) is
 * nowhere negative before a rate that serves and nowhere positive after it: its sign alone tells on which side to look, and the rates that serve are
 * an interval.
 *
 * @param serving rates that all serve, where two were met
 * @param open what is still to be looked at
 */
record ServingRates(Optional<Span> serving, List<Span> open) {

    /** How often a span is halved. */
    private static final int HALVINGS = 12;

    static ServingRates in(CooperativeGame game, Point vertex, Span cone, Progress progress) {
        Rational low = cone.low().map(RealRoot::rational).orElse(Rational.ZERO);
        return cone.high().isPresent()
                ? between(game, vertex, low, cone.high().get().rational(), progress)
                : above(game, vertex, low, progress);
    }

    /** In a cone without end a rate is doubled until it is too large. */
    private static ServingRates above(CooperativeGame game, Point vertex, Rational from, Progress progress) {
        Rational low = from;
        Rational rate = low.max(Rational.ONE);
        for (int k = 0; k < HALVINGS; k++) {
            rate = rate.times(2);
            int side = side(game, vertex, rate, progress);
            if (side < 0) return between(game, vertex, low, rate, progress);
            if (side == 0) return around(game, vertex, low, rate, null, progress);
            low = rate;
        }
        return new ServingRates(Optional.empty(), List.of(Span.of(low, null)));
    }

    private static ServingRates between(
            CooperativeGame game, Point vertex, Rational from, Rational to, Progress progress) {
        Rational low = from;
        Rational high = to;
        for (int k = 0; k < HALVINGS; k++) {
            Rational middle = middle(low, high);
            int side = side(game, vertex, middle, progress);
            if (side == 0) return around(game, vertex, low, middle, high, progress);
            if (side > 0) low = middle;
            else high = middle;
        }
        return new ServingRates(Optional.empty(), List.of(Span.of(low, high)));
    }

    /** One rate serves; the ends of those that do lie on both sides of it. */
    private static ServingRates around(
            CooperativeGame game,
            Point vertex,
            Rational low,
            Rational serves,
            @Nullable Rational high,
            Progress progress) {
        Rational least = serves;
        Rational most = serves;
        Rational below = low;
        @Nullable Rational above = high;
        for (int k = 0; k < HALVINGS; k++) {
            Rational left = middle(below, least);
            if (side(game, vertex, left, progress) == 0) least = left;
            else below = left;
            Rational right = above == null ? most.times(2) : middle(most, above);
            if (side(game, vertex, right, progress) == 0) most = right;
            else above = right;
        }
        List<Span> open = List.of(Span.of(below, least), Span.of(most, above));
        return new ServingRates(Optional.of(Span.of(least, most)), open);
    }

    private static Rational middle(Rational low, Rational high) {
        return low.plus(high).over(2);
    }

    /** Whether the rates that serve lie above this one (1), below it (-1), or this one serves (0). */
    private static int side(CooperativeGame game, Point vertex, Rational rate, Progress progress) {
        progress.check();
        return GameProgram.solve(game.threatMatrix(rate), progress)
                .value()
                .minus(rate.times(vertex.x()).minus(vertex.y()))
                .signum();
    }
}
