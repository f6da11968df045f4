package hissho.impartial.coin;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/**
 * A coin-turning game in a row: which coins may be turned together with the rightmost one, which must go from heads to tails.
 *
 * <p>Places count from 0 at the left, whatever labels people use. By the decomposition theorem (Lenstra) the value of a row is the
 * nim-sum of the values of its heads taken singly, so a game is known by its values and by the values its companions can have:
 * the coins turned with the rightmost one.
 */
public interface CoinGame {

    /** The name in documents. */
    String name();

    /** The value of a single head at this place. */
    long value(long place);

    /** The last place whose value this game can tell. */
    long lastPlace();

    /** In how many ways companions of this total value can be chosen for the head at this place. */
    BigInteger ways(long place, long value);

    /** Companions of this total value, each ascending, no more of them than the limit. */
    List<long[]> companions(long place, long value, int limit);

    /** All companions the head at this place can have, each ascending; for places one can walk through. */
    default List<long[]> companions(long place) {
        return companionValues(place).keySet().stream()
                .sorted()
                .flatMap(value -> companions(place, value, Integer.MAX_VALUE).stream())
                .toList();
    }

    /** How many moves the head at this place has. */
    BigInteger ways(long place);

    /** Every value companions of the head at this place can have, and in how many ways; for places one can walk through. */
    Map<Long, BigInteger> companionValues(long place);

    /** Whether exactly these coins, ascending, the last of them a head, may be turned in one move. */
    boolean legal(long[] coins);

    /** The most moves that can follow from a single head at this place. */
    BigInteger longestPlay(int place);

    /** How many coins a move of the head at this place turns at most. */
    default long longestMove(long place) {
        return place + 1;
    }

    /** The largest place whose moves can be walked through. */
    default long lastWalkedPlace() {
        return Math.min(2_000, lastPlace());
    }
}
