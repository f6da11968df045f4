package hissho.impartial.pile;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.heap.Heap;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.HeapSupplement;
import hissho.impartial.heap.PileWords;
import hissho.impartial.heap.Piles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A named game of one rule on piles; Kayles and Dawson's chess can also be set up as rows. */
public record PileGameKind(String name) implements ImpartialKind {

    @Override
    public Shape.Fields document() {
        List<Field<?>> fields = new ArrayList<>();
        Shape<List<Long>> piles = piles().shape();
        fields.add((row().isEmpty() ? piles() : Field.optional(piles().name(), piles)).looksLike("piles"));
        fields.addAll(row());
        fields.add(Convention.PLAY);
        return new Shape.Fields(fields);
    }

    private HeapGame game() {
        return PileGames.named(name);
    }

    /** Points lie in regions, chips in piles. */
    private Field<List<Long>> piles() {
        return Piles.field(game().isInPlane() ? "regions" : "piles", game().least());
    }

    /** The fields of a row, where the game can be set up as one. */
    private List<Field<?>> row() {
        return switch (name) {
            case "kayles" -> List.of(Rows.PINS, Rows.MISSING);
            case "dawson-chess" -> List.of(Rows.SQUARES, Rows.MARKS);
            default -> List.of();
        };
    }

    @Override
    public List<String> facts() {
        List<String> keys = new ArrayList<>(AnalysisFacts.KEYS);
        keys.addAll(HeapSupplement.KEYS);
        if (name.equals("kayles")) keys.addAll(Rows.PIN_KEYS);
        if (name.equals("dawson-chess")) keys.addAll(Rows.SQUARE_KEYS);
        return keys;
    }

    @Override
    public Setting read(Node document) {
        if (!row().isEmpty() && Rows.PINS.isIn(document)) return Rows.pins(document);
        if (!row().isEmpty() && Rows.SQUARES.isIn(document)) return Rows.squares(document);
        Convention convention = Convention.of(document);
        List<Long> sizes = piles().in(document);
        HeapGame game = game();
        return Setting.of(Heap.sum(game, sizes), convention).with(new HeapSupplement(game, sizes, convention));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.under(piles().name(), words);
    }
}
