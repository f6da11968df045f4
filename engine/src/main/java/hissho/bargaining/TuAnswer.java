package hissho.bargaining;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.fact.Nested;
import hissho.kind.Answer;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A bimatrix game with side payments, solved. */
record TuAnswer(CooperativeGame game, TuSolution solution) implements Answer {

    /** So many optimal threats of a player are told in a sentence. */
    private static final int MOST_THREATS = 6;

    static TuAnswer of(CooperativeGame game, Progress progress) {
        return new TuAnswer(game, TuSolution.of(game, Rational.ONE, progress));
    }

    static List<String> keys() {
        List<String> keys = new ArrayList<>(TuFacts.KEYS);
        keys.addAll(TuFacts.MORE);
        keys.addAll(SetFacts.KEYS);
        keys.addAll(List.of("tu", "ntu", "lambdaStar", "jointStrategy"));
        return keys;
    }

    @Override
    public Facts facts(Progress progress) {
        Facts facts =
                SetFacts.of(game).putAll(TuFacts.of(game, solution)).putAll(TuFacts.more(game, solution, progress));
        Nested.put(facts, "tu", () -> TuFacts.of(game, solution));
        Once<LambdaTransfer> transfer = new Once<>(() -> LambdaTransfer.of(game, progress));
        Once<Facts> ntu = new Once<>(() -> LambdaFacts.of(game, transfer, progress));
        Nested.put(facts, "ntu", ntu);
        facts.put(
                "lambdaStar",
                (answered, expected) -> ntu.get().find("lambda").orElseThrow().agreesWith(expected),
                () -> ntu.get().find("lambda").orElseThrow().value());
        facts.put(
                LambdaFacts.more(game, transfer, progress).find("jointStrategy").orElseThrow());
        return facts;
    }

    /** Both guarantees of the threat game; whether all extreme threats are listed is found out by trying, where the table is small. */
    @Override
    public Certificate certificate(Progress progress) {
        RationalMatrix threats = game.threatMatrix(Rational.ONE);
        Optional<Set<RationalVector>> first = ThreatCorners.of(threats, solution.delta(), progress);
        Optional<Set<RationalVector>> second = ThreatCorners.of(
                threats.transposed().map(Rational::negated), solution.delta().negated(), progress);
        boolean tried = solution.complete() && first.isPresent() && second.isPresent();
        boolean complete = !tried
                || (first.get().equals(Set.copyOf(solution.threatsI()))
                        && second.get().equals(Set.copyOf(solution.threatsII())));
        return new Certificate.SecondWay(
                solution.rate().equals(Rational.ONE) && solution.holds(game) && complete,
                tried ? Extent.everything() : new Extent.Part(Message.of("bargaining.certificate.part")),
                Message.of("bargaining.certificate.tu", solution.sigma(), solution.delta()),
                InOrder.of(
                        "threatMatrix", threats,
                        "sigma", solution.sigma(),
                        "delta", solution.delta(),
                        "threatI", solution.threatsI(),
                        "threatII", solution.threatsII(),
                        "payoff", solution.split().facts()));
    }

    @Override
    public Message title() {
        return Message.of("bargaining.tu-solution.title");
    }

    /** What the announced threats settle on, where some were announced, or which of the points can be reached. */
    @Override
    public Optional<Message> verdict(Facts facts) {
        return facts.find("settlement")
                .map(fact -> Message.of("bargaining.tu-solution.settles", Objects.requireNonNull(fact.value())))
                .or(() -> AskedPoints.verdict(facts));
    }

    @Override
    public Message headline() {
        Map<String, ?> payment = CellFacts.sidePayments(game, solution).getFirst();
        List<?> cell = (List<?>) Objects.requireNonNull(payment.get("coop"));
        Object row = game.rowName((Integer) cell.get(0) - 1);
        Object column = game.columnName((Integer) cell.get(1) - 1);
        Point split = solution.split();
        Object from = payment.get("from");
        if (from == null)
            return Message.of(
                    "bargaining.tu-solution.nothing",
                    game.players().get(0),
                    split.x(),
                    game.players().get(1),
                    split.y(),
                    row,
                    column);
        int payer = (Integer) from - 1;
        return Message.of(
                "bargaining.tu-solution.headline",
                game.players().get(0),
                split.x(),
                game.players().get(1),
                split.y(),
                row,
                column,
                game.players().get(payer),
                game.players().get(1 - payer),
                Objects.requireNonNull(payment.get("amount")));
    }

