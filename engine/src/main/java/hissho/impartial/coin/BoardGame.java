package hissho.impartial.coin;

import hissho.words.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;

/**
 * A coin-turning game on a board: the south-east coin of a move goes from heads to tails, the others lie north and west of it. As in a
 * row, a position is worth the nim-sum of its heads taken singly. Rows and columns count from 0 at the north-west.
 */
public interface BoardGame {

    /** The name in documents. */
    String name();

    /** What the game is called, in words. */
    Message title();

    /** The value of a single head. */
    long value(long row, long column);

    /** How many moves the head at this cell has. */
    BigInteger ways(long row, long column);

    /** In how many ways a move with this head changes the value of the position by this amount. */
    BigInteger ways(long row, long column, long change);

    /** Such moves, no more than the limit. */
    List<Patch> patches(long row, long column, long change, int limit);

    /** All moves of this head. */
    List<Patch> patches(long row, long column);

    /** The values a single head can be changed to in one move. */
    Set<Long> optionValues(long row, long column);

    /** Whether this is a move of the game, its south-east coin being a head. */
    boolean legal(Patch patch);
}
