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
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.PivotPaths;
import hissho.zerosum.method.PivotTableau;
import hissho.zerosum.method.PivotTableau.Place;
import hissho.zerosum.method.PivotTableau.Verdict;
import hissho.zerosum.method.SaddlePoints;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The pivot method: tableaux after given pivots, legal pivots, verdicts, invariants, all paths, alternative optima. */
final class PivotFacts {

    private static final int MOST_PATHS = 20_000;

    private final Asked asked;
    private final Supplier<Rational> shift;
    private final Supplier<PivotRun> run;
    private final Supplier<List<PivotPaths.Path>> paths;

    private PivotFacts(Asked asked) {
        this.asked = asked;
        this.shift = () -> PivotRun.shift(asked.question);
        this.run = new Once<>(() -> PivotRun.of(asked.question, asked.progress));
        this.paths = new Once<>(() -> PivotPaths.all(tableau(), MOST_PATHS, asked.progress)
                .orElseThrow(() -> new NotAnswered(Message.of("matrix.unknown.paths", MOST_PATHS))));
    }

    static Facts of(Asked asked) {
        PivotFacts made = new PivotFacts(asked);
        return made.tableaux().putAll(made.verdicts()).putAll(made.paths()).putAll(made.alternatives());
    }

    private PivotTableau tableau() {
        return run.get().last();
    }

    private MatrixGame shifted() {
        return asked.game.shifted(shift.get());
    }

    // ---- the tableau in hand

    private Facts tableaux() {
        return new Facts()
                .put("shifted", () -> shifted().payoffs())
                .put("shiftedRowMin", () -> SaddlePoints.of(shifted()).rowMinima())
                .put("shiftedMaximin", () -> SaddlePoints.of(shifted()).maximin())
                .put("shiftedValue", () -> asked.value().plus(shift.get()))
                .put("programOutcome", () -> asked.value().plus(shift.get()).isPositive() ? "optimal" : "unbounded")
                .put(
                        "tableau",
                        () -> InOrder.of(
                                "top",
                                        tableau().top().stream()
                                                .map(Object::toString)
                                                .toList(),
                                "left",
                                        tableau().left().stream()
                                                .map(Object::toString)
                                                .toList(),
                                "rows", tableau().cells()))
                .put(
                        "legalPivots",
                        Compare.SET,
                        () -> tableau().legalPivots().stream().map(this::told).toList())
                .put(
                        "nextColumn",
                        Compare.accepted(expected -> open().contains(
                                        Node.root(expected).whole(1, tableau().width()) - 1)),
                        () -> next().column() + 1)
                .put(
                        "ratios",
                        (answered, expected) -> open().stream().anyMatch(j -> Compare.EXACT.agree(ratios(j), expected)),
                        () -> ratios(next().column()))
                .put(
                        "nextPivot",
                        (answered, expected) -> open().stream()
                                .flatMap(j ->
                                        tableau().minimumRatioRows(j).stream().map(i -> told(new Place(i, j))))
                                .anyMatch(pivot -> Compare.EXACT.agree(pivot, expected)),
                        () -> told(next()))
                .put(
                        "negativeRight",
                        Compare.SET,
                        () -> rows(i -> tableau().right(i).isNegative())
                                .map(i -> i + 1)
                                .toList())
                .put("terminal", () -> tableau().terminal())
                .put("corner", () -> tableau().corner())
                .put(
                        "cornerHistory",
                        () -> run.get().tableaux().stream()
                                .map(PivotTableau::corner)
                                .toList())
                .put("bottomUnderX", border(true), () -> border(true, false))
                .put("rightBesideY", border(false), () -> border(false, false))
                .put(
                        "zeroRightRows",
                        Compare.SET,
                        () -> rows(i -> tableau().right(i).isZero())
                                .map(i -> tableau().left().get(i).toString())
                                .toList())
                .put(
                        "zeroBottomCols",
                        Compare.SET,
                        () -> columns(j -> tableau().bottom(j).isZero())
                                .map(j -> tableau().top().get(j).toString())
                                .toList());
    }

    private Stream<Integer> rows(Predicate<Integer> which) {
        return IntStream.range(0, tableau().height()).boxed().filter(which);
    }

    private Stream<Integer> columns(Predicate<Integer> which) {
        return IntStream.range(0, tableau().width()).boxed().filter(which);
    }

    private Map<String, Object> told(Place place) {
        return InOrder.of(
                "row", place.row() + 1,
                "col", place.column() + 1,
                "pivot", tableau().cells().get(place.row(), place.column()));
    }

    /** The columns a next pivot may be in: the one that was asked for, or those with a negative bottom entry. */
    private List<Integer> open() {
        Optional<Integer> column =
                asked.question.pivoting().column().filter(j -> j < tableau().width());
        return column.map(List::of)
                .orElseGet(() -> columns(j -> tableau().bottom(j).isNegative()).toList());
    }

