package hissho.app.render;

import hissho.number.Rational;
import hissho.report.Block.Cell;
import hissho.report.Block.Table;
import java.util.regex.Pattern;

/** What renderers ask about the content of cells. */
final class CellText {

    private static final Pattern NUMBER = Pattern.compile("[-+−±]?[0-9][0-9.,/]*%?|[-+−]?∞|[–—-]?");

    private CellText() {}

    /** Whether a cell holds a number, or stands empty among numbers, and so belongs to the right of its column. */
    static boolean isNumber(Cell cell) {
        return cell.value() instanceof Number
                || cell.value() instanceof Rational
                || NUMBER.matcher(cell.text()).matches();
    }

    /** Whether a column of a table holds numbers only. */
    static boolean isNumeric(Table table, int column) {
        return !table.rows().isEmpty()
                && !(table.headedRows() && column == 0)
                && table.rows().stream().allMatch(row -> column >= row.size() || isNumber(row.get(column)));
    }
}
