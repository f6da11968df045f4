package hissho.zerosum.semiinfinite;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.countable.Infimum;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The exact solution where the best reply stands at an irrational place of a curve. The place is a root: of the difference of the two
 * payoffs, of the condition that the line through another column touches the curve, or of one payoff's derivative. Value, mixture and
 * weights are rational functions of it. That no column lies lower is proved between two fractions near the mixture: what a column
 * earns is linear in the mixture, so what holds at both holds between them.
 *
 * @param mixture the probability of the first row
 */
public record Tangency(RealRoot value, RealRoot mixture, List<Touch> touches) {

    /** Beyond this degree the root is isolated, but the numbers made of it take too long. */
    private static final int MOST_DEGREE = 24;

    /** Decimal places to which mixture and value are enclosed. */
    private static final int PLACES = 24;

    private static final int MOST_BEFORE = 10_000;

    /** A column in the optimal mixture: where it stands, its two payoffs, and its weight. */
    public record Touch(
            int source, RealRoot parameter, boolean attained, RealRoot first, RealRoot second, RealRoot weight) {}

    public Tangency {
        touches = List.copyOf(touches);
    }

    /** The exact solution with a value within these bounds, where one is found and proved. */
    static Optional<Tangency> within(
            List<Points> columns, Rational lower, Rational upper, Collection<Spot> found, Progress progress) {
        List<Spot> fixed = fixed(columns, found);
        for (int s = 0; s < columns.size(); s++) {
            if (!(columns.get(s) instanceof Points.Curve curve)) continue;
            for (Tangency candidate : candidates(curve, s, fixed, lower, upper, progress)) {
                progress.check();
                if (candidate.provedAgainst(columns)) return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    /** Columns that stand at rational places whatever the mixture: single ones, ends of curves, and those of sequences. */
    private static List<Spot> fixed(List<Points> columns, Collection<Spot> found) {
        List<Spot> fixed = new ArrayList<>();
        for (int s = 0; s < columns.size(); s++)
            switch (columns.get(s)) {
                case Points.Single(Rational x, Rational z) -> fixed.add(new Spot(x, z, s, Rational.ZERO, true));
                case Points.Curve curve -> {
                    for (Rational end : List.of(curve.low(), curve.high()))
                        if (!curve.isPole(end)) fixed.add(Lowest.spot(curve, s, end));
                }
                case Points.Sequence _ -> {}
            }
        for (Spot spot : found) if (columns.get(spot.source()) instanceof Points.Sequence) fixed.add(spot);
        return fixed;
    }

    private static List<Tangency> candidates(
            Points.Curve curve, int source, List<Spot> fixed, Rational lower, Rational upper, Progress progress) {
        List<Tangency> list = new ArrayList<>();
        RationalFunction x = curve.first();
        RationalFunction z = curve.second();
        RationalFunction turn = z.derivative().minus(x.derivative());
        for (boolean first : new boolean[] {true, false}) {
            RationalFunction line = first ? x : z;
            for (RealRoot y : inside(curve, line.derivative()))
                if (x.minus(z).signAt(y) == (first ? 1 : -1))
                    within(lower, upper, line, y)
                            .ifPresent(v -> list.add(new Tangency(
                                    v,
                                    RealRoot.of(first ? Rational.ONE : Rational.ZERO),
                                    List.of(touch(curve, source, y, RationalFunction.ONE)))));
        }
        if (turn.isZero()) return list;
        RationalFunction p = z.derivative().over(turn);
        for (RealRoot y : inside(curve, x.minus(z)))
            if (turn.signAt(y) != 0)
                within(lower, upper, x, y)
                        .ifPresent(v -> list.add(new Tangency(
                                v, RootValue.of(p, y), List.of(touch(curve, source, y, RationalFunction.ONE)))));
        for (Spot spot : fixed) {
            progress.check();
            RationalFunction a = RationalFunction.constant(spot.x());
            RationalFunction b = RationalFunction.constant(spot.z());
            RationalFunction through =
                    x.derivative().times(z.minus(b)).minus(z.derivative().times(x.minus(a)));
            RationalFunction value = b.plus(p.times(a.minus(b)));
            for (RealRoot y : inside(curve, through)) {
                int side = x.minus(z).signAt(y);
                if (turn.signAt(y) == 0 || side * spot.x().compareTo(spot.z()) >= 0) continue;
                RationalFunction weight = x.minus(z).over(x.minus(z).minus(a).plus(b));
                within(lower, upper, value, y)
                        .ifPresent(v -> list.add(new Tangency(
                                v,
                                RootValue.of(p, y),
                                List.of(
                                        touch(curve, source, y, RationalFunction.ONE.minus(weight)),
                                        new Touch(
                                                spot.source(),
                                                RealRoot.of(spot.parameter()),
                                                spot.attained(),
                                                RealRoot.of(spot.x()),
                                                RealRoot.of(spot.z()),
                                                RootValue.of(weight, y))))));
            }
        }
        return list;
    }

    private static List<RealRoot> inside(Points.Curve curve, RationalFunction function) {
        Polynomial numerator = function.numerator();
        if (numerator.isConstant() || numerator.degree() > MOST_DEGREE) return List.of();
        return numerator.realRoots().stream()
                .filter(y -> y.compareTo(curve.low()) > 0 && y.compareTo(curve.high()) < 0)
                .toList();
    }

    private static Optional<RealRoot> within(Rational lower, Rational upper, RationalFunction f, RealRoot y) {
        RealRoot value = RootValue.of(f, y);
        return value.compareTo(lower) >= 0 && value.compareTo(upper) <= 0 ? Optional.of(value) : Optional.empty();
    }

    private static Touch touch(Points.Curve curve, int source, RealRoot y, RationalFunction weight) {
        return new Touch(
                source,
                y,
                true,
                RootValue.of(curve.first(), y),
                RootValue.of(curve.second(), y),
                RootValue.of(weight, y));
    }

    /** The same game with all payoffs turned round. */
    Tangency negated() {
        return new Tangency(
                negated(value),
                mixture,
                touches.stream()
                        .map(touch -> new Touch(
                                touch.source,
                                touch.parameter,
                                touch.attained,
                                negated(touch.first),
                                negated(touch.second),
                                touch.weight))
                        .toList());
    }

    private static RealRoot negated(RealRoot root) {
        return RootValue.of(Polynomial.X.negated(), root);
    }

    boolean attained() {
        return touches.stream().allMatch(Touch::attained);
    }

    /** Whether the columns of the mixture are there, earn the value against the mixture of rows and hold both rows to it. */
    boolean holds(List<Points> columns) {
        BigDecimal first = BigDecimal.ZERO;
        BigDecimal second = BigDecimal.ZERO;
        BigDecimal weights = BigDecimal.ZERO;
        for (Touch touch : touches) {
            Points points = columns.get(touch.source);
            boolean limit = points instanceof Points.Sequence && !touch.attained;
            RationalFunction x = points.first();
            RationalFunction z = points.second();
            if (touch.weight.compareTo(Rational.ZERO) < 0
                    || !touch.first.equals(
                            limit ? RealRoot.of(x.limit(true).orElseThrow()) : RootValue.of(x, touch.parameter))
                    || !touch.second.equals(
                            limit ? RealRoot.of(z.limit(true).orElseThrow()) : RootValue.of(z, touch.parameter)))
                return false;
            BigDecimal earned = decimal(touch.first)
                    .multiply(decimal(mixture))
                    .add(decimal(touch.second).multiply(BigDecimal.ONE.subtract(decimal(mixture))));
            if (!same(earned, decimal(value))) return false;
            weights = weights.add(decimal(touch.weight));
            first = first.add(decimal(touch.weight).multiply(decimal(touch.first)));
            second = second.add(decimal(touch.weight).multiply(decimal(touch.second)));
        }
        return same(weights, BigDecimal.ONE) && same(first.max(second), decimal(value));
    }

    private static BigDecimal decimal(RealRoot root) {
        return root.near(2 * PLACES);
    }

    private static boolean same(BigDecimal a, BigDecimal b) {
        return a.subtract(b).abs().compareTo(BigDecimal.ONE.movePointLeft(PLACES)) < 0;
    }

    /** Whether the mixture is one and no column earns less than the value against it. */
    boolean provedAgainst(List<Points> columns) {
        if (mixture.compareTo(Rational.ZERO) < 0 || mixture.compareTo(Rational.ONE) > 0) return false;
        mixture.near(PLACES);
        value.near(PLACES);
        List<Rational> near = List.of(mixture.low(), mixture.high());
        for (int s = 0; s < columns.size(); s++) {
            int source = s;
            List<Touch> here =
                    touches.stream().filter(touch -> touch.source == source).toList();
            boolean fine = switch (columns.get(s)) {
                case Points.Single(Rational x, Rational z) ->
                    !here.isEmpty()
                            || near.stream().allMatch(p -> above(new Spot(x, z, source, Rational.ZERO, true).mixed(p)));
                case Points.Sequence sequence -> near.stream().allMatch(p -> alongSequence(sequence, p, here));
                case Points.Curve curve -> onCurve(curve, near, here);
            };
            if (!fine) return false;
        }
        return true;
    }

    private boolean above(Rational payoff) {
        return payoff.compareTo(value.high()) > 0;
    }

    /** All numbers of a sequence but the one in the mixture lie higher; or its limit, which is in the mixture, is the infimum. */
    private boolean alongSequence(Points.Sequence sequence, Rational p, List<Touch> here) {
        RationalFunction line = sequence.mixed(p);
        BigInteger from = sequence.from();
        for (Touch touch : here) {
            if (!touch.attained) {
                Infimum all = Infimum.of(line, from);
                return all.value().isPresent() && all.value().equals(line.limit(true));
            }
            BigInteger n = touch.parameter.rational().numerator();
            if (n.subtract(from).compareTo(BigInteger.valueOf(MOST_BEFORE)) > 0) return false;
            for (BigInteger k = from; k.compareTo(n) < 0; k = k.add(BigInteger.ONE))
                if (!above(Infimum.at(line, k))) return false;
            from = n.add(BigInteger.ONE);
        }
        return Infimum.of(line, from).value().filter(this::above).isPresent();
    }

    /** Near a place in the mixture the line is convex, or rises from an end; elsewhere it lies above the value. */
    private boolean onCurve(Points.Curve curve, List<Rational> near, List<Touch> here) {
        Rational reach = curve.high().minus(curve.low()).over(8);
        for (int attempt = 0; attempt < 10; attempt++, reach = reach.over(4)) {
            Rational width = reach;
            if (near.stream().allMatch(p -> onCurve(curve, curve.mixed(p), here, width))) return true;
        }
        return false;
    }

    private boolean onCurve(Points.Curve curve, RationalFunction line, List<Touch> here, Rational width) {
        Rational reached = curve.low();
        RationalFunction slope = line.derivative();
        RationalFunction over = line.minus(RationalFunction.constant(value.high()));
        List<Touch> rising =
                here.stream().sorted(Comparator.comparing(Touch::parameter)).toList();
        for (Touch touch : rising) {
            touch.parameter.near(PLACES);
            Rational left = touch.parameter.low().minus(width).max(curve.low());
            Rational right = touch.parameter.high().plus(width).min(curve.high());
            boolean low = touch.parameter.compareTo(curve.low()) == 0;
            boolean high = touch.parameter.compareTo(curve.high()) == 0;
            boolean kept = low
                    ? positive(slope, left, right)
                    : high ? positive(slope.negated(), left, right) : positive(slope.derivative(), left, right);
            if (!kept || left.compareTo(reached) < 0) return false;
            if (left.compareTo(reached) > 0 && !positive(over, reached, left)) return false;
            reached = right;
        }
        return reached.compareTo(curve.high()) == 0 || positive(over, reached, curve.high());
    }

    /** Whether a function without poles between the two is positive there, at the two as well where they are no poles. */
    private static boolean positive(RationalFunction f, Rational from, Rational to) {
        return f.at(from.plus(to).times(Rational.HALF))
                        .filter(Rational::isPositive)
                        .isPresent()
                && f.numerator().isolatedRoots().stream()
                        .noneMatch(r -> r.compareTo(from) >= 0 && r.compareTo(to) <= 0);
    }
}
