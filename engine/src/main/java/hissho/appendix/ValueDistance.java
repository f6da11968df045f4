package hissho.appendix;

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
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;

/** Values of matrix games are no further apart than the games' entries: the lemma behind Shapley's contraction. */
record ValueDistance(RationalMatrix a, RationalMatrix b) implements Inquiry.Asked {

    private static final Field<RationalMatrix> A =
            Field.required("A", Shape.matrix(2_500)).looksLike("matrix");
    private static final Field<RationalMatrix> B =
            Field.required("B", Shape.matrix(2_500)).looksLike("matrix");

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("value-distance", "appendix", Chapter.APPENDIX),
                Shape.fields(A, B),
                ValueDistance::read,
                List.of("valA", "valB", "maxDifference", "holds"));
    }

    private static ValueDistance read(Node document) {
        RationalMatrix a = A.in(document);
        RationalMatrix b = B.in(document);
        if (a.height() != b.height() || a.width() != b.width())
            throw document.get("B").bad("appendix.bad.other-size", b.height(), b.width(), a.height(), a.width());
        return new ValueDistance(a, b);
    }

    private Rational difference() {
        Rational most = Rational.ZERO;
        for (int i = 0; i < a.height(); i++)
            for (int j = 0; j < a.width(); j++)
                most = most.max(a.get(i, j).minus(b.get(i, j)).absolute());
        return most;
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        Rational first = answers.get("valA", Rational.class);
        Rational second = answers.get("valB", Rational.class);
        return Optional.of(Message.of(
                "appendix.value-distance.differ",
                first,
                second,
                first.minus(second).absolute(),
                difference()));
    }

    @Override
    public List<Message> steps(Facts answers) {
        return List.of(Message.of("appendix.value-distance.step", difference()));
    }

    @Override
    public Facts answers(Progress progress) {
        Once<Rational> first = new Once<>(() -> GameProgram.solve(a, progress).value());
        Once<Rational> second = new Once<>(() -> GameProgram.solve(b, progress).value());
        return new Facts()
                .put("valA", first)
                .put("valB", second)
                .put("maxDifference", this::difference)
                .put("holds", () -> first.get().minus(second.get()).absolute().compareTo(difference()) <= 0);
    }

    /** Both guarantees of both games. */
    @Override
    public Certificate check(Progress progress) {
        GameProgram.Optimum first = GameProgram.solve(a, progress);
        GameProgram.Optimum second = GameProgram.solve(b, progress);
        Rational largest = Rational.ZERO;
        for (int i = 0; i < a.height(); i++)
            for (int j = 0; j < a.width(); j++)
                largest = largest.max(a.get(i, j).minus(b.get(i, j)))
                        .max(b.get(i, j).minus(a.get(i, j)));
        Rational apart = first.value().minus(second.value());
        return new Certificate.Values(
                secures(a, first) && secures(b, second),
                Extent.everything(),
                Message.of("appendix.certificate.values"),
                InOrder.of(
                        "valA", first.value(),
                        "valB", second.value(),
                        "rowA", first.row(),
                        "columnA", first.column(),
                        "rowB", second.row(),
                        "columnB", second.column(),
                        "maxDifference", largest,
                        "holds",
                                apart.compareTo(largest) <= 0 && apart.negated().compareTo(largest) <= 0));
    }

    private static boolean secures(RationalMatrix m, GameProgram.Optimum optimum) {
        RationalVector columns = m.transposed().times(optimum.row());
        RationalVector rows = m.times(optimum.column());
        return optimum.row().isDistribution()
                && optimum.column().isDistribution()
                && columns.minimum().compareTo(optimum.value()) >= 0
                && rows.maximum().compareTo(optimum.value()) <= 0;
    }
}
