package hissho.impartial.graph;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialPosition;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A digraph as a game.
 *
 * @param start the vertex where play starts, if there is one
 * @param nimPiles piles, each of which is added to the graph in turn
 * @param order the rows and columns of a table of sums of two copies, if it is asked for
 * @param convention whether the player who cannot move loses or wins
 */
record DigraphGame(
        Digraph graph,
        Optional<Integer> start,
        Optional<List<Integer>> nimPiles,
        Optional<List<Integer>> order,
        Convention convention)
        implements Game {

    static final Field<Digraph> EDGES = Field.required(
                    "edges", Shape.mapOf(Shape.listOf(Shape.text())).by(Digraph::read))
            .looksLike("digraph");
    static final Field<String> START = Field.optional("start", Shape.text());
    private static final Field<List<Integer>> NIM_PILES =
            Field.optional("nimPiles", Shape.listOf(Shape.whole(0, 1_000_000), 0, 1_000));
    private static final Field<Integer> COPIES = Field.optional("copies", Shape.whole(2, 2));
    private static final Field<List<String>> ORDER = Field.optional("order", Shape.listOf(Shape.text(), 0, 200));

    static DigraphGame read(Node document) {
        Digraph graph = EDGES.in(document);
        Optional<List<Integer>> order = ORDER.find(document)
                .map(names -> IntStream.range(0, names.size())
                        .map(i -> vertex(
                                graph,
                                names.get(i),
                                document.get("order").list().get(i)))
                        .boxed()
                        .toList());
        if (COPIES.find(document).isPresent() && order.isEmpty()) {
            if (graph.size() > 200) throw document.get("copies").bad("core.bad.out-of-range", graph.size(), 1, 200);
            order = Optional.of(IntStream.range(0, graph.size()).boxed().toList());
        }
        Convention convention = Convention.of(document);
        if (convention == Convention.MISERE)
            for (Field<?> sums : List.of(NIM_PILES, COPIES, ORDER))
                if (sums.isIn(document)) throw document.get(sums.name()).bad("impartial.bad.misere-sums");
        return new DigraphGame(graph, start(graph, document), NIM_PILES.find(document), order, convention);
    }

    static Optional<Integer> start(Digraph graph, Node document) {
        return START.find(document).map(name -> vertex(graph, name, document.get("start")));
    }

    private static int vertex(Digraph graph, String name, Node where) {
        return graph.vertex(name).orElseThrow(() -> where.bad("impartial.bad.no-vertex", where.shown()));
    }

    /** The kind of game whose document is a digraph. */
    record GraphKind() implements Kind<DigraphGame> {
        @Override
        public Listing listing() {
            return new Listing("graph-game", "impartial", Chapter.IMPARTIAL);
        }

        @Override
        public Shape.Fields document() {
            return Shape.fields(EDGES, START, NIM_PILES, COPIES, ORDER, Convention.PLAY);
        }

        @Override
        public List<String> facts() {
            return GraphFacts.KEYS;
        }

        @Override
        public DigraphGame read(Node document) {
            return DigraphGame.read(document);
        }

        @Override
        public Solution solve(DigraphGame game, Progress progress) {
            return game.convention() == Convention.NORMAL
                    ? DigraphSolution.of(game, progress)
                    : MisereGraphSolution.of(game, progress);
        }

        @Override
        public Optional<Message> unplayable(DigraphGame game) {
            return Optional.of(Message.of("impartial.graph-game.not-played"));
        }

        @Override
        public List<Tabulation> tables() {
            return List.of(new ArrowTable());
        }

        @Override
        public Optional<Position> play(DigraphGame game, Progress progress) {
            return game.start()
                    .map(start -> ImpartialPosition.start(
                            new GraphVertex(new TokenGraph(game.graph()), start), game.convention()));
        }
    }
}
