package hissho.impartial.board;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Outcome;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** The questions about Northcott's game. */
final class NorthcottTopics {

    static final Topic NORTHCOTT = new Topic(
            "northcott",
            Set.of("gaps", "rows", "width", "white", "black", "toMove", "boards", "game"),
            NorthcottTopics::answers);

    private NorthcottTopics() {}

    static Northcott board(Node input) {
        int width = input.get("width").whole(2, 1_000);
        List<Integer> white = input.get("white").wholes(0, width - 1);
        List<Integer> black = input.get("black").wholes(0, width - 1);
        if (white.isEmpty() || white.size() > 100 || white.size() != black.size())
            throw input.get("black").bad("impartial.bad.northcott-rows", white.size(), black.size());
        for (int row = 0; row < white.size(); row++)
            if (white.get(row).equals(black.get(row)))
                throw input.get("black").list().get(row).bad("impartial.bad.northcott-same", black.get(row));
        boolean whiteMoves = input.find("toMove")
                .map(n -> n.choice("white", "black").equals("white"))
                .orElse(true);
        return new Northcott(width, white, black, whiteMoves);
    }

    private static Facts answers(Node input) {
        if (input.has("boards")) return boards(input.get("boards"));
        if (input.has("gaps")) return gaps(input.get("gaps").wholes(0, 1_000_000));
        Northcott board = board(input);
        return common(board.gaps(), board.nimSum())
                .put("terminal", () -> board.slides().isEmpty())
                .put("winningMoves", Compare.SET, () -> moves(board))
                .put("moveCount", () -> board.winning().size())
                .put("longestDefence", () -> longestDefence(board));
    }

    static List<Map<String, Object>> moves(Northcott board) {
        return board.winning().stream()
                .map(s -> InOrder.of(
                        "row",
                        s.row(),
                        "fromColumn",
                        s.from(),
                        "toColumn",
                        s.to(),
                        "gapFrom",
                        s.gapFrom(),
                        "gapTo",
                        s.gapTo()))
                .toList();
    }

    static int longestDefence(Northcott board) {
        if (Northcott.positions(board.rows(), board.width()) > Northcott.MOST_SEARCHED)
            throw new NotAnswered("a board too large to search");
        Northcott.Searched searched = board.search(Progress.none());
        return searched.analysis().remoteness(searched.number());
    }

    private static Facts common(List<Integer> gaps, int sum) {
        return new Facts()
                .put("gaps", () -> gaps)
                .put("nimSum", () -> sum)
                .put("class", () -> sum == 0 ? "P" : "N")
                .put("winner", () -> sum == 0 ? "second" : "first");
    }

    /** Only the gaps are known: the moves that close them. */
    private static Facts gaps(List<Integer> gaps) {
        int sum = gaps.stream().reduce(0, (a, b) -> a ^ b);
        List<Map<String, Object>> moves = new ArrayList<>();
        for (int row = 0; row < gaps.size(); row++)
            if ((gaps.get(row) ^ sum) < gaps.get(row))
                moves.add(InOrder.of("row", row, "from", gaps.get(row), "to", gaps.get(row) ^ sum));
        return common(gaps, sum).put("winningMoves", Compare.SET, () -> moves).put("moveCount", moves::size);
    }

    private static Facts boards(Node boards) {
        return new Facts().put("draws", () -> {
            int draws = 0;
            for (Node board : boards.list(1, 20)) {
                List<Integer> size = board.wholes(1, 100);
                if (size.size() != 2
                        || size.get(1) < 2
                        || Northcott.positions(size.get(0), size.get(1)) > Northcott.MOST_SEARCHED)
                    throw board.bad("impartial.bad.northcott-size", board.shown());
                List<Integer> left =
                        IntStream.range(0, size.get(0)).mapToObj(r -> 0).toList();
                List<Integer> right =
                        IntStream.range(0, size.get(0)).mapToObj(r -> 1).toList();
                Northcott.Searched searched = new Northcott(size.get(1), left, right, true).search(Progress.none());
                for (int i = 0; i < searched.count(); i++)
                    if (searched.analysis().outcome(i) == Outcome.DRAW) draws++;
            }
            return draws;
        });
    }
}
