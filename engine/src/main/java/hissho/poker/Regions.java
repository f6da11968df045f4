package hissho.poker;

import hissho.document.InOrder;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The payoff map of the unit square when both keep to pure strategies: rectangles of hands, and what is paid or shown down for there. */
public final class Regions {

    private Regions() {}

    /** A rectangle of hands with what happens there: a showdown for a stake, or a payment to player I. */
    public record Region(Rational left, Rational right, Rational low, Rational high, Betting ending) {

        /** A showdown that one player is sure to win is a payment. */
        Betting settled() {
            if (!(ending instanceof Betting.Showdown(Rational stake))) return ending;
            if (right.compareTo(low) <= 0) return new Betting.Paid(stake.negated());
            if (high.compareTo(left) <= 0) return new Betting.Paid(stake);
            return ending;
        }

        public Object written() {
            Map<String, Object> written = InOrder.of("x", List.of(left, right), "y", List.of(low, high));
            switch (settled()) {
                case Betting.Showdown(Rational stake) -> written.put("showdown", stake);
                case Betting.Paid(Rational paid) -> written.put("payoff", paid);
                case Betting.Turn _ -> throw new IllegalStateException("play has not ended");
            }
            return written;
        }
    }

    /** For each piece of player I's hands, from the lowest, the pieces of player II's. */
    public static List<Region> all(BettingTree tree, HandStrategy first, HandStrategy second) {
        List<Region> found = new ArrayList<>();
        List<Rational> across = ends(first);
        for (int k = 0; k + 1 < across.size(); k++) {
            List<Rational> up = ends(second);
            Rational from = Rational.ZERO;
            Rational left = across.get(k);
            Rational right = across.get(k + 1);
            for (int j = 0; j + 1 < up.size(); j++) {
                Betting here = end(tree.root(), first, second, middle(left, right), middle(up.get(j), up.get(j + 1)));
                boolean goesOn = j + 2 < up.size()
                        && here.equals(end(
                                tree.root(), first, second, middle(left, right), middle(up.get(j + 1), up.get(j + 2))));
                if (goesOn) continue;
                found.add(new Region(left, right, from, up.get(j + 1), here));
                from = up.get(j + 1);
            }
        }
        return found;
    }

    private static List<Rational> ends(HandStrategy strategy) {
        List<Rational> ends = new ArrayList<>(List.of(Rational.ZERO));
        ends.addAll(strategy.thresholds());
        ends.add(Rational.ONE);
        return ends;
    }

    private static Rational middle(Rational a, Rational b) {
        return a.plus(b).over(2);
    }

    private static Betting end(Betting at, HandStrategy first, HandStrategy second, Rational x, Rational y) {
        Betting here = at;
        while (here instanceof Betting.Turn turn) {
            List<Rational> chances =
                    turn.player() == 0 ? first.at(turn).at(x) : second.at(turn).at(y);
            int move = chances.indexOf(Rational.ONE);
            if (move < 0) throw new IllegalArgumentException("regions need pure strategies");
            here = turn.next().get(move);
        }
        return here;
    }
}
