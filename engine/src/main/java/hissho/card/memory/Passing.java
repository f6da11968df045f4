package hissho.card.memory;

import java.math.BigInteger;

/**
 * How passes are resolved, in one place.
 *
 * <p>Only strategy 0 leaves a state as it is, with the other player to move; every other strategy opens an unknown card. So the only
 * cycles are passes between the lead s and the lead −s, and endless passing is worth what the score says: a win for whoever is
 * ahead, a draw where it is level. Let a and b be the best values, without strategy 0, of the player ahead and the player behind.
 *
 * <ul>
 *   <li>The player behind loses by passing for ever, so sooner or later he must open a card: his value is b. Passing once gives
 *       the other max(a, 1−b), never better for him than b.
 *   <li>The player ahead chooses: open a card (a), or pass and leave the other to do so (1−b): max(a, 1−b).
 *   <li>Level, each may pass for ever: max(a, 1/2).
 * </ul>
 *
 * <p>Therefore states can be evaluated in the order of their unknown cards, the two leads s and −s together; nothing else refers to
 * a state with as many unknown cards but one where a sure pair has just been taken, and that has fewer pairs.
 *
 * @param ahead the value of the player ahead (or to move, at level score), in the scale of the arguments
 * @param behind the value of the player behind
 * @param passWorth what passing is worth to the player ahead
 */
public record Passing(BigInteger ahead, BigInteger behind, BigInteger passWorth) {

    /** Resolves a state with different scores; the whole is what a certain win is worth. */
    public static Passing apart(BigInteger bestAhead, BigInteger bestBehind, BigInteger whole) {
        BigInteger pass = whole.subtract(bestBehind);
        return new Passing(bestAhead.max(pass), bestBehind, pass);
    }

    /** Resolves a state at level score, where endless passing is a draw. */
    public static Passing level(BigInteger best, BigInteger whole) {
        BigInteger pass = whole.shiftRight(1);
        BigInteger value = best.max(pass);
        return new Passing(value, value, pass);
    }
}
