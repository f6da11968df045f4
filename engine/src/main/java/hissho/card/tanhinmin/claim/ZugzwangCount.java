package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.graph.Cycles;
import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.GraphMoment;
import hissho.card.tanhinmin.graph.Values;
import hissho.card.tanhinmin.rules.Rederivation;
import hissho.progress.Progress;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;

/**
 * How many positions with a given deal of the cards there are, how many have a cycle, how many nobody wins, and how many are zugzwangs: passing
 * is the only best move of both. Cards are told apart, the mover holds the first of them, and only edges between the hands are counted.
 *
 * @param forms how many zugzwangs there are if cards of a hand that change places are not told apart
 */
public record ZugzwangCount(long positions, long cyclic, long drawn, long zugzwangs, long forms) {

    /** The count by full search from the definition. */
    public static ZugzwangCount of(int held, int cards, Progress progress) {
        long first = 0;
        for (int fewer = 1; fewer < held; fewer++) first += Digraphs.patterns(fewer, cards);
        long positions = Digraphs.patterns(held, cards);
        long cyclic = 0;
        long drawn = 0;
        long zugzwangs = 0;
        Set<Long> forms = new HashSet<>();
        for (long number = first; number < first + positions; number++) {
            if ((number & 0xff) == 0) progress.check();
            progress.done(number - first, positions);
            Digraphs.Dealt dealt = Digraphs.deal(cards, number);
            if (!Cycles.exists(dealt.game())) continue;
            cyclic++;
            if (dealt.values(true).onEmptyTable() != 0) continue;
            drawn++;
            if (!dealt.isZugzwang()) continue;
            zugzwangs++;
            forms.add(dealt.form());
        }
        return new ZugzwangCount(positions, cyclic, drawn, zugzwangs, forms.size());
    }

    /** What a second count found: how many positions were looked at, and how many of them are drawn and are zugzwangs. */
    public record Recount(boolean same, long positions, long drawn, long zugzwangs) {}

    /** Every so-many-th position again from the rules, without the theorem that a zugzwang needs a cycle. */
    public static Recount again(int held, int cards, long step, Progress progress) {
        long first = 0;
        for (int fewer = 1; fewer < held; fewer++) first += Digraphs.patterns(fewer, cards);
        boolean same = true;
        long positions = 0;
        long drawn = 0;
        long zugzwangs = 0;
        for (long number = first; number < first + Digraphs.patterns(held, cards); number += step) {
            progress.check();
            GraphGame game = Digraphs.deal(cards, number).game();
            SortedMap<Integer, Integer> moves = moves(game, progress);
            boolean nobody = Rederivation.best(moves) == 0;
            boolean zugzwang = losesByLeading(moves) && losesByLeading(moves(game.turned(), progress));
            Values values = Values.of(game, progress);
            same &= nobody == (values.value() == 0) && zugzwang == values.isZugzwang();
            positions++;
            if (nobody) drawn++;
            if (zugzwang) zugzwangs++;
        }
        return new Recount(same, positions, drawn, zugzwangs);
    }

    private static SortedMap<Integer, Integer> moves(GraphGame game, Progress progress) {
        return new Rederivation(progress)
                .moves(new GraphMoment(game, false, false))
                .orElseThrow();
    }

    private static boolean losesByLeading(SortedMap<Integer, Integer> moves) {
        return moves.entrySet().stream().allMatch(move -> move.getKey() == GraphGame.EMPTY || move.getValue() < 0);
    }
}
