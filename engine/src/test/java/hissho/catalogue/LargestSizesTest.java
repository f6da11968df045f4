package hissho.catalogue;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.claim.Claim;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A claim that says how far it can be checked can be checked that far: its last instances have numbers, and are looked at or take too long. */
class LargestSizesTest {

    private static final long MILLIS = 100;
    /** Beyond so many instances the last one is a matter of arithmetic, for nobody comes to it. */
    private static final long REACHED = 1_000_000_000_000L;

    @Test
    void everyClaimWithALimitReachesIt() {
        List<String> failed = new ArrayList<>();
        int limited = 0;
        for (Claim claim : Catalogue.claims()) {
            int size = claim.largestSize();
            if (size == Claim.MOST) continue;
            limited++;
            try {
                long count = claim.instances(size);
                if (count < 0) failed.add(claim.id() + " has " + count + " instances");
                else if (0 < count && count < REACHED) claim.check(size, count - 1, count, Progress.atMost(MILLIS));
            } catch (Progress.Stopped _) {
                continue; // long, but it can be asked
            } catch (RuntimeException e) {
                failed.add(claim.id() + " at " + size + ": " + e);
            }
        }
        assertTrue(failed.isEmpty(), failed.toString());
        assertTrue(limited > 55, "only " + limited);
    }
}
