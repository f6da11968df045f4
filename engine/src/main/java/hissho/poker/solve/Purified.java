package hissho.poker.solve;

import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.Bounds;
import hissho.poker.HandRule;
import hissho.poker.HandStrategy;
import hissho.poker.Replies;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Optimal strategies in which moves that are mixed are laid side by side instead, wherever that is as good against every reply. */
final class Purified {

    private final BettingTree tree;
    private final Progress progress;

    private Purified(BettingTree tree, Progress progress) {
        this.tree = tree;
        this.progress = progress;
    }

    static Bounds of(BettingTree tree, Bounds mixed, Progress progress) {
        Purified purified = new Purified(tree, progress);
        return new Bounds(
                purified.of(mixed.first(), mixed.lower()),
                purified.of(mixed.second(), mixed.upper()),
                mixed.lower(),
                mixed.upper());
    }

    private HandStrategy of(HandStrategy mixed, Rational guarantee) {
        HandStrategy now = mixed;
        for (Betting.Turn turn : tree.turnsOf(mixed.player())) {
            List<Rational> cuts = new ArrayList<>(List.of(Rational.ZERO));
            cuts.addAll(now.thresholds());
            cuts.add(Rational.ONE);
            for (int k = 0; k + 1 < cuts.size(); k++) {
                if (now.at(turn).at(cuts.get(k)).contains(Rational.ONE)) continue;
                for (boolean reversed : List.of(false, true)) {
                    HandStrategy next = laid(now, turn, cuts.get(k), cuts.get(k + 1), reversed);
                    if (!Replies.guarantee(next, tree, progress).equals(guarantee)) continue;
                    now = next;
                    break;
                }
            }
        }
        return now;
    }

    /** The strategy in which the hands between two cuts make their moves at a turn one after the other, as many each as before. */
    private static HandStrategy laid(
            HandStrategy strategy, Betting.Turn turn, Rational from, Rational to, boolean reversed) {
        HandRule rule = strategy.at(turn);
        List<Rational> cuts = new ArrayList<>(List.of(Rational.ZERO));
        List<List<Rational>> pieces = new ArrayList<>();
        for (int k = 0; k < rule.chances().size(); k++) {
            Rational low = rule.cuts().get(k);
            Rational high = rule.cuts().get(k + 1);
            List<Rational> chances = rule.chances().get(k);
            if (to.compareTo(low) <= 0 || from.compareTo(high) >= 0) {
                put(cuts, pieces, high, chances);
                continue;
            }
            put(cuts, pieces, from, chances);
            Rational at = from;
            for (int m = 0; m < chances.size(); m++) {
                int move = reversed ? chances.size() - 1 - m : m;
                at = at.plus(to.minus(from).times(chances.get(move)));
                put(cuts, pieces, at, HandRule.unit(move, chances.size()));
            }
            put(cuts, pieces, high, chances);
        }
        Map<Integer, HandRule> rules = new TreeMap<>();
        strategy.rules().forEach(rules::put);
        rules.put(turn.index(), new HandRule(cuts, pieces));
        return new HandStrategy(strategy.player(), rules);
    }

    private static void put(List<Rational> cuts, List<List<Rational>> pieces, Rational to, List<Rational> chances) {
        if (to.compareTo(cuts.getLast()) <= 0) return;
        if (!pieces.isEmpty() && pieces.getLast().equals(chances)) cuts.removeLast();
        else pieces.add(chances);
        cuts.add(to);
    }
}
