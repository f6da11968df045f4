package hissho.app.render;

import hissho.app.render.drawing.Drawing;
import hissho.app.render.drawing.Ink;
import hissho.app.render.drawing.Lettering;
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
import hissho.words.Language;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reports as a LaTeX document of their own: LuaLaTeX for Japanese, any LaTeX otherwise, with figures in TikZ. */
public final class LatexRenderer implements TextBased {

    private static final int LONG_TABLE = 40;
    private static final int LONG_CELL = 48;

    /** More than this and the usual TeX runs out of its memory. */
    private static final int MOST_SHAPES = 6000;

    @Override
    public String name() {
        return "latex";
    }

    @Override
    public String mediaType() {
        return "application/x-latex";
    }

    @Override
    public String ending() {
        return "tex";
    }

    @Override
    public String write(Report report, Style style) {
        String body = body(report, style);
        boolean japanese = style.words().language() == Language.JAPANESE
                || body.codePoints().anyMatch(Lettering::isWide);
        return preamble(japanese) + body + "\\end{document}\n";
    }

    private static String preamble(boolean japanese) {
        String engine = japanese ? """
            % !TeX program = lualatex
            \\documentclass[11pt,a4paper]{ltjsarticle}
            \\usepackage{iftex}
            \\RequireLuaTeX
            """ : """
                % !TeX program = lualatex
                \\documentclass[11pt,a4paper]{article}
                \\usepackage{iftex}
                \\ifPDFTeX
                  \\usepackage[T1]{fontenc}
                  \\usepackage[utf8]{inputenc}
                  \\usepackage{lmodern}
                \\else
                  \\usepackage{fontspec}
                \\fi
                """;
        return engine + """
            \\usepackage{textcomp}
            \\usepackage{amsmath,amssymb}
            \\usepackage[margin=25mm]{geometry}
            \\usepackage{graphicx}
            \\usepackage{array,longtable}
            \\usepackage{tikz}
            """ + TikzWriter.colours() + """
            \\newsavebox{\\hisshobox}
            \\newcommand{\\fitwidth}[1]{\\sbox{\\hisshobox}{#1}%
              \\ifdim\\wd\\hisshobox>\\linewidth\\resizebox{\\linewidth}{!}{\\usebox{\\hisshobox}}%
              \\else\\usebox{\\hisshobox}\\fi}
            \\setlength{\\parindent}{0pt}
            \\setlength{\\parskip}{0.6em}
            \\begin{document}
            """;
    }

    private static String body(Report report, Style style) {
        StringBuilder out = new StringBuilder();
        out.append("\\section*{" + LatexText.escaped(report.title()) + "}\n\n");
        out.append("\\textbf{" + LatexText.escaped(report.headline()) + "}\n\n");
        if (!report.answer().isEmpty()) out.append(facts(report.answer()));
        for (Section section : report.sections()) {
            if (!section.title().isBlank()) out.append("\\subsection*{" + LatexText.escaped(section.title()) + "}\n\n");
            section.below().forEach(block -> out.append(block(block, style)));
        }
        CertificateMark mark = CertificateMark.of(report.certificate(), style.words());
        out.append(LatexText.escaped(mark.sign() + " "));
        out.append("\\textbf{" + LatexText.escaped(mark.state()) + "} ");
        return out.append(LatexText.escaped(report.certificate().text()))
                .append("\n\n")
                .toString();
    }

    private static String block(Block block, Style style) {
        style.progress().check();
        return switch (block) {
            case Paragraph paragraph -> paragraph(paragraph.text());
            case Formula formula -> "\\[\n" + formula.latex().strip() + "\n\\]\n";
            case Facts facts -> facts(facts.facts());
            case Steps steps -> steps(steps.steps(), style);
            case Table table -> table(table);
            case Picture picture -> picture(picture, style);
        };
    }

    private static String paragraph(String text) {
        return text.lines()
                        .filter(line -> !line.isBlank())
                        .map(LatexText::escaped)
                        .collect(Collectors.joining("\\\\\n"))
                + "\n\n";
    }

