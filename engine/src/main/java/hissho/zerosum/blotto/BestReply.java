package hissho.zerosum.blotto;

import hissho.number.Rational;
import java.util.List;

/**
 * The best allocation against a mixture that is fair to all posts. Since the payoff is a sum over posts, the mixture counts only
 * through how often a post gets so many regiments, and the best allocation is a knapsack: so much worth for so many at a post.
 */
public record BestReply(Allocation allocation, Rational payoff) {

    static BestReply ofBlotto(Blotto game, List<BlottoSolution.Weighted> kije) {
        Rational[] often = frequencies(kije, game.kije(), game.posts());
        return best(game.blotto(), game.posts(), worth(game.blotto(), often));
    }

    static BestReply ofKije(Blotto game, List<BlottoSolution.Weighted> blotto) {
        Rational[] often = frequencies(blotto, game.blotto(), game.posts());
        BestReply reply = best(game.kije(), game.posts(), worth(game.kije(), often));
        return new BestReply(reply.allocation, reply.payoff.negated());
    }

    /** How often a post has exactly so many regiments. */
    private static Rational[] frequencies(List<BlottoSolution.Weighted> mixture, int most, int posts) {
        Rational[] often = new Rational[most + 1];
        java.util.Arrays.fill(often, Rational.ZERO);
        for (BlottoSolution.Weighted each : mixture) {
            Rational share = each.weight().over(posts);
            for (int k = 0; k < posts; k++) {
                int here = each.allocation().at(k);
                often[here] = often[here].plus(share);
            }
        }
        return often;
    }

    /** What so many regiments at one post are worth to the one who chooses them; the rules are the same for both commanders. */
    private static Rational[] worth(int most, Rational[] often) {
        Rational[] worth = new Rational[most + 1];
        for (int mine = 0; mine <= most; mine++) {
            Rational sum = Rational.ZERO;
            for (int yours = 0; yours < often.length; yours++)
                if (!often[yours].isZero()) sum = sum.plus(often[yours].times(Blotto.score(mine, yours)));
            worth[mine] = sum;
        }
        return worth;
    }

    private static BestReply best(int regiments, int posts, Rational[] worth) {
        Rational[][] most = new Rational[posts + 1][];
        int[][] choice = new int[posts + 1][regiments + 1];
        most[1] = worth;
        for (int left = 0; left <= regiments; left++) choice[1][left] = left;
        for (int post = 2; post <= posts; post++) {
            most[post] = new Rational[regiments + 1];
            for (int left = post == posts ? regiments : 0; left <= regiments; left++) {
                Rational best = null;
                for (int here = 0; here <= left; here++) {
                    Rational sum = worth[here].plus(most[post - 1][left - here]);
                    if (best == null || sum.compareTo(best) > 0) {
                        best = sum;
                        choice[post][left] = here;
                    }
                }
                most[post][left] = java.util.Objects.requireNonNull(best);
            }
        }
        int[] parts = new int[posts];
        int left = regiments;
        for (int post = posts; post >= 1; post--) {
            parts[posts - post] = choice[post][left];
            left -= parts[posts - post];
        }
        return new BestReply(Allocation.of(parts).sorted(), most[posts][regiments]);
    }
}
