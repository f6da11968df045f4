package hissho.app.census;

import hissho.claim.Claim;
import hissho.claim.Ledger;
import hissho.claim.Piece;
import hissho.claim.Tally;
import hissho.document.BadDocument;
import hissho.words.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A ledger in a database: SQLite in a file, or PostgreSQL by its JDBC URL.
 *
 * <p>A finished piece is one row, inserted in one transaction and sealed by a checksum of all that it says; its key is the claim, the fingerprint of
 * its code, the size and the first number, and an insert that finds the row already there changes nothing, unless the new piece is longer. A row that does
 * not fit its checksum is never counted. A reservation is a {@link Lease}: it falls a few seconds after the last heartbeat of the run that made it.
 */
public final class JdbcLedger implements Ledger {

    private final Connection connection;
    private final StoreAddress address;
    private final Lease lease;
    private final Fingerprint fingerprint = new Fingerprint();

    private JdbcLedger(Connection connection, StoreAddress address, Lease lease) {
        this.connection = connection;
        this.address = address;
        this.lease = lease;
    }

    /** The file in the person's own folder, where nothing else was asked for. */
    public static String usualUrl() {
        return StoreAddress.usual().url();
    }

    public static JdbcLedger open(String url) {
        StoreAddress address = new StoreAddress(url);
        try {
            address.file().ifPresent(JdbcLedger::makeFolder);
            address.file().ifPresent(file -> StoreAddress.keepLibraries());
            Connection connection = DriverManager.getConnection(url);
            prepare(connection, address);
            return new JdbcLedger(connection, address, Lease.take(address));
        } catch (SQLException | UncheckedIOException e) {
            throw address.failed("claim.bad.store", e);
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

    private static void prepare(Connection connection, StoreAddress address) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (address.file().isPresent()) {
                statement.execute("pragma busy_timeout = 60000");
                statement.execute("pragma journal_mode = wal");
                statement.execute("pragma synchronous = full");
                try (ResultSet check = statement.executeQuery("pragma quick_check(1)")) {
                    if (check.next() && !check.getString(1).equals("ok")) throw damaged(address);
                }
            }
            statement.execute("""
                create table if not exists tally (
                  claim varchar(100) not null, code varchar(100) not null, size integer not null,
                  first bigint not null, last bigint not null, checked bigint not null, counterexample text,
                  seal varchar(100) not null,
                  primary key (claim, code, size, first))
                """);
        }
    }

    @Override
    public Map<Piece, Tally> finished(Claim claim, int size) {
        synchronized (connection) {
            return read(claim, size);
        }
    }

    private Map<Piece, Tally> read(Claim claim, int size) {
        String sql =
                "select first, last, checked, counterexample, seal from tally where claim = ? and code = ? and size = ?";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, claim.id());
            statement.setString(2, fingerprint.of(claim));
            statement.setInt(3, size);
            Map<Piece, Tally> finished = new HashMap<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    Piece piece = new Piece(claim.id(), size, rows.getLong(1), rows.getLong(2));
                    long checked = rows.getLong(3);
                    Optional<String> counterexample = Optional.ofNullable(rows.getString(4));
                    if (!seal(claim, piece, checked, counterexample).equals(rows.getString(5))) throw damaged(address);
                    finished.put(piece, Tallies.read(checked, counterexample));
                }
            }
            return finished;
        } catch (SQLException e) {
            throw address.failed("claim.bad.answer", e);
        }
    }

    @Override
    public void record(Claim claim, Piece piece, Tally tally) {
        synchronized (connection) {
            write(claim, piece, tally);
        }
        lease.release(claim.id(), fingerprint.of(claim), piece);
    }

    private void write(Claim claim, Piece piece, Tally tally) {
        String sql =
                "insert into tally (claim, code, size, first, last, checked, counterexample, seal) values (?, ?, ?, ?,"
                        + " ?, ?, ?, ?) on conflict (claim, code, size, first) do update set last = excluded.last, checked ="
                        + " excluded.checked, counterexample = excluded.counterexample, seal = excluded.seal where"
                        + " excluded.last > tally.last";
        Optional<String> counterexample = tally.first().map(Tallies::write);
        try (PreparedStatement statement = keyed(sql, claim, piece)) {
            statement.setLong(5, piece.to());
            statement.setLong(6, tally.checked());
            statement.setString(7, counterexample.orElse(null));
            statement.setString(8, seal(claim, piece, tally.checked(), counterexample));
            statement.executeUpdate();
        } catch (SQLException e) {
            throw address.failed("claim.bad.answer", e);
        }
    }

    private String seal(Claim claim, Piece piece, long checked, Optional<String> counterexample) {
        return Fingerprint.ofText(String.join(
                "\n",
                claim.id(),
                fingerprint.of(claim),
                piece.size() + " " + piece.from() + " " + piece.to() + " " + checked,
                counterexample.orElse("")));
    }

    @Override
    public boolean reserve(Claim claim, Piece piece) {
        try {
            return lease.reserve(claim.id(), fingerprint.of(claim), piece);
        } catch (SQLException e) {
            throw address.failed("claim.bad.answer", e);
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

    private static BadDocument damaged(StoreAddress address) {
        return new BadDocument("", Message.of("claim.bad.damaged", address.shown()));
    }

    @Override
    public void close() {
        lease.close();
        try {
            connection.close();
        } catch (SQLException e) {
            throw address.failed("claim.bad.answer", e);
        }
    }
}
