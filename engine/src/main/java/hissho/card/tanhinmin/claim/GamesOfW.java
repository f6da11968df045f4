package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.StateDiagram;
import hissho.card.tanhinmin.plain.StrategyW;
import hissho.card.tanhinmin.plain.Walk;
import hissho.words.Message;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every game of strategy W with identical hands against an opponent who never passes on an empty table. */
final class GamesOfW {

    /**
     * A moment of a game.
     *
     * @param topPlayed whether W has played a card of the highest rank before
     * @param highestNow whether W has just played its highest card for the first time
     */
    record Moment(
            Hand first, Hand second, int table, boolean firstToMove, int top, boolean topPlayed, boolean highestNow) {}

    /** What is wrong at a moment, if anything. */
    @FunctionalInterface
    interface Check {
        Optional<Message> wrong(Moment at);
    }

    private record State(Hand first, Hand second, int table, boolean firstToMove, boolean topPlayed, boolean highest) {}

    private final int top;
    private final Check check;
    private final Set<State> seen = new HashSet<>();

    GamesOfW(int top, Check check) {
        this.top = top;
        this.check = check;
    }

    /** The first thing found wrong in any game. */
    Optional<Message> search(Hand hand) {
        return search(new State(hand, hand, 0, true, false, false), false);
    }

    private Optional<Message> search(State at, boolean highestNow) {
        Optional<Message> wrong =
                check.wrong(new Moment(at.first, at.second, at.table, at.firstToMove, top, at.topPlayed, highestNow));
        if (wrong.isPresent()) return wrong;
        if (!seen.add(at)) return Optional.empty();
        if (at.firstToMove) {
            int card = StrategyW.move(at.first, at.second, at.table);
            if (card == 0) return search(new State(at.first, at.second, 0, false, at.topPlayed, at.highest), false);
            Hand left = at.first.without(card);
            boolean highest = card == at.first.highest();
            if (left.isEmpty()) return Optional.empty();
            State next = new State(left, at.second, card, false, at.topPlayed || card == top, at.highest || highest);
            return search(next, highest && !at.highest);
        }
        for (int card : at.second.ranksAbove(at.table)) {
            Hand left = at.second.without(card);
            if (left.isEmpty()) continue;
            Optional<Message> found = search(new State(at.first, left, card, true, at.topPlayed, at.highest), false);
            if (found.isPresent()) return found;
        }
        if (at.table == 0) return Optional.empty();
        return search(new State(at.first, at.second, 0, true, at.topPlayed, at.highest), false);
    }

    /** Every edge of the state diagram that some game walks. */
    Set<StateDiagram.Edge> edges(Hand hand) {
        return paths(hand).stream().flatMap(List::stream).collect(Collectors.toSet());
    }

    /** Every path through the state diagram that some game walks. */
    Set<List<StateDiagram.Edge>> paths(Hand hand) {
        StateDiagram diagram = StateDiagram.ofCopies(hand.count(0)).orElseThrow();
        return ends(hand, hand, 0, true, Walk.start(diagram, top), new HashMap<>()).stream()
                .collect(Collectors.toSet());
    }

    /** What is still to be walked from a position: it depends on the walk only through the present state. */
    private record Corner(
            Hand first,
            Hand second,
            int table,
            boolean firstToMove,
            String state,
            int round,
            int difference,
            boolean highest) {}

    private Set<List<StateDiagram.Edge>> ends(
            Hand first,
            Hand second,
            int table,
            boolean firstToMove,
            Walk walk,
            Map<Corner, Set<List<StateDiagram.Edge>>> known) {
        if (first.isEmpty() || second.isEmpty()) return Set.of(List.of());
        Corner corner = new Corner(
                first,
                second,
                table,
                firstToMove,
                walk.state(),
                Math.min(walk.round(), 2),
                walk.difference(),
                walk.highestPlayed());
        Set<List<StateDiagram.Edge>> found = known.get(corner);
        if (found != null) return found;
        Set<List<StateDiagram.Edge>> ends = new HashSet<>();
        List<Integer> cards = firstToMove ? List.of(StrategyW.move(first, second, table)) : second.ranksAbove(table);
        for (int card : cards) {
            if (card == 0) continue;
            Hand a = firstToMove ? first.without(card) : first;
            Hand b = firstToMove ? second : second.without(card);
            add(ends, a, b, card, !firstToMove, walk, walk.played(firstToMove, a, b), known);
        }
        if (firstToMove ? cards.contains(0) : table > 0)
            add(ends, first, second, 0, !firstToMove, walk, walk.passed(firstToMove, second), known);
        known.put(corner, ends);
        return ends;
    }

    private void add(
            Set<List<StateDiagram.Edge>> ends,
            Hand a,
            Hand b,
            int table,
            boolean firstToMove,
            Walk before,
            Walk after,
            Map<Corner, Set<List<StateDiagram.Edge>>> known) {
        boolean stepped = after.path().size() > before.path().size();
        for (List<StateDiagram.Edge> rest : ends(a, b, table, firstToMove, after, known))
            ends.add(
                    stepped
                            ? Stream.concat(Stream.of(after.path().getLast()), rest.stream())
                                    .toList()
                            : rest);
    }
}
