package hissho.coalition.family;

import hissho.number.Rational;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Claus, Kleitman and Bird's game of the cheapest spanning tree: a coalition pays for the cheapest roads that join its members with the
 * root and use no place but theirs.
 *
 * @param members the place of each player
 */
public record SpanningTree(Network network, int root, List<Integer> members) implements Formula {

    public SpanningTree {
        members = List.copyOf(members);
    }

    @Override
    public String name() {
        return "spanning-tree";
    }

    @Override
    public int players() {
        return members.size();
    }

    @Override
    public Rational worth(long coalition) {
        return Objects.requireNonNull(cost(coalition)).negated();
    }

    /** Prim's method; null where a member cannot be reached. */
    public @Nullable Rational cost(long coalition) {
        boolean[] joined = new boolean[members.size()];
        @Nullable Rational[] nearest = new Rational[members.size()];
        Rational total = Rational.ZERO;
        int place = root;
        for (int left = Long.bitCount(coalition); left > 0; left--) {
            int next = -1;
            for (int i = 0; i < joined.length; i++) {
                if ((coalition >>> i & 1) == 0 || joined[i]) continue;
                Rational road = network.direct(place, members.get(i)).orElse(null);
                Rational known = nearest[i];
                if (road != null && (known == null || road.compareTo(known) < 0)) nearest[i] = known = road;
                if (known != null && (next < 0 || known.compareTo(Objects.requireNonNull(nearest[next])) < 0)) next = i;
            }
            if (next < 0) return null;
            joined[next] = true;
            total = total.plus(Objects.requireNonNull(nearest[next]));
            place = members.get(next);
        }
        return total;
    }

    /** Whether any way leads from the root to a place. */
    public boolean reaches(int place) {
        java.util.Set<Integer> reached = new java.util.HashSet<>(List.of(root));
        boolean more = true;
        while (more) {
            more = false;
            for (Network.Road road : network.roads())
                if (reached.contains(road.from()) != reached.contains(road.to()))
                    more |= reached.add(reached.contains(road.from()) ? road.to() : road.from());
        }
        return reached.contains(place);
    }
}
