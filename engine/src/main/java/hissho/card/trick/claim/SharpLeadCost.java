package hissho.card.trick.claim;

import hissho.card.trick.staircase.Combinadics;
import hissho.card.trick.staircase.StairTables;
import hissho.claim.Counterexample;
import hissho.claim.Tally;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.Optional;

/**
 * The largest cost of leading over all deals of a size: 0 for k at most 1, 2 for k at least min(n+1, 6), 1 between. One instance is one k
 * with all its deals.
 */
record SharpLeadCost(DealTables tables) implements TrickClaim {

    @Override
    public String id() {
        return "lead-cost-sharp";
    }

    @Override
    public Verdict known() {
        return Verdict.HOLDS;
    }

    @Override
    public int smallestSize() {
        return 2;
    }

    @Override
    public int defaultSize() {
        return 10;
    }

    @Override
    public long instances(int size) {
        return 2L * size + 1;
    }

    @Override
    public Tally check(int size, long from, long to, Progress progress) {
        StairTables values = tables.highest(size, progress);
        Optional<Counterexample> first = Optional.empty();
        for (int k = (int) from; k < to; k++) {
            int said = k <= 1 ? 0 : k >= Math.min(size + 1, 6) ? 2 : 1;
            int most = Integer.MIN_VALUE;
            ScoredDeal dearest = new ScoredDeal(size, Combinadics.word(size, 0), k, values);
            int word = dearest.word();
            for (long number = 0; number < Combinadics.count(size); number++) {
                if ((number & 0xfff) == 0) progress.check();
                ScoredDeal deal = new ScoredDeal(size, word, k, values);
                int cost = deal.value(false) - deal.value(true);
                if (cost > most) {
                    most = cost;
                    dearest = deal;
                }
                word = Combinadics.next(word);
            }
            if (most != said && first.isEmpty())
                first = Optional.of(new Counterexample(
                        size, k, dearest.document(), Message.of("trick.wrong.sharp", k, most, said)));
        }
        return new Tally(to - from, first);
    }
}
