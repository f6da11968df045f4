package hissho.bargaining;

import hissho.algebra.RealRoot;
import hissho.certificate.Certificate;
import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.fact.Nested;
import hissho.fact.NotAnswered;
import hissho.kind.Answer;
import hissho.kind.Parts;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A bimatrix game without side payments, solved by transfer at a rate of exchange; its curve is told under the budget of the solving. */
record LambdaAnswer(CooperativeGame game, Once<LambdaTransfer> found, Progress progress) implements Answer {

    LambdaAnswer(CooperativeGame game, LambdaTransfer solution, Progress progress) {
        this(game, new Once<>(() -> solution), progress);
    }

    static LambdaAnswer of(CooperativeGame game, Progress progress) {
        return new LambdaAnswer(game, new Once<>(() -> LambdaTransfer.of(game, progress)), progress);
    }

    LambdaTransfer solution() {
        return found.get();
    }

    static List<String> keys() {
        List<String> keys = new ArrayList<>(LambdaFacts.KEYS);
        keys.addAll(LambdaFacts.MORE);
        keys.addAll(LambdaFacts.CURVE);
        keys.addAll(SetFacts.KEYS);
        keys.addAll(List.of("tu", "ntu", "tuPayoffNtuFeasible", "nashSolution", "nashSolutionThreat"));
        return keys;
    }

    @Override
    public Facts facts(Progress progress) {
        Facts facts = SetFacts.of(game)
                .putAll(LambdaFacts.of(game, this::solution, progress))
                .putAll(LambdaFacts.more(game, this::solution, progress))
                .putAll(LambdaFacts.curve(game, progress));
        Nested.put(facts, "ntu", () -> LambdaFacts.of(game, this::solution, progress));
        Once<TuSolution> tu = new Once<>(() -> TuSolution.of(game, Rational.ONE, progress));
        Nested.put(facts, "tu", () -> TuFacts.of(game, tu.get()));
        facts.put("tuPayoffNtuFeasible", () -> game.hull().contains(tu.get().split()));
        game.asked().threatPoint().ifPresent(threat -> facts.put("nashSolution", () -> nash(threat)));
        // what needs no rate is found first, so that it is told even where the rate is not found in time
        for (String key : List.of("pareto", "tu", "tuPayoffNtuFeasible"))
            facts.find(key).ifPresent(Fact::value);
        return facts.family("nashSolutionThreat", digits -> nash(ofDigits(digits)));
    }

    private List<Rational> nash(Point threat) {
        if (!game.hull().contains(threat))
            throw new NotAnswered(Message.of("bargaining.not-feasible", threat.toString()));
        return PolygonNash.of(game.hull(), threat).facts();
    }

    /** A threat point written as two digits, one for each player. */
    private static Point ofDigits(int digits) {
        if (digits > 99) throw new NotAnswered(Message.of("bargaining.two-digits", digits));
        return new Point(Rational.of(digits / 10), Rational.of(digits % 10));
    }

    @Override
    public Certificate certificate(Progress progress) {
        return new LambdaProof(game, solution()).certificate(progress);
    }

    @Override
    public Message title() {
        return Message.of("bargaining.lambda-transfer.title");
    }

    @Override
    public Message headline() {
        if (!solution().exists()) {
            return limits().entrySet().stream()
                    .findFirst()
                    .map(limit -> Message.of(
                            "bargaining.lambda-transfer." + limit.getKey(),
                            game.players().get(0),
                            limit.getValue().x(),
                            game.players().get(1),
                            limit.getValue().y()))
                    .orElse(Message.of("bargaining.lambda-transfer.limit"));
        }
        Point payoff = solution().payoff().orElseThrow();
        String low = solution().low().orElseThrow().brief();
        Object[] both = {game.players().get(0), payoff.x(), game.players().get(1), payoff.y(), low};
        if (solution().isUnique()) return Message.of("bargaining.lambda-transfer.headline", both);
        if (solution().openAtZero() || solution().unbounded())
            return Message.of(
                    "bargaining.lambda-transfer."
                            + (!solution().openAtZero() ? "from-on" : solution().unbounded() ? "every" : "up-to"),
                    both[0],
                    both[1],
                    both[2],
                    both[3],
                    low,
                    solution().high().map(RealRoot::brief).orElse(""));
        return Message.of(
                "bargaining.lambda-transfer.interval",
                both[0],
                both[1],
                both[2],
                both[3],
                low,
                solution().high().map(RealRoot::brief).orElse("∞"));
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
                "curveFeasible",
                "pointMixture",
                "partners");
    }

    @Override
    public Optional<Message> verdict(Facts facts) {
        return AskedPoints.verdict(facts);
    }

    /** The feasible limits of the split, by their facts, where no rate gives a feasible split. */
    private Map<String, Point> limits() {
        Facts facts = LambdaFacts.more(game, this::solution, progress);
        Map<String, Point> limits = new LinkedHashMap<>();
        for (String key : List.of("limitLambdaTo0", "limitLambdaToInfinity"))
            limit(facts, key).filter(game.hull()::contains).ifPresent(limit -> limits.put(key, limit));
        return limits;
    }

    private static Optional<Point> limit(Facts facts, String key) {
        try {
            List<?> both = facts.get(key, List.class);
            return Optional.of(new Point((Rational) both.get(0), (Rational) both.get(1)));
        } catch (NotAnswered none) {
            return Optional.empty();
        }
    }

    /** The split while the rate runs around this one. */
    private Block curve(Rational middle, Words words) {
        List<Point> splits = new ArrayList<>();
        for (int k = -16; k <= 16; k++)
            splits.add(
                    LambdaTransfer.split(game, middle.times(Rational.of(11, 10).power(k)), progress));
        return new Block.Picture(
                CooperativeFigures.curve(
                        game,
                        splits,
                        solution().payoff().or(() -> limits().values().stream().findFirst()),
                        !solution().exists(),
                        words),
                words.say("bargaining.figure.curve"));
    }

    @Override
    public List<Section> sections(Words words) {
        List<Section> sections = new ArrayList<>(AskedPoints.sections(game, words));
        sections.add(why(words));
        sections.add(CooperativeFigures.feasible(game, words));
        return sections;
    }

    @Override
    public void sections(Facts facts, Words words, Parts parts) {
        parts.addAll(AskedPoints.sections(game, words));
        parts.add(() -> Optional.of(why(words)));
        parts.add(() -> Optional.of(CooperativeFigures.feasible(game, words)));
    }

    private Section why(Words words) {
        List<Block> blocks = new ArrayList<>();
        Optional<Rational> rate = solution().rate();
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
            blocks.add(curve(rate.get(), words));
        } else {
            blocks.add(new Block.Paragraph(
                    words.say(solution().exists() ? "bargaining.lambda.irrational" : "bargaining.lambda.limit")));
            blocks.add(curve(
                    solution()
                            .low()
                            .map(root -> Rational.ofExactly(root.doubleValue()))
                            .orElse(Rational.ONE),
                    words));
        }
        game.asked()
                .threatPoint()
                .ifPresent(threat -> blocks.add(new Block.Picture(
                        CooperativeFigures.nash(game, threat, words), words.say("bargaining.figure.nash-caption"))));
        return new Section(words.say("bargaining.section.why"), blocks);
    }
}
