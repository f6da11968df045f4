package hissho.zerosum.rounds;

import hissho.number.Rational;
import java.util.List;

/**
 * What a player has won, and why: points = value × rounds − cost + luck.
 *
 * <p>The value is what optimal play is worth. A choice costs what it earns less than the value against the opponent's optimal mixture,
 * which is never negative (the mixture is optimal) and nothing for every choice an optimal strategy uses (the equilibrium theorem). Luck is
 * the rest: what the opponent's choice made of the own one, beyond what was to be expected of it; its mean is 0.
 *
 * @param value what the rounds so far are worth with optimal play
 */
record Account(int rounds, Rational points, Rational value, Rational luck, Rational cost) {

    /** The account of one seat, 0 for rows and 1 for columns, against an opponent who mixes optimally. */
    static Account of(Duel duel, int seat, List<Chosen> played) {
        Rational points = Rational.ZERO;
        Rational expected = Rational.ZERO;
        for (Chosen round : played) {
            points = points.plus(duel.paid(seat, round));
            expected = expected.plus(duel.expected(seat, seat == 0 ? round.row() : round.column()));
        }
        Rational value = duel.value(seat).times(played.size());
        return new Account(played.size(), points, value, points.minus(expected), value.minus(expected));
    }
}
