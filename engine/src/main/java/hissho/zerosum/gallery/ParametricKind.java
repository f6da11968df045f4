package hissho.zerosum.gallery;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.zerosum.parametric.ParametricGame;
import hissho.zerosum.parametric.ValueFunction;
import java.util.HashSet;
import java.util.Set;

/** Matrix games with one parameter. */
final class ParametricKind implements Kind<ParametricGame> {

    @Override
    public Listing listing() {
        return new Listing("parametric-matrix-game", "named", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required(
                                "matrix",
                                Shape.listOf(Shape.listOf(Shape.either(Shape.number(), Shape.text()), 1, 144), 1, 144))
                        .looksLike("matrix"),
                Field.optional("parameter", Shape.text()),
                Field.optional("from", Shape.number()),
                Field.optional("to", Shape.number()),
                Field.optional("rowLabels", Shape.listOf(Shape.text())),
                Field.optional("colLabels", Shape.listOf(Shape.text())));
    }

    @Override
    public ParametricGame read(Node document) {
        Set<String> known = new HashSet<>(Reading.ABOUT);
        document().fields().forEach(field -> known.add(field.name()));
        document.only(known);
        return ParametricGame.read(document);
    }

    @Override
    public Solution solve(ParametricGame game, Progress progress) {
        return new ParametricAnswer(ValueFunction.of(game, progress));
    }
}
