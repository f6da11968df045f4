package hissho.zerosum.semiinfinite;

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
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Two strategies against a sequence or a curve of them. */
public final class SemiInfiniteKind implements Kind<SemiInfiniteKind.Asked> {

    private static final Field<Rational> EPSILON = Field.optional(
            "epsilon",
            Shape.number().by(node -> {
                Rational epsilon = node.rational();
                if (!epsilon.isPositive()) throw node.bad("named.bad.not-positive", epsilon);
                return epsilon;
            }),
            Rational.of(1, 100));

    private final boolean wide;

    public SemiInfiniteKind(boolean wide) {
        this.wide = wide;
    }

    /** A game, and how near to the value a strategy should come where none is optimal. */
    public record Asked(SemiInfiniteGame game, String written, Rational epsilon) implements Game {}

    @Override
    public Listing listing() {
        return new Listing(wide ? "two-by-infinity" : "infinity-by-two", "semiinfinite", Chapter.MATRIX);
    }

    private Field<List<Points>> points() {
        return wide ? SemiInfiniteGame.COLUMNS : SemiInfiniteGame.ROWS;
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(points(), EPSILON);
    }

    @Override
    public List<String> facts() {
        return SemiInfiniteFacts.KEYS;
    }

    @Override
    public Asked read(Node document) {
        Node written = document.get(points().name());
        return new Asked(
                new SemiInfiniteGame(points().in(document), wide),
                written.isList() ? String.join("; ", written.texts()) : written.text(),
                EPSILON.in(document));
    }

    @Override
    public Solution solve(Asked asked, Progress progress) {
        Optional<SemiInfiniteSolution> solved = SemiInfiniteSolution.of(asked.game(), progress);
        if (solved.isEmpty()) return new UnboundedAnswer(name(), asked);
        SemiInfiniteSolution solution = solved.get();
        return new SemiInfiniteAnswer(
                name(), asked, solution, SemiInfiniteFacts.of(asked, () -> solution, progress), progress);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of(InOrder.of("kind", name(), points().name(), String.join(" ", words)));
    }
}
