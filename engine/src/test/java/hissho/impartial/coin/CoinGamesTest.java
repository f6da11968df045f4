package hissho.impartial.coin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.impartial.GrundyValue;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class CoinGamesTest {

    private static final List<CoinGame> GAMES = List.of(
            SomeCoins.TURNING_TURTLES,
            SomeCoins.TWINS,
            SomeCoins.MOCK_TURTLES,
            SomeCoins.TRIPLETS,
            Run.RULER,
            Run.RULERETTE,
            Grunt.GRUNT,
            new AtDistance(List.of(1, 3, 4), AtDistance.Single.AT_THE_EDGE),
            new AtDistance(List.of(1, 3, 4), AtDistance.Single.NEVER),
            new AtDistance(List.of(2, 3), AtDistance.Single.ALWAYS),
            SomeCoins.custom(List.of(1, 3)),
            SomeCoins.custom(List.of(2, 4)),
            SomeCoins.custom(List.of(1, 2, 3, 4, 5)),
            new Patterned(List.of(List.of(), List.of(1), List.of(5, 2))),
            new Patterned(List.of(List.of(1, 2, 3), List.of(2), List.of(2, 2), List.of(4, 1))));

    static Stream<CoinGame> games() {
        return GAMES.stream();
    }

    /** All legal moves with this rightmost coin, by trying every set. */
    private static List<long[]> moves(CoinGame game, int place) {
        List<long[]> moves = new ArrayList<>();
        for (int set = 0; set < 1 << place; set++) {
            int others = set;
            long[] coins = LongStream.rangeClosed(0, place)
                    .filter(c -> c == place || (others >> c & 1) == 1)
                    .toArray();
            if (game.legal(coins)) moves.add(coins);
        }
        return moves;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aRowIsWorthTheSumOfItsHeads(CoinGame game) {
        int length = 9;
        int[] values = new int[1 << length];
        for (int state = 1; state < 1 << length; state++) {
            BitSet seen = new BitSet();
            for (int head = 0; head < length; head++)
                if ((state >> head & 1) == 1)
                    for (long[] move : moves(game, head)) seen.set(values[state ^ bits(move)]);
            values[state] = seen.nextClearBit(0);
            long sum = 0;
            for (int head = 0; head < length; head++) if ((state >> head & 1) == 1) sum ^= game.value(head);
            assertEquals(values[state], sum, game.name() + " " + Integer.toBinaryString(state));
        }
    }

    private static int bits(long[] coins) {
        return (int) LongStream.of(coins).map(c -> 1L << c).sum();
    }

    @ParameterizedTest
    @MethodSource("games")
    void companionsAreExactlyTheLegalOnes(CoinGame game) {
        for (int place = 0; place < 12; place++) {
            Map<Long, Set<List<Long>>> byValue = new HashMap<>();
            for (long[] move : moves(game, place)) {
                long value = LongStream.of(move).map(game::value).reduce(0, (a, b) -> a ^ b) ^ game.value(place);
                byValue.computeIfAbsent(value, v -> new HashSet<>())
                        .add(LongStream.of(move).limit(move.length - 1L).boxed().toList());
            }
            int at = place;
            assertEquals(byValue.keySet(), game.companionValues(place).keySet());
            assertEquals(
                    BigInteger.valueOf(
                            byValue.values().stream().mapToInt(Set::size).sum()),
                    game.ways(place));
            for (long value = 0; value < 64; value++) {
                Set<List<Long>> expected = byValue.getOrDefault(value, Set.of());
                Set<List<Long>> found = new HashSet<>();
                for (long[] companions : game.companions(place, value, Integer.MAX_VALUE))
                    found.add(LongStream.of(companions).boxed().toList());
                assertEquals(expected, found, game.name() + " at " + at + " to " + value);
                assertEquals(BigInteger.valueOf(expected.size()), game.ways(place, value));
                assertEquals(
                        Math.min(1, expected.size()),
                        game.companions(place, value, 1).size());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void longestPlayIsTheLongestPath(CoinGame game) {
        int length = 8;
        int[] longest = new int[1 << length];
        for (int state = 1; state < 1 << length; state++) {
            for (int head = 0; head < length; head++)
                if ((state >> head & 1) == 1)
                    for (long[] move : moves(game, head))
                        longest[state] = Math.max(longest[state], 1 + longest[state ^ bits(move)]);
            int now = state;
            CoinRow row = new CoinRow(
                    game,
                    LongStream.range(0, length)
                            .filter(h -> (now >> h & 1) == 1)
                            .boxed()
                            .toList(),
                    length,
                    0);
            assertEquals(BigInteger.valueOf(longest[state]), row.longestPlay(), game.name() + " " + row.print());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRowIsCertified(CoinGame game) {
        for (String coins : List.of("TTTT", "THTTHHTHH", "HHHHHHHHHH", "TTHTHHTTH")) {
            Analysis analysis = Analysis.of(CoinRow.of(game, coins, 0), Convention.NORMAL, Progress.none());
            assertTrue(analysis.certified(Progress.none()), game.name() + " " + coins);
        }
    }

    @Test
    void farPlacesFollowTheirRules() {
        assertEquals(2_000_000_000_000L, SomeCoins.MOCK_TURTLES.value(1_000_000_000_000L));
        assertEquals(24_691_357_802_468L, SomeCoins.MOCK_TURTLES.value(12_345_678_901_234L));
        assertEquals(1L << 40, Run.RULER.value((1L << 40) - 1));
        CoinRow far = new CoinRow(
                SomeCoins.MOCK_TURTLES, List.of(5L, 9_999_999_999_998L, 9_999_999_999_999L), 10_000_000_000_000L, 0);
        for (var option : far.optionsTo(GrundyValue.ZERO, Progress.none()))
            assertTrue(option.after().value(Progress.none()).isZero(), option.notation());
        assertTrue(far.movesTo(0).bitLength() > 30);
        AtDistance distance = new AtDistance(List.of(1, 3, 4), AtDistance.Single.NEVER);
        int[] period = {0, 1, 0, 1, 2, 3, 2};
        for (long place : new long[] {7, 199_999, 200_000, 1_000_000_007L, 10_000_000_000_000L})
            assertEquals(period[(int) (place % 7)], distance.value(place));
    }

    @Test
    void labelsShortenRuns() {
        assertEquals("1, 2, 5", CoinLabels.shortened(List.of(1L, 2L, 5L)));
        assertEquals("3, 96–100", CoinLabels.shortened(List.of(3L, 96L, 97L, 98L, 99L, 100L)));
        assertArrayEquals(new long[] {0, 1, 4}, Turnings.with(new long[] {0, 1}, 4));
    }
}
