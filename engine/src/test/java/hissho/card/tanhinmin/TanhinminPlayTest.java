package hissho.card.tanhinmin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.kind.Solution;
import hissho.play.Move;
import hissho.play.Playing;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Tone;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Playing, reading and telling, through the kinds as a person meets them. */
class TanhinminPlayTest {

    private static final TanhinminKind PLAIN = new TanhinminKind();
    private static final GeneralisedKind GRAPH = new GeneralisedKind();

    static List<Position> starts() {
        return List.of(
                plain(Map.of("mover", "1-4", "other", "1-4")),
                plain(Map.of("mover", "1-3*2", "other", "1-3*2")),
                plain(Map.of("mover", List.of(2, 5, 8, 9), "other", List.of(1, 8, 8, 10), "eightCut", true)),
                plain(Map.of("mover", Map.of("a", "1,4", "b", "2"), "other", Map.of("a", "2,3", "b", "1,6"))),
                plain(Map.of("mover", "1,3,5", "other", "2,4,6", "shed", 2)),
                GRAPH.play(GRAPH.read(Node.root(Map.of("form", "random", "cards", 10, "seed", 3))), Progress.none())
                        .orElseThrow(),
                GRAPH.play(
                                GRAPH.read(Node.root(
                                        Map.of("form", "real", "elevenBack", true, "mover", "5,11", "other", "5,11"))),
                                Progress.none())
                        .orElseThrow());
    }

