package hissho.bargaining;

import hissho.algebra.RealRoot;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.fact.Nested;
import hissho.fact.Roots;
import hissho.kind.Answer;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.parametric.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A bimatrix game without side payments, solved by transfer at a rate of exchange; its curve is told under the budget of the solving. */
record LambdaAnswer(CooperativeGame game, LambdaTransfer solution, Progress progress) implements Answer {

    static LambdaAnswer of(CooperativeGame game, Progress progress) {
        return new LambdaAnswer(game, LambdaTransfer.of(game, progress), progress);
    }

    static List<String> keys() {
        List<String> keys = new ArrayList<>(LambdaFacts.KEYS);
        keys.addAll(LambdaFacts.MORE);
        keys.addAll(LambdaFacts.CURVE);
        keys.addAll(SetFacts.KEYS);
        keys.addAll(List.of("tu", "ntu", "tuPayoffNtuFeasible", "nashSolution"));
        return keys;
    }

    @Override
    public Facts facts(Progress progress) {
        Facts facts = SetFacts.of(game)
                .putAll(LambdaFacts.of(game, () -> solution, progress))
                .putAll(LambdaFacts.more(game, () -> solution, progress))
                .putAll(LambdaFacts.curve(game, progress));
        Nested.put(facts, "ntu", () -> LambdaFacts.of(game, () -> solution, progress));
        Once<TuSolution> tu = new Once<>(() -> TuSolution.of(game, Rational.ONE, progress));
        Nested.put(facts, "tu", () -> TuFacts.of(game, tu.get()));
        facts.put("tuPayoffNtuFeasible", () -> game.hull().contains(tu.get().split()));
        game.asked()
                .threatPoint()
                .ifPresent(threat -> facts.put("nashSolution", () -> {
                    if (!game.hull().contains(threat))
                        throw new hissho.fact.NotAnswered(Message.of("bargaining.not-feasible", threat.toString()));
                    return PolygonNash.of(game.hull(), threat).facts();
                }));
        return facts;
    }

