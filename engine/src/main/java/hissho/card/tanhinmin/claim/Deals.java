package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.plain.Hand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Numbers the multisets of cards, so that every deal of a size is an instance. */
final class Deals {

    private Deals() {}

    /** A position: two hands and a table card, 0 for the empty table. */
    record Deal(Hand mover, Hand other, int table) {

        boolean playable() {
            return !mover.isEmpty() && !other.isEmpty();
        }

        Map<String, Object> document() {
            Map<String, Object> document = new LinkedHashMap<>();
            document.put("kind", "tanhinmin");
            document.put("mover", mover.cards());
            document.put("other", other.cards());
            if (table > 0) document.put("table", table);
            return document;
        }
    }

    /** The ranks used at a size: as many as cards, but at most five. */
    static int ranks(int size) {
        return Math.min(size, 5);
    }

    /** How many ways to deal so many cards of these ranks to two players, with every table. */
    static long count(int size) {
        return Math.multiplyExact(multisets(2 * ranks(size), size), ranks(size) + 1);
    }

    /** The numbered deal of so many cards; a hand may be empty. */
    static Deal deal(int size, long number) {
        int ranks = ranks(size);
        List<Integer> mover = new ArrayList<>();
        List<Integer> other = new ArrayList<>();
        for (int kind : multiset(2 * ranks, size, number / (ranks + 1)))
            (kind % 2 == 0 ? mover : other).add(kind / 2 + 1);
        return new Deal(Hand.of(mover), Hand.of(other), (int) (number % (ranks + 1)));
    }

    /** How many multisets of so many things of so many kinds there are. */
    static long multisets(int kinds, int size) {
        long count = 1;
        for (int i = 1; i <= size; i++) count = Math.multiplyExact(count, kinds + i - 1) / i;
        return count;
    }

    /** The numbered multiset as an ascending list of kinds from 0. */
    static List<Integer> multiset(int kinds, int size, long number) {
        List<Integer> chosen = new ArrayList<>();
        long left = number;
        int kind = 0;
        while (chosen.size() < size) {
            long here = multisets(kinds - kind, size - chosen.size() - 1);
            if (left < here) {
                chosen.add(kind);
            } else {
                left -= here;
                kind++;
            }
        }
        return chosen;
    }
}
