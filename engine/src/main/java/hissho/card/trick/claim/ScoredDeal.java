package hissho.card.trick.claim;

import hissho.card.trick.Deal;
import hissho.card.trick.staircase.StairTables;
import hissho.card.trick.staircase.Staircase;
import java.util.LinkedHashMap;
import java.util.Map;

/** A deal whose k highest cards score, with the tables that know its values. Places count from the highest card, from 0. */
final class ScoredDeal {

    private final int n;
    private final int word;
    private final int k;
    private final StairTables tables;

    ScoredDeal(int n, int word, int k, StairTables tables) {
        this.n = n;
        this.word = word;
        this.k = k;
        this.tables = tables;
    }

    int n() {
        return n;
    }

    int k() {
        return k;
    }

    int word() {
        return word;
    }

    boolean isLeft(int place) {
        return (word >>> place & 1) == 1;
    }

    int rank(int place) {
        return 2 * n - place;
    }

    /** What Left takes with Left or Right leading. */
    int value(boolean leftLeads) {
        return value(word, leftLeads);
    }

    private int value(int owners, boolean leftLeads) {
        return leftLeads
                ? Staircase.valueAt(tables.stairs(n, owners), k)
                : k - Staircase.valueAt(tables.stairs(n, Staircase.reversed(owners, 2 * n)), k);
    }

    /** How much Left gains when the cards at two neighbouring places change hands. */
    int gain(int place, boolean leftLeads) {
        return value(word ^ (0b11 << place), leftLeads) - value(leftLeads);
    }

    /** Left's scoring cards. */
    int p() {
        return Integer.bitCount(word & Staircase.below(k));
    }

    /** Right's scoring cards. */
    int q() {
        return k - p();
    }

    /** The lowest scoring card is Right's. */
    boolean lowestScoringIsRights() {
        return k >= 1 && !isLeft(k - 1);
    }

    /** Every plain card of Left is below every plain card of Right. */
    boolean plainsApart() {
        int plain = word >>> k & Staircase.below(2 * n - k);
        int lefts = Integer.bitCount(plain);
        return plain == (Staircase.below(lefts) << (2 * n - k - lefts));
    }

    boolean conditionC() {
        return lowestScoringIsRights() && plainsApart();
    }

    /** The places of Left's cards, or of Right's, from the highest. */
    int[] places(boolean left) {
        int[] places = new int[n];
        int at = 0;
        for (int p = 0; p < 2 * n; p++) if (isLeft(p) == left) places[at++] = p;
        return places;
    }

    /** The matrix W: what Left takes after each trick. */
    int[][] w() {
        int[] rows = places(true);
        int[] columns = places(false);
        int[][] w = new int[n][n];
        if (n == 1) return w;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                int r = k - (rows[i] < k ? 1 : 0) - (columns[j] < k ? 1 : 0);
                int rest = Staircase.without(word, rows[i], columns[j]);
                w[i][j] = rows[i] < columns[j]
                        ? Staircase.valueAt(tables.stairs(n - 1, rest), r)
                        : r - Staircase.valueAt(tables.stairs(n - 1, Staircase.reversed(rest, 2 * n - 2)), r);
            }
        return w;
    }

    Deal deal() {
        return Deal.ofWord(n, word);
    }

    /** The deal as a document that can be solved. */
    Map<String, Object> document() {
        Map<String, Object> document = documentOf(deal());
        document.put("scoring", k);
        document.put("leader", "left");
        return document;
    }

    static Map<String, Object> documentOf(Deal deal) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", "trick");
        document.put("left", deal.leftHand());
        document.put("right", deal.rightHand());
        return document;
    }
}
