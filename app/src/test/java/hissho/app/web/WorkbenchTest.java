package hissho.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.document.Json;
import hissho.claim.Ledger;
import hissho.progress.Progress;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The real server on loopback: what it answers, what it refuses, and that nothing sent to it makes it fail. */
class WorkbenchTest {

    private static final String TOKEN = "a-token-of-twenty-odd-letters";
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static Workbench local;
    private static Workbench open;

    @BeforeAll
    static void start() {
        local = Workbench.start("127.0.0.1", 0, Optional.empty(), Ledger.inMemory());
        open = Workbench.start("127.0.0.1", 0, Optional.of(TOKEN), Ledger.inMemory());
    }

    @AfterAll
    static void stop() {
        local.close();
        open.close();
    }

    @Test
    void solvesAsTheCommandLineDoes() throws Exception {
        Map<?, ?> answer = object(
                post("/api/solve", "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[-2,3],[3,-4]]},\"lang\":\"en\"}"));
        Map<?, ?> report = (Map<?, ?>) answer.get("report");
        assertEquals("1/12", ((Map<?, ?>) report.get("answer")).get("value"));
        assertEquals(((List<?>) report.get("figures")).size(), ((List<?>) answer.get("svgs")).size());
    }

    @Test
    void cataloguesEveryKindInBothLanguages() throws Exception {
        for (String lang : List.of("en", "ja")) {
            Map<?, ?> catalogue = object(get("/api/catalogue?lang=" + lang));
            for (Object kind : (List<?>) catalogue.get("kinds")) {
                String text = kind.toString();
                assertFalse(text.contains("‹"), () -> "a sentence is missing: " + text.substring(text.indexOf('‹')));
            }
        }
    }

    @Test
    void refusesForeignPagesAndHosts() throws Exception {
        assertTrue(rawStatus("evil.example").contains(" 403 "), "a foreign Host, as rebinding tricks send it");
        assertTrue(rawStatus("localhost:" + local.port()).contains(" 200 "));
        assertEquals(
                403,
                send(request("/api/claims").header("Origin", "http://evil.example"))
                        .statusCode());
        HttpResponse<String> fine = send(request("/api/claims").header("Origin", "http://127.0.0.1:" + local.port()));
        assertEquals(200, fine.statusCode());
        assertTrue(
                fine.headers().firstValue("Access-Control-Allow-Origin").isEmpty(), "no other site may read answers");
        assertTrue(
                fine.headers().firstValue("Content-Security-Policy").orElse("").contains("script-src 'self'"));
    }

    @Test
    void aPublicServerDemandsItsToken() throws Exception {
        URI place = URI.create("http://127.0.0.1:" + open.port() + "/api/claims");
        assertEquals(401, send(HttpRequest.newBuilder(place)).statusCode());
        assertEquals(
                401,
                send(HttpRequest.newBuilder(place).header("Authorization", "Bearer wrong"))
                        .statusCode());
        assertEquals(
                200,
                send(HttpRequest.newBuilder(place).header("Authorization", "Bearer " + TOKEN))
                        .statusCode());
    }

    @Test
    void namesThePlaceOfABadEntry() throws Exception {
        HttpResponse<String> response =
                post("/api/solve", "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[1,2],[3,\"x\"]]}}");
        assertEquals(422, response.statusCode());
        Map<?, ?> error = (Map<?, ?>) object(response).get("error");
        assertEquals("matrix[2][2]", error.get("place"));
    }

    @Test
    void opensAndSavesGambitFiles() throws Exception {
        HttpResponse<String> read = post(
                "/api/read",
                "{\"name\":\"game.nfg\",\"text\":\"NFG 1 R \\\"t\\\" { \\\"I\\\" \\\"II\\\" } { 1 2 } 1 -1 2 -2\"}");
        assertEquals(200, read.statusCode());
        assertEquals(
                Map.of(
                        "kind",
                        "matrix",
                        "title",
                        "t",
                        "matrix",
                        List.of(List.of("1", "2")),
                        "players",
                        List.of("I", "II")),
                object(read).get("document"));
        HttpResponse<String> written =
                post("/api/write", "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[1,2]]},\"format\":\"nfg\"}");
        assertEquals(200, written.statusCode());
        assertTrue(object(written).get("text").toString().endsWith("1 -1\n2 -2\n"));
        String head = "{\"name\":\"game.efg\",\"text\":\"EFG 2 R \\\"t\\\" { \\\"I\\\" }\\n";
        HttpResponse<String> tree = post("/api/read", head + "t \\\"\\\" 0\"}");
        assertEquals(200, tree.statusCode());
        assertEquals("tree", ((Map<?, ?>) object(tree).get("document")).get("kind"));
        HttpResponse<String> broken = post("/api/read", head + "x\"}");
        assertEquals(422, broken.statusCode());
        assertEquals("line 2", ((Map<?, ?>) object(broken).get("error")).get("place"));
    }