    @Override
    public List<String> told() {
        return List.of(
                "payoff",
                "sigma",
                "cooperativeStrategies",
                "delta",
                "threatI",
                "threatII",
                "disagreementPoints",
                "gain",
                "tuPayoffNtuFeasible",
                "disagreementPoint",
                "segment",
                "settlement",
                "differenceIMinusII",
                "counterThreatCredible",
                "naiveHalfOfTotal",
                "demandBackedByThreat",
                "pointMixture",
                "partners");
    }

    @Override
    public List<Section> sections(Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Steps(List.of(
                Block.Step.of(words.say("bargaining.step.total", solution.sigma())),
                new Block.Step(words.say("bargaining.step.threat"), threats(words)),
                Block.Step.of(words.say(
                        "bargaining.step.value",
                        solution.delta(),
                        folded(solution.threatsI()),
                        folded(solution.threatsII()),
                        game.players().get(0),
                        game.players().get(1))),
                Block.Step.of(words.say(
                        "bargaining.step.split",
                        solution.sigma(),
                        solution.delta(),
                        solution.split().toString())))));
        blocks.addAll(payments(words));
        blocks.add(new Block.Picture(
                CooperativeFigures.split(game, solution, words), words.say("bargaining.figure.split")));
        List<Section> sections = new ArrayList<>(AskedPoints.sections(game, words));
        sections.add(new Section(words.say("bargaining.section.why"), blocks));
        sections.add(CooperativeFigures.feasible(game, words));
        return sections;
    }

    /** The threats, of which the first stand for a list that is long to read. */
    private static Object folded(List<RationalVector> threats) {
        return threats.size() <= MOST_THREATS
                ? threats
                : Message.of("core.and-more", threats.subList(0, MOST_THREATS), threats.size() - MOST_THREATS);
    }

    private List<Block> payments(Words words) {
        List<Map<String, @Nullable Object>> payments = CellFacts.sidePayments(game, solution);
        return CutTable.of(
                words.say("bargaining.section.payments"),
                List.of(
                        words.say("bargaining.column.cell"),
                        words.say("bargaining.column.pays"),
                        words.say("bargaining.column.direction"),
                        words.say("bargaining.column.amount")),
                payments.size(),
                k -> payment(payments.get(k), words),
                words);
    }

    private List<Block.Cell> payment(Map<String, @Nullable Object> payment, Words words) {
        List<?> cell = (List<?>) Objects.requireNonNull(payment.get("coop"));
        Object from = payment.get("from");
        int row = (Integer) cell.get(0) - 1;
        int column = (Integer) cell.get(1) - 1;
        return List.of(
                Block.Cell.of(words.say("bargaining.pair", game.rowName(row), game.columnName(column))),
                Block.Cell.of(game.cell(row, column).toString()),
                Block.Cell.of(
                        from == null
                                ? words.say("bargaining.no-payment")
                                : words.say(
                                        "bargaining.pays",
                                        game.players().get((Integer) from - 1),
                                        game.players().get(2 - (Integer) from))),
                Block.Cell.of(Objects.requireNonNull(payment.get("amount")), words));
    }

    private List<Block> threats(Words words) {
        List<String> head = new ArrayList<>(List.of("A - B"));
        head.addAll(game.columns());
        RationalMatrix threats = game.threatMatrix(Rational.ONE);
        return CutTable.of(
                "A - B",
                head,
                game.height(),
                i -> {
                    List<Block.Cell> line =
                            new ArrayList<>(List.of(Block.Cell.of(game.rows().get(i))));
                    for (Rational entry : threats.row(i)) line.add(Block.Cell.of(entry, words));
                    return line;
                },
                words);
    }
}
