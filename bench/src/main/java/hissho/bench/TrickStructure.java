package hissho.bench;

import hissho.card.trick.Deal;
import hissho.card.trick.claim.BlockTables;
import hissho.card.trick.staircase.Combinadics;
import hissho.card.trick.staircase.StairTables;
import hissho.card.trick.staircase.Staircase;
import hissho.progress.Progress;
import hissho.store.MemoryStore;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for structure in single-suit trick-taking by trying hypotheses on every deal: which answers and which leads suffice, and what
 * leading costs. Arguments: the size up to which leads and answers are tried (8), then the size up to which the cost of leading is.
 */
public final class TrickStructure {

    /** Chooses the leads that are said to suffice, as bits, from the leader's cards and the number of scoring cards. */
    private interface Leads {
        int of(int mine, int theirs, int places, int k);
    }

    private static final Map<String, Leads> LEADS = leads();

    private TrickStructure() {}

    public static void main(String[] arguments) {
        int most = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 8;
        StairTables tables = StairTables.fill(most, new MemoryStore(), 2, Progress.none());
        for (int n = 2; n <= most; n++) answersAndLeads(n, tables);
        heartsCost(Math.min(most, 9));
        if (arguments.length > 1) leadCost(Integer.parseInt(arguments[1]));
    }

    private static void answersAndLeads(int n, StairTables tables) {
        int full = Staircase.below(2 * n);
        long deals = 0;
        long badAnswers = 0;
        Map<String, Long> misses = new LinkedHashMap<>();
        Map<String, String> first = new LinkedHashMap<>();
        for (long number = 0; number < Combinadics.count(n); number++) {
            int word = Combinadics.word(n, number);
            for (int k = 0; k <= 2 * n; k++) {
                deals++;
                int value = Staircase.valueAt(tables.stairs(n, word), k);
                int best = 0;
                for (int leads = word; leads != 0; leads &= leads - 1) {
                    int i = Integer.numberOfTrailingZeros(leads);
                    int candidates = candidates(~word & full, i, k);
                    int all = Integer.MAX_VALUE;
                    int few = Integer.MAX_VALUE;
                    for (int answers = ~word & full; answers != 0; answers &= answers - 1) {
                        int j = Integer.numberOfTrailingZeros(answers);
                        int worth = worth(tables, n, word, i, j, k);
                        all = Math.min(all, worth);
                        if ((candidates >>> j & 1) == 1) few = Math.min(few, worth);
                    }
                    if (few != all) badAnswers++;
                    if (all == value) best |= 1 << i;
                }
                for (Map.Entry<String, Leads> rule : LEADS.entrySet()) {
                    if ((rule.getValue().of(word, ~word & full, 2 * n, k) & best) != 0) continue;
                    misses.merge(rule.getKey(), 1L, Long::sum);
                    first.putIfAbsent(rule.getKey(), new Deal(n, Integer.toUnsignedLong(word)).word() + " k=" + k);
                }
            }
        }
        System.out.printf("n=%d: %d positions; four answers fail for %d leads%n", n, deals, badAnswers);
        for (String rule : LEADS.keySet())
            System.out.printf(
                    "    leads %-38s miss %8d   %s%n",
                    rule, misses.getOrDefault(rule, 0L), first.getOrDefault(rule, ""));
    }

    /** The highest plain and the lowest scoring card that win, and the same that lose. */
    private static int candidates(int theirs, int lead, int k) {
        int above = theirs & Staircase.below(lead);
        int under = theirs & ~Staircase.below(lead);
        int scoring = Staircase.below(k);
        return Integer.lowestOneBit(above & ~scoring)
                | Integer.highestOneBit(above & scoring)
                | Integer.lowestOneBit(under & ~scoring)
                | Integer.highestOneBit(under & scoring);
    }

    private static int worth(StairTables tables, int n, int word, int i, int j, int k) {
        int s = (i < k ? 1 : 0) + (j < k ? 1 : 0);
        if (n == 1) return i < j ? s : 0;
        int rest = Staircase.without(word, i, j);
        return i < j
                ? s + Staircase.valueAt(tables.stairs(n - 1, rest), k - s)
                : k - s - Staircase.valueAt(tables.stairs(n - 1, Staircase.reversed(rest, 2 * n - 2)), k - s);
    }

    /** Runs of neighbouring cards are given by their highest card, cut at the edge of the scoring cards. */
    private static List<Integer> runs(int mine, int k, boolean scoring) {
        int part = scoring ? mine & Staircase.below(k) : mine & ~Staircase.below(k);
        int tops = part & ~(part << 1);
        List<Integer> runs = new ArrayList<>();
        for (; tops != 0; tops &= tops - 1) runs.add(Integer.lowestOneBit(tops));
        return runs;
    }

