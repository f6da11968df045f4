package hissho.zerosum.question;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.words.Message;
import hissho.zerosum.invariance.Duplicates;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.DecimalReading;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.DominationCheck;
import hissho.zerosum.method.IteratedDominance;
import hissho.zerosum.method.Reductions;
import hissho.zerosum.method.WeightTransfer;
import hissho.zerosum.question.MatrixQuestion.Line;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Domination: which lines are dominated and by what, proposed mixtures and sequences, iterated elimination. */
final class DominationFacts {

    private final Asked asked;
    private final MatrixGame game;
    private final Dominance.Mode mode;
    private final DominationCheck check;
    private final Supplier<IteratedDominance> result;
    private final Supplier<List<Reductions.Rest>> ends;

    private DominationFacts(Asked asked) {
        this.asked = asked;
        this.game = asked.game;
        this.mode = asked.question.choices().mode();
        this.check = new DominationCheck(game, asked.progress);
        this.result = new Once<>(
                () -> IteratedDominance.of(game, mode, asked.question.choices().strictOnly(), asked.progress));
        this.ends = new Once<>(() -> Reductions.all(game, mode, asked.progress));
    }

    static Facts of(Asked asked) {
        DominationFacts made = new DominationFacts(asked);
        return made.elimination().putAll(made.target()).putAll(made.mixtures());
    }

    private Facts elimination() {
        return new Facts()
                .put("steps", Compare.accepted(expected -> valid(claims(Node.root(expected)))), this::steps)
                .put(
                        "rounds",
                        Compare.accepted(expected -> rounds(Node.root(expected))),
                        () -> check.rounds().stream()
                                .map(round -> InOrder.of(
                                        "by", asked.rows.name(round.by()), "remove", asked.rows.names(round.remove())))
                                .toList())
                .put(
                        "reduced",
                        inSomeOrder(
                                Compare.EXACT,
                                rest -> game.restricted(rest.rows(), rest.columns())
                                        .payoffs()),
                        () -> result.get().reduced().payoffs())
                .put(
                        "reducedRows",
                        inSomeOrder(asked.rows.list(), rest -> asked.rows.names(rest.rows())),
                        () -> asked.rows.names(result.get().rows()))
                .put(
                        "reducedCols",
                        inSomeOrder(asked.columns.list(), rest -> asked.columns.names(rest.columns())),
                        () -> asked.columns.names(result.get().columns()))
                .put("dominatedRows", asked.rows.set(), () -> asked.rows.names(dominated(game)))
                .put("dominatedCols", asked.columns.set(), () -> asked.columns.names(dominated(game.reversed())))
                .put("notDominated", tested().set(), () -> tested().names(others(dominated(side()))))
                .put("duplicateRows", asked.rows.groups(), () -> duplicates(game, asked.rows))
                .put("duplicateCols", asked.columns.groups(), () -> duplicates(game.reversed(), asked.columns))
                .put("dominatedRow", aLine(game, asked.rows), () -> firstRemoved(true))
                .put("dominatedCol", aLine(game.reversed(), asked.columns), () -> firstRemoved(false));
    }

    // ---- the elimination

    /** What is left may depend on the order of weak dominations: every order is right. */
    private Compare inSomeOrder(Compare compare, Function<Reductions.Rest, Object> part) {
        return (answered, expected) -> compare.agree(answered, expected)
                || ends.get().stream().anyMatch(rest -> compare.agree(part.apply(rest), expected));
    }

    private List<Map<String, Object>> steps() {
        return result.get().steps().stream()
                .map(step -> {
                    LineNames names = step.isRow() ? asked.rows : asked.columns;
                    return InOrder.of(
                            "remove", step.isRow() ? "row" : "col",
                            "index", names.name(step.index()),
                            "by", names.weights(step.by()),
                            "strictlyDominated", step.strict(),
                            "certificateStrict", step.strictMixture());
                })
                .toList();
    }

    private List<DominationCheck.Claim> claims(Node steps) {
        return steps.list().stream()
                .map(step -> MatrixKind.step(step, asked.rows, asked.columns))
                .toList();
    }

    /** Whether each step strikes out a line that is there and that its mixture of lines that are there dominates. */
    private boolean valid(List<DominationCheck.Claim> claims) {
        return check.valid(claims, mode);
    }

    /** Where only strict domination counts, every mixture has to be better everywhere. */
    private List<DominationCheck.Claim> asStrictAsAsked(List<DominationCheck.Claim> claims) {
        if (!asked.question.choices().strictOnly()) return claims;
        return claims.stream()
                .map(claim -> new DominationCheck.Claim(
                        claim.isRow(),
                        claim.index(),
                        claim.by(),
                        claim.strict(),
                        Optional.of(claim.strictMixture().orElse(true))))
                .toList();
    }

