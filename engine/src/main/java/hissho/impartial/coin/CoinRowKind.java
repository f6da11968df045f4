package hissho.impartial.coin;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialPosition;
import hissho.impartial.ImpartialSolution;
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

/** A kind for each coin-turning game in a row, and one for those that need numbers of their own. */
final class CoinRowKind implements Kind<CoinRow> {

    /** The kind whose document names the game. */
    static final String ANY = "coin-turning";

    private static final long MOST_MOVES_PLAYED = 20_000;
    private static final long LONGEST_PLAYED = 200;

    private final String name;
    private final List<Topic> topics;
    private final List<Tabulation> tables;

    CoinRowKind(String name, List<Topic> topics, List<Tabulation> tables) {
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
        List<Field> fields = new ArrayList<>();
        if (name.equals(ANY)) {
            fields.add(Field.required("game", Shape.choice(CoinGames.names().toArray(String[]::new))));
            fields.addAll(CoinGames.fields());
        }
        fields.addAll(CoinRowReader.fields());
        return new Shape.Fields(fields);
    }

    @Override
    public CoinRow read(Node document) {
        CoinGame game = name.equals(ANY)
                ? CoinGames.read(document.get("game"), document)
                : CoinGames.named(name).orElseThrow();
        return CoinRowReader.read(document, game);
    }

    @Override
    public Solution solve(CoinRow row, Progress progress) {
        return ImpartialSolution.of(name, row, Convention.NORMAL, new CoinRowSupplement(row), progress);
    }

    /** A word of H and T, or the labels of the heads. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", name);
        List<String> rest = words;
        if (name.equals(ANY)) {
            if (words.isEmpty()) return Optional.empty();
            document.put("game", words.getFirst());
            rest = words.subList(1, words.size());
        }
        if (rest.isEmpty()) return Optional.empty();
        if (rest.stream().allMatch(w -> w.matches("[HTht]+"))) document.put("coins", String.join("", rest));
        else if (rest.stream().allMatch(w -> w.matches("\\d{1,18}")))
            document.put("heads", rest.stream().map(Long::valueOf).toList());
        else return Optional.empty();
        return Optional.of(document);
    }

    @Override
    public Optional<Position> play(CoinRow row) {
        return row.length() <= LONGEST_PLAYED && row.optionCount() <= MOST_MOVES_PLAYED
                ? Optional.of(ImpartialPosition.start(row, Convention.NORMAL))
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
