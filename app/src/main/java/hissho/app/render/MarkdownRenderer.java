package hissho.app.render;

import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Facts;
import hissho.report.Block.Formula;
import hissho.report.Block.Paragraph;
import hissho.report.Block.Picture;
import hissho.report.Block.Step;
import hissho.report.Block.Steps;
import hissho.report.Block.Table;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Reports in GitHub's Markdown, with figures as pictures in characters, which every viewer can show. */
public final class MarkdownRenderer implements TextBased {

    @Override
    public String name() {
        return "markdown";
    }

    @Override
    public String mediaType() {
        return "text/markdown";
    }

    @Override
    public String ending() {
        return "md";
    }

    @Override
    public String write(Report report, Style style) {
        List<String> parts = new ArrayList<>();
        parts.add("# " + escaped(report.title()));
        parts.add("**" + escaped(report.headline()) + "**");
        if (!report.answer().isEmpty()) parts.add(facts(report.answer()));
        for (Section section : report.sections()) {
            if (!section.title().isBlank()) parts.add("## " + escaped(section.title()));
            section.below().forEach(block -> parts.add(block(block, style)));
        }
        CertificateMark mark = CertificateMark.of(report.certificate(), style.words());
        parts.add("> " + mark.sign() + " **" + escaped(mark.state()) + "** "
                + escaped(report.certificate().text()));
        return parts.stream().filter(part -> !part.isBlank()).collect(Collectors.joining("\n\n")) + "\n";
    }

    private static String block(Block block, Style style) {
        style.progress().check();
        return switch (block) {
            case Paragraph paragraph ->
                paragraph.text().lines().map(MarkdownRenderer::line).collect(Collectors.joining("  \n"));
            case Formula formula -> "$$\n" + formula.latex().strip() + "\n$$";
            case Facts facts -> facts(facts.facts());
            case Steps steps -> steps(steps.steps(), style);
            case Table table -> table(table);
            case Picture picture -> picture(picture, style);
        };
    }

    private static String facts(List<Said> facts) {
        return facts.stream()
                .map(fact -> "- **" + escaped(fact.label()) + ":** " + escaped(fact.text()))
                .collect(Collectors.joining("\n"));
    }

    private static String steps(List<Step> steps, Style style) {
        List<String> items = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            String number = i + 1 + ". ";
            List<String> parts = new ArrayList<>(List.of(line(steps.get(i).text())));
            steps.get(i).shown().forEach(block -> parts.add(block(block, style)));
            items.add(number + indented(String.join("\n\n", parts), number.length()));
        }
        return String.join("\n", items);
    }

    /** The text with every line but the first moved to the right, so that it belongs to the item of a list. */
    private static String indented(String text, int columns) {
        return text.replace("\n", "\n" + " ".repeat(columns)).replaceAll("(?m)^ +$", "");
    }

    private static String table(Table table) {
        int columns =
                table.rows().stream().mapToInt(List::size).reduce(table.head().size(), Math::max);
        if (columns == 0) return escaped(table.title());
        StringBuilder out = new StringBuilder();
        if (!table.title().isBlank())
            out.append("**").append(escaped(table.title())).append("**\n\n");
        out.append('|');
        for (int j = 0; j < columns; j++)
            out.append(' ')
                    .append(j < table.head().size() ? cell(table.head().get(j)) : "")
                    .append(" |");
        out.append("\n|");
        for (int j = 0; j < columns; j++) out.append(CellText.isNumeric(table, j) ? " ---: |" : " --- |");
        for (List<Cell> row : table.rows()) {
            out.append("\n|");
            for (int j = 0; j < columns; j++) {
                String text = j < row.size() ? toned(row.get(j)) : "";
                boolean heads = table.headedRows() && j == 0 && !text.isBlank();
                out.append(' ').append(heads ? "**" + text + "**" : text).append(" |");
            }
        }
        return out.toString();
    }

    private static String toned(Cell cell) {
        String text = cell(cell.text());
        if (text.isBlank()) return text;
        boolean strong = cell.tone() == Tone.ACCENT || cell.tone() == Tone.GOOD;
        return strong ? "**" + text + "**" : cell.tone() == Tone.BAD ? "*" + text + "*" : text;
    }

    private static String cell(String text) {
        return escaped(text).strip();
    }

    private static String picture(Picture picture, Style style) {
        String drawn = String.join(
                "\n", TextFigure.lines(picture, new Style(style.words(), false, style.width(), style.progress())));
        String fence = "```";
        while (drawn.contains(fence)) fence += "`";
        String caption = picture.caption().isBlank() ? "" : "\n\n*" + escaped(picture.caption()) + "*";
        return fence + "text\n" + drawn + "\n" + fence + caption;
    }

    /** A line of its own, which must not begin like a list or a heading. */
    private static String line(String text) {
        return escaped(text).replaceFirst("^(\\s*)([-+=])", "$1\\\\$2").replaceFirst("^(\\s*\\d+)([.)])", "$1\\\\$2");
    }

    /** The text with every character that means something to Markdown written as itself. */
    static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        Columns.visible(text).strip().codePoints().forEach(c -> {
            if (c == '&') out.append("&amp;");
            else {
                if ("\\`*_{}[]<>#|~$".indexOf(c) >= 0) out.append('\\');
                out.appendCodePoint(c);
            }
        });
        return out.toString();
    }
}
