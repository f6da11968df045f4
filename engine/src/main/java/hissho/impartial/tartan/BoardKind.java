package hissho.impartial.tartan;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.RuleSupplement;
import hissho.impartial.Setting;
import hissho.impartial.coin.CoinBoard;
import hissho.kind.Tabulation;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A kind for each coin-turning game on a board. */
record BoardKind(String name) implements ImpartialKind {

    @Override
    public String room() {
        return "coins";
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(BoardReader.fields(name));
    }

    @Override
    public Setting read(Node document) {
        CoinBoard board = BoardReader.read(BoardReader.game(name, document), document);
        Convention convention = Convention.of(document);
        return Setting.of(board, convention)
                .with(
                        convention == Convention.NORMAL
                                ? BoardSupplement.of(board)
                                : new RuleSupplement(
                                        room(),
                                        Message.of("coins.section.rule"),
                                        Message.of("coins." + board.game().name() + ".rule"),
                                        BoardFacts.MOVES,
                                        new Facts(),
                                        List.of()));
    }

    @Override
    public List<String> facts() {
        return Stream.concat(ImpartialKind.super.facts().stream(), BoardFacts.KEYS.stream())
                .toList();
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new BoardTable(name));
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
}
