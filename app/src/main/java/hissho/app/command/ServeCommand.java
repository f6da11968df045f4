package hissho.app.command;

import hissho.app.census.JdbcLedger;
import hissho.app.web.Workbench;
import hissho.app.web.Workshop;
import hissho.claim.Ledger;
import hissho.document.BadDocument;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hissho serve}: the workbench in the browser. */
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {

    private static final int USUAL_PORT = 7331;

    private final Console console;

    @Option(names = "--port", paramLabel = "PORT", descriptionKey = "port")
    private int port = USUAL_PORT;

    @Option(names = "--public", descriptionKey = "public")
    private boolean everybody;

    @Option(names = "--token-file", paramLabel = "FILE", descriptionKey = "token-file")
    private @Nullable Path tokenFile;

    @Option(names = "--no-open", descriptionKey = "no-open")
    private boolean quiet;

    @Option(names = "--store", paramLabel = "JDBC-URL", descriptionKey = "store")
    private @Nullable String store;

    ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65535) throw Console.bad("core.bad.out-of-range", port, 0, 65535);
        Optional<String> given = given();
        if (given.isPresent() && !everybody) throw Console.bad("web.bad.token-for-nobody");
        Optional<String> secret = everybody ? Optional.of(given.orElseGet(ServeCommand::invented)) : Optional.empty();
        if (secret.isPresent() && secret.get().length() < 16) throw Console.bad("web.bad.short-token");
        String host = everybody ? "0.0.0.0" : "127.0.0.1";
        try (Workbench workbench = Workbench.start(host, port, secret, ledger(), Workshop.open())) {
            String shown =
                    given.isPresent() ? "" : secret.map(s -> "#token=" + s).orElse("");
            String address = "http://" + (everybody ? host : "localhost") + ":" + workbench.port() + "/" + shown;
            console.tell("web.serving", address);
            console.out().flush();
            if (!quiet && !everybody && console.screen().out()) open(address);
            CountDownLatch forever = new CountDownLatch(1);
            Runtime.getRuntime().addShutdownHook(new Thread(forever::countDown));
            forever.await();
        } catch (RuntimeException e) {
            if (isTaken(e)) throw Console.bad("web.bad.port", port);
            throw e;
        }
        return Exit.ANSWERED;
    }

    /** The token that was given: in a file or in the environment, for a command line can be read by everybody on the machine. */
    private Optional<String> given() {
        if (tokenFile == null) return Optional.ofNullable(System.getenv("HISSHO_TOKEN"));
        try {
            return Optional.of(Files.readString(tokenFile).strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The store that was asked for; the usual one, or, where it cannot be opened, one that lasts as long as the server. */
    private Ledger ledger() {
        if (store != null) return JdbcLedger.open(store);
        try {
            return JdbcLedger.open(JdbcLedger.usualUrl());
        } catch (BadDocument e) {
            console.err().println("hissho: " + console.complaint(e));
            console.err().println("hissho: " + console.say("web.no-store"));
            return Ledger.inMemory();
        }
    }

    private static boolean isTaken(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause())
            if (cause instanceof BindException
                    || String.valueOf(cause.getMessage()).contains("already in use")) return true;
        return false;
    }

    private static String invented() {
        byte[] bytes = new byte[24];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Opens the page where a browser is; where none is, the printed address must do. */
    private static void open(String address) {
        boolean mac = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("mac");
        if (!mac && System.getenv("DISPLAY") == null && System.getenv("WAYLAND_DISPLAY") == null) return;
        try {
            new ProcessBuilder(List.of(mac ? "open" : "xdg-open", address)).start();
        } catch (IOException e) {
            // No opener on this machine: the address is on the screen already.
            return;
        }
    }
}
