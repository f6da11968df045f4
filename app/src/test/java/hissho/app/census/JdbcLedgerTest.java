package hissho.app.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.claim.Census;
import hissho.claim.Claim;
import hissho.claim.Ledger;
import hissho.claim.Piece;
import hissho.claim.Tally;
import hissho.claim.Threads;
import hissho.document.BadDocument;
import hissho.progress.Progress;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ledger in SQLite and in a real PostgreSQL server, which the test starts on loopback and stops. */
class JdbcLedgerTest {

    private static final String REFUTED = "pass-interval-everywhere";
    private static final String HOLDING = "pass-symmetry";

    @TempDir
    Path folder;

    @Test
    void sqliteKeepsWhatWasFoundAndSharesIt() throws Exception {
        keepsAndShares("jdbc:sqlite:" + folder.resolve("ledger.db"));
    }

    @Test
    void postgresqlKeepsWhatWasFoundAndSharesIt() throws Exception {
        try (EmbeddedPostgres server = EmbeddedPostgres.builder()
                .setOverrideWorkingDirectory(folder.toFile())
                .setDataDirectory(folder.resolve("data"))
                .start()) {
            keepsAndShares(server.getJdbcUrl("postgres", "postgres"));
        }
    }

    private static void keepsAndShares(String url) throws Exception {
        for (String id : List.of(REFUTED, HOLDING)) {
            Claim claim = claim(id);
            int to = 12;
            Census.Result undisturbed = new Census(claim, to, Ledger.inMemory(), new Threads(2)).run(Progress.none());
            try (ExecutorService two = Executors.newFixedThreadPool(2);
                    Ledger one = JdbcLedger.open(url);
                    Ledger other = JdbcLedger.open(url)) {
                Future<Census.Result> a =
                        two.submit(() -> new Census(claim, to, one, new Threads(1)).run(Progress.none()));
                Future<Census.Result> b =
                        two.submit(() -> new Census(claim, to, other, new Threads(1)).run(Progress.none()));
                assertEquals(undisturbed.checked(), a.get().checked(), id);
                assertEquals(undisturbed.checked(), b.get().checked(), id);
            }
            try (Ledger later = JdbcLedger.open(url)) {
                Census.Result recorded =
                        Census.recorded(claim, undisturbed.to(), later).orElseThrow();
                assertEquals(undisturbed.checked(), recorded.checked());
                assertEquals(
                        undisturbed.first().map(e -> e.number()),
                        recorded.first().map(e -> e.number()));
                assertEquals(
                        undisturbed.first().map(e -> e.what().key()),
                        recorded.first().map(e -> e.what().key()));
            }
        }
    }

    @Test
    void theFirstRecordOfAPieceStands() {
        Claim claim = claim(HOLDING);
        Piece piece = Piece.of(claim, 5).getFirst();
        try (Ledger ledger = JdbcLedger.open("jdbc:sqlite:" + folder.resolve("ledger.db"))) {
            ledger.record(claim, piece, new Tally(7, java.util.Optional.empty()));
            ledger.record(claim, piece, new Tally(9, java.util.Optional.empty()));
            assertEquals(7, ledger.finished(claim, 5).get(piece).checked());
        }
    }

    @Test
    void changedCodeInvalidatesOldPieces() throws SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("ledger.db");
        Claim claim = claim(HOLDING);
        Piece piece = Piece.of(claim, 5).getFirst();
        try (Ledger ledger = JdbcLedger.open(url)) {
            ledger.record(claim, piece, new Tally(7, java.util.Optional.empty()));
            try (var connection = DriverManager.getConnection(url);
                    var statement = connection.createStatement()) {
                statement.executeUpdate("update piece set code = 'older'");
            }
            assertTrue(ledger.finished(claim, 5).isEmpty());
        }
    }

    @Test
    void aReservationFallsWithItsProcess() throws SQLException, IOException, InterruptedException {
        String url = "jdbc:sqlite:" + folder.resolve("ledger.db");
        Claim claim = claim(HOLDING);
        Piece piece = Piece.of(claim, 5).getFirst();
        try (Ledger ledger = JdbcLedger.open(url)) {
            assertTrue(ledger.reserve(claim, piece));
            assertTrue(ledger.reserve(claim, piece), "a process may reserve its own piece again");
            Process other = new ProcessBuilder("tail", "-f", "/dev/null").start();
            long start = other.info().startInstant().orElseThrow().toEpochMilli();
            try (var connection = DriverManager.getConnection(url);
                    var statement = connection.createStatement()) {
                statement.executeUpdate("update reservation set owner = substr(owner, 1, instr(owner, ':')) || '"
                        + other.pid() + "@" + start + "'");
            }
            assertFalse(ledger.reserve(claim, piece), "another living process has it");
            other.destroyForcibly().waitFor();
            assertTrue(ledger.reserve(claim, piece), "that process is dead");
        }
    }

    @Test
    void aStoreThatCannotBeOpenedIsSaidKindly() {
        assertThrows(BadDocument.class, () -> JdbcLedger.open("jdbc:nosuchbase:here"));
        BadDocument bad = assertThrows(
                BadDocument.class, () -> JdbcLedger.open("jdbc:postgresql://127.0.0.1:1/none?user=a&password=secret"));
        assertFalse(bad.what().arguments().toString().contains("secret"));
    }

    private static Claim claim(String id) {
        return Catalogue.claims().stream()
                .filter(c -> c.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
