package hissho.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** When time runs out, what was found by then is told, and what was not found says so. */
class LateFactsTest {

    /** Work that may go on until somebody says stop. */
    private static final class Stoppable implements Progress {
        private final AtomicBoolean stop = new AtomicBoolean();

        @Override
        public void done(long part, long whole) {}

        @Override
        public boolean stopAsked() {
            return stop.get();
        }
    }

    private static Solved solved(Progress progress, String kind, Object... fields) {
        return Solved.of(Catalogue.kind(kind).orElseThrow(), Node.root(InOrder.of(fields)), progress);
    }

    private static final List<Integer> WORTHS = List.of(0, 0, 0, 4, 3, 5, 8);

    @Test
    void aFactAskedForTooLateSaysSoAndTheRestIsTold() {
        Stoppable watch = new Stoppable();
        Solved solved = solved(watch, "coalitional-game", "players", 3, "v", WORTHS);
        solved.certificate();
        solved.tell(Words.in(Language.ENGLISH), List.of());
        watch.stop.set(true);
        Report report = solved.tell(Words.in(Language.ENGLISH), List.of("totallyBalanced"));
        Said late = report.answer().stream()
                .filter(said -> said.key().equals("totallyBalanced"))
                .findFirst()
                .orElseThrow();
        assertTrue(late.unfinished());
        assertEquals(List.of(late.label()), report.unfinished());
        assertTrue(late.text().startsWith("time ran out"), late.text());
        assertTrue(report.answer().size() > 5);
        assertFalse(report.headline().isBlank());
    }

    @Test
    void aReportThatStopsInTheMiddleTellsWhatIsKnown() {
        Stoppable watch = new Stoppable();
        Solved solved = solved(watch, "matrix", "matrix", List.of(List.of(1, 5), List.of(4, 2)));
        assertEquals(Rational.of(3), solved.facts().get("value", Rational.class));
        Solved late = new LateSolution(solved).solved();
        Report report = late.tell(Words.in(Language.ENGLISH), List.of());
        assertTrue(report.answer().stream()
                .anyMatch(said -> said.key().equals("value") && Rational.of(3).equals(said.value())));
        assertFalse(report.unfinished().isEmpty());
    }

    /** Somebody who gives up while facts are still worked out gets the report that was told before them. */
    @Test
    void aReportThatWasToldIsKept() {
        Words words = Words.in(Language.ENGLISH);
        Solved solved = solved(Progress.none(), "matrix", "matrix", List.of(List.of(1, 5), List.of(4, 2)));
        Report whole = solved.tell(words, List.of());
        Report known = solved.known(words).orElseThrow();
        assertEquals(whole.headline(), known.headline());
        assertEquals(whole.sections(), known.sections());
        assertEquals(whole.certificate().data(), known.certificate().data());
        assertFalse(known.unfinished().isEmpty());
    }

    @Test
    void whereNothingIsKnownNothingIsTold() {
        Solved late = new LateSolution(
                        solved(Progress.none(), "matrix", "matrix", List.of(List.of(1, 5), List.of(4, 2))))
                .solved();
        assertThrows(Progress.Stopped.class, () -> late.tell(Words.in(Language.ENGLISH), List.of()));
    }

    @Test
    void ownAnswersThatCannotBeJudgedInTimeAreUnknown() {
        Stoppable watch = new Stoppable();
        Solved solved = solved(watch, "coalitional-game", "players", 3, "v", WORTHS);
        watch.stop.set(true);
        assertEquals(
                Judged.Verdict.UNKNOWN,
                solved.judge(Map.of("totallyBalanced", true), Words.in(Language.ENGLISH))
                        .getFirst()
                        .verdict());
    }

    /** A solution that stops whenever it is to be told. */
    private record LateSolution(Solved of) {
        Solved solved() {
            Solution own = of.solution();
            return Solved.told(
                    of.kind(),
                    new Solution() {
                        @Override
                        public hissho.fact.Facts facts() {
                            return own.facts();
                        }

                        @Override
                        public hissho.certificate.Certificate certificate(Progress progress) {
                            return own.certificate(progress);
                        }

                        @Override
                        public Report tell(Words words) {
                            throw new Progress.Stopped();
                        }
                    },
                    Progress.none());
        }
    }
}
