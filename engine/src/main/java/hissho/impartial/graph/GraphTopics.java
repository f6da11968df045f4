package hissho.impartial.graph;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Comparisons;
import hissho.impartial.GrundyValue;
import hissho.impartial.Outcome;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The questions about digraphs. */
final class GraphTopics {

    private GraphTopics() {}

    static List<Topic> all() {
        return List.of(
                new Topic("graph-structure", Set.of("edges"), GraphTopics::structure),
                new Topic("graph-game", Set.of("edges"), GraphTopics::acyclic),
                new Topic("loopy-graph", Set.of("edges", "nimPiles", "copies", "order"), GraphTopics::loopy));
    }

    private static Facts structure(Node input) {
        Digraph graph = Digraph.read(input.get("edges"));
        return new Facts()
                .put("acyclic", graph::isAcyclic)
                .put("progressivelyBounded", graph::isAcyclic)
                .put("edgeCount", graph::edgeCount)
                .put("terminals", Compare.SET, graph::terminals)
                .put("longestPath", () -> longest(graph))
                .put("cycle", Compare.accepted(list -> isCycle(graph, list)), () -> cycle(graph));
    }

    private static @Nullable List<String> cycle(Digraph graph) {
        return graph.cycle().map(c -> c.stream().map(graph::name).toList()).orElse(null);
    }

    private static Map<String, Integer> longest(Digraph graph) {
        if (!graph.isAcyclic()) throw new NotAnswered("no longest paths with a cycle");
        int[] paths = graph.longestPaths();
        Map<String, Integer> map = new LinkedHashMap<>();
        for (int v = 0; v < graph.size(); v++) map.put(graph.name(v), paths[v]);
        return map;
    }

    private static boolean isCycle(Digraph graph, @Nullable Object list) {
        if (!(list instanceof List<?> names)
                || names.isEmpty()
                || names.stream().distinct().count() < names.size()) return false;
        for (int i = 0; i < names.size(); i++) {
            var from = graph.vertex(String.valueOf(names.get(i)));
            var to = graph.vertex(String.valueOf(names.get((i + 1) % names.size())));
            if (from.isEmpty() || to.isEmpty()) return false;
            int target = to.get();
            if (java.util.Arrays.stream(graph.followers(from.get())).noneMatch(w -> w == target)) return false;
        }
        return true;
    }

    private static Facts acyclic(Node input) {
        Digraph graph = Digraph.read(input.get("edges"));
        if (!graph.isAcyclic()) throw new NotAnswered("a graph with a cycle");
        AnalysedGraph analysed = AnalysedGraph.of(graph, Progress.none());
        return structure(input)
                .put("sg", () -> analysed.byName(v -> analysed.values().of(v).plain()))
                .put(
                        "classes",
                        () -> analysed.byName(
                                v -> analysed.retrograde().outcome(v).plain()))
                .put("winningMoves", Comparisons.MAP_OF_SETS, analysed::winningMoves)
                .put(
                        "rounds",
                        () -> graph.rounds().stream()
                                .map(round -> {
                                    Map<String, Object> labels = new LinkedHashMap<>();
                                    for (int v : round)
                                        labels.put(
                                                graph.name(v),
                                                analysed.values().of(v).plain());
                                    return labels;
                                })
                                .toList());
    }

    private static Facts loopy(Node input) {
        Digraph graph = Digraph.read(input.get("edges"));
        AnalysedGraph analysed = AnalysedGraph.of(graph, Progress.none());
        Supplier<List<Map<String, Object>>> functions = () -> SgFunctions.of(graph, Progress.none()).stream()
                .map(labels -> analysed.byName(v -> labels[v]))
                .toList();
        Facts answers = new Facts()
                .put(
                        "outcomes",
                        () -> analysed.byName(
                                v -> analysed.retrograde().outcome(v).plain()))
                .put("sg", () -> {
                    Map<String, Object> finite = new LinkedHashMap<>();
                    for (int v = 0; v < graph.size(); v++)
                        if (analysed.values().of(v).isNimber())
                            finite.put(graph.name(v), analysed.values().of(v).plain());
                    return finite;
                })
                .put("sgFunctionExists", () -> !functions.get().isEmpty())
                .put("sgFunctionCount", () -> functions.get().size())
                .put("sgFunctions", Compare.SET, functions)
                .put(
                        "loopyValues",
                        GraphTopics::sameValues,
                        () -> analysed.byName(v -> analysed.values().of(v).plain()))
                .put("remoteness", () -> {
                    Map<String, Integer> map = new LinkedHashMap<>();
                    for (int v = 0; v < graph.size(); v++)
                        if (analysed.retrograde().outcome(v) != Outcome.DRAW)
                            map.put(graph.name(v), analysed.retrograde().remoteness(v));
                    return map;
                })
                .put("progressMoves", Comparisons.MAP_OF_SETS, analysed::progressMoves)
                .put("winningMoves", Comparisons.MAP_OF_SETS, analysed::winningMoves)
                .put("cycle", Compare.accepted(list -> isCycle(graph, list)), () -> cycle(graph));
        if (input.has("nimPiles")) {
            List<Integer> piles = input.get("nimPiles").wholes(0, 1_000_000);
            answers.put(
                    "sumOutcomes",
                    () -> analysed.byName(v -> piles.stream()
                            .map(pile -> analysed.values()
                                    .of(v)
                                    .plus(GrundyValue.of(pile))
                                    .outcome()
                                    .plain())
                            .toList()));
        }
        if (input.has("copies")) {
            if (input.get("copies").whole(2, 2) != 2) throw new NotAnswered("copies");
            List<Integer> order = input.find("order")
                    .map(list -> list.list().stream()
                            .map(n -> graph.vertex(n.text())
                                    .orElseThrow(() -> n.bad("impartial.bad.no-vertex", n.shown())))
                            .toList())
                    .orElseGet(() -> java.util.stream.IntStream.range(0, graph.size())
                            .boxed()
                            .toList());
            answers.put("sumTable", () -> {
                List<List<String>> rows = new ArrayList<>();
                for (int v : order)
                    rows.add(order.stream()
                            .map(w -> analysed.values()
                                    .of(v)
                                    .plus(analysed.values().of(w))
                                    .outcome()
                                    .plain())
                            .toList());
                return rows;
            });
        }
        return answers;
    }

    /** Values by vertex; the numbers of an infinity are a set. */
    private static boolean sameValues(@Nullable Object answered, @Nullable Object expected) {
        if (!(answered instanceof Map<?, ?> a) || !(expected instanceof Map<?, ?> e) || a.size() != e.size())
            return false;
        return a.entrySet().stream().allMatch(entry -> {
            Object other = e.get(entry.getKey());
            return entry.getValue() instanceof Map<?, ?> loopy
                    ? other instanceof Map<?, ?> map && Compare.SET.agree(loopy.get("infinity"), map.get("infinity"))
                    : Compare.EXACT.agree(entry.getValue(), other);
        });
    }
}
