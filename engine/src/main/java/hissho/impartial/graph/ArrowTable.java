package hissho.impartial.graph;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.document.WholeNumbers;
import hissho.fact.Facts;
import hissho.impartial.Outcome;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How many vertices of a large graph are P, N and drawn and, without cycles, have each Grundy value; and who wins from one of them. */
final class ArrowTable implements Tabulation {

    private static final int MOST_ARROWS = 20_000_000;
    private static final int MOST_MOVES = 10;
    private static final Shape<Long> VERTEX = Shape.whole(0L, 1L << 50);
    private static final Shape<List<List<Long>>> PAIRS = Shape.listOf(Shape.listOf(VERTEX, 2, 2), 1, MOST_ARROWS);
    private static final Field<long[]> ARROWS = Field.required("arrows", PAIRS.by(ArrowTable::numbers));
    private static final Field<Long> START = Field.optional("start", VERTEX);

    @Override
    public String name() {
        return "graph-outcomes";
    }

    @Override
    public String room() {
        return "impartial";
    }

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(ARROWS, START);
    }

    /** All ends one after the other; a list that is kept as numbers is taken as it is. */
    private static long[] numbers(Node node) {
        if (node.value() instanceof WholeNumbers pairs
                && pairs.width() == 2
                && pairs.size() <= MOST_ARROWS
                && Arrays.stream(pairs.numbers()).allMatch(name -> name >= 0 && name <= 1L << 50))
            return pairs.numbers();
        return PAIRS.read(node).stream()
                .flatMap(List::stream)
                .mapToLong(Long::longValue)
                .toArray();
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        Arrows graph = Arrows.of(ARROWS.in(parameters), progress);
        Optional<Integer> start = START.find(parameters).map(name -> {
            int vertex = graph.vertex(name);
            if (vertex < 0) throw parameters.get(START.name()).bad("impartial.bad.no-vertex", name);
            return vertex;
        });
        Map<Outcome, Integer> outcomes = new TreeMap<>();
        Map<Integer, Integer> values = new TreeMap<>();
        for (int v = 0; v < graph.size(); v++) {
            outcomes.merge(graph.outcome(v), 1, Integer::sum);
            if (graph.isAcyclic()) values.merge(graph.value(v), 1, Integer::sum);
        }
        Map<String, Object> counts = InOrder.of();
        for (Outcome outcome : Outcome.values()) counts.put(outcome.plain(), outcomes.getOrDefault(outcome, 0));
        Map<String, Object> valueCounts = InOrder.of();
        values.forEach((value, count) -> valueCounts.put(String.valueOf(value), count));
        Facts facts = new Facts()
                .put("acyclic", graph::isAcyclic)
                .put("edgeCount", graph::edgeCount)
                .put("outcomeCounts", () -> counts);
        if (graph.isAcyclic()) facts.put("valueCounts", () -> valueCounts);
        start.ifPresent(vertex -> {
            facts.put("startOutcome", () -> graph.outcome(vertex).plain());
            facts.put("someMoves", () -> moves(graph, vertex));
        });
        Map<String, Object> shown = graph.isAcyclic() ? valueCounts : counts;
        List<List<Cell>> rows = new ArrayList<>();
        shown.forEach((what, count) -> rows.add(List.of(
                Cell.of(what, what.equals("0") || what.equals("P") ? Tone.GOOD : Tone.PLAIN),
                Cell.of((Integer) count, words))));
        List<String> keys =
                List.of("acyclic", "edgeCount", "outcomeCounts", "valueCounts", "startOutcome", "someMoves");
        return new Report(
                        name(),
                        words.say("impartial.graph-game.title", graph.size(), graph.edgeCount()),
                        words.say(
                                "impartial.graph-game.headline",
                                outcomes.getOrDefault(Outcome.P, 0),
                                outcomes.getOrDefault(Outcome.N, 0),
                                outcomes.getOrDefault(Outcome.DRAW, 0)),
                        Said.of(words, "impartial", facts, keys.toArray(String[]::new)),
                        List.of(Section.of(
                                words.say("impartial.graph-outcomes.section"),
                                new Block.Paragraph(words.say(
                                        graph.isAcyclic()
                                                ? "impartial.graph-outcomes.values"
                                                : "impartial.graph-outcomes.outcomes")),
                                new Block.Table(
                                        "",
                                        List.of(
                                                words.say(
                                                        graph.isAcyclic()
                                                                ? "impartial.head.value"
                                                                : "impartial.fact.class"),
                                                words.say("impartial.graph-outcomes.vertices")),
                                        rows,
                                        true))))
                .certified(
                        new Certificate.Values(
                                graph.holds(progress),
                                Extent.everything(),
                                Message.of("impartial.graph-outcomes.certificate"),
                                InOrder.of("outcomeCounts", counts, "valueCounts", valueCounts)),
                        words);
    }

    /** Some of the moves to vertices from which the next player loses. */
    private static List<Long> moves(Arrows graph, int vertex) {
        return Arrays.stream(graph.followers(vertex))
                .filter(w -> graph.outcome(w) == Outcome.P)
                .limit(MOST_MOVES)
                .mapToObj(graph::name)
                .toList();
    }
}
