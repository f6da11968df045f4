package hissho.app.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Paragraph;
import hissho.report.Block.Picture;
import hissho.report.Block.Table;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Language;
import hissho.words.Words;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** What each format does with what it is given. */
class FormatsTest {

    private static final Style ENGLISH = Style.plain(Words.in(Language.ENGLISH));
    private static final Style JAPANESE = Style.plain(Words.in(Language.JAPANESE));

    @Test
    void textBeginsWithTheAnswerAndAlignsTheFacts() throws IOException {
        List<String> lines =
                render("text", Samples.envelopeReport(), ENGLISH).lines().toList();
        assertEquals("The value is 17/7; the row player mixes 5/7 : 2/7 and the column player answers", lines.get(2));
        assertEquals("  value                 17/7", lines.get(5));
        assertEquals("  optimal row strategy  (5/7, 2/7)", lines.get(6));
    }

    @Test
    void textAlignsWideCharacters() throws IOException {
        List<String> lines =
                render("text", Samples.japaneseReport(), JAPANESE).lines().toList();
        List<String> table =
                lines.stream().filter(line -> line.startsWith("│ ")).toList();
        assertEquals(
                List.of(
                        "│ 山     │ 個数 │ 二進 │",
                        "│ 甲     │    3 │  011 │",
                        "│ 乙の山 │    4 │  100 │",
                        "│ 丙     │    5 │  101 │"),
                table.subList(0, 4));
    }

    @Test
    void japaneseLinesDoNotBeginWithAClosingMark() {
        for (int width = 6; width < 30; width++)
            for (String line : Wrapping.wrap("必勝法（勝ち方）は、あります。「手」を、見て。", width))
                assertTrue("、。」）".indexOf(line.charAt(0)) < 0, line);
    }

    @Test
    void wideTablesComeInPartsThatAllHaveTheirHeads() throws IOException {
        List<String> head =
                IntStream.range(0, 40).mapToObj(k -> k == 0 ? "" : "c" + k).toList();
        List<Cell> row = IntStream.range(0, 40)
                .mapToObj(k -> Cell.of(k == 0 ? "first" : "100" + k))
                .toList();
        String text = render("text", of(new Table("", head, List.of(row), true)), ENGLISH);
        assertTrue(text.lines().filter(line -> line.contains("│ first │")).count() >= 3, text);
        for (int k = 1; k < 40; k++) assertTrue(text.contains("100" + k), text);
    }

    @Test
    void marksReplaceColours() throws IOException {
        Table table =
                new Table("", List.of(), List.of(List.of(Cell.of("3", Tone.ACCENT), Cell.of("4", Tone.GOOD))), false);
        assertTrue(render("text", of(table), ENGLISH).contains("│ [3] │ 4* │"));
    }

    @Test
    void jsonKeepsNumbersExact() throws IOException {
        BigInteger large = BigInteger.TWO.pow(53).add(BigInteger.ONE);
        Report report = new Report(
                "k",
                "t",
                "h",
                List.of(
                        new Said("third", "", Rational.of(1, 3), "0.33"),
                        new Said("whole", "", Rational.of(12), "12"),
                        new Said("limit", "", BigInteger.TWO.pow(53), ""),
                        new Said("large", "", Rational.of(large), ""),
                        new Said("vector", "", hissho.number.RationalVector.of(Rational.HALF, Rational.ONE), ""),
                        new Said("nothing", "", Double.NaN, "")),
                List.of(),
                new Report.Certificate("c", true));
        JsonNode answer =
                new ObjectMapper().readTree(render("json", report, ENGLISH)).get("answer");
        assertEquals(
                "{\"third\":\"1/3\",\"whole\":12,\"limit\":9007199254740992,\"large\":\"9007199254740993\","
                        + "\"vector\":[\"1/2\",1],\"nothing\":null}",
                answer.toString());
    }

    @Test
    void picturesInJsonNameTheirFigures() throws IOException {
        JsonNode root = new ObjectMapper().readTree(render("json", Samples.gallery(), ENGLISH));
        JsonNode blocks = root.at("/sections/0/blocks");
        for (int k = 0; k < blocks.size(); k++)
            assertEquals(k, blocks.get(k).get("figure").asInt());
        assertEquals("heatMap", root.at("/figures/2/type").asText());
    }

    @Test
    void latexWritesSpecialCharactersAsThemselves() {
        assertEquals("50\\% \\& more\\_less \\#1 \\$x\\$ \\{y\\}", LatexText.escaped("50% & more_less #1 $x$ {y}"));
        assertEquals("\\textbackslash{}z \\textasciicircum{}", LatexText.escaped("\\z ^"));
        assertEquals(
                "3 \\ensuremath{\\oplus} 5 \\ensuremath{\\le} v\\ensuremath{_{1}} 先手",
                LatexText.escaped("3 ⊕ 5 ≤ v₁ 先手"));
        assertEquals("\\ensuremath{\\alpha}\\ensuremath{\\omega}\\ensuremath{^{2}}", LatexText.escaped("αω²"));
    }

