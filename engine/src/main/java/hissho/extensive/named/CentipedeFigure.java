package hissho.extensive.named;

import hissho.extensive.ExtensiveGame;
import hissho.extensive.solve.BackwardInduction;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The centipede as it got its name: its nodes in a row, across to the right, each with a leg down; the moves of backward induction stand out. */
final class CentipedeFigure {

    /** Of more pairs than this only the first and the last ones are drawn. */
    static final int MOST_PAIRS = 8;

    private static final int MOVES_AT_AN_END = 6;

    private static final int MOST_LETTERS = 6;

    private CentipedeFigure() {}

    static Section section(Centipede game, Words words, Progress progress) {
        ExtensiveGame tree = new ExtensiveGame(game.tree());
        BackwardInduction.Plan plan = BackwardInduction.one(tree, progress);
        List<Figure.Vertex> vertices = new ArrayList<>();
        List<Figure.Edge> edges = new ArrayList<>();
        int moves = 2 * game.firstDown().size();
        boolean whole = game.firstDown().size() <= MOST_PAIRS;
        boolean staggered = isLong(game, words);
        double x = 0;
        for (int k = 0; k < moves; k++) {
            if (!whole && k == MOVES_AT_AN_END) {
                k = moves - MOVES_AT_AN_END;
                vertices.add(new Figure.Vertex("n" + MOVES_AT_AN_END, "…", x, 0, Tone.MUTED));
                x++;
                edges.add(new Figure.Edge("n" + MOVES_AT_AN_END, "n" + k, "", Tone.PLAIN, true));
            }
            int player = k % 2;
            boolean down = plan.choices().get(player)[k / 2] == 0;
            String id = "n" + k;
            vertices.add(new Figure.Vertex(
                    id, (player == 0 ? "I." : "II.") + (k / 2 + 1), x, 0, player == 0 ? Tone.FIRST : Tone.SECOND));
            RationalVector paid = (player == 0 ? game.firstDown() : game.secondDown()).get(k / 2);
            vertices.add(
                    new Figure.Vertex("d" + k, words.write(paid), x, staggered && player == 1 ? 1.8 : 1, Tone.PLAIN));
            x++;
            edges.add(new Figure.Edge(id, "d" + k, "", down ? Tone.ACCENT : Tone.PLAIN, true));
            edges.add(new Figure.Edge(id, "n" + (k + 1), "", down ? Tone.PLAIN : Tone.ACCENT, true));
        }
        vertices.add(new Figure.Vertex("n" + moves, words.write(game.last()), staggered ? x + 0.5 : x, 0, Tone.PLAIN));
        return Section.of(
                words.say("extensive.section.tree"),
                new Block.Picture(
                                new Figure.Graph(vertices, edges, Figure.Layout.GIVEN),
                                whole
                                        ? words.say("extensive.figure.centipede")
                                        : words.say("extensive.figure.centipede-cut", 2 * MOVES_AT_AN_END, moves))
                        .marking(Tone.ACCENT, words.say("extensive.legend.induction")));
    }

    /** Whether what is paid is too long to stand side by side. */
    private static boolean isLong(Centipede game, Words words) {
        return Stream.concat(game.firstDown().stream(), game.secondDown().stream())
                .anyMatch(paid -> words.write(paid).length() > MOST_LETTERS);
    }
}
