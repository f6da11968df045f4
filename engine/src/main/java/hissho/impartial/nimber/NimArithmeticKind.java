package hissho.impartial.nimber;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Arithmetic in the field of nimbers, for whole numbers of any size. */
public final class NimArithmeticKind implements Kind<NimQuestion> {

    public static List<Kind<?>> all() {
        return List.of(new NimArithmeticKind());
    }

    @Override
    public Listing listing() {
        return new Listing("nim-arithmetic", "nimber", Chapter.IMPARTIAL);
    }

    @Override
    public Shape.Fields document() {
        Shape<?> number = Shape.either(Shape.whole(0, Long.MAX_VALUE), Shape.text());
        return Shape.fields(
                Field.optional("expression", Shape.text()),
                Field.optional("quadratic", Shape.listOf(number, 3, 3)),
                Field.optional("limit", number));
    }

    @Override
    public NimQuestion read(Node document) {
        if (document.has("quadratic")) return new NimQuestion.Solve(quadratic(document.get("quadratic")));
        if (document.has("limit"))
            return new NimQuestion.Closed(number(document.get("limit")).value());
        Node node = document.get("expression");
        NimExpression expression = NimParser.read(node);
        try {
            expression.value();
        } catch (ArithmeticException e) {
            throw node.bad("nimber.bad.zero");
        }
        return new NimQuestion.Compute(expression);
    }

    static Nimber number(Node node) {
        BigInteger whole = node.whole();
        if (whole.signum() < 0) throw node.bad("nimber.bad.negative", node.shown());
        if (whole.bitLength() > NimParser.MOST_BITS) throw node.bad("nimber.bad.large", NimParser.MOST_BITS);
        return new Nimber(whole);
    }

    static Quadratic quadratic(Node node) {
        List<Node> coefficients = node.list(3, 3);
        Nimber a = number(coefficients.get(0));
        if (a.isZero()) throw coefficients.getFirst().bad("nimber.bad.leading");
        return new Quadratic(a, number(coefficients.get(1)), number(coefficients.get(2)));
    }

    @Override
    public Solution solve(NimQuestion question, Progress progress) {
        return switch (question) {
            case NimQuestion.Compute compute ->
                new ComputedNimber(compute.expression(), compute.expression().value());
            case NimQuestion.Solve solve ->
                new SolvedQuadratic(solve.quadratic(), solve.quadratic().roots());
            case NimQuestion.Closed closed -> new ClosureAnswer(new Subfield(closed.limit()));
        };
    }

    /** An expression, as in {@code 24*17}. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of(InOrder.of("kind", name(), "expression", String.join(" ", words)));
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new NimProductTable(), new NimInverseTable());
    }

    @Override
    public List<Topic> topics() {
        return List.of(NimTopic.topic());
    }
}
