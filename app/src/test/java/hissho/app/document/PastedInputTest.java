package hissho.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What people paste into standard input: cells with names, and a document in every line. */
class PastedInputTest {

    /** Whatever stands between the cells, and however decimals and minus signs are written. */
    @Test
    void theSameMatrixAsPeopleHaveIt() {
        String meant = headline("{\"matrix\":[[\"1.5\",-2],[\"0.5\",3]]}");
        for (String pasted : List.of(
                "1.5,-2\n0.5,3\n",
                "1.5\t-2\n0.5\t3\n",
                "1.5 -2\n0.5 3",
                "1.5 -2\r\n0.5 3\r\n",
                "1.5,-2\r\n0.5,3\r\n",
                "1.5;-2\n0.5;3\n",
                "1,5;-2\n0,5;3\n",
                "1,5\t-2\r\n0,5\t3\r\n",
                "1.5,\u22122\n.5,3",
                "1.5,-2;0.5,3\n",
                "[[1.5,-2],[0.5,3]]",
                "- [1.5, -2]\n- [0.5, 3]\n")) assertEquals(meant, headline(pasted), pasted);
        for (String typed : List.of("1.5,-2;0.5,3", "1.5 -2; 0.5 3", "[[1.5,-2],[0.5,3]]", "1.5,\u22122;0.5,3"))
            assertEquals(
                    meant,
                    Ran.hissho("solve", typed, "--lang", "en")
                            .out()
                            .lines()
                            .toList()
                            .get(2),
                    typed);
        assertEquals(
                Ran.hissho("solve", "0,2;t,1", "--lang", "en").out(),
                Ran.hissho("solve", "0 2; t 1", "--lang", "en").out());
        assertTrue(headline("[[[3,3],[0,5]],[[5,0],[1,1]]]").contains("equilibrium"));
        // a comma that may be one between thousands is asked back, and so is a quoted one where commas part the cells
        assertEquals(2, Ran.withInput("1,500\t2\n3\t4\n", "solve", "-").code());
        assertEquals(2, Ran.withInput("1,2\r\n3,\"0,5\"\r\n", "solve", "-").code());
    }

    private static String headline(String pasted) {
        Ran ran = Ran.withInput(pasted, "solve", "-", "--lang", "en");
        assertEquals(0, ran.code(), pasted + ran.err());
        return ran.out().lines().toList().get(2);
    }

    @Test
    void cellsWithNamesAreAMatrixWithNames() {
        String plain = Ran.withInput("\tleft\tright\nup\t1\t2\ndown\t3\t0\n", "solve", "-", "--lang", "en")
                .out();
        assertTrue(plain.contains("up 3/4, down 1/4."), plain);
        String commas = Ran.withInput(",left,right\nup,1,2\ndown,3,0\n", "solve", "-", "--lang", "en")
                .out();
        assertEquals(plain, commas);
        assertTrue(Ran.withInput("a\tb\n1\t2\n3\t0\n", "solve", "-", "--lang", "en")
                .out()
                .contains("a 1/2, b 1/2."));
    }

    /** A table whose first row is pairs is one of pairs, and a cell that is none is named. */
    @Test
    void aCellThatIsNoPairIsNamed() {
        for (String pasted : new String[] {"3;3,0;4\n4;0,x;1\n", "\tL\tR\nT\t3,3\t0,4\nB\t4,0\t1\n"}) {
            Ran ran = Ran.withInput(pasted, "solve", "-", "--lang", "en");
            assertTrue(ran.err().startsWith("hissho: bimatrix[2][2]: "), pasted + ran.err());
        }
    }

    @Test
    void everyLineIsAGameAndEveryReportALine() {
        Ran ran = Ran.withInput(
                "{\"kind\":\"nim\",\"piles\":[1,2]}\n\n{\"kind\":\"nim\",\"piles\":[3,3]}\n",
                "solve",
                "-",
                "--format",
                "json");
        assertEquals(2, ran.out().lines().count());
        assertTrue(ran.out().lines().allMatch(line -> line.startsWith("{") && line.endsWith("}")));
    }

    /** A bad line, whatever is wrong with it and wherever it stands, is named, and all others are answered. */
    @Test
    void aBadLineSpoilsNoOther() {
        String good = "{\"kind\":\"nim\",\"piles\":[1,2]}";
        for (String bad : new String[] {
            "not json",
            "{\"kind\":\"nimm\"}",
            "{\"kind\":\"nim\",\"piles\":[\"x\"]}",
            "{\"kind\":\"nim\",\"piles\":}",
            "{\"kind\":\"nim\"}",
            "[1,2]",
            "7"
        })
            for (int place = 1; place <= 3; place++) {
                String lines = "";
                for (int k = 1; k <= 3; k++) lines += (k == place ? bad : good) + "\n";
                Ran ran = Ran.withInput(lines, "solve", "-", "--format", "json", "--lang", "en", "--budget", "20");
                assertEquals(3, ran.out().lines().count(), lines + ran.err());
                assertEquals(
                        2,
                        ran.out()
                                .lines()
                                .filter(line -> line.contains("\"headline\""))
                                .count(),
                        lines + ran.err());
                assertEquals(1, ran.err().lines().count(), lines + ran.err());
                assertTrue(ran.err().startsWith("hissho: line " + place + ": "), lines + ran.err());
                assertTrue(ran.code() == 2 || ran.code() == 3, lines + ran.code());
            }
    }

    @Test
    void oneDocumentOverSeveralLinesIsStillOne() {
        assertTrue(Ran.withInput("{\"kind\":\"nim\",\n\"piles\":[3,3]}\n", "solve", "-", "--lang", "en")
                .out()
                .contains("Nim with piles 3, 3"));
        assertTrue(Ran.withInput("kind: nim\npiles: [3, 3]\n", "solve", "-", "--lang", "en")
                .out()
                .contains("Nim with piles 3, 3"));
    }
}
