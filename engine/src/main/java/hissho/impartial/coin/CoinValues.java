package hissho.impartial.coin;

import java.math.BigInteger;
import java.util.List;

/** The values of single heads in a game where any coins may be turned as long as their number is right. */
interface CoinValues {

    long value(long place);

    long lastPlace();

    /** How many sets of so many coins left of the bound have this total value. */
    BigInteger sets(long bound, int coins, long value);

    /** Such sets, each ascending, no more than the limit. */
    List<long[]> sets(long bound, int coins, long value, int limit);
}
