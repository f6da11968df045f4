package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Take-and-break games by their octal or hexadecimal code. */
final class OctalKind implements ImpartialKind {

    @Override
    public String name() {
        return "octal";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("code", Shape.text()),
                Field.required("piles", Shape.listOf(Shape.whole(0, Heaps.MOST_CHIPS), 1, Heaps.MOST_PILES))
                        .looksLike("piles"),
                Field.optional("play", Shape.choice("normal", "misere")));
    }

    @Override
    public Setting read(Node document) {
        HeapGame game = HeapGames.octal(PileTopics.code(document.get("code")));
        List<Long> sizes = Heaps.piles(document, "piles", 0);
        return Setting.of(Heap.sum(game, sizes), Convention.of(document)).with(new HeapSupplement(game, sizes));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.after("code", words);
    }
}
