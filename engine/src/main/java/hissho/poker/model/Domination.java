package hissho.poker.model;

import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.HandRule;
import hissho.poker.HandStrategy;
import hissho.poker.Replies;
import hissho.poker.Steps;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Which strategies of the models are admissible, that is, not weakly dominated. A strategy that is the only best reply to some behaviour
 * of the other player is; one that is a best reply to none is dominated (minimax on the cone of changes). For player I's bets this comes
 * down to the lowest and the highest run of hands that bet; for player II's calls, and for La Relance, to calling or betting the best
 * hands. Every domination found is proved by exact replies to the difference of both strategies.
 */
final class Domination {

    private static final int HALVINGS = 200;

    private Domination() {}

    /** Says whether a proposed strategy is admissible, and which one dominates it where it is not. */
    static void tell(Facts facts, String whose, Model model, HandStrategy given, Progress progress) {
        Optional<HandStrategy> better = of(model, given, progress);
        facts.put("isAdmissible" + whose, better::isEmpty);
        better.ifPresent(strategy -> facts.put("dominatedBy" + whose, () -> strategy.written(model.tree())));
    }

    /** A strategy that is never worse and sometimes better, where there is one. */
    static Optional<HandStrategy> of(Model model, HandStrategy given, Progress progress) {
        if (given.player() == 0 && !(model instanceof LaRelance)) return moreBets(model, given, progress);
        Optional<HandStrategy> better = better(model, given, progress);
        return better.isEmpty() && model instanceof CheckCall ? bothThresholds(model, given, progress) : better;
    }

    /** Whether one strategy earns at least what the other earns, whatever the other player does, and sometimes more. */
    static boolean dominates(BettingTree tree, HandStrategy one, HandStrategy other, Progress progress) {
        return Replies.leastGain(one, other, tree, progress).signum() >= 0
                && Replies.leastGain(other, one, tree, progress).isNegative();
    }

    /** Calls, and bets that cost a fold: as many of the best hands; in La Relance at least those above b. */
    private static Optional<HandStrategy> better(Model model, HandStrategy given, Progress progress) {
        BettingTree tree = model.tree();
        HandStrategy best = given;
        for (Betting.Turn turn : tree.turnsOf(given.player())) {
            Rational above = Rational.ONE.minus(given.of(turn, 1).mass());
            Rational least = model instanceof LaRelance relance && given.player() == 0 ? above.min(relance.b()) : above;
            Map<Integer, HandRule> rules = new TreeMap<>(best.rules());
            rules.put(turn.index(), HandRule.pure(List.of(least), List.of(0, 1), 2));
            best = new HandStrategy(given.player(), rules);
        }
        return dominates(tree, best, given, progress) ? Optional.of(best) : Optional.empty();
    }

    /**
     * Calling a bet above c and a check above d is admissible exactly where some betting makes both best at once. Otherwise both thresholds
     * should move together, in one of the ratios at which player I's worst answer changes.
     */
    private static Optional<HandStrategy> bothThresholds(Model model, HandStrategy given, Progress progress) {
        List<Betting.Turn> turns = model.tree().turnsOf(1);
        Rational c = Rational.ONE.minus(given.of(turns.get(0), 1).mass());
        Rational d = Rational.ONE.minus(given.of(turns.get(1), 1).mass());
        Rational beta = model.beta();
        List<Rational> ratios = List.of(
                Rational.ZERO, beta, beta.negated(), beta.plus(2), beta.plus(2).negated());
        for (int sign = -1; sign <= 1; sign += 2)
            for (int k = 0; k <= ratios.size(); k++) {
                Rational down = k == ratios.size() ? Rational.ZERO : Rational.of(sign);
                Rational alsoDown =
                        k == ratios.size() ? Rational.of(sign) : ratios.get(k).times(sign);
                if (!gain(c, d, beta, down, alsoDown).isPositive()) continue;
                Rational step = Rational.of(1, 2);
                for (int halving = 0; halving < halvings(beta); halving++, step = step.over(2)) {
                    Rational bet = c.minus(step.times(down));
                    Rational check = d.minus(step.times(alsoDown));
                    if (!isHand(bet) || !isHand(check)) {
                        if ((c.isZero() && down.isPositive())
                                || (d.isZero() && alsoDown.isPositive())
                                || (c.equals(Rational.ONE) && down.isNegative())
                                || (d.equals(Rational.ONE) && alsoDown.isNegative())) break;
                        continue;
                    }
                    HandStrategy better = new HandStrategy(
                            1,
                            Map.of(
                                    turns.get(0).index(),
                                    HandRule.pure(List.of(bet), List.of(0, 1), 2),
                                    turns.get(1).index(),
                                    HandRule.pure(List.of(check), List.of(0, 1), 2)));
                    if (dominates(model.tree(), better, given, progress)) return Optional.of(better);
                }
            }
        return Optional.empty();
    }

