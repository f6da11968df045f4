package hissho.coalition.property;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;

/** A simple game: every coalition is worth 0 and loses, or is worth 1 and wins. */
public final class SimpleGame {

    /** With more players it is believed that more members never hurt, as in every family of so many. */
    private static final int MOST_LOOKED_AT = 16;

    private final Coalitions game;
    private final Progress progress;

    private SimpleGame(Coalitions game, Progress progress) {
        this.game = game;
        this.progress = progress;
    }

    public static SimpleGame of(Coalitions game, Progress progress) {
        return new SimpleGame(game, progress);
    }

    /** Whether every worth is 0 or 1 and somebody wins. */
    public static boolean isSimple(Coalitions game, Progress progress) {
        boolean wins = false;
        for (long coalition = 1; coalition <= game.grand(); coalition++) {
            if ((coalition & 1023) == 0) progress.check();
            Rational worth = game.worth(coalition);
            if (!worth.isZero() && !worth.equals(Rational.ONE)) return false;
            wins |= !worth.isZero();
        }
        return wins;
    }

    public boolean wins(long coalition) {
        return !game.worth(coalition).isZero();
    }

    /** The winning coalitions of which every proper part loses. */
    public List<Long> minimalWinning() {
        List<Long> minimal = new ArrayList<>();
        boolean[] wonBelow = new boolean[(int) game.grand() + 1];
        for (int set = 1; set < wonBelow.length; set++) {
            if ((set & 1023) == 0) progress.check();
            for (int rest = set; rest != 0; rest &= rest - 1) {
                int smaller = set & ~Integer.lowestOneBit(rest);
                wonBelow[set] |= wonBelow[smaller] || wins(smaller);
            }
            if (wins(set) && !wonBelow[set]) minimal.add((long) set);
        }
        return minimal;
    }

    /** The losing coalitions of which every larger one wins. */
    public List<Long> maximalLosing() {
        List<Long> maximal = new ArrayList<>();
        int grand = (int) game.grand();
        boolean[] lostAbove = new boolean[grand + 1];
        for (int set = grand; set >= 0; set--) {
            if ((set & 1023) == 0) progress.check();
            for (int rest = grand & ~set; rest != 0; rest &= rest - 1) {
                int larger = set | Integer.lowestOneBit(rest);
                lostAbove[set] |= lostAbove[larger] || !wins(larger);
            }
            if (!wins(set) && !lostAbove[set]) maximal.add((long) set);
        }
        return maximal;
    }

    /** Pairs of winning coalitions without a common member, at most so many. */
    public List<Pair> disjointWinning(int most) {
        List<Pair> found = new ArrayList<>();
        for (long first = 1; first <= game.grand(); first++) {
            if (!wins(first)) continue;
            progress.check();
            long others = game.complement(first);
            for (long second = others; second != 0; second = (second - 1) & others)
                if (second > first && wins(second)) {
                    found.add(new Pair(first, second));
                    if (found.size() >= most) return found;
                }
        }
        return found;
    }

    /**
     * The players without whom no coalition is worth anything; where more members never hurt, those i with v(N - i) = 0.
     */
    public static List<Integer> veto(Coalitions game, Progress progress) {
        List<Integer> veto = new ArrayList<>();
        for (int i = 0; i < game.players().count(); i++)
            if (game.worth(game.grand() & ~(1L << i)).isZero()) veto.add(i);
        if (veto.isEmpty() || game.players().count() > MOST_LOOKED_AT) return veto;
        long needed = game.grand();
        for (long coalition = 1; coalition <= game.grand() && needed != 0; coalition++) {
            if ((coalition & 1023) == 0) progress.check();
            if (!game.worth(coalition).isZero()) needed &= coalition;
        }
        long all = needed;
        return veto.stream().filter(i -> (all >>> i & 1) == 1).toList();
    }
}
