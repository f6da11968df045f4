package hissho.impartial.heap;

import hissho.progress.Progress;
import java.util.Arrays;
import java.util.BitSet;

/** Grundy values straight from the definition: the least number that is no follower's nim-sum. Serves every rule. */
final class FollowersTable implements ValueTable {

    private final Followers followers;
    private int[] values = new int[256];
    private int size = 0;

    FollowersTable(Followers followers) {
        this.followers = followers;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int value(int heap) {
        return values[heap];
    }

    @Override
    public void extend(int newSize, Progress progress) {
        while (size < newSize) {
            if (size == values.length) values = Arrays.copyOf(values, size * 2);
            BitSet seen = new BitSet();
            followers.of(size).forEach(parts -> {
                int sum = 0;
                for (long part : parts) sum ^= values[(int) part];
                seen.set(sum);
            });
            values[size++] = seen.nextClearBit(0);
            progress.check();
        }
    }
}
