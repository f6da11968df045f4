package hissho.card.trick.staircase;

/**
 * The value of one word for every number of scoring cards at once, as one bit per place.
 *
 * <p>A word lists the owners of the remaining cards from the highest (place 0) down: a one where the leader holds the card. Let f(r)
 * be what the leader takes when the top r cards score. One more scoring card adds 0 or 1 to f: each pair of cards played turns the
 * staircase of the smaller word into a staircase again (two steps are put in at the places of the two cards, both up if the leader
 * wins the trick, both flat if not), and a maximum or minimum of staircases is a staircase. So f is kept as its steps: bit p says
 * whether f(p+1) = f(p) + 1, and f(r) is the number of ones below place r.
 */
public final class Staircase {

    private Staircase() {}

    /** What the leader takes when the top r cards score. */
    public static int valueAt(int stairs, int r) {
        return Integer.bitCount(stairs & below(r));
    }

    /** The word after the cards at two places are gone. */
    public static int without(int word, int i, int j) {
        return Integer.compress(word, ~(1 << i | 1 << j));
    }

    /** The other player's view of a word or of a staircase over so many places. */
    public static int reversed(int bits, int places) {
        return ~bits & below(places);
    }

    /** The places before this one. */
    public static int below(int place) {
        return place >= 32 ? -1 : (1 << place) - 1;
    }
}
