package hissho.zerosum.semiinfinite;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pure strategies of the player who has infinitely many, by what they pay against the other's two. */
public sealed interface Points {

    RationalFunction first();

    RationalFunction second();

    /** What a mixture of the two, with probability p on the first, earns along these points. */
    default RationalFunction mixed(Rational p) {
        return first().times(RationalFunction.constant(p))
                .plus(second().times(RationalFunction.constant(Rational.ONE.minus(p))));
    }

    /** One strategy. */
    record Single(Rational x, Rational z) implements Points {
        @Override
        public RationalFunction first() {
            return RationalFunction.constant(x);
        }

        @Override
        public RationalFunction second() {
            return RationalFunction.constant(z);
        }
    }

    /** One strategy for every whole number from some number on. */
    record Sequence(RationalFunction first, RationalFunction second, String variable, BigInteger from)
            implements Points {}

    /** One strategy for every number of an interval, whose ends may be left out. */
    record Curve(
            RationalFunction first,
            RationalFunction second,
            String variable,
            Rational low,
            Rational high,
            boolean lowOpen,
            boolean highOpen)
            implements Points {

        /** A closed interval. */
        public Curve(RationalFunction first, RationalFunction second, String variable, Rational low, Rational high) {
            this(first, second, variable, low, high, false, false);
        }

        /** The ends that are left out and towards which a payoff grows without bound. */
        List<Rational> poles() {
            List<Rational> poles = new ArrayList<>();
            if (lowOpen && isPole(low)) poles.add(low);
            if (highOpen && isPole(high)) poles.add(high);
            return poles;
        }

        boolean isPole(Rational place) {
            return first.denominator().at(place).isZero()
                    || second.denominator().at(place).isZero();
        }

        /** A place so far from an end, as a part of the whole length. */
        Rational beside(Rational end, Rational part) {
            Rational step = high.minus(low).times(part);
            return end.equals(low) ? low.plus(step) : high.minus(step);
        }

        /** A function of the place as one of a number that grows without bound towards an end, by place = end ± 1/u. */
        RationalFunction towards(Rational end, RationalFunction f) {
            RationalFunction place = RationalFunction.of(
                    Polynomial.of(end.equals(low) ? Rational.ONE : Rational.ONE.negated(), end), Polynomial.X);
            return at(f.numerator(), place).over(at(f.denominator(), place));
        }

        private static RationalFunction at(Polynomial p, RationalFunction place) {
            RationalFunction sum = RationalFunction.ZERO;
            for (int k = p.degree(); k >= 0; k--)
                sum = sum.times(place).plus(RationalFunction.constant(p.coefficient(k)));
            return sum;
        }

        boolean holds(Rational place) {
            int below = place.compareTo(low);
            int above = place.compareTo(high);
            return (lowOpen ? below > 0 : below >= 0) && (highOpen ? above < 0 : above <= 0);
        }
    }

    /** The two payoffs of the strategy with this number, or at this place, where there is one. */
    default Optional<RationalVector> at(Rational parameter) {
        boolean there = switch (this) {
            case Single _ -> false;
            case Sequence s -> parameter.isWhole() && parameter.numerator().compareTo(s.from) >= 0;
            case Curve c -> c.holds(parameter);
        };
        if (!there) return Optional.empty();
        return first().at(parameter).flatMap(x -> second().at(parameter).map(z -> RationalVector.of(x, z)));
    }

    /** Whether a payoff grows without bound along a sequence, or towards the end of a curve where this reply stands, so that it has no limit. */
    static boolean isEndless(Points points, Rational parameter) {
        return switch (points) {
            case Single _ -> false;
            case Sequence s ->
                s.first.limit(true).isEmpty() || s.second.limit(true).isEmpty();
            case Curve c -> !c.poles().isEmpty() && c.holds(parameter);
        };
    }

    /** The two payoffs as functions of a number that grows without bound: along a sequence, or towards an end where a payoff does. */
    default List<Tail> tails() {
        return switch (this) {
            case Single _ -> List.of();
            case Sequence s -> List.of(new Tail(s.first, s.second));
            case Curve c ->
                c.poles().stream()
                        .map(end -> new Tail(c.towards(end, c.first), c.towards(end, c.second)))
                        .toList();
        };
    }

    /** Payoffs far out, as functions of a number that grows without bound. */
    record Tail(RationalFunction first, RationalFunction second) {}

    /** Whether some strategy among these pays exactly so. */
    default boolean holds(Rational x, Rational z) {
        if (this instanceof Single(Rational a, Rational b)) return a.equals(x) && b.equals(z);
        RationalFunction gap = first().minus(RationalFunction.constant(x));
        if (gap.isZero()) gap = second().minus(RationalFunction.constant(z));
        return gap.numerator().realRoots().stream()
                .filter(RealRoot::isRational)
                .anyMatch(r -> at(r.rational())
                        .map(pays -> pays.equals(RationalVector.of(x, z)))
                        .orElse(false));
    }

    /** The same strategies with all payoffs turned round. */
    default Points negated() {
        return switch (this) {
            case Single(Rational x, Rational z) -> new Single(x.negated(), z.negated());
            case Sequence s -> new Sequence(s.first.negated(), s.second.negated(), s.variable, s.from);
            case Curve c ->
                new Curve(c.first.negated(), c.second.negated(), c.variable, c.low, c.high, c.lowOpen, c.highOpen);
        };
    }
}
