package hissho.poker;

import hissho.document.InOrder;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A player's strategy: a rule for each of the player's turns, by the number of the turn. */
public record HandStrategy(int player, Map<Integer, HandRule> rules) {

    public HandStrategy {
        rules = new TreeMap<>(rules);
    }

    public HandRule at(Betting.Turn turn) {
        HandRule rule = rules.get(turn.index());
        if (rule == null) throw new IllegalArgumentException("no rule for turn " + turn.index());
        return rule;
    }

    public Steps of(Betting.Turn turn, int move) {
        return at(turn).of(move);
    }

    public boolean isPure() {
        return rules.values().stream().allMatch(HandRule::isPure);
    }

    /** The probability, hand by hand, that the player's own moves lead to each turn. */
    Map<Integer, Steps> reach(BettingTree tree) {
        Map<Integer, Steps> found = new TreeMap<>();
        walk(tree.root(), Steps.ONE, found);
        return found;
    }

    private void walk(Betting at, Steps reach, Map<Integer, Steps> found) {
        if (!(at instanceof Betting.Turn turn)) return;
        found.put(turn.index(), reach);
        for (int k = 0; k < turn.next().size(); k++)
            walk(turn.next().get(k), turn.player() == player ? reach.times(of(turn, k)) : reach, found);
    }

    /** Turn by turn: where, and the pieces. */
    public List<Object> written(BettingTree tree) {
        List<Object> turns = new ArrayList<>();
        for (Betting.Turn turn : tree.turnsOf(player))
            turns.add(InOrder.of("turn", turn.index(), "after", turn.path(), "pieces", at(turn).written(turn.moves())));
        return turns;
    }

    /** The thresholds of all rules, rising, without 0 and 1. */
    public List<Rational> thresholds() {
        return rules.values().stream()
                .flatMap(rule -> rule.cuts().stream())
                .filter(cut -> cut.isPositive() && cut.compareTo(Rational.ONE) < 0)
                .distinct()
                .sorted()
                .toList();
    }
}
