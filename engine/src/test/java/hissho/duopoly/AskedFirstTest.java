package hissho.duopoly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Reports on markets say first what was asked, in sentences that fit one firm, two and many, and refuse costs that would not count. */
class AskedFirstTest {

    private static String headline(String name, Object... fields) {
        return solved(kind(name), fields).headline();
    }

    private static Kind<?> kind(String name) {
        return DuopolyKinds.all().stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static <G extends Game> hissho.report.Report solved(Kind<G> kind, Object... fields) {
        return kind.solve(kind.read(Node.root(InOrder.of(fields))), Progress.none())
                .tell(Words.in(Language.ENGLISH));
    }

    @Test
    void oneFirmAndTwo() {
        assertEquals(
                "The best output is 9/2; the price is 11/2 and the profit 81/4.",
                headline("cournot", "a", 10, "c", 1, "firms", 1));
        assertEquals(
                "In equilibrium the firms make 7 and 4; the price is 9; they earn 49 and 16.",
                headline("cournot", "a", 20, "c1", 2, "c2", 5));
    }

    @Test
    void formulasOfOneFirmHaveNoFactorOne() {
        String formulas = solved(kind("cournot"), "a", 10, "c", 1, "firms", 1).sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(Block.Table.class::isInstance)
                .map(Object::toString)
                .reduce("", String::concat);
        assertTrue(formulas.contains("(a+c)/2") && !formulas.contains("1·"), formulas);
    }

    @Test
    void repliesThatWereAskedForComeFirst() {
        for (String said : List.of(
                headline("cournot", "a", 20, "c1", 2, "c2", 5, "q2", 4)
                        + " ← The best reply of firm 1 to the output 4 is 7.",
                headline("bertrand-differentiated", "a", 10, "b", "1/2", "c", 2, "p2", 4)
                        + " ← The best reply of firm 1 to the price 4 is 7.",
                headline("bertrand-differentiated", "a", 10, "b", "1/2", "c", 2, "profiles", List.of(List.of(8, 8)))
                        + " ← Yes, the proposed choices are an equilibrium.",
                headline("stackelberg", "a", 20, "c1", 2, "c2", 5, "leader", 2, "q1", 3)
                        + " ← If firm 2 led with 3, the other would answer with 15/2 and the leader would earn 27/2.",
                headline("entry-deterrence", "a", 17, "c", 1, "fixedCost", 9, "q1", 8)
                        + " ← Against the output 8 the entrant would make 4 and earn 7; the incumbent would then earn 23.",
                headline("entry-deterrence", "a", 17, "c", 1, "fixedCost", 9, "q1", 12)
                        + " ← Against the output 12 the entrant would stay out, and the incumbent would earn 39.")) {
            String[] both = said.split(" ← ");
            assertTrue(both[0].startsWith(both[1] + " "), said);
        }
    }

    /** Naming a leader means that prices are set one after the other. */
    @Test
    void aLeaderLeads() {
        String led = headline("bertrand-differentiated", "a", 10, "b", "1/2", "c", 2, "leader", 2);
        assertEquals(
                headline("bertrand-differentiated", "a", 10, "b", "1/2", "c", 2, "leader", 2, "timing", "sequential"),
                led);
        assertTrue(led.startsWith("Firm 2 announces "), led);
    }

    /** Numbers that are compared have a decimal beside them where they are irrational. */
    @Test
    void irrationalProfitsCanBeCompared() {
        assertEquals(
                "The incumbent deters: output 16-2√2 ≈ 13.17 keeps the entrant out and earns -10+32√2 ≈ 35.25;"
                        + " letting the entrant in would earn 30.",
                headline("entry-deterrence", "a", 17, "c", 1, "fixedCost", 2));
        assertTrue(headline("entry-deterrence", "a", 17, "c", 1, "fixedCost", 9).contains("output 10 keeps"));
    }

    @Test
    void costsThatWouldNotCountAreRefused() {
        for (Object[] fields : List.of(
                new Object[] {"a", 10, "c", 1, "costs", List.of("x+2", "y")},
                new Object[] {"a", 10, "fixedCost", 3, "costs", List.of("x+2", "y")},
                new Object[] {"a", 10, "c", 1, "c1", 1, "c2", 2})) {
            BadDocument bad = assertThrows(BadDocument.class, () -> headline("cournot", fields));
            assertEquals("duopoly.bad.cost-twice", bad.what().key());
        }
        assertEquals(
                headline("cournot", "a", 10, "costs", List.of("2x", "2y")),
                headline("cournot", "a", 10, "c", 2, "fixedCost", 0, "costs", List.of("c*x", "c*y")));
    }
}
