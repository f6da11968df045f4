package hissho.coalition.family;

import hissho.number.Rational;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Places with roads between them, each with its cost or length.
 *
 * @param places names, all different
 * @param roads each between two of the places
 */
public record Network(List<String> places, List<Road> roads) {

    /** A road between two places, by number. */
    public record Road(int from, int to, Rational cost) {}

    public Network {
        places = List.copyOf(places);
        roads = List.copyOf(roads);
    }

    /** The cost of the direct road between two places; the cheapest where there are several. */
    public Optional<Rational> direct(int from, int to) {
        return roads.stream()
                .filter(road -> (road.from == from && road.to == to) || (road.from == to && road.to == from))
                .map(Road::cost)
                .reduce(Rational::min);
    }

    /** The costs of direct roads as a matrix, null where there is none. */
    @Nullable
    Rational[][] direct() {
        @Nullable Rational[][] matrix = new Rational[places.size()][places.size()];
        for (Road road : roads) {
            Rational known = matrix[road.from][road.to];
            Rational cost = known == null ? road.cost : known.min(road.cost);
            matrix[road.from][road.to] = cost;
            matrix[road.to][road.from] = cost;
        }
        for (int i = 0; i < matrix.length; i++) matrix[i][i] = Rational.ZERO;
        return matrix;
    }

    /** The costs of the cheapest ways (Floyd and Warshall), null where there is none. */
    @Nullable
    Rational[][] cheapest() {
        @Nullable
        Rational[][] way = Arrays.stream(direct()).map(row -> row.clone()).toArray(Rational[][]::new);
        for (int k = 0; k < way.length; k++)
            for (int i = 0; i < way.length; i++)
                for (int j = 0; j < way.length; j++) {
                    Rational first = way[i][k];
                    Rational second = way[k][j];
                    if (first == null || second == null) continue;
                    Rational known = way[i][j];
                    Rational through = first.plus(second);
                    if (known == null || through.compareTo(known) < 0) way[i][j] = through;
                }
        return way;
    }
}
