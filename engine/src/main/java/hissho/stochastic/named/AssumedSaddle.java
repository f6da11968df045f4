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
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.system.Written;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.parametric.ParametricGame;
import hissho.zerosum.parametric.Span;
import hissho.zerosum.parametric.ValueFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The matrix A(v) under an assumption on v: which cell is then a saddle point, and whether v can be its value. */
record AssumedSaddle(ParametricGame game, Span span, Ends ends) implements Inquiry.Asked {

    /** Whether an end of the interval is left out, as in v > 4. */
    private record Ends(boolean lowOpen, boolean highOpen) {

        static Ends of(String assume) {
            String text = assume.strip();
            boolean both = text.matches(".*[<≤].*[<≤].*");
            return new Ends(
                    both ? text.matches("[^<>=≤≥]+<[^=].*") : text.matches(".*>[^=].*"),
                    both ? text.matches(".*[<≤].*<[^=].*") : text.matches(".*<[^=].*"));
        }
    }

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
                span,
                Ends.of(assume));
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

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        List<?> cell = answers.get("saddle", List.class);
        boolean contradiction = answers.get("contradiction", Boolean.class);
        return Optional.of(Message.of(
                "system.assumed-saddle.answer" + (contradiction ? "-contradiction" : ""),
                cell.get(0),
                cell.get(1),
                Written.pretty(answers.get("value", String.class))));
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
        return span.low()
                        .map(l -> l.compareTo(root) < 0 || (!ends.lowOpen && l.equals(root)))
                        .orElse(true)
                && span.high()
                        .map(h -> h.compareTo(root) > 0 || (!ends.highOpen && h.equals(root)))
                        .orElse(true);
    }

    /**
     * The answers tried on numbers: between the places where two entries of the cell's row or column cross, or an entry meets v, nothing
     * changes, so one fraction in each gap decides; and a v that is said to be the value is put in and its game solved anew.
     */
    @Override
    public Certificate check(Progress progress) {
        int[] cell = saddle(new ValueFunction(game, List.of(), List.of())).orElseThrow();
        List<RealRoot> met = meetings(cell);
        boolean saddles = samples(met).stream().filter(span::admits).allMatch(v -> isSaddleAt(cell, v));
        boolean solved = met.stream()
                .filter(root -> root.isRational() && inside(root))
                .allMatch(root -> solutions(cell).equals(List.of("all"))
                        || (isValueAt(root.rational(), progress)
                                == solutions(cell).contains(root.write("v"))));
        return new Certificate.SecondWay(
                saddles && solved,
                met.stream().anyMatch(root -> !root.isRational() && inside(root))
                        ? new Extent.Part(Message.of("system.assumed.irrational"))
                        : Extent.everything(),
                Message.of("system.assumed.certificate"),
                InOrder.of(
                        "saddle", List.of(cell[0] + 1, cell[1] + 1),
                        "value", entry(cell).write("v"),
                        "solutions", solutions(cell),
                        "contradiction", solutions(cell).isEmpty()));
    }

    /** Where the cell meets another entry of its row or column, where v meets the cell, and where an entry has no value. */
    private List<RealRoot> meetings(int[] cell) {
        List<RationalFunction> apart = new ArrayList<>(List.of(entry(cell).minus(RationalFunction.of(Polynomial.X))));
        for (int j = 0; j < game.width(); j++)
            apart.add(entry(new int[] {cell[0], j}).minus(entry(cell)));
        for (int i = 0; i < game.height(); i++)
            apart.add(entry(new int[] {i, cell[1]}).minus(entry(cell)));
        Set<RealRoot> met = new TreeSet<>();
        span.low().ifPresent(met::add);
        span.high().ifPresent(met::add);
        for (RationalFunction gap : apart) {
            if (!gap.isZero()) met.addAll(gap.numerator().realRoots());
            met.addAll(gap.denominator().realRoots());
        }
        return List.copyOf(met);
    }

    /** Fractions before, between and after some numbers, and those of them that are fractions. */
    private static List<Rational> samples(List<RealRoot> met) {
        if (met.isEmpty()) return List.of(Rational.ZERO);
        List<Rational> samples = new ArrayList<>();
        samples.add(Rational.of(met.getFirst().low().floor()).minus(1));
        for (int k = 0; k < met.size(); k++) {
            if (met.get(k).isRational()) samples.add(met.get(k).rational());
            if (k > 0) samples.add(RealRoot.between(met.get(k - 1), met.get(k)));
        }
        samples.add(Rational.of(met.getLast().high().ceiling()).plus(1));
        return samples;
    }

    private boolean isSaddleAt(int[] cell, Rational v) {
        return game.at(v)
                .map(matrix -> matrix.payoffs().row(cell[0]).minimum().equals(matrix.payoff(cell[0], cell[1]))
                        && matrix.payoffs().column(cell[1]).maximum().equals(matrix.payoff(cell[0], cell[1])))
                .orElse(true);
    }

    private boolean isValueAt(Rational v, Progress progress) {
        return game.at(v)
                .map(matrix -> MatrixSolver.optimum(matrix, progress).value().equals(v))
                .orElse(false);
    }
}
