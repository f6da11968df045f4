package hissho.impartial.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.impartial.Setting;
import hissho.impartial.nim.NimbleKind;
import hissho.impartial.pile.PileGameKind;
import hissho.kind.Kind;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Games that are piles in theory but something else on the table: coins on the squares of a strip, points between loops. */
class BoardsOfHeapsTest {

    private static Report told(Kind<Setting> kind, Map<String, Object> document, Language language) {
        return kind.solve(kind.read(Node.root(document)), Progress.none()).tell(Words.in(language));
    }

    private static String read(Report report) {
        StringBuilder text = new StringBuilder(report.title() + "\n" + report.headline() + "\n");
        report.answer().forEach(fact -> text.append(fact.text()).append('\n'));
        report.sections()
                .forEach(section ->
                        section.blocks().forEach(block -> text.append(block).append('\n')));
        return text.toString();
    }

    @Test
    void nimbleSpeaksOfCoinsOnSquares() {
        Map<String, Object> document = Map.of("coins", List.of(4, 8, 8, 9, 10, 13));
        Report english = told(new NimbleKind(), document, Language.ENGLISH);
        assertEquals("Nimble with coins on squares 4, 8, 8, 9, 10, 13", english.title());
        String moves = english.answer().stream()
                .filter(fact -> fact.key().equals("winningMoves"))
                .findFirst()
                .orElseThrow()
                .text();
        assertEquals(
                "move coin 2 from square 8 to square 2; move coin 3 from square 8 to square 2; "
                        + "move coin 4 from square 9 to square 3; move coin 5 from square 10 to square 0; "
                        + "move coin 6 from square 13 to square 7",
                moves);
        String text = read(english).toLowerCase(Locale.ROOT).replaceAll("nim pile of|the empty pile", "");
        assertFalse(text.contains("pile") || text.contains("chips from") || text.contains("take "), text);

        Report japanese = told(new NimbleKind(), document, Language.JAPANESE);
        assertTrue(japanese.headline().contains("硬貨 2 をマス 8 からマス 2 へ動かす"), japanese.headline());
        assertFalse(read(japanese).replaceAll("ニムの山|空の山", "").contains("山"), read(japanese));
    }

    @Test
    void nimbleWithSeveralCoinsAtOnceSpeaksOfCoinsToo() {
        Report report =
                told(new NimbleKind(), Map.of("coins", List.of(4, 8, 9), "maxCoinsPerTurn", 2), Language.ENGLISH);
        assertEquals("Nimble with at most 2 coins per move, coins on squares 4, 8, 9", report.title());
        assertTrue(report.headline().contains("move coins between squares: "), report.headline());
    }

    @Test
    void theStripShowsTheNumberOfEveryCoinAboveItsSquare() {
        Setting setting = new NimbleKind().read(Node.root(Map.of("coins", List.of(3, 0, 3))));
        Scene scene = setting.component().scene(Words.in(Language.ENGLISH));
        assertEquals("       3\n 2     1\n 0 1 2 3", scene.text());
        Setting far = new NimbleKind().read(Node.root(Map.of("coins", List.of("1000000000000", 2))));
        assertEquals(
                "coin 1: square 1000000000000\ncoin 2: square 2",
                far.component().scene(Words.in(Language.ENGLISH)).text());
    }

    @Test
    void rimsAndRaylesAreDrawnAsLoopsAroundTheirPoints() {
        for (String name : List.of("rims", "rayles")) {
            PileGameKind kind = new PileGameKind(name);
            Map<String, Object> document = Map.of("regions", List.of(3, 0, 7, 60));
            Report report = told(kind, document, Language.ENGLISH);
            Block.Picture picture = report.sections().stream()
                    .flatMap(section -> section.blocks().stream())
                    .filter(Block.Picture.class::isInstance)
                    .map(Block.Picture.class::cast)
                    .findFirst()
                    .orElseThrow();
            Figure.Plot plane = assertInstanceOf(Figure.Plot.class, picture.figure());
            assertFalse(plane.hasAxes());
            assertEquals(4, plane.regions().size());
            int[] inside = plane.regions().stream()
                    .mapToInt(loop -> (int) plane.dots().stream()
                            .filter(dot -> isInside(dot.at(), loop))
                            .count())
                    .toArray();
            assertEquals(
                    List.of(3, 0, 7, 0), java.util.Arrays.stream(inside).boxed().toList());
            assertEquals("4: 60", plane.regions().get(3).label());
            assertEquals(
                    10, plane.dots().stream().map(Figure.Dot::at).distinct().count());
            assertFalse(read(report).contains("in pile"), read(report));
            assertTrue(read(report).contains("draw a loop through"), read(report));
        }
    }

    @Test
    void regionsAreWrittenAsPointsBetweenBrackets() {
        Setting setting = new PileGameKind("rims").read(Node.root(Map.of("regions", List.of(2, 0, 50))));
        assertEquals(
                "1: ( ● ● )\n2: ( )\n3: ( 50 )",
                setting.component().scene(Words.in(Language.JAPANESE)).text());
    }

    private static boolean isInside(Figure.Point at, Figure.Region loop) {
        double x =
                loop.outline().stream().mapToDouble(Figure.Point::x).average().orElseThrow();
        double y =
                loop.outline().stream().mapToDouble(Figure.Point::y).average().orElseThrow();
        Figure.Point rim = loop.outline().getFirst();
        return Math.hypot(at.x() - x, at.y() - y) < Math.hypot(rim.x() - x, rim.y() - y);
    }
}
