package hissho.impartial.coin;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.kind.Tabulation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A kind for each coin-turning game in a row, and one for those that need numbers of their own. */
record CoinRowKind(String name, List<Tabulation> tables) implements ImpartialKind {

    /** The kind whose document names the game. */
    static final String ANY = "coin-turning";

    private static final Field<List<Long>> MOVE =
            Field.optional("move", Shape.listOf(CoinRowReader.LABEL, 1, 10_000), List.of());

    @Override
    public String room() {
        return "coins";
    }

    @Override
    public Shape.Fields document() {
        List<Field<?>> fields = new ArrayList<>();
        if (name.equals(ANY)) fields.addAll(CoinGames.fields());
        fields.addAll(CoinRowReader.fields());
        fields.add(MOVE);
        fields.add(Convention.PLAY);
        return new Shape.Fields(fields);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(ImpartialKind.super.facts().stream(), CoinRowSupplement.KEYS.stream())
                .toList();
    }

    @Override
    public Setting read(Node document) {
        CoinGame game = name.equals(ANY)
                ? CoinGames.read(document)
                : CoinGames.named(name).orElseThrow();
        CoinRow row = CoinRowReader.read(document, game);
        CoinRowSupplement theory =
                new CoinRowSupplement(row, row.headValues(), CoinRowReader.PILES.find(document), MOVE.in(document));
        Convention convention = Convention.of(document);
        return Setting.of(row, convention).with(convention == Convention.NORMAL ? theory : theory.ruleOnly());
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
}