    @Override
    public Certificate certificate(Progress progress) {
        Map<String, Object> data = InOrder.of();
        boolean holds = solution.exists() ? rates(progress, data) : noRate(progress);
        return new Certificate.SecondWay(
                holds,
                Extent.everything(),
                Message.of(solution.exists() ? "bargaining.certificate.lambda" : "bargaining.certificate.limit"),
                data);
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
            if (new Span(solution.low(), solution.high()).isProper())
                rates.add(new Span(solution.low(), solution.high()).inside(0));
            else return false;
        }
        boolean holds = !rates.isEmpty();
        List<Object> checked = new ArrayList<>();
        for (Rational rate : rates.stream().distinct().toList()) {
            progress.check();
            if (rate.signum() <= 0) return false;
            GameProgram.Optimum threats = GameProgram.solve(game.threatMatrix(rate), progress);
            TuSolution at = new TuSolution(
                    rate,
                    game.total(rate),
                    threats.value(),
                    List.of(threats.row()),
                    List.of(threats.column()),
                    false,
                    TuSolution.split(rate, game.total(rate), threats.value()));
            holds &= at.holds(game) && at.split().equals(payoff);
            checked.add(InOrder.of(
                    "lambda",
                    rate,
                    "sigma",
                    at.sigma(),
                    "delta",
                    at.delta(),
                    "p",
                    threats.row(),
                    "q",
                    threats.column()));
        }
        data.put("rates", checked);
        return holds && ends(progress, payoff);
    }

    /** Just outside a rational end the split is not the payoff. */
    private boolean ends(Progress progress, Point payoff) {
        Rational little = Rational.of(1, 1_000_000);
        boolean below = solution.openAtZero()
                || !solution.low().orElseThrow().isRational()
                || !LambdaTransfer.split(
                                game,
                                solution.low().orElseThrow().rational().times(Rational.ONE.minus(little)),
                                progress)
                        .equals(payoff);
        boolean above = solution.high().isEmpty()
                || !solution.high().get().isRational()
                || !LambdaTransfer.split(
                                game, solution.high().get().rational().times(Rational.ONE.plus(little)), progress)
                        .equals(payoff);
        return below && above;
    }

    /** An irrational rate lies where the threat game's value crosses rate a - b. */
    private boolean irrational(Progress progress, Point vertex, Map<String, Object> data) {
        RealRoot rate = solution.low().orElseThrow();
        Span around = LambdaFacts.around(rate);
        Rational low = around.low().orElseThrow().rational();
        Rational high = around.high().orElseThrow().rational();
        data.put("between", List.of(low, high));
        return game.hull().vertices().contains(vertex)
                && sign(low, vertex, progress) * sign(high, vertex, progress) < 0;
    }

    private int sign(Rational rate, Point vertex, Progress progress) {
        Rational value = GameProgram.solve(game.threatMatrix(rate), progress).value();
        return value.minus(rate.times(vertex.x()).minus(vertex.y())).signum();
    }

    /** No rate: the search is repeated at many rates, of which none gives a feasible split. */
    private boolean noRate(Progress progress) {
        Hull hull = game.hull();
        for (int k = -20; k <= 20; k++) {
            progress.check();
            Rational rate = Rational.of(3, 2).power(k);
            if (hull.contains(LambdaTransfer.split(game, rate, progress))) return false;
        }
        return true;
    }

    @Override
    public Message title() {
        return Message.of("bargaining.lambda-transfer.title");
    }

    @Override
    public Message headline() {
        if (!solution.exists()) return Message.of("bargaining.lambda-transfer.limit");
        Point payoff = solution.payoff().orElseThrow();
        String low = solution.low().orElseThrow().write("x");
        Object[] both = {game.players().get(0), payoff.x(), game.players().get(1), payoff.y(), low};
        if (solution.isUnique()) return Message.of("bargaining.lambda-transfer.headline", both);
        return Message.of(
                "bargaining.lambda-transfer.interval",
                both[0],
                both[1],
                both[2],
                both[3],
                low,
                solution.high().map(high -> high.write("x")).orElse("∞"));
    }

    @Override
    public List<String> told() {
        return List.of(
                "payoff",
                "case",
                "lambda",
                "lambdaInterval",
                "lambdaExists",
                "atLambda",
                "sigmaLambda",
                "deltaLambda",
                "threatI",
                "threatII",
                "disagreementPoints",
                "jointMixture",
                "fixedThreatCells",
                "threatPoint",
                "tuPayoffNtuFeasible",
                "limitLambdaTo0",
                "limitLambdaToInfinity",
                "nashSolution",
                "curveSigma",
                "curveDelta",
                "curvePhi",
                "curveFeasible");
    }

    @Override
    public List<Section> sections(Words words) {
        List<Block> blocks = new ArrayList<>();
        Optional<Rational> rate = solution.rate();
        if (rate.isPresent()) {
            TuSolution at = TuSolution.of(game, rate.get(), progress);
            blocks.add(new Block.Paragraph(words.say(
                    "bargaining.lambda.why",
                    rate.get(),
                    at.sigma(),
                    at.delta(),
                    at.split().toString())));
            blocks.add(new Block.Picture(
                    CooperativeFigures.split(game, at, words), words.say("bargaining.figure.lambda", rate.get())));
            List<Point> splits = new ArrayList<>();
            for (int k = -16; k <= 16; k++)
                splits.add(LambdaTransfer.split(
                        game, rate.get().times(Rational.of(11, 10).power(k)), progress));
            blocks.add(new Block.Picture(
                    CooperativeFigures.curve(game, splits, at.split()), words.say("bargaining.figure.curve")));
        } else
            blocks.add(new Block.Paragraph(
                    words.say(solution.exists() ? "bargaining.lambda.irrational" : "bargaining.lambda.limit")));
        return List.of(
                new Section(words.say("bargaining.section.why"), blocks), CooperativeFigures.feasible(game, words));
    }
}
