package hissho.app.render;

import hissho.app.render.drawing.HeatScale;
import hissho.report.Figure.HeatMap;
import hissho.report.Figure.Shade;
import java.util.ArrayList;
import java.util.List;

/** Heat maps in characters: the numbers themselves where they are written and fit, otherwise darker and lighter cells. */
final class TextHeatMap {

    private static final String[] SHADES = {"  ", "░░", "▒▒", "▓▓", "██"};

    private final HeatMap map;
    private final Style style;
    private final int columns;
    private final int heads;
    private final HeatScale scale;
    private final boolean written;
    private final int cell;
    private final int widestHead;

    private TextHeatMap(HeatMap map, Style style) {
        this.map = map;
        this.style = style;
        this.columns = map.rows().stream().mapToInt(List::size).max().orElse(0);
        this.scale = HeatScale.of(map);
        this.heads = Math.min(
                style.width() / 4,
                map.rowHeads().stream().mapToInt(TextHeatMap::width).max().orElse(0));
        int widestText = map.rows().stream()
                .flatMap(List::stream)
                .mapToInt(shade -> width(shade.text()))
                .max()
                .orElse(0);
        this.widestHead =
                map.columnHeads().stream().mapToInt(TextHeatMap::width).max().orElse(0);
        this.written = widestText > 0
                && widestText <= 10
                && map.rows().stream()
                        .flatMap(List::stream)
                        .noneMatch(shade -> shade.text().isBlank());
        int natural = written ? Math.max(widestText, Math.min(widestHead, 6)) + 1 : Math.max(2, widestHead + 1);
        boolean fits = heads + 2 + columns * natural <= style.width();
        this.cell = written || fits ? natural : 2;
    }

    static List<String> draw(HeatMap map, Style style) {
        return new TextHeatMap(map, style).lines();
    }

    private List<String> lines() {
        if (columns == 0) return List.of(style.words().say("render.figure.empty"));
        List<String> lines = new ArrayList<>();
        String axes =
                map.yLabel().isBlank() && map.xLabel().isBlank() ? "" : "↓ " + map.yLabel() + "   → " + map.xLabel();
        if (!axes.isBlank()) lines.addAll(Wrapping.wrap(axes, style.width()));
        int perPart = Math.max(1, (style.width() - heads - 2) / cell);
        for (int from = 0; from < columns; from += perPart) {
            if (from > 0) lines.add("");
            part(from, Math.min(columns, from + perPart), lines);
        }
        if (!written) lines.addAll(Wrapping.wrap(legend(), style.width()));
        return lines;
    }

    private void part(int from, int to, List<String> lines) {
        String margin = " ".repeat(heads);
        if (!map.columnHeads().isEmpty()) {
            lines.add((margin + " │" + columnHeads(from, to)).stripTrailing());
            lines.add("─".repeat(heads + 1) + "┼" + "─".repeat((to - from) * cell));
        }
        for (int i = 0; i < map.rows().size(); i++) {
            String head = i < map.rowHeads().size()
                    ? Columns.cut(Columns.visible(map.rowHeads().get(i)), heads)
                    : "";
            StringBuilder line = new StringBuilder(Columns.padLeft(head, heads) + " │");
            List<Shade> row = map.rows().get(i);
            for (int j = from; j < to; j++) line.append(j < row.size() ? shown(row.get(j)) : " ".repeat(cell));
            lines.add(line.toString().stripTrailing());
        }
    }

    /** The heads of the columns, or every second, fifth, tenth and so on where not all fit. */
    private String columnHeads(int from, int to) {
        int every = 1;
        for (int step : new int[] {2, 5, 10, 20, 50}) if (widestHead >= every * cell) every = step;
        StringBuilder line = new StringBuilder();
        for (int j = from; j < Math.min(to, map.columnHeads().size()); j++) {
            String head = Columns.visible(map.columnHeads().get(j));
            if (every == 1) line.append(fitted(head));
            else if (j % every == 0 && j + every <= to)
                line.append(" ".repeat((j - from) * cell - Columns.of(line.toString())))
                        .append(Columns.padRight(Columns.cut(head, every * cell - 1), every * cell));
        }
        return line.toString();
    }

    private String shown(Shade shade) {
        if (written) return fitted(shade.text());
        String block = SHADES[(int) Math.min(SHADES.length - 1.0, scale.share(shade.value()) * SHADES.length)];
        String sign = Columns.visible(shade.text());
        int room = cell - Columns.of(sign);
        if (sign.isBlank() || room < 0) return block.substring(0, 1).repeat(cell);
        return block.substring(0, 1).repeat(room / 2)
                + sign
                + block.substring(0, 1).repeat(room - room / 2);
    }

    private String fitted(String text) {
        String visible = Columns.visible(text);
        return Columns.padLeft(Columns.of(visible) < cell ? visible : Columns.cut(visible, cell - 1), cell);
    }

    private String legend() {
        StringBuilder legend = new StringBuilder(scale.write(scale.least()) + " ");
        for (String shade : SHADES) legend.append(shade);
        return legend.append(' ').append(scale.write(scale.most())).toString();
    }

    private static int width(String text) {
        return Columns.of(Columns.visible(text));
    }
}
