package hissho.stochastic.named;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.parametric.ParametricGame;
import hissho.zerosum.parametric.Span;
import hissho.zerosum.parametric.ValueFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The matrix A(v) under an assumption on v: which cell is then a saddle point, and whether v can be its value. */
record AssumedSaddle(ParametricGame game, Span span) implements Inquiry.Asked {

    private static final Field<Node> MATRIX = Field.required(
                    "matrix",
                    Shape.listOf(Shape.listOf(Shape.either(Shape.number(), Shape.text()), 1, 12), 1, 12)
                            .by(node -> node))
            .looksLike("matrix");
    private static final Field<String> ASSUME = Field.optional("assume", Shape.text(), "all");

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("assumed-saddle", "system", Chapter.RECURSIVE),
                Shape.fields(MATRIX, ASSUME),
                AssumedSaddle::read,
                List.of("saddle", "value", "contradiction"));
    }

    private static AssumedSaddle read(Node node) {
        String assume = ASSUME.in(node);
        Span span = Span.read(assume).orElseThrow(() -> node.get("assume").bad("system.assumed.bad", assume));
        AssumedSaddle asked = new AssumedSaddle(
                ParametricGame.read(Node.root(InOrder.of(
                        "matrix",
                        java.util.Objects.requireNonNull(MATRIX.in(node).value()),
                        "parameter",
                        "v"))),
                span);
        if (asked.saddle(new ValueFunction(asked.game, List.of(), List.of())).isEmpty())
            throw node.get("matrix").bad("system.assumed.none");
        return asked;
    }

    private Optional<int[]> saddle(ValueFunction function) {
        for (int i = 0; i < game.height(); i++)
            for (int j = 0; j < game.width(); j++)
                if (function.isSaddle(i, j, span)) return Optional.of(new int[] {i, j});
        return Optional.empty();
    }

    @Override
    public Facts answers(Progress progress) {
        ValueFunction function = new ValueFunction(game, List.of(), List.of());
        int[] saddle = saddle(function).orElseThrow();
        return new Facts()
                .put(
                        "saddle",
                        (own, expected) -> isSaddle(function, expected),
                        () -> List.of(saddle[0] + 1, saddle[1] + 1))
                .put("value", () -> entry(saddle).write("v"))
                .put("contradiction", () -> solutions(saddle).isEmpty());
    }

    private RationalFunction entry(int[] cell) {
        return game.entries().get(cell[0]).get(cell[1]);
    }

    private boolean isSaddle(ValueFunction function, @org.jspecify.annotations.Nullable Object expected) {
        List<Integer> cell = Node.root(expected).wholes(1, 12);
        return cell.size() == 2 && function.isSaddle(cell.get(0) - 1, cell.get(1) - 1, span);
    }

    /** The v within the assumption that are the value of the saddle point. */
    private List<String> solutions(int[] cell) {
        RationalFunction gap = entry(cell).minus(RationalFunction.of(Polynomial.X));
        if (gap.isZero()) return List.of("all");
        List<String> found = new ArrayList<>();
        for (RealRoot root : gap.numerator().realRoots()) if (inside(root)) found.add(root.write("v"));
        return found;
    }

    private boolean inside(RealRoot root) {
        return span.low().map(l -> l.compareTo(root) <= 0).orElse(true)
                && span.high().map(h -> h.compareTo(root) >= 0).orElse(true);
    }

    @Override
    public Certificate check(Progress progress) {
        return new Certificate.SecondWay(
                saddle(new ValueFunction(game, List.of(), List.of())).isPresent(),
                Extent.everything(),
                Message.of("system.assumed.certificate"),
                InOrder.of());
    }
}
