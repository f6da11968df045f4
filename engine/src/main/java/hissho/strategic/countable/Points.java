package hissho.strategic.countable;

import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import java.math.BigInteger;

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

    /** One strategy for every number of a closed interval. */
    record Curve(RationalFunction first, RationalFunction second, String variable, Rational low, Rational high)
            implements Points {}

    /** The same strategies with all payoffs turned round. */
    default Points negated() {
        return switch (this) {
            case Single(Rational x, Rational z) -> new Single(x.negated(), z.negated());
            case Sequence s -> new Sequence(s.first.negated(), s.second.negated(), s.variable, s.from);
            case Curve c -> new Curve(c.first.negated(), c.second.negated(), c.variable, c.low, c.high);
        };
    }
}
