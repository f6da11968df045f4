package hissho.app.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hissho.property.Property;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** What holds for every report in every format. */
class RenderersTest {

    private static final Style ENGLISH = Style.plain(Words.in(Language.ENGLISH));
    private static final Style JAPANESE = Style.plain(Words.in(Language.JAPANESE));
    private static final RandomReports REPORTS = new RandomReports();

    @Test
    void everyFormatHasItsNameAndRendersTheSamples() throws IOException {
        assertEquals(List.of("text", "json", "markdown", "latex", "html", "svg", "png", "csv"), Renderers.names());
        for (Renderer renderer : Renderers.all()) {
            assertEquals(renderer, Renderers.named(renderer.name()).orElseThrow());
            assertTrue(bytes(renderer, Samples.envelopeReport(), ENGLISH).length > 20, renderer.name());
            assertTrue(bytes(renderer, Samples.japaneseReport(), JAPANESE).length > 20, renderer.name());
        }
        assertTrue(Renderers.named("papyrus").isEmpty());
    }

    @Test
    void renderingTwiceGivesTheSameBytes() throws IOException {
        for (Renderer renderer : Renderers.all())
            assertEquals(
                    text(renderer.name(), Samples.envelopeReport(), ENGLISH),
                    text(renderer.name(), Samples.envelopeReport(), ENGLISH),
                    renderer.name());
    }

    @Test
    void noLineOfTextIsWiderThanAskedFor() {
        Property.holds(200, REPORTS, report -> {
            for (int width : new int[] {24, 37, 80}) {
                for (String line : text("text", report, new Style(Words.in(Language.JAPANESE), false, width))
                        .split("\n", -1)) {
                    assertTrue(Columns.of(line) <= width, width + ": " + line);
                    assertTrue(line.chars().noneMatch(Character::isISOControl), line);
                }
            }
        });
    }

    @Test
    void colourOnlyAddsColour() throws IOException {
        Style colourful = new Style(ENGLISH.words(), true, 80);
        String coloured = text("text", Samples.envelopeReport(), colourful);
        assertTrue(coloured.contains("\u001b["));
        assertEquals(text("text", Samples.envelopeReport(), ENGLISH), coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
        Property.holds(150, REPORTS, report -> {
            String codes = text("text", report, colourful).replaceAll("\u001b\\[[0-9;]*m", "");
            assertFalse(codes.contains("\u001b"), codes);
        });
    }

    @Test
    void jsonIsJsonWithTheKeysProgramsRelyOn() {
        ObjectMapper mapper = new ObjectMapper();
        Property.holds(200, REPORTS, report -> {
            JsonNode root = mapper.readTree(bytes(Renderers.named("json").orElseThrow(), report, ENGLISH));
            for (String key : List.of("kind", "title", "headline", "answer", "certificate", "sections", "figures"))
                assertTrue(root.has(key), key);
            assertEquals(report.figures().size(), root.get("figures").size());
        });
    }

    @Test
    void htmlIsWellFormed() {
        Property.holds(
                400, REPORTS, report -> xml(text("html", report, JAPANESE).replace("<!DOCTYPE html>", "")));
    }

    @Test
    void svgIsWellFormed() {
        Property.holds(200, REPORTS, report -> {
            String svg = text("svg", report, ENGLISH);
            assertEquals("svg", xml(svg).getDocumentElement().getTagName());
            assertFalse(svg.contains("NaN") || svg.contains("Infinity"), "a number that is none");
        });
    }

    @Test
    void latexHasMatchingBracesAndEnvironments() {
        Property.holds(200, REPORTS, report -> checkLatex(text("latex", report, ENGLISH)));
    }

    @Test
    void markdownAndCsvTakeAnything() {
        Property.holds(200, REPORTS, report -> {
            assertFalse(text("markdown", report, ENGLISH).contains("\u001b"));
            assertNotNull(text("csv", report, ENGLISH));
        });
    }

    @Test
    void pngIsAPicture() {
        Property.holds(8, REPORTS, report -> {
            byte[] png = bytes(Renderers.named("png").orElseThrow(), report, ENGLISH);
            assertTrue(ImageIO.read(new ByteArrayInputStream(png)).getWidth() > 0);
        });
    }

    static byte[] bytes(Renderer renderer, Report report, Style style) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        renderer.render(report, out, style);
        return out.toByteArray();
    }

    static String text(String format, Report report, Style style) throws IOException {
        return new String(bytes(Renderers.named(format).orElseThrow(), report, style), StandardCharsets.UTF_8);
    }

    static Document xml(String text) throws Exception {
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setErrorHandler(null);
        return builder.parse(new InputSource(new StringReader(text)));
    }

    private static void checkLatex(String latex) {
        int depth = 0;
        for (int i = 0; i < latex.length(); i++) {
            char c = latex.charAt(i);
            if (c == '\\') i++;
            else if (c == '{') depth++;
            else if (c == '}') depth--;
            else if (c == '%' && latex.charAt(i - 1 < 0 ? 0 : i - 1) != '\\') i = latex.indexOf('\n', i) - 1;
            assertTrue(depth >= 0, "a brace too many");
        }
        assertEquals(0, depth);
        Deque<String> open = new ArrayDeque<>();
        Matcher matcher = Pattern.compile("\\\\(begin|end)\\{(\\w+)}").matcher(latex);
        while (matcher.find()) {
            if (matcher.group(1).equals("begin")) open.push(matcher.group(2));
            else assertEquals(open.pop(), matcher.group(2));
        }
        assertTrue(open.isEmpty());
    }
}
