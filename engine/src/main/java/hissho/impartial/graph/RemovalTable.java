package hissho.impartial.graph;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Convention;
import hissho.impartial.RederivedTable;
import hissho.impartial.Tuples;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * The values of removing vertices for a whole family of graphs: one number for each size, or a table over two sizes.
 *
 * @param rows the first size, or 0 alone where the family has one size
 * @param columns the second, or the only size
 */
record RemovalTable(String family, Span rows, Span columns) implements Inquiry.Asked {

    /** Sizes from the first to the last. */
    record Span(int from, int to) {
        static Span read(Node document, int from, Field<Integer> to, int most) {
            Span span = new Span(from, to.in(document));
            if (span.to < span.from || span.to > most)
                throw document.get(to.name()).bad("core.bad.out-of-range", span.to, span.from, most);
            return span;
        }
    }

    private static final int LONGEST = 5_000;
    private static final int MOST_CHECKED = 12;
    private static final int MOST_TOLD = 200;
    private static final int PER_LINE = 10;
    private static final Field<Integer> FROM = size("from", 0);
    private static final Field<Integer> TO = size("to");
    private static final Field<Integer> M_FROM = size("mFrom", 0);
    private static final Field<Integer> M_TO = size("mTo");
    private static final Field<Integer> N_FROM = size("nFrom", 0);
    private static final Field<Integer> N_TO = size("nTo");
    private static final Field<Integer> ROWS_TO = size("rowsTo");
    private static final Field<Integer> COLUMNS_TO = size("columnsTo");

    private static Field<Integer> size(String name) {
        return Field.optional(name, Shape.whole(0, LONGEST));
    }

    private static Field<Integer> size(String name, int fallback) {
        return Field.optional(name, Shape.whole(0, LONGEST), fallback);
    }

    static Kind<RemovalTable> kind() {
        return new Inquiry<>(
                new Listing("vertex-removal-table", "impartial", Chapter.IMPARTIAL),
                Shape.fields(GraphFamilies.GRAPH, FROM, TO, M_FROM, M_TO, N_FROM, N_TO, ROWS_TO, COLUMNS_TO),
                RemovalTable::read,
                List.of("sgValues", "sgTable"));
    }

    private static RemovalTable read(Node document) {
        String family = GraphFamilies.GRAPH.in(document);
        return switch (family) {
            case "star", "path", "cycle", "complete" ->
                new RemovalTable(family, new Span(0, 0), Span.read(document, FROM.in(document), TO, LONGEST));
            case "double-star", "complete-bipartite" -> {
                int most = family.equals("double-star") ? 1_000 : 20;
                yield new RemovalTable(
                        family,
                        Span.read(document, M_FROM.in(document), M_TO, most),
                        Span.read(document, N_FROM.in(document), N_TO, most));
            }
            case "grid" ->
                new RemovalTable(family, Span.read(document, 1, ROWS_TO, 7), Span.read(document, 1, COLUMNS_TO, 7));
            default -> throw document.get("graph").bad("impartial.bad.no-table", family);
        };
    }

    private boolean isLine() {
        return switch (family) {
            case "star", "path", "cycle", "complete" -> true;
            default -> false;
        };
    }

    private List<Integer> line(Progress progress) {
        return GraphFamilies.values(family, columns.to, progress).subList(columns.from, columns.to + 1);
    }

    private Undirected graph(int m, int n) {
        return switch (family) {
            case "star" -> GraphFamilies.star(n);
            case "path" -> GraphFamilies.path(n);
            case "cycle" -> GraphFamilies.cycle(n);
            case "complete" -> GraphFamilies.complete(n);
            case "double-star" -> GraphFamilies.doubleStar(m, n);
            case "complete-bipartite" -> GraphFamilies.completeBipartite(m, n);
            default -> GraphFamilies.grid(m, n);
        };
    }

    private List<List<Integer>> table(Progress progress) {
        if (isLine()) return List.of(line(progress));
        int[][] doubleStars =
                family.equals("double-star") ? GraphFamilies.doubleStars(rows.to, columns.to, progress) : new int[0][0];
        List<List<Integer>> table = new ArrayList<>();
        for (int m = rows.from; m <= rows.to; m++) {
            List<Integer> line = new ArrayList<>();
            for (int n = columns.from; n <= columns.to; n++) {
                progress.check();
                line.add(family.equals("double-star") ? doubleStars[m][n] : value(graph(m, n), progress));
            }
            table.add(line);
        }
        return table;
    }

    private static int value(Undirected graph, Progress progress) {
        return new VertexRemoval(graph).value(graph.all(), progress);
    }

    @Override
    public Facts answers(Progress progress) {
        return isLine()
                ? new Facts().put("sgValues", () -> line(progress))
                : new Facts().put("sgTable", Compare.EXACT, () -> table(progress), Tuples::write);
    }

    @Override
    public List<Block.Table> tables(Words words, Progress progress) {
        List<List<Integer>> table = table(progress);
        List<List<Cell>> lines = new ArrayList<>();
        if (isLine()) {
            List<Integer> values = table.getFirst();
            for (int start = 0; start < Math.min(values.size(), MOST_TOLD); start += PER_LINE) {
                List<Cell> line = new ArrayList<>(List.of(Cell.of(String.valueOf(columns.from + start))));
                for (int k = start; k < start + PER_LINE; k++)
                    line.add(k < values.size() ? cell(values.get(k)) : Cell.of(""));
                lines.add(line);
            }
            List<String> head = new ArrayList<>(List.of("n"));
            for (int k = 0; k < PER_LINE; k++) head.add("+" + k);
            return List.of(
                    new Block.Table(words.say("impartial.table.vertex-removal.title", family), head, lines, true));
        }
        List<String> head = new ArrayList<>(List.of("m \\ n"));
        for (int n = columns.from; n <= Math.min(columns.to, columns.from + PER_LINE); n++) head.add(String.valueOf(n));
        for (int m = rows.from; m <= Math.min(rows.to, rows.from + MOST_TOLD); m++) {
            List<Cell> line = new ArrayList<>(List.of(Cell.of(String.valueOf(m))));
            for (int value : table.get(m - rows.from).subList(0, head.size() - 1)) line.add(cell(value));
            lines.add(line);
        }
        return List.of(new Block.Table(words.say("impartial.table.vertex-removal.title", family), head, lines, true));
    }

    private static Cell cell(int value) {
        return new Cell(value, String.valueOf(value), value == 0 ? Tone.GOOD : Tone.PLAIN);
    }

    /** Graphs of few vertices are played out from the rules. */
    @Override
    public Certificate check(Progress progress) {
        List<List<Integer>> table = table(progress);
        List<RederivedTable.Entry> entries = new ArrayList<>();
        for (int m = rows.from; m <= rows.to; m++)
            for (int n = columns.from; n <= columns.to; n++) {
                if ((long) m * n > 40 || m + n > MOST_CHECKED) continue;
                Undirected graph = graph(m, n);
                entries.add(new RederivedTable.Entry(
                        isLine() ? String.valueOf(n) : m + "," + n,
                        new RemovalPosition(new VertexRemoval(graph), graph.all()),
                        table.get(m - rows.from).get(n - columns.from)));
            }
        return RederivedTable.of(
                entries, (rows.to - rows.from + 1) * (columns.to - columns.from + 1), Convention.NORMAL, progress);
    }
}
