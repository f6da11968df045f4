package hissho.impartial.hackenbush;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A green picture fused and evaluated. The vertices of every cycle may be identified (fusion principle), so each 2-edge-connected
 * class becomes one vertex with a loop for each of its edges; what is left is a tree of bridges, in which branches at a vertex are
 * replaced by a stalk as long as their nim-sum (colon principle). Loops count as single edges.
 *
 * <p>Bridges are found by one depth-first search with its own stack (Tarjan), so the picture may be as deep as it likes. Vertices
 * that are not connected to the ground take no part.
 */
final class Fusion {

    static final int NONE = -1;

    final Picture picture;
    final BitSet present;

    /** The vertices connected to the ground in the order they were first seen; a vertex stands after its parent. */
    final int[] order;

    /** How many vertices are connected to the ground. */
    final int seen;

    /** The edge by which a vertex was first reached. */
    final int[] parentEdge;

    /** For every vertex, when it was seen, or NONE. */
    final int[] time;

    /** For every vertex, the first vertex seen of its class. */
    final int[] root;

    /** For every class, at its root: the edges inside it. */
    final int[] loops;

    /** For every class, at its root: the nim-sum of its loops and of everything that hangs on it. */
    final int[] value;

    private Fusion(Picture picture, BitSet present) {
        int n = picture.vertices();
        this.picture = picture;
        this.present = present;
        this.order = new int[n];
        this.parentEdge = new int[n];
        this.time = new int[n];
        this.root = new int[n];
        this.loops = new int[n];
        this.value = new int[n];
        int[] low = new int[n];
        this.seen = search(low);
        evaluate(low);
    }

    static Fusion of(Picture picture, BitSet present) {
        return new Fusion(picture, present);
    }

    private int search(int[] low) {
        java.util.Arrays.fill(time, NONE);
        int[] next = new int[picture.vertices()];
        int[] stack = new int[picture.vertices()];
        int height = 0;
        int count = 0;
        stack[height++] = 0;
        parentEdge[0] = NONE;
        time[0] = 0;
        next[0] = picture.firstEnd(0);
        order[count++] = 0;
        while (height > 0) {
            int vertex = stack[height - 1];
            if (next[vertex] == picture.firstEnd(vertex + 1)) {
                height--;
                if (height > 0) low[stack[height - 1]] = Math.min(low[stack[height - 1]], low[vertex]);
                continue;
            }
            int edge = picture.edgeAt(next[vertex]++);
            if (!present.get(edge) || edge == parentEdge[vertex]) continue;
            int other = picture.across(edge, vertex);
            if (time[other] == NONE) {
                time[other] = count;
                low[other] = count;
                order[count++] = other;
                parentEdge[other] = edge;
                next[other] = picture.firstEnd(other);
                stack[height++] = other;
            } else low[vertex] = Math.min(low[vertex], time[other]);
        }
        return count;
    }

    private void evaluate(int[] low) {
        for (int i = 0; i < seen; i++) {
            int vertex = order[i];
            root[vertex] = i == 0 || low[vertex] == time[vertex] ? vertex : root[parent(vertex)];
        }
        for (int edge = present.nextSetBit(0); edge >= 0; edge = present.nextSetBit(edge + 1)) {
            int end = picture.from(edge);
            if (time[end] != NONE && root[end] == root[picture.to(edge)]) loops[root[end]]++;
        }
        for (int i = seen - 1; i >= 0; i--) {
            int vertex = order[i];
            if (root[vertex] != vertex) continue;
            value[vertex] ^= loops[vertex] & 1;
            if (i > 0) value[root[parent(vertex)]] ^= value[vertex] + 1;
        }
    }

    int parent(int vertex) {
        return picture.across(parentEdge[vertex], vertex);
    }

    /** Whether this vertex, not the ground, was reached over a bridge. */
    boolean isOverBridge(int vertex) {
        return root[vertex] == vertex && time[vertex] > 0;
    }

    boolean isBridge(int edge) {
        return root[picture.from(edge)] != root[picture.to(edge)];
    }

    boolean isGrounded(int edge) {
        return present.get(edge) && time[picture.from(edge)] != NONE;
    }

    /**
     * The values of the parts that meet only at the ground, in the order of their first edges. A part is what a depth-first search
     * from the ground finds above one of its neighbours, or a loop at the ground.
     */
    List<Integer> partValues() {
        int[] part = new int[picture.vertices()];
        int parts = 0;
        for (int i = 1; i < seen; i++) part[order[i]] = parent(order[i]) == 0 ? parts++ : part[parent(order[i])];
        int[] worth = new int[parts];
        for (int i = 1; i < seen; i++)
            if (isOverBridge(order[i]) && root[parent(order[i])] == 0) worth[part[order[i]]] ^= value[order[i]] + 1;
        for (int edge = present.nextSetBit(0); edge >= 0; edge = present.nextSetBit(edge + 1))
            if (isGrounded(edge) && !isBridge(edge) && root[picture.from(edge)] == 0 && above(edge) != 0)
                worth[part[above(edge)]] ^= 1;
        List<Integer> values = new ArrayList<>();
        BitSet told = new BitSet(parts);
        for (int edge = present.nextSetBit(0); edge >= 0; edge = present.nextSetBit(edge + 1)) {
            if (!isGrounded(edge)) continue;
            if (above(edge) == 0) values.add(1);
            else if (!told.get(part[above(edge)])) {
                told.set(part[above(edge)]);
                values.add(worth[part[above(edge)]]);
            }
        }
        return values;
    }

    /** An end of an edge that is not the ground; the ground for a loop there. */
    private int above(int edge) {
        return picture.from(edge) == 0 ? picture.to(edge) : picture.from(edge);
    }

    /** The value of the whole picture. */
    int value() {
        return value[0];
    }
}
