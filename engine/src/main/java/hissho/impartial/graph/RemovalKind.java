package hissho.impartial.graph;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.kind.AskedTable;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Removing vertices of a graph that have an edge, together with their edges. */
record RemovalKind() implements ImpartialKind {

    private static final int LARGEST_SYMMETRIC = 30;
    private static final Field<Map<Integer, Integer>> INVOLUTION =
            Field.optional("involution", Shape.mapOf(Shape.whole(0, 1_000_000)).by(RemovalKind::involution));

    @Override
    public String name() {
        return "vertex-removal";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                GraphFamilies.GRAPH,
                GraphFamilies.N,
                GraphFamilies.M,
                GraphFamilies.ROWS,
                GraphFamilies.COLUMNS,
                GraphFamilies.EDGES,
                INVOLUTION,
                Convention.PLAY);
    }

    private static Map<Integer, Integer> involution(Node node) {
        Map<Integer, Integer> involution = new LinkedHashMap<>();
        for (String key : node.fields().keySet()) {
            if (!key.matches("\\d{1,7}")) throw node.bad("core.bad.not-whole", key);
            involution.put(Integer.valueOf(key), node.get(key).whole(0, 1_000_000));
        }
        return involution;
    }

    @Override
    public List<String> facts() {
        return Stream.concat(
                        ImpartialKind.super.facts().stream(), Stream.of("winningVertices", "lemmaApplies", "symmetry"))
                .toList();
    }

    @Override
    public Setting read(Node document) {
        Undirected graph = GraphFamilies.read(document);
        int columns = GraphFamilies.columns(document);
        return Setting.of(
                        new RemovalPosition(new VertexRemoval(graph, columns), graph.all()),
                        Convention.PLAY.in(document))
                .with(new SymmetrySupplement(graph, INVOLUTION.find(document), Optional.empty()));
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new AskedTable("vertex-removal", RemovalTable.kind()));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.size() == 2 && words.get(1).matches("\\d{1,2}"))
            return Optional.of(InOrder.of("graph", words.get(0), "n", words.get(1)));
        return words.size() == 3 && words.get(0).equals("grid")
                ? Optional.of(InOrder.of("graph", "grid", "rows", words.get(1), "columns", words.get(2)))
                : Optional.empty();
    }

    /** The symmetry lemma: the proposed involution checked, and one found where there is one. */
    private record SymmetrySupplement(
            Undirected graph, Optional<Map<Integer, Integer>> proposed, Optional<Map<Integer, Integer>> found)
            implements Supplement {

        @Override
        public Supplement beside(Analysis analysis, Progress progress) {
            return graph.size() > LARGEST_SYMMETRIC
                    ? this
                    : new SymmetrySupplement(graph, proposed, Symmetry.find(graph, progress));
        }

        /** A move may be told by its vertex alone. */
        @Override
        public Compare comparingMoves() {
            return Comparisons.setOf(move -> move instanceof Map<?, ?> map ? map.get("vertex") : move);
        }

        @Override
        public Facts facts(Analysis analysis, Progress progress) {
            Facts facts = new Facts()
                    .put(
                            "winningVertices",
                            Compare.SET,
                            () -> analysis.winning().stream()
                                    .map(option -> option.facts().get("vertex"))
                                    .toList());
            proposed.ifPresent(map -> facts.put("lemmaApplies", () -> Symmetry.applies(graph, map)));
            found.ifPresent(map -> facts.put(
                    "symmetry",
                    Compare.accepted(proposal -> Symmetry.applies(graph, involution(Node.root(proposal)))),
                    () -> map));
            return facts;
        }

        @Override
        public List<String> told(Analysis analysis, Progress progress) {
            return List.of("lemmaApplies");
        }

        @Override
        public Optional<Message> verdict() {
            return proposed.map(map -> Message.of(
                    Symmetry.applies(graph, map)
                            ? "impartial.vertex-removal.verdict.yes"
                            : "impartial.vertex-removal.verdict.no"));
        }

        @Override
        public List<Section> theory(Analysis analysis, Words words, Progress progress) {
            List<Block> blocks = new ArrayList<>();
            blocks.add(new Block.Paragraph(words.say("impartial.vertex-removal.about")));
            proposed.ifPresent(map -> blocks.add(new Block.Paragraph(words.say(
                    Symmetry.applies(graph, map)
                            ? "impartial.vertex-removal.lemma-applies"
                            : "impartial.vertex-removal.lemma-fails"))));
            found.ifPresent(
                    map -> blocks.add(new Block.Paragraph(words.say("impartial.vertex-removal.symmetry", map))));
            return List.of(new Section(words.say("impartial.section.rule"), blocks));
        }
    }
}
