package hissho.poker.model;

import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.Bounds;
import hissho.poker.HandRule;
import hissho.poker.HandSet;
import hissho.poker.HandStrategy;
import hissho.poker.solve.BettingSolver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One of the textbook's models with one bet: its tree, the strategies of its theorem, and its value to player I. */
public interface Model {

    /** The bet. */
    Rational beta();

    /** A formula in the bet, at this bet. */
    default Rational at(RationalFunction formula) {
        return formula.at(beta()).orElseThrow();
    }

    BettingTree tree();

    /** The admissible optimal strategy of player I. */
    HandStrategy first();

    /** The admissible optimal strategy of player II. */
    HandStrategy second();

    Rational value();

    /** The thresholds by their letters, in the order of the alphabet. */
    Map<String, Rational> letters();

    /** The letters of a model and the bet, for whoever writes hands as formulas. */
    default Map<String, Rational> known() {
        Map<String, Rational> known = new LinkedHashMap<>(letters());
        known.put("beta", beta());
        return known;
    }

    /** The player who bets first, seeing nothing but the own hand: bet on these hands, the other move elsewhere. */
    static HandStrategy betting(BettingTree tree, HandSet bets, int bet) {
        Betting.Turn turn = tree.turns().getFirst();
        return new HandStrategy(0, Map.of(turn.index(), bets.rule(bet, 1 - bet)));
    }

    /** Player II with one threshold for each turn: the second move above it, the first below. */
    static HandStrategy above(BettingTree tree, Rational... thresholds) {
        Map<Integer, HandRule> rules = new LinkedHashMap<>();
        List<Betting.Turn> turns = tree.turnsOf(1);
        for (int k = 0; k < turns.size(); k++)
            rules.put(turns.get(k).index(), HandRule.pure(List.of(thresholds[k]), List.of(0, 1), 2));
        return new HandStrategy(1, rules);
    }

    static Betting.Turn turn(int index, int player, String path, Map<String, Betting> moves) {
        return new Betting.Turn(index, player, path, new ArrayList<>(moves.keySet()), new ArrayList<>(moves.values()));
    }

    /** The second player's answer to a bet: fold and lose the ante, or call it. */
    static Betting callOrFold(Rational bet) {
        return turn(
                1, 1, "bet", moves("fold", new Betting.Paid(Rational.ONE), "call", new Betting.Showdown(bet.plus(1))));
    }

    /** Moves and what follows them in turn. */
    static Map<String, Betting> moves(Object... namesAndNext) {
        Map<String, Betting> moves = new LinkedHashMap<>();
        for (int k = 0; k < namesAndNext.length; k += 2)
            moves.put((String) namesAndNext[k], (Betting) namesAndNext[k + 1]);
        return moves;
    }

    /** Everything the theorem says with numbers, for the proof. */
    default Bounds proof(hissho.progress.Progress progress) {
        return BettingSolver.bounds(tree(), first(), second(), progress);
    }
}
