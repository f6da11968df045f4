package hissho.impartial.pile;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.Piles;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Single piles of a game over a range: values, classes, periods, the labelling in rounds. */
public final class PileValuesKind implements Kind<PileValuesKind.Range> {

    static final int LONGEST = 200_000;
    static final Field<Long> FROM = Field.optional("from", Shape.whole(0, Piles.MOST_CHIPS));
    static final Field<Long> TO = Field.optional("to", Shape.whole(0, Piles.MOST_CHIPS));

    /** Piles of a game, up to a last one if one was named. */
    public record Range(HeapGame game, Convention convention, long from, Optional<Long> to) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("pile-values", "impartial", Chapter.IMPARTIAL);
    }

    @Override
    public Shape.Fields document() {
        List<Field<?>> fields = new ArrayList<>(HeapRule.FIELDS);
        fields.addAll(List.of(FROM, TO, Convention.PLAY));
        return new Shape.Fields(fields);
    }

    @Override
    public List<String> facts() {
        return PileValues.KEYS;
    }

    @Override
    public Range read(Node document) {
        return range(HeapRule.in(document), document);
    }

    /** The range of a document, which must hold piles of the game and not too many. */
    static Range range(HeapGame game, Node document) {
        long from = FROM.find(document).orElse(game.least());
        if (from < game.least())
            throw document.get("from").bad("core.bad.out-of-range", from, game.least(), Piles.MOST_CHIPS);
        Optional<Long> to = TO.find(document);
        if (to.filter(last -> last < from || last - from >= LONGEST).isPresent())
            throw document.get("to").bad("core.bad.out-of-range", to.get(), from, from + LONGEST - 1);
        return new Range(game, Convention.of(document), from, to);
    }

    @Override
    public Solution solve(Range range, Progress progress) {
        return PileValues.of(range, progress);
    }

    @Override
    public List<Tabulation> tables() {
        return PileTables.all();
    }
}
