package hissho.app.render;

import hissho.app.render.drawing.Drawing;
import hissho.progress.Progress;
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
import hissho.words.Words;
import java.util.List;
import java.util.Locale;

/** Reports as one page that needs nothing else: no script, no other file, light or dark as the reader prefers. */
public final class HtmlRenderer implements TextBased {

    private static final String PAGE_STYLE = """
        body{margin:0 auto;padding:1.5rem 1rem 3rem;max-width:54rem;background:var(--h-paper);color:var(--h-text);
        font:1rem/1.6 "Noto Sans","Helvetica Neue",Helvetica,Arial,"Noto Sans CJK JP","Noto Sans JP","Hiragino Sans","Yu Gothic",Meiryo,sans-serif}
        h1{font-size:1.35rem;font-weight:600;color:var(--h-soft);margin:0 0 .5rem}
        h2{font-size:1.15rem;margin:2.2rem 0 .6rem;padding-bottom:.2rem;border-bottom:1px solid var(--h-rule)}
        .headline{font-size:1.3rem;line-height:1.45;font-weight:600;margin:.2rem 0 1.2rem}
        p,li{white-space:pre-line}
        dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.3rem 1.4rem;margin:1rem 0}
        dt{color:var(--h-soft)}
        dd{margin:0;overflow-wrap:anywhere}
        ol{padding-left:1.8rem}
        li{margin:.5rem 0}
        .wide{overflow-x:auto;margin:1rem 0}
        table{border-collapse:collapse;font-variant-numeric:tabular-nums}
        caption{text-align:left;color:var(--h-soft);padding-bottom:.3rem}
        th,td{padding:.3rem .8rem;border-bottom:1px solid var(--h-rule);text-align:left}
        th{color:var(--h-soft);font-weight:600}
        thead th{border-bottom:2px solid var(--h-frame)}
        .number{text-align:right}
        .formula{margin:1rem 0 1rem 2rem;font-family:"Cambria Math","STIX Two Math","Latin Modern Math",Georgia,serif;font-size:1.1rem;white-space:pre-wrap}
        figure{margin:1.2rem 0}
        figure svg{max-width:100%;height:auto}
        figcaption{color:var(--h-soft);font-size:.95rem}
        .certificate{margin-top:2.2rem;padding:.7rem 1rem;border-left:4px solid var(--h-good);background:var(--h-good-wash)}
        .certificate.failed{border-color:var(--h-bad);background:var(--h-bad-wash)}
        .first{background:var(--h-first-wash);color:var(--h-first)}
        .second{background:var(--h-second-wash);color:var(--h-second)}
        .good{background:var(--h-good-wash);color:var(--h-good);font-weight:700}
        .bad{background:var(--h-bad-wash);color:var(--h-bad)}
        .accent{background:var(--h-accent-wash);color:var(--h-accent-letters);font-weight:700}
        .muted{color:var(--h-soft)}
        @media print{body{max-width:none}.wide{overflow:visible}}
        """;

    @Override
    public String name() {
        return "html";
    }

    @Override
    public String mediaType() {
        return "text/html";
    }

    @Override
    public String ending() {
        return "html";
    }

    @Override
    public String write(Report report, Style style) {
        return new Page(style).write(report);
    }

    /** One page being written. */
    private static final class Page {

        private final Words words;
        private final Progress progress;
        private final StringBuilder out = new StringBuilder();

        Page(Style style) {
            this.words = style.words();
            this.progress = style.progress();
        }

        String write(Report report) {
            out.append("""
                <!DOCTYPE html>
                <html lang="%s">
                <head>
                <meta charset="utf-8"/>
                <meta name="viewport" content="width=device-width, initial-scale=1"/>
                <meta name="color-scheme" content="light dark"/>
                <meta name="generator" content="Hissho"/>
                """.formatted(words.language().code()));
            element("title", "", report.title());
            out.append("<style>\n")
                    .append(SvgWriter.pageStyleSheet())
                    .append(PAGE_STYLE)
                    .append("</style>\n");
            out.append("</head>\n<body>\n<main>\n");
            element("h1", "", report.title());
            element("p", " class=\"headline\"", report.headline());
            if (!report.answer().isEmpty()) facts(report.answer());
            for (Section section : report.sections()) {
                out.append("<section>\n");
                if (!section.title().isBlank()) element("h2", "", section.title());
                section.below().forEach(this::block);
                out.append("</section>\n");
            }
            certificate(report.certificate());
            return out.append("</main>\n</body>\n</html>\n").toString();
        }

        private void block(Block block) {
            progress.check();
            switch (block) {
                case Paragraph paragraph -> element("p", "", paragraph.text());
                case Formula formula -> element("div", " class=\"formula\" role=\"math\"", formula.plain());
                case Facts facts -> facts(facts.facts());
                case Steps steps -> steps(steps.steps());
                case Table table -> table(table);
                case Picture picture -> picture(picture);
            }
        }

        private void facts(List<Said> facts) {
            if (facts.isEmpty()) return;
            out.append("<dl>\n");
            for (Said fact : facts) {
                element("dt", "", fact.label());
                element("dd", "", fact.text());
            }
            out.append("</dl>\n");
        }

        private void steps(List<Step> steps) {
            if (steps.isEmpty()) return;
            out.append("<ol>\n");
            for (Step step : steps) {
                out.append("<li>");
                element("div", "", step.text());
                step.shown().forEach(this::block);
                out.append("</li>\n");
            }
            out.append("</ol>\n");
        }

        private void table(Table table) {
            out.append("<div class=\"wide\"><table>\n");
            if (!table.title().isBlank()) element("caption", "", table.title());
            if (!table.head().isEmpty()) {
                out.append("<thead><tr>");
                for (int j = 0; j < table.head().size(); j++)
                    element(
                            "th",
                            " scope=\"col\"" + (CellText.isNumeric(table, j) ? " class=\"number\"" : ""),
                            table.head().get(j));
                out.append("</tr></thead>\n");
            }
            out.append("<tbody>\n");
            for (List<Cell> row : table.rows()) {
                out.append("<tr>");
                for (int j = 0; j < row.size(); j++) cell(row.get(j), table.headedRows() && j == 0);
                out.append("</tr>\n");
            }
            out.append("</tbody>\n</table></div>\n");
        }

        private void cell(Cell cell, boolean heads) {
            if (heads) {
                element("th", " scope=\"row\"", cell.text());
                return;
            }
            String tone = cell.tone() == Tone.PLAIN ? "" : cell.tone().name().toLowerCase(Locale.ROOT);
            String classes = (CellText.isNumber(cell) ? "number " : "") + tone;
            element("td", classes.isBlank() ? "" : " class=\"" + classes.strip() + "\"", cell.text());
        }

        private void picture(Picture picture) {
            out.append("<figure>\n");
            out.append(SvgWriter.inline(Drawing.of(picture.figure()), Gallery.name(picture, words)));
            if (!picture.caption().isBlank()) element("figcaption", "", picture.caption());
            out.append("</figure>\n");
        }

        private void certificate(Report.Certificate certificate) {
            CertificateMark mark = CertificateMark.of(certificate, words);
            out.append("<div class=\"certificate" + (certificate.checked() ? "" : " failed") + "\" role=\"note\">");
            element("strong", "", mark.sign() + " " + mark.state());
            out.append(' ').append(Xml.escaped(certificate.text())).append("</div>\n");
        }

        private void element(String name, String attributes, String text) {
            out.append('<').append(name).append(attributes).append('>');
            out.append(Xml.escaped(text)).append("</").append(name).append(">\n");
        }
    }
}