    private static Map<String, Leads> leads() {
        Map<String, Leads> leads = new LinkedHashMap<>();
        leads.put("lowest card", (mine, theirs, places, k) -> Integer.highestOneBit(mine));
        leads.put(
                "highest and lowest card",
                (mine, theirs, places, k) -> Integer.highestOneBit(mine) | Integer.lowestOneBit(mine));
        leads.put("ends of scoring and of plain cards", (mine, theirs, places, k) -> ends(mine, k, 1, 1));
        leads.put("two runs at each end", (mine, theirs, places, k) -> ends(mine, k, 2, 2));
        leads.put(
                "all plain, ends of scoring",
                (mine, theirs, places, k) -> (mine & ~Staircase.below(k)) | ends(mine, k, 1, 0));
        leads.put(
                "all scoring, ends of plain",
                (mine, theirs, places, k) -> (mine & Staircase.below(k)) | ends(mine, k, 0, 1));
        leads.put("all but the lowest plain run", (mine, theirs, places, k) -> {
            List<Integer> plain = runs(mine, k, false);
            return Integer.bitCount(mine) == 1 || plain.isEmpty() ? mine : mine & (plain.getLast() - 1);
        });
        leads.put("all but the highest scoring run", (mine, theirs, places, k) -> {
            List<Integer> scoring = runs(mine, k, true);
            if (scoring.size() < 2) return mine;
            return mine & -scoring.get(1);
        });
        leads.put("plain, then lowest scoring run", (mine, theirs, places, k) -> {
            List<Integer> scoring = runs(mine, k, true);
            return (mine & ~Staircase.below(k)) | (scoring.isEmpty() ? 0 : scoring.getLast());
        });
        leads.put("cards that are no winners", (mine, theirs, places, k) -> {
            int winners = mine & (Integer.lowestOneBit(theirs) - 1);
            return mine == winners ? mine : mine & ~winners;
        });
        leads.put("no winners, no certain losers", (mine, theirs, places, k) -> {
            int winners = mine & (Integer.lowestOneBit(theirs) - 1);
            int losers = mine & ~(2 * Integer.highestOneBit(theirs) - 1);
            int rest = mine & ~winners & ~losers;
            return rest == 0 ? mine : rest | Integer.lowestOneBit(losers);
        });
        return leads;
    }

    private static int ends(int mine, int k, int scoringEnds, int plainEnds) {
        return ends(runs(mine, k, true), scoringEnds) | ends(runs(mine, k, false), plainEnds);
    }

    private static int ends(List<Integer> runs, int each) {
        int bits = 0;
        for (int i = 0; i < runs.size(); i++) if (i < each || i >= runs.size() - each) bits |= runs.get(i);
        return bits;
    }

    /** How much leading costs at most where points are avoided, over all deals and blocks of scoring cards. */
    private static void heartsCost(int n) {
        BlockTables tables = new BlockTables(true, true).upTo(n, Progress.none());
        for (int m = 1; m <= n; m++) {
            int most = 0;
            String dearest = "";
            for (long number = 0; number < Combinadics.count(m); number++) {
                int word = Combinadics.word(m, number);
                for (int from = 0; from < 2 * m; from++)
                    for (int to = from + 1; to <= 2 * m; to++) {
                        int cost = tables.taken(m, word, true, from, to) - tables.taken(m, word, false, from, to);
                        if (cost <= most) continue;
                        most = cost;
                        dearest = new Deal(m, Integer.toUnsignedLong(word)).word() + " ranks " + (2 * m - to + 1)
                                + " to " + (2 * m - from);
                    }
            }
            System.out.printf("n=%d: where points are avoided leading costs at most %d   %s%n", m, most, dearest);
        }
    }

    /** Checks on every deal and k that the value falls by at most two when Left leads instead of Right. */
    private static void leadCost(int n) {
        StairTables tables = StairTables.fill(n, new MemoryStore(), 2, Progress.none());
        for (int m = 1; m <= n; m++) {
            int most = 0;
            for (long number = 0; number < Combinadics.count(m); number++) {
                int word = Combinadics.word(m, number);
                int leading = tables.stairsOf(m, number);
                int answering = ~tables.stairs(m, Staircase.reversed(word, 2 * m));
                int cost = 0;
                for (int p = 0; p < 2 * m; p++) {
                    cost += (answering >>> p & 1) - (leading >>> p & 1);
                    most = Math.max(most, cost);
                    if (cost < 0) throw new AssertionError("leading helps");
                }
            }
            System.out.printf("n=%d: leading costs at most %d over all deals and k%n", m, most);
        }
    }
}
