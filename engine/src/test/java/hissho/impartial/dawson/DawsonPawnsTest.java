package hissho.impartial.dawson;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.property.Corruption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two searches with different boards agree on the pawn game, and a wrong answer about it is refused. */
class DawsonPawnsTest {

    private static Solution solve(Map<String, Object> document) {
        DawsonPawnsKind kind = new DawsonPawnsKind();
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    @Test
    void corruptedAnswersAreRefused() {
        for (String play : List.of("normal", "misere"))
            for (int files = 1; files <= 7; files++) {
                DawsonPawnsKind.Solved solved = (DawsonPawnsKind.Solved) solve(Map.of("files", files, "play", play));
                assertTrue(solved.certificate(Progress.none()).holds(), files + " " + play);
                String[] said = solved.winning().isEmpty() ? new String[] {"wins"} : new String[] {"wins", "winning"};
                for (Corruption.Corrupted<DawsonPawnsKind.Solved> wrong : Corruption.of(solved, said))
                    assertFalse(wrong.copy().certificate(Progress.none()).holds(), files + " " + wrong.place());
            }
        DawsonPawnsKind.Classes classes = (DawsonPawnsKind.Classes) solve(Map.of("from", 1, "to", 8));
        assertTrue(classes.certificate(Progress.none()).holds());
        assertFalse(new DawsonPawnsKind.Classes(classes.game(), "NNNPNNNN")
                .certificate(Progress.none())
                .holds());
    }
}