    private Place next() {
        int j = open().stream().findFirst().orElseThrow(() -> new NotAnswered(Message.of("matrix.unknown.no-pivot")));
        return tableau().minimumRatioRows(j).stream()
                .findFirst()
                .map(i -> new Place(i, j))
                .orElseThrow(() -> new NotAnswered(Message.of("matrix.unknown.no-ratio")));
    }

    private Map<String, Rational> ratios(int column) {
        Map<String, Rational> ratios = new LinkedHashMap<>();
        for (int i = 0; i < tableau().height(); i++) {
            Optional<Rational> ratio = tableau().ratio(i, column);
            if (ratio.isPresent()) ratios.put(Integer.toString(i + 1), ratio.get());
        }
        return ratios;
    }

    /** The border entries whose sum is the corner, by place or by label. */
    private List<Rational> border(boolean bottom, boolean byLabel) {
        List<PivotTableau.Label> labels = bottom ? tableau().top() : tableau().left();
        return IntStream.range(0, labels.size())
                .filter(k -> labels.get(k).first() == bottom)
                .boxed()
                .sorted(Comparator.comparingInt(k -> byLabel ? labels.get(k).index() : k))
                .map(k -> bottom ? tableau().bottom(k) : tableau().right(k))
                .toList();
    }

    private Compare border(boolean bottom) {
        return (answered, expected) -> Compare.EXACT.agree(border(bottom, false), expected)
                || Compare.EXACT.agree(border(bottom, true), expected);
    }

    // ---- pivots to be judged

    private Facts verdicts() {
        return new Facts()
                .put("verdicts", () -> judged().stream().map(Verdict::code).toList())
                .put(
                        "pivotVerdict",
                        () -> judged().stream()
                                .findFirst()
                                .orElseGet(() -> run.get()
                                        .broken()
                                        .map(PivotRun.Broken::verdict)
                                        .orElse(Verdict.LEGAL))
                                .code())
                .put(
                        "legal",
                        () -> judged().isEmpty()
                                ? run.get().broken().isEmpty()
                                : judged().stream().allMatch(v -> v == Verdict.LEGAL));
    }

    private List<Verdict> judged() {
        return asked.question.pivoting().candidates().stream()
                .map(tableau()::judge)
                .toList();
    }

    // ---- every way through

    private Facts paths() {
        return new Facts()
                .put(
                        "paths",
                        Compare.SET,
                        () -> paths.get().stream()
                                .map(path -> InOrder.of(
                                        "pivots",
                                        path.pivots().stream()
                                                .map(p -> List.of(p.row() + 1, p.column() + 1))
                                                .toList(),
                                        "corners",
                                        path.corners()))
                                .toList())
                .put("pathCount", () -> paths.get().size())
                .put(
                        "allAgree",
                        () -> paths.get().stream()
                                        .map(path -> path.last().corner())
                                        .distinct()
                                        .count()
                                <= 1)
                .put("strategies", Compare.SET, () -> List.copyOf(PivotPaths.strategies(paths.get())))
                .put(
                        "firstTies",
                        Compare.SET,
                        () -> columns(j -> tableau().bottom(j).isNegative()
                                        && tableau().minimumRatioRows(j).size() > 1)
                                .flatMap(j ->
                                        tableau().minimumRatioRows(j).stream().map(i -> List.of(i + 1, j + 1)))
                                .toList());
    }

    // ---- other optimal strategies

    private Facts alternatives() {
        return new Facts()
                .put(
                        "firstOptimum",
                        (answered, expected) -> readOff()
                                ? Compare.EXACT.agree(answered, expected)
                                : extreme().contains(Node.root(expected).vector()),
                        this::first)
                .put(
                        "alternatives",
                        (answered, expected) -> others(expected),
                        () -> extreme().stream().filter(p -> !p.equals(first())).toList());
    }

    /** Whether the tableau in hand is a last one, from which a strategy is read off. */
    private boolean readOff() {
        return tableau().terminal() && !tableau().corner().isZero();
    }

    private RationalVector first() {
        return readOff() ? tableau().row() : asked.solution().row().weights();
    }

    private List<RationalVector> extreme() {
        if (!asked.solution().rows().complete()) throw new NotAnswered(Message.of("matrix.unknown.too-many"));
        return asked.solution().rows().strategies().stream().map(Mixed::weights).toList();
    }

    private boolean others(@Nullable Object expected) {
        Set<RationalVector> theirs = new HashSet<>();
        for (Node node : Node.root(expected).list()) theirs.add(node.vector());
        return extreme().containsAll(theirs)
                && theirs.size() == extreme().size() - 1
                && !(readOff() && theirs.contains(first()));
    }
}
