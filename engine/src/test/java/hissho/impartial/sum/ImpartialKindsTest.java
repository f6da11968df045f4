package hissho.impartial.sum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Field;
import hissho.document.Node;
import hissho.impartial.pile.PileGames;
import hissho.kind.Game;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Move;
import hissho.play.Playing;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every kind of the room: its words, a solved document in both languages, and a game played to the end. */
class ImpartialKindsTest {

    /** A small document of every kind. */
    private static Map<String, Map<String, Object>> documents() {
        Map<String, Map<String, Object>> documents = new LinkedHashMap<>();
        documents.put("theory-finder", Map.of("players", 2, "form", "strategic", "zeroSum", true));
        documents.put("combinatorial-game-check", Map.of("players", 2, "drawAtTerminal", true));
        documents.put(
                "zero-sum-check",
                Map.of("players", 2, "cells", List.of(Map.of("profile", List.of(1, 1), "payoffs", List.of(1, -1)))));
        documents.put("nim", Map.of("piles", List.of(3, 4, 5)));
        documents.put("subtraction", Map.of("subtractionSet", List.of(1, 3, 4), "piles", List.of(9, 12)));
        documents.put("take-away-rule", Map.of("take", "n % c = 0", "piles", List.of(6, 9)));
        documents.put("octal", Map.of("code", "0.137", "piles", List.of(7, 4)));
        documents.put("dynamic-subtraction", Map.of("pile", 20));
        documents.put("nimble", Map.of("coins", List.of(2, 3, 3)));
        documents.put("staircase-nim", Map.of("steps", List.of(2, 1, 3)));
        documents.put("moore-nim", Map.of("piles", List.of(2, 3, 3), "k", 2));
        for (String name : PileGames.NAMES)
            documents.put(
                    name,
                    PileGames.named(name).isInPlane()
                            ? Map.of("regions", List.of(3, 4))
                            : Map.of("piles", List.of(7, 6)));
        documents.put("chomp", Map.of("columns", 4, "rows", 3));
        documents.put("thirty-one", Map.of("target", 16, "copiesEach", 2));
        documents.put("empty-and-divide", Map.of("m", 4, "n", 7));
        documents.put("wythoff", Map.of("x", 5, "y", 6));
        documents.put("sos", Map.of("squares", 7));
        documents.put("northcott", Map.of("width", 6, "white", List.of(0, 1), "black", List.of(4, 3)));
        documents.put(
                "graph-game",
                Map.of(
                        "edges",
                        Map.of("a", List.of("b", "c"), "b", List.of("c", "d"), "c", List.of("d"), "d", List.of()),
                        "start",
                        "a"));
        documents.put("pile-values", Map.of("game", "kayles", "to", 100));
        documents.put("take-and-break-code", Map.of("games", List.of("kayles", "lasker-nim")));
        documents.put("nim-sum", Map.of("values", List.of(38, "x"), "target", 25));
        documents.put("mex", Map.of("values", List.of(0, 1, 3)));
        documents.put("zeckendorf", Map.of("n", 43));
        documents.put("limited-takes", Map.of("to", 40));
        documents.put("dawson-pawns", Map.of("files", 5));
        documents.put("vertex-removal", Map.of("graph", "grid", "rows", 2, "columns", 3));
        documents.put(
                "sum",
                Map.of(
                        "components",
                        List.of(
                                Map.of("game", "kayles", "pile", 5),
                                Map.of("game", "wythoff", "x", 2, "y", 3),
                                Map.of("game", "nim", "pile", 3))));
        documents.put("chomp-openings", Map.of("columnsTo", 3, "rowsTo", 3));
        documents.put("empty-and-divide-classes", Map.of("m", 3, "nTo", 6));
        documents.put("wythoff-pairs", Map.of("count", 5));
        documents.put("sos-outcomes", Map.of("to", 8));
        documents.put("northcott-gaps", Map.of("gaps", List.of(1, 2, 4)));
        documents.put("northcott-draws", Map.of("boards", List.of(List.of(1, 4), List.of(2, 3))));
        documents.put("vertex-removal-table", Map.of("graph", "path", "to", 8));
        return documents;
    }

    @Test
    void everyKindHasADocumentHere() {
        TreeSet<String> names = new TreeSet<>();
        for (Kind<?> kind : ImpartialKinds.all()) names.add(kind.name());
        assertEquals(new TreeSet<>(documents().keySet()), names);
    }

