package hissho.zerosum.search;

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

    int size() {
        return 1 + hit.map(ShotTree::size).orElse(0) + miss.map(ShotTree::size).orElse(0);
    }
}
