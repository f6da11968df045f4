package hissho.bargaining;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.parametric.ParametricGame;
import hissho.zerosum.parametric.Piece;
import hissho.zerosum.parametric.Span;
import hissho.zerosum.parametric.ValueFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Shapley's lambda-transfer solution without side payments: a rate at which the split of the game with side payments is itself
 * feasible. At the rate of a Pareto edge the split is compared with the edge; at the rates between, where one vertex (a,b) is
 * best, it is feasible exactly where Val(rate A - B) = rate a - b, and that value is a function of the rate in exact pieces.
 *
 * @param payoff nothing where no positive rate exists
 * @param low the least rate, zero where every small rate serves
 * @param high the largest rate, nothing where every large rate serves
 */
record LambdaTransfer(Optional<Point> payoff, Optional<RealRoot> low, Optional<RealRoot> high, boolean unbounded) {

    /** Rates that serve, from one to another, with what they pay. */
    private record Found(RealRoot low, Optional<RealRoot> high, Point payoff) {}

    static LambdaTransfer of(CooperativeGame game, Progress progress) {
        List<Point> chain = game.hull().pareto();
        List<Rational> edges = edgeRates(chain);
        List<Rational> splits = new ArrayList<>();
        List<Found> found = new ArrayList<>();
        for (int k = 0; k < edges.size(); k++) {
            Rational rate = edges.get(k);
            Point split = split(game, rate, progress);
            splits.add(split.x());
            if (split.x().compareTo(chain.get(k).x()) >= 0
                    && split.x().compareTo(chain.get(k + 1).x()) <= 0)
                found.add(new Found(RealRoot.of(rate), Optional.of(RealRoot.of(rate)), split));
        }
        for (int j = 0; j < chain.size(); j++) {
            Point vertex = chain.get(j);
            Rational x = vertex.x();
            boolean fromLeft = j == 0 || splits.get(j - 1).compareTo(x) >= 0;
            boolean toRight = j == edges.size() || splits.get(j).compareTo(x) <= 0;
            if (!fromLeft || !toRight) continue;
            Span cone = Span.of(j == 0 ? Rational.ZERO : edges.get(j - 1), j == edges.size() ? null : edges.get(j));
            ServingRates near = ServingRates.in(game, vertex, cone, progress);
            near.serving().ifPresent(span -> found.add(new Found(span.low().orElseThrow(), span.high(), vertex)));
            for (Span span : near.open()) found.addAll(inCone(game, vertex, span, progress));
        }
        return merged(found);
    }

    private static LambdaTransfer merged(List<Found> found) {
        if (found.isEmpty()) return new LambdaTransfer(Optional.empty(), Optional.empty(), Optional.empty(), false);
        RealRoot low = found.stream().map(Found::low).min(RealRoot::compareTo).orElseThrow();
        boolean unbounded = found.stream().anyMatch(each -> each.high().isEmpty());
        Optional<RealRoot> high = unbounded
                ? Optional.empty()
                : found.stream().map(each -> each.high().orElseThrow()).max(RealRoot::compareTo);
        return new LambdaTransfer(Optional.of(found.getFirst().payoff()), Optional.of(low), high, unbounded);
    }

    /** The rates of the Pareto edges, rising: minus their slopes. */
    static List<Rational> edgeRates(List<Point> chain) {
        return IntStream.range(1, chain.size())
                .mapToObj(k -> chain.get(k - 1)
                        .y()
                        .minus(chain.get(k).y())
                        .over(chain.get(k).x().minus(chain.get(k - 1).x())))
                .toList();
    }

    static Point split(CooperativeGame game, Rational rate, Progress progress) {
        Rational delta = GameProgram.solve(game.threatMatrix(rate), progress).value();
        return TuSolution.split(rate, game.total(rate), delta);
    }

    /** The value of rate A - B as a function of the rate, between two rates. */
    static ValueFunction value(CooperativeGame game, Span span, Progress progress) {
        List<List<RationalFunction>> entries = new ArrayList<>();
        for (int i = 0; i < game.height(); i++) {
            List<RationalFunction> line = new ArrayList<>();
            for (int j = 0; j < game.width(); j++) {
                Point cell = game.cell(i, j);
                line.add(RationalFunction.of(Polynomial.of(cell.y().negated(), cell.x())));
            }
            entries.add(line);
        }
        return ValueFunction.of(new ParametricGame(entries, game.rows(), game.columns(), "lambda", span), progress);
    }

    /** The rates of a vertex's cone at which the value of the threat game is rate a - b. */
    private static List<Found> inCone(CooperativeGame game, Point vertex, Span cone, Progress progress) {
        RationalFunction wanted = RationalFunction.of(Polynomial.of(vertex.y().negated(), vertex.x()));
        List<Found> found = new ArrayList<>();
        for (Piece piece : value(game, cone, progress).pieces()) {
            RationalFunction off = piece.value().minus(wanted);
            if (off.isZero()) {
                found.add(new Found(
                        piece.span().low().orElse(RealRoot.of(Rational.ZERO)),
                        piece.span().high(),
                        vertex));
                continue;
            }
            for (RealRoot root : off.numerator().realRoots())
                if (root.compareTo(Rational.ZERO) > 0 && within(piece.span(), root))
                    found.add(new Found(root, Optional.of(root), vertex));
        }
        return found;
    }

    private static boolean within(Span span, RealRoot root) {
        return span.low().map(low -> low.compareTo(root) <= 0).orElse(true)
                && span.high().map(high -> high.compareTo(root) >= 0).orElse(true);
    }

    boolean exists() {
        return payoff.isPresent();
    }

    boolean isUnique() {
        return exists() && high.isPresent() && low.equals(high);
    }

    /** Whether every small rate serves. */
    boolean openAtZero() {
        return low.map(least -> least.compareTo(Rational.ZERO) == 0).orElse(false);
    }

    /** A rational rate that serves: the least, or one inside; nothing where the only one is irrational. */
    Optional<Rational> rate() {
        if (!exists()) return Optional.empty();
        RealRoot least = low.orElseThrow();
        if (least.isRational() && !openAtZero()) return Optional.of(least.rational());
        if (isUnique()) return Optional.empty();
        if (high.isPresent() && high.get().isRational())
            return Optional.of(high.get().rational());
        return Optional.of(new Span(low, high).inside(0));
    }
}
