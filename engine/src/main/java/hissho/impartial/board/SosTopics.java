package hissho.impartial.board;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** The questions about SOS. */
final class SosTopics {

    static final Topic SOS =
            new Topic("sos-game", Set.of("squares", "board", "toMove", "from", "to", "game"), SosTopics::answers);

    private SosTopics() {}

    /** The row of a document: given, or blank. */
    static String row(Node input) {
        if (!input.has("board")) return "_".repeat(input.get("squares").whole(1, 100_000));
        Node board = input.get("board");
        String row = board.text();
        if (!row.matches("[SO_]{1,100000}") || row.contains("SOS")) throw board.bad("impartial.bad.sos", board.shown());
        if (input.has("squares") && input.get("squares").whole(1, 100_000) != row.length())
            throw board.bad("impartial.bad.sos-length", input.get("squares").shown(), row.length());
        return row;
    }

    static boolean firstMoves(Node input, String row) {
        return input.find("toMove")
                .map(n -> n.choice("first", "second").equals("first"))
                .orElse((row.length() - Sos.blanks(row.toCharArray())) % 2 == 0);
    }

    static String outcome(Sos.Standing standing, boolean firstMoves) {
        return standing == Sos.Standing.DRAW
                ? "draw"
                : (standing == Sos.Standing.WIN) == firstMoves ? "first" : "second";
    }

    static List<Map<String, Object>> moves(List<Sos.Letter> letters) {
        return letters.stream()
                .map(m -> Map.<String, Object>of("square", m.square(), "letter", String.valueOf(m.letter())))
                .toList();
    }

    private static Facts answers(Node input) {
        Sos solver = new Sos(Progress.none());
        if (input.has("to")) {
            int from = input.find("from").map(n -> n.whole(1, 10_000)).orElse(1);
            int to = input.get("to").whole(from, 10_000);
            return new Facts().put("outcomes", () -> {
                Map<String, String> outcomes = new LinkedHashMap<>();
                for (int n = from; n <= to; n++)
                    outcomes.put(
                            Integer.toString(n),
                            outcome(
                                    new Sos(Progress.none())
                                            .standing("_".repeat(n).toCharArray()),
                                    true));
                return outcomes;
            });
        }
        String row = row(input);
        boolean firstMoves = firstMoves(input, row);
        Supplier<SosGame.Solved> solved = new Once<>(() -> new SosGame(row, firstMoves).solve(solver));
        return new Facts()
                .put("outcome", () -> outcome(solver.standing(row.toCharArray()), firstMoves))
                .put("winningMoves", Compare.SET, () -> moves(solved.get().winning()))
                .put("drawingMoves", Compare.SET, () -> moves(solved.get().drawing()));
    }
}
