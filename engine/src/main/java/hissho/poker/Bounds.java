package hissho.poker;

import hissho.number.Rational;

/**
 * A strategy for each player and what it guarantees: player I gets at least {@code lower} with the first, at most {@code upper} against the
 * second. The value lies between; where both are equal the strategies are optimal (von Neumann).
 */
public record Bounds(HandStrategy first, HandStrategy second, Rational lower, Rational upper) {

    public boolean isExact() {
        return lower.equals(upper);
    }

    public Rational width() {
        return upper.minus(lower);
    }

    public Rational middle() {
        return lower.plus(upper).over(2);
    }

    /** The better half of both. */
    public Bounds with(Bounds other) {
        boolean rises = other.lower.compareTo(lower) > 0;
        boolean falls = other.upper.compareTo(upper) < 0;
        if (other.isExact()) return other;
        return new Bounds(
                rises ? other.first : first,
                falls ? other.second : second,
                rises ? other.lower : lower,
                falls ? other.upper : upper);
    }

    /** Who is favoured by a value; nobody where it is zero. */
    public static String favors(Rational value) {
        return value.isZero() ? "-" : value.isPositive() ? "I" : "II";
    }
}
