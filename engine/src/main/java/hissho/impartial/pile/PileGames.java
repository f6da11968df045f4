package hissho.impartial.pile;

import hissho.impartial.heap.Followers;
import hissho.impartial.heap.FollowersTable;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.HeapValues;
import hissho.impartial.heap.RuleFollowers;
import hissho.impartial.octal.OctalGames;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/** The games on heaps the textbook names. */
public final class PileGames {

    /** The named games of one rule each, in the order of the textbook. */
    public static final List<String> NAMES = List.of(
            "at-least-half",
            "at-most-half",
            "dim-plus",
            "aliquot",
            "even-if-not-all-all-if-odd",
            "even-or-single",
            "threes-or-all",
            "lasker-nim",
            "kayles",
            "dawson-chess",
            "grundy-game",
            "rims",
            "rayles");

    private PileGames() {}

    /** A named game. */
    public static HeapGame named(String name) {
        return switch (name) {
            case "at-least-half" ->
                taking(
                                name,
                                "2c ≥ n",
                                n -> LongStream.rangeClosed(Math.max(1, (n + 1) / 2), n),
                                n -> n / 2 + 1,
                                (n, c) -> 2 * c >= n,
                                n -> 64 - Long.numberOfLeadingZeros(n),
                                v -> v == 0
                                        ? LongStream.of(0)
                                        : v > 62 ? LongStream.empty() : LongStream.range(1L << (v - 1), 1L << v))
                        .counted((heap, value, progress) -> Optional.of(atLeastHalf(heap, value)));
            case "at-most-half" ->
                taking(
                        name,
                        "2c ≤ n",
                        n -> LongStream.rangeClosed(1, n / 2),
                        n -> n / 2,
                        (n, c) -> 2 * c <= n,
                        PileGames::atMostHalf,
                        v -> LongStream.iterate(2 * v, q -> q >= 0, q -> q > Long.MAX_VALUE / 2 - 1 ? -1 : 2 * q + 1));
            case "dim-plus" -> dividing(name, "c | n", 0, n -> n == 0 ? 0 : 1 + Long.numberOfTrailingZeros(n));
            case "aliquot" -> dividing(name, "c | n, c < n", 1, n -> n == 0 ? 0 : Long.numberOfTrailingZeros(n));
            case "even-if-not-all-all-if-odd" ->
                taking(
                        name,
                        "c even, c < n; c = n odd",
                        n -> LongStream.concat(
                                LongStream.rangeClosed(1, (n - 1) / 2).map(i -> 2 * i),
                                n % 2 == 1 ? LongStream.of(n) : LongStream.empty()),
                        n -> n / 2 + 1,
                        (n, c) -> c == n ? n % 2 == 1 : c % 2 == 0,
                        n -> n == 0 ? 0 : n % 2 == 0 ? n / 2 - 1 : (n + 1) / 2,
                        v -> v == 0 ? LongStream.of(0, 2) : LongStream.of(2 * v - 1, 2 * v + 2));
            case "even-or-single" ->
                taking(
                        name,
                        "c even; c = n = 1",
                        n -> n == 1
                                ? LongStream.of(1)
                                : LongStream.rangeClosed(1, n / 2).map(i -> 2 * i),
                        n -> n / 2 + 1,
                        (n, c) -> c % 2 == 0 || n == 1,
                        n -> n < 4 ? List.of(0L, 1L, 1L, 0L).get((int) n) : n / 2,
                        v -> v == 0
                                ? LongStream.of(0, 3)
                                : v == 1 ? LongStream.of(1, 2) : LongStream.of(2 * v, 2 * v + 1));
            case "threes-or-all" ->
                taking(
                        name,
                        "3 | c, c < n; c = n ≡ 2 (mod 3)",
                        n -> LongStream.concat(
                                LongStream.rangeClosed(1, (n - 1) / 3).map(i -> 3 * i),
                                n % 3 == 2 ? LongStream.of(n) : LongStream.empty()),
                        n -> n / 3 + 1,
                        (n, c) -> c == n ? n % 3 == 2 : c % 3 == 0,
                        n -> n == 0 ? 0 : n % 3 == 1 ? (n - 1) / 3 : n % 3 == 0 ? n / 3 - 1 : (n + 1) / 3,
                        v -> v == 0 ? LongStream.of(0, 1, 3) : LongStream.of(3 * v - 1, 3 * v + 1, 3 * v + 3));
            case "grundy-game" -> OctalGames.grundysGame(name);
            case "rims", "rayles" -> OctalGames.named(name).inPlane();
            default -> OctalGames.named(name);
        };
    }

    private static HeapGame taking(
            String name,
            String rule,
            LongFunction<LongStream> removals,
            LongFunction<Long> atMost,
            RuleFollowers.Removal removal,
            LongUnaryOperator formula,
            LongFunction<LongStream> inverse) {
        Followers followers = RuleFollowers.taking(removals, atMost, removal);
        HeapValues values = HeapValues.byFormula(formula, new FollowersTable(followers));
        return HeapGame.of(name, rule, 0, followers, values)
                .inverted(inverse)
                .counted((heap, value, progress) -> Optional.of(BigInteger.valueOf(inverse.apply(value)
                        .takeWhile(rest -> rest < heap)
                        .filter(rest -> removal.allowed(heap, heap - rest))
                        .count())))
                .nimInMisere();
    }

    /** Dim+ and Aliquot: take a divisor, or a proper divisor where no empty heap may be left. */
    private static HeapGame dividing(String name, String rule, long least, LongUnaryOperator formula) {
        Followers followers = RuleFollowers.taking(
                n -> n == 0 ? LongStream.empty() : Divisors.of(n).filter(c -> least == 0 || c < n),
                n -> Math.min(n, 110_000),
                (n, c) -> n % c == 0 && (least == 0 || c < n));
        HeapGame game =
                HeapGame.of(name, rule, least, followers, HeapValues.byFormula(formula, new FollowersTable(followers)));
        return least == 0 ? game.nimInMisere() : game;
    }

    /** At least half is taken, so at most half is left, and the heaps of a value v lie from 2^(v-1) to 2^v - 1. */
    private static BigInteger atLeastHalf(long heap, long value) {
        if (value == 0) return heap > 0 ? BigInteger.ONE : BigInteger.ZERO;
        if (value > 62) return BigInteger.ZERO;
        long least = 1L << (value - 1);
        return BigInteger.valueOf(Math.max(0, Math.min(heap / 2, 2 * least - 1) - least + 1));
    }

    private static long atMostHalf(long heap) {
        long n = heap;
        while (n % 2 == 1) n = (n - 1) / 2;
        return n / 2;
    }
}
