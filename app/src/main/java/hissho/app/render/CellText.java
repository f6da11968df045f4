package hissho.app.render;

import hissho.number.Rational;
import hissho.report.Block.Cell;
import java.util.regex.Pattern;

/** What renderers ask about the content of a cell. */
final class CellText {

    private static final Pattern NUMBER = Pattern.compile("[-+−±]?[0-9][0-9.,/]*%?|[-+−]?∞|[–—-]?");

    private CellText() {}

    /** Whether a cell holds a number, or stands empty among numbers, and so belongs to the right of its column. */
    static boolean isNumber(Cell cell) {
        return cell.value() instanceof Number
                || cell.value() instanceof Rational
                || NUMBER.matcher(cell.text()).matches();
    }
}
