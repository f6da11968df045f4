package hissho.impartial.heap;

import java.util.BitSet;

/** Grundy values straight from the definition: the least number that is no follower's nim-sum. Serves every rule. */
public final class FollowersTable extends OneByOneTable {

    private final Followers followers;

    public FollowersTable(Followers followers) {
        this.followers = followers;
    }

    @Override
    protected int next(int heap) {
        BitSet seen = new BitSet();
        followers.of(heap).forEach(parts -> {
            int sum = 0;
            for (long part : parts) sum ^= value((int) part);
            seen.set(sum);
        });
        return seen.nextClearBit(0);
    }
}
