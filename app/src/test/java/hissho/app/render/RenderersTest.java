package hissho.app.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import hissho.app.render.drawing.Lettering;
import hissho.property.Property;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Section;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
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
        JsonSchema schema = figures(mapper);
        Property.holds(200, REPORTS, report -> {
            JsonNode root = mapper.readTree(bytes(Renderers.named("json").orElseThrow(), report, ENGLISH));
            for (String key : List.of("kind", "title", "headline", "answer", "certificate", "sections", "figures"))
                assertTrue(root.has(key), key);
            assertEquals(report.figures().size(), root.get("figures").size());
            assertEquals(Set.of(), schema.validate(root.get("figures")));
        });
    }

    /** The part of the schema of reports that is about figures. */
    private static JsonSchema figures(ObjectMapper mapper) {
        try (InputStream in = Renderer.class.getResourceAsStream("/hissho/app/report.schema.json")) {
            ObjectNode schema = (ObjectNode) mapper.readTree(in);
            JsonNode figures = schema.at("/properties/figures");
            schema.retain("$schema", "$defs");
            schema.setAll((ObjectNode) figures);
            return JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(schema);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
    void nothingIsDrawnOutsideOfThePicture() {
        Property.holds(200, REPORTS, report -> insideTheView(text("svg", report, ENGLISH)));
        for (Report report : List.of(Samples.gallery(), Samples.envelopeReport(), Samples.japaneseReport()))
            Assertions.assertDoesNotThrow(() -> insideTheView(text("svg", report, ENGLISH)));
    }

    private static void insideTheView(String svg) throws Exception {
        Element root = xml(svg).getDocumentElement();
        double[] view = numbers(root.getAttribute("viewBox"));
        NodeList all = root.getElementsByTagName("*");
        for (int k = 0; k < all.getLength(); k++) {
            Element element = (Element) all.item(k);
            double[] move = numbers(((Element) element.getParentNode()).getAttribute("transform"));
            double[] points = extremes(element);
            for (int i = 0; i + 1 < points.length; i += 2) {
                double x = points[i] + (move.length == 2 ? move[0] : 0);
                double y = points[i + 1] + (move.length == 2 ? move[1] : 0);
                assertTrue(
                        x >= -0.5 && x <= view[2] + 0.5 && y >= -0.5 && y <= view[3] + 0.5,
                        () -> element.getTagName() + " " + element.getTextContent() + " at " + x + ", " + y);
            }
        }
    }

    /** The points that show how far an element reaches. */
    private static double[] extremes(Element element) {
        double x = number(element, "x");
        double y = number(element, "y");
        double size = number(element, "font-size");
        double width = Lettering.width(element.getTextContent(), size);
        double left = switch (element.getAttribute("text-anchor")) {
            case "middle" -> x - width / 2;
            case "end" -> x - width;
            default -> x;
        };
        return switch (element.getTagName()) {
            case "polyline", "polygon" -> numbers(element.getAttribute("points"));
            case "rect" -> new double[] {x, y, x + number(element, "width"), y + number(element, "height")};
            case "text" -> new double[] {left, y - size * 0.7, left + width, y};
            case "circle" -> {
                double r = number(element, "r");
                double cx = number(element, "cx");
                double cy = number(element, "cy");
                yield new double[] {cx - r, cy - r, cx + r, cy + r};
            }
            case "path" -> {
                double[] p = numbers(element.getAttribute("d"));
                double[] curve = new double[22];
                for (int k = 0; k <= 10; k++)
                    for (int i = 0; i < 2; i++) {
                        double t = k / 10.0;
                        double u = 1 - t;
                        curve[2 * k + i] = u * u * u * p[i]
                                + 3 * u * u * t * p[2 + i]
                                + 3 * u * t * t * p[4 + i]
                                + t * t * t * p[6 + i];
                    }
                yield curve;
            }
            default -> new double[0];
        };
    }

    private static double number(Element element, String name) {
        String text = element.getAttribute(name);
        return text.isEmpty() ? 0 : Double.parseDouble(text);
    }

    private static double[] numbers(String text) {
        return Pattern.compile("-?[0-9.]+")
                .matcher(text)
                .results()
                .mapToDouble(match -> Double.parseDouble(match.group()))
                .toArray();
    }

    /** A table with the title of its section: people read it once, programs find both. */
    @Test
    void aTitleIsSaidOnce() throws IOException {
        Block table = new Block.Table("Answers", List.of("card"), List.of(List.of(Block.Cell.of("5"))), true);
        Report report = new Report("t", "T", "H.", List.of(), List.of(Section.of("Answers", table)));
        for (String format : List.of("text", "markdown", "html", "latex"))
            assertEquals(
                    1,
                    Pattern.compile("Answers")
                            .matcher(text(format, report, ENGLISH))
                            .results()
                            .count(),
                    format);
        assertEquals(
                2,
                Pattern.compile("Answers")
                        .matcher(text("json", report, ENGLISH))
                        .results()
                        .count());
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
