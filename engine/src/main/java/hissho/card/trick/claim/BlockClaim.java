package hissho.card.trick.claim;

import hissho.card.trick.Deal;
import hissho.card.trick.staircase.Combinadics;
import hissho.claim.Counterexample;
import hissho.claim.Tally;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A statement about every deal with a block of scoring cards anywhere, collected or avoided; the deals of a size are numbered by block,
 * then by Left's hand, low cards first. More scoring cards at the top is the same with blocks from the top only.
 */
record BlockClaim(
        String id,
        Verdict known,
        int defaultSize,
        boolean avoid,
        boolean fromTop,
        DealTables tables,
        Statement statement)
        implements TrickClaim {

    /** A deal with a block, and its values. */
    record Blocked(int n, int word, int from, int to, BlockTables tables) {

        int value(boolean leftLeads) {
            return tables.taken(n, word, leftLeads, from, to);
        }

        int gain(int place, boolean leftLeads) {
            return tables.taken(n, word ^ (0b11 << place), leftLeads, from, to) - value(leftLeads);
        }

        boolean isLeft(int place) {
            return (word >>> place & 1) == 1;
        }

        boolean scores(int place) {
            return place >= from && place < to;
        }
    }

    /** Checks one deal. */
    interface Statement {
        void check(Blocked deal, Cases cases);
    }

    /** Blocks from the top: their 2n possible sizes below the whole; blocks anywhere: every pair of ends. */
    private int blocks(int n) {
        return fromTop ? 2 * n : n * (2 * n + 1);
    }

    @Override
    public long instances(int size) {
        return blocks(size) * Combinadics.count(size);
    }

    @Override
    public Tally check(int size, long from, long to, Progress progress) {
        BlockTables values = fromTop ? tables.plain(size, progress) : tables.blocks(avoid, size, progress);
        long words = Combinadics.count(size);
        long met = 0;
        Optional<Counterexample> first = Optional.empty();
        for (long number = from; number < to && first.isEmpty(); number++) {
            if ((number & 0xfff) == 0) progress.check();
            int owners = Integer.reverse(Combinadics.word(size, number % words)) >>> (Integer.SIZE - 2 * size);
            Blocked deal = blocked(size, (int) (number / words), owners, values);
            Cases cases = new Cases();
            statement.check(deal, cases);
            met += cases.met();
            first = cases.counterexample(size, number, () -> document(deal));
        }
        return new Tally(met, first);
    }

    /** The blocks by length, then from the top. */
    private Blocked blocked(int n, int index, int word, BlockTables values) {
        if (fromTop) return new Blocked(n, word, 0, index, values);
        int length = 1;
        int start = index;
        while (start > 2 * n - length) {
            start -= 2 * n - length + 1;
            length++;
        }
        return new Blocked(n, word, start, start + length, values);
    }

    private Map<String, Object> document(Blocked deal) {
        Map<String, Object> document = ScoredDeal.documentOf(Deal.ofWord(deal.n(), deal.word()));
        if (fromTop) document.put("scoring", deal.to());
        else document.put("block", List.of(2 * deal.n() - deal.to() + 1, 2 * deal.n() - deal.from()));
        document.put("leader", "left");
        if (avoid) document.put("aim", "avoid");
        return document;
    }

    // ---- the statements

    /** One more scoring card at the end of the block adds 0 or 1. */
    static void moreScoring(Blocked deal, Cases cases) {
        for (boolean leftLeads : new boolean[] {true, false}) {
            int more = deal.tables().taken(deal.n(), deal.word(), leftLeads, deal.from(), deal.to() + 1);
            int rise = more - deal.value(leftLeads);
            cases.expect(rise == 0 || rise == 1, "trick.wrong.more", deal.to(), deal.value(leftLeads), more);
        }
    }

    /** Leading never helps and costs at most 2; the higher scoring card, the lower plain card is better; the edges are worth at most 1. */
    static void anywhere(Blocked deal, Cases cases) {
        int cost = deal.value(false) - deal.value(true);
        cases.expect(cost >= 0 && cost <= 2, "trick.wrong.lead-cost", deal.value(true), deal.value(false));
        for (int place = 0; place + 1 < 2 * deal.n(); place++) {
            if (deal.isLeft(place) || !deal.isLeft(place + 1)) continue;
            for (boolean leftLeads : new boolean[] {true, false}) {
                int gain = deal.gain(place, leftLeads);
                boolean right = (deal.scores(place) && deal.scores(place + 1))
                        ? gain >= 0 && gain <= 2
                        : deal.scores(place) == deal.scores(place + 1) ? gain <= 0 && gain >= -1 : Math.abs(gain) <= 1;
                exchange(deal, cases, place, leftLeads, gain, right);
            }
        }
    }

    /** Points avoided: leading never helps, and of two neighbours of one sort the lower is better. */
    static void hearts(Blocked deal, Cases cases) {
        int cost = deal.value(true) - deal.value(false);
        cases.expect(cost >= 0, "trick.wrong.lead-cost", deal.value(true), deal.value(false));
        for (int place = 0; place + 1 < 2 * deal.n(); place++) {
            if (deal.isLeft(place) || !deal.isLeft(place + 1) || deal.scores(place) != deal.scores(place + 1)) continue;
            for (boolean leftLeads : new boolean[] {true, false}) {
                int gain = deal.gain(place, leftLeads);
                exchange(deal, cases, place, leftLeads, gain, gain >= 0);
            }
        }
    }

    /** Points avoided: leading costs at most 2, which is false. */
    static void heartsCost(Blocked deal, Cases cases) {
        int cost = deal.value(true) - deal.value(false);
        cases.expect(cost <= 2, "trick.wrong.lead-cost", deal.value(true), deal.value(false));
    }

    private static void exchange(Blocked deal, Cases cases, int place, boolean leftLeads, int gain, boolean right) {
        int higher = 2 * deal.n() - place;
        cases.expect(
                right,
                leftLeads ? "trick.wrong.exchange.left" : "trick.wrong.exchange.right",
                higher - 1,
                higher,
                gain);
    }
}
