package hissho.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Fifty clients solving small games at once against a workbench on this machine. Arguments: the address, as {@code http://127.0.0.1:7331}, and
 * the seconds (60). Only loopback addresses are asked.
 */
public final class WorkbenchBenchmark {

    private static final int CLIENTS = 50;
    private static final int PAUSE_MILLISECONDS = 250;
    private static final List<String> GAMES = List.of(
            "{\"kind\":\"matrix\",\"matrix\":[[-2,3],[3,-4]]}",
            "{\"kind\":\"matrix\",\"matrix\":[[2,3,1,5],[4,1,6,0]]}",
            "{\"kind\":\"nim\",\"piles\":[3,4,5]}",
            "{\"kind\":\"tanhinmin\",\"mover\":[1,3,5],\"other\":[2,4,6]}",
            "{\"kind\":\"memory\",\"pairs\":6}",
            "{\"kind\":\"turning-turtles\",\"coins\":\"THTTHTTTHHTHT\"}");

    private WorkbenchBenchmark() {}

    public static void main(String[] args) throws InterruptedException {
        String address = args.length > 0 ? args[0] : "http://127.0.0.1:7331";
        int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 60;
        String host = URI.create(address).getHost();
        if (!"127.0.0.1".equals(host) && !"localhost".equals(host)) throw new IllegalArgumentException("loopback only");
        HttpClient client = HttpClient.newHttpClient();
        ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
        AtomicInteger failures = new AtomicInteger();
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        Thread[] threads = new Thread[CLIENTS];
        for (int c = 0; c < CLIENTS; c++) {
            int first = c;
            threads[c] = Thread.ofVirtual().start(() -> {
                for (int i = first; System.nanoTime() < end; i++)
                    ask(client, address, GAMES.get(i % GAMES.size()), times, failures);
            });
        }
        for (Thread thread : threads) thread.join();
        long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        System.out.println(String.format(
                Locale.ROOT,
                "%d clients, %d s: %d answers (%.0f a second), %d failures, median %.1f ms, p95 %.1f ms, slowest %.1f"
                        + " ms",
                CLIENTS,
                seconds,
                sorted.length,
                sorted.length / (double) seconds,
                failures.get(),
                at(sorted, 0.5),
                at(sorted, 0.95),
                at(sorted, 1)));
        if (failures.get() > 0) System.exit(1);
    }

    /** One client asks, reads the answer, and thinks a moment. */
    private static void ask(
            HttpClient client, String address, String game, ConcurrentLinkedQueue<Long> times, AtomicInteger failures) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/api/solve"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"document\":" + game + ",\"lang\":\"en\"}"))
                .build();
        long start = System.nanoTime();
        try {
            HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
            times.add(System.nanoTime() - start);
            if (response.statusCode() != 200) failures.incrementAndGet();
            Thread.sleep(PAUSE_MILLISECONDS);
        } catch (IOException e) {
            failures.incrementAndGet();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static double at(long[] sorted, double share) {
        return sorted.length == 0
                ? Double.NaN
                : sorted[(int) Math.min(sorted.length - 1L, Math.round(share * (sorted.length - 1)))] / 1e6;
    }
}
