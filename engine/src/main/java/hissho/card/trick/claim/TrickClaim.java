package hissho.card.trick.claim;

import hissho.claim.Claim;

/** A statement about trick-taking; the size is the number of cards in a hand, if nothing else is said. */
interface TrickClaim extends Claim {

    @Override
    default String room() {
        return "trick";
    }

    @Override
    default int smallestSize() {
        return 1;
    }

    /** The cards of both hands are the bits of a number. */
    @Override
    default int largestSize() {
        return 16;
    }
}
