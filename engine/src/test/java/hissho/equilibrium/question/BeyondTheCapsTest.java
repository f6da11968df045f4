package hissho.equilibrium.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Beyond a cap an answer says that it is not complete; it never tells a list that was cut off, or none, as the whole. */
class BeyondTheCapsTest {

    /** Rows in pairs against as many columns: II is paid alike by all columns where every pair of rows has the same weight, a cube of strategies. */
    private static BimatrixAnswer pairs(int k) {
        List<Object> table = new ArrayList<>();
        for (int i = 0; i < 2 * k; i++) {
            List<Object> row = new ArrayList<>();
            for (int j = 0; j < k; j++) row.add(List.of((i * 7 + j * 3) % 10, i / 2 == j ? 1 : 0));
            table.add(row);
        }
        return new BimatrixAnswer(new BimatrixKind().read(Node.root(Map.of("bimatrix", table))), Progress.none());
    }

    @Test
    void equalisersAreCountedOrNotListed() {
        assertEquals(1 << 5, pairs(5).facts().get("equalizersI", List.class).size());
        BimatrixAnswer many = pairs(11);
        assertThrows(NotAnswered.class, () -> many.facts().get("equalizersI", List.class));
        RationalVector one = many.facts().get("pEqualizesB", RationalVector.class);
        for (int pair = 0; pair < 11; pair++)
            assertEquals(Rational.of(1, 11), one.get(2 * pair).plus(one.get(2 * pair + 1)));
        assertTrue(many.facts().find("whyNoEqualizerI").orElseThrow().value() == null);
    }

    @Test
    void moreThanTwelvePlayersAreRefused() {
        for (int players : new int[] {12, 13}) {
            Object payoffs = java.util.Collections.nCopies(players, 1);
            for (int i = 0; i < players; i++) payoffs = List.of(payoffs);
            Node document = Node.root(Map.of("payoffs", payoffs));
            if (players == 12)
                assertEquals(
                        12, new StrategicKind().read(document).game().players().count());
            else assertThrows(BadDocument.class, () -> new StrategicKind().read(document));
        }
    }
}
