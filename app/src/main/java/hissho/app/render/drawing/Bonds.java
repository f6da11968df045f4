package hissho.app.render.drawing;

import hissho.report.Figure.InformationSet;
import hissho.report.Figure.Tree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How the nodes of each information set are joined: straight where two are neighbours in their layer, by an arc over the nodes
 * between them, or by a curve from one layer to another. Arcs that would cross at the same height are in different lanes.
 */
record Bonds(List<Bond> lines, List<Tag> tags, List<Integer> lanesOfLayers) {

    private static final int MOST_LANES = 6;

    /** A line between two nodes of a set; the first line of a set carries its name. */
    record Bond(int from, int to, Way way, int lane, String label) {}

    /** The name of a set with a single node. */
    record Tag(int node, String label) {}

    enum Way {
        STRAIGHT,
        ARC,
        ACROSS
    }

    static Bonds of(Tree tree, Forest forest) {
        List<Integer> depth = forest.depths();
        int[] rank = new int[depth.size()];
        int[] counts = new int[forest.layers()];
        for (int v : forest.preorder()) rank[v] = counts[depth.get(v)]++;
        List<Bond> lines = new ArrayList<>();
        List<Tag> tags = new ArrayList<>();
        for (InformationSet set : tree.sets()) {
            List<Integer> members = set.nodes().stream()
                    .distinct()
                    .sorted(Comparator.<Integer>comparingInt(v -> depth.get(v)).thenComparingInt(v -> rank[v]))
                    .toList();
            if (members.size() == 1 && !set.label().isBlank()) tags.add(new Tag(members.getFirst(), set.label()));
            for (int k = 0; k + 1 < members.size(); k++) {
                int from = members.get(k);
                int to = members.get(k + 1);
                Way way = !depth.get(from).equals(depth.get(to))
                        ? Way.ACROSS
                        : rank[to] == rank[from] + 1 ? Way.STRAIGHT : Way.ARC;
                lines.add(new Bond(from, to, way, 0, k == 0 ? set.label() : ""));
            }
        }
        return inLanes(lines, tags, forest, rank);
    }

    private static Bonds inLanes(List<Bond> lines, List<Tag> tags, Forest forest, int[] rank) {
        List<Integer> depth = forest.depths();
        int[][] ends = new int[forest.layers()][];
        List<Integer> lanes = new ArrayList<>(java.util.Collections.nCopies(forest.layers(), 0));
        List<Bond> placed = new ArrayList<>();
        List<Bond> sorted = lines.stream()
                .sorted(Comparator.comparingInt(bond -> rank[bond.from()]))
                .toList();
        for (Bond bond : sorted) {
            int layer = depth.get(bond.from());
            if (bond.way() != Way.ARC) {
                placed.add(bond);
                continue;
            }
            if (ends[layer] == null) ends[layer] = new int[MOST_LANES];
            int lane = 0;
            while (lane < MOST_LANES - 1 && ends[layer][lane] > rank[bond.from()]) lane++;
            ends[layer][lane] = Math.max(ends[layer][lane], rank[bond.to()]);
            lanes.set(layer, Math.max(lanes.get(layer), lane + 1));
            placed.add(new Bond(bond.from(), bond.to(), Way.ARC, lane, bond.label()));
        }
        return new Bonds(placed, tags, lanes);
    }

    /** How many lanes of arcs there are before a layer. */
    int lanes(int layer) {
        return lanesOfLayers.get(layer);
    }
}
