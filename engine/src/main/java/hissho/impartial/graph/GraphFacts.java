package hissho.impartial.graph;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.GrundyValue;
import hissho.impartial.Induction;
import hissho.impartial.Outcome;
import hissho.words.Message;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a solved digraph says about its structure, its vertices, its labellings and its sums. */
final class GraphFacts {

    static final List<String> KEYS = List.of(
            "play",
            "acyclic",
            "progressivelyBounded",
            "edgeCount",
            "terminals",
            "outcomes",
            "values",
            "sg",
            "winningMoves",
            "longestPath",
            "cycle",
            "progressMoves",
            "remoteness",
            "labels",
            "rounds",
            "sgFunctionCount",
            "sgFunctionExists",
            "sgFunctions",
            "sumOutcomes",
            "sumTable");

    private GraphFacts() {}

    static Facts of(DigraphSolution solution) {
        AnalysedGraph analysed = solution.analysed();
        Digraph graph = analysed.graph();
        Facts facts = ofOutcomes(analysed, Convention.NORMAL)
                .put(
                        "values",
                        GraphFacts::sameValues,
                        () -> analysed.byName(v -> analysed.values().get(v).plain()),
                        (words, values) -> words.write(
                                analysed.byName(v -> analysed.values().get(v).toString())))
                .put(
                        "sg",
                        () -> analysed.byName(v -> analysed.values().get(v).isNimber()
                                ? analysed.values().get(v).plain()
                                : null))
                .put("sgFunctionExists", () -> !functions(solution).isEmpty())
                .put("sgFunctionCount", () -> functions(solution).size())
                .put(
                        "sgFunctions",
                        Compare.SET,
                        () -> functions(solution).stream()
                                .map(labels -> analysed.byName(labels::get))
                                .toList());
        if (graph.isAcyclic()) facts.put("rounds", () -> rounds(analysed));
        solution.game()
                .nimPiles()
                .ifPresent(piles -> facts.put(
                        "sumOutcomes",
                        () -> analysed.byName(v -> piles.stream()
                                .map(pile -> sum(analysed.values().get(v), GrundyValue.of(pile)))
                                .toList())));
        solution.game()
                .order()
                .ifPresent(order -> facts.put(
                        "sumTable",
                        () -> order.stream()
                                .map(v -> order.stream()
                                        .map(w -> sum(
                                                analysed.values().get(v),
                                                analysed.values().get(w)))
                                        .toList())
                                .toList()));
        return facts;
    }

    static Facts ofMisere(AnalysedGraph analysed) {
        return ofOutcomes(analysed, Convention.MISERE);
    }

    /** Structure and outcomes, which either play has. */
    private static Facts ofOutcomes(AnalysedGraph analysed, Convention convention) {
        Digraph graph = analysed.graph();
        Facts facts = new Facts()
                .put("play", Compare.EXACT, convention::plain, (words, p) -> words.say("impartial.play." + p))
                .put("acyclic", graph::isAcyclic)
                .put("progressivelyBounded", graph::isAcyclic)
                .put("edgeCount", graph::edgeCount)
                .put("terminals", Compare.SET, graph::terminals)
                .put(
                        "outcomes",
                        () -> analysed.byName(v -> analysed.outcomes().get(v).plain()))
                .put("winningMoves", Comparisons.MAP_OF_SETS, () -> analysed.winningMoves(false))
                .put("progressMoves", Comparisons.MAP_OF_SETS, () -> analysed.winningMoves(true))
                .put(
                        "remoteness",
                        () -> analysed.byName(v -> analysed.outcomes().get(v) == Outcome.DRAW
                                ? null
                                : analysed.remoteness().get(v)))
                .put("labels", GraphFacts::sameRounds, () -> induction(graph, convention));
        Optional<List<Integer>> cycle = graph.cycle();
        if (cycle.isPresent())
            facts.put(
                    "cycle",
                    Compare.accepted(list -> isCycle(graph, list)),
                    () -> cycle.get().stream().map(graph::name).toList());
        else facts.put("longestPath", () -> longest(analysed));
        return facts;
    }

    /** P and N as backward induction finds them, round by round. */
    private static List<Map<String, Object>> induction(Digraph graph, Convention convention) {
        return Induction.of(graph.size(), graph::followers, convention).rounds().stream()
                .map(round -> round.plain(graph::name))
                .toList();
    }

    private static boolean sameRounds(@Nullable Object answered, @Nullable Object expected) {
        if (!(answered instanceof List<?> a) || !(expected instanceof List<?> e) || a.size() != e.size()) return false;
        for (int i = 0; i < a.size(); i++) if (!Comparisons.MAP_OF_SETS.agree(a.get(i), e.get(i))) return false;
        return true;
    }

    private static String sum(GrundyValue first, GrundyValue second) {
        return first.plus(second).outcome().plain();
    }

    private static List<List<Integer>> functions(DigraphSolution solution) {
        return solution.functions()
                .orElseThrow(() -> new NotAnswered(Message.of("impartial.bad.many-functions", SgFunctions.MOST)));
    }

    private static Map<String, Object> longest(AnalysedGraph analysed) {
        int[] paths = analysed.graph().longestPaths();
        return analysed.byName(v -> paths[v]);
    }

    private static List<Map<String, Object>> rounds(AnalysedGraph analysed) {
        return analysed.graph().rounds().stream()
                .map(round -> {
                    Map<String, Object> labels = new LinkedHashMap<>();
                    for (int v : round)
                        labels.put(
                                analysed.graph().name(v),
                                analysed.values().get(v).plain());
                    return labels;
                })
                .toList();
    }

    private static boolean isCycle(Digraph graph, @Nullable Object list) {
        if (!(list instanceof List<?> names)
                || names.isEmpty()
                || names.stream().distinct().count() < names.size()) return false;
        for (int i = 0; i < names.size(); i++) {
            Optional<Integer> from = graph.vertex(String.valueOf(names.get(i)));
            Optional<Integer> to = graph.vertex(String.valueOf(names.get((i + 1) % names.size())));
            if (from.isEmpty() || to.isEmpty()) return false;
            int target = to.get();
            if (Arrays.stream(graph.followers(from.get())).noneMatch(w -> w == target)) return false;
        }
        return true;
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
