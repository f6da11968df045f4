package hissho.zerosum.question;

import hissho.progress.Once;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.method.PivotTableau;
import hissho.zerosum.method.PivotTableau.Place;
import hissho.zerosum.method.PivotTableau.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What a learner does in the pivot method, judged: pivots made one after another, pivots proposed, a column chosen for the next. */
final class PivotSections {

    private final MatrixQuestion question;
    private final Words words;
    private final Supplier<PivotRun> run;

    PivotSections(MatrixAnswer answer, Words words) {
        this.question = answer.question();
        this.words = words;
        this.run = new Once<>(() -> PivotRun.of(question, answer.progress()));
    }

    /** The verdict on the proposed pivots, or else on those that were made, or else on the chosen column. */
    Optional<String> verdict() {
        List<Place> candidates = question.pivoting().candidates();
        if (!candidates.isEmpty()) return Optional.of(proposed(candidates));
        Optional<List<Place>> made = question.choices().pivots().filter(pivots -> !pivots.isEmpty());
        if (made.isPresent()) return Optional.of(made(made.get().size()));
        return question.pivoting().column().map(this::chosen);
    }

    List<Section> make() {
        List<Section> sections = new ArrayList<>();
        List<Place> candidates = question.pivoting().candidates();
        if (!candidates.isEmpty())
            sections.add(Section.of(
                    words.say("matrix.section.candidates"),
                    new Block.Steps(candidates.stream()
                            .map(place -> Block.Step.of(judged(run.get().last(), place)))
                            .toList())));
        question.pivoting()
                .column()
                .ifPresent(column -> sections.add(
                        Section.of(words.say("matrix.section.pivot-column"), new Block.Paragraph(chosen(column)))));
        return sections;
    }

    private String proposed(List<Place> candidates) {
        PivotTableau tableau = run.get().last();
        if (candidates.size() == 1) return answered(tableau, candidates.getFirst());
        List<String> legal = candidates.stream()
                .filter(place -> tableau.judge(place) == Verdict.LEGAL)
                .map(place -> words.say(
                        "matrix.pivot.place",
                        tableau.left().get(place.row()),
                        tableau.top().get(place.column())))
                .toList();
        if (legal.isEmpty())
            return words.say("matrix.verdict.no", words.say("matrix.candidates.none", candidates.size()));
        return words.say(
                "matrix.candidates.some", legal.size(), candidates.size(), String.join(words.say("matrix.and"), legal));
    }

    private String made(int wanted) {
        Optional<PivotRun.Broken> broken = run.get().broken();
        if (broken.isPresent()) return answered(broken.get().at(), broken.get().place());
        PivotTableau last = run.get().last();
        return words.say(
                "matrix.verdict.yes",
                words.say(last.terminal() ? "matrix.pivots.right-last" : "matrix.pivots.right", wanted, last.corner()));
    }

    private String answered(PivotTableau tableau, Place place) {
        return words.say(
                tableau.judge(place) == Verdict.LEGAL ? "matrix.verdict.yes" : "matrix.verdict.no",
                judged(tableau, place));
    }

    private String judged(PivotTableau tableau, Place place) {
        Verdict verdict = tableau.judge(place);
        String key = "matrix.pivot.verdict." + verdict.code();
        if (verdict == Verdict.ON_BORDER) return words.say(key, place.row() + 1, place.column() + 1);
        return words.say(
                key,
                tableau.left().get(place.row()),
                tableau.top().get(place.column()),
                tableau.cells().get(place.row(), place.column()),
                tableau.bottom(place.column()));
    }

    /** The pivot in a column that was chosen for it. */
    private String chosen(int column) {
        PivotTableau tableau = run.get().last();
        if (column >= tableau.width())
            return words.say("matrix.verdict.no", words.say("matrix.pivot-column.none", column + 1, tableau.width()));
        Object top = tableau.top().get(column);
        if (!tableau.bottom(column).isNegative())
            return words.say("matrix.verdict.no", words.say("matrix.pivot-column.bottom", top, tableau.bottom(column)));
        List<Integer> rows = tableau.minimumRatioRows(column);
        if (rows.isEmpty()) return words.say("matrix.verdict.no", words.say("matrix.pivot-column.no-positive", top));
        int row = rows.getFirst();
        return words.say(
                "matrix.pivot-column.pivot",
                top,
                tableau.cells().get(row, column),
                tableau.left().get(row),
                tableau.ratio(row, column).orElseThrow());
    }
}
