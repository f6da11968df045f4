package hissho.zerosum.gallery;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.countable.SemiInfiniteGame;
import hissho.zerosum.countable.SemiInfiniteSolution;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Two strategies against a sequence or a curve of them. */
final class SemiInfiniteKind implements Kind<SemiInfiniteKind.Asked> {

    private static final Rational USUAL_EPSILON = Rational.of(1, 100);

    private final boolean wide;

    SemiInfiniteKind(boolean wide) {
        this.wide = wide;
    }

    /** A game, and how near to the value a strategy should come where none is optimal. */
    record Asked(SemiInfiniteGame game, String written, Rational epsilon) implements Game {}

    @Override
    public Listing listing() {
        return new Listing(wide ? "two-by-infinity" : "infinity-by-two", "named", Chapter.MATRIX);
    }

    private String field() {
        return wide ? "columns" : "rows";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required(field(), Shape.either(Shape.text(), Shape.listOf(Shape.text(), 1, 50))),
                Field.optional("epsilon", Shape.number()));
    }

    @Override
    public Asked read(Node document) {
        Set<String> known = new HashSet<>(Reading.ABOUT);
        known.addAll(Set.of(field(), "epsilon"));
        document.only(known);
        Rational epsilon = document.find("epsilon").map(Node::rational).orElse(USUAL_EPSILON);
        if (!epsilon.isPositive()) throw document.get("epsilon").bad("named.bad.not-positive", epsilon);
        Node points = document.get(field());
        return new Asked(
                wide ? SemiInfiniteGame.ofColumns(document) : SemiInfiniteGame.ofRows(document),
                points.isList() ? String.join("; ", points.texts()) : points.text(),
                epsilon);
    }

    @Override
    public Solution solve(Asked asked, Progress progress) {
        return new SemiInfiniteAnswer(name(), asked, SemiInfiniteSolution.of(asked.game(), progress));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty()) return Optional.empty();
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", name());
        document.put(field(), String.join(" ", words));
        return Optional.of(document);
    }
}