    @Test
    void stopsAtItsBudgetAndWhenCancelled() throws Exception {
        String slow =
                "{\"document\":{\"kind\":\"memory-simulation\",\"pairs\":60,\"games\":10000000},\"budget\":{\"seconds\":1}";
        assertEquals(503, post("/api/solve", slow + "}").statusCode());
        Thread cancel = Thread.ofVirtual().unstarted(() -> {
            try {
                Thread.sleep(300);
                send(request("/api/solve/some-id").DELETE());
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        cancel.start();
        HttpResponse<String> cancelled = post("/api/solve", slow.replace(":1}", ":60}") + ",\"id\":\"some-id\"}");
        assertEquals(409, cancelled.statusCode());
    }

    /** More work than places: all of it is answered in its turn, the clock of each starting with its work; those who hang up make room. */
    @Test
    void workWaitsItsTurnAndGoesWithItsAsker() throws Exception {
        String second =
                "{\"document\":{\"kind\":\"memory-simulation\",\"pairs\":60,\"games\":10000000},\"budget\":{\"seconds\":60}}";
        List<Socket> gone = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            Socket socket = new Socket("127.0.0.1", local.port());
            socket.getOutputStream()
                    .write(("POST /api/solve HTTP/1.1\r\nHost: localhost:" + local.port()
                                    + "\r\nContent-Type: application/json\r\nContent-Length: " + second.length()
                                    + "\r\n\r\n"
                                    + second)
                            .getBytes(StandardCharsets.US_ASCII));
            gone.add(socket);
        }
        Thread.sleep(500);
        for (Socket socket : gone) socket.close();
        List<java.util.concurrent.CompletableFuture<HttpResponse<String>>> waiting = new ArrayList<>();
        String small = "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[-2,3],[3,-4]]},\"budget\":{\"seconds\":5}}";
        for (int i = 0; i < 60; i++)
            waiting.add(CLIENT.sendAsync(
                    request("/api/solve")
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(small))
                            .build(),
                    HttpResponse.BodyHandlers.ofString()));
        for (var answer : waiting)
            assertEquals(
                    200, answer.get(30, java.util.concurrent.TimeUnit.SECONDS).statusCode());
    }

    /** What HTTP itself may bring that is no request: refused, never a fault of ours. */
    @Test
    void brokenBodiesAreRefused() throws Exception {
        String body = "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[1]]}}";
        String head = "POST /api/solve HTTP/1.1\r\nHost: localhost:" + local.port() + "\r\n";
        String chunked = head + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
        List<String> broken = new ArrayList<>();
        for (String size : List.of("-1", "FFFFFFFFFFFFFFFF", "zz", ""))
            broken.add(chunked + size + "\r\n" + body + "\r\n0\r\n\r\n");
        broken.add(chunked + Integer.toHexString(body.length()) + "\n" + body + "\n0\n\n");
        for (String charset : List.of("bogus", "utf-16", "\""))
            broken.add(head + "Content-Type: application/json; charset=" + charset + "\r\nContent-Length: "
                    + body.length() + "\r\n\r\n" + body);
        for (String each : broken)
            try (Socket socket = new Socket("127.0.0.1", local.port())) {
                socket.getOutputStream().write(each.getBytes(StandardCharsets.US_ASCII));
                String status = new BufferedReader(
                                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                        .readLine();
                assertTrue(status.startsWith("HTTP/1.1 4"), each + " " + status);
            }
    }

    @Test
    void wrongTokensAreSoonNotTriedAnyMore() throws Exception {
        try (Workbench closed = Workbench.start("127.0.0.1", 0, Optional.of(TOKEN), Ledger.inMemory())) {
            int last = 0;
            for (int i = 0; i < 12; i++) {
                HttpRequest wrong = HttpRequest.newBuilder(
                                URI.create("http://127.0.0.1:" + closed.port() + "/api/claims"))
                        .header("Authorization", "Bearer wrong" + i)
                        .build();
                last = CLIENT.send(wrong, HttpResponse.BodyHandlers.ofString()).statusCode();
                assertTrue(last == 401 || i >= 10 && last == 429, i + ": " + last);
            }
            assertEquals(429, last);
        }
    }

    @Test
    void aGameIsPlayedWithoutAnyStateInTheServer() throws Exception {
        Map<?, ?> position = object(post("/api/play", "{\"document\":{\"kind\":\"memory\",\"pairs\":2},\"seed\":5}"));
        for (int i = 0; i < 60; i++) {
            position = object(post("/api/play/go", "{\"game\":\"" + position.get("game") + "\"}"));
            if (((Map<?, ?>) position.get("turn")).get("over") != null) return;
        }
        throw new AssertionError("the game goes on for ever: " + position.get("log"));
    }

    /** Player II comes to the same information set after one move and after two: neither the log, nor what may be looked back at, nor the length of the sealed game tells which. */
    @Test
    void aSealedGameDoesNotTellHowManyMovesItHolds() throws Exception {
        String document =
                Examples.named("extensive/unknown-depth").orElseThrow().text();
        Set<String> answers = new java.util.HashSet<>();
        for (String moves : List.of("[\"left\"]", "[\"right\",\"a\"]")) {
            HttpResponse<String> begun =
                    post("/api/play", "{\"document\":" + document + ",\"seed\":5,\"seat\":1,\"moves\":" + moves + "}");
            String game = (String) played(begun).get("game");
            answers.add(begun.body().replace(game, "sealed in " + game.length()));
            answers.add(post("/api/play/look", "{\"game\":\"" + game + "\",\"at\":1}")
                    .body());
        }
        assertEquals(2, answers.size(), answers::toString);
    }

    /** Whoever chooses a kind that can be played finds a game on the board, not a refusal. */
    @Test
    void theExampleOfEveryPlayableKindCanBePlayed() throws Exception {
        for (Object kind : (List<?>) object(get("/api/catalogue")).get("kinds"))
            if (((Map<?, ?>) kind).get("playable").equals(true))
                played(post("/api/play", "{\"document\":" + Json.line(((Map<?, ?>) kind).get("example")) + "}"));
    }

    private static final int MOST_STEPS = 1_000;

    /** Ten thousand coins may be turned for thousands of moves; other examples of the kind are small and are played to the end instead. */
    private static final Set<String> LONG = Set.of("impartial/tartan-hundred");

    /** A full game of every kind with an example, through the interface: the person moves anyhow, then lets the computer end it, looks back and undoes. */
    @Test
    void everyKindIsPlayedThroughTheInterface() throws Exception {
        List<String> seen = new ArrayList<>();
        for (Example example : Examples.all()) {
            String kind = example.document().kind().name();
            if (seen.contains(kind) || LONG.contains(example.name())) continue;
            if (example.document().play(Progress.none()).isEmpty()) continue;
            seen.add(kind);
            Map<?, ?> position = played(post("/api/play", "{\"document\":" + example.text() + ",\"seed\":3}"));
            for (int i = 0; ((Map<?, ?>) position.get("turn")).get("over") == null; i++) {
                assertTrue(i < MOST_STEPS, kind + " goes on for ever");
                String game = "{\"game\":\"" + position.get("game") + "\"";
                boolean mine = Objects.equals(((Map<?, ?>) position.get("turn")).get("player"), position.get("seat"));
                List<?> moves = (List<?>) position.get("moves");
                List<?> ranges = (List<?>) position.get("ranges");
                assertEquals(mine, !moves.isEmpty() || !ranges.isEmpty(), kind);
                if (!mine || i > 20) position = played(post("/api/play/go", game + "}"));
                else if (moves.isEmpty()) {
                    Object to = ((Map<?, ?>) ranges.getFirst()).get("to");
                    position = played(post("/api/play/move", game + ",\"range\":0,\"number\":\"" + to + "\"}"));
                } else {
                    String notation = Json.line(((Map<?, ?>) moves.get(i % moves.size())).get("notation"));
                    position = played(post("/api/play/move", game + ",\"move\":" + notation + "}"));
                }
            }
            String game = "{\"game\":\"" + position.get("game") + "\"";
            assertEquals(
                    List.of(),
                    played(post("/api/play/look", game + ",\"at\":0}")).get("log"));
            if (position.containsKey("written")) {
                String written = Json.line(position.get("written"));
                Map<?, ?> again =
                        played(post("/api/play", "{\"document\":" + example.text() + ",\"moves\":" + written + "}"));
                assertEquals(position.get("scene"), again.get("scene"), kind);
            }
            played(post("/api/play/undo", game + "}"));
        }
        assertTrue(
                seen.containsAll(List.of("nim", "memory", "trick", "tanhinmin", "sos", "hackenbush", "tartan")),
                seen.toString());
    }

    private static Map<?, ?> played(HttpResponse<String> response) {
        assertEquals(200, response.statusCode(), response.body());
        return object(response);
    }

    @Test
    void anIllegalMoveIsNamed() throws Exception {
        HttpResponse<String> response =
                post("/api/play", "{\"document\":{\"kind\":\"nim\",\"piles\":[2]},\"moves\":[\"1:1\",\"99\"]}");
        assertEquals(422, response.statusCode());
        assertTrue(response.body().contains("moves[2]"), response.body());
        Object game = object(post("/api/play", "{\"document\":{\"kind\":\"nim\",\"piles\":[2]}}"))
                .get("game");
        assertEquals(
                422,
                post("/api/play/move", "{\"game\":\"" + game + "\",\"move\":\"7\"}")
                        .statusCode());
        assertEquals(422, post("/api/play/go", "{\"game\":\"x" + game + "\"}").statusCode());
    }

    @Test
    void aRunGoesOnWithoutListenersAndIsFoundAgain() throws Exception {
        HttpResponse<String> started = post("/api/jobs", "{\"claim\":\"monotone\",\"to\":16}");
        assertEquals(201, started.statusCode());
        String id = (String) object(started).get("id");
        for (int i = 0; i < 300; i++) {
            Map<?, ?> job = object(get("/api/jobs/" + id));
            if ("done".equals(job.get("state"))) {
                HttpResponse<String> events =
                        send(request("/api/jobs/" + id + "/events").header("Accept", "text/event-stream"));
                assertTrue(events.body().contains("event: done"), events.body());
                return;
            }
            Thread.sleep(50);
        }
        throw new AssertionError("the run did not end");
    }

    /** Censuses without an end in sight give way by turns: later ones come to theirs, and the long ones stay on the list until they are stopped. */
    @Test
    void longRunsDoNotHoldUpOthers() throws Exception {
        List<Object> endless = new ArrayList<>();
        for (String claim : List.of("tanhinmin-winning-move", "tanhinmin-linear-rule"))
            endless.add(object(post("/api/jobs", "{\"claim\":\"" + claim + "\",\"to\":250}"))
                    .get("id"));
        Thread.sleep(500);
        Object small = object(post("/api/jobs", "{\"claim\":\"pass-symmetry\",\"to\":5}"))
                .get("id");
        long begun = System.nanoTime();
        while (!"done".equals(object(get("/api/jobs/" + small)).get("state"))) {
            assertTrue(System.nanoTime() - begun < 60e9, "the small census waits");
            Thread.sleep(100);
        }
        for (Object id : endless) {
            assertEquals("running", object(get("/api/jobs/" + id)).get("state"));
            send(request("/api/jobs/" + id).DELETE());
        }
        for (Object id : endless)
            while (!"stopped".equals(object(get("/api/jobs/" + id)).get("state"))) {
                assertTrue(System.nanoTime() - begun < 120e9, "a census does not stop");
                Thread.sleep(100);
            }
    }

    @Test
    void exportsEveryFormat() throws Exception {
        for (String format : List.of("text", "json", "markdown", "latex", "html", "svg", "png", "csv")) {
            HttpResponse<String> response = post(
                    "/api/export",
                    "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[2,3,1,5],[4,1,6,0]]},\"lang\":\"ja\",\"format\":\""
                            + format + "\"}");
            assertEquals(200, response.statusCode(), format);
            assertTrue(response.headers().firstValue("Content-Disposition").isPresent());
        }
    }

    /** Broken, twisted and random bodies on every path: always an answer, never a failure of ours. */
    @Test
    void aFileIsNotReadForWhoAsksTheServer() throws Exception {
        Path file = Files.writeString(Files.createTempFile("piles", ".txt"), "3\n4\n5\n");
        for (String path : List.of("/api/solve", "/api/play")) {
            HttpResponse<String> response = post(path, "{\"document\":{\"kind\":\"nim\",\"piles\":\"@" + file + "\"}}");
            assertEquals(422, response.statusCode(), response.body());
        }
        assertEquals(
                422,
                post("/api/table", "{\"name\":\"memory-values\",\"parameters\":{\"pairs\":\"@" + file + "\"}}")
                        .statusCode());
        Files.delete(file);
    }

    @Test
    void anExportEndsWithItsBudget() throws Exception {
        String board = "{\"kind\":\"tartan\",\"rowGame\":\"turning-turtles\",\"columnGame\":\"turning-turtles\","
                + "\"size\":[500,500],\"heads\":[[99,99],[5,7]]}";
        for (String format : List.of("png", "html", "svg")) {
            HttpResponse<String> response = post(
                    "/api/export",
                    "{\"document\":" + board + ",\"format\":\"" + format + "\",\"budget\":{\"seconds\":1}}");
            assertTrue(List.of(200, 503).contains(response.statusCode()), response.body());
        }
        assertEquals(
                200,
                post("/api/solve", "{\"document\":{\"kind\":\"nim\",\"piles\":[3,4,5]}}")
                        .statusCode());
    }

    @Test
    void tenThousandMalformedRequestsCauseNoFailure() throws Exception {
        Random random = new Random(7);
        List<String> paths = List.of(
                "/api/solve",
                "/api/play",
                "/api/play/look",
                "/api/play/move",
                "/api/play/go",
                "/api/play/undo",
                "/api/play/swap",
                "/api/table",
                "/api/export",
                "/api/read",
                "/api/write",
                "/api/jobs");
        List<String> seeds = List.of(
                "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[1,2],[3,4]]},\"lang\":\"en\",\"budget\":{\"seconds\":1}}",
                "{\"document\":{\"kind\":\"nim\",\"piles\":[3,4,5]},\"moves\":[\"1\"],\"lang\":\"ja\"}",
                "{\"document\":{\"kind\":\"memory\",\"pairs\":3},\"format\":\"html\",\"budget\":{\"seconds\":1}}",
                "{\"name\":\"memory-values\",\"parameters\":{\"pairs\":3},\"budget\":{\"seconds\":1}}",
                "{\"text\":\"kind: matrix\",\"name\":\"x.yaml\"}",
                "{\"claim\":\"monotone\",\"to\":2}");
        for (int i = 0; i < 10_000; i++) {
            String path = paths.get(random.nextInt(paths.size()));
            String body = twisted(seeds.get(random.nextInt(seeds.size())), random);
            HttpResponse<String> response = post(path, body);
            assertNotEquals(500, response.statusCode(), () -> path + " " + body + " " + response.body());
        }
    }

    private static String twisted(String seed, Random random) {
        byte[] bytes = seed.getBytes(StandardCharsets.UTF_8);
        int changes = 1 + random.nextInt(4);
        for (int c = 0; c < changes; c++) {
            int at = random.nextInt(bytes.length);
            switch (random.nextInt(4)) {
                case 0 -> bytes[at] = (byte) random.nextInt(128);
                case 1 -> bytes = java.util.Arrays.copyOf(bytes, Math.max(1, at));
                case 2 -> bytes[at] = (byte) "{}[]\",:0-9/e".charAt(random.nextInt(12));
                default ->
                    bytes = (new String(bytes, StandardCharsets.UTF_8) + seed.substring(random.nextInt(seed.length())))
                            .getBytes(StandardCharsets.UTF_8);
            }
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The status line for a request with any Host, which Java's client would not send. */
    private static String rawStatus(String host) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", local.port())) {
            String request = "GET /api/claims HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                    .readLine();
        }
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + local.port() + path));
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path));
    }

    private static HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static Map<?, ?> object(HttpResponse<String> response) {
        return (Map<?, ?>) new Documents().parse(response.body(), Documents.Syntax.JSON);
    }
}
