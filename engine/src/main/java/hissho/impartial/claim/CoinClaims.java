package hissho.impartial.claim;

import static hissho.claim.TextbookClaim.compare;
import static hissho.claim.TextbookClaim.document;
import static hissho.impartial.claim.ImpartialClaim.holds;

import hissho.claim.Claim;
import hissho.claim.Count;
import hissho.impartial.coin.CoinGame;
import hissho.impartial.coin.CoinGames;
import hissho.impartial.nimber.Nimber;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Theorems on coin-turning games. Places count from 0 here; the size is the last place. */
final class CoinClaims {

    private static final List<String> GAMES =
            List.of("turning-turtles", "twins", "mock-turtles", "triplets", "ruler", "rulerette", "grunt");

    private CoinClaims() {}

    static List<Claim> all() {
        Map<String, CoinsByDefinition> rows = new ConcurrentHashMap<>();
        for (String name : GAMES) rows.put(name, new CoinsByDefinition(game(name)));
        TartanByDefinition boards = new TartanByDefinition(rows);
        return List.of(
                value(rows, "turning-turtles", x -> x + 1),
                value(rows, "twins", x -> x),
                value(rows, "mock-turtles", CoinClaims::odious),
                value(rows, "triplets", x -> x < 2 ? 0 : odious(x - 2)),
                value(rows, "ruler", x -> Integer.lowestOneBit(x + 1)),
                value(rows, "rulerette", x -> x % 2 == 0 ? 0 : Integer.lowestOneBit((x + 1) / 2)),
                value(rows, "grunt", CoinClaims::grundysGame),
                holds(
                        "coin-sum",
                        0,
                        9,
                        size -> Math.multiplyExact(GAMES.size(), Count.subsets(size)),
                        (size, number) -> {
                            String name = GAMES.get((int) (number % GAMES.size()));
                            int heads = (int) (number / GAMES.size()) | 1 << size;
                            CoinsByDefinition row = row(rows, name);
                            int stated = IntStream.range(0, size + 1)
                                    .filter(x -> (heads >> x & 1) == 1)
                                    .map(row::single)
                                    .reduce(0, (a, b) -> a ^ b);
                            return compare(stated, row.value(heads), rowOf(name, heads));
                        }),
                holds("mock-turtles-parity", 0, 9, Count::subsets, (size, number) -> {
                    int heads = (int) number | 1 << size;
                    int places = IntStream.range(0, size + 1)
                            .filter(x -> (heads >> x & 1) == 1)
                            .reduce(0, (a, b) -> a ^ b);
                    boolean stated = places == 0 && Integer.bitCount(heads) % 2 == 0;
                    return compare(stated, row(rows, "mock-turtles").value(heads) == 0, rowOf("mock-turtles", heads));
                }),
                holds(
                        "acrostic-twins-value",
                        0,
                        40,
                        size -> size + 1L,
                        (size, number) -> compare(
                                (int) number ^ size,
                                boards.acrostic((int) number, size),
                                document("acrostic-twins", "heads", List.of(List.of(number, size))))),
                holds("tartan-theorem", 0, 5, size -> 49L * (2 * size + 1), (size, number) -> {
                    String down = GAMES.get((int) (number % 7));
                    String across = GAMES.get((int) (number / 7 % 7));
                    int other = (int) (number / 49);
                    int x = other <= size ? size : other - size - 1;
                    int y = other <= size ? other : size;
                    Nimber stated = Nimber.of(game(down).value(x))
                            .times(Nimber.of(game(across).value(y)));
                    return compare(
                            stated,
                            Nimber.of(boards.value(down, across, x, y)),
                            document(
                                    "tartan",
                                    "rowGame",
                                    down,
                                    "columnGame",
                                    across,
                                    "firstIndex",
                                    0,
                                    "heads",
                                    List.of(List.of(x, y))));
                }),
                longest("book-1.5.5-2c", Claim.Verdict.HOLDS, n -> 1 << (n - 1)),
                longest("book-1.5.5-2c-printed", Claim.Verdict.FAILS, n -> 2 * n - 1));
    }

    private static CoinsByDefinition row(Map<String, CoinsByDefinition> rows, String name) {
        return Objects.requireNonNull(rows.get(name), name);
    }

    private static CoinGame game(String name) {
        return CoinGames.named(name).orElseThrow();
    }

    private static Claim value(Map<String, CoinsByDefinition> rows, String name, IntUnaryOperator formula) {
        return holds(
                name + "-value",
                0,
                13,
                size -> 1,
                (size, number) ->
                        compare(formula.applyAsInt(size), row(rows, name).single(size), rowOf(name, 1 << size)));
    }

