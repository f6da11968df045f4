package hissho.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.work.Work;
import hissho.claim.Ledger;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/**
 * The description for programs is true: every answer of the real server obeys the schema its operation names, every operation is asked, and every field
 * that is declared is found in some answer.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SpokenTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final String LANGUAGES = "?lang=";
    private static final Map<String, JsonSchema> SCHEMAS = new HashMap<>();
    private static final Set<String> ASKED = new TreeSet<>();
    private static final Set<String> FOUND = new HashSet<>();
    private static Workbench server;
    private static JsonNode described;

    @BeforeAll
    static void start() throws Exception {
        server = Workbench.start("127.0.0.1", 0, Optional.empty(), Ledger.inMemory());
        described = JSON.readTree(send("GET", "/api/openapi.json", "").body());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    @Order(1)
    void listsObeyTheirSchemas() throws Exception {
        for (String lang : List.of("en", "ja"))
            for (String path : List.of("/api/catalogue", "/api/examples", "/api/claims", "/api/textbook"))
                ask("GET", path, path + LANGUAGES + lang, "");
        ask("GET", "/api/openapi.json", "/api/openapi.json", "");
        for (Example example : Examples.all())
            ask("GET", "/api/examples/{folder}/{name}", "/api/examples/" + example.name(), "");
    }

    @Test
    @Order(1)
    void everyExampleIsSolvedAsDeclared() throws Exception {
        for (Example example : Examples.all())
            ask(
                    "POST",
                    "/api/solve",
                    "/api/solve",
                    "{\"document\":" + example.text() + ",\"lang\":\"ja\",\"budget\":{\"seconds\":60}}");
    }

    /** The vertices of this core, some tens of thousands, take longer than the budget. */
    @Test
    @Order(1)
    void anAnswerWithoutEnoughTimeIsAsDeclared() throws Exception {
        String worths = IntStream.range(1, 256)
                .mapToObj(set -> {
                    int size = Integer.bitCount(set);
                    return Integer.toString(100 * size * size * size + set * 40503 % 1021);
                })
                .collect(Collectors.joining(","));
        JsonNode late = ask(
                "POST",
                "/api/solve",
                "/api/solve",
                "{\"document\":{\"kind\":\"coalitional-game\",\"players\":8,\"v\":[" + worths
                        + "]},\"ask\":[\"coreVertices\"],\"budget\":{\"seconds\":2}}");
        assertTrue(late.toString().contains("\"unfinished\":true"), () -> late.toString());
    }

    @Test
    @Order(1)
    void answersToQuestionsObeyTheirSchemas() throws Exception {
        String matrix = "{\"kind\":\"matrix\",\"matrix\":[[-2,3],[3,-4]]}";
        JsonNode judged = ask(
                "POST",
                "/api/solve",
                "/api/solve",
                "{\"document\":" + matrix + ",\"ask\":[\"value\"],\"decimals\":3,\"id\":\"a\","
                        + "\"mine\":{\"value\":\"1/12\",\"rowStrategy\":[1,0],\"nonsense\":1}}");
        assertEquals(3, judged.get("mine").size());
        JsonNode open = ask(
                "POST",
                "/api/solve",
                "/api/solve",
                "{\"document\":{\"kind\":\"bimatrix\",\"A\":[[3,0],[5,1]],\"B\":[[3,5],[0,1]]},\"ask\":[\"constantSum\"]}");
        assertTrue(open.toString().contains("\"unanswered\":true"), () -> open.toString());
        ask("DELETE", "/api/solve/{id}", "/api/solve/none", "");
        ask("POST", "/api/read", "/api/read", "{\"name\":\"a.yaml\",\"text\":\"kind: nim\\npiles: [1, 2]\"}");
        ask(
                "POST",
                "/api/key",
                "/api/key",
                "{\"text\":\"{\\\"topic\\\":\\\"nim\\\",\\\"input\\\":{},\\\"expected\\\":{}}\\n{}\"}");
        for (String expected : List.of("{\"value\":3,\"row\":[1,2]}", "{\"unheardOf\":1}"))
            ask(
                    "POST",
                    "/api/verify",
                    "/api/verify",
                    "{\"question\":{\"topic\":\"matrix\",\"input\":{\"matrix\":[[1,2],[3,0]]},\"expected\":" + expected
                            + "}}");
        for (String format : List.of("json", "yaml", "nfg", "efg"))
            ask("POST", "/api/write", "/api/write", "{\"document\":" + matrix + ",\"format\":\"" + format + "\"}");
        ask("POST", "/api/export", "/api/export", "{\"document\":" + matrix + ",\"format\":\"svg\",\"figure\":1}");
        ask("POST", "/api/table", "/api/table", "{\"name\":\"memory-values\",\"parameters\":{\"pairs\":3}}");
    }

    @Test
    @Order(1)
    void everyKindIsPlayedAsDeclared() throws Exception {
        Set<String> seen = new HashSet<>();
        for (Example example : Examples.all()) {
            String document = "{\"document\":" + example.text() + ",\"seed\":5}";
            if (!seen.add(example.document().kind().name())
                    || send("POST", "/api/play", document).statusCode() == 422) continue;
            JsonNode at = ask("POST", "/api/play", "/api/play", document);
            for (int i = 0; i < 6 && !at.get("turn").has("over"); i++) {
                String game = "{\"game\":" + at.get("game");
                if (!at.get("turn").path("player").equals(at.get("seat"))) at = play("/api/play/go", game + "}");
                else {
                    play("/api/play/look", game + ",\"advice\":true}");
                    JsonNode move =
                            at.get("moves").path(i % Math.max(1, at.get("moves").size()));
                    String made = move.isMissingNode()
                            ? ",\"range\":0,\"number\":"
                                    + at.get("ranges").get(0).get("to") + "}"
                            : ",\"move\":" + move.get("notation") + "}";
                    at = play("/api/play/move", game + made);
                }
            }
            play("/api/play/undo", "{\"game\":" + at.get("game") + "}");
        }
        assertTrue(seen.size() > 50, seen.toString());
    }

    @Test
    @Order(1)
    void gamesToTheEndObeyTheirSchemas() throws Exception {
        for (String document :
                List.of("{\"kind\":\"nim\",\"piles\":[2,1]}", "{\"kind\":\"matrix\",\"matrix\":[[1,2],[3,0]]}")) {
            JsonNode at = ask("POST", "/api/play", "/api/play", "{\"document\":" + document + ",\"seed\":1}");
            if (document.contains("nim")) at = play("/api/play/swap", "{\"game\":" + at.get("game") + "}");
            while (!at.get("turn").has("over")) at = play("/api/play/go", "{\"game\":" + at.get("game") + "}");
            ask("POST", "/api/play/review", "/api/play/review", "{\"game\":" + at.get("game") + "}");
            if (at.has("rounds")) play("/api/play/more", "{\"game\":" + at.get("game") + ",\"rounds\":2}");
        }
    }

    @Test
    @Order(1)
    void aMistakeIsFoundAfterTheGameAndNotBefore() throws Exception {
        String lost = "{\"document\":{\"kind\":\"nim\",\"piles\":[1,2]},\"seat\":0,\"moves\":";
        JsonNode going = ask("POST", "/api/play", "/api/play", lost + "[\"2:0\"]}");
        assertEquals(
                422,
                send("POST", "/api/play/review", "{\"game\":" + going.get("game") + "}")
                        .statusCode());
        JsonNode over = ask("POST", "/api/play", "/api/play", lost + "[\"2:0\",\"1:0\"]}");
        JsonNode review = ask("POST", "/api/play/review", "/api/play/review", "{\"game\":" + over.get("game") + "}");
        assertEquals(1, review.get("judged").intValue());
        JsonNode mistake = review.get("mistakes").get(0);
        assertEquals(1, mistake.get("number").intValue());
        assertEquals("WIN", mistake.get("before").textValue());
        assertEquals("LOSS", mistake.get("after").textValue());
        assertEquals("2:1", mistake.get("better").get("notation").textValue());
    }

    @Test
    @Order(1)
    void movesThatBestPlayDoesNotMakeAreToldAfterwards() throws Exception {
        int departures = 0;
        for (int seed = 1; seed <= 6; seed++) {
            JsonNode at = ask(
                    "POST",
                    "/api/play",
                    "/api/play",
                    "{\"document\":{\"kind\":\"von-neumann-poker\",\"beta\":2},\"seat\":0,\"seed\":" + seed + "}");
            while (!at.get("turn").has("over")) {
                String game = "{\"game\":" + at.get("game");
                at = at.get("turn").path("player").asInt(-1) == 0
                        ? play("/api/play/move", game + ",\"move\":\"bet\"}")
                        : play("/api/play/go", game + "}");
            }
            JsonNode review = ask("POST", "/api/play/review", "/api/play/review", "{\"game\":" + at.get("game") + "}");
            assertEquals(
                    1,
                    review.get("followed").intValue() + review.get("departures").size());
            for (JsonNode departure : review.get("departures")) {
                departures++;
                assertEquals("bet", departure.get("move").get("notation").textValue());
                assertEquals(
                        "check", departure.get("best").get(0).get("notation").textValue());
            }
        }
        assertTrue(departures > 0 && departures < 6, departures + " of 6");
    }

    @Test
    @Order(1)
    void censusesObeyTheirSchemas() throws Exception {
        JsonNode started = ask("POST", "/api/jobs", "/api/jobs", "{\"claim\":\"monotone\",\"to\":12}");
        String job = "/api/jobs/" + started.get("id").textValue();
        JsonNode at = ask("GET", "/api/jobs/{id}", job, "");
        while (at.get("state").textValue().equals("running")) at = ask("GET", "/api/jobs/{id}", job, "");
        assertEquals("done", at.get("state").textValue());
        ask("GET", "/api/jobs", "/api/jobs", "");
        ask("GET", "/api/claims", "/api/claims", "");
        HttpResponse<String> events = send("GET", job + "/events", "");
        ASKED.add("get /api/jobs/{id}/events");
        for (String line : events.body().lines().toList())
            if (line.startsWith("data:")) obeys("job", JSON.readTree(line.substring("data:".length())));
        ask("DELETE", "/api/jobs/{id}", job, "");
    }

    @Test
    @Order(1)
    void whatGoesWrongIsToldAsDeclared() throws Exception {
        for (String[] wrong : new String[][] {
            {"/api/solve", "{"},
            {"/api/solve", "{\"unknown\":1}"},
            {"/api/solve", "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[1,\"x\"]]}}"},
            {"/api/play", "{\"document\":{\"kind\":\"mex\",\"set\":[1]}}"},
            {"/api/play/move", "{\"game\":\"none\",\"move\":\"1\"}"},
            {"/api/jobs", "{\"claim\":\"none\"}"},
            {"/api/nowhere", "{}"}
        }) {
            HttpResponse<String> response = send("POST", wrong[0], wrong[1]);
            assertTrue(response.statusCode() >= 400 && response.statusCode() < 500, wrong[0] + " " + wrong[1]);
            obeys("failure", JSON.readTree(response.body()));
        }
    }

    @Test
    @Order(2)
    void everyOperationWasAskedAndEveryFieldFound() {
        Set<String> operations = new TreeSet<>();
        described
                .get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(method -> operations.add(method + " " + path.getKey())));
        assertEquals(operations, ASKED);
        Set<String> missing = new TreeSet<>();
        Set<String> visited = new HashSet<>();
        described
                .get("paths")
                .forEach(path -> path.forEach(operation -> operation
                        .get("responses")
                        .forEach(response -> response.path("content")
                                .forEach(content -> declared("", content.path("schema"), visited, missing)))));
        missing.removeAll(FOUND);
        // A figure that no example draws is held against the schema by the tests of the renderers.
        part("figure").get("oneOf").forEach(figure -> {
            if (!FOUND.contains(name(figure) + ".type"))
                missing.removeIf(field -> field.startsWith(name(figure) + "."));
        });
        assertEquals(Set.of(), missing, "declared, and in no answer");
    }

    /** No answer may have a field that is not declared, and none may lack one that is not marked as optional. */
    @Test
    @Order(2)
    void aFieldMoreOrLessIsRefused() throws Exception {
        described.at("/components/schemas").properties().forEach(part -> {
            if (!part.getKey().startsWith("document.")) closed(part.getKey(), part.getValue());
        });
        JsonNode position = JSON.readTree(send("POST", "/api/play", "{\"document\":{\"kind\":\"nim\",\"piles\":[2,1]}}")
                .body());
        ObjectNode more = position.deepCopy();
        ((ObjectNode) more.get("scene")).put("more", 1);
        assertFalse(schema("position").validate(more).isEmpty());
        for (String field : List.of("game", "moves", "scene", "turn", "log", "names")) {
            ObjectNode less = position.deepCopy();
            less.remove(field);
            assertFalse(schema("position").validate(less).isEmpty(), field);
        }
    }

    private static void closed(String at, JsonNode schema) {
        if (schema.has("properties"))
            assertEquals(
                    "false", schema.path("additionalProperties").asText(), at + " lets fields in that nobody declared");
        if (schema.isContainerNode()) schema.forEach(inner -> closed(at, inner));
    }

    private static JsonNode play(String path, String body) throws IOException, InterruptedException {
        return ask("POST", path, path, body);
    }

    /** Asks, and holds the answer against what the description says of the operation. */
    private static JsonNode ask(String method, String path, String address, String body)
            throws IOException, InterruptedException {
        String verb = method.toLowerCase(java.util.Locale.ROOT);
        JsonNode operation = described.path("paths").path(path).path(verb);
        ASKED.add(verb + " " + path);
        HttpResponse<String> response = send(method, address, body);
        JsonNode promised = operation.path("responses").path(Integer.toString(response.statusCode()));
        assertFalse(
                promised.isMissingNode(),
                () -> address + " " + body + " " + response.statusCode() + " "
                        + response.body()
                                .substring(0, Math.min(300, response.body().length())));
        JsonNode schema = promised.path("content").path("application/json").path("schema");
        if (schema.isMissingNode()) return schema;
        JsonNode asked = operation
                .path("requestBody")
                .path("content")
                .path("application/json")
                .path("schema");
        if (!asked.isMissingNode()) obeys(asked, JSON.readTree(body));
        JsonNode answer = JSON.readTree(response.body());
        obeys(schema, answer);
        return answer;
    }

    private static void obeys(String name, JsonNode value) {
        obeys(JSON.createObjectNode().put("$ref", Spoken.COMPONENTS + name), value);
    }

    /** Reports may lie deep, and the validator goes down into them: it gets the stack that solving has. */
    private static void obeys(JsonNode reference, JsonNode value) {
        JsonNode one = reference.path("items").isMissingNode() ? reference : reference.get("items");
        String name = name(one);
        Iterable<JsonNode> values = one == reference ? List.of(value) : (ArrayNode) value;
        Work.within(Duration.ofMinutes(2), progress -> {
            for (JsonNode each : values) {
                assertEquals(Set.of(), schema(name).validate(each), name);
                found("", one, each);
            }
            return true;
        });
    }

    private static JsonSchema schema(String name) {
        return SCHEMAS.computeIfAbsent(name, key -> {
            ObjectNode root = JSON.createObjectNode();
            root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
            root.set("components", JSON.createObjectNode().set("schemas", spoken()));
            root.put("$ref", Spoken.COMPONENTS + key);
            return JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(root);
        });
    }

    /** All components but the documents of the kinds, which nothing refers to. */
    private static ObjectNode spoken() {
        ObjectNode parts = described.at("/components/schemas").deepCopy();
        List<String> documents = parts.properties().stream()
                .map(Map.Entry::getKey)
                .filter(name -> name.startsWith("document."))
                .toList();
        return parts.remove(documents);
    }

    private static String name(JsonNode reference) {
        return reference.get("$ref").textValue().substring(Spoken.COMPONENTS.length());
    }

    private static JsonNode part(String name) {
        return described.at("/components/schemas").get(name);
    }

    /** Notes which declared fields a value has. */
    private static void found(String at, JsonNode schema, JsonNode value) {
        if (schema.has("$ref")) {
            found(name(schema), part(name(schema)), value);
            return;
        }
        for (String any : List.of("oneOf", "anyOf")) {
            JsonNode alternatives = schema.path(any);
            for (int i = 0; i < alternatives.size(); i++)
                if (fits(alternatives.get(i), value)) found(at + "/" + i, alternatives.get(i), value);
        }
        schema.path("properties").properties().forEach(property -> {
            String inner = at + "." + property.getKey();
            if (!value.has(property.getKey())) return;
            FOUND.add(inner);
            found(inner, property.getValue(), value.get(property.getKey()));
        });
        if (schema.has("items")) value.forEach(each -> found(at, schema.get("items"), each));
        if (schema.path("additionalProperties").isObject())
            value.forEach(each -> found(at, schema.get("additionalProperties"), each));
    }

    private static boolean fits(JsonNode alternative, JsonNode value) {
        if (alternative.has("$ref")) return fits(part(name(alternative)), value);
        if (alternative.has("oneOf"))
            return StreamSupport.stream(alternative.get("oneOf").spliterator(), false)
                    .anyMatch(one -> fits(one, value));
        if (!alternative.has("properties")) return alternative.has("additionalProperties") && value.isObject();
        JsonNode type = alternative.at("/properties/type/const");
        if (!type.isMissingNode()) return type.equals(value.get("type"));
        return StreamSupport.stream(alternative.path("required").spliterator(), false)
                .allMatch(field -> value.has(field.textValue()));
    }

    private static void declared(String at, JsonNode schema, Set<String> visited, Set<String> all) {
        if (schema.has("$ref")) {
            if (visited.add(name(schema))) declared(name(schema), part(name(schema)), visited, all);
            return;
        }
        for (String any : List.of("oneOf", "anyOf")) {
            JsonNode alternatives = schema.path(any);
            for (int i = 0; i < alternatives.size(); i++) declared(at + "/" + i, alternatives.get(i), visited, all);
        }
        schema.path("properties").properties().forEach(property -> {
            all.add(at + "." + property.getKey());
            declared(at + "." + property.getKey(), property.getValue(), visited, all);
        });
        if (schema.has("items")) declared(at, schema.get("items"), visited, all);
        if (schema.path("additionalProperties").isObject())
            declared(at, schema.get("additionalProperties"), visited, all);
    }

    private static HttpResponse<String> send(String method, String path, String body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Content-Type", "application/json");
        request.method(
                method,
                body.isEmpty() ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
}
