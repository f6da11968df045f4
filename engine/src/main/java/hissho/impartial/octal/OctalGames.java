package hissho.impartial.octal;

import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.HeapValues;
import hissho.impartial.heap.Period;
import hissho.impartial.heap.RuleFollowers;
import hissho.impartial.heap.ValueTable;
import java.util.Map;
import java.util.Objects;

/** Take-and-break games: those of any code, those whose code has a name, and Grundy's game of unequal splits. */
public final class OctalGames {

    /** Named games that are defined by their code. */
    public static final Map<String, String> CODES = Map.ofEntries(
            Map.entry("kayles", "0.77"),
            Map.entry("rayles", "0.77"),
            Map.entry("dawson-chess", "0.137"),
            Map.entry("dawson-kayles", "0.07"),
            Map.entry("treblecross", "0.007"),
            Map.entry("path-vertex-removal", "0.37"),
            Map.entry("rims", "0.(7)*"),
            Map.entry("nim", "0.(3)*"),
            Map.entry("lasker-nim", "4.(3)*"));

    private static final int MOST_BREAK = 100_000_000;
    private static final int MOST_INFINITE = 20_000;
    private static final int MOST_THREE = 3_000;

    private OctalGames() {}

    /** The game of an octal or hexadecimal code. */
    public static HeapGame of(TakeAndBreakCode code) {
        return of("octal", code);
    }

    /** A game whose code has a name. */
    public static HeapGame named(String name) {
        return of(
                name,
                TakeAndBreakCode.read(Objects.requireNonNull(CODES.get(name), name))
                        .orElseThrow());
    }

    private static HeapGame of(String name, TakeAndBreakCode code) {
        HeapValues values = values(code);
        return HeapGame.of(name, code.toString(), 0, new CodeFollowers(code), values)
                .counted(new CodeTally(code, values));
    }

    /** Grundy's game: a heap is split into two unequal parts. */
    public static HeapGame grundysGame(String name) {
        return HeapGame.of(
                name,
                "n = a + b, a ≠ b",
                1,
                RuleFollowers.unequalSplits(),
                HeapValues.tabled(unequalSplits(), MOST_BREAK));
    }

    /** An empty table of Grundy's game. */
    public static BreakTable unequalSplits() {
        return new BreakTable(new int[0], new int[0], new int[] {0}, true);
    }

    /** An empty table of a finite octal code. */
    public static BreakTable table(TakeAndBreakCode code) {
        return new BreakTable(code.removals(1), code.removals(2), code.removals(4), false);
    }

    private static HeapValues values(TakeAndBreakCode code) {
        ValueTable slow = new InfiniteCodeTable(code);
        // theorems: Nim (Bouton), Rims, Lasker's Nim, take one or two and more with splits, take one, four, seven with
        // splits
        return switch (code.toString()) {
            case "0.(3)*", "0.(7)*" -> HeapValues.byFormula(n -> n, slow);
            case "4.(3)*" -> HeapValues.byFormula(OctalGames::lasker, slow);
            case "0.1(7)*" ->
                HeapValues.byFormula(n -> n < 3 ? Math.min(n, 1) : 2 * (n / 3) + (n % 3 == 2 ? 1 : 0), slow);
            case "0.(700)*" -> HeapValues.byFormula(n -> n < 2 ? n : 2 * ((n - 2) / 4) + (n - 2) % 4, slow);
            default -> {
                if (code.isHexadecimal()) yield HeapValues.tabled(slow, MOST_THREE);
                if (!code.isFinite()) yield HeapValues.tabled(slow, MOST_INFINITE);
                yield HeapValues.periodic(table(code), Period.octal(code.lastDigit()), MOST_BREAK);
            }
        };
    }

    /** The values of Lasker's Nim: 4k + 3 and 4k + 4 change places. */
    static long lasker(long heap) {
        return heap % 4 == 3 ? heap + 1 : heap > 0 && heap % 4 == 0 ? heap - 1 : heap;
    }
}
