package hissho.zerosum.semiinfinite;

import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import hissho.zerosum.countable.Infimum;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The best replies to a mixture of the two rows: the infimum of the columns' lines at one point, and columns near it.
 *
 * @param exact whether the bound is the infimum itself, not only a number below it by less than the tolerance
 */
record Lowest(Rational bound, boolean exact, List<Spot> spots) {

    /** How near to an irrational place on a curve the replies are taken. */
    static final Rational TOLERANCE = Rational.of(1, 1L << 40);

    /** The infimum over all columns, with one column that attains or nearly attains it; nothing where it is minus infinity. */
    static Optional<Lowest> at(List<Points> columns, Rational p) {
        Lowest best = null;
        for (int s = 0; s < columns.size(); s++) {
            Optional<Lowest> here = at(columns.get(s), s, p);
            if (here.isEmpty()) return Optional.empty();
            if (best == null || here.get().bound.compareTo(best.bound) < 0) best = here.get();
        }
        return Optional.ofNullable(best);
    }

    /** Strategies ever farther out along each sequence, or nearer to each end of a curve, on which this mixture loses without bound. */
    static List<Spot> falling(List<Points> columns, Rational p) {
        List<Spot> spots = new ArrayList<>();
        for (int s = 0; s < columns.size(); s++)
            switch (columns.get(s)) {
                case Points.Single _ -> {}
                case Points.Sequence sequence -> {
                    if (inSequence(sequence, s, p).isEmpty()) spots.addAll(far(sequence, s));
                }
                case Points.Curve curve -> {
                    for (Rational end : curve.poles()) if (falls(curve, end, p)) spots.addAll(beside(curve, s, end));
                }
            }
        return spots;
    }

    /** Whether the mixture falls without bound towards an end of a curve. */
    private static boolean falls(Points.Curve curve, Rational end, Rational p) {
        RationalFunction line = curve.towards(end, curve.mixed(p));
        return line.limit(true).isEmpty() && line.signFar(true) < 0;
    }

    private static Optional<Lowest> at(Points points, int source, Rational p) {
        return switch (points) {
            case Points.Single(Rational x, Rational z) -> {
                Spot spot = new Spot(x, z, source, Rational.ZERO, true);
                yield Optional.of(new Lowest(spot.mixed(p), true, List.of(spot)));
            }
            case Points.Sequence sequence -> inSequence(sequence, source, p);
            case Points.Curve curve -> onCurve(curve, source, p);
        };
    }

    private static Optional<Lowest> inSequence(Points.Sequence sequence, int source, Rational p) {
        RationalFunction line = sequence.mixed(p);
        Infimum infimum = Infimum.of(line, sequence.from());
        if (infimum.value().isEmpty()) return Optional.empty();
        Rational value = infimum.value().get();
        if (infimum.at().isPresent())
            return Optional.of(new Lowest(
                    value, true, List.of(spot(sequence, source, infimum.at().get()))));
        Optional<Rational> x = sequence.first().limit(true);
        Optional<Rational> z = sequence.second().limit(true);
        if (x.isPresent() && z.isPresent())
            return Optional.of(
                    new Lowest(value, true, List.of(new Spot(x.get(), z.get(), source, Rational.ZERO, false))));
        return Optional.of(new Lowest(value, true, far(sequence, source)));
    }

    static Spot spot(Points.Sequence sequence, int source, BigInteger n) {
        return new Spot(
                Infimum.at(sequence.first(), n), Infimum.at(sequence.second(), n), source, Rational.of(n), true);
    }

    /** Strategies ever farther out, where the limit has an infinite payoff and cannot stand for them. */
    private static List<Spot> far(Points.Sequence sequence, int source) {
        List<Spot> spots = new ArrayList<>();
        for (int k = 1; k <= 40; k += 3)
            spots.add(spot(sequence, source, sequence.from().add(BigInteger.ONE.shiftLeft(k))));
        return spots;
    }

    /** Strategies ever nearer to an end of a curve where payoffs grow without bound. */
    private static List<Spot> beside(Points.Curve curve, int source, Rational end) {
        List<Spot> spots = new ArrayList<>();
        for (int k = 1; k <= 40; k += 3) spots.add(spot(curve, source, curve.beside(end, Rational.of(1, 1L << k))));
        return spots;
    }

    private static Optional<Lowest> onCurve(Points.Curve curve, int source, Rational p) {
        RationalFunction line = curve.mixed(p);
        List<Rational> poles = curve.poles();
        for (Rational end : poles) if (falls(curve, end, p)) return Optional.empty();
        List<Rational> places = new ArrayList<>();
        for (Rational end : List.of(curve.low(), curve.high())) if (line.at(end).isPresent()) places.add(end);
        if (places.isEmpty()) places.add(curve.low().plus(curve.high()).times(Rational.HALF));
        List<RealRoot> irrational = new ArrayList<>();
        for (RealRoot root : line.derivative().numerator().realRoots()) {
            if (root.compareTo(curve.low()) <= 0 || root.compareTo(curve.high()) >= 0) continue;
            if (root.isRational()) places.add(root.rational());
            else irrational.add(root);
        }
        Rational best = places.getFirst();
        for (Rational y : places)
            if (line.at(y).orElseThrow().compareTo(line.at(best).orElseThrow()) < 0) best = y;
        Rational least = line.at(best).orElseThrow();
        boolean exact = true;
        for (RealRoot root : irrational) {
            Rational near = near(root);
            if (line.at(near).orElseThrow().compareTo(least) < 0) {
                best = near;
                least = line.at(near).orElseThrow();
                exact = false;
            }
        }
        Rational bound = exact ? least : least.minus(slack(line, best));
        List<Spot> spots = poles.contains(best) ? beside(curve, source, best) : List.of(spot(curve, source, best));
        return Optional.of(new Lowest(bound, exact, spots));
    }

    static Spot spot(Points.Curve curve, int source, Rational y) {
        return new Spot(
                curve.first().at(y).orElseThrow(), curve.second().at(y).orElseThrow(), source, y, curve.holds(y));
    }

    private static Rational near(RealRoot root) {
        root.doubleValue();
        return root.high();
    }

    /** How much lower the true minimum can be than at a place this near: proved by counting roots, doubling until none is left. */
    private static Rational slack(RationalFunction line, Rational near) {
        Rational slack = TOLERANCE.times(TOLERANCE);
        Rational least = line.at(near).orElseThrow();
        Rational left = near.minus(TOLERANCE);
        Rational right = near.plus(TOLERANCE);
        while (true) {
            RationalFunction above = line.minus(RationalFunction.constant(least.minus(slack)));
            boolean crossed = above.numerator().realRoots().stream()
                    .anyMatch(r -> r.compareTo(left) >= 0 && r.compareTo(right) <= 0);
            if (!crossed) return slack;
            slack = slack.times(4);
        }
    }
}
