package hissho.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.property.Corruption;
import java.util.Map;
import java.util.NoSuchElementException;

/** Solves documents, and sees that certificates hold for what was solved and for nothing else. */
public final class Refusals {

    private Refusals() {}

    /** The solution of a document. */
    public static Solution solve(Map<String, Object> document) {
        Kind<?> kind = Catalogue.kind((String) document.get("kind")).orElseThrow();
        return solve(kind, document);
    }

    private static <G extends Game> Solution solve(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    /** The certificate of a document's solution holds to this extent, and no copy corrupted in one of these components is let through. */
    public static void refusesAll(Map<String, Object> document, Class<? extends Extent> extent, String... components) {
        Solution solution = solve(document);
        Certificate certificate = solution.certificate(Progress.none());
        assertTrue(certificate.holds(), document.toString());
        assertEquals(extent, certificate.extent().getClass(), document.toString());
        assertFalse(certificate.data().isEmpty(), document.toString());
        for (Corruption.Corrupted<?> corrupted : Corruption.of((Record) solution, components)) {
            // with another card the line may be another line of best play
            if (corrupted.place().matches("line\\..*\\.card")) continue;
            assertFalse(
                    holds((Solution) corrupted.copy()), () -> "let through: " + corrupted.place() + " of " + document);
        }
    }

    /** A copy that is not even well formed, as where a card is named that nobody was dealt, is refused with a failure. */
    private static boolean holds(Solution solution) {
        try {
            return solution.certificate(Progress.none()).holds();
        } catch (IndexOutOfBoundsException | NoSuchElementException | IllegalArgumentException e) {
            return false;
        }
    }
}
