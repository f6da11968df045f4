package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.method.PivotTableau.Place;
import hissho.zerosum.method.PivotTableau.Verdict;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The pivot method, step by step: the tableaux, the pivots with their ratios, and the strategies read off the last borders. */
public final class PivotMethod implements Method {

    /** Larger games get too many tableaux to read. */
    private static final int MOST_CELLS = 400;

    /** One tableau and the pivot made in it, with the rules' verdict. */
    private record Stage(PivotTableau tableau, Optional<Place> pivot, Verdict verdict, boolean made) {}

    /** A run through the method: its stages and whether the value turned out not to be positive. */
    private record Run(Rational shift, List<Stage> stages, boolean unbounded) {
        PivotTableau last() {
            return stages.getLast().tableau;
        }

        boolean finished() {
            return last().terminal() && feasible(last());
        }
    }

    /** Whether no entry on the right is negative, as it stays while the rules are kept. */
    private static boolean feasible(PivotTableau tableau) {
        return IntStream.range(0, tableau.height())
                .noneMatch(i -> tableau.right(i).isNegative());
    }

    @Override
    public String name() {
        return "pivot";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        if (game.height() * game.width() > MOST_CELLS) return Argument.fails("matrix.pivot.too-large", MOST_CELLS);
        Rational shift = choices.shift().orElseGet(() -> shift(game));
        Run run = run(game, shift, choices, progress);
        if (run.unbounded || !run.finished()) return Argument.fails(words -> tell(words, game, run, Optional.empty()));
        PivotTableau last = run.last();
        OptimalPair pair =
                new OptimalPair(last.corner().inverse().minus(shift), new Mixed(last.row()), new Mixed(last.column()));
        return Argument.of(pair, words -> tell(words, game, run, Optional.of(pair)));
    }

    /** Nothing where some row is positive throughout; otherwise just enough to make every entry positive. */
    public static Rational shift(MatrixGame game) {
        if (SaddlePoints.of(game).maximin().isPositive()) return Rational.ZERO;
        return Rational.ONE.minus(Rational.of(game.payoffs().minimum().floor()));
    }

    /**
     * The chosen pivots first, as long as the rules allow them or the learner goes on freely, then the smallest ratio of a chosen
     * column, then Bland's rule to the end.
     */
    private static Run run(MatrixGame game, Rational shift, Choices choices, Progress progress) {
        List<Stage> stages = new ArrayList<>();
        PivotTableau tableau = PivotTableau.of(game.shifted(shift));
        boolean broken = false;
        for (Place place : choices.pivots().orElse(List.of())) {
            Verdict verdict = tableau.judge(place);
            boolean made = verdict == Verdict.LEGAL
                    || (choices.free()
                            && verdict != Verdict.ON_BORDER
                            && !tableau.cells().get(place.row(), place.column()).isZero());
            stages.add(new Stage(tableau, Optional.of(place), verdict, made));
            broken = !made;
            if (broken) break;
            tableau = tableau.after(place);
        }
        if (!feasible(tableau)) {
            stages.add(new Stage(tableau, Optional.empty(), Verdict.LEGAL, false));
            return new Run(shift, stages, false);
        }
        Optional<Place> next =
                broken ? tableau.automatic() : chosen(tableau, choices).or(tableau::automatic);
        while (next.isPresent()) {
            progress.check();
            stages.add(new Stage(tableau, next, Verdict.LEGAL, true));
            tableau = tableau.after(next.get());
            next = tableau.automatic();
        }
        stages.add(new Stage(tableau, Optional.empty(), Verdict.LEGAL, false));
        return new Run(shift, stages, !tableau.terminal());
    }

    /** The pivot of the column that was chosen, by the smallest ratio, where the rules allow one there. */
    private static Optional<Place> chosen(PivotTableau tableau, Choices choices) {
        return choices.pivotColumn()
                .filter(j -> j < tableau.width() && tableau.bottom(j).isNegative())
                .flatMap(j -> tableau.minimumRatioRows(j).stream().findFirst().map(i -> new Place(i, j)));
    }

    private static List<Block> tell(Words words, MatrixGame game, Run run, Optional<OptimalPair> pair) {
        List<Block.Step> steps = new ArrayList<>();
        steps.add(Block.Step.of(
                run.shift.isZero() ? words.say("matrix.pivot.no-shift") : words.say("matrix.pivot.shift", run.shift)));
        List<List<Integer>> made = new ArrayList<>();
        for (Stage stage : run.stages) {
            steps.add(step(words, stage, made));
            if (stage.made) stage.pivot.ifPresent(place -> made.add(List.of(place.row() + 1, place.column() + 1)));
        }
        if (run.unbounded) steps.add(Block.Step.of(words.say("matrix.pivot.unbounded")));
        pair.ifPresent(found -> steps.add(readOff(words, game, run, found)));
        if (pair.isPresent()) steps.add(cornerCheck(words, run.last()));
        if (pair.isPresent()) steps.add(alternatives(words, run.last()));
        return List.of(new Block.Steps(steps));
    }

