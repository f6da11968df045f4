package hissho.impartial.tartan;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialPosition;
import hissho.impartial.ImpartialSolution;
import hissho.impartial.coin.CoinBoard;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A kind for each coin-turning game on a board. */
final class BoardKind implements Kind<CoinBoard> {

    private static final long MOST_MOVES_PLAYED = 20_000;

    private final String name;
    private final List<Topic> topics;
    private final List<Tabulation> tables;

    BoardKind(String name, List<Topic> topics, List<Tabulation> tables) {
        this.name = name;
        this.topics = topics;
        this.tables = tables;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String room() {
        return "coins";
    }

    @Override
    public Chapter chapter() {
        return Chapter.IMPARTIAL;
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(BoardReader.fields(name));
    }

    @Override
    public CoinBoard read(Node document) {
        return BoardReader.read(BoardReader.game(name, document), document);
    }

    @Override
    public Solution solve(CoinBoard board, Progress progress) {
        return ImpartialSolution.of(name, board, Convention.NORMAL, new BoardSupplement(board), progress);
    }

    /** The rows of the board one after the other; the general product begins with the names of its two games. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", name);
        List<String> rest = new ArrayList<>(words);
        if (name.equals(BoardReader.TARTAN)) {
            if (words.size() < 3) return Optional.empty();
            document.put("rowGame", rest.removeFirst());
            document.put("columnGame", rest.removeFirst());
        }
        if (rest.isEmpty() || !rest.stream().allMatch(w -> w.matches("[HTht]+"))) return Optional.empty();
        document.put("rows", rest);
        return Optional.of(document);
    }

    @Override
    public Optional<Position> play(CoinBoard board) {
        return board.optionCount() <= MOST_MOVES_PLAYED
                ? Optional.of(ImpartialPosition.start(board, Convention.NORMAL))
                : Optional.empty();
    }

    @Override
    public List<Tabulation> tables() {
        return tables;
    }

    @Override
    public List<Topic> topics() {
        return topics;
    }
}
