package hissho.zerosum.topic;

import static hissho.zerosum.topic.MatrixTopics.about;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.PivotPaths;
import hissho.zerosum.method.PivotTableau;
import hissho.zerosum.method.PivotTableau.Place;
import hissho.zerosum.method.PivotTableau.Verdict;
import hissho.zerosum.method.SaddlePoints;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The pivot method: tableaux after given pivots, legal pivots, verdicts, invariants, all paths, alternative optima. */
final class PivotTopics {

    private static final int MOST_PATHS = 20_000;

    private PivotTopics() {}

    static List<Topic> all() {
        return List.of(pivoting("pivot-method"), pivoting("pivot-invariants"), pivoting("all-optimal-strategies"));
    }

    private static Topic pivoting(String name) {
        return about(name, PivotTopics::answers, "shift", "pivots", "pivotColumn", "candidates", "free");
    }

    /** The tableaux one by one as the pivots are made, and the first pivot that the rules forbid. */
    private record Run(List<PivotTableau> tableaux, Optional<Verdict> broken) {
        PivotTableau last() {
            return tableaux.getLast();
        }
    }

    private static Facts answers(Asked asked) {
        Rational shift = asked.input.find("shift").map(Node::rational).orElse(Rational.ZERO);
        MatrixGame game = asked.game.shifted(shift);
        Run run = run(asked.input, PivotTableau.of(game));
        PivotTableau tableau = run.last();
        Optional<Integer> column = asked.input.find("pivotColumn").map(node -> node.whole(1, tableau.width()) - 1);
        SaddlePoints saddle = SaddlePoints.of(game);
        Facts answers = asked.solved()
                .put("matrix", game::payoffs)
                .put("rowMinima", saddle::rowMinima)
                .put("valueLowerBound", saddle::maximin)
                .put("tableau", () -> told(tableau))
                .put(
                        "legalPivots",
                        Compare.SET,
                        () -> tableau.legalPivots().stream()
                                .map(place -> told(tableau, place))
                                .toList())
                .put(
                        "nextColumn",
                        nextColumn(tableau, column),
                        () -> next(tableau, column).column() + 1)
                .put(
                        "ratios",
                        ratios(tableau, column),
                        () -> ratios(tableau, next(tableau, column).column()))
                .put("nextPivot", nextPivot(tableau, column), () -> told(tableau, next(tableau, column)))
                .put(
                        "negativeRight",
                        Compare.SET,
                        () -> IntStream.range(0, tableau.height())
                                .filter(i -> tableau.right(i).isNegative())
                                .mapToObj(i -> i + 1)
                                .toList())
                .put("terminal", tableau::terminal)
                .put("corner", tableau::corner)
                .put(
                        "cornerHistory",
                        () -> run.tableaux.stream().map(PivotTableau::corner).toList())
                .put("shiftedValue", () -> asked.solution().value().plus(shift))
                .put("outcome", () -> asked.solution().value().plus(shift).isPositive() ? "optimal" : "unbounded")
                .put("bottomUnderX", borders(tableau, true), () -> border(tableau, true, false))
                .put("rightBesideY", borders(tableau, false), () -> border(tableau, false, false))
                .put(
                        "zeroRightRows",
                        Compare.SET,
                        () -> IntStream.range(0, tableau.height())
                                .filter(i -> tableau.right(i).isZero())
                                .mapToObj(i -> tableau.left().get(i).toString())
                                .toList())
                .put(
                        "zeroBottomCols",
                        Compare.SET,
                        () -> IntStream.range(0, tableau.width())
                                .filter(j -> tableau.bottom(j).isZero())
                                .mapToObj(j -> tableau.top().get(j).toString())
                                .toList());
        verdicts(asked.input, run, answers);
        paths(tableau, answers);
        return alternatives(asked, tableau, answers);
    }