    private boolean rounds(Node rounds) {
        return check.validRounds(rounds.list().stream()
                .map(round -> new DominationCheck.Round(
                        asked.rows.index(round.get("by")), asked.rows.indices(round.get("remove"))))
                .toList());
    }

    private List<Integer> dominated(MatrixGame lines) {
        return IntStream.range(0, lines.height())
                .filter(k -> isDominated(lines, k))
                .boxed()
                .toList();
    }

    /** Whether a line is dominated in the sense that was asked for: by single lines or by mixtures, strictly or not. */
    private boolean isDominated(MatrixGame lines, int line) {
        boolean strictOnly = asked.question.choices().strictOnly();
        if (strictOnly && mode == Dominance.Mode.MIXED) return Dominance.strictly(lines, line, asked.progress);
        return Dominance.find(lines, line, mode, asked.progress)
                .filter(by -> !strictOnly || Dominance.strict(lines, line, by))
                .isPresent();
    }

    private List<Integer> others(List<Integer> some) {
        return IntStream.range(0, side().height())
                .boxed()
                .filter(k -> !some.contains(k))
                .toList();
    }

    private static List<List<Object>> duplicates(MatrixGame game, LineNames names) {
        return Duplicates.of(game.payoffs()).rows().stream()
                .filter(group -> group.size() > 1)
                .map(names::names)
                .toList();
    }

    private Compare aLine(MatrixGame lines, LineNames names) {
        return Compare.accepted(
                expected -> Dominance.find(lines, names.index(expected), Dominance.Mode.MIXED, asked.progress)
                        .isPresent());
    }

    private Object firstRemoved(boolean row) {
        return result.get().steps().stream()
                .filter(step -> step.isRow() == row)
                .map(step -> (row ? asked.rows : asked.columns).name(step.index()))
                .findFirst()
                .orElseThrow(() -> new NotAnswered(Message.of("matrix.unknown.nothing-removed")));
    }

    // ---- one line under test

    private Optional<Line> line() {
        return asked.question.domination().target();
    }

    private boolean isRow() {
        return line().map(Line::isRow).orElse(true);
    }

    private LineNames tested() {
        return isRow() ? asked.rows : asked.columns;
    }

    /** The game in which the lines under test are rows. */
    private MatrixGame side() {
        return isRow() ? game : game.reversed();
    }

    private int needLine() {
        return line().orElseThrow(() -> Asked.unasked("target")).index();
    }

    /** The mixture that was proposed, or one that dominates the line under test. */
    private Optional<RationalVector> found() {
        return asked.question.domination().by().or(() -> Dominance.find(side(), needLine(), mode, asked.progress));
    }

    private boolean dominates(RationalVector given) {
        RationalVector by = DominationCheck.meant(game, isRow(), needLine(), given);
        return by.isDistribution() && by.get(needLine()).isZero() && Dominance.dominates(side(), needLine(), by);
    }

    private boolean targetDominated() {
        if (asked.question.domination().by().isPresent())
            return found().filter(this::dominates)
                    .filter(by -> mode == Dominance.Mode.MIXED || by.support().size() == 1)
                    .filter(by -> !asked.question.choices().strictOnly() || Dominance.strict(side(), needLine(), by))
                    .isPresent();
        return isDominated(side(), needLine());
    }

    private Facts target() {
        return new Facts()
                .put("dominated", this::targetDominated)
                .put("strictlyDominated", () -> Dominance.strictly(side(), needLine(), asked.progress))
                .put(
                        "certificateStrict",
                        () -> found().filter(by -> Dominance.strict(side(), needLine(), by))
                                .isPresent())
                .put(
                        "valid",
                        () -> line().isPresent()
                                ? targetDominated()
                                : asked.question
                                        .domination()
                                        .steps()
                                        .map(claims -> valid(asStrictAsAsked(claims)))
                                        .orElseGet(() -> valid(claims(Node.root(steps())))))
                .put(
                        "weaklyDominatedBy",
                        tested().set(),
                        () -> tested().names(Dominance.dominators(side(), needLine())))
                .put(
                        "by",
                        Compare.accepted(expected -> line().isPresent()
                                ? dominates(tested().weights(Node.root(expected)))
                                : dominates(Node.root(expected))),
                        () -> shown(tested()::weights, step -> names(step).weights(step.by())))
                .put(
                        "mixture",
                        (answered, expected) -> asked.question.domination().by().isPresent()
                                ? Compare.EXACT.agree(answered, expected)
                                : isMixture(Node.root(expected).vector()),
                        () -> shown(
                                by -> signed(side().columnPayoffs(by)),
                                step -> step.isRow() ? game.columnPayoffs(step.by()) : game.rowPayoffs(step.by())))
                .put("transferred", () -> handover().after())
                .put("payoffsBefore", () -> payoffs(given()))
                .put("payoffsAfter", () -> payoffs(handover().after()));
    }

