package hissho.app.web;

import hissho.app.document.Conversion;
import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.document.JudgedWords;
import hissho.app.render.JsonRenderer;
import hissho.app.render.Renderer;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.app.render.SvgRenderer;
import hissho.catalogue.Catalogue;
import hissho.document.Nearest;
import hissho.document.Node;
import hissho.form.format.Efg;
import hissho.kind.Solved;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Message;
import hissho.words.Words;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Solving, reading, writing, exporting and tabulating: the four lines of the walk with a request for a path and a response for an out. */
final class SolveApi {

    private static final int MOST_DECIMALS = 100;

    /** How long an answer that came at the last moment is written. */
    private static final long WRITING_MILLIS = 300;

    private final Desk desk;

    SolveApi(Desk desk) {
        this.desk = desk;
    }

    void solve(Context request) throws Exception {
        Node body = Body.of(request, "solving");
        Words words = decimals(body);
        List<String> asked = body.find("ask").map(Node::texts).orElse(List.of());
        Map<String, @Nullable Object> mine = body.find("mine").map(Node::fields).orElse(Map.of());
        answer(request, body, budget -> {
            GameDocument document =
                    GameDocument.of(body.get("document").value()).in(words.language());
            Solved solved = solved(document, words, budget);
            List<Object> verdicts = solved.judge(mine, words).stream()
                    .<Object>map(each -> Map.of(
                            "key", each.key(),
                            "verdict", each.verdict().name().toLowerCase(Locale.ROOT),
                            "text", JudgedWords.of(each, document.kind(), words),
                            "why", each.why()))
                    .toList();
            Report report = document.tell(solved, asked, words);
            Map<String, List<String>> choices = choices(report, solved, words);
            try {
                return json(report, verdicts, choices, Style.plain(words).under(budget));
            } catch (Progress.Stopped late) {
                if (budget.nanosLeft() > 0) throw late;
                return json(
                        report.brief(words),
                        verdicts,
                        choices,
                        Style.plain(words).under(Progress.atMost(WRITING_MILLIS)));
            }
        });
    }

    void cancel(Context request) {
        desk.cancel(request.pathParam("id"));
        request.status(204);
    }

    void export(Context request) throws Exception {
        Node body = Body.of(request, "exporting");
        Words words = decimals(body);
        Renderer renderer = renderer(body.get("format"));
        Exported exported = worked(request, body, budget -> exported(body, renderer, words, budget));
        request.header("Content-Disposition", "attachment; filename=\"" + exported.name() + "\"");
        request.contentType(renderer.mediaType()).result(exported.content().toByteArray());
    }

    /** A file for the one who asked. */
    private record Exported(String name, ByteArrayOutputStream content) {}

