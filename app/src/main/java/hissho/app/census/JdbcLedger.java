package hissho.app.census;

import hissho.claim.Claim;
import hissho.claim.Ledger;
import hissho.claim.Piece;
import hissho.claim.Tally;
import hissho.document.BadDocument;
import hissho.words.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A ledger in a database: SQLite in a file, or PostgreSQL by its JDBC URL.
 *
 * <p>A finished piece is one row, inserted in one transaction; its key is the claim, the fingerprint of its code, the size and the first
 * number, and an insert that finds the row already there changes nothing. A reservation names the process that made it; it falls when that process
 * no longer lives, or, on another machine, when it is ten minutes old.
 */
public final class JdbcLedger implements Ledger {

    private static final String SQLITE = "jdbc:sqlite:";
    private static final Duration FOREIGN_RESERVATION = Duration.ofMinutes(10);

    private final Connection connection;
    private final Fingerprint fingerprint = new Fingerprint();
    private final String host = hostName();
    private final String owner = host + ":" + identity(ProcessHandle.current());

    private JdbcLedger(Connection connection) {
        this.connection = connection;
    }

    /** The file in the person's own folder, where nothing else was asked for. */
    public static String usualUrl() {
        String home = Optional.ofNullable(System.getenv("HISSHO_HOME"))
                .orElseGet(() ->
                        Path.of(System.getProperty("user.home"), ".hissho").toString());
        return SQLITE + Path.of(home, "claims.db");
    }

    public static JdbcLedger open(String url) {
        try {
            if (url.startsWith(SQLITE)) makeFolder(Path.of(url.substring(SQLITE.length())));
            Connection connection = DriverManager.getConnection(url);
            JdbcLedger ledger = new JdbcLedger(connection);
            ledger.prepare(url.startsWith(SQLITE));
            return ledger;
        } catch (SQLException | UncheckedIOException e) {
            throw new BadDocument(
                    "",
                    Message.of(
                            "claim.bad.store",
                            url.replaceAll("password=[^&]*", "password=…"),
                            String.valueOf(e.getMessage())));
        }
    }

    private static void makeFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            if (folder != null) Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void prepare(boolean sqlite) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (sqlite) {
                statement.execute("pragma busy_timeout = 60000");
                statement.execute("pragma journal_mode = wal");
                statement.execute("pragma synchronous = full");
            }
            statement.execute("""
                create table if not exists piece (
                  claim varchar(100) not null, code varchar(100) not null, size integer not null,
                  first bigint not null, last bigint not null, checked bigint not null, counterexample text,
                  primary key (claim, code, size, first))
                """);
            statement.execute("""
                create table if not exists reservation (
                  claim varchar(100) not null, code varchar(100) not null, size integer not null,
                  first bigint not null, owner varchar(200) not null, made bigint not null,
                  primary key (claim, code, size, first))
                """);
        }
    }

    @Override
    public synchronized Map<Piece, Tally> finished(Claim claim, int size) {
        String sql = "select first, last, checked, counterexample from piece where claim = ? and code = ? and size = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, claim.id());
            statement.setString(2, fingerprint.of(claim));
            statement.setInt(3, size);
            Map<Piece, Tally> finished = new HashMap<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next())
                    finished.put(
                            new Piece(claim.id(), size, rows.getLong(1), rows.getLong(2)),
                            Tallies.read(rows.getLong(3), Optional.ofNullable(rows.getString(4))));
            }
            return finished;
        } catch (SQLException e) {
            throw broken(e);
        }
    }

    @Override
    public synchronized void record(Claim claim, Piece piece, Tally tally) {
        String sql =
                "insert into piece (claim, code, size, first, last, checked, counterexample) values (?, ?, ?, ?, ?, ?,"
                        + " ?) on conflict do nothing";
        try (PreparedStatement statement = keyed(sql, claim, piece)) {
            statement.setLong(5, piece.to());
            statement.setLong(6, tally.checked());
            statement.setString(7, tally.first().map(Tallies::write).orElse(null));
            statement.executeUpdate();
        } catch (SQLException e) {
            throw broken(e);
        }
    }

    @Override
    public synchronized boolean reserve(Claim claim, Piece piece) {
        try {
            if (insertReservation(claim, piece)) return true;
            Optional<String> falling = fallingOwner(claim, piece);
            return falling.isPresent() && takeOver(claim, piece, falling.get());
        } catch (SQLException e) {
            throw broken(e);
        }
    }

    private boolean insertReservation(Claim claim, Piece piece) throws SQLException {
        String sql =
                "insert into reservation (claim, code, size, first, owner, made) values (?, ?, ?, ?, ?, ?) on conflict"
                        + " do nothing";
        try (PreparedStatement statement = keyed(sql, claim, piece)) {
            statement.setString(5, owner);
            statement.setLong(6, Instant.now().toEpochMilli());
            return statement.executeUpdate() == 1;
        }
    }

    /** Who holds the reservation, if it is this process itself or a process that lives no longer. */
    private Optional<String> fallingOwner(Claim claim, Piece piece) throws SQLException {
        String sql = "select owner, made from reservation where claim = ? and code = ? and size = ? and first = ?";
        try (PreparedStatement statement = keyed(sql, claim, piece);
                ResultSet row = statement.executeQuery()) {
            if (!row.next()) return Optional.empty();
            String other = row.getString(1);
            return lives(other, Instant.ofEpochMilli(row.getLong(2))) && !other.equals(owner)
                    ? Optional.empty()
                    : Optional.of(other);
        }
    }

    private boolean takeOver(Claim claim, Piece piece, String from) throws SQLException {
        String sql =
                "update reservation set owner = ?, made = ? where claim = ? and code = ? and size = ? and first = ?"
                        + " and owner = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, owner);
            statement.setLong(2, Instant.now().toEpochMilli());
            statement.setString(3, claim.id());
            statement.setString(4, fingerprint.of(claim));
            statement.setInt(5, piece.size());
            statement.setLong(6, piece.from());
            statement.setString(7, from);
            return statement.executeUpdate() == 1;
        }
    }

    private boolean lives(String other, Instant made) {
        if (!other.startsWith(host + ":")) return made.plus(FOREIGN_RESERVATION).isAfter(Instant.now());
        String[] parts = other.substring(host.length() + 1).split("@", -1);
        return ProcessHandle.of(Long.parseLong(parts[0]))
                .filter(process -> identity(process).equals(other.substring(host.length() + 1)))
                .isPresent();
    }

    private static String identity(ProcessHandle process) {
        return process.pid() + "@"
                + process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }

    private static String hostName() {
        try {
            return InetAddress.getLocalHost().getHostName().replace(':', '_');
        } catch (UnknownHostException e) {
            return "localhost";
        }
    }

    private PreparedStatement keyed(String sql, Claim claim, Piece piece) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        statement.setString(1, claim.id());
        statement.setString(2, fingerprint.of(claim));
        statement.setInt(3, piece.size());
        statement.setLong(4, piece.from());
        return statement;
    }

    private static IllegalStateException broken(SQLException e) {
        return new IllegalStateException("the ledger does not answer: " + e.getMessage(), e);
    }

    @Override
    public synchronized void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw broken(e);
        }
    }
}
