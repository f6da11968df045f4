package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.graph.Cycles;
import hissho.progress.Progress;

/**
 * How many positions with a given deal of the cards there are, how many have a cycle, and how many of them are zugzwangs. Cards are told
 * apart, the mover holds the first of them, and only edges between the hands are counted.
 */
public record ZugzwangCount(long positions, long cyclic, long zugzwangs) {

    /** The count by full search from the definition. */
    public static ZugzwangCount of(int held, int cards, Progress progress) {
        long first = 0;
        for (int fewer = 1; fewer < held; fewer++) first += Digraphs.patterns(fewer, cards);
        long positions = Digraphs.patterns(held, cards);
        long cyclic = 0;
        long zugzwangs = 0;
        for (long number = first; number < first + positions; number++) {
            if ((number & 0xff) == 0) progress.check();
            progress.done(number - first, positions);
            Digraphs.Dealt dealt = Digraphs.deal(cards, number);
            if (!Cycles.exists(dealt.game())) continue;
            cyclic++;
            if (dealt.values(true).onEmptyTable() == 0) zugzwangs++;
        }
        return new ZugzwangCount(positions, cyclic, zugzwangs);
    }
}
