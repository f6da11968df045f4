package hissho.catalogue;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.claim.Claim;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A claim that says how far it can be checked can be checked that far: its last instances have numbers, and are looked at or take too long. */
class LargestSizesTest {

    /** Claims that name no limit of their own say a million. */
    private static final int NO_LIMIT = 1_000_000;

    private static final long MILLIS = 100;

    @Test
    void everyClaimWithALimitReachesIt() {
        List<String> failed = new ArrayList<>();
        int limited = 0;
        for (Claim claim : Catalogue.claims()) {
            int size = claim.largestSize();
            if (size == NO_LIMIT) continue;
            limited++;
            try {
                long count = claim.instances(size);
                if (count < 0) failed.add(claim.id() + " has " + count + " instances");
                else if (count > 0) claim.check(size, count - 1, count, Progress.atMost(MILLIS));
            } catch (Progress.Stopped _) {
                continue; // long, but it can be asked
            } catch (RuntimeException e) {
                failed.add(claim.id() + " at " + size + ": " + e);
            }
        }
        assertTrue(failed.isEmpty(), failed.toString());
        assertTrue(limited > 30, "only " + limited);
    }
}
