package hissho.impartial.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A name for a connected piece that isomorphic pieces share: colours are refined by the colours of neighbours; where cells remain, each
 * vertex of the first is singled out in turn, twins once, and the smallest adjacency list wins. Parallel edges count once, loops are kept: that is
 * all that matters for which vertices can be removed.
 */
final class CanonicalPiece {

    private static final int MOST_LEAVES = 64;

    private final Undirected graph;
    private final long piece;
    private final int[] vertices;
    private String best = "";
    private int leaves = 0;

    private CanonicalPiece(Undirected graph, long piece) {
        this.graph = graph;
        this.piece = piece;
        this.vertices = new int[Long.bitCount(piece)];
        int i = 0;
        for (long rest = piece; rest != 0; rest &= rest - 1) vertices[i++] = Long.numberOfTrailingZeros(rest);
    }

    /** The canonical name, or one of this very piece where symmetry makes the search for it too long. */
    static String of(Undirected graph, long piece) {
        CanonicalPiece search = new CanonicalPiece(graph, piece);
        int[] colours = new int[search.vertices.length];
        for (int i = 0; i < colours.length; i++) colours[i] = (int) (graph.looped() >> search.vertices[i] & 1);
        search.refine(normal(colours));
        return search.leaves > MOST_LEAVES ? "#" + Long.toHexString(piece) : search.best;
    }

    private void refine(int[] start) {
        if (leaves > MOST_LEAVES) return;
        int[] colours = start;
        while (true) {
            int[] finer = round(colours);
            if (count(finer) == count(colours)) break;
            colours = finer;
        }
        int cell = firstCell(colours);
        if (cell < 0) {
            leaf(colours);
            return;
        }
        List<Integer> tried = new ArrayList<>();
        for (int i = 0; i < colours.length; i++)
            if (colours[i] == cell && !hasTwin(i, tried)) {
                tried.add(i);
                int[] single = colours.clone();
                for (int j = 0; j < single.length; j++) single[j] = 2 * single[j] + (j == i ? 0 : 1);
                refine(normal(single));
            }
    }

    /** Vertices of one cell with the same neighbours can change places, so one of them stands for all. */
    private boolean hasTwin(int i, List<Integer> tried) {
        long own = 1L << vertices[i];
        for (int j : tried) {
            long both = own | 1L << vertices[j];
            if (((graph.neighbours()[vertices[i]] ^ graph.neighbours()[vertices[j]]) & piece & ~both) == 0) return true;
        }
        return false;
    }

    private int[] round(int[] colours) {
        String[] signatures = new String[colours.length];
        for (int i = 0; i < colours.length; i++) {
            List<Integer> around = new ArrayList<>();
            for (int j = 0; j < colours.length; j++)
                if (i != j && (graph.neighbours()[vertices[i]] >> vertices[j] & 1) != 0) around.add(colours[j]);
            around.sort(null);
            signatures[i] = String.format("%05d", colours[i]) + around;
        }
        TreeMap<String, Integer> numbers = new TreeMap<>();
        for (String signature : signatures) numbers.put(signature, 0);
        int number = 0;
        for (Map.Entry<String, Integer> entry : numbers.entrySet()) entry.setValue(number++);
        return Arrays.stream(signatures).mapToInt(numbers::get).toArray();
    }

    private static int[] normal(int[] colours) {
        int[] sorted = Arrays.stream(colours).distinct().sorted().toArray();
        return Arrays.stream(colours).map(c -> Arrays.binarySearch(sorted, c)).toArray();
    }

    private static long count(int[] colours) {
        return Arrays.stream(colours).distinct().count();
    }

    private static int firstCell(int[] colours) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int c : colours) counts.merge(c, 1, Integer::sum);
        return counts.entrySet().stream()
                .filter(e -> e.getValue() > 1)
                .mapToInt(Map.Entry::getKey)
                .min()
                .orElse(-1);
    }

    private void leaf(int[] colours) {
        leaves++;
        int n = colours.length;
        int[] at = new int[n];
        for (int i = 0; i < n; i++) at[colours[i]] = vertices[i];
        StringBuilder name = new StringBuilder().append(n).append(':');
        for (int i = 0; i < n; i++) {
            long row = (graph.looped() >> at[i] & 1) << n;
            for (int j = 0; j < i; j++) row |= (graph.neighbours()[at[i]] >> at[j] & 1) << j;
            name.append(Long.toHexString(row)).append(',');
        }
        if (best.isEmpty() || name.toString().compareTo(best) < 0) best = name.toString();
    }
}
