package hissho.impartial.tartan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.coin.AcrosticTwins;
import hissho.impartial.coin.AtDistance;
import hissho.impartial.coin.BoardGame;
import hissho.impartial.coin.CoinBoard;
import hissho.impartial.coin.CoinGame;
import hissho.impartial.coin.Grunt;
import hissho.impartial.coin.Patch;
import hissho.impartial.coin.Run;
import hissho.impartial.coin.SomeCoins;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TartanTest {

    private static final List<CoinGame> GAMES = List.of(
            SomeCoins.TURNING_TURTLES,
            SomeCoins.TWINS,
            SomeCoins.MOCK_TURTLES,
            SomeCoins.TRIPLETS,
            Run.RULER,
            Run.RULERETTE,
            Grunt.GRUNT,
            new AtDistance(List.of(1, 3), AtDistance.Single.AT_THE_EDGE),
            new AtDistance(List.of(1, 2), AtDistance.Single.NEVER),
            new AtDistance(List.of(2), AtDistance.Single.ALWAYS));

    /** The values of single heads by the definition: the least number no move leads to, coin by coin. */
    private static long[][] byDefinition(BoardGame game, int size) {
        long[][] values = new long[size][size];
        for (int row = 0; row < size; row++)
            for (int column = 0; column < size; column++) {
                BitSet seen = new BitSet();
                for (Patch patch : game.patches(row, column)) {
                    long left = 0;
                    for (List<Long> cell : patch.cells(0)) {
                        long r = cell.getFirst();
                        long c = cell.getLast();
                        if (r != row || c != column) left ^= values[(int) r][(int) c];
                    }
                    seen.set((int) left);
                }
                values[row][column] = seen.nextClearBit(0);
            }
        return values;
    }

    private static void assertValues(BoardGame game, int size) {
        long[][] values = byDefinition(game, size);
        for (int row = 0; row < size; row++)
            for (int column = 0; column < size; column++)
                assertEquals(values[row][column], game.value(row, column), game.title() + " at " + row + "," + column);
    }

    @Test
    void productsOfAnyTwoGamesHaveTheProductOfTheirValues() {
        for (CoinGame rows : GAMES) for (CoinGame columns : GAMES) assertValues(Tartan.of(rows, columns), 6);
    }

    @Test
    void acrosticTwinsAddRowAndColumn() {
        assertValues(new AcrosticTwins(), 12);
    }

    @Test
    void boardsAreCertifiedAndTheirWinningMovesCounted() {
        Generator<List<Integer>> boards = Generator.listOf(Generator.whole(0, 1), 20, 20);
        for (CoinGame rows : GAMES)
            for (CoinGame columns : GAMES)
                Property.holds(3, boards, coins -> assertCounted(Tartan.of(rows, columns), coins));
        Property.holds(40, boards, coins -> assertCounted(new AcrosticTwins(), coins));
    }

    private static void assertCounted(BoardGame game, List<Integer> coins) {
        BitSet heads = new BitSet();
        for (int i = 0; i < coins.size(); i++) heads.set(i, coins.get(i) == 1);
        CoinBoard board = new CoinBoard(game, 4, 5, heads, 0);
        Analysis analysis = Analysis.of(board, Convention.NORMAL, Progress.none());
        assertTrue(analysis.certified(Progress.none()), board.print());
        Set<String> winning = board.options().stream()
                .filter(o -> o.after().value(Progress.none()).isZero())
                .map(Option::notation)
                .collect(Collectors.toSet());
        if (board.sum() == 0) return;
        assertEquals(
                winning, analysis.winning().stream().map(Option::notation).collect(Collectors.toSet()), board.print());
        assertEquals(BigInteger.valueOf(winning.size()), board.winningCount(), board.print());
        assertEquals(board.options().size(), board.optionCount());
    }

    @Test
    void stepOneFindsEveryPair() {
        Property.holds(300, Generator.listOf(Generator.whole(0, 20), 3, 3), n -> {
            Set<Tartan.Pair> pairs = new java.util.HashSet<>();
            for (long u1 = 0; u1 < n.get(0); u1++)
                for (long u2 = 0; u2 < n.get(1); u2++)
                    if (TartanSteps.after(n.get(0), n.get(1), u1, u2) == n.get(2)) pairs.add(new Tartan.Pair(u1, u2));
            assertEquals(pairs, Set.copyOf(TartanSteps.solutions(n.get(0), n.get(1), n.get(2))));
        });
    }

    @Test
    void cornersOptionsAreTartanOptionsAndTheValueIsInNeither() {
        for (CoinGame rows : GAMES)
            for (CoinGame columns : GAMES) {
                Tartan tartan = Tartan.of(rows, columns);
                Set<Long> corners = TartanSteps.cornersOptionValues(rows.value(5), columns.value(6));
                Set<Long> options = tartan.optionValues(5, 6);
                assertTrue(options.containsAll(corners), tartan.title().toString());
                assertTrue(!options.contains(tartan.value(5, 6)) && !corners.contains(tartan.value(5, 6)));
            }
    }

    @Test
    void hundredByHundredHasOneWinningMove() {
        Tartan game = Tartan.of(new AtDistance(List.of(1, 2, 3, 4), AtDistance.Single.NEVER), Run.RULER);
        BitSet heads = new BitSet();
        heads.set(99 * 100 + 99);
        heads.set(3 * 100);
        CoinBoard board = new CoinBoard(game, 100, 100, heads, 1);
        List<Option> winning =
                Analysis.of(board, Convention.NORMAL, Progress.none()).winning();
        assertEquals(
                List.of("98,100x97,98,99,100"),
                winning.stream().map(Option::notation).toList());
    }

    /** A move of few coins is pointed at square by square; one of many is a part as a whole. */
    @Test
    void movesOfManyCoinsAreOnePart() {
        Tartan game = Tartan.of(Run.RULER, Run.RULER);
        BitSet heads = new BitSet();
        heads.set(63);
        Set<Integer> parts = new TreeSet<>();
        for (Option option : new CoinBoard(game, 8, 8, heads, 0).options()) {
            int coins = ((List<?>) option.facts().getOrDefault("rows", List.of())).size()
                    * ((List<?>) option.facts().getOrDefault("columns", List.of())).size();
            assertEquals(coins > 36 ? 1 : coins, option.parts().size(), option.notation());
            parts.add(option.parts().size());
        }
        assertTrue(parts.contains(36), parts.toString());
        assertTrue(parts.contains(1), parts.toString());
    }
}
