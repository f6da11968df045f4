package hissho.coalition.core;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;

/** The edges of a core: two vertices are neighbours when the coalitions that get exactly their worth at both leave one direction free. */
final class Edges {

    private Edges() {}

    /** Pairs of vertices by number. */
    static List<List<Integer>> of(Coalitions game, List<RationalVector> vertices) {
        List<List<Integer>> edges = new ArrayList<>();
        for (int a = 0; a < vertices.size(); a++)
            for (int b = a + 1; b < vertices.size(); b++)
                if (adjacent(game, vertices.get(a), vertices.get(b))) edges.add(List.of(a, b));
        return edges;
    }

    private static boolean adjacent(Coalitions game, RationalVector x, RationalVector y) {
        int n = x.size();
        Independent tight = new Independent();
        int rank = 0;
        for (long set = 1; set <= game.grand(); set++) {
            Rational worth = game.worth(set);
            long members = set;
            if (worth.equals(Imputations.share(x, set))
                    && worth.equals(Imputations.share(y, set))
                    && tight.add(
                            RationalVector.generate(n, i -> (members >>> i & 1) != 0 ? Rational.ONE : Rational.ZERO)))
                rank++;
        }
        return rank == n - 1;
    }
}
