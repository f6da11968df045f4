package hissho.app.render;

import hissho.report.Block;
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
import java.util.ArrayList;
import java.util.List;

/** Reports for terminals, files and pipes: the answer first, and no line wider than the style allows. */
public final class TextRenderer implements TextBased {

    private static final String INDENT = "  ";

    @Override
    public String name() {
        return "text";
    }

    @Override
    public String mediaType() {
        return "text/plain";
    }

    @Override
    public String ending() {
        return "txt";
    }

    @Override
    public String write(Report report, Style style) {
        Terminal terminal = new Terminal(style.colour());
        List<String> lines = new ArrayList<>();
        heading(report.title(), "═", style, lines);
        Wrapping.wrap(report.headline(), style.width()).forEach(line -> lines.add(terminal.bold(line)));
        if (!report.answer().isEmpty()) {
            lines.add("");
            lines.addAll(facts(report.answer(), style));
        }
        for (Section section : report.sections()) {
            lines.add("");
            heading(section.title(), "─", style, lines);
            lines.addAll(blocks(section.below(), style));
        }
        lines.add("");
        lines.addAll(certificate(report.certificate(), style));
        return String.join("\n", lines) + "\n";
    }

    /** A single block as text, as the play loop of a terminal needs it. */
    public static List<String> lines(Block block, Style style) {
        style.progress().check();
        return switch (block) {
            case Paragraph paragraph -> Wrapping.wrap(paragraph.text(), style.width());
            case Formula formula -> indented(Wrapping.wrap(formula.plain(), style.width() - 4), "    ");
            case Facts facts -> facts(facts.facts(), style);
            case Steps steps -> steps(steps.steps(), style);
            case Table table -> titled(table.title(), TextTable.draw(table, style), style);
            case Picture picture -> picture(picture, style);
        };
    }

    private static void heading(String title, String rule, Style style, List<String> lines) {
        if (title.isBlank()) return;
        Terminal terminal = new Terminal(style.colour());
        List<String> wrapped = Wrapping.wrap(title, style.width());
        int widest = wrapped.stream().mapToInt(Columns::of).max().orElse(0);
        wrapped.forEach(line -> lines.add(terminal.bold(line)));
        lines.add(terminal.faint(rule.repeat(widest)));
    }

    private static List<String> blocks(List<Block> blocks, Style style) {
        List<String> lines = new ArrayList<>();
        for (Block block : blocks) {
            if (!lines.isEmpty()) lines.add("");
            lines.addAll(lines(block, style));
        }
        return lines;
    }

    private static List<String> steps(List<Step> steps, Style style) {
        List<String> lines = new ArrayList<>();
        int margin = String.valueOf(steps.size()).length() + 2;
        boolean roomy = style.width() - margin >= 24;
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            if (i > 0 && (!step.shown().isEmpty() || !steps.get(i - 1).shown().isEmpty())) lines.add("");
            String number = Columns.padLeft(i + 1 + ".", margin - 1) + " ";
            List<String> text = Wrapping.wrap(step.text(), style.width() - margin);
            lines.add(number + text.getFirst());
            lines.addAll(indented(text.subList(1, text.size()), " ".repeat(margin)));
            if (step.shown().isEmpty()) continue;
            List<String> shown = blocks(step.shown(), roomy ? style.narrower(margin) : style);
            lines.add("");
            lines.addAll(roomy ? indented(shown, " ".repeat(margin)) : shown);
        }
        return lines;
    }

    private static List<String> facts(List<Said> facts, Style style) {
        Terminal terminal = new Terminal(style.colour());
        int widest = facts.stream()
                .mapToInt(fact -> Columns.of(Columns.visible(fact.label())))
                .max()
                .orElse(0);
        int labels = Math.min(widest, style.width() * 2 / 5);
        int rest = style.width() - labels - 2 * INDENT.length();
        List<String> lines = new ArrayList<>();
        for (Said fact : facts) {
            List<String> label = Wrapping.wrap(fact.label(), labels);
            List<String> text = Wrapping.wrap(fact.text(), rest);
            for (int k = 0; k < Math.max(label.size(), text.size()); k++) {
                String left = Columns.padRight(k < label.size() ? label.get(k) : "", labels);
                String right = k < text.size() ? text.get(k) : "";
                lines.add((INDENT + terminal.faint(left) + INDENT + right).stripTrailing());
            }
        }
        return lines;
    }

    private static List<String> picture(Picture picture, Style style) {
        List<String> lines = new ArrayList<>(TextFigure.lines(picture, style));
        if (!picture.caption().isBlank()) {
            Terminal terminal = new Terminal(style.colour());
            Wrapping.wrap(picture.caption(), style.width()).forEach(line -> lines.add(terminal.faint(line)));
        }
        return lines;
    }

    private static List<String> titled(String title, List<String> below, Style style) {
        if (title.isBlank()) return below;
        List<String> lines = new ArrayList<>(Wrapping.wrap(title, style.width()));
        lines.addAll(below);
        return lines;
    }

    private static List<String> certificate(Report.Certificate certificate, Style style) {
        CertificateMark mark = CertificateMark.of(certificate, style.words());
        String text = certificate.text().isBlank() ? mark.state() : mark.state() + ": " + certificate.text();
        List<String> wrapped = Wrapping.wrap(text, style.width() - 2);
        List<String> lines = new ArrayList<>(List.of(mark.sign() + " " + wrapped.getFirst()));
        lines.addAll(indented(wrapped.subList(1, wrapped.size()), INDENT));
        return lines;
    }

    private static List<String> indented(List<String> lines, String margin) {
        return lines.stream().map(line -> line.isEmpty() ? line : margin + line).toList();
    }
}
