package hissho.coalition.value;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.Arrays;
import java.util.Optional;

/**
 * Tijs' tau-value: the efficient point between what each player can hope for at most (what all lose without him) and what he can claim at
 * least (the best remainder of a coalition that pays its other members what they hope for). It exists for quasi-balanced games.
 */
public record TauValue(RationalVector utopia, RationalVector minimalRights, Optional<RationalVector> value) {

    /** With more players not every coalition is looked at. */
    public static final int MOST_PLAYERS = 20;

    public static TauValue of(Coalitions game, Progress progress) {
        int n = game.players().count();
        long grand = game.grand();
        RationalVector utopia =
                RationalVector.generate(n, i -> game.worth(grand).minus(game.worth(grand ^ 1L << i)));
        Rational[] rights = new Rational[n];
        Rational[] hopes = new Rational[1 << n];
        hopes[0] = Rational.ZERO;
        Arrays.fill(rights, Rational.ZERO);
        boolean[] seen = new boolean[n];
        for (int s = 1; s < hopes.length; s++) {
            if ((s & 0xfff) == 0) progress.check();
            hopes[s] = hopes[s & (s - 1)].plus(utopia.get(Integer.numberOfTrailingZeros(s)));
            Rational left = game.worth(s).minus(hopes[s]);
            for (int rest = s; rest != 0; rest &= rest - 1) {
                int i = Integer.numberOfTrailingZeros(rest);
                Rational remainder = left.plus(utopia.get(i));
                if (!seen[i] || remainder.compareTo(rights[i]) > 0) rights[i] = remainder;
                seen[i] = true;
            }
        }
        RationalVector minimal = RationalVector.of(rights);
        return new TauValue(utopia, minimal, between(minimal, utopia, game.worth(grand)));
    }

    private static Optional<RationalVector> between(RationalVector least, RationalVector most, Rational total) {
        for (int i = 0; i < least.size(); i++) if (least.get(i).compareTo(most.get(i)) > 0) return Optional.empty();
        Rational low = least.sum();
        Rational high = most.sum();
        if (total.compareTo(low) < 0 || total.compareTo(high) > 0) return Optional.empty();
        if (low.equals(high)) return Optional.of(least);
        Rational share = total.minus(low).over(high.minus(low));
        return Optional.of(least.plus(most.minus(least).times(share)));
    }
}
