package hissho.zerosum.parametric;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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

    /** Reads {@code matrix} with formulas as entries, {@code parameter}, and perhaps {@code from} and {@code to}. */
    public static ParametricGame read(Node document) {
        String parameter = document.find("parameter").map(Node::text).orElse("t");
        List<Node> lines = document.get("matrix").list(1, MOST_ENTRIES);
        int width = lines.getFirst().list(1, MOST_ENTRIES).size();
        if (lines.size() * width > MOST_ENTRIES)
            throw document.get("matrix").bad("core.bad.too-large", lines.size() * width, MOST_ENTRIES);
        List<List<RationalFunction>> entries = new ArrayList<>();
        for (Node line : lines) {
            if (line.list().size() != width)
                throw line.bad("core.bad.ragged", line.list().size(), width);
            entries.add(line.list().stream().map(cell -> entry(cell, parameter)).toList());
        }
        Span domain = Span.of(
                document.find("from").map(Node::rational).orElse(null),
                document.find("to").map(Node::rational).orElse(null));
        if (!domain.isProper()) throw document.get("to").bad("parametric.bad.domain");
        return new ParametricGame(
                entries,
                labels(document, "rowLabels", entries.size()),
                labels(document, "colLabels", width),
                parameter,
                domain);
    }

    private static RationalFunction entry(Node cell, String parameter) {
        try {
            Optional<RationalFunction> function = Expression.parse(cell.text()).rational(parameter);
            if (function.isEmpty()) throw cell.bad("parametric.bad.entry", cell.shown(), parameter);
            RationalFunction f = function.get();
            if (Math.max(f.numerator().degree(), f.denominator().degree()) > MOST_DEGREE)
                throw cell.bad("parametric.bad.degree", cell.shown(), MOST_DEGREE);
            return f;
        } catch (BadExpression e) {
            throw cell.bad("parametric.bad.formula", cell.shown(), e.position());
        }
    }

    private static List<String> labels(Node document, String name, int size) {
        Optional<Node> given = document.find(name);
        if (given.isEmpty())
            return IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList();
        List<String> texts = given.get().texts();
        if (texts.size() != size) throw given.get().bad("named.bad.labels", size, texts.size());
        return texts;
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
        Polynomial all = Polynomial.ONE;
        for (List<RationalFunction> line : entries)
            for (RationalFunction f : line)
                all = all.times(f.denominator())
                        .over(Polynomial.gcd(all, f.denominator()))
                        .quotient();
        return all.realRoots().stream().filter(domain::holds).toList();
    }
}
