package hissho.form;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Numbers sorted into groups, kept in one array. */
final class Groups {

    /** Where each group begins, and at the end where the last one ends. */
    private final int[] starts;

    private final int[] items;

    private Groups(int[] starts, int[] items) {
        this.starts = starts;
        this.items = items;
    }

    /** Groups the indices of the array by the entry there, in order; indices with a negative entry belong to no group. */
    static Groups of(int[] groupOf, int groups) {
        int[] starts = new int[groups + 1];
        for (int group : groupOf) if (group >= 0) starts[group + 1]++;
        for (int g = 0; g < groups; g++) starts[g + 1] += starts[g];
        int[] items = new int[starts[groups]];
        int[] next = starts.clone();
        for (int i = 0; i < groupOf.length; i++) if (groupOf[i] >= 0) items[next[groupOf[i]]++] = i;
        return new Groups(starts, items);
    }

    int size(int group) {
        return starts[group + 1] - starts[group];
    }

    int get(int group, int index) {
        if (index < 0 || index >= size(group)) throw new IndexOutOfBoundsException(index);
        return items[starts[group] + index];
    }

    IntStream stream(int group) {
        return Arrays.stream(items, starts[group], starts[group + 1]);
    }
}