    private LineNames names(IteratedDominance.Step step) {
        return step.isRow() ? asked.rows : asked.columns;
    }

    /** Something about the mixture for the line under test, or else about that of the first step. */
    private <T> @Nullable T shown(Function<RationalVector, T> ofLine, Function<IteratedDominance.Step, T> ofStep) {
        return line().isPresent()
                ? found().map(ofLine).orElse(null)
                : result.get().steps().stream().findFirst().map(ofStep).orElse(null);
    }

    /** Weights for the one line they dominate, or a map from lines to such weights. */
    private boolean dominates(Node expected) {
        boolean several = expected.fields().keySet().stream()
                .allMatch(key -> expected.find(key).filter(Node::isMap).isPresent());
        if (!several)
            return somethingDominated(game, asked.rows, expected)
                    || somethingDominated(game.reversed(), asked.columns, expected);
        return expected.fields().keySet().stream().allMatch(key -> {
            Node weights = expected.get(key);
            return dominated(game, asked.rows, key, weights) || dominated(game.reversed(), asked.columns, key, weights);
        });
    }

    private static boolean dominated(MatrixGame game, LineNames names, String line, Node weights) {
        int index = names.index((Object) line);
        RationalVector by = DominationCheck.meant(game, true, index, names.weights(weights));
        return by.isDistribution() && by.get(index).isZero() && Dominance.dominates(game, index, by);
    }

    private static boolean somethingDominated(MatrixGame game, LineNames names, Node expected) {
        RationalVector given = names.weights(expected);
        return IntStream.range(0, game.height()).anyMatch(k -> {
            RationalVector by = DominationCheck.meant(game, true, k, given);
            return by.isDistribution() && by.get(k).isZero() && Dominance.dominates(game, k, by);
        });
    }

    /** Whether payoffs are those of a mixture that dominates the line under test, or else any line. */
    private boolean isMixture(RationalVector payoffs) {
        if (line().isPresent()) return check.isDominatingMixture(side(), needLine(), signed(payoffs));
        return IntStream.range(0, game.height()).anyMatch(k -> check.isDominatingMixture(game, k, payoffs))
                || IntStream.range(0, game.width())
                        .anyMatch(k -> check.isDominatingMixture(game.reversed(), k, payoffs.negated()));
    }

    private RationalVector signed(RationalVector payoffs) {
        return isRow() ? payoffs : payoffs.negated();
    }

    /** The line whose weight is to be handed over, or else the line under test. */
    private Line handed() {
        return asked.question
                .transfer()
                .map(row -> new Line(true, row))
                .or(this::line)
                .orElseThrow(() -> Asked.unasked("transfer"));
    }

    /** The strategy whose weight on that line is handed over. */
    private RationalVector given() {
        return handed().isRow()
                ? asked.p().orElseGet(() -> asked.pair().row().weights())
                : asked.q().orElseGet(() -> asked.pair().column().weights());
    }

    private WeightTransfer handover() {
        return asked.question
                .handover(handed(), given(), asked.progress)
                .orElseThrow(() -> new NotAnswered(Message.of("matrix.unknown.not-dominated")));
    }

    private RationalVector payoffs(RationalVector strategy) {
        return handed().isRow() ? game.columnPayoffs(strategy) : game.rowPayoffs(strategy);
    }

    // ---- several strategies of II

    private List<RationalVector> given(int least) {
        List<RationalVector> mixtures = asked.question.domination().mixtures();
        if (mixtures.size() < least) throw Asked.unasked("mixtures");
        return mixtures.stream()
                .map(q -> DecimalReading.judged(
                        q, asked.solution().columns().strategies(), asked.solution()::isOptimalColumn))
                .toList();
    }

    private Facts mixtures() {
        return new Facts()
                .put(
                        "mixturePayoffs",
                        () -> given(1).stream().map(game::rowPayoffs).toList())
                .put(
                        "mixturesOptimal",
                        () -> given(1).stream()
                                .allMatch(q ->
                                        q.isDistribution() && asked.solution().isOptimalColumn(new Mixed(q))))
                .put(
                        "secondDominatesFirst",
                        () -> game.rowPayoffs(given(2).get(1)).minus(game.rowPayoffs(given(2).get(0))).stream()
                                .noneMatch(Rational::isPositive));
    }
}
