package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.Matching;
import hissho.report.Figure;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws a matching as arcs between the sorted hands: above the hand that beats, below the hand that is beaten with its lowest card
 * left out and the table card put in. Matched cards are in their owner's colour, unmatched ones plain, the card left out is grey.
 */
final class MatchingFigure {

    private static final double APART = 70;
    private static final double ROWS_APART = 150;

    private MatchingFigure() {}

    static Figure of(Matching matching, TanhinminGame.Plain game, boolean ofMover) {
        Hand low = ofMover ? game.other() : game.mover();
        int table = ofMover ? game.table() : 0;
        Tone highTone = ofMover ? Tone.FIRST : Tone.SECOND;
        Tone lowTone = ofMover ? Tone.SECOND : Tone.FIRST;
        List<Figure.Vertex> vertices = new ArrayList<>();
        List<Integer> high = matching.high().cards();
        for (int i = 0; i < high.size(); i++) {
            boolean matched = i >= high.size() - matching.number();
            vertices.add(vertex("h" + i, high.get(i), i, 0, matched ? highTone : Tone.PLAIN));
        }
        vertices.add(vertex("out", low.lowest(), -1, ROWS_APART, Tone.MUTED));
        List<Integer> beaten = matching.low().cards();
        int tablePlace = table > 0 ? beaten.indexOf(table) : -1;
        for (int i = 0; i < beaten.size(); i++) {
            Tone tone = i == tablePlace ? Tone.ACCENT : i < matching.number() ? lowTone : Tone.PLAIN;
            vertices.add(vertex("l" + i, beaten.get(i), i, ROWS_APART, tone));
        }
        List<Figure.Edge> edges = new ArrayList<>();
        for (Matching.Pair pair : matching.pairs())
            edges.add(new Figure.Edge("h" + pair.high(), "l" + pair.low(), "", Tone.GOOD, false));
        return new Figure.Graph(vertices, edges, Figure.Layout.GIVEN);
    }

    private static Figure.Vertex vertex(String id, int rank, int place, double y, Tone tone) {
        return new Figure.Vertex(id, Integer.toString(rank), place * APART, y, tone);
    }
}
