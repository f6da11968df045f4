package hissho.app.render;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Facts;
import hissho.report.Block.Formula;
import hissho.report.Block.Paragraph;
import hissho.report.Block.Picture;
import hissho.report.Block.Step;
import hissho.report.Block.Steps;
import hissho.report.Block.Table;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Reports for programs: the answer by the keys of its facts with exact values, then everything a person would read, block by
 * block. A picture block holds the number of its figure in the list {@code figures}, counted from 0.
 */
public final class JsonRenderer implements Renderer {

    @Override
    public String name() {
        return "json";
    }

    @Override
    public String mediaType() {
        return "application/json";
    }

    @Override
    public String ending() {
        return "json";
    }

    @Override
    public void render(Report report, OutputStream out, Style style) throws IOException {
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
        try (JsonGenerator json = new JsonFactory()
                .createGenerator(new StoppableStream(out, style.progress()))
                .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
                .setPrettyPrinter(printer)) {
            new Writing(new WellFormedJson(json), style.words()).report(report);
            json.writeRaw('\n');
        }
    }

    /** One report on its way into one stream. */
    private static final class Writing {

        private final JsonGenerator json;
        private final JsonValues values;
        private int figures;

        Writing(JsonGenerator json, Words words) {
            this.json = json;
            this.values = new JsonValues(json, words);
        }

        void report(Report report) throws IOException {
            json.writeStartObject();
            json.writeStringField("kind", report.kind());
            json.writeStringField("title", report.title());
            json.writeStringField("headline", report.headline());
            json.writeObjectFieldStart("answer");
            Set<String> told = new HashSet<>();
            for (Said fact : report.answer()) if (told.add(fact.key())) values.field(fact.key(), fact.value());
            if (report.kind().equals("table")) table(report);
            json.writeEndObject();
            json.writeObjectFieldStart("certificate");
            json.writeStringField("text", report.certificate().text());
            json.writeBooleanField("checked", report.certificate().checked());
            json.writeStringField("mark", report.certificate().mark().name().toLowerCase(Locale.ROOT));
            json.writeStringField("manner", report.certificate().manner());
            values.field("covers", report.covered());
            values.field("besides", report.besides());
            values.field("data", report.certificate().data());
            json.writeEndObject();
            facts("facts", report.answer());
            json.writeArrayFieldStart("sections");
            for (Section section : report.sections()) {
                json.writeStartObject();
                json.writeStringField("title", section.title());
                blocks("blocks", section.blocks());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("figures");
            for (Figure figure : report.figures()) new JsonFigures(json).figure(figure);
            json.writeEndArray();
            json.writeEndObject();
        }

        /** The answer to a question for a table is the table: its heads, and its rows as numbers and words. */
        private void table(Report report) throws IOException {
            Optional<Table> asked = report.sections().stream()
                    .flatMap(section -> section.blocks().stream())
                    .filter(Table.class::isInstance)
                    .map(Table.class::cast)
                    .findFirst();
            if (asked.isEmpty()) return;
            json.writeObjectFieldStart("table");
            values.field("columns", asked.get().head());
            values.field(
                    "rows",
                    asked.get().rows().stream()
                            .map(row -> row.stream()
                                    .map(cell -> cell.value() == null ? cell.text() : cell.value())
                                    .toList())
                            .toList());
            json.writeEndObject();
        }

        private void blocks(String name, List<Block> blocks) throws IOException {
            json.writeArrayFieldStart(name);
            for (Block block : blocks) {
                json.writeStartObject();
                block(block);
                json.writeEndObject();
            }
            json.writeEndArray();
        }

        private void block(Block block) throws IOException {
            switch (block) {
                case Paragraph(String text) -> {
                    json.writeStringField("type", "paragraph");
                    json.writeStringField("text", text);
                }
                case Formula(String latex, String plain) -> {
                    json.writeStringField("type", "formula");
                    json.writeStringField("latex", latex);
                    json.writeStringField("plain", plain);
                }
                case Facts(List<Said> facts) -> {
                    json.writeStringField("type", "facts");
                    facts("facts", facts);
                }
                case Steps(List<Step> steps) -> {
                    json.writeStringField("type", "steps");
                    json.writeArrayFieldStart("steps");
                    for (Step step : steps) {
                        json.writeStartObject();
                        json.writeStringField("text", step.text());
                        blocks("shown", step.shown());
                        json.writeEndObject();
                    }
                    json.writeEndArray();
                }
                case Table table -> table(table);
                case Picture picture -> {
                    json.writeStringField("type", "picture");
                    json.writeNumberField("figure", figures++);
                    json.writeStringField("caption", picture.caption());
                }
            }
        }

        private void facts(String name, List<Said> facts) throws IOException {
            json.writeArrayFieldStart(name);
            for (Said fact : facts) {
                json.writeStartObject();
                json.writeStringField("key", fact.key());
                json.writeStringField("label", fact.label());
                values.field("value", fact.value());
                json.writeStringField("text", fact.text());
                if (fact.unfinished()) json.writeBooleanField("unfinished", true);
                if (fact.unanswered()) json.writeBooleanField("unanswered", true);
                json.writeEndObject();
            }
            json.writeEndArray();
        }

        private void table(Table table) throws IOException {
            json.writeStringField("type", "table");
            json.writeStringField("title", table.title());
            json.writeBooleanField("headedRows", table.headedRows());
            JsonFigures.strings(json, "head", table.head());
            json.writeArrayFieldStart("rows");
            for (List<Cell> row : table.rows()) {
                json.writeStartArray();
                for (Cell cell : row) {
                    json.writeStartObject();
                    values.field("value", cell.value());
                    json.writeStringField("text", cell.text());
                    JsonFigures.tone(json, cell.tone());
                    json.writeEndObject();
                }
                json.writeEndArray();
            }
            json.writeEndArray();
        }
    }
}
