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
import io.javalin.http.Handler;
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
    private final Optional<Workshop> workshop;

    private Workbench(Javalin server, ClaimsApi claims, Desk desk, Optional<Workshop> workshop) {
        this.server = server;
        this.claims = claims;
        this.desk = desk;
        this.workshop = workshop;
    }

    /** Starts the server; with a token it is public and demands it, without one it answers on loopback only. All work is done in its own process. */
    public static Workbench start(String host, int port, Optional<String> token, Ledger ledger) {
        return start(host, port, token, ledger, new Seal(), Optional.empty());
    }

    /** Starts the server with a workshop beside it, in which its work is done; it closes it at the end. */
    public static Workbench start(String host, int port, Optional<String> token, Ledger ledger, Workshop workshop) {
        return start(host, port, token, ledger, new Seal(), Optional.of(workshop));
    }

    static Workbench start(
            String host, int port, Optional<String> token, Ledger ledger, Seal seal, Optional<Workshop> workshop) {
        ClaimsApi claims = new ClaimsApi(ledger);
        Access access = new Access(token);
        Desk desk = new Desk();
        Working working = new Working(desk, new SolveApi(desk), new KeyApi(desk), new PlayApi(desk, seal), workshop);
        Javalin server = Javalin.create(config -> configure(config, access, claims, working))
                .start(host, port);
        return new Workbench(server, claims, desk, workshop);
    }

    /** What takes work to answer, here or in a workshop. */
    private record Working(Desk desk, SolveApi solving, KeyApi keys, PlayApi playing, Optional<Workshop> workshop) {

        /** Answers a request with a body of this name. */
        void post(RoutesConfig routes, String path, String name, Handler here) {
            routes.post(path, workshop.map(there -> there.doing(name, desk)).orElse(here));
        }

        void route(RoutesConfig routes) {
            post(routes, "/api/solve", "solving", solving::solve);
            routes.delete("/api/solve/{id}", solving::cancel);
            post(routes, "/api/read", "reading", solving::read);
            post(routes, "/api/write", "writing", solving::write);
            post(routes, "/api/export", "exporting", solving::export);
            post(routes, "/api/table", "tabulating", solving::table);
            post(routes, "/api/key", "keyReading", keys::read);
            post(routes, "/api/verify", "verifying", keys::verify);
            post(routes, "/api/play", "beginning", playing::begin);
            post(routes, "/api/play/look", "looking", playing::look);
            post(routes, "/api/play/move", "moving", playing::move);
            post(routes, "/api/play/go", "going", playing::go);
            post(routes, "/api/play/undo", "keeping", playing::undo);
            post(routes, "/api/play/swap", "keeping", playing::swap);
            post(routes, "/api/play/more", "lasting", playing::more);
            post(routes, "/api/play/review", "keeping", playing::review);
        }
    }

    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.stop();
        desk.close();
        workshop.ifPresent(Workshop::close);
        claims.close();
    }

    private static void configure(JavalinConfig config, Access access, ClaimsApi claims, Working working) {
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
        working.route(routes);
        route(routes, claims);
        failures(routes);
    }

    private static void route(RoutesConfig routes, ClaimsApi claims) {
        CatalogueApi catalogue = new CatalogueApi();
        TextbookApi textbook = new TextbookApi(catalogue.documents());
        routes.get("/api/catalogue", catalogue::catalogue);
        routes.get("/api/examples", catalogue::examples);
        routes.get("/api/examples/{folder}/{name}", catalogue::example);
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
