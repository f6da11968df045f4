package hissho.zerosum.countable;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import java.util.List;

/** The game whose lower value comes out above its upper value. */
public final class PowerOfFourKind implements Kind<PowerOfFourKind.Asked> {

    private static final Field<PowerOfFour> P =
            Field.optional("p", Shape.text().by(PowerOfFour::read), PowerOfFour.halves());

    /** The weights to try. */
    public record Asked(PowerOfFour weights) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("power-of-four", "countable", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(P);
    }

    @Override
    public List<String> facts() {
        return PowerOfFourAnswer.KEYS;
    }

    @Override
    public Asked read(Node document) {
        return new Asked(P.in(document));
    }

    @Override
    public Solution solve(Asked asked, Progress progress) {
        return PowerOfFourAnswer.of(asked.weights());
    }
}