    @Test
    void latexNamesASignThatNoFontHasByItsNumber() {
        assertEquals("a \\texttt{U+2603} b", LatexText.escaped("a ☃ b"));
        assertEquals("\\ensuremath{_{n}} \\ensuremath{\\oslash}", LatexText.escaped("ₙ ⊘"));
    }

    /** Every sign beyond Latin letters that an English sentence of ours uses is written as one, not as a number. */
    @Test
    void latexKnowsTheSignsOfAllEnglishSentences() throws IOException {
        Path words = Path.of(System.getProperty("hissho.root", ".."), "engine/src/main/resources/hissho/words");
        try (Stream<Path> bundles = Files.list(words)) {
            for (Path bundle :
                    bundles.filter(b -> b.toString().endsWith("_en.properties")).toList())
                for (String line : Files.readAllLines(bundle))
                    assertFalse(LatexText.escaped(line).contains("\\texttt{U+"), bundle.getFileName() + ": " + line);
        }
    }

    @Test
    void latexChoosesTheClassByTheLanguage() throws IOException {
        assertTrue(render("latex", Samples.envelopeReport(), ENGLISH).contains("{article}"));
        assertTrue(render("latex", Samples.japaneseReport(), JAPANESE).contains("{ltjsarticle}"));
        assertTrue(render("latex", of(new Paragraph("必勝")), ENGLISH).contains("{ltjsarticle}"));
    }

    @Test
    void markdownWritesSpecialCharactersAsThemselves() throws IOException {
        String text = render("markdown", of(new Paragraph("- 1 * 2 | <b> [x](y) #")), ENGLISH);
        assertTrue(text.contains("\\- 1 \\* 2 \\| \\<b\\> \\[x\\](y) \\#"), text);
        String table = render("markdown", Samples.envelopeReport(), ENGLISH);
        assertTrue(table.contains("   | --- | ---: | ---: |"), table);
    }

    @Test
    void htmlCanBeReadWithoutEyes() throws Exception {
        String html = render("html", Samples.japaneseReport(), JAPANESE);
        Document page = RenderersTest.xml(html.replace("<!DOCTYPE html>", ""));
        assertEquals("ja", page.getDocumentElement().getAttribute("lang"));
        assertEquals(3, headers(page, "col"));
        assertEquals(3, headers(page, "row"));
        assertEquals("関数の図", page.getElementsByTagName("figcaption").item(0).getTextContent());
        Element svg = (Element) page.getElementsByTagName("svg").item(0);
        assertEquals("img", svg.getAttribute("role"));
        assertEquals("関数の図", svg.getAttribute("aria-label"));
        assertFalse(html.contains("<script") || html.contains("href=") || html.contains("src="));
        assertTrue(html.contains("prefers-color-scheme:dark"));
    }

    @Test
    void csvGivesExactValuesAndQuotesWhatNeedsIt() throws IOException {
        Table table = new Table(
                "t",
                List.of("name", "value, exact"),
                List.of(List.of(Cell.of("say \"hi\""), new Cell(Rational.of(1, 3), "0.33", Tone.PLAIN))),
                false);
        assertEquals("name,\"value, exact\"\n\"say \"\"hi\"\"\",1/3\n", render("csv", of(table), ENGLISH));
        assertEquals(
                "t\n" + render("csv", of(table), ENGLISH) + "\nt\n" + render("csv", of(table), ENGLISH),
                render("csv", of(table, table), ENGLISH));
        assertEquals("key,value\n", render("csv", of(), ENGLISH));
    }

    @Test
    void everyVertexEdgeAndLabelOfAGraphIsDrawn() throws Exception {
        Figure.Graph graph = (Figure.Graph) Samples.figures().get("digraph");
        for (Figure.Layout layout : Figure.Layout.values()) {
            Figure drawn = new Figure.Graph(graph.vertices(), graph.edges(), layout);
            Document svg = RenderersTest.xml(render("svg", of(new Picture(drawn, "")), ENGLISH));
            assertEquals(
                    graph.vertices().size() + 1,
                    svg.getElementsByTagName("rect").getLength());
            assertEquals(
                    graph.edges().size(), svg.getElementsByTagName("polygon").getLength());
            for (Figure.Edge edge : graph.edges())
                if (!edge.label().isEmpty())
                    assertTrue(svg.getDocumentElement().getTextContent().contains(edge.label()));
        }
    }