    private static Run run(Node input, PivotTableau start) {
        boolean free = input.find("free").map(Node::truth).orElse(false);
        List<PivotTableau> tableaux = new ArrayList<>(List.of(start));
        Optional<Verdict> broken = Optional.empty();
        for (Node node : input.find("pivots").map(Node::list).orElse(List.of())) {
            Place place = place(node);
            PivotTableau at = tableaux.getLast();
            Verdict verdict = at.judge(place);
            if (verdict != Verdict.LEGAL && broken.isEmpty()) broken = Optional.of(verdict);
            if (verdict == Verdict.ON_BORDER
                    || at.cells().get(place.row(), place.column()).isZero()) break;
            if (verdict != Verdict.LEGAL && !free && !completing(at, place)) break;
            tableaux.add(at.after(place));
        }
        return new Run(tableaux, broken);
    }

    /** Pivots beyond the last tableau that keep both borders from becoming negative lead to other optimal strategies. */
    private static boolean completing(PivotTableau at, Place place) {
        return at.terminal()
                && at.after(place).terminal()
                && IntStream.range(0, at.height())
                        .noneMatch(i -> at.after(place).right(i).isNegative());
    }

    private static Place place(Node node) {
        List<Node> pair = node.list(2, 2);
        return new Place(pair.get(0).whole(1, 1_000_000) - 1, pair.get(1).whole(1, 1_000_000) - 1);
    }

    private static void verdicts(Node input, Run run, Facts answers) {
        List<Verdict> candidates = input.find("candidates").map(Node::list).orElse(List.of()).stream()
                .map(node -> run.last().judge(place(node)))
                .toList();
        Verdict first = candidates.isEmpty() ? run.broken.orElse(Verdict.LEGAL) : candidates.getFirst();
        answers.put("verdicts", () -> candidates.stream().map(Verdict::code).toList())
                .put("verdict", first::code)
                .put(
                        "legal",
                        () -> candidates.isEmpty()
                                ? run.broken.isEmpty()
                                : candidates.stream().allMatch(v -> v == Verdict.LEGAL));
    }

