package hissho.app.web;

import hissho.words.Message;
import io.javalin.http.Handler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The process in which the work of a server is done, with a heap of its own and behind everything else in the line for the processors. Whatever a
 * document does there, the server that serves the page goes on: a process that has ended is replaced by a new one with the same secrets, so that
 * games begun in it can be played on.
 */
public final class Workshop implements AutoCloseable {

    /** The memory of the work; when it does not suffice in spite of all bounds, the process ends at once and is replaced. */
    private static final List<String> MEMORY =
            List.of("-XX:MaxRAMPercentage=50", "-XX:+UseParallelGC", "-XX:+ExitOnOutOfMemoryError");

    private final List<String> options;
    private final Seal seal = new Seal();
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private @Nullable Workroom room;
    private boolean closed;

    private Workshop(List<String> options) {
        this.options = List.copyOf(options);
    }

    /** A workshop whose first process starts at once, beside the caller. */
    public static Workshop open() {
        return open(MEMORY);
    }

    /** A workshop whose processes have these options of the virtual machine. */
    static Workshop open(List<String> memory) {
        List<String> options = new ArrayList<>(memory);
        Workroom.inherited().forEach(options::add);
        Workshop workshop = new Workshop(options);
        Thread.ofVirtual().start(workshop::prepare);
        return workshop;
    }

    /** What is asked with a body of this name is done in the workshop, in its turn at the desk. */
    Handler doing(String name, Desk desk) {
        return request -> {
            String id = Body.of(request, name).find("id").map(n -> n.text()).orElse("");
            byte[] body = request.bodyAsBytes();
            String path = request.path() + (request.queryString() == null ? "" : "?" + request.queryString());
            HttpResponse<byte[]> answer = desk.work(request, id, Budget.patient(), () -> asked(path, body));
            request.status(answer.statusCode());
            for (String header : List.of("Content-Type", "Content-Disposition"))
                answer.headers().firstValue(header).ifPresent(value -> request.header(header, value));
            request.result(answer.body());
        };
    }

    /** The answer of the process; a connection that was closed while nobody used it is opened again, once. */
    private HttpResponse<byte[]> asked(String path, byte[] body) throws InterruptedException {
        for (boolean again = false; ; again = true) {
            Workroom now = room();
            try {
                return client.send(now.request(path, body), HttpResponse.BodyHandlers.ofByteArray());
            } catch (IOException e) {
                if (now.hasEnded()) throw new Refused(503, "workshop", Message.of("web.bad.workshop"));
                if (again) throw new UncheckedIOException(e);
            }
        }
    }

    private void prepare() {
        try {
            room();
        } catch (Refused e) {
            return; // whoever asks first is told
        }
    }

    private synchronized Workroom room() {
        Workroom now = room;
        if (closed) throw new Refused(503, "workshop", Message.of("web.bad.workshop"));
        if (now != null && now.isOpen()) return now;
        try {
            Workroom next = Workroom.open(options, seal.key());
            room = next;
            return next;
        } catch (IOException e) {
            throw new Refused(503, "workshop", Message.of("web.bad.workshop"));
        }
    }

    /** The number of the process that works at the moment. */
    long process() {
        return room().process();
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (room != null) room.close();
        client.shutdownNow();
    }
}
