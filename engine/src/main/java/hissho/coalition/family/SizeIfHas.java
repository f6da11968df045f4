package hissho.coalition.family;

import hissho.number.Rational;

/** A coalition is worth its size where it has player 1, has 1 or 2, or has both. */
public record SizeIfHas(int players, Condition condition) implements Formula {

    /** Whom a coalition must have. */
    public enum Condition {
        ONE("size-if-has-1"),
        EITHER("size-if-has-1-or-2"),
        BOTH("size-if-has-1-and-2");

        private final String family;

        Condition(String family) {
            this.family = family;
        }

        boolean met(long coalition) {
            return switch (this) {
                case ONE -> (coalition & 1) != 0;
                case EITHER -> (coalition & 3) != 0;
                case BOTH -> (coalition & 3) == 3;
            };
        }
    }

    @Override
    public String name() {
        return condition.family;
    }

    @Override
    public Rational worth(long coalition) {
        return condition.met(coalition) ? Rational.of(Long.bitCount(coalition)) : Rational.ZERO;
    }
}
