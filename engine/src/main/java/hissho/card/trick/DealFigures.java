package hissho.card.trick;

import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The pictures of a deal: the trick map and T in their four blocks, and the order map of W. */
final class DealFigures {

    private final TrickSolution solution;
    private final Words words;
    private final Deal deal;
    private final Matrices matrices;

    DealFigures(TrickSolution solution, Words words) {
        this.solution = solution;
        this.words = words;
        this.deal = solution.game().deal();
        this.matrices = solution.matrices();
    }

    Section section() {
        List<Block> blocks = new ArrayList<>();
        OptionalInt scoring = solution.game().rules().highestScoring();
        scoring.ifPresent(k -> {
            int p = Long.bitCount(deal.left() & (k >= Long.SIZE ? -1L : (1L << k) - 1));
            blocks.add(new Block.Picture(blocks(p, k - p, false), words.say("trick.figure.map", p, k - p))
                    .marking(Tone.FIRST, words.say("trick.legend.left-takes"))
                    .marking(Tone.SECOND, words.say("trick.legend.right-takes")));
            if (deal.conditionC(k)) blocks.add(new Block.Paragraph(words.say("trick.figure.map.c")));
            blocks.add(new Block.Picture(blocks(p, k - p, true), words.say("trick.figure.T", p, k - p))
                    .marking(Tone.FIRST, words.say("trick.legend.left-takes"))
                    .marking(Tone.SECOND, words.say("trick.legend.right-takes")));
        });
        blocks.add(new Block.Picture(order(), words.say("trick.figure.order"))
                .marking(Tone.FIRST, words.say("trick.legend.left-takes"))
                .marking(Tone.SECOND, words.say("trick.legend.right-takes"))
                .marking(Tone.ACCENT, words.say("trick.legend.rises")));
        return new Section(words.say("trick.section.figures"), blocks);
    }

    /** The grid of tricks cut into scoring and plain by empty lines: the winner's letter, or the entry of T. */
    private Figure blocks(int p, int q, boolean entries) {
        int n = deal.size();
        List<String> rowHeads = new ArrayList<>();
        List<String> columnHeads = new ArrayList<>();
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (int j = 0; j < n; j++) {
            if (j == q && j > 0) columnHeads.add("");
            columnHeads.add(deal.rightHand().get(j) + (j < q ? "*" : ""));
        }
        for (int i = 0; i < n; i++) {
            if (i == p && i > 0) {
                rowHeads.add("");
                rows.add(columnHeads.stream()
                        .map(h -> new Figure.Square("", Tone.MUTED))
                        .toList());
            }
            rowHeads.add(deal.leftHand().get(i) + (i < p ? "*" : ""));
            List<Figure.Square> row = new ArrayList<>();
            for (int j = 0; j < n; j++) {
                if (j == q && j > 0) row.add(new Figure.Square("", Tone.MUTED));
                boolean left = matrices.h()[i][j] > 0;
                String text = entries ? String.valueOf(matrices.t()[i][j]) : left ? "A" : "B";
                row.add(new Figure.Square(text, left ? Tone.FIRST : Tone.SECOND));
            }
            rows.add(row);
        }
        return new Figure.Grid(rowHeads, columnHeads, rows);
    }

    /** The entries of W with an arrow from every smaller to its larger neighbour. */
    private Figure order() {
        int n = deal.size();
        int[][] w = matrices.w();
        List<Figure.Vertex> vertices = new ArrayList<>();
        List<Figure.Edge> edges = new ArrayList<>();
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                vertices.add(new Figure.Vertex(
                        id(i, j), String.valueOf(w[i][j]), j, i, matrices.h()[i][j] > 0 ? Tone.FIRST : Tone.SECOND));
                if (i + 1 < n) edges.add(edge(i, j, i + 1, j));
                if (j + 1 < n) edges.add(edge(i, j, i, j + 1));
            }
        return new Figure.Graph(vertices, edges, Figure.Layout.GIVEN);
    }

    private Figure.Edge edge(int i, int j, int k, int l) {
        int here = matrices.w()[i][j];
        int there = matrices.w()[k][l];
        if (here == there) return new Figure.Edge(id(i, j), id(k, l), "", Tone.MUTED, false);
        return here < there
                ? new Figure.Edge(id(i, j), id(k, l), "", Tone.ACCENT, true)
                : new Figure.Edge(id(k, l), id(i, j), "", Tone.ACCENT, true);
    }

    private String id(int i, int j) {
        return deal.leftHand().get(i) + "/" + deal.rightHand().get(j);
    }
}
