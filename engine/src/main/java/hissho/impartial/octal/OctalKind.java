package hissho.impartial.octal;

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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Take-and-break games by their octal or hexadecimal code. */
public final class OctalKind implements ImpartialKind {

    /** A code, as documents hold it. */
    public static final Field<TakeAndBreakCode> CODE =
            Field.required("code", TakeAndBreakCode.SHAPE).asRule();

    private static final Field<List<Long>> PILES = Piles.field("piles", 0);

    @Override
    public String name() {
        return "octal";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(CODE, PILES, Convention.PLAY);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(AnalysisFacts.KEYS.stream(), HeapSupplement.KEYS.stream())
                .toList();
    }

    @Override
    public Setting read(Node document) {
        HeapGame game = OctalGames.of(CODE.in(document));
        List<Long> sizes = PILES.in(document);
        Convention convention = Convention.of(document);
        return Setting.of(Heap.sum(game, sizes), convention).with(new HeapSupplement(game, sizes, convention));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.after("code", words);
    }
}
