package hissho.zerosum.countable;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The value of a game with two strategies against infinitely many, the mixture of the two, and what the other can do.
 *
 * @param lower what the mixture of the two secures, as a payoff to player I
 * @param upper what the other's replies hold it to; equal to the lower bound where the value is known exactly
 * @param mixtures the extreme optimal probabilities of the first of the two: one, or the ends of an interval
 * @param attained whether the other has an optimal strategy; otherwise the replies include limits that are no strategies
 */
public record SemiInfiniteSolution(
        SemiInfiniteGame game,
        Rational lower,
        Rational upper,
        List<Rational> mixtures,
        boolean attained,
        List<Reply> replies) {

    /** A strategy of the player who has infinitely many: its two payoffs to player I, where it stands, and its weight. */
    public record Reply(
            Rational first, Rational second, int source, Rational parameter, boolean attained, Rational weight) {

        public String label() {
            return "(" + first + "," + second + ")";
        }
    }

    /** A mixture of real strategies within epsilon of the value, made from limits by going far enough along the sequences. */
    public record NearlyOptimal(BigInteger index, List<Reply> replies, RationalVector payoffs) {}

    public SemiInfiniteSolution {
        mixtures = List.copyOf(mixtures);
        replies = List.copyOf(replies);
    }

    public static SemiInfiniteSolution of(SemiInfiniteGame game, Progress progress) {
        List<Points> columns = game.columns();
        SemiInfiniteSolver.Found found = SemiInfiniteSolver.solve(columns, progress);
        boolean limits = found.spots().stream().anyMatch(spot -> !spot.attained());
        Optional<SemiInfiniteSolver.Found> real =
                limits ? SemiInfiniteSolver.attained(columns, found, progress) : Optional.of(found);
        SemiInfiniteSolver.Found shown = real.orElse(found);
        boolean turn = !game.wide();
        List<Reply> replies = new ArrayList<>();
        for (int k = 0; k < shown.spots().size(); k++) {
            Spot spot = shown.spots().get(k);
            replies.add(new Reply(
                    turn ? spot.x().negated() : spot.x(),
                    turn ? spot.z().negated() : spot.z(),
                    spot.source(),
                    spot.parameter(),
                    spot.attained(),
                    shown.weights().get(k)));
        }
        return new SemiInfiniteSolution(
                game,
                turn ? found.upper().negated() : found.lower(),
                turn ? found.lower().negated() : found.upper(),
                found.mixtures(),
                real.isPresent(),
                replies);
    }

    public boolean exact() {
        return lower.equals(upper);
    }

    /** The value, where it is known exactly. */
    public Optional<Rational> value() {
        return exact() ? Optional.of(lower) : Optional.empty();
    }

    /** The two payoffs of the replies against the first and the second strategy of the other player. */
    public RationalVector payoffs() {
        return payoffs(replies);
    }

    private static RationalVector payoffs(List<Reply> replies) {
        Rational first = Rational.ZERO;
        Rational second = Rational.ZERO;
        for (Reply reply : replies) {
            first = first.plus(reply.first.times(reply.weight));
            second = second.plus(reply.second.times(reply.weight));
        }
        return RationalVector.of(first, second);
    }

    /** The mixture secures the value against every one of the infinitely many, and the replies give no more. */
    public boolean certified() {
        Rational own = game.wide() ? lower : upper.negated();
        boolean secured = mixtures.stream()
                .allMatch(p -> Lowest.at(game.columns(), p)
                        .map(l -> l.bound().compareTo(own) >= 0 || !exact())
                        .orElse(false));
        RationalVector pays = payoffs();
        return secured
                && (game.wide()
                        ? pays.maximum().compareTo(upper) <= 0
                        : pays.minimum().compareTo(lower) >= 0);
    }

    /** The height of the envelope where the first of the two is played with probability p. */
    public Optional<Rational> envelope(Rational p) {
        return Lowest.at(game.columns(), p)
                .map(l -> game.wide() ? l.bound() : l.bound().negated());
    }

    /** The limits replaced by the first strategies along their sequences that come within epsilon of the value. */
    public Optional<NearlyOptimal> nearly(Rational epsilon, int most) {
        if (!exact()) return Optional.empty();
        for (int k = 0; k < most; k++) {
            List<Reply> real = new ArrayList<>();
            BigInteger index = BigInteger.ZERO;
            for (Reply reply : replies) {
                if (reply.attained) {
                    real.add(reply);
                    continue;
                }
                Points.Sequence sequence = (Points.Sequence) game.points().get(reply.source);
                index = sequence.from().add(BigInteger.valueOf(k));
                Spot spot = Lowest.spot(sequence, reply.source, index);
                real.add(new Reply(spot.x(), spot.z(), reply.source, spot.parameter(), true, reply.weight));
            }
            RationalVector pays = payoffs(real);
            boolean good = game.wide()
                    ? pays.maximum().compareTo(upper.plus(epsilon)) <= 0
                    : pays.minimum().compareTo(lower.minus(epsilon)) >= 0;
            if (good) return Optional.of(new NearlyOptimal(index, real, pays));
        }
        return Optional.empty();
    }
}