    static Map<String, Object> told(PivotTableau tableau) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("top", tableau.top().stream().map(Object::toString).toList());
        told.put("left", tableau.left().stream().map(Object::toString).toList());
        told.put("rows", tableau.cells());
        return told;
    }

    private static Map<String, Object> told(PivotTableau tableau, Place place) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("row", place.row() + 1);
        told.put("col", place.column() + 1);
        told.put("pivot", tableau.cells().get(place.row(), place.column()));
        return told;
    }

    /** The next pivot in the column that was asked for, or in the first with a negative bottom entry. */
    private static Place next(PivotTableau tableau, Optional<Integer> column) {
        int j = column.orElseGet(() -> IntStream.range(0, tableau.width())
                .filter(k -> tableau.bottom(k).isNegative())
                .findFirst()
                .orElseThrow(() -> new NotAnswered("no pivot is left to make")));
        return tableau.minimumRatioRows(j).stream()
                .findFirst()
                .map(i -> new Place(i, j))
                .orElseThrow(() -> new NotAnswered("the column has no positive entry"));
    }

    /** The columns a next pivot may be in. */
    private static List<Integer> open(PivotTableau tableau, Optional<Integer> column) {
        return column.map(List::of)
                .orElseGet(() -> IntStream.range(0, tableau.width())
                        .filter(j -> tableau.bottom(j).isNegative())
                        .boxed()
                        .toList());
    }

    private static Compare nextColumn(PivotTableau tableau, Optional<Integer> column) {
        return Compare.accepted(expected ->
                open(tableau, column).contains(Node.root(expected).whole(1, tableau.width()) - 1));
    }

    private static Map<String, Rational> ratios(PivotTableau tableau, int column) {
        Map<String, Rational> ratios = new LinkedHashMap<>();
        for (int i = 0; i < tableau.height(); i++) {
            Optional<Rational> ratio = tableau.ratio(i, column);
            if (ratio.isPresent()) ratios.put(Integer.toString(i + 1), ratio.get());
        }
        return ratios;
    }

    private static Compare ratios(PivotTableau tableau, Optional<Integer> column) {
        return (answered, expected) ->
                open(tableau, column).stream().anyMatch(j -> Compare.EXACT.agree(ratios(tableau, j), expected));
    }

    private static Compare nextPivot(PivotTableau tableau, Optional<Integer> column) {
        return (answered, expected) -> open(tableau, column).stream()
                .flatMap(j -> tableau.minimumRatioRows(j).stream().map(i -> told(tableau, new Place(i, j))))
                .anyMatch(pivot -> Compare.EXACT.agree(pivot, expected));
    }

    /** The border entries whose sum is the corner, by place or by label. */
    private static List<Rational> border(PivotTableau tableau, boolean bottom, boolean byLabel) {
        List<PivotTableau.Label> labels = bottom ? tableau.top() : tableau.left();
        return IntStream.range(0, labels.size())
                .filter(k -> labels.get(k).first() == bottom)
                .boxed()
                .sorted((a, b) -> byLabel
                        ? Integer.compare(labels.get(a).index(), labels.get(b).index())
                        : Integer.compare(a, b))
                .map(k -> bottom ? tableau.bottom(k) : tableau.right(k))
                .toList();
    }

    private static Compare borders(PivotTableau tableau, boolean bottom) {
        return (answered, expected) -> Compare.EXACT.agree(border(tableau, bottom, false), expected)
                || Compare.EXACT.agree(border(tableau, bottom, true), expected);
    }

    private static void paths(PivotTableau tableau, Facts answers) {
        Once<List<PivotPaths.Path>> paths = new Once<>(() -> PivotPaths.all(tableau, MOST_PATHS, Progress.none())
                .orElseThrow(() -> new NotAnswered("more than " + MOST_PATHS + " pivot sequences")));
        answers.put(
                        "paths",
                        Compare.SET,
                        () -> paths.get().stream()
                                .map(path -> LearnerTopics.parts(
                                        "pivots",
                                        path.pivots().stream()
                                                .map(p -> List.of(p.row() + 1, p.column() + 1))
                                                .toList(),
                                        "corners",
                                        path.corners()))
                                .toList())
                .put("count", () -> paths.get().size())
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
                        () -> IntStream.range(0, tableau.width())
                                .filter(j -> tableau.bottom(j).isNegative())
                                .filter(j -> tableau.minimumRatioRows(j).size() > 1)
                                .boxed()
                                .flatMap(j ->
                                        tableau.minimumRatioRows(j).stream().map(i -> List.of(i + 1, j + 1)))
                                .toList());
    }

    private static Facts alternatives(Asked asked, PivotTableau tableau, Facts answers) {
        Once<Set<RationalVector>> extreme = new Once<>(() -> {
            Set<RationalVector> all = new HashSet<>();
            for (Mixed p : asked.solution().rows().strategies()) all.add(p.weights());
            return all;
        });
        boolean given = tableau.terminal() && !tableau.corner().isZero();
        Once<RationalVector> first =
                new Once<>(() -> given ? tableau.row() : asked.solution().row().weights());
        answers.put(
                "first",
                given
                        ? Compare.EXACT
                        : Compare.accepted(expected ->
                                extreme.get().contains(Node.root(expected).vector())),
                first);
        answers.put(
                "alternatives",
                (answered, expected) -> {
                    Set<RationalVector> theirs = new HashSet<>();
                    for (Node node : Node.root(expected).list()) theirs.add(node.vector());
                    boolean others = extreme.get().containsAll(theirs)
                            && theirs.size() == extreme.get().size() - 1;
                    return others && !(given && theirs.contains(first.get()));
                },
                () -> extreme.get().stream().filter(p -> !p.equals(first.get())).toList());
        return answers;
    }
}
