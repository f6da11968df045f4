package hissho.coalition.power;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Voters from the heaviest to the lightest, and between which weights the losing coalitions of so many of them lie. */
final class Voters {

    /** So many voters of equal weight are added at once. */
    static final int MOST_TOGETHER = 4;

    private final int[] weights; // falling, each at least 1 and at most the quota
    private final int quota;
    private final long[] sums; // of the heaviest 0, 1, 2, ... voters
    private final int sizes;

    private Voters(int[] weights, int quota, long[] sums, int sizes) {
        this.weights = weights;
        this.quota = quota;
        this.sums = sums;
        this.sizes = sizes;
    }

    static Voters of(int[] weights, int quota) {
        int n = weights.length;
        int[] falling = Arrays.stream(weights)
                .map(w -> -Math.min(w, quota))
                .sorted()
                .map(w -> -w)
                .toArray();
        long[] sums = new long[n + 1];
        for (int k = 0; k < n; k++) sums[k + 1] = sums[k] + falling[k];
        int most = 0;
        while (most < n && sums[n] - sums[n - most - 1] < quota) most++;
        return new Voters(falling, quota, sums, Math.min(n, most + 1));
    }

    /** The weight that wins. */
    int quota() {
        return quota;
    }

    /** One more than a losing coalition can have members. */
    int sizes() {
        return sizes;
    }

    /** The weights that occur. */
    int[] distinct() {
        return IntStream.of(weights).distinct().toArray();
    }

    int count() {
        return weights.length;
    }

    int weight(int k) {
        return weights[k];
    }

    /** What s of the first k weigh at least. */
    int lightest(int k, int s) {
        return (int) Math.min(sums[k] - sums[k - s], quota);
    }

    /** What a losing coalition of s of the first k weighs at most. */
    int heaviest(int k, int s) {
        return (int) Math.min(sums[Math.min(s, k)], quota - 1L);
    }

    /** How many cells coalitions of s voters need, and up to four more voters when they join them. */
    int length(int s) {
        int length = 0;
        for (int more = 0; more <= MOST_TOGETHER; more++)
            length = Math.max(length, heaviest(count(), s + more) - (s + more) * weight(count() - 1) + 1);
        return length;
    }

    /**
     * A step of the dynamic program: voters of equal weight join those before them, or, with none to join, the rows move to where the next
     * voter needs them.
     */
    record Step(int before, int many) {

        int after() {
            return before + many;
        }
    }

    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int k = 0; k < count(); ) {
            if (k > 0 && weight(k) < weight(k - 1)) steps.add(new Step(k, 0));
            int many = 1;
            while (many < MOST_TOGETHER && k + many < count() && weight(k + many) == weight(k)) many++;
            steps.add(new Step(k, many));
            k += many;
        }
        return steps;
    }

    /** How many cells the table has. */
    double cells() {
        return IntStream.range(0, sizes).mapToDouble(this::length).sum();
    }

    /** How many additions fill it. */
    double additions() {
        double sum = 0;
        for (int k = 1; k < count(); k++)
            for (int s = 0; s <= Math.min(k, sizes - 1); s++) sum += Math.max(0, heaviest(k, s) - lightest(k, s) + 1);
        return sum;
    }
}
