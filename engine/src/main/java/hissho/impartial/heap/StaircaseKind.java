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

/** Staircase Nim. */
final class StaircaseKind implements ImpartialKind {

    @Override
    public String name() {
        return "staircase-nim";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("steps", Shape.listOf(Shape.whole(0, Heaps.MOST_CHIPS / 1000), 1, Heaps.MOST_PILES))
                        .looksLike("piles"),
                Field.optional("play", Shape.choice("normal", "misere")));
    }

    @Override
    public Setting read(Node document) {
        List<Long> steps = document.get("steps").list(1, Heaps.MOST_PILES).stream()
                .map(n -> n.wholeLong(0, Heaps.MOST_CHIPS / 1000))
                .toList();
        return Setting.of(new Staircase(steps), Convention.of(document));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.under("steps", words);
    }
}
