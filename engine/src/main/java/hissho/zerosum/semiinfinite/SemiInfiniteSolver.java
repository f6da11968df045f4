package hissho.zerosum.semiinfinite;

import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Solves games with two rows and infinitely many columns: the game with a few columns is solved, the lowest line at its mixture is
 * added, until no line lies lower. Limits of sequences take part as columns of the closure. On curves, where the lowest place
 * may move forever, a pure reply on the diagonal or a simple fraction near the mixture is tried and then proved exactly.
 */
final class SemiInfiniteSolver {

    private static final int MOST_ROUNDS = 120;

    /** From so many bits on an end that is drawn in is taken for irrational. */
    private static final int LONG = 200;

    /** Numbers of so many bits stand for all that are farther out. */
    private static final int FAR = 20;

    private final List<Points> columns;
    private final Bounded bounded;
    private final Progress progress;
    private final Set<Spot> spots = new LinkedHashSet<>();

    private SemiInfiniteSolver(List<Points> columns, Bounded bounded, Progress progress) {
        this.columns = columns;
        this.bounded = bounded;
        this.progress = progress;
    }

    /** What is found: bounds that agree where the value is known exactly, the mixture of rows, and columns with weights. */
    record Found(Rational lower, Rational upper, List<Rational> mixtures, List<Spot> spots, RationalVector weights) {}

    /** The solution, or nothing where every mixture of the two rows can be made to lose without bound. */
    static Optional<Found> solve(List<Points> columns, Progress progress) {
        return Bounded.of(columns).map(bounded -> new SemiInfiniteSolver(columns, bounded, progress).run());
    }

