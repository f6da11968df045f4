package hissho.impartial.coin;

import java.util.ArrayList;
import java.util.List;

/** The coins turned in one move on a board: every crossing of some rows with some columns, both ascending, counted from 0. */
public final class Patch {

    private final long[] rows;
    private final long[] columns;

    public Patch(long[] rows, long[] columns) {
        this.rows = rows;
        this.columns = columns;
    }

    long[] rows() {
        return rows;
    }

    long[] columns() {
        return columns;
    }

    /** Whether the rows and the columns are a move of the one and of the other game. */
    public boolean isProductOf(CoinGame rowGame, CoinGame columnGame) {
        return rowGame.legal(rows) && columnGame.legal(columns);
    }

    /** The cells in reading order, by labels. */
    public List<List<Long>> cells(int firstIndex) {
        List<List<Long>> cells = new ArrayList<>();
        for (long row : rows) for (long column : columns) cells.add(List.of(row + firstIndex, column + firstIndex));
        return cells;
    }

    public List<Long> rowLabels(int firstIndex) {
        return Turnings.labels(rows, firstIndex);
    }

    public List<Long> columnLabels(int firstIndex) {
        return Turnings.labels(columns, firstIndex);
    }
}
