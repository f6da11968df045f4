package hissho.coalition.power;

import hissho.progress.Progress;
import java.util.Arrays;

/**
 * How many coalitions of s voters have weight w below the quota, modulo a prime, by a dynamic program that adds one voter at a time, the
 * heaviest first.
 *
 * <p>While voters of weight a are added, the coalitions of s voters stand at w - s a, which is never negative because nobody added yet is
 * lighter: then a voter adds one row to the next cell by cell, which the machine does many cells at a time. When a lighter weight comes, the
 * rows move. Several of these steps run through the rows one behind the other, so that the rows they touch stay in the cache.
 */
final class LosingTable {

    /** So many cells of neighbouring rows stay in the cache. */
    private static final int CACHED_CELLS = 1 << 18;

    private static final int MOST_STEPS_TOGETHER = 32;

    private final Voters voters;
    private final int prime;
    private final int[][] rows;

    private LosingTable(Voters voters, int prime) {
        this.voters = voters;
        this.prime = prime;
        this.rows = new int[voters.sizes()][];
        for (int s = 0; s < rows.length; s++) rows[s] = new int[voters.length(s)];
    }

    /** The table of all voters with sums instead of counts: how many coalitions of s voters weigh at most w. */
    static LosingTable of(Voters voters, int prime, Progress progress) {
        LosingTable table = new LosingTable(voters, prime);
        table.rows[0][0] = 1;
        table.fill(progress);
        for (int[] row : table.rows) table.add(row);
        return table;
    }

    private void fill(Progress progress) {
        int[] steps = voters.steps(); // k adds voter k; -k moves the rows to where voter k needs them
        int together = Math.clamp(CACHED_CELLS / voters.quota(), 1, MOST_STEPS_TOGETHER);
        for (int first = 0; first < steps.length; first += together) {
            progress.check();
            int many = Math.min(together, steps.length - first);
            int highest = Math.min(rows.length - 1, Math.abs(steps[first + many - 1]) + 1);
            for (int lead = highest; lead + many > 1; lead--)
                for (int k = 0; k < many; k++) step(steps[first + k], lead + k);
        }
    }

    private void step(int step, int s) {
        if (s < 1 || s >= rows.length) return;
        if (step < 0) move(-step, s);
        else if (s <= step + 1) add(step, s);
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

    /** Voter k joins the coalitions of s - 1 voters before him. */
    private void add(int k, int s) {
        if (voters.lightest(k, s - 1) >= voters.quota()) return;
        int a = voters.weight(k);
        int from = voters.lightest(k, s - 1) - (s - 1) * a;
        int to = Math.min(voters.heaviest(k, s - 1) - (s - 1) * a, voters.quota() - 1 - s * a);
        add(rows[s], rows[s - 1], from, to + 1, prime);
    }

    private static void add(int[] target, int[] source, int from, int to, int prime) {
        for (int w = from; w < to; w++) {
            int sum = target[w] + source[w] - prime;
            target[w] = sum + (sum >> 31 & prime);
        }
    }

    /** Counts become sums. */
    private void add(int[] row) {
        for (int w = 1; w < row.length; w++) {
            int sum = row[w] + row[w - 1] - prime;
            row[w] = sum + (sum >> 31 & prime);
        }
    }

    private int atMost(int s, int weight) {
        int place = weight - s * voters.weight(voters.count() - 1);
        if (place < 0 || rows[s].length == 0) return 0;
        return rows[s][Math.min(place, rows[s].length - 1)];
    }

    /**
     * How many coalitions of each size a voter of this weight swings: those without him that weigh less than the quota, less those that do
     * with him. Without him weigh at most y: all that do, less those of him and others that weigh at most y - a, and so on in turns.
     */
    int[] swings(int a) {
        int sizes = rows.length;
        long[] stillLose = new long[sizes];
        for (int s = 0; s < sizes; s++) {
            long sum = 0;
            for (int r = 0, y = voters.quota() - 1 - a; r <= s && y >= 0; r++, y -= a)
                sum += r % 2 == 0 ? atMost(s - r, y) : prime - atMost(s - r, y);
            stillLose[s] = sum % prime;
        }
        int[] swings = new int[sizes];
        for (int s = 0; s < sizes; s++) {
            long before = s == 0 ? 0 : stillLose[s - 1];
            swings[s] = (int) Math.floorMod(atMost(s, voters.quota() - 1) - stillLose[s] - before, (long) prime);
        }
        return swings;
    }
}