    private static boolean isHand(Rational hand) {
        return hand.signum() >= 0 && hand.compareTo(Rational.ONE) <= 0;
    }

    /** What lowering both thresholds a little gains at the least, per unit: each hand of player I bets or checks as it hurts more. */
    private static Rational gain(Rational c, Rational d, Rational beta, Rational down, Rational alsoDown) {
        Rational beaten = beta.plus(2).times(down);
        Rational beating = beta.negated().times(down);
        Rational between = c.compareTo(d) < 0 ? beating.min(alsoDown) : beaten.min(alsoDown.negated());
        return c.min(d)
                .times(beaten.min(alsoDown))
                .plus(c.max(d).minus(c.min(d)).times(between))
                .plus(Rational.ONE.minus(c.max(d)).times(beating.min(alsoDown.negated())));
    }

    /** How often a step is halved before it is small enough: the larger or smaller the bet, the more often. */
    private static int halvings(Rational beta) {
        return HALVINGS + 4 * (beta.numerator().bitLength() + beta.denominator().bitLength());
    }

    /**
     * Bets below s and above t, and perhaps between: admissible exactly where enough hands bet at the top. Otherwise a few more hands
     * below t and β/(β+2) times as many above s should bet.
     */
    private static Optional<HandStrategy> moreBets(Model model, HandStrategy given, Progress progress) {
        Betting.Turn turn = model.tree().turnsOf(0).getFirst();
        int bet = turn.moves().indexOf("bet");
        Steps bets = given.of(turn, bet);
        if (bets.mass().equals(Rational.ONE)) return Optional.empty();
        Rational beta = model.beta();
        int runs = bets.values().size();
        Rational s =
                bets.values().getFirst().isZero() ? Rational.ZERO : bets.cuts().get(1);
        Rational t =
                bets.values().getLast().isZero() ? Rational.ONE : bets.cuts().get(runs - 1);
        Rational weak = Rational.ONE.minus(s);
        Rational strong = Rational.ONE.minus(t);
        boolean enough = model instanceof CheckCall
                ? weak.times(beta)
                                .compareTo(strong.times(
                                        beta.times(beta).plus(beta.times(3)).plus(1)))
                        <= 0
                : weak.compareTo(strong.times(beta.plus(2))) <= 0;
        if (enough) return Optional.empty();
        Rational share = beta.over(beta.plus(2));
        Rational more = t.minus(s).over(2);
        for (int k = 0, halvings = halvings(beta); k < halvings; k++) {
            Rational from = t.minus(more);
            Steps added = new Steps(cuts(s, s.plus(more.times(share)), from, t), values(s, t));
            Steps all = bets.with(added, Rational::max);
            HandStrategy better = betting(model, turn, bet, all);
            if (dominates(model.tree(), better, given, progress)) return Optional.of(better);
            more = more.over(2);
        }
        throw new IllegalStateException("a dominating strategy exists and was not found");
    }

    private static List<Rational> cuts(Rational... inner) {
        List<Rational> cuts = new ArrayList<>(List.of(Rational.ZERO));
        for (Rational cut : inner) if (cut.compareTo(cuts.getLast()) > 0) cuts.add(cut);
        if (cuts.getLast().compareTo(Rational.ONE) < 0) cuts.add(Rational.ONE);
        return cuts;
    }

    /** Nothing, the hands above s, nothing, the hands below t, nothing; the outer ones where they exist. */
    private static List<Rational> values(Rational s, Rational t) {
        List<Rational> values = new ArrayList<>(List.of(Rational.ONE, Rational.ZERO, Rational.ONE));
        if (s.isPositive()) values.addFirst(Rational.ZERO);
        if (t.compareTo(Rational.ONE) < 0) values.add(Rational.ZERO);
        return values;
    }

    private static HandStrategy betting(Model model, Betting.Turn turn, int bet, Steps chance) {
        List<List<Rational>> pieces = new ArrayList<>();
        for (Rational often : chance.values()) {
            Rational rest = Rational.ONE.minus(often);
            pieces.add(bet == 0 ? List.of(often, rest) : List.of(rest, often));
        }
        if (model.tree().turnsOf(0).size() != 1) throw new IllegalStateException("player I bets once");
        return new HandStrategy(0, Map.of(turn.index(), new HandRule(chance.cuts(), pieces)));
    }
}
