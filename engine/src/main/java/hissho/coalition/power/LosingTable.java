package hissho.coalition.power;

import hissho.progress.Progress;
import java.util.Arrays;
import java.util.List;

/**
 * How many coalitions of s voters have weight w below the quota, modulo 2^27 - c for a small c, by a dynamic program that adds up to four
 * voters of equal weight at a time, the heaviest first.
 *
 * <p>While voters of weight a are added, the coalitions of s voters stand at w - s a, which is never negative because nobody added yet is
 * lighter: then voters add rows to the next ones cell by cell, which the machine does many cells at a time. When a lighter weight comes, the
 * rows move. Several of these steps run through the rows one behind the other, so that the rows they touch stay in the cache. A cell holds
 * some number below 2^27 + 31 c with the right remainder: four voters make at most sixteen times as much of it, which an int without sign
 * still holds.
 */
final class LosingTable {

    static final int BITS = 27;

    private static final int LOW = (1 << BITS) - 1;

    /** So many cells of neighbouring rows stay in the cache. */
    private static final int CACHED_CELLS = 1 << 19;

    private final Voters voters;
    private final int c;
    private final int[][] rows;

    private LosingTable(Voters voters, int c) {
        this.voters = voters;
        this.c = c;
        this.rows = new int[voters.sizes()][];
        for (int s = 0; s < rows.length; s++) rows[s] = new int[voters.length(s)];
    }

    /** For each of these weights, how many coalitions of each size a voter of this weight swings, modulo 2^27 - c. */
    static int[][] swings(Voters voters, int[] weights, int c, Progress progress) {
        LosingTable table = new LosingTable(voters, c);
        table.rows[0][0] = 1;
        table.fill(progress);
        for (int[] row : table.rows) table.add(row);
        progress.check();
        return table.swings(weights);
    }

    private void fill(Progress progress) {
        List<Voters.Step> steps = voters.steps();
        int room = Math.max(CACHED_CELLS / voters.quota(), 2 * Voters.MOST_TOGETHER);
        int[] none = new int[rows[Math.min(Voters.MOST_TOGETHER, rows.length) - 1].length + rows[0].length];
        for (int first = 0; first < steps.size(); ) {
            progress.check();
            int last = first + 1;
            int behind = 0;
            while (last < steps.size() && behind + steps.get(last).many() <= room)
                behind += steps.get(last++).many();
            int highest = Math.min(rows.length - 1, steps.get(last - 1).after());
            for (int lead = highest; lead + behind > 0; lead--) {
                int s = lead;
                for (int k = first; k < last; k++) {
                    Voters.Step step = steps.get(k);
                    if (k > first) s += step.many(); // the step before must have done with the rows this one reads
                    if (s < 1 || s >= rows.length || s > step.after()) continue;
                    if (step.many() == 0) move(step.before(), s);
                    else add(step, s, none);
                }
            }
            first = last;
        }
    }

    /** Row s moves from where voter k - 1 left it to where voter k needs it. */
    private void move(int k, int s) {
        if (s > k || voters.lightest(k, s) >= voters.quota()) return;
        int by = s * (voters.weight(k - 1) - voters.weight(k));
        int from = voters.lightest(k, s) - s * voters.weight(k - 1);
        int count = voters.heaviest(k, s) - voters.lightest(k, s) + 1;
        System.arraycopy(rows[s], from, rows[s], from + by, count);
        Arrays.fill(rows[s], from, Math.min(from + by, from + count), 0);
    }

    /** The voters of a step join the coalitions of fewer than s voters before them. */
    private void add(Voters.Step step, int s, int[] none) {
        int k = step.before();
        int m = step.many();
        int least = Math.clamp(s - m, 0, k);
        if (voters.lightest(k, least) >= voters.quota()) return;
        int a = voters.weight(k);
        int from = voters.lightest(k, least) - least * a;
        int to = Math.min(voters.heaviest(k + m, s), voters.quota() - 1) - s * a + 1;
        int[] one = rows[s - 1];
        int[] two = s < 2 ? none : rows[s - 2];
        int[] three = s < 3 ? none : rows[s - 3];
        int[] four = s < 4 ? none : rows[s - 4];
        switch (m) {
            case 1 -> add(rows[s], one, from, to, c);
            case 2 -> add(rows[s], one, two, from, to, c);
            case 3 -> add(rows[s], one, two, three, from, to, c);
            default -> add(rows[s], one, two, three, four, from, to, c);
        }
    }

    private static void add(int[] row, int[] one, int from, int to, int c) {
        for (int w = from; w < to; w++) {
            int sum = row[w] + one[w];
            row[w] = (sum & LOW) + (sum >>> BITS) * c;
        }
    }

    private static void add(int[] row, int[] one, int[] two, int from, int to, int c) {
        for (int w = from; w < to; w++) {
            int sum = row[w] + two[w] + (one[w] << 1);
            row[w] = (sum & LOW) + (sum >>> BITS) * c;
        }
    }

    private static void add(int[] row, int[] one, int[] two, int[] three, int from, int to, int c) {
        for (int w = from; w < to; w++) {
            int sum = row[w] + three[w] + 3 * (one[w] + two[w]);
            row[w] = (sum & LOW) + (sum >>> BITS) * c;
        }
    }

    private static void add(int[] row, int[] one, int[] two, int[] three, int[] four, int from, int to, int c) {
        for (int w = from; w < to; w++) {
            int sum = row[w] + four[w] + ((one[w] + three[w]) << 2) + 6 * two[w];
            row[w] = (sum & LOW) + (sum >>> BITS) * c;
        }
    }

    /** Counts become sums: how many coalitions of s voters weigh at most w. */
    private void add(int[] row) {
        for (int w = 1; w < row.length; w++) {
            int sum = row[w] + row[w - 1];
            row[w] = (sum & LOW) + (sum >>> BITS) * c;
        }
    }

    /**
     * How many coalitions of each size a voter of these weights swings: those without him that weigh less than the quota, less those that do
     * with him. Without him weigh at most y: all that do, less those of him and others that weigh at most y - a, and so on in turns. Row by
     * row, so that each is in the cache while all weights look at it.
     */
    private int[][] swings(int[] weights) {
        int sizes = rows.length;
        long[][] stillLose = new long[weights.length][sizes];
        for (int s = 0; s < sizes; s++) {
            if (rows[s].length == 0) continue;
            int end = rows[s].length - 1;
            int start = s * voters.weight(voters.count() - 1);
            for (int k = 0; k < weights.length; k++) {
                int a = weights[k];
                long[] sums = stillLose[k];
                int place = voters.quota() - 1 - a - start;
                for (int size = s; size < sizes && place >= 0; size++, place -= a) {
                    int count = rows[s][Math.min(place, end)];
                    sums[size] += (size - s & 1) == 0 ? count : -count;
                }
            }
        }
        int modulus = (1 << BITS) - c;
        int[][] swings = new int[weights.length][sizes];
        for (int k = 0; k < weights.length; k++)
            for (int s = 0; s < sizes; s++) {
                long lose = rows[s].length == 0 ? 0 : rows[s][rows[s].length - 1];
                long before = s == 0 ? 0 : stillLose[k][s - 1];
                swings[k][s] = (int) Math.floorMod(lose - stillLose[k][s] - before, (long) modulus);
            }
        return swings;
    }
}
