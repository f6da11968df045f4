package hissho.app.render;

import hissho.app.render.drawing.BarScale;
import hissho.report.Figure.Bar;
import hissho.report.Figure.Bars;
import hissho.report.Figure.Group;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;

/** Bars in characters: to eighths of one on the right of zero, to halves on the left. */
final class TextBars {

    private static final String EIGHTHS = " ▏▎▍▌▋▊▉█";
    private static final int MOST_COLUMNS = 40;

    private final Style style;
    private final Terminal terminal;
    private final Signs signs;
    private final BarScale scale;
    private final List<Bar> all;
    private final int names;
    private final int before;
    private final int negative;
    private final int positive;

    private TextBars(Bars bars, Style style, Signs signs) {
        this.signs = signs;
        this.style = style;
        this.terminal = new Terminal(style.colour());
        this.scale = BarScale.of(bars);
        this.all =
                bars.groups().stream().flatMap(group -> group.bars().stream()).toList();
        this.names =
                Math.min(style.width() / 3, widest(all.stream().map(Bar::label).toList()));
        List<String> left =
                all.stream().filter(this::isNegative).map(this::text).toList();
        List<String> right =
                all.stream().filter(bar -> !isNegative(bar)).map(this::text).toList();
        this.before = left.isEmpty() ? 0 : Math.min(style.width() / 5, widest(left)) + 1;
        int after = Math.min(style.width() / 5, widest(right)) + 1;
        int room = Math.clamp(style.width() - names - before - after - 3, 4, MOST_COLUMNS);
        this.negative = (int) Math.ceil(room * scale.zero() - 1e-9);
        this.positive = room - negative;
    }

    static List<String> draw(Bars bars, Style style, Signs signs) {
        TextBars text = new TextBars(bars, style, signs);
        if (text.all.isEmpty()) return List.of(style.words().say("render.figure.empty"));
        List<String> lines = new ArrayList<>();
        if (!bars.axis().isBlank()) lines.addAll(Wrapping.wrap(bars.axis(), style.width()));
        for (Group group : bars.groups()) {
            if (!group.label().isBlank()) lines.addAll(Wrapping.wrap(group.label(), style.width()));
            group.bars().forEach(bar -> text.bar(bar, lines));
        }
        lines.addAll(text.signs.legend(style));
        return lines;
    }

    private static int widest(List<String> texts) {
        return texts.stream()
                .mapToInt(text -> Columns.of(Columns.visible(text)))
                .max()
                .orElse(0);
    }

    private boolean isNegative(Bar bar) {
        return scale.share(bar.value()) < 0;
    }

    private String text(Bar bar) {
        String text = Columns.visible(bar.text());
        if (style.colour()) return text;
        signs.marked(bar.tone());
        boolean player = bar.tone() == Tone.FIRST || bar.tone() == Tone.SECOND;
        if (player) return bar.label().isBlank() ? text + signs.of(bar.tone()) : text;
        return terminal.marked(bar.tone(), text);
    }

    private void bar(Bar bar, List<String> lines) {
        List<String> name = Wrapping.wrap(Columns.visible(bar.label()), Math.max(1, names));
        String head = Columns.padRight(name.isEmpty() ? "" : name.getFirst(), names) + " ";
        double share = scale.share(bar.value());
        String text = text(bar);
        String line;
        if (share < 0) {
            int halves = (int) Math.round(-share / Math.max(scale.zero(), 1e-9) * negative * 2);
            String drawn = (halves % 2 == 1 ? "▐" : "") + "█".repeat(halves / 2);
            int room = before + negative - Columns.of(drawn);
            line = Columns.padLeft(Columns.cut(text, room - 1) + " ", room) + terminal.in(bar.tone(), drawn) + "│";
        } else {
            double whole = Math.max(1 - scale.zero(), 1e-9);
            int eighths = (int) Math.round(share / whole * positive * 8);
            String drawn =
                    "█".repeat(eighths / 8) + (eighths % 8 == 0 ? "" : String.valueOf(EIGHTHS.charAt(eighths % 8)));
            int room = style.width() - names - before - negative - 3 - Columns.of(drawn);
            line = " ".repeat(before + negative) + "│" + terminal.in(bar.tone(), drawn)
                    + (text.isBlank() ? "" : " " + Columns.cut(text, room));
        }
        lines.add((head + line).stripTrailing());
        name.stream().skip(1).forEach(more -> lines.add(more.stripTrailing()));
    }
}
