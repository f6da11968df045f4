package hissho.impartial.claim;

import static hissho.claim.TextbookClaim.compare;
import static hissho.impartial.claim.ImpartialClaim.holds;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.claim.TextbookClaim;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The principles of green Hackenbush on random pictures. The size is the number of edges; vertex 0 is the ground. */
final class HackenbushClaims {

    private static final int PICTURES = 128;

    private HackenbushClaims() {}

    static List<Claim> all() {
        return List.of(
                holds("hackenbush-parity", 1, 11, size -> PICTURES, (size, number) -> {
                    Picture picture = Picture.random(size, number, 0.5);
                    return compare(size % 2, picture.value() % 2, picture.document());
                }),
                holds("colon-principle", 1, 11, size -> PICTURES, (size, number) -> {
                    Picture tree = Picture.random(size, number, 1);
                    return compare(tree.treeValue(0), tree.value(), tree.document());
                }),
                holds("fusion-principle", 2, 11, size -> PICTURES, HackenbushClaims::fusion));
    }

    /** Two ends of an edge that lies on a cycle become one vertex, and nothing changes. */
    private static Finding fusion(int size, long number) {
        Picture picture = Picture.random(size, number, 0.5);
        for (int e = 0; e < size; e++)
            if (!picture.isLoop(e) && !picture.isBridge(e))
                return compare(picture.fused(e).value(), picture.value(), picture.document());
        return Finding.unmet();
    }

    /** A picture by the two ends of each edge; all of it hangs together with the ground. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Picture(int[] from, int[] to) {

        /** Each edge reaches a new vertex with this probability, and otherwise joins two old ones. */
        static Picture random(int edges, long number, double fresh) {
            SplittableRandom random = new SplittableRandom(edges * 1_000_003L + number);
            int[] from = new int[edges];
            int[] to = new int[edges];
            int vertices = 1;
            for (int e = 0; e < edges; e++) {
                from[e] = random.nextInt(vertices);
                to[e] = random.nextDouble() < fresh ? vertices++ : random.nextInt(vertices);
            }
            return new Picture(from, to);
        }

        Map<String, Object> document() {
            List<List<Integer>> edges = new ArrayList<>();
            for (int e = 0; e < from.length; e++) edges.add(List.of(from[e], to[e]));
            return TextbookClaim.document("green-hackenbush", "ground", 0, "edges", edges);
        }

        /** The value by cutting every edge in every way, as bit sets of the edges that stand. */
        int value() {
            return new ByDefinition<Integer>(this::cuts).grundy((1 << from.length) - 1);
        }

        private Collection<Integer> cuts(int standing) {
            List<Integer> found = new ArrayList<>();
            for (int e = 0; e < from.length; e++)
                if ((standing >> e & 1) == 1) found.add(grounded(standing & ~(1 << e)));
            return found;
        }

        /** The edges still joined to the ground. */
        private int grounded(int standing) {
            long reached = 1;
            long before = 0;
            while (reached != before) {
                before = reached;
                for (int e = 0; e < from.length; e++)
                    if ((standing >> e & 1) == 1 && ((reached >> from[e] | reached >> to[e]) & 1) == 1)
                        reached |= 1L << from[e] | 1L << to[e];
            }
            int left = 0;
            for (int e = 0; e < from.length; e++)
                if ((standing >> e & 1) == 1 && (reached >> from[e] & 1) == 1) left |= 1 << e;
            return left;
        }

        boolean isLoop(int edge) {
            return from[edge] == to[edge];
        }

        /** Whether cutting the edge makes other edges fall, or leaves one of its ends bare. */
        boolean isBridge(int edge) {
            int all = (1 << from.length) - 1;
            long reached = ends(grounded(all & ~(1 << edge))) | 1;
            return ((reached >> from[edge] & reached >> to[edge]) & 1) == 0;
        }

        private long ends(int standing) {
            long ends = 0;
            for (int e = 0; e < from.length; e++) if ((standing >> e & 1) == 1) ends |= 1L << from[e] | 1L << to[e];
            return ends;
        }

        Picture fused(int edge) {
            int kept = Math.min(from[edge], to[edge]);
            int gone = Math.max(from[edge], to[edge]);
            int[] newFrom = from.clone();
            int[] newTo = to.clone();
            for (int e = 0; e < from.length; e++) {
                if (from[e] == gone) newFrom[e] = kept;
                if (to[e] == gone) newTo[e] = kept;
            }
            return new Picture(newFrom, newTo);
        }

        /** In a tree the value above a vertex is the nim-sum of one more than the value of each branch. */
        int treeValue(int vertex) {
            int value = 0;
            for (int e = 0; e < from.length; e++) if (from[e] == vertex) value ^= 1 + treeValue(to[e]);
            return value;
        }
    }
}