    private static Block.Step step(Words words, Stage stage, List<List<Integer>> before) {
        PivotTableau tableau = stage.tableau;
        Block table = table(words, tableau, stage.pivot, before);
        if (stage.pivot.isEmpty())
            return Block.Step.of(
                    words.say(
                            !feasible(tableau)
                                    ? "matrix.pivot.infeasible"
                                    : tableau.terminal() ? "matrix.pivot.last" : "matrix.pivot.stuck",
                            tableau.corner()),
                    table);
        Place pivot = stage.pivot.get();
        if (stage.verdict == Verdict.ON_BORDER)
            return Block.Step.of(
                    words.say("matrix.pivot.verdict.on-border", pivot.row() + 1, pivot.column() + 1)
                            + " "
                            + words.say("matrix.pivot.goes-on"),
                    table);
        String left = tableau.left().get(pivot.row()).toString();
        String top = tableau.top().get(pivot.column()).toString();
        Rational entry = tableau.cells().get(pivot.row(), pivot.column());
        if (stage.verdict != Verdict.LEGAL)
            return Block.Step.of(
                    words.say(
                                    "matrix.pivot.verdict." + stage.verdict.code(),
                                    left,
                                    top,
                                    entry,
                                    tableau.bottom(pivot.column()))
                            + " "
                            + words.say(stage.made ? "matrix.pivot.made-freely" : "matrix.pivot.goes-on"),
                    table);
        return Block.Step.of(
                words.say(
                        "matrix.pivot.step",
                        top,
                        left,
                        entry,
                        ratios(words, tableau, pivot.column()),
                        tableau.corner()),
                table);
    }

    private static String ratios(Words words, PivotTableau tableau, int column) {
        return String.join(
                ", ",
                IntStream.range(0, tableau.height())
                        .boxed()
                        .flatMap(i -> tableau.ratio(i, column).stream()
                                .map(ratio -> tableau.left().get(i) + ": " + words.write(ratio)))
                        .toList());
    }

    /** The tableau with its labels and borders, the pivot marked; another one may be chosen in its body. */
    private static Block table(Words words, PivotTableau tableau, Optional<Place> pivot, List<List<Integer>> before) {
        Optional<Integer> ratioColumn = pivot.map(Place::column).filter(j -> j >= 0 && j < tableau.width());
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (int i = 0; i <= tableau.height(); i++) {
            List<Figure.Square> row = new ArrayList<>();
            for (int j = 0; j <= tableau.width(); j++) {
                boolean border = i == tableau.height() || j == tableau.width();
                Tone tone = pivot.equals(Optional.of(new Place(i, j))) ? Tone.ACCENT : border ? Tone.MUTED : Tone.PLAIN;
                row.add(new Figure.Square(words.write(tableau.cells().get(i, j)), tone));
            }
            if (ratioColumn.isPresent()) row.add(ratio(words, tableau, i, ratioColumn.get()));
            rows.add(row);
        }
        List<String> heads = new ArrayList<>(bordered(tableau.top()));
        if (ratioColumn.isPresent()) heads.add(words.say("matrix.pivot.ratio"));
        Figure.Grid grid = new Figure.Grid(bordered(tableau.left()), heads, rows)
                .picking(new Figure.Picking("pivots", before, tableau.height(), tableau.width()));
        return new Block.Picture(grid, words.say("matrix.pivot.caption", tableau.corner()))
                .marking(Tone.ACCENT, words.say("matrix.legend.pivot"))
                .marking(Tone.GOOD, words.say("matrix.legend.least-ratio"))
                .marking(Tone.MUTED, words.say("matrix.legend.no-ratio"));
    }

    /** The right border over the entry in the column of the pivot, the smallest marked; nothing where the entry is not positive. */
    private static Figure.Square ratio(Words words, PivotTableau tableau, int row, int column) {
        Optional<Rational> ratio = row < tableau.height() ? tableau.ratio(row, column) : Optional.empty();
        boolean least = tableau.minimumRatioRows(column).contains(row);
        return new Figure.Square(ratio.map(words::write).orElse(" "), least ? Tone.GOOD : Tone.MUTED);
    }

    private static List<String> bordered(List<PivotTableau.Label> labels) {
        List<String> heads =
                new ArrayList<>(labels.stream().map(Object::toString).toList());
        heads.add(" ");
        return heads;
    }

    private static Block.Step readOff(Words words, MatrixGame game, Run run, OptimalPair pair) {
        Rational corner = run.last().corner();
        return Block.Step.of(words.say(
                run.shift.isZero() ? "matrix.pivot.read" : "matrix.pivot.read-shifted",
                corner,
                corner.inverse(),
                run.shift,
                pair.value(),
                Writing.strategy(words, pair.row(), game.rows()),
                Writing.strategy(words, pair.column(), game.columns())));
    }

    /** The borders must add up to the corner, or a pivot was miscalculated. */
    private static Block.Step cornerCheck(Words words, PivotTableau last) {
        Rational bottom = IntStream.range(0, last.width())
                .filter(j -> last.top().get(j).first())
                .mapToObj(last::bottom)
                .reduce(Rational.ZERO, Rational::plus);
        Rational right = IntStream.range(0, last.height())
                .filter(i -> !last.left().get(i).first())
                .mapToObj(last::right)
                .reduce(Rational.ZERO, Rational::plus);
        boolean agree = bottom.equals(last.corner()) && right.equals(last.corner());
        return Block.Step.of(words.say(
                agree ? "matrix.pivot.corner-right" : "matrix.pivot.corner-wrong", bottom, right, last.corner()));
    }

    /** What the zeros on the borders of the last tableau say about other optimal strategies. */
    private static Block.Step alternatives(Words words, PivotTableau last) {
        boolean zeroBottom =
                IntStream.range(0, last.width()).anyMatch(j -> last.bottom(j).isZero());
        boolean zeroRight =
                IntStream.range(0, last.height()).anyMatch(i -> last.right(i).isZero());
        if (!zeroBottom && !zeroRight) return Block.Step.of(words.say("matrix.pivot.unique"));
        List<RationalVector> rows = AlternativePivots.rows(last);
        List<RationalVector> columns = AlternativePivots.columns(last);
        return Block.Step.of(words.say("matrix.pivot.alternatives", rows, columns));
    }
}
