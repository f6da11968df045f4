package hissho.card.tanhinmin.plain;

import java.util.ArrayList;
import java.util.List;

/**
 * How a game between identical hands walks through a state diagram of strategy W.
 *
 * @param top the highest rank
 * @param state the kind of the round being played
 * @param round its number from 1
 * @param difference cards the first player has played in this round less the second's
 * @param highestPlayed whether the first player has played in this round when the opponent had one card left, where W plays its highest
 * @param path the edges walked so far
 */
public record Walk(
        StateDiagram diagram,
        int top,
        String state,
        int round,
        int difference,
        boolean highestPlayed,
        List<StateDiagram.Edge> path) {

    public Walk {
        path = List.copyOf(path);
    }

    public static Walk start(StateDiagram diagram, int top) {
        return new Walk(diagram, top, "S0", 1, 0, false, List.of());
    }

    /** Whether every step so far is an edge of the diagram, as it is when the first player follows W. */
    public boolean onDiagram() {
        return diagram.edges().containsAll(path);
    }

    /** After a card: who played it, and what both players have left. */
    public Walk played(boolean byFirst, Hand first, Hand second) {
        int now = difference + (byFirst ? 1 : -1);
        boolean highest = highestPlayed || (byFirst && second.size() == 1);
        Walk next = new Walk(diagram, top, state, round, now, highest, path);
        return first.isEmpty() || second.isEmpty() ? next.to(diagram.end()) : next;
    }

    /** After a pass that ends the round: who passed, and what the second player holds. */
    public Walk passed(boolean byFirst, Hand second) {
        return to(diagram.kind(round + 1, !byFirst, second.countOf(top), state, highestPlayed));
    }

    private Walk to(String next) {
        List<StateDiagram.Edge> longer = new ArrayList<>(path);
        longer.add(new StateDiagram.Edge(state, next, difference));
        return new Walk(diagram, top, next, round + 1, 0, false, longer);
    }
}
