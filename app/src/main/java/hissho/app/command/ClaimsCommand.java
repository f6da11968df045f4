package hissho.app.command;

import hissho.app.census.JdbcLedger;
import hissho.app.document.Json;
import hissho.catalogue.Catalogue;
import hissho.claim.Census;
import hissho.claim.Claim;
import hissho.claim.Counterexample;
import hissho.claim.DistantWorkers;
import hissho.claim.Ledger;
import hissho.claim.Referee;
import hissho.claim.Referee.Standing;
import hissho.claim.Threads;
import hissho.claim.Workers;
import hissho.document.Nearest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hissho claims}: the published statements that can be checked, and the census that checks them. */
@Command(name = "claims")
final class ClaimsCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", arity = "0..1", paramLabel = "check", descriptionKey = "check")
    private @Nullable String action;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "ID",
            descriptionKey = "id",
            completionCandidates = Candidates.Claims.class)
    private @Nullable String id;

    @Option(names = "--all", descriptionKey = "all")
    private boolean all;

    @Option(names = "--status", paramLabel = "proved|checked|holds|refuted|empty|open", descriptionKey = "status")
    private @Nullable Status status;

    @Option(names = "--to", paramLabel = "N", descriptionKey = "to")
    private @Nullable Integer to;

    @Option(names = "--workers", paramLabel = "N", descriptionKey = "workers")
    private int workers = Runtime.getRuntime().availableProcessors();

    @Option(names = "--engine", paramLabel = "local|spark", descriptionKey = "engine")
    private Engine engine = Engine.local;

    @Option(names = "--master", paramLabel = "URL", descriptionKey = "master")
    private @Nullable String master;

    @Option(names = "--store", paramLabel = "JDBC-URL", descriptionKey = "store")
    private @Nullable String store;

    @Option(names = "--save", paramLabel = "FOLDER", descriptionKey = "save")
    private @Nullable Path folder;

    @Option(names = "--budget", paramLabel = "SECONDS", descriptionKey = "budget")
    private double budget;

    @Mixin
    private Presentation presentation = new Presentation();

    /** What is known of a claim, as one asks for it. */
    enum Status {
        holds,
        proved,
        checked,
        refuted,
        empty,
        open;

        private boolean covers(Standing standing) {
            return switch (this) {
                case holds -> standing == Standing.PROVED || standing == Standing.CHECKED;
                case proved -> standing == Standing.PROVED;
                case checked -> standing == Standing.CHECKED;
                case refuted -> standing == Standing.REFUTED;
                case empty -> standing == Standing.EMPTY;
                case open -> standing == Standing.OPEN;
            };
        }
    }

    /** Where pieces are checked. */
    enum Engine {
        local,
        spark
    }

    ClaimsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (master != null && engine == Engine.local) throw Console.bad("claim.bad.master");
        boolean listing = action == null || action.equals("list");
        if (!listing && !"check".equals(action)) throw Console.bad("claim.bad.action", String.valueOf(action));
        try (Ledger ledger = JdbcLedger.open(store == null ? JdbcLedger.usualUrl() : store)) {
            if (listing) list(ledger);
            else if (all) return checkAll(ledger);
            else return checkOne(ledger);
        }
        return Exit.ANSWERED;
    }

    private void list(Ledger ledger) {
        Map<String, Integer> checked = new HashMap<>();
        for (Claim claim : Catalogue.claims())
            Census.checkedTo(claim, ledger).ifPresent(size -> checked.put(claim.id(), size));
        List<Claim> wanted = Catalogue.claims().stream().filter(this::isWanted).toList();
        presentation.present(Referee.list(wanted, checked, presentation.words(console)), console);
    }

    /** Whether a claim has the status that is asked for, and the word in its name, its statement or its source. */
    private boolean isWanted(Claim claim) {
        if (status != null && !status.covers(Referee.known(claim, presentation.words(console)))) return false;
        String key = claim.room() + ".claim." + claim.id();
        return id == null
                || Stream.of(claim.id(), console.say(key), console.say(key + ".source"))
                        .anyMatch(text -> text.toLowerCase(Locale.ROOT).contains(id.toLowerCase(Locale.ROOT)));
    }

    private static Claim named(String id) {
        return Catalogue.claim(id)
                .orElseThrow(() -> Console.bad("claim.bad.unknown", id, Nearest.question(id, Catalogue.claimIds())));
    }

    private int checkOne(Ledger ledger) {
        if (id == null) throw Console.bad("claim.bad.name-one");
        Claim claim = named(id);
        int size = to == null ? claim.defaultSize() : to;
        if (size < claim.smallestSize()) throw Console.bad("claim.bad.size", claim.smallestSize());
        if (size > claim.largestSize()) throw Console.bad("claim.bad.largest", claim.id(), claim.largestSize(), size);
        Workers hands = hands();
        Census.Result result =
                console.watched(budget, progress -> new Census(claim, size, ledger, hands).run(progress));
        boolean confirmed = console.watched(budget, progress -> Referee.confirms(result, progress));
        presentation.present(Referee.tell(result, confirmed, presentation.words(console)), console);
        result.first().ifPresent(example -> save(claim, example));
        return Referee.surprises(result) ? Exit.WRONG : Exit.ANSWERED;
    }

    private int checkAll(Ledger ledger) {
        Workers hands = hands();
        List<Census.Result> results = new ArrayList<>();
        for (Claim claim : Catalogue.claims()) {
            int size = to == null
                    ? claim.defaultSize()
                    : Math.max(claim.smallestSize(), Math.min(to, claim.defaultSize()));
            if (console.screen().err()) console.err().println(claim.id() + " …");
            results.add(console.watched(budget, progress -> new Census(claim, size, ledger, hands).run(progress)));
        }
        presentation.present(Referee.summary(results, presentation.words(console)), console);
        return results.stream().anyMatch(Referee::surprises) ? Exit.WRONG : Exit.ANSWERED;
    }

    private Workers hands() {
        if (engine == Engine.local) return new Threads(Math.clamp(workers, 1, 256));
        return ServiceLoader.load(DistantWorkers.class)
                .findFirst()
                .orElseThrow(() -> Console.bad("claim.bad.engine"))
                .open(master == null ? "local[*]" : master);
    }

    private void save(Claim claim, Counterexample example) {
        Path place = folder == null ? Path.of(".hissho", "counterexamples") : folder;
        Path file = place.resolve(claim.id() + ".json");
        try {
            Files.createDirectories(place);
            Files.writeString(file, Json.pretty(example.document()) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        console.err().println(console.say("claim.saved", file));
    }
}
