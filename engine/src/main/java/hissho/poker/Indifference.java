package hissho.poker;

import hissho.document.InOrder;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a player earns with a threshold hand from the two moves it lies between, in both accounts: what is won or lost, and the gambler's,
 * in which the antes are a prize of 2 that nobody owns, so that folding at once earns 0. Both are weighed with the chance that the other
 * player's hand lets the play come there.
 */
public record Indifference(
        int player,
        String after,
        Rational hand,
        String below,
        String above,
        Rational earnedBelow,
        Rational earnedAbove,
        Rational mass) {

    /** Every threshold of both strategies that hands on both sides really meet. */
    public static List<Indifference> of(BettingTree tree, HandStrategy first, HandStrategy second, Progress progress) {
        List<Indifference> found = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            HandStrategy own = player == 0 ? first : second;
            HandStrategy other = player == 0 ? second : first;
            Map<Integer, Steps> reach = own.reach(tree);
            for (Betting.Turn turn : tree.turnsOf(own.player())) {
                HandRule rule = own.at(turn);
                for (int k = 1; k + 1 < rule.cuts().size(); k++) {
                    int low = rule.chances().get(k - 1).indexOf(Rational.ONE);
                    int high = rule.chances().get(k).indexOf(Rational.ONE);
                    if (low < 0 || high < 0 || !isMet(rule.cuts().get(k), reach.get(turn.index()))) continue;
                    found.add(at(tree, other, turn, rule.cuts().get(k), low, high, progress));
                }
            }
        }
        return found;
    }

    private static boolean isMet(Rational cut, @org.jspecify.annotations.Nullable Steps reach) {
        if (reach == null) return false;
        for (int k = 0; k < reach.values().size(); k++)
            if (reach.cuts().get(k).compareTo(cut) < 0
                    && reach.cuts().get(k + 1).compareTo(cut) > 0)
                return reach.values().get(k).isPositive();
        return false;
    }

    /** What a hand earns from two moves at a turn of the player who replies to this strategy. */
    public static Indifference at(
            BettingTree tree,
            HandStrategy other,
            Betting.Turn turn,
            Rational hand,
            int below,
            int above,
            Progress progress) {
        List<Rational> each = java.util.Objects.requireNonNull(
                Replies.prospects(other, tree, hand, progress).get(turn.index()));
        Rational mass = java.util.Objects.requireNonNull(other.reach(tree).get(turn.index()))
                .mass();
        return new Indifference(
                1 - other.player(),
                turn.path(),
                hand,
                turn.moves().get(below),
                turn.moves().get(above),
                each.get(below),
                each.get(above),
                mass);
    }

    /** The gambler's account of the move below the threshold. */
    public Rational potBelow() {
        return earnedBelow.plus(mass);
    }

    public Rational potAbove() {
        return earnedAbove.plus(mass);
    }

    public boolean holds() {
        return earnedBelow.equals(earnedAbove);
    }

    public Object written() {
        return InOrder.of(
                "player",
                BettingTree.PLAYERS.get(player),
                "after",
                after,
                "hand",
                hand,
                "below",
                below,
                "above",
                above,
                "payoffs",
                List.of(earnedBelow, earnedAbove),
                "potView",
                List.of(potBelow(), potAbove()));
    }
}
