package hissho.stochastic.system.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.stochastic.system.GameSystem;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Games are listed with their names or stand under them, and either way it is the same system. */
class SystemReaderTest {

    private static final List<?> MATRIX = List.of(List.of(1, "B"), List.of("B", "-A"));
    private static final List<?> COLUMN = List.of(List.of("A"), List.of("3/2"));
    private static final List<String> ROWS = List.of("up", "down");

    private static GameSystem read(Object games) {
        return SystemReader.read(Node.root(Map.of("games", games, "start", "B", "infinitePayoff", 0)));
    }

    @Test
    void gamesUnderTheirNamesAreThoseOfAList() {
        GameSystem listed =
                read(List.of(Map.of("name", "A", "cells", MATRIX), Map.of("name", "B", "cells", COLUMN, "rows", ROWS)));
        assertEquals(listed, read(InOrder.of("A", MATRIX, "B", Map.of("cells", COLUMN, "rows", ROWS))));
        assertEquals(List.of("A", "B"), listed.names());
    }

    @Test
    void complaintsNameThePlaceInEitherForm() {
        assertEquals("games.B[1][2]", place(InOrder.of("A", MATRIX, "B", List.of(List.of(1, "C")))));
        assertEquals(
                "games.B.cells[2]",
                place(InOrder.of("A", MATRIX, "B", Map.of("cells", List.of(List.of(1, 2), List.of(1))))));
        assertEquals("games.B.name", place(InOrder.of("B", Map.of("name", "B", "cells", COLUMN))));
        assertEquals("games", place(Map.of()));
        assertEquals("games[1].cells[1][1]", place(List.of(Map.of("name", "B", "cells", List.of(List.of("C"))))));
    }

    private static String place(Object games) {
        return assertThrows(BadDocument.class, () -> read(games)).place();
    }

    @Test
    void aCellThatStopsIsFoundInEitherForm() {
        Map<String, Object> named = InOrder.of("A", List.of(List.of("A", "B")), "B", List.of(List.of("A"), List.of(3)));
        BadDocument bad =
                assertThrows(BadDocument.class, () -> new AverageKind().read(Node.root(Map.of("games", named))));
        assertEquals("games.B[2][1]", bad.place());
    }

    @Test
    void cellsAreReadAsTheTextbookWritesThem() {
        assertEquals(read(full("4", "A", "3/10", false)), read(sum("4+.3A")));
        assertEquals(read(full("1", "B", "3/5", false)), read(sum("1 + 3/5·B")));
        assertEquals(read(full("-1", "A", "1/2", false)), read(sum("1/2 A + 1/2(-2)")));
        assertEquals(read(full("2/5", "A", "3/5", true)), read(sum("2/5 + 3/5 (−Aᵀ)")));
        assertEquals(read(full("0", "A", "1", true)), read(sum("-A^T")));
        assertEquals(read(full("3", "B", "1/2", true)), read(sum("3 - 1/2 B")));
    }

    @Test
    void sumsThatMeanNothingOrDoNotAddUpAreRefused() {
        for (String wrong : List.of("", "A B", "1 +", "A^T", "1/0", "3 4", "+", "1/2 C", "C", "(A", "- (2)"))
            assertEquals("system.bad.cell", key(sum(wrong)), wrong);
        for (String wrong : List.of("2 A", "2/3 A + 2/3 B", "1/2 A + 1/4(3)", "2/3 A + 2/3(0)"))
            assertEquals("system.bad.probabilities", key(sum(wrong)), wrong);
    }

    private static String key(Object games) {
        return assertThrows(BadDocument.class, () -> read(games)).what().key();
    }

    private static Map<String, Object> sum(String cell) {
        return InOrder.of("A", List.of(List.of(cell)), "B", List.of(List.of(0)));
    }

    private static Map<String, Object> full(String pay, String to, String chance, boolean swap) {
        return InOrder.of(
                "A",
                List.of(List.of(Map.of("pay", pay, "next", List.of(Map.of("to", to, "p", chance, "swap", swap))))),
                "B",
                List.of(List.of(0)));
    }
}
