package hissho.app.census;

import hissho.claim.Piece;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The reservations of one run. The run signs with a name that nobody else has and shows every second, by the clock of the database, that it lives; when
 * it has not done so for a few seconds its reservations fall to whoever asks. Neither the names of machines nor the numbers of processes matter.
 */
final class Lease implements AutoCloseable {

    private static final long BEAT_MILLISECONDS = 1000;
    private static final long LAST_MILLISECONDS = 5000;

    private final Connection connection;
    private final String now;
    private final String owner = UUID.randomUUID().toString();
    private final ScheduledExecutorService heart = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("ledger-heart").factory());

    private Lease(Connection connection, String now) {
        this.connection = connection;
        this.now = now;
    }

    /** On a connection of its own, whose writes need not outlive a loss of power. */
    static Lease take(StoreAddress address) throws SQLException {
        Connection connection = DriverManager.getConnection(address.url());
        if (address.file().isPresent())
            try (Statement statement = connection.createStatement()) {
                statement.execute("pragma busy_timeout = 60000");
                statement.execute("pragma synchronous = off");
            }
        Lease lease = new Lease(
                connection,
                address.file().isPresent()
                        ? "cast(unixepoch('subsec') * 1000 as integer)"
                        : "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)");
        lease.prepare();
        var _ = lease.heart.scheduleAtFixedRate(
                lease::beat, BEAT_MILLISECONDS, BEAT_MILLISECONDS, TimeUnit.MILLISECONDS);
        return lease;
    }

    private void prepare() throws SQLException {
        synchronized (connection) {
            try (Statement statement = connection.createStatement()) {
                statement.execute(
                        "create table if not exists run (owner varchar(100) not null primary key, beat bigint not null)");
                statement.execute("""
                    create table if not exists reservation (
                      claim varchar(100) not null, code varchar(100) not null, size integer not null,
                      first bigint not null, last bigint not null, owner varchar(100) not null,
                      primary key (claim, code, size, first))
                    """);
                statement.execute("insert into run (owner, beat) values ('" + owner + "', " + now + ")");
            }
        }
    }

    private void beat() {
        synchronized (connection) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("update run set beat = " + now + " where owner = '" + owner + "'");
            } catch (SQLException e) {
                // The next record or reservation meets the same trouble and tells it; till then the lease may fall,
                // which costs nothing but work.
                return;
            }
        }
    }

    /** Reserves a piece; false while another living run has a part of it. */
    boolean reserve(String claim, String code, Piece piece) throws SQLException {
        String living = "exists (select 1 from run where run.owner = %s.owner and run.beat > " + now + " - "
                + LAST_MILLISECONDS + ")";
        String sql = "insert into reservation (claim, code, size, first, last, owner) select ?, ?, ?, ?, ?, ?"
                + " where not exists (select 1 from reservation r where r.claim = ? and r.code = ? and r.size = ? and"
                + " r.last > ? and r.first < ? and r.owner <> ? and " + living.formatted("r") + ")"
                + " on conflict (claim, code, size, first) do update set owner = excluded.owner, last = excluded.last"
                + " where reservation.owner = excluded.owner or not " + living.formatted("reservation");
        synchronized (connection) {
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                for (int from : new int[] {0, 6}) {
                    statement.setString(from + 1, claim);
                    statement.setString(from + 2, code);
                    statement.setInt(from + 3, piece.size());
                    statement.setLong(from + 4, piece.from());
                    statement.setLong(from + 5, piece.to());
                    statement.setString(from + 6, owner);
                }
                return statement.executeUpdate() == 1;
            }
        }
    }

    /** A piece is written down, and need no longer be kept from others. */
    void release(String claim, String code, Piece piece) {
        String sql = "delete from reservation where claim = ? and code = ? and size = ? and first = ? and owner = ?";
        synchronized (connection) {
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                statement.setString(1, claim);
                statement.setString(2, code);
                statement.setInt(3, piece.size());
                statement.setLong(4, piece.from());
                statement.setString(5, owner);
                statement.executeUpdate();
            } catch (SQLException e) {
                // It falls with the run; a record tells its own trouble.
                return;
            }
        }
    }

    /** The run is over: what it reserved and did not finish is free at once. */
    @Override
    public void close() {
        heart.shutdownNow();
        synchronized (connection) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("delete from reservation where owner = '" + owner + "'");
                statement.execute("delete from run where owner = '" + owner + "'");
            } catch (SQLException e) {
                // They fall by themselves in a few seconds.
                return;
            } finally {
                closeQuietly();
            }
        }
    }

    private void closeQuietly() {
        try {
            connection.close();
        } catch (SQLException e) {
            // Nothing of it is needed any more.
            return;
        }
    }
}
