package hissho.poker.solve;

import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.HandRule;
import hissho.poker.HandStrategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A strategy that is put together turn by turn and piece by piece; hands that never come to a turn do there what their neighbours do. */
final class Behaviour {

    private final BettingTree tree;
    private final int player;
    private final List<Rational> cuts;
    private final Map<Integer, Map<Integer, List<Rational>>> chances = new HashMap<>();

    Behaviour(BettingTree tree, int player, List<Rational> cuts) {
        this.tree = tree;
        this.player = player;
        this.cuts = List.copyOf(cuts);
    }

    void put(int turn, int piece, List<Rational> each) {
        chances.computeIfAbsent(turn, _ -> new HashMap<>()).put(piece, each);
    }

    HandStrategy strategy() {
        Map<Integer, HandRule> rules = new TreeMap<>();
        for (Betting.Turn turn : tree.turnsOf(player)) rules.put(turn.index(), rule(turn));
        return new HandStrategy(player, rules);
    }

    private HandRule rule(Betting.Turn turn) {
        Map<Integer, List<Rational>> known = chances.getOrDefault(turn.index(), Map.of());
        List<Rational> places = new ArrayList<>(List.of(Rational.ZERO));
        List<List<Rational>> pieces = new ArrayList<>();
        for (int k = 0; k + 1 < cuts.size(); k++) {
            List<Rational> here = near(known, k);
            if (here == null) here = HandRule.unit(0, turn.moves().size());
            if (!pieces.isEmpty() && pieces.getLast().equals(here)) places.removeLast();
            else pieces.add(here);
            places.add(cuts.get(k + 1));
        }
        return new HandRule(places, pieces);
    }

    private @Nullable List<Rational> near(Map<Integer, List<Rational>> known, int piece) {
        for (int far = 0; far < cuts.size(); far++) {
            List<Rational> below = known.get(piece - far);
            if (below != null) return below;
            List<Rational> above = known.get(piece + far);
            if (above != null) return above;
        }
        return null;
    }
}
