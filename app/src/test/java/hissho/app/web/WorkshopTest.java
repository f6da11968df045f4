package hissho.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.Json;
import hissho.claim.Ledger;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A server whose work is done in another process: it answers as one process would, and goes on whatever happens to the other. */
class WorkshopTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final String SMALL = "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[-2,3],[3,-4]]}}";
    private static final String LONG =
            "{\"document\":{\"kind\":\"memory-simulation\",\"pairs\":60,\"games\":10000000},\"budget\":{\"seconds\":60}}";

    private static Workbench alone;
    private static Workshop workshop;
    private static Workbench server;

    @BeforeAll
    static void start() {
        alone = Workbench.start("127.0.0.1", 0, Optional.empty(), Ledger.inMemory());
        workshop = Workshop.open(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError"));
        server = Workbench.start("127.0.0.1", 0, Optional.empty(), Ledger.inMemory(), workshop);
    }

    @AfterAll
    static void stop() {
        alone.close();
        server.close();
    }

    @Test
    void answersAsOneProcessWould() throws Exception {
        for (String[] each : new String[][] {
            {"/api/solve", SMALL},
            {"/api/solve", "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[1,2],[3]]}}"},
            {"/api/solve?lang=ja", "{\"document\":{\"kind\":\"nim\",\"piles\":[3,\"x\"]}}"},
            {"/api/solve", "{\"document\":"},
            {"/api/export", "{\"document\":{\"kind\":\"nim\",\"piles\":[3,4]},\"format\":\"svg\"}"},
            {"/api/export", "{\"document\":{\"kind\":\"matrix\",\"matrix\":[[-2,3,1],[3,-4,0]]},\"format\":\"png\"}"},
            {"/api/table", "{\"name\":\"memory-values\",\"parameters\":{\"pairs\":3}}"},
            {"/api/read", "{\"text\":\"kind: nim\\npiles: [1, 2]\",\"name\":\"x.yaml\"}"},
            {"/api/play/move", "{\"game\":\"no game\",\"move\":\"1\"}"}
        }) {
            HttpResponse<String> here = post(alone, each[0], each[1]).get(60, TimeUnit.SECONDS);
            HttpResponse<String> there = post(server, each[0], each[1]).get(60, TimeUnit.SECONDS);
            assertEquals(here.statusCode(), there.statusCode(), each[1]);
            assertEquals(here.body(), there.body(), each[1]);
            for (String header : List.of("Content-Type", "Content-Disposition"))
                assertEquals(here.headers().firstValue(header), there.headers().firstValue(header), each[1]);
        }
    }

    /** The one whose work was lost is told so; everybody else goes on, with the games that were begun before. */
    @Test
    void aProcessThatEndsIsReplaced() throws Exception {
        String begin = "{\"document\":{\"kind\":\"nim\",\"piles\":[3,4,5]}}";
        Object game = object(post(server, "/api/play", begin).get(60, TimeUnit.SECONDS))
                .get("game");
        CompletableFuture<HttpResponse<String>> lost = post(server, "/api/solve", LONG);
        Thread.sleep(500);
        long before = workshop.process();
        ProcessHandle.of(before).orElseThrow().destroyForcibly();
        HttpResponse<String> told = lost.get(60, TimeUnit.SECONDS);
        assertEquals(503, told.statusCode(), told.body());
        assertTrue(told.body().contains("\"workshop\""), told.body());
        assertEquals(
                200, post(server, "/api/solve", SMALL).get(60, TimeUnit.SECONDS).statusCode());
        assertNotEquals(before, workshop.process());
        String look = Json.line(Map.of("game", Objects.requireNonNull(game)));
        assertEquals(
                200,
                post(server, "/api/play/look", look).get(60, TimeUnit.SECONDS).statusCode());
    }

    /** Work that needs far more memory than there is, several times over: it is told so, and the next asker is answered. */
    @Test
    void memoryThatDoesNotSufficeHarmsNobodyElse() throws Exception {
        List<CompletableFuture<HttpResponse<String>>> greedy = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            greedy.add(post(
                    server,
                    "/api/solve",
                    "{\"document\":{\"kind\":\"memory\",\"pairs\":" + (97 + i)
                            + ",\"alwaysTwo\":true},\"budget\":{\"seconds\":8}}"));
        for (CompletableFuture<HttpResponse<String>> each : greedy) {
            HttpResponse<String> told = each.get(120, TimeUnit.SECONDS);
            assertTrue(told.statusCode() == 503 || told.statusCode() == 200, told.body());
        }
        assertEquals(
                200, post(server, "/api/solve", SMALL).get(60, TimeUnit.SECONDS).statusCode());
    }

    /** Whoever hangs up or cancels takes the work in the other process along. */
    @Test
    void thoseWhoGoTakeTheirWorkAlong() throws Exception {
        List<Socket> gone = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Socket socket = new Socket("127.0.0.1", server.port());
            String head = "POST /api/solve HTTP/1.1\r\nHost: localhost:" + server.port()
                    + "\r\nContent-Type: application/json\r\nContent-Length: " + LONG.length() + "\r\n\r\n";
            socket.getOutputStream().write((head + LONG).getBytes(StandardCharsets.US_ASCII));
            gone.add(socket);
        }
        CompletableFuture<HttpResponse<String>> cancelled =
                post(server, "/api/solve", LONG.replaceFirst("\\{", "{\"id\":\"mine\","));
        Thread.sleep(500);
        for (Socket socket : gone) socket.close();
        HttpRequest cancel = request(server, "/api/solve/mine").DELETE().build();
        CLIENT.send(cancel, HttpResponse.BodyHandlers.discarding());
        assertEquals(409, cancelled.get(30, TimeUnit.SECONDS).statusCode());
        assertEquals(
                200, post(server, "/api/solve", SMALL).get(30, TimeUnit.SECONDS).statusCode());
    }

    private static CompletableFuture<HttpResponse<String>> post(Workbench to, String path, String body) {
        return CLIENT.sendAsync(
                request(to, path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static HttpRequest.Builder request(Workbench to, String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + to.port() + path));
    }

    private static Map<?, ?> object(HttpResponse<String> answer) {
        assertEquals(200, answer.statusCode(), answer.body());
        return (Map<?, ?>) Objects.requireNonNull(new Documents().parse(answer.body(), Documents.Syntax.JSON));
    }
}
