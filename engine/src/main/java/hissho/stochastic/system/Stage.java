package hissho.stochastic.system;

import java.util.List;

/** One game of a system: a name, the names of its rows and columns, and its cells. */
public record Stage(String name, List<String> rows, List<String> columns, List<List<Cell>> cells) {

    public Stage {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
        cells = cells.stream().map(List::copyOf).toList();
    }

    public int height() {
        return cells.size();
    }

    public int width() {
        return cells.getFirst().size();
    }

    public Cell cell(int row, int column) {
        return cells.get(row).get(column);
    }
}
