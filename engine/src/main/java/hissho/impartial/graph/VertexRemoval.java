package hissho.impartial.graph;

import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.HashMap;
import java.util.Map;

/**
 * Grundy values of the game of removing a vertex that has an edge, together with its edges: pieces add up, and isomorphic pieces are
 * looked at once.
 */
final class VertexRemoval {

    private static final int MOST_PIECES = 2_000_000;

    private final Undirected graph;
    private final int columns;
    private final Map<Long, Integer> byPiece = new HashMap<>();
    private final Map<String, Integer> byName = new HashMap<>();

    VertexRemoval(Undirected graph) {
        this(graph, 0);
    }

    /** A lattice of so many columns, numbered row by row; with none the graph is drawn as a circle. */
    VertexRemoval(Undirected graph, int columns) {
        this.graph = graph;
        this.columns = columns;
    }

    int columns() {
        return columns;
    }

    Undirected graph() {
        return graph;
    }

    synchronized int value(long there, Progress progress) {
        int sum = 0;
        for (long piece : graph.pieces(there)) sum ^= pieceValue(piece, progress);
        return sum;
    }

    private int pieceValue(long piece, Progress progress) {
        Integer known = byPiece.get(piece);
        if (known != null) return known;
        progress.check();
        if (byPiece.size() > MOST_PIECES) throw new BadDocument("", Message.of("impartial.bad.graph-too-hard"));
        String name = CanonicalPiece.of(graph, piece);
        Integer same = byName.get(name);
        if (same == null) {
            long seen = 0;
            for (long rest = piece; rest != 0; rest &= rest - 1)
                seen |= 1L << value(piece & ~Long.lowestOneBit(rest), progress);
            same = Long.numberOfTrailingZeros(~seen);
            byName.put(name, same);
        }
        byPiece.put(piece, same);
        return same;
    }
}
