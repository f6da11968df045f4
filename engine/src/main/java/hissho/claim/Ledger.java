package hissho.claim;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;

/**
 * Where finished pieces are written down, so that a killed run resumes and counts nothing twice. A piece is recorded whole or not at all, and
 * the first record of a piece stands. Several processes may write in one ledger.
 */
public interface Ledger extends AutoCloseable {

    /** The finished pieces of a claim at a size. */
    Map<Piece, Tally> finished(Claim claim, int size);

    /** Writes a finished piece down; when this returns the record outlives the process. */
    void record(Claim claim, Piece piece, Tally tally);

    /** Reserves a piece for this process; false while another living process has it. */
    boolean reserve(Claim claim, Piece piece);

    @Override
    void close();

    /** A ledger that lasts as long as the process. */
    static Ledger inMemory() {
        ConcurrentMap<Piece, Tally> records = new ConcurrentHashMap<>();
        return new Ledger() {
            @Override
            public Map<Piece, Tally> finished(Claim claim, int size) {
                return records.entrySet().stream()
                        .filter(e -> e.getKey().claim().equals(claim.id())
                                && e.getKey().size() == size)
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
            }

            @Override
            public void record(Claim claim, Piece piece, Tally tally) {
                records.putIfAbsent(piece, tally);
            }

            @Override
            public boolean reserve(Claim claim, Piece piece) {
                return true;
            }

            @Override
            public void close() {}
        };
    }
}
