package hissho.card.tanhinmin.plain;

import java.util.ArrayList;
import java.util.List;

/**
 * A largest set of disjoint pairs of a card of one hand and a lower card of another, with a cut that proves it largest.
 *
 * <p>For every rank t each pair uses a card of the high hand above t or a card of the low hand below t, so there are at most as many
 * pairs as there are such cards; by König's theorem some t attains it. The smallest such t is the cut: the cards of the high hand
 * above it are in every largest matching, all others can be spared.
 */
public record Matching(Hand high, Hand low, int number, int cut) {

    public static Matching of(Hand high, Hand low) {
        int best = high.size();
        int cut = 0;
        int bound = best;
        int below = 0;
        for (int kind = 0; kind < high.kinds(); kind++) {
            bound -= high.count(kind);
            while (below < low.kinds() && low.rank(below) < high.rank(kind)) bound += low.count(below++);
            if (bound < best) {
                best = bound;
                cut = high.rank(kind);
            }
        }
        return new Matching(high, low, best, cut);
    }

    /** m(P, Q). */
    public static int number(Hand high, Hand low) {
        return of(high, low).number;
    }

    /** How many pairs are left when a card of this rank is taken from the high hand. */
    public int numberWithout(int rank) {
        return rank > cut ? number - 1 : number;
    }

    /** One pair: the place of the high card and of the low card in their sorted hands, counted from 0. */
    public record Pair(int high, int low) {}

    /** The pairs: the highest cards of the one hand with the lowest of the other, each in order. */
    public List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>(number);
        for (int i = 0; i < number; i++) pairs.add(new Pair(high.size() - number + i, i));
        return pairs;
    }

    /** Whether the pairs are pairs, the cut shows that there are no more, and no smaller rank shows it. */
    public boolean certified() {
        boolean possible = number >= 0 && number <= Math.min(high.size(), low.size());
        return possible
                && everyPairIsOne()
                && high.above(cut) + low.size() - low.above(cut - 1) == number
                && noSmallerCut();
    }

    /** Only at a rank of the high hand can the bound fall. */
    private boolean noSmallerCut() {
        if (cut == 0) return true;
        if (high.size() == number || high.countOf(cut) == 0) return false;
        int left = high.size();
        int below = 0;
        int under = 0;
        for (int kind = 0; high.rank(kind) < cut; kind++) {
            left -= high.count(kind);
            while (under < low.kinds() && low.rank(under) < high.rank(kind)) below += low.count(under++);
            if (left + below == number) return false;
        }
        return true;
    }

    private boolean everyPairIsOne() {
        int place = high.size() - number;
        int highKind = 0;
        int highEnd = high.kinds() > 0 ? high.count(0) : 0;
        int lowKind = 0;
        int lowEnd = low.kinds() > 0 ? low.count(0) : 0;
        for (int i = 0; i < number; i++) {
            while (highEnd <= place + i) highEnd += high.count(++highKind);
            while (lowEnd <= i) lowEnd += low.count(++lowKind);
            if (high.rank(highKind) <= low.rank(lowKind)) return false;
        }
        return true;
    }
}
