package hissho.app.web;

import hissho.app.document.Json;
import hissho.app.document.Schemas;
import hissho.catalogue.Catalogue;
import hissho.kind.Kind;
import hissho.words.Language;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The interface described for programs: paths, bodies and, from the catalogue, the schema of every kind's document. */
final class OpenApi {

    /** One operation: how it is asked and what its body holds. */
    private record Operation(String method, String path, String summary, List<String> fields, String answer) {}

    private static final List<Operation> OPERATIONS = List.of(
            new Operation("get", "/api/catalogue", "Kinds, tables and formats", List.of(), "application/json"),
            new Operation(
                    "get", "/api/examples", "The examples that come with the product", List.of(), "application/json"),
            new Operation(
                    "get", "/api/examples/{folder}/{name}", "One example's document", List.of(), "application/json"),
            new Operation(
                    "post",
                    "/api/solve",
                    "Solve a document",
                    List.of("document", "lang", "decimals", "budget", "id", "ask", "mine"),
                    "application/json"),
            new Operation("delete", "/api/solve/{id}", "Cancel a solve", List.of(), ""),
            new Operation(
                    "post",
                    "/api/read",
                    "Read the text of a file into a document",
                    List.of("text", "name", "lang"),
                    "application/json"),
            new Operation(
                    "post",
                    "/api/write",
                    "Write a document as JSON or YAML",
                    List.of("document", "format", "lang"),
                    "application/json"),
            new Operation(
                    "post",
                    "/api/export",
                    "Solve a document and render the report",
                    List.of("document", "lang", "format", "decimals", "figure", "budget", "id"),
                    "application/octet-stream"),
            new Operation(
                    "post",
                    "/api/table",
                    "Make a table",
                    List.of("name", "parameters", "lang", "decimals", "budget", "id"),
                    "application/json"),
            new Operation(
                    "post",
                    "/api/play",
                    "Begin a game, or go on with one that was written down",
                    List.of("document", "seat", "seed", "rounds", "moves", "lang"),
                    "application/json"),
            new Operation(
                    "post",
                    "/api/play/look",
                    "Look at a game, at an earlier moment of it, or ask for advice",
                    List.of("game", "at", "advice", "lang"),
                    "application/json"),
            new Operation(
                    "post",
                    "/api/play/move",
                    "Make a move",
                    List.of("game", "move", "range", "number", "lang"),
                    "application/json"),
            new Operation(
                    "post",
                    "/api/play/go",
                    "Let chance or the computer move once",
                    List.of("game", "mistakes", "lang"),
                    "application/json"),
            new Operation(
                    "post",
                    "/api/play/undo",
                    "Take back your last move",
                    List.of("game", "lang"),
                    "application/json"),
            new Operation(
                    "post",
                    "/api/play/swap",
                    "Change seats",
                    List.of("game", "lang"),
                    "application/json"),
            new Operation(
                    "post",
                    "/api/play/more",
                    "Go on with a game that is played round after round",
                    List.of("game", "rounds", "lang"),
                    "application/json"),
            new Operation("get", "/api/claims", "The claims", List.of(), "application/json"),
            new Operation("get", "/api/jobs", "The censuses, newest first", List.of(), "application/json"),
            new Operation("post", "/api/jobs", "Start a census", List.of("claim", "to", "lang"), "application/json"),
            new Operation("get", "/api/jobs/{id}", "One census", List.of(), "application/json"),
            new Operation("delete", "/api/jobs/{id}", "Stop a census", List.of(), ""),
            new Operation(
                    "get", "/api/jobs/{id}/events", "Progress as server-sent events", List.of(), "text/event-stream"),
            new Operation("get", "/api/textbook", "Worked examples by chapter", List.of(), "application/json"),
            new Operation("get", "/api/openapi.json", "This description", List.of(), "application/json"));

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
        Map<String, Object> documents = new LinkedHashMap<>();
        for (Kind<?> kind : Catalogue.kinds()) documents.put(kind.name(), schemas.of(kind));
        root.put("components", Map.of("schemas", documents));
        return Json.line(root);
    }

    private static Map<String, Object> described(Operation operation) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("summary", operation.summary());
        List<Object> parameters = parameters(operation.path());
        if (!parameters.isEmpty()) map.put("parameters", parameters);
        if (!operation.fields().isEmpty()) {
            Map<String, Object> properties = new LinkedHashMap<>();
            operation.fields().forEach(field -> properties.put(field, Map.of()));
            Map<String, Object> schema = new LinkedHashMap<>();
            schema.put("type", "object");
            schema.put("properties", properties);
            schema.put("additionalProperties", false);
            map.put(
                    "requestBody",
                    Map.of("required", true, "content", Map.of("application/json", Map.of("schema", schema))));
        }
        Map<String, Object> responses = new LinkedHashMap<>();
        if (operation.answer().isEmpty()) responses.put("204", Map.of("description", "Done"));
        else responses.put("200", Map.of("description", "The answer", "content", Map.of(operation.answer(), Map.of())));
        responses.put("default", Map.of("description", "An error with code, place and message"));
        map.put("responses", responses);
        return map;
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
