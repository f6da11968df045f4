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
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ledger in SQLite and in a real PostgreSQL server, which the test starts on loopback and stops. */
class JdbcLedgerTest {

    private static final String REFUTED = "pass-interval-everywhere";
    private static final String HOLDING = "pass-symmetry";

    /** How many damaged stores are tried. */
    private static final int FLIPPED = Integer.getInteger("hissho.flipped", 60);

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
        Piece piece = new Piece(claim.id(), 5, 0, 64);
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
        Piece piece = new Piece(claim.id(), 5, 0, 64);
        try (Ledger ledger = JdbcLedger.open(url)) {
            ledger.record(claim, piece, new Tally(7, java.util.Optional.empty()));
            change(url, "update tally set code = 'older'");
            assertTrue(ledger.finished(claim, 5).isEmpty());
        }
    }

    private static void change(String url, String sql) throws SQLException {
        try (var connection = DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    /** A run whose heart no longer beats loses what it reserved, whatever its machine is called; a living one keeps it. */
    @Test
    void aReservationFallsWithItsRun() throws SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("ledger.db");
        Claim claim = claim(HOLDING);
        Piece piece = new Piece(claim.id(), 5, 0, 64);
        try (Ledger ledger = JdbcLedger.open(url)) {
            try (Ledger other = JdbcLedger.open(url)) {
                assertTrue(other.reserve(claim, piece));
                assertTrue(other.reserve(claim, piece), "a run may reserve its own piece again");
                assertFalse(ledger.reserve(claim, piece), "another living run has it");
            }
            assertTrue(ledger.reserve(claim, piece), "that run has ended");
            change(url, "update reservation set owner = 'killed'");
            change(url, "insert into run (owner, beat) values ('killed', unixepoch() * 1000 - 4000)");
            assertFalse(ledger.reserve(claim, piece), "it was heard of a moment ago");
            change(url, "update run set beat = unixepoch() * 1000 - 6000 where owner = 'killed'");
            assertTrue(ledger.reserve(claim, piece), "it was not heard of for six seconds");
        }
    }

    /** A piece that overlaps one of another living run is not reserved; what is recorded may be cut in any way. */
    @Test
    void piecesOfOtherLengthsAreKeptApart() {
        String url = "jdbc:sqlite:" + folder.resolve("ledger.db");
        Claim claim = claim(HOLDING);
        Piece whole = new Piece(claim.id(), 5, 0, 128);
        Piece first = new Piece(claim.id(), 5, 0, 64);
        Piece second = new Piece(claim.id(), 5, 64, 128);
        try (Ledger ledger = JdbcLedger.open(url);
                Ledger other = JdbcLedger.open(url)) {
            assertTrue(other.reserve(claim, second));
            assertFalse(ledger.reserve(claim, whole), "a part of it is taken");
            assertTrue(ledger.reserve(claim, first));
            other.record(claim, second, new Tally(7, java.util.Optional.empty()));
            assertTrue(ledger.reserve(claim, whole), "what is recorded is no longer reserved");
            ledger.record(claim, first, new Tally(5, java.util.Optional.empty()));
            ledger.record(claim, whole, new Tally(12, java.util.Optional.empty()));
            ledger.record(claim, first, new Tally(5, java.util.Optional.empty()));
            assertEquals(
                    java.util.Set.of(whole, second), ledger.finished(claim, 5).keySet(), "the longer piece stands");
        }
    }

    /** Every number and every text of a stored piece changed: never counted, always said. */
    @Test
    void aChangedRowIsNeverCounted() throws SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("ledger.db");
        Claim claim = claim(HOLDING);
        Piece piece = new Piece(claim.id(), 5, 0, 64);
        for (String change : List.of(
                "checked = checked + 4",
                "last = last + 1",
                "counterexample = '{}'",
                "seal = 'x'",
                "first = first + 1")) {
            try (Ledger ledger = JdbcLedger.open(url)) {
                ledger.record(claim, piece, new Tally(7, java.util.Optional.empty()));
                change(url, "update tally set " + change);
                assertThrows(BadDocument.class, () -> ledger.finished(claim, 5), change);
                change(url, "delete from tally");
            }
        }
    }

    /** Bits flipped anywhere in a store's file: the census gives the right counts or says that the store is damaged, and never waits for ever. */
    @Test
    void aDamagedFileGivesNoWrongCount() throws IOException {
        Claim claim = claim(HOLDING);
        int to = 9;
        Path whole = folder.resolve("whole.db");
        Census.Result undisturbed;
        try (Ledger ledger = JdbcLedger.open("jdbc:sqlite:" + whole)) {
            undisturbed = new Census(claim, to, ledger, new Threads(1)).run(Progress.none());
        }
        byte[] bytes = Files.readAllBytes(whole);
        Random random = new Random(3);
        int refused = 0;
        for (int i = 0; i < FLIPPED; i++) {
            byte[] flipped = bytes.clone();
            for (int k = 1 + random.nextInt(4); k > 0; k--)
                flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
            Path file = Files.write(folder.resolve("flipped" + i + ".db"), flipped);
            try (Ledger ledger = JdbcLedger.open("jdbc:sqlite:" + file)) {
                Census.Result result = new Census(claim, to, ledger, new Threads(1)).run(Progress.atMost(30_000));
                assertEquals(undisturbed.checked(), result.checked());
                assertEquals(undisturbed.verdict(), result.verdict());
            } catch (BadDocument e) {
                refused++;
            }
        }
        assertTrue(refused < FLIPPED, "some flips do no harm");
    }

    @Test
    void aStoreThatCannotBeOpenedIsSaidKindly() {
        assertThrows(BadDocument.class, () -> JdbcLedger.open("jdbc:nosuchbase:here"));
        BadDocument bad = assertThrows(
                BadDocument.class, () -> JdbcLedger.open("jdbc:postgresql://127.0.0.1:1/none?user=a&password=secret"));
        assertFalse(bad.what().arguments().toString().contains("secret"));
        for (String url : List.of(
                "jdbc:postgresql://127.0.0.1:1/none?password=secret&user=a",
                "jdbc:postgresql://me:secret@127.0.0.1:1/none",
                "jdbc:nosuch://me:secret@host/none;PASSWORD=secret",
                "jdbc:nosuch://me:sec/secret@host/none;pwd = secret",
                "jdbc:oracle:thin:scott/secret@host:1521:none",
                "jdbc:nosuch:secret@host"))
            assertFalse(
                    assertThrows(BadDocument.class, () -> JdbcLedger.open(url))
                            .what()
                            .arguments()
                            .toString()
                            .contains("secret"),
                    url);
    }

    private static Claim claim(String id) {
        return Catalogue.claims().stream()
                .filter(c -> c.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