    private static String facts(List<Said> facts) {
        if (facts.isEmpty()) return "";
        return facts.stream()
                .map(fact ->
                        "  \\item[" + LatexText.escaped(fact.label()) + "] " + LatexText.escaped(fact.text()) + "\n")
                .collect(Collectors.joining("", "\\begin{description}\n", "\\end{description}\n\n"));
    }

    private static String steps(List<Step> steps, Style style) {
        if (steps.isEmpty()) return "";
        return steps.stream()
                .map(step -> "  \\item " + LatexText.escaped(step.text()) + "\n\n"
                        + step.shown().stream()
                                .map(block -> block(block, style))
                                .collect(Collectors.joining()))
                .collect(Collectors.joining("", "\\begin{enumerate}\n", "\\end{enumerate}\n\n"));
    }

    private static String table(Table table) {
        int columns =
                table.rows().stream().mapToInt(List::size).reduce(table.head().size(), Math::max);
        String title = table.title().isBlank() ? "" : LatexText.escaped(table.title()) + "\\\\[0.3em]\n";
        if (columns == 0) return table.title().isBlank() ? "" : LatexText.escaped(table.title()) + "\n\n";
        String format =
                IntStream.range(0, columns).mapToObj(j -> column(table, j)).collect(Collectors.joining("", "{", "}\n"));
        boolean isLong = table.rows().size() > LONG_TABLE;
        StringBuilder rows = new StringBuilder("\\hline\n");
        if (!table.head().isEmpty()) {
            rows.append(IntStream.range(0, columns)
                    .mapToObj(j -> j < table.head().size() ? bold(table.head().get(j)) : "")
                    .collect(Collectors.joining(" & ", "", " \\\\\n\\hline\n")));
            if (isLong) rows.append("\\endhead\n");
        }
        for (List<Cell> row : table.rows())
            rows.append(IntStream.range(0, columns)
                    .mapToObj(j -> j >= row.size()
                            ? ""
                            : table.headedRows() && j == 0 ? bold(row.get(j).text()) : cell(row.get(j)))
                    .collect(Collectors.joining(" & ", "", " \\\\\n")));
        rows.append("\\hline\n");
        if (isLong) return "\n\n" + title + "\\begin{longtable}[l]" + format + rows + "\\end{longtable}\n\n";
        return "\n\n" + title + fitting("\\begin{tabular}" + format + rows + "\\end{tabular}") + "\n\n";
    }

    private static String column(Table table, int column) {
        boolean wide = table.rows().stream()
                .filter(row -> column < row.size())
                .anyMatch(row -> Columns.of(row.get(column).text()) > LONG_CELL);
        if (wide) return "p{0.45\\linewidth}";
        return CellText.isNumeric(table, column) ? "r" : "l";
    }

    private static String bold(String text) {
        return text.isBlank() ? "" : "\\textbf{" + LatexText.escaped(text) + "}";
    }

    private static String cell(Cell cell) {
        if (cell.tone() == Tone.PLAIN || cell.text().isBlank()) return LatexText.escaped(cell.text());
        boolean strong = cell.tone() == Tone.ACCENT || cell.tone() == Tone.GOOD;
        String text = strong ? bold(cell.text()) : LatexText.escaped(cell.text());
        return "\\textcolor{" + TikzWriter.name(Ink.letters(cell.tone())) + "}{" + text + "}";
    }

    private static String picture(Picture picture, Style style) {
        Drawing drawing = Drawing.of(picture.figure());
        String drawn = drawing.shapes().size() <= MOST_SHAPES
                ? fitting(TikzWriter.picture(drawing))
                : LatexText.escaped(style.words().say("render.latex.fine"));
        String caption =
                picture.caption().isBlank() ? "" : "\\\\[0.4em]\n\\small " + LatexText.escaped(picture.caption());
        return "\\begin{center}\n" + drawn + caption + "\n\\end{center}\n\n";
    }

    private static String fitting(String box) {
        return "\\fitwidth{" + box + "}";
    }
}
