package hissho.impartial.graph;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.ImpartialPosition;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Said;
import hissho.report.Section;
import hissho.verify.Topic;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The kinds of games on graphs. */
public final class GraphKinds {

    private GraphKinds() {}

    static final Shape DIGRAPH = Shape.mapOf(Shape.listOf(Shape.text()));
    static final Shape EDGES = Shape.listOf(Shape.listOf(Shape.whole(0, 1_000_000), 2, 2));

    public static List<Kind<?>> all() {
        return List.of(new DigraphKind(), new RemovalKind());
    }

    private record DigraphKind() implements Kind<DigraphGame> {
        @Override
        public Listing listing() {
            return new Listing("graph-game", "impartial", Chapter.IMPARTIAL);
        }

        @Override
        public Shape.Fields document() {
            return Shape.fields(
                    Field.required("edges", DIGRAPH).looksLike("graph"), Field.optional("start", Shape.text()));
        }

        @Override
        public DigraphGame read(Node document) {
            Digraph graph = Digraph.read(document.get("edges"));
            return new DigraphGame(graph, document.find("start").map(n -> start(graph, n)), Convention.NORMAL);
        }

        @Override
        public Solution solve(DigraphGame game, Progress progress) {
            return DigraphGame.Solved.of(game, progress);
        }

        @Override
        public Optional<Position> play(DigraphGame game) {
            return game.start()
                    .map(start -> ImpartialPosition.start(GraphVertex.of(game.graph(), start), game.convention()));
        }

        @Override
        public List<Topic> topics() {
            return GraphTopics.all();
        }
    }

    static int start(Digraph graph, Node node) {
        return graph.vertex(node.text()).orElseThrow(() -> node.bad("impartial.bad.no-vertex", node.shown()));
    }

    private record RemovalKind() implements ImpartialKind {
        @Override
        public String name() {
            return "vertex-removal";
        }

        @Override
        public Shape.Fields document() {
            return Shape.fields(
                    Field.required("graph", Shape.choice(GraphFamilies.NAMES.toArray(String[]::new))),
                    Field.optional("n", Shape.whole(0, Undirected.MOST_VERTICES)),
                    Field.optional("m", Shape.whole(0, 25)),
                    Field.optional("rows", Shape.whole(1, 8)),
                    Field.optional("columns", Shape.whole(1, 8)),
                    Field.optional("edges", EDGES).looksLike("graph"),
                    Field.optional("involution", Shape.mapOf(Shape.whole(0, 1_000_000))),
                    Field.optional("play", Shape.choice("normal", "misere")));
        }

        @Override
        public Setting read(Node document) {
            Undirected graph = GraphFamilies.read(document);
            Optional<Map<Integer, Integer>> proposed =
                    document.find("involution").map(RemovalTopics::involution);
            return Setting.of(new RemovalPosition(new VertexRemoval(graph), graph.all()), Convention.of(document))
                    .with(new SymmetrySupplement(graph, proposed));
        }

        @Override
        public Optional<Map<String, Object>> fromWords(List<String> words) {
            if (words.size() == 2 && words.get(1).matches("\\d{1,2}"))
                return Optional.of(InOrder.of("graph", words.get(0), "n", words.get(1)));
            return words.size() == 3 && words.get(0).equals("grid")
                    ? Optional.of(InOrder.of("graph", "grid", "rows", words.get(1), "columns", words.get(2)))
                    : Optional.empty();
        }

        @Override
        public List<Topic> topics() {
            return List.of(RemovalTopics.TOPIC);
        }
    }

    /** The symmetry lemma: the proposed involution checked, and one found where there is one. */
    private record SymmetrySupplement(Undirected graph, Optional<Map<Integer, Integer>> proposed)
            implements Supplement {

        @Override
        public List<Said> facts(Words words) {
            return proposed.map(map -> List.of(Said.of(
                            words, "lemmaApplies", "impartial.vertex-removal.lemma", Symmetry.applies(graph, map))))
                    .orElse(List.of());
        }

        @Override
        public List<Section> theory(Words words) {
            List<Block> blocks = new ArrayList<>();
            blocks.add(new Block.Paragraph(words.say("impartial.vertex-removal.about")));
            proposed.ifPresent(map -> blocks.add(new Block.Paragraph(words.say(
                    Symmetry.applies(graph, map)
                            ? "impartial.vertex-removal.lemma-applies"
                            : "impartial.vertex-removal.lemma-fails"))));
            if (graph.size() <= 30)
                Symmetry.find(graph)
                        .ifPresent(map ->
                                blocks.add(new Block.Paragraph(words.say("impartial.vertex-removal.symmetry", map))));
            return List.of(new Section(words.say("impartial.section.rule"), blocks));
        }
    }
}