    @Test
    void everyKindIsSolvedAndToldInBothLanguages() {
        for (Kind<?> kind : ImpartialKinds.all()) {
            Solution solution = solve(kind, documents().get(kind.name()));
            assertTrue(solution.certificate(Progress.none()).holds(), kind.name());
            for (Language language : Language.values()) {
                Words words = Words.in(language);
                String report = solution.tell(words).toString();
                assertFalse(report.contains("‹"), kind.name() + " " + language + ": " + report);
                assertTrue(words.knows("impartial." + kind.name()), kind.name());
                assertTrue(words.knows("impartial." + kind.name() + ".about"), kind.name());
                for (Field<?> field : kind.document().fields())
                    assertTrue(
                            words.knows("impartial." + kind.name() + ".field." + field.name()),
                            kind.name() + " " + field.name());
                for (Tabulation table : kind.tables()) {
                    assertTrue(words.knows("impartial.table." + table.name()), table.name());
                    for (Field<?> field : table.parameters().fields())
                        assertTrue(
                                words.knows("impartial.table." + table.name() + ".field." + field.name()),
                                table.name() + " " + field.name());
                }
            }
        }
    }

    private static <G extends Game> Solution solve(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    @Test
    void everyPlayableKindIsPlayedToTheEndAndTheOracleKeepsItsWord() {
        int played = 0;
        for (Kind<?> kind : ImpartialKinds.all()) {
            Optional<Position> start = play(kind, documents().get(kind.name()));
            if (start.isEmpty()) continue;
            played++;
            for (int other = 0; other < 3; other++) check(kind.name(), start.get(), other);
        }
        long games = ImpartialKinds.all().stream()
                .filter(kind -> !(kind instanceof Inquiry<?>))
                .count();
        assertEquals(
                games - 4, played, "all but the three definitions, the values of piles and the questions are played");
    }

    private static <G extends Game> Optional<Position> play(Kind<G> kind, Map<String, Object> document) {
        return kind.play(kind.read(Node.root(document)), Progress.none());
    }

    private static void check(String name, Position start, int manner) {
        Position position = start;
        Standing standing = Playing.standing(start);
        int first = Playing.mover(start);
        int oracle = standing == Standing.Sure.LOSS ? 1 - first : first;
        for (int ply = 0; Playing.ending(position).isEmpty(); ply++) {
            Playing.check(position);
            assertTrue(ply < 2_000, name + " goes on for ever");
            List<Move> moves =
                    Playing.mover(position) == oracle ? Playing.best(position) : Playing.some(position.moves());
            Move move = moves.get((moves.size() - 1) * manner / 2);
            for (var why : position.advice(Progress.none()).why())
                assertFalse(Words.in(Language.JAPANESE).say(why).contains("‹"), name);
            position = position.after(move);
        }
        Optional<Integer> winner = Playing.winner(position);
        if (standing != Standing.Sure.DRAW) assertEquals(Optional.of(oracle), winner, name);
        else assertFalse(winner.equals(Optional.of(1 - oracle)), name);
    }

    @Test
    void everyTableIsMade() {
        Map<String, Map<String, Object>> parameters = Map.ofEntries(
                Map.entry("heap", Map.of("game", "kayles", "to", 83)),
                Map.entry("octal", Map.of("code", "0.137", "to", 60)),
                Map.entry("subtraction", Map.of("subtractionSet", List.of(1, 3, 4), "to", 30)),
                Map.entry("take-away-rule", Map.of("take", "2*c >= n", "to", 20)),
                Map.entry("limited-takes", Map.of("factor", 2, "to", 20)),
                Map.entry("wythoff", Map.of("size", 8)),
                Map.entry("wythoff-pairs", Map.of("count", 5)),
                Map.entry("sos", Map.of("to", 9)),
                Map.entry("vertex-removal", Map.of("graph", "path", "to", 8)),
                Map.entry("empty-and-divide", Map.of("size", 6)),
                Map.entry("chomp-openings", Map.of("columnsTo", 5, "rowsTo", 3)),
                Map.entry(
                        "graph-outcomes",
                        Map.of("arrows", List.of(List.of(3, 2), List.of(3, 1), List.of(2, 1)), "start", 3)),
                Map.entry("misere-quotient", Map.of("code", "0.137", "heaps", 5)));
        int made = 0;
        for (Kind<?> kind : ImpartialKinds.all())
            for (Tabulation table : kind.tables())
                for (Language language : Language.values()) {
                    String report = table.make(
                                    Node.root(parameters.get(table.name())), Words.in(language), Progress.none())
                            .toString();
                    assertFalse(report.contains("‹"), report);
                    made++;
                }
        assertEquals(2 * parameters.size(), made);
    }
}