    private static Exported exported(Node body, Renderer renderer, Words words, Budget budget) throws IOException {
        GameDocument document = GameDocument.of(body.get("document").value()).in(words.language());
        Report whole = document.tell(solved(document, words, budget), List.of(), words);
        Report report = body.find("figure").map(n -> only(whole, n)).orElse(whole);
        boolean drawn = renderer.name().equals("svg") || renderer.name().equals("png");
        if (drawn && report.figures().isEmpty()) throw new Refused(422, "no-figure", Message.of("app.bad.no-figure"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        renderer.render(report, out, Style.plain(words).under(budget));
        return new Exported(document.kind().name() + "." + renderer.ending(), out);
    }

    void table(Context request) throws Exception {
        Node body = Body.of(request, "tabulating");
        Words words = decimals(body);
        Node name = body.get("name");
        Tabulation table = Catalogue.table(name.text())
                .orElseThrow(() ->
                        name.bad("app.bad.table", name.shown(), Nearest.question(name.text(), Catalogue.tableNames())));
        Node parameters = Node.root(body.get("parameters").value());
        parameters.only(table.parameters().fields().stream().map(f -> f.name()).collect(Collectors.toSet()));
        answer(
                request,
                body,
                budget -> json(
                        table.make(parameters, words, budget),
                        List.of(),
                        Map.of(),
                        Style.plain(words).under(budget)));
    }

    /** By fact that is told: the answers a reader may choose from who wants to try first. */
    private static Map<String, List<String>> choices(Report report, Solved solved, Words words) {
        Map<String, List<String>> choices = new LinkedHashMap<>();
        for (Said said : report.answer())
            solved.facts()
                    .find(said.key())
                    .map(fact -> fact.choices(words))
                    .filter(some -> !some.isEmpty())
                    .ifPresent(some -> choices.put(said.key(), some));
        return choices;
    }

    /** A document that names its kind, also where that was found by its fields: the page knows a form by it. */
    private static Object named(@Nullable Object tree, String kind) {
        if (!(tree instanceof Map<?, ?> fields) || fields.containsKey("kind")) return tree == null ? Map.of() : tree;
        Map<Object, @Nullable Object> all = new LinkedHashMap<>();
        all.put("kind", kind);
        all.putAll(fields);
        return all;
    }

    void read(Context request) throws Exception {
        Node body = Body.of(request, "reading");
        answer(request, body, budget -> {
            Object tree = new Documents()
                    .parse(
                            body.get("text").text(),
                            body.find("name").map(Node::text).orElse(""));
            GameDocument document = GameDocument.of(tree);
            if (document.fields().get("efg") instanceof String file) Efg.read(file);
            return Json.line(Map.of("document", named(tree, document.kind().name())));
        });
    }

    void write(Context request) throws Exception {
        Node body = Body.of(request, "writing");
        answer(request, body, budget -> {
            Object tree = body.get("document").value();
            GameDocument document = GameDocument.of(tree);
            String format = body.find("format")
                    .map(n -> n.choice("json", "yaml", "nfg", "efg"))
                    .orElse("json");
            String text = switch (format) {
                case "nfg", "efg" -> Conversion.to(format, document, budget);
                case "yaml" -> Yaml.of(tree);
                default -> Json.pretty(tree) + "\n";
            };
            return Json.line(Map.of("text", text));
        });
    }

    private static Solved solved(GameDocument document, Words words, Progress progress) {
        Solved solved = document.solve(progress);
        if (!solved.certificate().holds()) throw new IllegalStateException(words.say("app.fault.certificate"));
        return solved;
    }

    /** Work that is done at the desk under a budget. */
    private interface Budgeted<T> {
        T make(Budget budget) throws Exception;
    }

    private void answer(Context request, Node body, Budgeted<String> work) throws Exception {
        request.contentType("application/json").result(worked(request, body, work));
    }

    private <T> T worked(Context request, Node body, Budgeted<T> work) throws Exception {
        Budget budget = body.find("budget").map(Budget::read).orElseGet(Budget::usual);
        String id = body.find("id").map(Node::text).orElse("");
        return desk.work(request, id, budget, () -> work.make(budget));
    }

    private static Words decimals(Node body) {
        Words words = Body.words(body);
        return body.find("decimals")
                .map(n -> words.withDecimals(n.whole(0, MOST_DECIMALS)))
                .orElse(words);
    }

    private static Renderer renderer(Node format) {
        return Renderers.named(format.text())
                .orElseThrow(() -> format.bad("app.bad.format", format.shown(), String.join(", ", Renderers.names())));
    }

    private static Report only(Report report, Node number) {
        List<hissho.report.Figure> figures = report.figures();
        if (figures.isEmpty()) throw new Refused(422, "no-figure", Message.of("app.bad.no-figure"));
        int index = number.whole(1, figures.size());
        return report.only(index);
    }

    /** The report as the command line prints it, and a picture of each figure. */
    static String json(Report report, List<Object> verdicts, Map<String, List<String>> choices, Style style) {
        List<String> svgs = report.pictures().stream()
                .map(picture -> SvgRenderer.picture(
                        picture.figure(), picture.caption().isBlank() ? report.title() : picture.caption(), style))
                .toList();
        return "{\"report\":" + plain(report, style) + ",\"svgs\":" + Json.line(svgs) + ",\"mine\":"
                + Json.line(verdicts) + ",\"choices\":" + Json.line(choices) + "}";
    }

    static String plain(Report report, Style style) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new JsonRenderer().render(report, out, style);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
