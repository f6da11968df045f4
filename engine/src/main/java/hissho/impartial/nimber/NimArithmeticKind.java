package hissho.impartial.nimber;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.nimber.NimExpression.Literal;
import hissho.impartial.nimber.NimExpression.Over;
import hissho.impartial.nimber.NimExpression.Plus;
import hissho.impartial.nimber.NimExpression.Power;
import hissho.impartial.nimber.NimExpression.Root;
import hissho.impartial.nimber.NimExpression.Times;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Arithmetic in the field of nimbers, for whole numbers of any size. */
public final class NimArithmeticKind implements Kind<NimQuestion> {

    private static final int LONGEST = 100_000;

    private static final Shape<Nimber> NUMBER =
            Shape.either(Shape.whole(0, Long.MAX_VALUE), Shape.text()).by(NimArithmeticKind::number);
    private static final Field<NimExpression> EXPRESSION =
            Field.optional("expression", Shape.text().by(NimArithmeticKind::expression));
    private static final Field<Quadratic> QUADRATIC =
            Field.optional("quadratic", Shape.listOf(NUMBER, 3, 3).by(NimArithmeticKind::quadratic));
    private static final Field<Nimber> LIMIT = Field.optional("limit", NUMBER);
    private static final Field<String> OPERATION = Field.optional(
            "operation",
            Shape.choice(
                    "multiply",
                    "divide",
                    "expand",
                    "distributiveCheck",
                    "power",
                    "sqrt",
                    "inverse",
                    "solveQuadratic",
                    "closed"));
    private static final Field<Nimber> A = Field.optional("a", NUMBER);
    private static final Field<Nimber> B = Field.optional("b", NUMBER);
    private static final Field<Nimber> C = Field.optional("c", NUMBER);
    private static final Field<BigInteger> EXPONENT = Field.optional(
            "exponent",
            Shape.either(Shape.whole(Long.MIN_VALUE, Long.MAX_VALUE), Shape.text())
                    .by(Node::whole));
    private static final Field<Nimber> FROM = Field.optional("from", NUMBER);
    private static final Field<Nimber> TO = Field.optional("to", NUMBER);
    private static final Field<Nimber> ROW = Field.optional("row", NUMBER);
    private static final Field<List<Nimber>> SQUARES_OF = Field.optional("squaresOf", Shape.listOf(NUMBER, 1, 1_000));

    public static List<Kind<?>> all() {
        return List.of(new NimArithmeticKind());
    }

    @Override
    public Listing listing() {
        return new Listing("nim-arithmetic", "nimber", Chapter.IMPARTIAL);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(EXPRESSION, QUADRATIC, LIMIT, OPERATION, A, B, C, EXPONENT, FROM, TO, ROW, SQUARES_OF);
    }

    @Override
    public List<String> facts() {
        return List.of(
                "value",
                "binary",
                "field",
                "terms",
                "inner",
                "left",
                "right",
                "unique",
                "roots",
                "closed",
                "products",
                "values",
                "squares");
    }

    @Override
    public NimQuestion read(Node document) {
        if (OPERATION.isIn(document)) return operation(document);
        if (QUADRATIC.isIn(document)) return new NimQuestion.Solve(QUADRATIC.in(document));
        if (LIMIT.isIn(document))
            return new NimQuestion.Closed(LIMIT.in(document).value());
        if (SQUARES_OF.isIn(document)) return squares(SQUARES_OF.in(document));
        if (ROW.isIn(document)) return products(document);
        return new NimQuestion.Compute(EXPRESSION.in(document));
    }

    /** An operation on the numbers a and b, on all numbers of a range, or on what is given for it. */
    private static NimQuestion operation(Node document) {
        return switch (OPERATION.in(document)) {
            case "multiply", "expand" -> new NimQuestion.Compute(new Times(literal(A, document), literal(B, document)));
            case "divide" -> new NimQuestion.Compute(new Over(literal(A, document), divisor(B, document)));
            case "distributiveCheck" ->
                new NimQuestion.Compute(
                        new Times(literal(A, document), new Plus(literal(B, document), literal(C, document))));
            case "power" -> {
                Literal base = literal(A, document);
                if (base.number().isZero() && EXPONENT.in(document).signum() < 0)
                    throw document.get("a").bad("nimber.bad.divisor");
                yield new NimQuestion.Compute(new Power(base, EXPONENT.in(document)));
            }
            case "sqrt" ->
                A.isIn(document)
                        ? new NimQuestion.Compute(new Root(literal(A, document)))
                        : overRange(document, Root::new);
            case "inverse" ->
                A.isIn(document)
                        ? new NimQuestion.Compute(new Over(new Literal(Nimber.ONE), divisor(A, document)))
                        : inverses(document);
            case "solveQuadratic" -> new NimQuestion.Solve(QUADRATIC.in(document));
            default -> new NimQuestion.Closed(LIMIT.in(document).value());
        };
    }

    private static Literal literal(Field<Nimber> field, Node document) {
        return new Literal(field.in(document));
    }

    private static Literal divisor(Field<Nimber> field, Node document) {
        Literal number = literal(field, document);
        if (number.number().isZero()) throw document.get(field.name()).bad("nimber.bad.divisor");
        return number;
    }

    private static NimQuestion inverses(Node document) {
        divisor(FROM, document);
        return overRange(document, number -> new Over(new Literal(Nimber.ONE), number));
    }

    private static NimQuestion overRange(Node document, Function<Literal, NimExpression> make) {
        return new NimQuestion.Several(
                "values", range(document).stream().map(make).toList());
    }

    /** A stretch of a row of the multiplication table. */
    private static NimQuestion products(Node document) {
        Literal row = literal(ROW, document);
        return new NimQuestion.Several(
                "products",
                range(document).stream()
                        .<NimExpression>map(column -> new Times(row, column))
                        .toList());
    }

    private static NimQuestion squares(List<Nimber> numbers) {
        return new NimQuestion.Several(
                "squares",
                numbers.stream()
                        .<NimExpression>map(number -> new Times(new Literal(number), new Literal(number)))
                        .toList());
    }

    private static List<Literal> range(Node document) {
        BigInteger from = FROM.in(document).value();
        BigInteger to = TO.in(document).value();
        if (to.subtract(from).compareTo(BigInteger.valueOf(LONGEST)) > 0)
            throw document.get("to").bad("core.bad.too-large", to.subtract(from), LONGEST);
        List<Literal> range = new ArrayList<>();
        for (BigInteger n = from; n.compareTo(to) <= 0; n = n.add(BigInteger.ONE))
            range.add(new Literal(new Nimber(n)));
        return range;
    }

    private static NimExpression expression(Node node) {
        NimExpression expression = NimParser.read(node);
        try {
            expression.value();
        } catch (ArithmeticException e) {
            throw node.bad("nimber.bad.zero");
        }
        return expression;
    }

    private static Nimber number(Node node) {
        BigInteger whole = node.whole();
        if (whole.signum() < 0) throw node.bad("nimber.bad.negative", node.shown());
        if (whole.bitLength() > NimParser.MOST_BITS) throw node.bad("nimber.bad.large", NimParser.MOST_BITS);
        return new Nimber(whole);
    }

    private static Quadratic quadratic(Node node) {
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
            case NimQuestion.Several several -> NimbersTogether.of(several, progress);
            case NimQuestion.Solve solve ->
                new SolvedQuadratic(solve.quadratic(), solve.quadratic().roots());
            case NimQuestion.Closed closed -> ClosureAnswer.of(new Subfield(closed.limit()));
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
}
