package hissho.zerosum.semiinfinite;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The value of a game with two strategies against infinitely many, the mixture of the two, and what the other can do.
 *
 * @param lower what the mixture of the two secures, as a payoff to player I
 * @param upper what the other's replies hold it to; equal to the lower bound where the value is known exactly
 * @param mixtures the extreme optimal probabilities of the first of the two: one, or the ends of an interval
 * @param tangency the value itself where it is an algebraic number that was found and proved and the bounds only enclose it
 * @param attained whether the other has an optimal strategy; otherwise the replies include limits that are no strategies
 */
public record SemiInfiniteSolution(
        SemiInfiniteGame game,
        Rational lower,
        Rational upper,
        List<Rational> mixtures,
        Optional<Tangency> tangency,
        boolean attained,
        List<Reply> replies) {

    private static final Rational A_TRIFLE = Rational.of(1, 1_000_000);

    private static final int MOST_DOUBLINGS = 40;

    /** A strategy of the player who has infinitely many: its two payoffs to player I, where it stands, and its weight. */
    public record Reply(
            Rational first, Rational second, int source, Rational parameter, boolean attained, Rational weight) {

        Reply weighing(Rational other) {
            return new Reply(first, second, source, parameter, attained, other);
        }

        public String label() {
            return "(" + first + "," + second + ")";
        }

        /** The two payoffs for a reader, long fractions as decimals. */
        String shortly() {
            return "(" + shortly(first) + ", " + shortly(second) + ")";
        }

        static String shortly(Rational x) {
            return x.toString().length() > 12 ? "≈ " + x.toDecimal(6) : x.toString();
        }
    }

    /** A mixture of real strategies within epsilon of the value, made from limits by going far enough along the sequences. */
    public record NearlyOptimal(BigInteger index, List<Reply> replies, RationalVector payoffs) {}

    public SemiInfiniteSolution {
        mixtures = List.copyOf(mixtures);
        replies = List.copyOf(replies);
    }

    /** The solution, or nothing where the player with infinitely many strategies can win as much as desired. */
    public static Optional<SemiInfiniteSolution> of(SemiInfiniteGame game, Progress progress) {
        return SemiInfiniteSolver.solve(game.columns(), progress).map(found -> of(game, found, progress));
    }

    private static SemiInfiniteSolution of(SemiInfiniteGame game, SemiInfiniteSolver.Found found, Progress progress) {
        List<Points> columns = game.columns();
        boolean limits = found.spots().stream().anyMatch(spot -> !spot.attained());
        Optional<SemiInfiniteSolver.Found> real =
                limits ? SemiInfiniteSolver.attained(columns, found, progress) : Optional.of(found);
        SemiInfiniteSolver.Found shown = real.orElse(found);
        boolean turn = !game.wide();
        Optional<Tangency> tangency = found.lower().equals(found.upper())
                ? Optional.empty()
                : Tangency.within(columns, found.lower(), found.upper(), found.spots(), progress);
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
                turn ? tangency.map(Tangency::negated) : tangency,
                tangency.map(Tangency::attained).orElse(real.isPresent()),
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

    /** Each mixture secures the lower bound against every one of the infinitely many, and the replies, which are there, give no more. */
    public boolean certified() {
        Rational own = game.wide() ? lower : upper.negated();
        boolean secured = !mixtures.isEmpty()
                && mixtures.stream().distinct().count() == mixtures.size()
                && mixtures.stream()
                        .allMatch(p -> !p.isNegative()
                                && p.compareTo(Rational.ONE) <= 0
                                && Lowest.at(game.columns(), p)
                                        .map(l -> l.bound().compareTo(own) >= 0)
                                        .orElse(false));
        boolean tight = mixtures.stream()
                .flatMap(p -> Lowest.at(game.columns(), p).stream())
                .anyMatch(l -> l.bound().equals(own));
        RationalVector pays = payoffs();
        return secured
                && tight
                && lower.compareTo(upper) <= 0
                && RationalVector.of(replies.stream().map(Reply::weight).toList())
                        .isDistribution()
                && replies.stream().allMatch(this::isThere)
                && attained
                        == tangency.map(Tangency::attained)
                                .orElse(replies.stream().allMatch(Reply::attained))
                && reached(game.wide() ? pays.maximum().minus(upper) : lower.minus(pays.minimum()))
                && tangency.map(this::certified).orElse(true);
    }

    /** Whether some reply only stands for others. */
    boolean endless() {
        return replies.stream().anyMatch(this::standsIn);
    }

    /** Whether a reply only stands for those farther out on a sequence, or nearer to an end, where payoffs have no limit. */
    boolean standsIn(Reply reply) {
        return !reply.attained && Points.isEndless(game.points().get(reply.source), reply.parameter);
    }

    /** Whether the replies give what they should; those that only stand for what lies farther out may give a trifle more. */
    private boolean reached(Rational more) {
        boolean forced =
                endless() && Bounded.of(game.columns()).filter(Bounded::isPoint).isPresent();
        return forced ? !more.isNegative() && more.compareTo(A_TRIFLE) < 0 : more.isZero();
    }

    private boolean certified(Tangency exact) {
        Tangency columnwise = game.wide() ? exact : exact.negated();
        return exact.value().compareTo(lower) >= 0
                && exact.value().compareTo(upper) <= 0
                && columnwise.holds(game.columns())
                && columnwise.provedAgainst(game.columns());
    }

    /** Whether a reply pays what the strategy at its place, or the limit of its sequence, pays. */
    private boolean isThere(Reply reply) {
        if (reply.source < 0 || reply.source >= game.points().size()) return false;
        Points points = game.points().get(reply.source);
        Optional<RationalVector> pays = points instanceof Points.Single(Rational x, Rational z)
                ? Optional.of(RationalVector.of(x, z))
                : reply.attained || standsIn(reply)
                        ? points.at(reply.parameter)
                        : points instanceof Points.Curve curve
                                ? missingEnd(curve, reply)
                                : points.first()
                                        .limit(true)
                                        .flatMap(
                                                x -> points.second().limit(true).map(z -> RationalVector.of(x, z)));
        return pays.equals(Optional.of(RationalVector.of(reply.first, reply.second)));
    }

    /** What an end of a curve that is left out would pay, where the reply stands at one. */
    private static Optional<RationalVector> missingEnd(Points.Curve curve, Reply reply) {
        boolean end = (curve.lowOpen() && reply.parameter.equals(curve.low()))
                || (curve.highOpen() && reply.parameter.equals(curve.high()));
        return end
                ? curve.first()
                        .at(reply.parameter)
                        .flatMap(x -> curve.second().at(reply.parameter).map(z -> RationalVector.of(x, z)))
                : Optional.empty();
    }

    /** Whether a line through the best point falls away beyond each end, so that no other mixture of the two is optimal. */
    public boolean endsShown() {
        if (!exact() || mixtures.isEmpty()) return false;
        Rational left = mixtures.stream().reduce(Rational::min).orElseThrow();
        Rational right = mixtures.stream().reduce(Rational::max).orElseThrow();
        return (left.isZero() || slopes(left).anyMatch(Rational::isPositive))
                && (right.equals(Rational.ONE) || slopes(right).anyMatch(Rational::isNegative));
    }

    private Stream<Rational> slopes(Rational p) {
        return Lowest.at(game.columns(), p).stream()
                .filter(Lowest::exact)
                .flatMap(lowest -> lowest.spots().stream())
                .map(spot -> spot.x().minus(spot.z()));
    }

    /** The height of the envelope where the first of the two is played with probability p. */
    public Optional<Rational> envelope(Rational p) {
        return Lowest.at(game.columns(), p)
                .map(l -> game.wide() ? l.bound() : l.bound().negated());
    }

    /** The limits replaced by the first strategies along their sequences that come within epsilon of the value. */
    public Optional<NearlyOptimal> nearly(Rational epsilon, int most, Progress progress) {
        if (!exact()) return Optional.empty();
        if (endless()) return farOut(epsilon, progress);
        for (int k = 0; k < most; k++) {
            progress.check();
            List<Reply> real = new ArrayList<>();
            BigInteger index = BigInteger.ZERO;
            for (Reply reply : replies) {
                if (reply.attained) {
                    real.add(reply);
                    continue;
                }
                Spot spot;
                if (game.points().get(reply.source) instanceof Points.Curve curve) {
                    Rational middle = curve.beside(curve.low(), Rational.HALF);
                    Rational end = reply.parameter.compareTo(middle) < 0 ? curve.low() : curve.high();
                    spot = Lowest.spot(curve, reply.source, curve.beside(end, Rational.of(1, k + 2L)));
                } else {
                    Points.Sequence sequence = (Points.Sequence) game.points().get(reply.source);
                    index = sequence.from().add(BigInteger.valueOf(k));
                    spot = Lowest.spot(sequence, reply.source, index);
                }
                real.add(new Reply(spot.x(), spot.z(), reply.source, spot.parameter(), true, reply.weight));
            }
            RationalVector pays = payoffs(real);
            if (near(pays, epsilon)) return Optional.of(new NearlyOptimal(index, real, pays));
        }
        return Optional.empty();
    }

    private boolean near(RationalVector pays, Rational epsilon) {
        return game.wide()
                ? pays.maximum().compareTo(upper.plus(epsilon)) <= 0
                : pays.minimum().compareTo(lower.minus(epsilon)) >= 0;
    }

    /** Where payoffs have no limit: twice as far out each time, and mixed anew, until the mixture comes near enough. */
    private Optional<NearlyOptimal> farOut(Rational epsilon, Progress progress) {
        for (int k = 0; k <= MOST_DOUBLINGS; k++) {
            progress.check();
            List<Reply> real = new ArrayList<>();
            BigInteger index = BigInteger.ZERO;
            for (Reply reply : replies) {
                Spot spot = new Spot(reply.first, reply.second, reply.source, reply.parameter, true);
                if (!reply.attained && game.points().get(reply.source) instanceof Points.Sequence sequence) {
                    BigInteger n = sequence.from().max(BigInteger.ONE.shiftLeft(k));
                    index = index.max(n);
                    spot = Lowest.spot(sequence, reply.source, n);
                } else if (!reply.attained && game.points().get(reply.source) instanceof Points.Curve curve) {
                    Rational middle = curve.beside(curve.low(), Rational.HALF);
                    Rational end = reply.parameter.compareTo(middle) < 0 ? curve.low() : curve.high();
                    spot = Lowest.spot(curve, reply.source, curve.beside(end, Rational.of(1, 2L << k)));
                }
                real.add(new Reply(spot.x(), spot.z(), reply.source, spot.parameter(), true, reply.weight));
            }
            List<Reply> mixed = mixedAnew(real, progress);
            RationalVector pays = payoffs(mixed);
            if (near(pays, epsilon)) return Optional.of(new NearlyOptimal(index, mixed, pays));
        }
        return Optional.empty();
    }

    private List<Reply> mixedAnew(List<Reply> replies, Progress progress) {
        RationalMatrix matrix = RationalMatrix.generate(
                2, replies.size(), (i, j) -> i == 0 ? replies.get(j).first : replies.get(j).second);
        Mixed weights = game.wide()
                ? MatrixSolver.solve(MatrixGame.of(matrix), progress).column()
                : MatrixSolver.solve(MatrixGame.of(matrix.transposed()), progress)
                        .row();
        return weights.support().stream()
                .map(j -> replies.get(j).weighing(weights.get(j)))
                .toList();
    }
}