    private Found run() {
        for (Rational p : List.of(Rational.ONE, Rational.ZERO, Rational.HALF)) look(p);
        for (Rational p : List.of(bounded.low(), bounded.high())) {
            Optional<Found> proved = proved(p);
            if (proved.isPresent()) return widened(proved.get());
        }
        for (Rational p : diagonalMixtures()) {
            look(p);
            Optional<Found> proved = proved(p);
            if (proved.isPresent()) return widened(proved.get());
        }
        Rational lower = null;
        Rational best = Rational.HALF;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            progress.check();
            MatrixSolution restricted = restricted();
            int before = spots.size();
            spots.addAll(Lowest.falling(columns, restricted.row().get(0)));
            Rational p = bounded.nearest(manageable(restricted.row().get(0)));
            Optional<Lowest> lowest = Lowest.at(columns, p);
            while (lowest.isEmpty()) {
                progress.check();
                p = p.plus(bounded.middle()).times(Rational.HALF);
                lowest = Lowest.at(columns, p);
            }
            if (lowest.get().exact() && lowest.get().bound().compareTo(restricted.value()) >= 0)
                return widened(found(restricted));
            if (lower == null || lowest.get().bound().compareTo(lower) > 0) {
                lower = lowest.get().bound();
                best = p;
            }
            spots.addAll(lowest.get().spots());
            if (spots.size() == before) break;
            if (round % 12 == 11) {
                Optional<Found> proved = guess(p);
                if (proved.isPresent()) return widened(proved.get());
            }
            if (restricted.value().minus(lower).compareTo(Lowest.TOLERANCE) < 0) break;
        }
        MatrixSolution last = restricted();
        Optional<Found> proved = guess(last.row().get(0));
        if (proved.isPresent()) return widened(proved.get());
        Found near = found(last);
        if (bounded.isPoint()) return forced(near);
        return lower == null ? near : new Found(lower, near.upper, List.of(best), near.spots, near.weights);
    }

    /**
     * Where only one mixture of rows is safe from unbounded loss, the value is what it secures, by the minimax theorem. The other player
     * comes near it with strategies far out on a sequence, which stand here for its missing limit.
     */
    private Found forced(Found near) {
        Optional<Lowest> lowest = Lowest.at(columns, bounded.low()).filter(Lowest::exact);
        if (lowest.isEmpty()) return near;
        Rational value = lowest.get().bound();
        List<Spot> marked = near.spots.stream()
                .map(spot -> spot.attained()
                                && Points.isEndless(columns.get(spot.source()), spot.parameter())
                                && isFar(columns.get(spot.source()), spot.parameter())
                        ? new Spot(spot.x(), spot.z(), spot.source(), spot.parameter(), false)
                        : spot)
                .toList();
        return new Found(value, value, List.of(bounded.low()), marked, near.weights);
    }

    /** Whether a strategy only stands for what lies farther out, or nearer to an end. */
    private static boolean isFar(Points points, Rational parameter) {
        if (!(points instanceof Points.Curve curve))
            return parameter.numerator().bitLength() > FAR;
        Rational near = curve.high().minus(curve.low()).times(Rational.of(1, 1L << FAR));
        return curve.poles().stream()
                .anyMatch(end -> parameter.minus(end).absolute().compareTo(near) < 0);
    }

    private void look(Rational p) {
        Lowest.at(columns, p).ifPresent(lowest -> spots.addAll(lowest.spots()));
        if (spots.isEmpty())
            for (int s = 0; s < columns.size(); s++)
                switch (columns.get(s)) {
                    case Points.Single(Rational x, Rational z) -> spots.add(new Spot(x, z, s, Rational.ZERO, true));
                    case Points.Sequence sequence -> spots.add(Lowest.spot(sequence, s, sequence.from()));
                    case Points.Curve curve ->
                        spots.add(Lowest.spot(curve, s, curve.beside(curve.low(), Rational.HALF)));
                }
    }

    private MatrixSolution restricted() {
        List<Spot> list = List.copyOf(spots);
        return MatrixSolver.solve(
                MatrixGame.of(RationalMatrix.generate(
                        2,
                        list.size(),
                        (i, j) -> i == 0 ? list.get(j).x() : list.get(j).z())),
                progress);
    }

    private Found found(MatrixSolution restricted) {
        List<Spot> list = List.copyOf(spots);
        List<Spot> used = restricted.column().support().stream().map(list::get).toList();
        RationalVector weights = RationalVector.of(restricted.column().support().stream()
                .map(restricted.column()::get)
                .toList());
        List<Rational> mixtures =
                restricted.rows().strategies().stream().map(m -> m.get(0)).toList();
        return new Found(restricted.value(), restricted.value(), mixtures, used, weights);
    }

    /** Checks a mixture of rows exactly: whether the columns known reach as low as the lowest line allows. */
    private Optional<Found> proved(Rational p) {
        if (p.isNegative() || p.compareTo(Rational.ONE) > 0) return Optional.empty();
        Optional<Lowest> lowest = Lowest.at(columns, p);
        if (lowest.isEmpty() || !lowest.get().exact()) return Optional.empty();
        spots.addAll(lowest.get().spots());
        MatrixSolution restricted = restricted();
        return restricted.value().equals(lowest.get().bound()) ? Optional.of(found(restricted)) : Optional.empty();
    }

    private Optional<Found> guess(Rational p) {
        for (long denominators : new long[] {20, 200, 5_000, 100_000}) {
            Optional<Found> found = proved(nearest(p, denominators));
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /** On curves the mixtures of ever more columns have ever longer denominators; a near one serves as well to look from. */
    private Rational manageable(Rational p) {
        boolean curved = columns.stream().anyMatch(points -> points instanceof Points.Curve);
        return curved && p.denominator().bitLength() > 40 ? nearest(p, 1L << 40) : p;
    }

    /** The best fraction with a denominator up to so large, by the continued fraction. */
    private static Rational nearest(Rational x, long most) {
        BigInteger limit = BigInteger.valueOf(most);
        BigInteger h0 = BigInteger.ZERO;
        BigInteger h1 = BigInteger.ONE;
        BigInteger k0 = BigInteger.ONE;
        BigInteger k1 = BigInteger.ZERO;
        Rational rest = x;
        while (true) {
            BigInteger a = rest.floor();
            BigInteger h = a.multiply(h1).add(h0);
            BigInteger k = a.multiply(k1).add(k0);
            if (k.compareTo(limit) > 0) return Rational.of(h1, k1);
            h0 = h1;
            h1 = h;
            k0 = k1;
            k1 = k;
            rest = rest.minus(Rational.of(a));
            if (rest.isZero()) return Rational.of(h, k);
            rest = rest.inverse();
        }
    }

    /** The mixtures whose line touches a curve where it meets the diagonal, for rational places: candidates for a pure reply. */
    private List<Rational> diagonalMixtures() {
        List<Rational> mixtures = new ArrayList<>();
        for (Points points : columns) {
            if (!(points instanceof Points.Curve curve)) continue;
            RationalFunction gap = curve.first().minus(curve.second());
            for (RealRoot root : gap.numerator().realRoots()) {
                if (!root.isRational() || root.compareTo(curve.low()) < 0 || root.compareTo(curve.high()) > 0) continue;
                Optional<Rational> x = curve.first().derivative().at(root.rational());
                Optional<Rational> z = curve.second().derivative().at(root.rational());
                if (x.isEmpty() || z.isEmpty() || x.get().equals(z.get())) continue;
                mixtures.add(z.get().over(z.get().minus(x.get())));
            }
        }
        return mixtures;
    }

    /** Makes sure that both ends of the optimal mixtures of rows are optimal against all columns, cutting them back if not. */
    private Found widened(Found found) {
        if (found.mixtures.size() == 1) return found;
        for (Spot spot : found.spots) {
            Optional<Rational> only = touching(spot);
            if (only.isPresent())
                return new Found(found.lower, found.upper, List.of(only.get()), found.spots, found.weights);
        }
        Found now = found;
        for (int round = 0; round < MOST_ROUNDS && now.mixtures.size() > 1; round++) {
            progress.check();
            now = drawnIn(now);
            int before = spots.size();
            for (Rational p : now.mixtures)
                if (!secures(p, now.lower)) {
                    spots.addAll(Lowest.falling(columns, p));
                    Lowest.at(columns, p).ifPresent(lowest -> spots.addAll(lowest.spots()));
                }
            if (spots.size() == before) return now;
            if (now.mixtures.stream().anyMatch(p -> p.denominator().bitLength() > LONG)) break;
            now = found(restricted());
        }
        Found last = now;
        List<Rational> sure =
                now.mixtures.stream().filter(p -> secures(p, last.lower)).toList();
        if (sure.isEmpty()) return now;
        List<Rational> ends = now.mixtures.stream()
                .map(p -> sure.contains(p) ? p : near(sure.getFirst(), p, last.lower))
                .distinct()
                .toList();
        return new Found(now.lower, now.upper, ends, now.spots, now.weights);
    }

    /** A mixture that secures the value, near the last that does on the way to one that does not: an irrational end is approached. */
    private Rational near(Rational sure, Rational beyond, Rational value) {
        Rational inside = sure;
        Rational outside = nearest(beyond, 1L << 30);
        for (int step = 0; step < 30; step++) {
            progress.check();
            Rational middle = inside.plus(outside).times(Rational.HALF);
            if (secures(middle, value)) inside = middle;
            else outside = middle;
        }
        return inside;
    }

    private boolean secures(Rational p, Rational value) {
        return Lowest.at(columns, p)
                .filter(lowest -> lowest.bound().compareTo(value) >= 0)
                .isPresent();
    }

    /**
     * The end of a curve is lowest for the mixtures on one side of that whose line touches the curve there. A mixture beyond it that
     * does not secure the value is drawn in to the touching one where that does.
     */
    private Found drawnIn(Found given) {
        Found found = new Found(
                given.lower,
                given.upper,
                given.mixtures.stream().map(this::finite).distinct().toList(),
                given.spots,
                given.weights);
        List<Rational> touches = found.spots.stream()
                .flatMap(spot -> slope(spot).stream())
                .filter(p -> found.mixtures.stream().anyMatch(end -> end.compareTo(p) < 0)
                        && found.mixtures.stream().anyMatch(end -> end.compareTo(p) > 0)
                        && secures(p, found.lower))
                .toList();
        if (touches.isEmpty()) return found;
        List<Rational> ends = found.mixtures.stream()
                .map(p -> secures(p, found.lower) ? p : touches.getFirst())
                .distinct()
                .toList();
        return new Found(found.lower, found.upper, ends, found.spots, found.weights);
    }

    /** A mixture outside the interval where the envelope is finite gives way to its end, where the envelope is finite there. */
    private Rational finite(Rational p) {
        Rational end = bounded.nearest(p);
        return Lowest.at(columns, end).isPresent() ? end : p;
    }

    /** An optimal reply inside a curve is lowest only for the one mixture whose line touches the curve there. */
    private Optional<Rational> touching(Spot spot) {
        boolean inside = columns.get(spot.source()) instanceof Points.Curve curve
                && !spot.parameter().equals(curve.low())
                && !spot.parameter().equals(curve.high());
        return inside ? slope(spot) : Optional.empty();
    }

    /** The mixture whose line touches the curve at this place. */
    private Optional<Rational> slope(Spot spot) {
        if (!(columns.get(spot.source()) instanceof Points.Curve curve)) return Optional.empty();
        Rational y = spot.parameter();
        Rational x = curve.first().derivative().at(y).orElseThrow();
        Rational z = curve.second().derivative().at(y).orElseThrow();
        return x.equals(z) ? Optional.empty() : Optional.of(z.over(z.minus(x)));
    }

    /** Strategies of a curve that the mixture p holds to exactly the value: its rational places, some of them where all do. */
    private static List<Spot> onCurve(Points.Curve curve, int source, Rational p, Rational value) {
        RationalFunction above = curve.mixed(p).minus(RationalFunction.constant(value));
        List<Rational> places = new ArrayList<>();
        if (above.isZero())
            for (int k = 0; k <= 16; k++)
                places.add(curve.low().plus(curve.high().minus(curve.low()).times(Rational.of(k, 16))));
        else for (RealRoot root : above.numerator().realRoots()) if (root.isRational()) places.add(root.rational());
        return places.stream()
                .filter(curve::holds)
                .map(place -> Lowest.spot(curve, source, place))
                .toList();
    }

    /** A mixture of strategies that are really there and concede no more than the value, where there is one. */
    static Optional<Found> attained(List<Points> columns, Found found, Progress progress) {
        Set<Spot> there = new LinkedHashSet<>();
        for (Spot spot : found.spots) if (spot.attained()) there.add(spot);
        for (Rational p : found.mixtures)
            for (int s = 0; s < columns.size(); s++)
                if (columns.get(s) instanceof Points.Sequence sequence) {
                    RationalFunction above = sequence.mixed(p).minus(RationalFunction.constant(found.upper));
                    if (above.isZero())
                        for (int n = 0; n < 50; n++)
                            there.add(Lowest.spot(sequence, s, sequence.from().add(BigInteger.valueOf(n))));
                    else
                        for (RealRoot root : above.numerator().realRoots())
                            if (root.isRational()
                                    && root.rational().isWhole()
                                    && root.rational().numerator().compareTo(sequence.from()) >= 0)
                                there.add(
                                        Lowest.spot(sequence, s, root.rational().numerator()));
                } else if (columns.get(s) instanceof Points.Curve curve)
                    there.addAll(onCurve(curve, s, p, found.upper));
                else if (columns.get(s) instanceof Points.Single(Rational x, Rational z))
                    there.add(new Spot(x, z, s, Rational.ZERO, true));
        if (there.isEmpty()) return Optional.empty();
        SemiInfiniteSolver solver =
                new SemiInfiniteSolver(columns, Bounded.of(columns).orElseThrow(), progress);
        solver.spots.addAll(there);
        MatrixSolution restricted = solver.restricted();
        if (!restricted.value().equals(found.upper)) return Optional.empty();
        Found real = solver.found(restricted);
        return Optional.of(new Found(found.lower, found.upper, found.mixtures, real.spots, real.weights));
    }
}
