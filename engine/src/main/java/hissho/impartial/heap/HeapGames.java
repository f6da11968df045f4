package hissho.impartial.heap;

import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/** The games on heaps the textbook names, and those made from codes, sets and conditions. */
public final class HeapGames {

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

    /** Octal codes of named games. */
    public static final Map<String, String> CODES = Map.ofEntries(
            Map.entry("kayles", "0.77"),
            Map.entry("rayles", "0.77"),
            Map.entry("dawson-chess", "0.137"),
            Map.entry("dawson-kayles", "0.07"),
            Map.entry("treblecross", "0.007"),
            Map.entry("path-vertex-removal", "0.37"),
            Map.entry("exercise5", "0.73"),
            Map.entry("exercise6", "0.1(7)*"),
            Map.entry("exercise7", "0.(700)*"),
            Map.entry("rims", "0.(7)*"),
            Map.entry("nim", "0.(3)*"),
            Map.entry("lasker-nim", "4.(3)*"));

    private static final int MOST_BREAK = 6_000_000;
    private static final int MOST_INFINITE = 20_000;
    private static final int MOST_THREE = 3_000;
    private static final int MOST_SUBTRACTION = 10_000_000;
    private static final int MOST_SQUARES = 1_000_000;
    private static final int MOST_RULE = 5_000;
    private static final int MOST_SPLIT_RULE = 300;

    private HeapGames() {}

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
                                : v > 62 ? LongStream.empty() : LongStream.range(1L << (v - 1), 1L << v));
            case "at-most-half" ->
                taking(
                        name,
                        "2c ≤ n",
                        n -> LongStream.rangeClosed(1, n / 2),
                        n -> n / 2,
                        (n, c) -> 2 * c <= n,
                        HeapGames::atMostHalf,
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
            case "grundy-game" ->
                HeapGame.of(
                        name,
                        "n = a + b, a ≠ b",
                        1,
                        RuleFollowers.unequalSplits(),
                        HeapValues.tabled(new BreakTable(new int[0], new int[0], new int[] {0}, true), MOST_BREAK));
            default ->
                code(
                        name,
                        TakeAndBreakCode.read(java.util.Objects.requireNonNull(CODES.get(name), name))
                                .orElseThrow());
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
        return HeapGame.inverted(name, rule, 0, followers, values, inverse);
    }

    /** Dim+ and Aliquot: take a divisor, or a proper divisor where no empty heap may be left. */
    private static HeapGame dividing(String name, String rule, long least, LongUnaryOperator formula) {
        Followers followers = RuleFollowers.taking(
                n -> n == 0 ? LongStream.empty() : Divisors.of(n).filter(c -> least == 0 || c < n),
                n -> Math.min(n, 110_000),
                (n, c) -> n % c == 0 && (least == 0 || c < n));
        return HeapGame.of(name, rule, least, followers, HeapValues.byFormula(formula, new FollowersTable(followers)));
    }

    private static long atMostHalf(long heap) {
        long n = heap;
        while (n % 2 == 1) n = (n - 1) / 2;
        return n / 2;
    }

    /** The game of an octal or hexadecimal code. */
    public static HeapGame octal(TakeAndBreakCode code) {
        return code("octal", code);
    }

    private static HeapGame code(String name, TakeAndBreakCode code) {
        Followers followers = new CodeFollowers(code);
        return HeapGame.of(name, code.toString(), 0, followers, values(code));
    }

    private static HeapValues values(TakeAndBreakCode code) {
        ValueTable slow = new InfiniteCodeTable(code);
        // theorems of the textbook: Nim, Rims, Lasker's Nim, and exercises 6 and 7 of 1.4.5
        return switch (code.toString()) {
            case "0.(3)*", "0.(7)*" -> HeapValues.byFormula(n -> n, slow);
            case "4.(3)*" -> HeapValues.byFormula(n -> n % 4 == 3 ? n + 1 : n > 0 && n % 4 == 0 ? n - 1 : n, slow);
            case "0.1(7)*" ->
                HeapValues.byFormula(n -> n < 3 ? Math.min(n, 1) : 2 * (n / 3) + (n % 3 == 2 ? 1 : 0), slow);
            case "0.(700)*" -> HeapValues.byFormula(n -> n < 2 ? n : 2 * ((n - 2) / 4) + (n - 2) % 4, slow);
            default -> {
                if (code.isHexadecimal()) yield HeapValues.tabled(slow, MOST_THREE);
                if (!code.isFinite()) yield HeapValues.tabled(slow, MOST_INFINITE);
                ValueTable table = new BreakTable(code.removals(1), code.removals(2), code.removals(4), false);
                yield HeapValues.periodic(table, Period.octal(code.lastDigit()), MOST_BREAK);
            }
        };
    }

    /** The game of a subtraction set. */
    public static HeapGame subtraction(SubtractionSet set) {
        Followers followers = RuleFollowers.taking(set::upTo, set::countUpTo);
        ValueTable table = new SubtractionTable(set);
        HeapValues values = switch (set) {
            case SubtractionSet.Listed listed ->
                HeapValues.periodic(table, Period.subtraction(listed.largest()), MOST_SUBTRACTION);
            case SubtractionSet.PowersOfTwo powers -> HeapValues.byFormula(n -> n % 3, table, Period.POWERS_OF_TWO);
            case SubtractionSet.Squares squares -> HeapValues.tabled(table, MOST_SQUARES);
            case SubtractionSet.Arithmetic a
            when a.step() == 1 && a.start() == 1 -> HeapValues.byFormula(n -> n, table);
            case SubtractionSet.Arithmetic a ->
                HeapValues.periodic(table, Period.arithmetic(a.start(), a.step()), MOST_INFINITE);
            case SubtractionSet.Condition condition -> HeapValues.tabled(table, MOST_INFINITE);
        };
        return HeapGame.of("subtraction", set.print(), 0, followers, values);
    }

    /** The same set, where the whole pile may be taken too: every value but that of the empty pile is one more than the pile one smaller has. */
    public static HeapGame impatient(SubtractionSet set) {
        HeapGame patient = subtraction(set);
        Followers followers = RuleFollowers.taking(
                n -> n == 0 || set.contains(n) ? set.upTo(n) : LongStream.concat(set.upTo(n), LongStream.of(n)),
                n -> set.countUpTo(n) + 1);
        HeapValues values =
                HeapValues.byFormula(n -> n == 0 ? 0 : patient.value(n - 1) + 1, new FollowersTable(followers));
        return HeapGame.of("impatient-subtraction", set.print(), 0, followers, values);
    }

    /** The game of conditions in the rule language. */
    public static HeapGame rule(RuleExpression take) {
        Followers followers = RuleFollowers.conditions(take, take, false);
        return HeapGame.of(
                "take-away-rule",
                take.text(),
                0,
                followers,
                HeapValues.tabled(new FollowersTable(followers), MOST_RULE));
    }

    public static HeapGame rule(RuleExpression take, RuleExpression split) {
        Followers followers = RuleFollowers.conditions(take, split, true);
        return HeapGame.of(
                "take-away-rule",
                take.text() + "; " + split.text(),
                0,
                followers,
                HeapValues.tabled(new FollowersTable(followers), MOST_SPLIT_RULE));
    }
}