    @Test
    void everyNameAndNumberOfANewerFigureIsThereInEveryFormatThatDraws() throws Exception {
        Map<String, List<String>> expected = Map.of(
                "poker", List.of("ace (1/2)", "queen (1/2)", "bet (1/3)", "check", "II", "h", "−2"),
                "hidden-moves", List.of("Alice", "Bob", "Carol", "Dan", "x", "go on", "C₁", "C₂", "B′", "14"),
                "folded-tree", List.of("deal", "Holmes", "card 6 (1/6)", "bet", "3"),
                "bargaining", List.of("(0, 0)", "(1, 4)", "(4, 2)", "(5, −1)", "feasible", "threat", "Nash (3, 8/3)"),
                "core", List.of("1: (12, 0, 0)", "3: (0, 0, 12)", "core", "Shapley", "nucleolus", "(7, 5, 0)"),
                "power", List.of("share of power", "Dora", "Banzhaf", "1/6", "3/5"),
                "signed-bars", List.of("excess", "{1, 2}", "−7/2", "−1/3", "5/4"));
        for (String name : expected.keySet()) {
            Report report = of(new Picture(Samples.figures().get(name), ""));
            String svg = RenderersTest.xml(render("svg", report, ENGLISH))
                    .getDocumentElement()
                    .getTextContent();
            String plain = render("text", report, ENGLISH);
            String latex = render("latex", report, ENGLISH);
            String json = render("json", report, ENGLISH);
            for (String word : expected.get(name)) {
                assertTrue(svg.contains(word), name + " " + word + svg);
                assertTrue(plain.contains(word), name + " " + word + plain);
                assertTrue(latex.contains(LatexText.escaped(word)), name + " " + word + latex);
                if (!word.contains(" (1/")) assertTrue(json.contains(word), name + " " + word);
            }
        }
    }

    @Test
    void treesInTextExplainOnlyTheSignsTheyUse() throws IOException {
        String poker = render("text", of(new Picture(Samples.figures().get("poker"), "")), ENGLISH);
        assertTrue(poker.contains("│  │  ┕━ fold (1/3): (1, −1)\n│  └─ check: (1, −1)\n"), poker);
        assertTrue(poker.contains("◇ chance   ━ chosen   { } information set\n"), poker);
        Figure single = new Figure.Tree(
                List.of("I"),
                List.of(
                        new Figure.Node(-1, Figure.Branch.NONE, new Figure.Turn.Player(0), "", 0),
                        new Figure.Node(
                                0, new Figure.Branch("go", "", false), new Figure.Turn.End(List.of("1")), "", 0)),
                List.of());
        assertTrue(render("markdown", of(new Picture(single, "")), ENGLISH).contains("```text\nI\n└─ go: 1\n```"));
    }

    @Test
    void trianglesInJsonGiveTheSharesOfAllThreeCorners() throws IOException {
        Report report = of(new Picture(Samples.figures().get("core"), ""));
        JsonNode figure =
                new ObjectMapper().readTree(render("json", report, ENGLISH)).at("/figures/0");
        assertEquals("triangle", figure.get("type").asText());
        JsonNode shapley = figure.at("/dots/0/at");
        assertEquals(5 / 12.0, shapley.get(0).asDouble(), 1e-11);
        assertEquals(4 / 12.0, shapley.get(1).asDouble(), 1e-11);
        assertEquals(3 / 12.0, shapley.get(2).asDouble(), 1e-11);
        assertEquals("(7, 5, 0)", figure.at("/regions/0/corners/0").asText());
    }

    @Test
    void barsInTextAreAsLongAsTheirNumbersSay() throws IOException {
        Figure bars = new Figure.Bars(
                "",
                List.of(new Figure.Group(
                        "",
                        List.of(
                                new Figure.Bar("a", 4, "4", Tone.PLAIN),
                                new Figure.Bar("b", 1, "1", Tone.PLAIN),
                                new Figure.Bar("c", -4, "−4", Tone.PLAIN)))));
        List<String> lines = render("text", of(new Picture(bars, "")), ENGLISH)
                .lines()
                .filter(line -> line.contains("█"))
                .toList();
        assertEquals(
                List.of(20L, 5L, 20L),
                lines.stream()
                        .map(line -> line.chars().filter(c -> c == '█').count())
                        .toList());
    }

    @Test
    void aReportWithoutFiguresIsStillAPicture() throws Exception {
        assertTrue(RenderersTest.xml(render("svg", of(new Paragraph("x")), ENGLISH))
                .getDocumentElement()
                .getTextContent()
                .contains("headline"));
    }

    private static long headers(Document page, String scope) {
        var all = page.getElementsByTagName("th");
        return IntStream.range(0, all.getLength())
                .filter(k -> ((Element) all.item(k)).getAttribute("scope").equals(scope))
                .count();
    }

    private static Report of(Block... blocks) {
        return new Report(
                "kind",
                "title",
                "headline",
                List.of(),
                List.of(new Section("", Arrays.asList(blocks))),
                new Report.Certificate("", true));
    }

    private static String render(String format, Report report, Style style) throws IOException {
        return RenderersTest.text(format, report, style);
    }
}
