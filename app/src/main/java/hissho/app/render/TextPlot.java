package hissho.app.render;

import hissho.app.render.drawing.Clipping;
import hissho.app.render.drawing.Ticks;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Point;
import hissho.report.Figure.Region;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plots in characters: thin curves in braille dots, bold ones in blocks, with axes and labels. */
final class TextPlot {

    private static final int USUAL_ROWS = 18;
    private static final int MOST_ROWS = 24;
    private static final int MOST_COLUMNS = 60;
    private static final int[][] BRAILLE = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};
    private static final List<String> SHADES = List.of("░", "▒", "▓");
    /** What stands for a dot whose name is below the plot. */
    private static final String NUMBERS = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳";

    private static final String BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

    private final Plot plot;
    private final Style style;
    private final Terminal terminal;
    private final Clipping frame;
    private final Ticks yTicks;
    private final int left;
    private final int columns;
    private final int rows;
    private final int[][] thin;
    private final int[][] bold;
    private final @Nullable Tone[][] tones;
    private final @Nullable String[][] signs;
    private final List<Note> notes = new ArrayList<>();

    private TextPlot(Plot plot, Style style) {
        this.plot = plot;
        this.style = style;
        this.terminal = new Terminal(style.colour());
        this.frame = Clipping.of(plot);
        this.yTicks = Ticks.between(frame.bottom(), frame.top(), 5);
        this.left = yTicks.places().stream()
                .mapToInt(y -> Columns.of(yTicks.label(y)))
                .max()
                .orElse(0);
        int right = Math.min(
                style.width() / 4,
                plot.curves().stream()
                        .mapToInt(c -> Columns.of(Columns.visible(c.label())))
                        .max()
                        .orElse(0));
        int most = Math.clamp(style.width() - left - right - 4, 8, MOST_COLUMNS);
        double across = frame.right() - frame.left();
        double up = frame.top() - frame.bottom();
        // A character is about twice as high as it is wide.
        double unit = Math.min(most / across, 2 * MOST_ROWS / up);
        this.columns = plot.equalScale() ? Math.clamp(Math.round(unit * across), 8, most) : most;
        this.rows = plot.equalScale() ? Math.clamp(Math.round(unit * up / 2), 4, MOST_ROWS) : USUAL_ROWS;
        this.thin = new int[rows][columns];
        this.bold = new int[rows][columns];
        this.tones = new @Nullable Tone[rows][columns];
        this.signs = new @Nullable String[rows][columns];
    }

    static List<String> draw(Plot plot, Style style) {
        return new TextPlot(plot, style).lines();
    }

    private List<String> lines() {
        for (int k = 0; k < plot.regions().size(); k++) shade(plot.regions().get(k), SHADES.get(k % SHADES.size()));
        for (Curve curve : plot.curves()) if (!curve.bold()) trace(curve);
        for (Curve curve : plot.curves()) if (curve.bold()) trace(curve);
        List<String> below = new ArrayList<>();
        for (Dot dot : plot.dots()) mark(dot.at(), "●", dot.label(), dot.tone(), false);
        for (Region region : plot.regions()) corners(region);
        notes(below);
        for (int k = 0; k < plot.regions().size(); k++)
            name(plot.regions().get(k), SHADES.get(k % SHADES.size()), below);

        List<String> lines = new ArrayList<>();
        if (!plot.y().label().isBlank())
            lines.addAll(Wrapping.wrap(" ".repeat(left) + " " + plot.y().label(), style.width()));
        String[] ends = ends();
        for (int r = 0; r < rows; r++) lines.add(((plot.hasAxes() ? tick(r) : "") + row(r) + ends[r]).stripTrailing());
        if (plot.hasAxes()) axis(lines);
        else trim(lines);
        for (String text : below) lines.addAll(Wrapping.wrap(text, style.width()));
        return lines;
    }

    /** Without axes, the empty space above and below what is drawn says nothing. */
    private static void trim(List<String> lines) {
        while (lines.size() > 1 && lines.getFirst().isBlank()) lines.removeFirst();
        while (lines.size() > 1 && lines.getLast().isBlank()) lines.removeLast();
    }

    private String tick(int r) {
        if (!plot.y().label().isBlank())
            for (double y : yTicks.places()) if (rowOf(y) == r) return Columns.padLeft(yTicks.label(y), left) + " ┤";
        return " ".repeat(left) + " │";
    }

    private String row(int r) {
        StringBuilder line = new StringBuilder();
        for (int c = 0; c < columns; c++) {
            String sign = signs[r][c];
            Tone tone = tones[r][c];
            String text;
            if (sign != null && (!SHADES.contains(sign) || thin[r][c] + bold[r][c] == 0)) text = sign;
            else if (bold[r][c] != 0) text = String.valueOf(BLOCKS.charAt(bold[r][c]));
            else text = thin[r][c] == 0 ? " " : String.valueOf((char) (0x2800 + thin[r][c]));
            line.append(tone == null ? text : terminal.in(tone, text));
        }
        return line.toString();
    }

    private void axis(List<String> lines) {
        Ticks ticks = Ticks.between(frame.left(), frame.right(), Math.max(2, columns / 12));
        StringBuilder rule = new StringBuilder("─".repeat(columns));
        StringBuilder numbers = new StringBuilder();
        int start = left + 2;
        for (double x : ticks.places()) {
            int c = columnOf(x);
            if (c < 0 || c >= columns) continue;
            rule.setCharAt(c, '┬');
            String label = ticks.label(x);
            int at = Math.min(start + c - (label.length() - 1) / 2, start + columns - label.length());
            if (at <= numbers.length() && !numbers.isEmpty()) continue;
            numbers.append(" ".repeat(Math.max(0, at - numbers.length()))).append(label);
        }
        lines.add(" ".repeat(left) + " └" + rule);
        lines.add(numbers.toString());
        if (!plot.x().label().isBlank()) {
            String label = Columns.cut(Columns.visible(plot.x().label()), start + columns);
            lines.add(Columns.padLeft(label, start + columns));
        }
    }

    /** The labels of the curves beside their right ends, pushed apart where they would meet. */
    private String[] ends() {
        String[] ends = new String[rows];
        java.util.Arrays.fill(ends, "");
        for (Curve curve : plot.curves()) {
            if (curve.label().isBlank() || curve.points().isEmpty()) continue;
            Point last = curve.points().stream()
                    .reduce((a, b) -> b.x() >= a.x() ? b : a)
                    .orElseThrow();
            int wanted = Math.clamp(rowOf(last.y()), 0, rows - 1);
            int room = style.width() - left - 3 - columns;
            for (int distance = 0; distance < rows; distance++) {
                int below = wanted + distance;
                int above = wanted - distance;
                int r = below < rows && ends[below].isEmpty() ? below : above;
                if (r < 0 || r >= rows || !ends[r].isEmpty()) continue;
                ends[r] = " " + terminal.in(curve.tone(), Columns.cut(Columns.visible(curve.label()), room));
                break;
            }
        }
        return ends;
    }

    private void trace(Curve curve) {
        for (List<Point> piece : frame.polyline(curve.points()))
            for (int k = 0; k + 1 < piece.size(); k++) segment(piece.get(k), piece.get(k + 1), curve);
    }

    private void segment(Point from, Point to, Curve curve) {
        int down = curve.bold() ? 2 : 4;
        double x0 = frame.across(from.x()) * (columns * 2 - 1);
        double x1 = frame.across(to.x()) * (columns * 2 - 1);
        double y0 = (1 - frame.up(from.y())) * (rows * down - 1);
        double y1 = (1 - frame.up(to.y())) * (rows * down - 1);
        int steps = (int) Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))) + 1;
        for (int k = 0; k <= steps; k++) {
            double t = (double) k / steps;
            int x = Math.clamp(Math.round(x0 + t * (x1 - x0)), 0, columns * 2 - 1);
            int y = Math.clamp(Math.round(y0 + t * (y1 - y0)), 0, rows * down - 1);
            if (curve.bold()) bold[y / 2][x / 2] |= 1 << (y % 2 * 2 + x % 2);
            else thin[y / 4][x / 2] |= BRAILLE[y % 4][x % 2];
            if (tones[y / down][x / 2] == null || curve.bold()) tones[y / down][x / 2] = curve.tone();
        }
    }

    private void shade(Region region, String shade) {
        for (int r = 0; r < rows; r++)
            for (int c = 0; c < columns; c++) {
                double x = frame.left() + (c + 0.5) / columns * (frame.right() - frame.left());
                double y = frame.top() - (r + 0.5) / rows * (frame.top() - frame.bottom());
                if (Clipping.contains(region.outline(), x, y)) {
                    signs[r][c] = shade;
                    tones[r][c] = region.tone();
                }
            }
    }

    /** The name of a region in its middle, or in a line near it that is free there, otherwise below the plot. */
    private void name(Region region, String shade, List<String> below) {
        if (region.label().isBlank() || region.outline().isEmpty()) return;
        double x = region.outline().stream().mapToDouble(Point::x).average().orElse(0);
        double y = region.outline().stream().mapToDouble(Point::y).average().orElse(0);
        String label = Columns.visible(region.label());
        int width = Columns.of(label);
        int from = columnOf(x) - width / 2;
        for (int away : new int[] {0, 1, -1, 2, -2, 3, -3}) {
            int r = rowOf(y) + away;
            if (r < 0 || r >= rows || !isFree(r, from, width)) continue;
            write(r, from, label, region.tone());
            return;
        }
        below.add(shade + " " + label);
    }

    /** The named corners of a region, with their names outside of it where nothing is in the way. */
    private void corners(Region region) {
        double middle =
                region.outline().stream().mapToDouble(Point::x).average().orElse(0);
        for (int k = 0; k < region.corners().size(); k++) {
            Point at = region.outline().get(k);
            if (!region.corners().get(k).isBlank())
                mark(at, "∙", region.corners().get(k), region.tone(), at.x() < middle);
        }
    }

    /** A dot in the plot; its label beside it where nothing is in the way, otherwise below the plot. */
    private void mark(Point at, String sign, String label, Tone tone, boolean leftFirst) {
        int r = rowOf(at.y());
        int c = columnOf(at.x());
        boolean inside = r >= 0 && r < rows && c >= 0 && c < columns;
        if (inside) put(r, c, sign, tone);
        if (label.isBlank()) return;
        String text = Columns.visible(label);
        int width = Columns.of(text);
        int left = c - 1 - width;
        int[] sides = leftFirst ? new int[] {left, c + 2} : new int[] {c + 2, left};
        for (int away : new int[] {0, -1, 1})
            for (int from : away == 0 ? sides : new int[] {c - width / 2, sides[0] + (leftFirst ? 1 : -1), sides[1]})
                if (inside && r + away >= 0 && r + away < rows && isFree(r + away, from, width)) {
                    write(r + away, from, text, tone);
                    return;
                }
        notes.add(new Note(inside ? r : -1, c, sign, text, tone));
    }

    /** A dot whose name is below the plot; outside of the plot where its row is negative. */
    private record Note(int row, int column, String sign, String text, Tone tone) {}

    /** The names below the plot, with a number for each dot where there are several. */
    private void notes(List<String> below) {
        boolean numbered = notes.stream().filter(note -> note.row() >= 0).count() > 1;
        int next = 0;
        for (Note note : notes) {
            String sign = note.sign();
            if (numbered && note.row() >= 0 && next < NUMBERS.length()) {
                sign = NUMBERS.substring(next, ++next);
                put(note.row(), note.column(), sign, note.tone());
            }
            below.add(sign + " " + note.text());
        }
    }

    private boolean isFree(int r, int from, int width) {
        if (from < 0 || from + width > columns) return false;
        for (int c = from; c < from + width; c++)
            if (thin[r][c] != 0 || bold[r][c] != 0 || (signs[r][c] != null && !SHADES.contains(signs[r][c])))
                return false;
        return true;
    }

    private void write(int r, int from, String label, Tone tone) {
        if (r < 0 || r >= rows || from < 0 || from + Columns.of(label) > columns) return;
        int c = from;
        for (int point : Columns.visible(label).codePoints().toArray()) {
            if (Columns.of(point) == 0) continue;
            put(r, c, Character.toString(point), tone);
            c += Columns.of(point);
        }
    }

    /** Puts a character in its cell, or two where it is wide; half of a wide one that stood there becomes a space. */
    private void put(int r, int c, String sign, Tone tone) {
        int end = c + Columns.of(sign);
        if ("".equals(signs[r][c])) signs[r][c - 1] = " ";
        if (end < columns && "".equals(signs[r][end])) signs[r][end] = " ";
        signs[r][c] = sign;
        tones[r][c] = tone;
        if (end == c + 2) signs[r][c + 1] = "";
    }

    /** The row of a number; where shapes matter more than ticks, exactly the one in which lines are drawn. */
    private int rowOf(double y) {
        double down = 1 - frame.up(y);
        if (!Double.isFinite(down)) return -1;
        if (plot.equalScale()) return Math.clamp(Math.floorDiv(Math.round(down * (rows * 4 - 1)), 4), -1, rows);
        return Math.clamp(Math.round(down * (rows - 1)), -1, rows);
    }

    private int columnOf(double x) {
        double across = frame.across(x);
        if (!Double.isFinite(across)) return -1;
        if (plot.equalScale()) return Math.clamp(Math.floorDiv(Math.round(across * (columns * 2 - 1)), 2), -1, columns);
        return Math.clamp(Math.round(across * (columns - 1)), -1, columns);
    }
}
