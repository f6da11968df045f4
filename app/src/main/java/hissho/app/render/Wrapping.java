package hissho.app.render;

import hissho.app.render.drawing.Lettering;
import java.util.ArrayList;
import java.util.List;

/**
 * Breaks a text into lines: at spaces, and between wide characters except where Japanese forbids it (no line begins with a
 * closing mark, none ends with an opening one).
 */
final class Wrapping {

    private static final String NOT_FIRST = "、。，．・：；？！」』）］｝】〕〉》ーっゃゅょァィゥェォッャュョ々ぁぃぅぇぉ,.;:!?)]}%";
    private static final String NOT_LAST = "「『（［｛【〔〈《([{";

    private Wrapping() {}

    /** At least one line, none wider than the given number of columns, which is at least two. */
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        text.lines().forEach(line -> wrapLine(Columns.visible(line), Math.max(2, width), lines));
        return lines.isEmpty() ? List.of("") : lines;
    }

    private static void wrapLine(String text, int width, List<String> lines) {
        StringBuilder line = new StringBuilder();
        int used = 0;
        for (String unit : units(text)) {
            int size = Columns.of(unit.stripTrailing());
            if (used > 0 && used + size > width) {
                lines.add(line.toString().stripTrailing());
                line.setLength(0);
                used = 0;
            }
            for (int c : unit.codePoints().toArray()) {
                if (used + Columns.of(c) > width) {
                    if (c == ' ') break;
                    lines.add(line.toString());
                    line.setLength(0);
                    used = 0;
                }
                line.appendCodePoint(c);
                used += Columns.of(c);
            }
        }
        lines.add(line.toString().stripTrailing());
    }

    /** The pieces between which a line may break; spaces stay at the end of the piece before them. */
    private static List<String> units(String text) {
        List<String> units = new ArrayList<>();
        StringBuilder unit = new StringBuilder();
        int before = 0;
        for (int c : text.codePoints().toArray()) {
            if (before != 0 && mayBreak(before, c)) {
                units.add(unit.toString());
                unit.setLength(0);
            }
            unit.appendCodePoint(c);
            before = c;
        }
        units.add(unit.toString());
        return units;
    }

    private static boolean mayBreak(int before, int after) {
        if (after == ' ') return false;
        if (before == ' ') return true;
        if (NOT_FIRST.indexOf(after) >= 0 || NOT_LAST.indexOf(before) >= 0) return false;
        return Lettering.isWide(before) || Lettering.isWide(after);
    }
}
