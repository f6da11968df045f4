package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.graph.Cycles;
import hissho.card.tanhinmin.graph.GraphMoment;
import hissho.card.tanhinmin.rules.Rederivation;
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
            if (isZugzwang(dealt)) zugzwangs++;
        }
        return new ZugzwangCount(positions, cyclic, zugzwangs);
    }

    private static boolean isZugzwang(Digraphs.Dealt dealt) {
        return Cycles.exists(dealt.game()) && dealt.values(true).onEmptyTable() == 0;
    }

    /** What a second count found: whether every position looked at came out the same, how many there were, and how many are zugzwangs. */
    public record Recount(boolean same, long positions, long zugzwangs) {}

    /** Every so-many-th position again from the rules, without the theorem that a zugzwang needs a cycle. */
    public static Recount again(int held, int cards, long step, Progress progress) {
        long first = 0;
        for (int fewer = 1; fewer < held; fewer++) first += Digraphs.patterns(fewer, cards);
        boolean same = true;
        long positions = 0;
        long zugzwangs = 0;
        for (long number = first; number < first + Digraphs.patterns(held, cards); number += step) {
            progress.check();
            Digraphs.Dealt dealt = Digraphs.deal(cards, number);
            boolean drawn = Rederivation.best(new Rederivation(progress)
                            .moves(new GraphMoment(dealt.game(), false))
                            .orElseThrow())
                    == 0;
            same &= drawn == isZugzwang(dealt);
            positions++;
            if (drawn) zugzwangs++;
        }
        return new Recount(same, positions, zugzwangs);
    }
}
