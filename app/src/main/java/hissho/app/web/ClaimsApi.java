package hissho.app.web;

import hissho.app.document.Json;
import hissho.catalogue.Catalogue;
import hissho.claim.Census;
import hissho.claim.Claim;
import hissho.claim.Ledger;
import hissho.claim.Referee;
import hissho.claim.Threads;
import hissho.document.Nearest;
import hissho.document.Node;
import hissho.kind.Chapter;
import hissho.words.Message;
import hissho.words.Words;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The referee's desk: the claims, and the censuses that run in the background, a few at a time and by turns, so that no long one holds up the others. */
final class ClaimsApi implements AutoCloseable {

    private static final int MOST_JOBS = 200;
    private static final int MOST_RUNNING = 400;
    private static final int LARGEST_SIZE = 100_000;
    private static final int PLACES = 2;
    private static final long TICK_NANOS = 300_000_000L;
    private static final int TICKS_PER_COMMENT = 30;

    private final List<Claim> claims = Catalogue.claims();
    private final Ledger ledger;
    private final ConcurrentLinkedDeque<Job> jobs = new ConcurrentLinkedDeque<>();
    private final ThreadPoolExecutor desk = new ThreadPoolExecutor(
            PLACES,
            PLACES,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("census-desk-", 0).factory());

    ClaimsApi(Ledger ledger) {
        this.ledger = ledger;
    }

    void list(Context request) {
        Words words = Body.words(request);
        request.contentType("application/json")
                .result(Json.line(Catalogue.claimsByChapter().entrySet().stream()
                        .flatMap(chapter ->
                                chapter.getValue().stream().map(claim -> claim(claim, chapter.getKey(), words)))
                        .toList()));
    }

    void start(Context request) {
        Node body = Body.of(request, "starting");
        Node id = body.get("claim");
        Claim claim = claims.stream()
                .filter(c -> c.id().equals(id.text()))
                .findFirst()
                .orElseThrow(() ->
                        id.bad("claim.bad.unknown", id.shown(), Nearest.question(id.text(), Catalogue.claimIds())));
        int to = body.find("to")
                .map(n -> n.whole(claim.smallestSize(), Math.min(LARGEST_SIZE, claim.largestSize())))
                .orElse(claim.defaultSize());
        Job job = jobs.stream().filter(j -> j.isFor(claim, to)).findFirst().orElseGet(() -> begin(claim, to));
        request.status(201).contentType("application/json").result(Json.line(Map.of("id", job.id())));
    }

    private synchronized Job begin(Claim claim, int to) {
        Job job = new Job(UUID.randomUUID().toString(), claim, to);
        jobs.addFirst(job);
        forgetTheOldest();
        desk.execute(() -> turn(job));
        return job;
    }

    /** Works on a job until it has ended, or until it is another's turn. */
    private void turn(Job job) {
        boolean ended =
                job.takesTurn(ledger, Threads.all(), () -> !desk.getQueue().isEmpty());
        if (!ended && !desk.isShutdown()) desk.execute(() -> turn(job));
    }

    /** Keeps the list short; what still runs stays on it. */
    private void forgetTheOldest() {
        Iterator<Job> oldest = jobs.descendingIterator();
        while (jobs.size() > MOST_JOBS && oldest.hasNext())
            if (oldest.next().state() != Job.State.RUNNING) oldest.remove();
        if (jobs.size() > MOST_RUNNING) {
            jobs.removeFirst();
            throw new Refused(503, "busy", Message.of("web.bad.busy"));
        }
    }

    void jobs(Context request) {
        Words words = Body.words(request);
        String list = jobs.stream().map(job -> job.json(words)).collect(Collectors.joining(",", "[", "]"));
        request.contentType("application/json").result(list);
    }

    void job(Context request) {
        request.contentType("application/json")
                .result(find(request.pathParam("id")).json(Body.words(request)));
    }

    void stop(Context request) {
        find(request.pathParam("id")).stop();
        request.status(204);
    }

    /** Tells how a job goes until it has ended or nobody listens any more. */
    void follow(SseClient client) {
        Job job = find(client.ctx().pathParam("id"));
        Words words = Body.words(client.ctx());
        String last = "";
        for (int tick = 0; !client.terminated(); tick++) {
            boolean over = job.state() != Job.State.RUNNING;
            String now = job.json(words);
            if (over || !now.equals(last)) client.sendEvent(over ? "done" : "progress", now);
            else if (tick % TICKS_PER_COMMENT == 0) client.sendComment("still here");
            if (over) break;
            last = now;
            LockSupport.parkNanos(TICK_NANOS);
        }
        client.close();
    }

    private Job find(String id) {
        return jobs.stream()
                .filter(job -> job.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new Refused(404, "no-job", Message.of("web.bad.job")));
    }

    private Map<String, @Nullable Object> claim(Claim claim, Chapter chapter, Words words) {
        String key = claim.room() + ".claim." + claim.id();
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("id", claim.id());
        map.put("chapter", chapter.name().toLowerCase(Locale.ROOT));
        map.put("statement", words.say(key));
        map.put("source", words.say(key + ".source"));
        map.put("known", Referee.known(claim, words).name());
        map.put("standing", Referee.standing(claim, words));
        map.put("smallest", claim.smallestSize());
        map.put("usual", claim.defaultSize());
        map.put("checkedTo", Census.checkedTo(claim, ledger).orElse(null));
        return map;
    }

    @Override
    public void close() {
        jobs.forEach(Job::stop);
        desk.shutdownNow();
        ledger.close();
    }
}
