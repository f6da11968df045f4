package hissho.card.trick.claim;

import hissho.card.trick.staircase.Combinadics;
import hissho.card.trick.staircase.StairTables;
import hissho.claim.Counterexample;
import hissho.claim.Tally;
import hissho.progress.Progress;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** A statement about every deal with its k highest cards scoring; the deals of a size are numbered by k, then by Left's hand, low cards first. */
record DealClaim(
        String id,
        Verdict known,
        int defaultSize,
        IntUnaryOperator least,
        IntUnaryOperator most,
        Statement statement,
        DealTables tables)
        implements TrickClaim {

    /** Checks one deal. */
    interface Statement {
        void check(ScoredDeal deal, Cases cases);
    }

    /** A claim about every number of scoring cards. */
    static DealClaim of(String id, Verdict known, int defaultSize, DealTables tables, Statement statement) {
        return new DealClaim(id, known, defaultSize, n -> 0, n -> 2 * n, statement, tables);
    }

    /** The same claim for one number of scoring cards only, depending on the size. */
    DealClaim scoring(IntUnaryOperator scoring) {
        return new DealClaim(id, known, defaultSize, scoring, scoring, statement, tables);
    }

    @Override
    public long instances(int size) {
        return (most.applyAsInt(size) - least.applyAsInt(size) + 1) * Combinadics.count(size);
    }

    @Override
    public Tally check(int size, long from, long to, Progress progress) {
        StairTables values = tables.highest(size, progress);
        long words = Combinadics.count(size);
        long met = 0;
        Optional<Counterexample> first = Optional.empty();
        int word = Combinadics.word(size, from % words);
        for (long number = from; number < to && first.isEmpty(); number++) {
            if ((number & 0xfff) == 0) progress.check();
            if (number % words == 0) word = Combinadics.word(size, 0);
            int owners = Integer.reverse(word) >>> (Integer.SIZE - 2 * size);
            ScoredDeal deal = new ScoredDeal(size, owners, least.applyAsInt(size) + (int) (number / words), values);
            Cases cases = new Cases();
            statement.check(deal, cases);
            met += cases.met();
            first = cases.counterexample(size, number, deal::document);
            word = Combinadics.next(word);
        }
        return new Tally(met, first);
    }
}
