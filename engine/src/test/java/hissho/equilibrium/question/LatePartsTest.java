package hissho.equilibrium.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A part of a report that runs out of time takes nothing with it: whenever the end comes, what was found is told. */
class LatePartsTest {

    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    /** Asks to stop after so many questions whether it should. */
    private static final class Patience implements Progress {
        private long left = Long.MAX_VALUE;

        @Override
        public void done(long part, long whole) {}

        @Override
        public boolean stopAsked() {
            return left-- <= 0;
        }
    }

    @Test
    void twoPlayersKeepTheirEquilibria() {
        Random random = new Random(4);
        List<Object> table = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            List<Object> row = new ArrayList<>();
            for (int j = 0; j < 5; j++) row.add(List.of(random.nextInt(4), random.nextInt(4)));
            table.add(row);
        }
        BimatrixKind kind = new BimatrixKind();
        BimatrixQuestion question = kind.read(Node.root(Map.of("bimatrix", table, "rounds", 3)));
        String whole =
                new BimatrixAnswer(question, Progress.none()).tell(ENGLISH).headline();
        int cut = 0;
        for (int left = 0; left < 400; left += 7) {
            Patience patience = new Patience();
            BimatrixAnswer answer = new BimatrixAnswer(question, patience);
            answer.all();
            answer.pure();
            patience.left = left;
            Report report = answer.tell(ENGLISH);
            assertEquals(whole, report.headline());
            assertTrue(
                    report.sections().stream()
                            .anyMatch(section -> section.title().equals(ENGLISH.say("equilibrium.section.equilibria"))),
                    "after " + left);
            if (!report.unfinished().isEmpty()) cut++;
        }
        assertTrue(cut > 5, cut + " were cut off");
    }

    @Test
    void severalPlayersKeepTheirEquilibria() {
        Random random = new Random(5);
        List<Object> payoffs = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            List<Object> plane = new ArrayList<>();
            for (int j = 0; j < 2; j++) {
                List<Object> row = new ArrayList<>();
                for (int k = 0; k < 2; k++) row.add(List.of(random.nextInt(3), random.nextInt(3), random.nextInt(3)));
                plane.add(row);
            }
            payoffs.add(plane);
        }
        StrategicKind kind = new StrategicKind();
        StrategicQuestion question = kind.read(Node.root(Map.of("payoffs", payoffs)));
        int cut = 0;
        for (int left = 0; left < 60; left += 3) {
            Patience patience = new Patience();
            StrategicAnswer answer = new StrategicAnswer(question, patience);
            answer.many();
            answer.pure();
            patience.left = left;
            Report report = answer.tell(ENGLISH);
            assertFalse(report.headline().equals(ENGLISH.say("core.out-of-time.headline")));
            assertTrue(report.sections().size() >= 2, "after " + left);
            if (!report.unfinished().isEmpty()) cut++;
        }
        assertTrue(cut > 0, cut + " were cut off");
    }
}
