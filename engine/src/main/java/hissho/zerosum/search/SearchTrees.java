package hissho.zerosum.search;

import hissho.report.Figure;
import hissho.report.Figure.Edge;
import hissho.report.Figure.Vertex;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws search plans as trees. */
final class SearchTrees {

    private static final int MOST_VERTICES = 80;

    private SearchTrees() {}

    static Figure guesses(Words words, GuessTree tree) {
        List<Vertex> vertices = new ArrayList<>();
        List<Edge> edges = new ArrayList<>();
        guesses(tree, "r", vertices, edges);
        return new Figure.Graph(vertices, edges, Figure.Layout.TREE);
    }

    private static void guesses(GuessTree tree, String id, List<Vertex> vertices, List<Edge> edges) {
        vertices.add(new Vertex(id, Integer.toString(tree.guess()), 0, 0, Tone.PLAIN));
        tree.lower().ifPresent(below -> {
            edges.add(new Edge(id, id + "l", "<", Tone.PLAIN, true));
            guesses(below, id + "l", vertices, edges);
        });
        tree.higher().ifPresent(above -> {
            edges.add(new Edge(id, id + "h", ">", Tone.PLAIN, true));
            guesses(above, id + "h", vertices, edges);
        });
    }

    static Figure shots(Words words, ShotTree tree) {
        List<Vertex> vertices = new ArrayList<>();
        List<Edge> edges = new ArrayList<>();
        shots(words, tree, "r", vertices, edges);
        return new Figure.Graph(vertices, edges, Figure.Layout.TREE);
    }

    private static void shots(Words words, ShotTree tree, String id, List<Vertex> vertices, List<Edge> edges) {
        vertices.add(new Vertex(id, Integer.toString(tree.square() + 1), 0, 0, Tone.PLAIN));
        branch(words, tree.hit(), id, id + "h", "search.hit", Tone.GOOD, vertices, edges);
        branch(words, tree.miss(), id, id + "m", "search.miss", Tone.BAD, vertices, edges);
    }

    private static void branch(
            Words words,
            Optional<ShotTree> next,
            String from,
            String id,
            String label,
            Tone tone,
            List<Vertex> vertices,
            List<Edge> edges) {
        if (next.isEmpty()) return;
        edges.add(new Edge(from, id, words.say(label), tone, true));
        if (vertices.size() >= MOST_VERTICES) vertices.add(new Vertex(id, "…", 0, 0, Tone.MUTED));
        else shots(words, next.get(), id, vertices, edges);
    }
}
