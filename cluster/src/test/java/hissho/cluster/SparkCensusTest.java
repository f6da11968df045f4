package hissho.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.claim.Census;
import hissho.claim.Claim;
import hissho.claim.Ledger;
import hissho.claim.Piece;
import hissho.claim.Tally;
import hissho.claim.Threads;
import hissho.progress.Progress;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real master and two workers, as processes on loopback; one worker is killed in the middle, and the counts are those of the local run. */
class SparkCensusTest {

    @TempDir
    Path folder;

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void stopAll() {
        for (Process process : processes) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    @Test
    void aKilledWorkerChangesNothing() throws Exception {
        String master = master();
        Process first = worker(master, "first");
        worker(master, "second");
        Claim claim = claim("pass-interval-everywhere");
        Claim holding = claim("pass-symmetry");
        try (SparkWorkers workers = (SparkWorkers) new SparkCluster().open(master)) {
            Watched ledger = new Watched(20, () -> kill(first));
            Census.Result far = new Census(holding, 30, ledger, workers).run(Progress.none());
            Census.Result here = new Census(holding, 30, Ledger.inMemory(), new Threads(2)).run(Progress.none());
            assertTrue(ledger.recorded.get() > 20, "the worker was killed in the middle");
            assertEquals(here.checked(), far.checked());
            assertEquals(here.verdict(), far.verdict());

            Census.Result refuted = new Census(claim, 12, Ledger.inMemory(), workers).run(Progress.none());
            Census.Result local = new Census(claim, 12, Ledger.inMemory(), new Threads(2)).run(Progress.none());
            assertEquals(local.checked(), refuted.checked());
            assertEquals(
                    local.first().orElseThrow().number(),
                    refuted.first().orElseThrow().number());
            assertEquals(
                    local.first().orElseThrow().document(),
                    refuted.first().orElseThrow().document());
        }
    }

    /** One worker stands still with all it has begun; its pieces go to the other. Then the driver is stopped in the middle and another one goes on. */
    @Test
    void aWorkerThatHangsAndADriverThatStopsChangeNothing() throws Exception {
        String master = master();
        Process first = worker(master, "first");
        worker(master, "second");
        Claim holding = claim("pass-symmetry");
        Census.Result here = new Census(holding, 30, Ledger.inMemory(), new Threads(2)).run(Progress.none());
        try (SparkWorkers workers = (SparkWorkers) new SparkCluster().open(master)) {
            Watched hung = new Watched(20, () -> signal(first, "-STOP"));
            Census.Result far = new Census(holding, 30, hung, workers).run(Progress.none());
            assertTrue(hung.recorded.get() > 20, "the worker stood still in the middle");
            assertEquals(here.checked(), far.checked());

            AtomicBoolean stop = new AtomicBoolean();
            Watched stopped = new Watched(15, () -> stop.set(true));
            Progress impatient = new Progress() {
                @Override
                public void done(long part, long whole) {}

                @Override
                public boolean stopAsked() {
                    return stop.get();
                }
            };
            assertThrows(Progress.Stopped.class, () -> new Census(holding, 30, stopped, workers).run(impatient));
            int before = stopped.recorded.get();
            Census.Result resumed = new Census(holding, 30, stopped, workers).run(Progress.none());
            assertTrue(before >= 15 && stopped.recorded.get() > before, "it stopped in the middle");
            assertEquals(here.checked(), resumed.checked());
            assertEquals(
                    here.checked(),
                    Census.recorded(holding, 30, stopped).orElseThrow().checked());
        } finally {
            signal(first, "-CONT");
        }
    }

    /** A ledger in which something happens after so many records. */
    private static final class Watched implements Ledger {
        private final Ledger kept = Ledger.inMemory();
        private final AtomicInteger recorded = new AtomicInteger();
        private final int when;
        private final Runnable event;

        Watched(int when, Runnable event) {
            this.when = when;
            this.event = event;
        }

        @Override
        public Map<Piece, Tally> finished(Claim claim, int size) {
            return kept.finished(claim, size);
        }

        @Override
        public void record(Claim claim, Piece piece, Tally tally) {
            if (recorded.incrementAndGet() == when) event.run();
            kept.record(claim, piece, tally);
        }

        @Override
        public boolean reserve(Claim claim, Piece piece) {
            return kept.reserve(claim, piece);
        }

        @Override
        public void close() {}
    }

    private String master() throws Exception {
        int port = freePort();
        start(
                "master",
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                "" + port,
                "--webui-port",
                "0");
        awaitOpen(port);
        return "spark://127.0.0.1:" + port;
    }

    /** Stops or continues a worker and its executors. */
    private static void signal(Process process, String signal) {
        Stream.concat(Stream.of(process.toHandle()), process.descendants()).forEach(each -> {
            try {
                new ProcessBuilder("kill", signal, "" + each.pid()).start().waitFor();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private Process worker(String master, String name) throws IOException {
        return start(
                name,
                "org.apache.spark.deploy.worker.Worker",
                master,
                "--cores",
                "1",
                "--memory",
                "1g",
                "--host",
                "127.0.0.1",
                "--webui-port",
                "0",
                "--work-dir",
                folder.resolve(name).toString());
    }

    private Process start(String name, String type, String... arguments) throws IOException {
        String home = System.getProperty("hissho.spark.home");
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m"));
        Stream.of(
                        "java.lang",
                        "java.lang.invoke",
                        "java.io",
                        "java.net",
                        "java.nio",
                        "java.util",
                        "java.util.concurrent",
                        "sun.nio.ch")
                .forEach(opened -> command.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED"));
        command.addAll(List.of("-cp", home + "/jars/*", type));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("SPARK_HOME", home);
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.redirectErrorStream(true).redirectOutput(new File(folder.toFile(), name + ".log"));
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }

    private static void awaitOpen(int port) throws InterruptedException {
        for (int i = 0; i < 900; i++) {
            try (Socket socket = new Socket("127.0.0.1", port)) {
                if (socket.isConnected()) return;
            } catch (IOException e) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
        }
        throw new IllegalStateException("the master does not answer");
    }

    private static Claim claim(String id) {
        return Catalogue.claims().stream()
                .filter(c -> c.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