    private static Map<String, Object> rowOf(String name, int heads) {
        StringBuilder coins = new StringBuilder();
        for (int x = 0; heads >> x != 0; x++) coins.append((heads >> x & 1) == 1 ? 'H' : 'T');
        return document(name, "coins", coins.toString());
    }

    /** Number x of the numbers with an odd number of ones in base 2. */
    private static int odious(int x) {
        return Integer.bitCount(x) % 2 == 1 ? 2 * x : 2 * x + 1;
    }

    private static int grundysGame(int heap) {
        if (heap < 3) return 0;
        BitSet reached = new BitSet();
        for (int part = 1; 2 * part < heap; part++) reached.set(grundysGame(part) ^ grundysGame(heap - part));
        return reached.nextClearBit(0);
    }

    /** The longest play from one head at place n of Ruler, places from 1. */
    private static Claim longest(String id, Claim.Verdict known, IntUnaryOperator stated) {
        return new ImpartialClaim(
                id,
                known,
                1,
                12,
                size -> 1,
                (size, number) -> compare(
                        stated.applyAsInt(size), longestRuler(size), document("ruler", "heads", List.of(size))));
    }

    /** Turning coin n and as long a run to its left as one likes: those coins are then played out one after the other. */
    private static int longestRuler(int place) {
        int[] longest = new int[place + 1];
        for (int n = 1; n <= place; n++) {
            int best = 0;
            int run = 0;
            for (int left = n - 1; left >= 1; left--) {
                run += longest[left];
                best = Math.max(best, run);
            }
            longest[n] = 1 + best;
        }
        return longest[place];
    }

    /** Rows of coins as bit sets, each value by looking at all legal moves. */
    private static final class CoinsByDefinition {
        private final CoinGame game;
        private final Map<Integer, List<Integer>> moves = new ConcurrentHashMap<>();
        private final ByDefinition<Integer> rows = new ByDefinition<>(this::followers);
        private final Map<Integer, Integer> singles = new ConcurrentHashMap<>();

        CoinsByDefinition(CoinGame game) {
            this.game = game;
        }

        int value(int heads) {
            return rows.grundy(heads);
        }

        private List<Integer> followers(int heads) {
            List<Integer> found = new ArrayList<>();
            for (int x = 0; heads >> x != 0; x++)
                if ((heads >> x & 1) == 1) for (int turned : moves(x)) found.add(heads ^ turned);
            return found;
        }

        /** All sets of coins that may be turned together with the one at this place, the rightmost. */
        List<Integer> moves(int place) {
            return moves.computeIfAbsent(
                    place,
                    x -> IntStream.range(1 << x, 2 << x)
                            .filter(set -> game.legal(places(set)))
                            .boxed()
                            .toList());
        }

        private static long[] places(int set) {
            return IntStream.range(0, 31)
                    .filter(x -> (set >> x & 1) == 1)
                    .asLongStream()
                    .toArray();
        }

        /** The value of one head, the others it turns counting by the nim-sum of theirs. */
        int single(int place) {
            Integer known = singles.get(place);
            if (known != null) return known;
            BitSet reached = new BitSet();
            for (int turned : moves(place)) {
                int sum = 0;
                for (int x = 0; x < place; x++) if ((turned >> x & 1) == 1) sum ^= single(x);
                reached.set(sum);
            }
            int value = reached.nextClearBit(0);
            singles.put(place, value);
            return value;
        }
    }

    /** Single heads on boards, by looking at all moves of both games. */
    private record TartanByDefinition(Map<String, CoinsByDefinition> rows, Map<List<Object>, Integer> known) {

        TartanByDefinition(Map<String, CoinsByDefinition> rows) {
            this(rows, new ConcurrentHashMap<>());
        }

        int value(String down, String across, int x, int y) {
            List<Object> key = List.of(down, across, x, y);
            Integer found = known.get(key);
            if (found != null) return found;
            BitSet reached = new BitSet();
            for (int lines : row(rows, down).moves(x))
                for (int columns : row(rows, across).moves(y)) {
                    int sum = 0;
                    for (int a = 0; a <= x; a++)
                        for (int b = 0; b <= y; b++)
                            if ((lines >> a & 1) == 1 && (columns >> b & 1) == 1 && (a < x || b < y))
                                sum ^= value(down, across, a, b);
                    reached.set(sum);
                }
            int value = reached.nextClearBit(0);
            known.put(key, value);
            return value;
        }

        /** One more coin, to the left in the row or above in the column. */
        int acrostic(int x, int y) {
            List<Object> key = List.of("acrostic", x, y);
            Integer found = known.get(key);
            if (found != null) return found;
            BitSet reached = new BitSet();
            for (int a = 0; a < x; a++) reached.set(acrostic(a, y));
            for (int b = 0; b < y; b++) reached.set(acrostic(x, b));
            int value = reached.nextClearBit(0);
            known.put(key, value);
            return value;
        }
    }
}
