package hissho.app.web;

import hissho.app.document.Json;
import hissho.claim.Ledger;
import hissho.document.BadDocument;
import hissho.words.Message;
import hissho.words.Words;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.staticfiles.Location;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The server of the workbench: routes to the parts that answer, one place for what goes wrong. */
public final class Workbench implements AutoCloseable {

    private static final long MOST_BYTES = 4L << 20;

    private final Javalin server;
    private final ClaimsApi claims;
    private final Desk desk;

    private Workbench(Javalin server, ClaimsApi claims, Desk desk) {
        this.server = server;
        this.claims = claims;
        this.desk = desk;
    }

    /** Starts the server; with a token it is public and demands it, without one it answers on loopback only. */
    public static Workbench start(String host, int port, Optional<String> token, Ledger ledger) {
        ClaimsApi claims = new ClaimsApi(ledger);
        Access access = new Access(token);
        Desk desk = new Desk();
        Javalin server = Javalin.create(config -> configure(config, access, claims, desk))
                .start(host, port);
        return new Workbench(server, claims, desk);
    }

    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.stop();
        desk.close();
        claims.close();
    }

    private static void configure(JavalinConfig config, Access access, ClaimsApi claims, Desk desk) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = MOST_BYTES;
        config.http.prefer405over404 = true;
        if (Workbench.class.getResource("/web/index.html") != null)
            config.staticFiles.add(files -> {
                files.hostedPath = "/";
                files.directory = "/web";
                files.location = Location.CLASSPATH;
            });
        RoutesConfig routes = config.routes;
        routes.before(access::admit);
        route(routes, claims, desk);
        failures(routes);
    }

    private static void route(RoutesConfig routes, ClaimsApi claims, Desk desk) {
        SolveApi solving = new SolveApi(desk);
        PlayApi playing = new PlayApi(desk);
        CatalogueApi catalogue = new CatalogueApi();
        TextbookApi textbook = new TextbookApi(catalogue.documents());
        routes.get("/api/catalogue", catalogue::catalogue);
        routes.get("/api/examples", catalogue::examples);
        routes.get("/api/examples/{folder}/{name}", catalogue::example);
        routes.post("/api/solve", solving::solve);
        routes.delete("/api/solve/{id}", solving::cancel);
        routes.post("/api/read", solving::read);
        routes.post("/api/write", solving::write);
        routes.post("/api/export", solving::export);
        routes.post("/api/table", solving::table);
        routes.post("/api/play", playing::begin);
        routes.post("/api/play/look", playing::look);
        routes.post("/api/play/move", playing::move);
        routes.post("/api/play/go", playing::go);
        routes.post("/api/play/undo", playing::undo);
        routes.post("/api/play/swap", playing::swap);
        routes.post("/api/play/more", playing::more);
        routes.post("/api/play/review", playing::review);
        routes.get("/api/claims", claims::list);
        routes.post("/api/jobs", claims::start);
        routes.get("/api/jobs", claims::jobs);
        routes.get("/api/jobs/{id}", claims::job);
        routes.delete("/api/jobs/{id}", claims::stop);
        routes.sse("/api/jobs/{id}/events", claims::follow);
        routes.get("/api/textbook", textbook::textbook);
        routes.get(
                "/api/openapi.json",
                request -> request.contentType("application/json").result(OpenApi.description()));
    }

    private static void failures(RoutesConfig routes) {
        routes.exception(Refused.class, (e, request) -> tell(request, e.status(), e.code(), "", e.what()));
        routes.exception(BadDocument.class, (e, request) -> tell(request, 422, "bad-document", e.place(), e.what()));
        routes.exception(
                HttpResponseException.class,
                (e, request) -> tell(
                        request,
                        e.getStatus(),
                        "http-" + e.getStatus(),
                        "",
                        Message.of("web.bad.http", e.getStatus())));
        routes.exception(
                Exception.class,
                (e, request) -> tell(
                        request,
                        500,
                        "our-fault",
                        "",
                        Message.of("web.bad.ours", e.getClass().getSimpleName())));
        routes.error(404, request -> {
            if (request.path().startsWith("/api/") && request.result() == null)
                tell(request, 404, "not-found", "", Message.of("web.bad.not-found"));
        });
    }

    private static void tell(Context request, int status, String code, String place, Message what) {
        Words words = Body.words(request);
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", code);
        error.put("place", place);
        error.put("message", words.say(what));
        request.status(status).contentType("application/json").result(Json.line(Map.of("error", error)));
    }
}
