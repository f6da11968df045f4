package hissho.impartial.tartan;

import hissho.impartial.coin.BoardGame;
import hissho.impartial.coin.RederivedHeads;
import hissho.impartial.nimber.Nimber;
import hissho.progress.Progress;
import java.util.BitSet;
import java.util.Optional;

/**
 * Values of single heads on a board worked out again. In a product of two games both rows' values come from their moves, and their
 * nim product from its definition, the least number no corner turning leads to, or by field arithmetic where they are large (tartan
 * theorem, Conway); elsewhere the value is the least number no move of the head leads to.
 */
final class RederivedCells {

    private static final int DEFINED = 16;
    private static final int FURTHEST = 64;
    private static final int[][] PRODUCTS = products();

    private final BoardGame game;
    private final Progress progress;
    private final Optional<RederivedHeads> rows;
    private final Optional<RederivedHeads> columns;
    private final int[][] inCross = new int[FURTHEST][FURTHEST];
    private int filled;

    RederivedCells(BoardGame game, Progress progress) {
        this.game = game;
        this.progress = progress;
        Optional<Tartan> product = game instanceof Tartan tartan ? Optional.of(tartan) : Optional.empty();
        this.rows = product.map(tartan -> new RederivedHeads(tartan.rowGame(), progress));
        this.columns = product.map(tartan -> new RederivedHeads(tartan.columnGame(), progress));
    }

    Optional<Long> value(long row, long column) {
        if (rows.isEmpty() || columns.isEmpty()) return inCross(row, column);
        Optional<Long> first = rows.get().value(row);
        Optional<Long> second = columns.get().value(column);
        return first.flatMap(a -> second.map(b -> product(a, b)));
    }

    /** The nim product, by its definition where the factors are small. */
    static long product(long a, long b) {
        return a < DEFINED && b < DEFINED
                ? PRODUCTS[(int) a][(int) b]
                : Nimber.of(a).times(Nimber.of(b)).value().longValueExact();
    }

    private static int[][] products() {
        int[][] products = new int[DEFINED][DEFINED];
        for (int a = 0; a < DEFINED; a++)
            for (int b = 0; b < DEFINED; b++) {
                BitSet reached = new BitSet();
                for (int x = 0; x < a; x++)
                    for (int y = 0; y < b; y++) reached.set(products[x][b] ^ products[a][y] ^ products[x][y]);
                products[a][b] = reached.nextClearBit(0);
            }
        return products;
    }

    /** A head with one other coin in its row or column: the least number none of those coins is worth. */
    private Optional<Long> inCross(long row, long column) {
        if (Math.max(row, column) >= FURTHEST) return Optional.empty();
        for (; filled <= Math.max(row, column); filled++)
            for (int i = 0; i <= filled; i++) {
                progress.check();
                inCross[filled][i] = least(filled, i);
                inCross[i][filled] = least(i, filled);
            }
        return Optional.of((long) inCross[(int) row][(int) column]);
    }

    private int least(int row, int column) {
        BitSet reached = new BitSet();
        game.patches(row, column).forEach(patch -> {
            long others = 0;
            for (var cell : patch.cells(0))
                if (cell.getFirst() != row || cell.getLast() != column)
                    others ^= inCross[Math.toIntExact(cell.getFirst())][Math.toIntExact(cell.getLast())];
            reached.set((int) others);
        });
        return reached.nextClearBit(0);
    }
}
