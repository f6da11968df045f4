package hissho.zerosum.question;

import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.method.PivotMethod;
import hissho.zerosum.method.PivotTableau;
import hissho.zerosum.method.PivotTableau.Place;
import hissho.zerosum.method.PivotTableau.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The tableaux one by one as a learner's pivots are made.
 *
 * @param broken the first pivot that the rules forbid
 */
record PivotRun(List<PivotTableau> tableaux, Optional<Broken> broken) {

    /** A forbidden pivot and the tableau in which it was to be made. */
    record Broken(PivotTableau at, Place place, Verdict verdict) {}

    PivotRun {
        tableaux = List.copyOf(tableaux);
    }

    PivotTableau last() {
        return tableaux.getLast();
    }

    /** The constant that is added first: the one that was chosen, or just enough. */
    static Rational shift(MatrixQuestion question) {
        return question.choices().shift().orElseGet(() -> PivotMethod.shift(question.game()));
    }

    static PivotRun of(MatrixQuestion question, Progress progress) {
        boolean free = question.pivoting().free();
        List<PivotTableau> tableaux =
                new ArrayList<>(List.of(PivotTableau.of(question.game().shifted(shift(question)))));
        Optional<Broken> broken = Optional.empty();
        for (Place place : question.choices().pivots().orElse(List.of())) {
            progress.check();
            PivotTableau at = tableaux.getLast();
            Verdict verdict = at.judge(place);
            if (verdict != Verdict.LEGAL && broken.isEmpty()) broken = Optional.of(new Broken(at, place, verdict));
            if (verdict == Verdict.ON_BORDER
                    || at.cells().get(place.row(), place.column()).isZero()) break;
            if (verdict != Verdict.LEGAL && !free && !completing(at, place)) break;
            tableaux.add(at.after(place));
        }
        return new PivotRun(tableaux, broken);
    }

    /** Pivots beyond the last tableau that keep both borders from becoming negative lead to other optimal strategies. */
    private static boolean completing(PivotTableau at, Place place) {
        return at.terminal()
                && at.after(place).terminal()
                && IntStream.range(0, at.height())
                        .noneMatch(i -> at.after(place).right(i).isNegative());
    }
}
