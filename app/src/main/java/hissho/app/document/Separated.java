package hissho.app.document;

import java.util.ArrayList;
import java.util.List;

/** Lines of a table as spreadsheets save them, with a separator between the cells. */
public final class Separated {

    private Separated() {}

    /** The cells of a line; a separator between quotation marks belongs to its cell, and a doubled mark is one. */
    public static List<String> cells(String line, char separator) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            boolean mark = c == '"';
            if (mark && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                cell.append(c);
                i++;
            } else if (mark && (quoted || cell.toString().isBlank())) quoted = !quoted;
            else if (c == separator && !quoted) {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else cell.append(c);
        }
        cells.add(cell.toString().strip());
        return cells;
    }

    /** Whether a cell of the line is still open at its end, so that the next line belongs to it. */
    public static boolean isOpen(String line) {
        return line.chars().filter(c -> c == '"').count() % 2 == 1;
    }
}
