package hissho.impartial.graph;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntBinaryOperator;

/** The questions about removing vertices. */
final class RemovalTopics {

    static final Topic TOPIC = new Topic(
            "vertex-removal",
            Set.of(
                    "graph",
                    "from",
                    "to",
                    "mFrom",
                    "mTo",
                    "nFrom",
                    "nTo",
                    "rows",
                    "columns",
                    "rowsTo",
                    "columnsTo",
                    "edges",
                    "involution",
                    "play",
                    "n",
                    "m"),
            RemovalTopics::answers);

    private static final int MOST_LEAVES = 1_000;

    private RemovalTopics() {}

    private static Facts answers(Node input) {
        String family = input.get("graph").text();
        if (!GraphFamilies.NAMES.contains(family)) throw new NotAnswered("graph " + family);
        if (input.has("to")) {
            int from = input.find("from").map(n -> n.whole(0, 100_000)).orElse(0);
            int to = input.get("to").whole(from, 100_000);
            return new Facts().put("sgValues", () -> GraphFamilies.values(family, from, to, Progress.none()));
        }
        if (input.has("mTo")) {
            boolean doubleStar = family.equals("double-star");
            int most = doubleStar ? MOST_LEAVES : 25;
            int mFrom = input.find("mFrom").map(n -> n.whole(0, most)).orElse(0);
            int nFrom = input.find("nFrom").map(n -> n.whole(0, most)).orElse(0);
            int mTo = input.get("mTo").whole(mFrom, most);
            int nTo = input.get("nTo").whole(nFrom, most);
            if (!doubleStar)
                return table(mFrom, mTo, nFrom, nTo, (m, n) -> value(GraphFamilies.completeBipartite(m, n)));
            Once<int[][]> values = new Once<>(() -> doubleStars(mTo, nTo));
            return table(mFrom, mTo, nFrom, nTo, (m, n) -> values.get()[m][n]);
        }
        if (input.has("rowsTo"))
            return table(
                    1,
                    input.get("rowsTo").whole(1, 7),
                    1,
                    input.get("columnsTo").whole(1, 7),
                    (r, c) -> value(GraphFamilies.grid(r, c)));
        return position(GraphFamilies.read(input), input);
    }

    /** Values of double stars with up to so many leaves: without a leaf it is a smaller one, without a centre the star of the other. */
    static int[][] doubleStars(int m, int n) {
        List<Long> stars = GraphFamilies.values("star", 0, Math.max(m, n), Progress.none());
        int[][] values = new int[m + 1][n + 1];
        for (int a = 0; a <= m; a++)
            for (int b = 0; b <= n; b++) {
                long reached = 1L << stars.get(a) | 1L << stars.get(b);
                if (a > 0) reached |= 1L << values[a - 1][b];
                if (b > 0) reached |= 1L << values[a][b - 1];
                values[a][b] = Long.numberOfTrailingZeros(~reached);
            }
        return values;
    }

    static int value(Undirected graph) {
        return new VertexRemoval(graph).value(graph.all(), Progress.none());
    }

    private static Facts table(int rowFrom, int rowTo, int columnFrom, int columnTo, IntBinaryOperator entry) {
        return new Facts().put("sgTable", () -> {
            List<List<Integer>> rows = new ArrayList<>();
            for (int r = rowFrom; r <= rowTo; r++) {
                List<Integer> row = new ArrayList<>();
                for (int c = columnFrom; c <= columnTo; c++) row.add(entry.applyAsInt(r, c));
                rows.add(row);
            }
            return rows;
        });
    }

    private static Facts position(Undirected graph, Node input) {
        RemovalPosition start = new RemovalPosition(new VertexRemoval(graph), graph.all());
        Convention convention = Convention.of(input);
        Facts answers = AnalysisFacts.of(
                        () -> Analysis.of(start, convention, Progress.none()),
                        option -> Objects.requireNonNull(option.facts().get("vertex")))
                .put(
                        "winningVertices",
                        Compare.SET,
                        () -> Analysis.of(start, convention, Progress.none()).winning().stream()
                                .map(o -> o.facts().get("vertex"))
                                .toList());
        if (input.has("involution")) {
            Map<Integer, Integer> involution = involution(input.get("involution"));
            answers.put("lemmaApplies", () -> Symmetry.applies(graph, involution));
        }
        return answers;
    }

    static Map<Integer, Integer> involution(Node node) {
        Map<Integer, Integer> involution = new LinkedHashMap<>();
        for (String key : node.fields().keySet()) {
            if (!key.matches("\\d{1,7}")) throw node.bad("core.bad.not-whole", key);
            involution.put(Integer.valueOf(key), node.get(key).whole(0, 1_000_000));
        }
        return involution;
    }
}
