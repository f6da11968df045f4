package hissho.impartial.coin;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** A coin game whose heads have so few companions that they are listed each time they are asked for. */
interface FewCompanions extends CoinGame {

    @Override
    List<long[]> companions(long place);

    /** The nim-sum of the values of these coins. */
    default long total(long[] coins) {
        return LongStream.of(coins).map(this::value).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    default BigInteger ways(long place) {
        return BigInteger.valueOf(companions(place).size());
    }

    @Override
    default BigInteger ways(long place, long value) {
        return BigInteger.valueOf(companions(place).stream()
                .filter(coins -> total(coins) == value)
                .count());
    }

    @Override
    default List<long[]> companions(long place, long value, int limit) {
        return companions(place).stream()
                .filter(coins -> total(coins) == value)
                .limit(limit)
                .toList();
    }

    @Override
    default Map<Long, BigInteger> companionValues(long place) {
        Map<Long, BigInteger> values = new HashMap<>();
        for (long[] coins : companions(place)) values.merge(total(coins), BigInteger.ONE, BigInteger::add);
        return values;
    }
}
