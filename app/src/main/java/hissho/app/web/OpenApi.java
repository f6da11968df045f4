package hissho.app.web;

import hissho.app.document.Json;
import hissho.app.document.Schemas;
import hissho.catalogue.Catalogue;
import hissho.document.InOrder;
import hissho.kind.Kind;
import hissho.words.Language;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The interface described for programs: paths, bodies and, from the catalogue, the schema of every kind's document. */
final class OpenApi {

    /** One operation: what its body and its answer are in the schema; an answer that is no JSON is called by its media type. */
    private record Operation(String method, String path, String summary, String request, String answer) {}

    private static final List<Operation> OPERATIONS = List.of(
            new Operation("get", "/api/catalogue", "Kinds, tables and formats", "", "catalogue"),
            new Operation("get", "/api/examples", "The examples that come with the product", "", "example[]"),
            new Operation("get", "/api/examples/{folder}/{name}", "One example's document", "", "doc"),
            new Operation("post", "/api/solve", "Solve a document", "solving", "solved"),
            new Operation("delete", "/api/solve/{id}", "Cancel a solve", "", ""),
            new Operation("post", "/api/read", "Read the text of a file into a document", "reading", "opened"),
            new Operation("post", "/api/write", "Write a document as JSON, YAML or a Gambit file", "writing", "saved"),
            new Operation(
                    "post",
                    "/api/export",
                    "Solve a document and render the report",
                    "exporting",
                    "application/octet-stream"),
            new Operation("post", "/api/key", "Read an answer key into its questions", "keyReading", "keyRead"),
            new Operation("post", "/api/verify", "Examine one question of an answer key", "verifying", "verified"),
            new Operation("post", "/api/table", "Make a table", "tabulating", "solved"),
            new Operation(
                    "post",
                    "/api/play",
                    "Begin a game, or go on with one that was written down",
                    "beginning",
                    "position"),
            new Operation(
                    "post",
                    "/api/play/look",
                    "Look at a game, at an earlier moment of it, or ask for advice",
                    "looking",
                    "position"),
            new Operation("post", "/api/play/move", "Make a move", "moving", "position"),
            new Operation("post", "/api/play/go", "Let chance or the computer move once", "going", "position"),
            new Operation("post", "/api/play/undo", "Take back your last move", "keeping", "position"),
            new Operation("post", "/api/play/swap", "Change seats", "keeping", "position"),
            new Operation(
                    "post",
                    "/api/play/more",
                    "Go on with a game that is played round after round",
                    "lasting",
                    "position"),
            new Operation(
                    "post",
                    "/api/play/review",
                    "Look back on a finished game for the moves that gave something away",
                    "keeping",
                    "review"),
            new Operation("get", "/api/claims", "The claims", "", "claim[]"),
            new Operation("get", "/api/jobs", "The censuses, newest first", "", "job[]"),
            new Operation("post", "/api/jobs", "Start a census", "starting", "started"),
            new Operation("get", "/api/jobs/{id}", "One census", "", "job"),
            new Operation("delete", "/api/jobs/{id}", "Stop a census", "", ""),
            new Operation(
                    "get",
                    "/api/jobs/{id}/events",
                    "Progress as server-sent events, each with a census as its data",
                    "",
                    "text/event-stream"),
            new Operation("get", "/api/textbook", "Worked examples by chapter", "", "textbookChapter[]"),
            new Operation("get", "/api/openapi.json", "This description", "", "doc"));

    private OpenApi() {}

    static String description() {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("openapi", "3.1.0");
        root.put("info", Map.of("title", "Hissho workbench", "version", "1"));
        Map<String, Map<String, Object>> paths = new LinkedHashMap<>();
        for (Operation operation : OPERATIONS)
            paths.computeIfAbsent(operation.path(), path -> new LinkedHashMap<>())
                    .put(operation.method(), described(operation));
        root.put("paths", paths);
        Schemas schemas = new Schemas(Words.in(Language.ENGLISH));
        Map<String, Object> parts = new LinkedHashMap<>(Spoken.components());
        for (Kind<?> kind : Catalogue.kinds()) parts.put("document." + kind.name(), schemas.of(kind));
        root.put("components", Map.of("schemas", parts));
        return Json.line(root);
    }

    private static Map<String, Object> described(Operation operation) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("summary", operation.summary());
        List<Object> parameters = parameters(operation.path());
        if (!parameters.isEmpty()) map.put("parameters", parameters);
        if (!operation.request().isEmpty())
            map.put("requestBody", InOrder.of("required", true, "content", json(operation.request())));
        Map<String, Object> responses = new LinkedHashMap<>();
        String answer = operation.answer();
        if (answer.isEmpty()) responses.put("204", Map.of("description", "Done"));
        else
            responses.put(
                    answer.equals("started") ? "201" : "200",
                    InOrder.of(
                            "description",
                            "The answer",
                            "content",
                            answer.contains("/") ? Map.of(answer, Map.of()) : json(answer)));
        responses.put("default", InOrder.of("description", "What went wrong", "content", json("failure")));
        map.put("responses", responses);
        return map;
    }

    private static Map<String, Object> json(String name) {
        return Map.of("application/json", Map.of("schema", Spoken.reference(name)));
    }

    private static List<Object> parameters(String path) {
        return java.util.regex.Pattern.compile("\\{(\\w+)}")
                .matcher(path)
                .results()
                .<Object>map(m ->
                        Map.of("name", m.group(1), "in", "path", "required", true, "schema", Map.of("type", "string")))
                .toList();
    }
}
