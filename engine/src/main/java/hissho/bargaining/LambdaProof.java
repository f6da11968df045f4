package hissho.bargaining;

import hissho.algebra.RealRoot;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Roots;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.parametric.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * That rates of exchange serve: at each of them the split of the threat game's value is the payoff. A mixture that secures rate a - b
 * at both ends of an interval secures it between, because both sides are linear in the rate; so one pair of mixtures proves a whole
 * interval. That no other rate serves is only tried near the ends.
 */
record LambdaProof(CooperativeGame game, LambdaTransfer solution) {

    private static final int TRIED = 20;

    Certificate certificate(Progress progress) {
        Map<String, Object> data = InOrder.of();
        if (!solution.exists())
            return new Certificate.SecondWay(
                    noRate(progress),
                    new Extent.Part(Message.of("bargaining.certificate.limit-part", 2 * TRIED + 1)),
                    Message.of("bargaining.certificate.limit", 2 * TRIED + 1),
                    data);
        boolean holds = rates(progress, data);
        String part = solution.isUnique()
                ? "bargaining.certificate.lambda-one"
                : data.containsKey("throughout")
                        ? "bargaining.certificate.lambda-throughout"
                        : "bargaining.certificate.lambda-ends";
        return new Certificate.SecondWay(
                holds, new Extent.Part(Message.of(part)), Message.of("bargaining.certificate.lambda"), data);
    }

    /** At the ends of the interval of rates, and between, both guarantees of the threat game and the supporting line are checked. */
    private boolean rates(Progress progress, Map<String, Object> data) {
        Point payoff = solution.payoff().orElseThrow();
        data.put("payoff", payoff.facts());
        data.put(
                "lambdaInterval",
                Objects.requireNonNull(Roots.plain(List.of(
                        solution.low().orElseThrow(),
                        solution.high().<Object>map(x -> x).orElse("infinity")))));
        if (!game.hull().isPareto(payoff)
                || solution.unbounded() != solution.high().isEmpty()) return false;
        data.put("jointMixture", CellFacts.parts(game, payoff));
        if (solution.isUnique() && !solution.low().orElseThrow().isRational())
            return irrational(progress, payoff, data);
        List<Rational> rates = new ArrayList<>();
        solution.rate().ifPresent(rates::add);
        solution.high().filter(RealRoot::isRational).ifPresent(high -> rates.add(high.rational()));
        if (!solution.isUnique()) {
            Span span = new Span(solution.low(), solution.high());
            if (!span.isProper()) return false;
            rates.add(span.inside(0));
            throughout(progress, payoff, data);
        }
        boolean holds = !rates.isEmpty();
        List<Object> checked = new ArrayList<>();
        for (Rational rate : rates.stream().distinct().toList()) {
            progress.check();
            if (rate.signum() <= 0) return false;
            holds &= at(rate, payoff, checked, progress);
        }
        data.put("rates", checked);
        return holds && ends(progress, payoff);
    }

    private boolean at(Rational rate, Point payoff, List<Object> checked, Progress progress) {
        GameProgram.Optimum threats = GameProgram.solve(game.threatMatrix(rate), progress);
        TuSolution at = new TuSolution(
                rate,
                game.total(rate),
                threats.value(),
                List.of(threats.row()),
                List.of(threats.column()),
                false,
                TuSolution.split(rate, game.total(rate), threats.value()));
        checked.add(InOrder.of(
                "lambda", rate, "sigma", at.sigma(), "delta", at.delta(), "p", threats.row(), "q", threats.column()));
        return at.holds(game) && at.split().equals(payoff);
    }

    /** One pair of mixtures that secures rate a - b at both ends, where there is one and the ends are rational. */
    private void throughout(Progress progress, Point payoff, Map<String, Object> data) {
        RealRoot least = solution.low().orElseThrow();
        boolean rational =
                least.isRational() && solution.high().map(RealRoot::isRational).orElse(true);
        if (!rational) return;
        RationalMatrix low = above(least.rational(), payoff);
        RationalMatrix high = solution.high()
                .map(end -> above(end.rational(), payoff))
                .orElseGet(() -> RationalMatrix.generate(
                        game.height(),
                        game.width(),
                        (i, j) -> game.cell(i, j).x().minus(payoff.x())));
        int m = game.height();
        int n = game.width();
        GameProgram.Optimum first = GameProgram.solve(
                RationalMatrix.generate(m, 2 * n, (i, j) -> j < n ? low.get(i, j) : high.get(i, j - n)), progress);
        GameProgram.Optimum second = GameProgram.solve(
                RationalMatrix.generate(2 * m, n, (i, j) -> i < m ? low.get(i, j) : high.get(i - m, j)), progress);
        boolean best = isBest(least.rational(), payoff)
                && solution.high()
                        .map(end -> isBest(end.rational(), payoff))
                        .orElseGet(() -> game.cells().stream().allMatch(c -> c.x().compareTo(payoff.x()) <= 0));
        if (best && first.value().signum() >= 0 && second.value().signum() <= 0)
            data.put("throughout", InOrder.of("p", first.row(), "q", second.column()));
    }

    /** What each pair of threats pays at a rate above rate a - b. */
    private RationalMatrix above(Rational rate, Point payoff) {
        RationalMatrix threats = game.threatMatrix(rate);
        Rational wanted = rate.times(payoff.x()).minus(payoff.y());
        return RationalMatrix.generate(
                game.height(), game.width(), (i, j) -> threats.get(i, j).minus(wanted));
    }

    private boolean isBest(Rational rate, Point payoff) {
        return rate.times(payoff.x()).plus(payoff.y()).equals(game.total(rate));
    }

    /** Just outside a rational end the split is not the payoff. */
    private boolean ends(Progress progress, Point payoff) {
        Rational little = Rational.of(1, 1_000_000);
        boolean below = solution.openAtZero()
                || outside(solution.low().orElseThrow(), Rational.ONE.minus(little), payoff, progress);
        return below
                && solution.high()
                        .map(high -> outside(high, Rational.ONE.plus(little), payoff, progress))
                        .orElse(true);
    }

    private boolean outside(RealRoot end, Rational factor, Point payoff, Progress progress) {
        return !end.isRational()
                || !LambdaTransfer.split(game, end.rational().times(factor), progress)
                        .equals(payoff);
    }

    /** An irrational rate lies where the threat game's value crosses rate a - b. */
    private boolean irrational(Progress progress, Point vertex, Map<String, Object> data) {
        RealRoot rate = solution.low().orElseThrow();
        Span around = LambdaFacts.around(rate);
        Rational low = around.low().orElseThrow().rational();
        Rational high = around.high().orElseThrow().rational();
        data.put("between", List.of(low, high));
        return game.hull().vertices().contains(vertex)
                && isBest(low, vertex)
                && isBest(high, vertex)
                && sign(low, vertex, progress) * sign(high, vertex, progress) < 0;
    }

    private int sign(Rational rate, Point vertex, Progress progress) {
        Rational value = GameProgram.solve(game.threatMatrix(rate), progress).value();
        return value.minus(rate.times(vertex.x()).minus(vertex.y())).signum();
    }

    /** No rate: at many rates, from small to large, the split is not feasible. */
    private boolean noRate(Progress progress) {
        Hull hull = game.hull();
        for (int k = -TRIED; k <= TRIED; k++) {
            progress.check();
            Rational rate = Rational.of(3, 2).power(k);
            if (hull.contains(LambdaTransfer.split(game, rate, progress))) return false;
        }
        return true;
    }
}
