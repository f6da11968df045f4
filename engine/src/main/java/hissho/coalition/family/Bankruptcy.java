package hissho.coalition.family;

import hissho.number.Rational;
import java.util.List;

/**
 * O'Neill's bankruptcy game: a coalition is worth what is left of the estate when the others have been paid in full.
 *
 * @param estate not more than all claims
 */
public record Bankruptcy(Rational estate, List<Rational> claims) implements Formula {

    public Bankruptcy {
        claims = List.copyOf(claims);
        if (estate.compareTo(claims.stream().reduce(Rational.ZERO, Rational::plus)) > 0)
            throw new IllegalArgumentException("the estate is more than all claims");
    }

    @Override
    public String name() {
        return "bankruptcy";
    }

    @Override
    public int players() {
        return claims.size();
    }

    @Override
    public Rational worth(long coalition) {
        if (coalition == 0) return Rational.ZERO;
        Rational left = estate;
        for (int i = 0; i < claims.size(); i++) if ((coalition >>> i & 1) == 0) left = left.minus(claims.get(i));
        return left.max(Rational.ZERO);
    }
}
