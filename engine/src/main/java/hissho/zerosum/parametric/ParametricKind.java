package hissho.zerosum.parametric;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.matrix.Payoffs;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Matrix games with one parameter. */
public final class ParametricKind implements Kind<ParametricKind.Asked> {

    private static final Field<Rational> AT = Field.optional("at", Shape.number());

    /** A game, and a value of the parameter at which it is looked at more closely. */
    public record Asked(ParametricGame game, Optional<Rational> at) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("parametric-matrix-game", "parametric", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                ParametricGame.MATRIX,
                ParametricGame.PARAMETER,
                ParametricGame.FROM,
                ParametricGame.TO,
                AT,
                Payoffs.ROW_LABELS,
                Payoffs.COL_LABELS);
    }

    @Override
    public List<String> facts() {
        return ParametricFacts.KEYS;
    }

    @Override
    public Asked read(Node document) {
        ParametricGame game = ParametricGame.read(document);
        Optional<Rational> at = AT.find(document);
        at.filter(t -> game.at(t).isEmpty()).ifPresent(t -> {
            throw document.get("at").bad("parametric.bad.pole", t);
        });
        return new Asked(game, at);
    }

    @Override
    public Solution solve(Asked asked, Progress progress) {
        ValueFunction value = ValueFunction.of(asked.game(), progress);
        return new ParametricAnswer(value, asked.at(), ParametricFacts.of(asked, () -> value, progress));
    }

    /** A matrix with letters in it, rows between semicolons: {@code "0,2;t,1"}. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty()) return Optional.empty();
        List<List<String>> rows = words.stream()
                .flatMap(word -> Stream.of(word.split(";")))
                .map(row -> List.of(row.split(",")))
                .toList();
        return Optional.of(InOrder.of("kind", name(), "matrix", rows));
    }
}
