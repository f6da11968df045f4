package hissho.zerosum.parametric;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.Payoffs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A matrix game whose entries are rational functions of one parameter, on an interval of the parameter. */
public record ParametricGame(
        List<List<RationalFunction>> entries, List<String> rows, List<String> columns, String parameter, Span domain)
        implements Game {

    /** The most entries, and the highest degree of one, that are read. */
    public static final int MOST_ENTRIES = 144;

    public static final int MOST_DEGREE = 6;

    public ParametricGame {
        entries = entries.stream().map(List::copyOf).toList();
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    static final Field<Node> MATRIX = Field.required(
                    "matrix",
                    Shape.listOf(
                                    Shape.listOf(Shape.either(Shape.number(), Shape.text()), 1, MOST_ENTRIES),
                                    1,
                                    MOST_ENTRIES)
                            .by(node -> node))
            .looksLike("matrix");
    static final Field<String> PARAMETER = Field.optional("parameter", Shape.text(), "t");
    static final Field<Rational> FROM = Field.optional("from", Shape.number());
    static final Field<Rational> TO = Field.optional("to", Shape.number());

    /** Reads {@code matrix} with formulas as entries, {@code parameter}, and perhaps {@code from} and {@code to}. */
    public static ParametricGame read(Node document) {
        String parameter = PARAMETER.in(document);
        Node matrix = MATRIX.in(document);
        List<Node> lines = matrix.list(1, MOST_ENTRIES);
        int width = lines.getFirst().list(1, MOST_ENTRIES).size();
        if (lines.size() * width > MOST_ENTRIES)
            throw matrix.bad("core.bad.too-large", lines.size() * width, MOST_ENTRIES);
        List<List<RationalFunction>> entries = new ArrayList<>();
        for (Node line : lines) {
            if (line.list().size() != width)
                throw line.bad("core.bad.ragged", line.list().size(), width);
            entries.add(line.list().stream().map(cell -> entry(cell, parameter)).toList());
        }
        Span domain = new Span(
                FROM.find(document).map(RealRoot::of), TO.find(document).map(RealRoot::of));
        if (!domain.isProper()) throw document.get("to").bad("parametric.bad.domain");
        return new ParametricGame(
                entries,
                Payoffs.labels(Payoffs.ROW_LABELS, document, entries.size()),
                Payoffs.labels(Payoffs.COL_LABELS, document, width),
                parameter,
                domain);
    }

    private static RationalFunction entry(Node cell, String parameter) {
        RationalFunction f = function(cell, parameter);
        if (Math.max(f.numerator().degree(), f.denominator().degree()) > MOST_DEGREE)
            throw cell.bad("parametric.bad.degree", cell.shown(), MOST_DEGREE);
        return f;
    }

    /** A quotient of polynomials in the parameter, as it is written. */
    static RationalFunction function(Node node, String parameter) {
        try {
            return Expression.parse(node.text())
                    .rational(parameter)
                    .orElseThrow(() -> node.bad("parametric.bad.entry", node.shown(), parameter));
        } catch (BadExpression e) {
            throw node.bad("parametric.bad.formula", node.shown(), e.position());
        }
    }

    public int height() {
        return entries.size();
    }

    public int width() {
        return entries.getFirst().size();
    }

    RationalFunction entry(int row, int column) {
        return entries.get(row).get(column);
    }

    /** The matrix game at one value of the parameter, or nothing at a pole of an entry. */
    public Optional<MatrixGame> at(Rational t) {
        if (entries.stream().flatMap(List::stream).anyMatch(f -> f.at(t).isEmpty())) return Optional.empty();
        return Optional.of(new MatrixGame(
                RationalMatrix.generate(
                        height(), width(), (i, j) -> entry(i, j).at(t).orElseThrow()),
                rows,
                columns));
    }

    /** The parameters where an entry has a pole, inside the domain, rising. */
    List<RealRoot> poles() {
        return undefined().stream().filter(domain::holds).toList();
    }

    /** The parameters where an entry has a pole, in the domain or not, rising. */
    List<RealRoot> undefined() {
        Polynomial all = Polynomial.ONE;
        for (List<RationalFunction> line : entries)
            for (RationalFunction f : line)
                all = all.times(f.denominator())
                        .over(Polynomial.gcd(all, f.denominator()))
                        .quotient();
        return all.realRoots();
    }
}
