package hissho.impartial.hackenbush;

import hissho.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * An undirected graph with a ground vertex; parallel edges and loops are allowed. Vertices are numbered from 0 as they first occur,
 * the ground being 0; names keep what the document called them.
 */
public final class Picture {

    private final int[] from;
    private final int[] to;
    private final long[] names;
    private final int[] firstEnd;
    private final int[] ends;

    private Picture(int[] from, int[] to, long[] names) {
        this.from = from;
        this.to = to;
        this.names = names;
        this.firstEnd = new int[names.length + 1];
        this.ends = new int[2 * from.length];
        for (int e = 0; e < from.length; e++) {
            firstEnd[from[e] + 1]++;
            firstEnd[to[e] + 1]++;
        }
        for (int v = 0; v < names.length; v++) firstEnd[v + 1] += firstEnd[v];
        int[] next = Arrays.copyOf(firstEnd, names.length);
        for (int e = 0; e < from.length; e++) {
            ends[next[from[e]]++] = e;
            ends[next[to[e]]++] = e;
        }
    }

    /** The picture with these edges, by the names of their ends. */
    public static Picture of(long ground, long[] from, long[] to) {
        Numbering numbers = new Numbering();
        numbers.number(ground);
        int[] u = new int[from.length];
        int[] v = new int[from.length];
        for (int e = 0; e < from.length; e++) {
            u[e] = numbers.number(from[e]);
            v[e] = numbers.number(to[e]);
        }
        return new Picture(u, v, numbers.names());
    }

    public static Picture of(long ground, List<List<Integer>> edges) {
        return of(
                ground,
                edges.stream().mapToLong(List::getFirst).toArray(),
                edges.stream().mapToLong(List::getLast).toArray());
    }

    /** This picture with another glued to it: the other's ground becomes the vertex of this name. */
    public Picture glued(long at, Picture other) {
        int m = edges();
        long offset = Arrays.stream(names).max().orElse(0) + 1;
        long[] lower = new long[m + other.edges()];
        long[] upper = new long[m + other.edges()];
        for (int e = 0; e < lower.length; e++) {
            lower[e] = e < m ? names[from[e]] : shifted(other.from[e - m], at, offset);
            upper[e] = e < m ? names[to[e]] : shifted(other.to[e - m], at, offset);
        }
        return of(names[0], lower, upper);
    }

    private static long shifted(int vertex, long at, long offset) {
        return vertex == 0 ? at : offset + vertex;
    }

    public int edges() {
        return from.length;
    }

    public int vertices() {
        return names.length;
    }

    public int from(int edge) {
        return from[edge];
    }

    public int to(int edge) {
        return to[edge];
    }

    /** The other end of an edge; of a loop, the same. */
    public int across(int edge, int vertex) {
        return from[edge] ^ to[edge] ^ vertex;
    }

    public long name(int vertex) {
        return names[vertex];
    }

    /** A vertex as it is spoken of. */
    public Message said(int vertex) {
        return vertex == 0 ? Message.of("hackenbush.ground") : Message.of("hackenbush.vertex", name(vertex));
    }

    int firstEnd(int vertex) {
        return firstEnd[vertex];
    }

    /** The edge at a place of the list of all ends; a vertex's own are from its first end to the next vertex's. */
    int edgeAt(int end) {
        return ends[end];
    }

    /** Of these edges, those still connected to the ground. */
    public BitSet grounded(BitSet present) {
        BitSet reached = new BitSet(vertices());
        BitSet kept = new BitSet(edges());
        int[] stack = new int[vertices()];
        int height = 0;
        stack[height++] = 0;
        reached.set(0);
        while (height > 0) {
            int vertex = stack[--height];
            for (int i = firstEnd[vertex]; i < firstEnd[vertex + 1]; i++) {
                int edge = ends[i];
                if (!present.get(edge)) continue;
                kept.set(edge);
                int other = across(edge, vertex);
                if (!reached.get(other)) {
                    reached.set(other);
                    stack[height++] = other;
                }
            }
        }
        return kept;
    }

    /** All edges. */
    public BitSet whole() {
        BitSet all = new BitSet(edges());
        all.set(0, edges());
        return all;
    }

    /** What is left after an edge is cut and everything without ground has fallen. */
    public BitSet cut(BitSet present, int edge) {
        BitSet left = (BitSet) present.clone();
        left.clear(edge);
        return grounded(left);
    }

    /** The edges in parts that meet only at the ground, each part ascending, in the order of their first edge. */
    public List<BitSet> components(BitSet present) {
        int[] part = new int[vertices()];
        int[] stack = new int[vertices()];
        Arrays.fill(part, -1);
        List<BitSet> parts = new ArrayList<>();
        for (int edge = present.nextSetBit(0); edge >= 0; edge = present.nextSetBit(edge + 1)) {
            int start = from[edge] == 0 ? to[edge] : from[edge];
            if (start == 0) {
                BitSet loop = new BitSet();
                loop.set(edge);
                parts.add(loop);
            } else if (part[start] < 0) {
                BitSet own = new BitSet();
                flood(start, present, part, parts.size(), own, stack);
                parts.add(own);
            }
        }
        return parts;
    }

    private void flood(int start, BitSet present, int[] part, int number, BitSet own, int[] stack) {
        int height = 0;
        stack[height++] = start;
        part[start] = number;
        while (height > 0) {
            int vertex = stack[--height];
            for (int i = firstEnd[vertex]; i < firstEnd[vertex + 1]; i++) {
                int edge = ends[i];
                if (!present.get(edge)) continue;
                own.set(edge);
                int other = across(edge, vertex);
                if (other != 0 && part[other] < 0) {
                    part[other] = number;
                    stack[height++] = other;
                }
            }
        }
    }
}
