package hissho.impartial.graph;

import hissho.impartial.Component;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.play.Board;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A graph from which vertices are removed: the vertices still there. */
record RemovalPosition(VertexRemoval game, long there) implements Component {

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(game.value(there, progress));
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (int v = 0; v < game.graph().size(); v++)
            if ((there >> v & 1) != 0 && game.graph().isMovable(v, there)) {
                int label = game.graph().labels().get(v);
                options.add(Option.spot(
                        Integer.toString(label),
                        new RemovalPosition(game, there & ~(1L << v)),
                        Message.of("impartial.vertex-removal.remove", label),
                        Map.of("vertex", label)));
            }
        return options;
    }

    @Override
    public Message describe() {
        return Message.of(
                "impartial.vertex-removal.of",
                Long.bitCount(there),
                game.graph().edgesWithin(there));
    }

    @Override
    public String print() {
        return labels().stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    private List<Integer> labels() {
        List<Integer> labels = new ArrayList<>();
        for (int v = 0; v < game.graph().size(); v++)
            if ((there >> v & 1) != 0) labels.add(game.graph().labels().get(v));
        return labels;
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("vertices", labels());
    }

    @Override
    public Map<Tone, Message> legend() {
        return Map.of(Tone.GOOD, Message.of("impartial.legend.wins"), Tone.MUTED, Message.of("impartial.legend.stuck"));
    }

    @Override
    public Scene scene(Words words) {
        return scene(0);
    }

    /** The graph with the vertices whose removal wins. */
    @Override
    public List<Board> explained(Words words, Progress progress) {
        long winning = 0;
        for (int v = 0; v < game.graph().size(); v++)
            if ((there >> v & 1) != 0
                    && game.graph().isMovable(v, there)
                    && game.value(there & ~(1L << v), progress) == 0) winning |= 1L << v;
        return scene(winning).boards();
    }

    private Scene scene(long winning) {
        Undirected graph = game.graph();
        int columns = game.columns();
        List<Figure.Vertex> vertices = new ArrayList<>();
        List<Figure.Edge> edges = new ArrayList<>();
        Map<Place, String> places = new LinkedHashMap<>();
        StringBuilder text = new StringBuilder();
        for (int u = 0; u < graph.size(); u++) {
            if ((there >> u & 1) == 0) continue;
            String name = graph.labels().get(u).toString();
            places.put(new Place.Vertex(name), name);
            int label = graph.labels().get(u);
            Tone tone = (winning >> u & 1) != 0 ? Tone.GOOD : graph.isMovable(u, there) ? Tone.PLAIN : Tone.MUTED;
            vertices.add(new Figure.Vertex(
                    name, name, columns > 0 ? label % columns : 0, columns > 0 ? label / columns : 0, tone));
            for (int v = 0; v <= u; v++)
                for (int i = 0; i < graph.multiplicity()[u][v] && (there >> v & 1) != 0; i++) {
                    edges.add(new Figure.Edge(graph.labels().get(v).toString(), name, "", Tone.PLAIN, false));
                    text.append(text.isEmpty() ? "" : "  ")
                            .append(graph.labels().get(v))
                            .append("–")
                            .append(name);
                }
        }
        Figure.Layout layout = columns > 0 ? Figure.Layout.GIVEN : Figure.Layout.CIRCLE;
        return Scene.of(text.toString(), new Board(new Figure.Graph(vertices, edges, layout), places));
    }
}
