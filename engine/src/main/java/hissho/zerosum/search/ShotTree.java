package hissho.zerosum.search;

import hissho.document.InOrder;
import java.util.Map;
import java.util.Optional;

/** A shooting plan: the square to shoot at, and what to do after a hit and after a miss; nothing when the fleet is sunk. */
public record ShotTree(int square, Optional<ShotTree> hit, Optional<ShotTree> miss) {

    /** How many shots sink a fleet that covers these squares. */
    int shots(long fleet) {
        long left = fleet;
        int shots = 0;
        Optional<ShotTree> at = Optional.of(this);
        while (left != 0) {
            ShotTree here = at.orElseThrow();
            shots++;
            boolean struck = (fleet >> here.square & 1) != 0;
            left &= ~(1L << here.square);
            at = struck ? here.hit : here.miss;
        }
        return shots;
    }

    /** The plan as data: the square from 1, then what follows a hit and what follows a miss. */
    Map<String, Object> listed() {
        Map<String, Object> listed = InOrder.of("square", square + 1);
        hit.ifPresent(next -> listed.put("hit", next.listed()));
        miss.ifPresent(next -> listed.put("miss", next.listed()));
        return listed;
    }
}
