package hissho.duopoly;

import hissho.number.Rational;
import java.util.List;

/**
 * Quantity leadership with linear demand, by backward induction on a continuum: the follower answers (a-c-q)/2 or nothing, and the
 * leader maximises along that reaction. Beyond a-c the follower is out, and the leader alone with the demand.
 */
record Stackelberg(Rational a, Firm leader, Firm follower) {

    Rational reply(Rational q) {
        return a.minus(follower.unit()).minus(q).max(Rational.ZERO).over(2);
    }

    Rational price(Rational q) {
        return a.minus(q).minus(reply(q)).max(Rational.ZERO);
    }

    Rational leaderProfit(Rational q) {
        return price(q).minus(leader.unit()).times(q).minus(leader.fixed());
    }

    Rational followerProfit(Rational q) {
        return price(q).minus(follower.unit()).times(reply(q)).minus(follower.fixed());
    }

    /** The leader's best output: the best while the follower sells, or the least that keeps the follower out, or the monopoly's. */
    Rational best() {
        Rational out = a.minus(follower.unit()).max(Rational.ZERO);
        Rational beside = a.plus(follower.unit())
                .minus(leader.unit().times(2))
                .over(2)
                .max(Rational.ZERO)
                .min(out);
        Rational alone = a.minus(leader.unit()).over(2).max(out);
        return leaderProfit(alone).compareTo(leaderProfit(beside)) > 0 ? alone : beside;
    }

    /** Outputs where the leader's profit changes its formula. */
    List<Rational> marks() {
        return List.of(Rational.ZERO, a.minus(follower.unit()).max(Rational.ZERO), a);
    }
}