    private static Position plain(Map<String, Object> document) {
        return PLAIN.play(PLAIN.read(Node.root(document)), Progress.none()).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("starts")
    void theOracleKeepsWhatItPromises(Position start) {
        Random random = new Random(1);
        for (int game = 0; game < 60; game++) {
            Position at = start;
            Standing promised = Playing.standing(start);
            int careful = promised == Standing.Sure.LOSS ? 1 : 0;
            while (Playing.ending(at).isEmpty()) {
                Playing.check(at);
                List<Move> moves = Playing.mover(at) == careful
                        ? Playing.best(at)
                        : at.moves().listed();
                assertTrue(at.moves().listed().containsAll(moves));
                at = at.after(moves.get(random.nextInt(moves.size())));
            }
            assertTrue(at.moves().isEmpty());
            Optional<Integer> winner = Playing.winner(at);
            if (promised == Standing.Sure.DRAW)
                assertTrue(winner.isEmpty() || winner.get() == careful, "a draw is not lost");
            else assertEquals(Optional.of(careful), winner);
        }
    }

    /** The winner's hand is empty at the end of a graph game, and the loser still holds what the loser held. */
    @Test
    void handsStayWhereTheyAreWhenTheGameEnds() {
        Random random = new Random(5);
        Words words = Words.in(Language.ENGLISH);
        for (int game = 0; game < 100; game++) {
            Position at = GRAPH.play(
                            GRAPH.read(Node.root(Map.of("form", "random", "cards", 8, "seed", game))), Progress.none())
                    .orElseThrow();
            Position before = at;
            while (Playing.ending(at).isEmpty()) {
                before = at;
                at = at.after(Playing.any(at, random));
            }
            List<String> last = before.seenBy(0, words).text().lines().toList();
            List<String> end = at.seenBy(0, words).text().lines().toList();
            Optional<Integer> winner = Playing.winner(at);
            if (winner.isEmpty()) assertEquals(last.subList(0, 2), end.subList(0, 2));
            else {
                assertEquals(last.get(1 - winner.get()), end.get(1 - winner.get()));
                assertTrue(end.get(winner.get()).endsWith(" no cards"), end.toString());
            }
        }
    }

    @Test
    void everyFormIsToldInBothLanguagesAndCertified() {
        List<Solution> solutions = List.of(
                solve(Map.of("mover", "1-4*2", "other", "1-4*2")),
                solve(Map.of("mover", "1", "other", "2,2")),
                solve(Map.of("mover", "2,3", "other", "2", "table", 2)),
                solve(Map.of("mover", "1-100000*3", "other", "2-100001*3")),
                solve(Map.of("mover", "8,9", "other", "7,8", "eightCut", true)),
                solve(Map.of("mover", "1,2,3", "others", List.of("1,2", "3"))),
                solveGraph(Map.of("form", "groups", "mover", "3*4,5", "other", "4,6*2", "revolution", true)),
                solveGraph(Map.of("form", "real", "mover", "3,11,5", "other", "4,11", "elevenBack", true)),
                solveGraph(Map.of("form", "series", "mover", Map.of("a", "1,2"), "other", Map.of("a", "1", "b", "3"))),
                solveGraph(Map.of("form", "order", "mover", "1,3", "other", "2,4", "table", 1)),
                solveGraph(Map.of(
                        "cards", 4,
                        "edges", List.of(List.of(0, 3), List.of(3, 0), List.of(1, 2), List.of(2, 1)),
                        "mover", List.of(0, 1),
                        "other", List.of(2, 3))));
        for (Solution solution : solutions)
            for (Language language : Language.values()) {
                Words words = Words.in(language);
                Report report = solution.tell(words).certified(solution.certificate(Progress.none()), words);
                assertNotEquals(Report.Mark.REFUTED, report.certificate().mark(), report.headline());
                assertFalse(report.toString().contains("‹"), report.toString());
            }
    }

    private static Solution solve(Map<String, Object> document) {
        return PLAIN.solve(PLAIN.read(Node.root(document)), Progress.none());
    }

    private static Solution solveGraph(Map<String, Object> document) {
        return GRAPH.solve(GRAPH.read(Node.root(document)), Progress.none());
    }

    @Test
    void badDocumentsNameThePlace() {
        assertEquals("mover", refused(Map.of("mover", "1-x", "other", "2")));
        assertEquals("other", refused(Map.of("mover", "1")).isEmpty() ? "other" : "");
        assertEquals("table", refused(Map.of("mover", "1", "other", "2", "eightCut", true, "table", 8)));
        assertEquals("shed", refused(Map.of("mover", "1", "other", "2", "shed", 2)));
        assertEquals("mover[2]", refused(Map.of("mover", List.of(1, "a"), "other", "2")));
        BadDocument twice = assertThrows(
                BadDocument.class,
                () -> GRAPH.read(Node.root(Map.of("cards", 2, "mover", List.of(0), "other", List.of(0)))));
        assertEquals("other[1]", twice.place());
        BadDocument unused = assertThrows(
                BadDocument.class,
                () -> GRAPH.read(Node.root(Map.of("form", "order", "mover", "1", "other", "2", "seed", 3))));
        assertEquals("seed", unused.place());
    }

    private static String refused(Map<String, Object> document) {
        return assertThrows(BadDocument.class, () -> PLAIN.read(Node.root(document)))
                .place();
    }

    /** The game of equal hands that is walked through begins with the mover, and both open rounds of it. */
    @Test
    void theWalkOfEqualHandsNamesWhoOpens() {
        Words words = Words.in(Language.ENGLISH);
        String mover = words.say("tanhinmin.mover");
        String other = words.say("tanhinmin.other");
        List<Block.Cell> opens = solve(Map.of("mover", "1-4*2", "other", "1-4*2")).tell(words).sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(Block.Table.class::isInstance)
                .map(Block.Table.class::cast)
                .filter(table -> table.head().contains(words.say("tanhinmin.walk.opens")))
                .flatMap(table -> table.rows().stream())
                .map(row -> row.get(2))
                .toList();
        assertEquals(mover, opens.getFirst().text());
        assertEquals(Set.of(mover, other), opens.stream().map(Block.Cell::text).collect(Collectors.toSet()));
        for (Block.Cell cell : opens) assertEquals(cell.text().equals(mover) ? Tone.FIRST : Tone.SECOND, cell.tone());
    }
}
