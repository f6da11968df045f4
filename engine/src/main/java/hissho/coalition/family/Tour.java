package hissho.coalition.family;

import hissho.form.Subsets;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The travelling scientist: a coalition is worth the visits to its members less the cheapest tour from home through all of them, by
 * Held and Karp's recursion over the sets already visited and the last one.
 *
 * @param members the place of each player
 * @param visits what a visit is worth to each
 * @param costs of the tour of each coalition, at the number its bits make
 */
public record Tour(Network network, int home, List<Integer> members, List<Rational> visits, List<Rational> costs)
        implements Formula {

    public Tour {
        members = List.copyOf(members);
        visits = List.copyOf(visits);
        costs = List.copyOf(costs);
    }

    /** The costs of all tours; a null among them where there is no tour. */
    public static List<@Nullable Rational> tours(Network network, int home, List<Integer> members) {
        @Nullable Rational[][] way = network.direct();
        @Nullable Rational[][] path = paths(way, home, members);
        @Nullable Rational[] costs = new Rational[path.length];
        costs[0] = Rational.ZERO;
        for (int set = 1; set < costs.length; set++)
            for (int last = 0; last < members.size(); last++) {
                Rational there = path[set][last];
                Rational back = way[members.get(last)][home];
                if (there == null || back == null) continue;
                Rational tour = there.plus(back);
                Rational known = costs[set];
                costs[set] = known == null ? tour : known.min(tour);
            }
        return Arrays.asList(costs);
    }

    private static @Nullable Rational[][] paths(@Nullable Rational[][] way, int home, List<Integer> members) {
        int n = members.size();
        @Nullable Rational[][] path = new Rational[1 << n][n];
        for (int i = 0; i < n; i++) path[1 << i][i] = way[home][members.get(i)];
        for (int set = 1; set < path.length; set++)
            for (int last = 0; last < n; last++) {
                Rational here = path[set][last];
                if (here == null) continue;
                for (int next = 0; next < n; next++) {
                    Rational step = way[members.get(last)][members.get(next)];
                    if ((set >>> next & 1) != 0 || step == null) continue;
                    Rational known = path[set | 1 << next][next];
                    Rational longer = here.plus(step);
                    if (known == null || longer.compareTo(known) < 0) path[set | 1 << next][next] = longer;
                }
            }
        return path;
    }

    @Override
    public String name() {
        return "tsp-cost";
    }

    @Override
    public int players() {
        return members.size();
    }

    @Override
    public Rational worth(long coalition) {
        return Subsets.members(coalition)
                .mapToObj(visits::get)
                .reduce(Rational.ZERO, Rational::plus)
                .minus(costs.get((int) coalition));
    }

    /** A cheapest tour of everybody: the players in the order they are visited. */
    public List<Integer> optimal() {
        @Nullable Rational[][] way = network.direct();
        @Nullable Rational[][] path = paths(way, home, members);
        int set = path.length - 1;
        List<Integer> order = new ArrayList<>();
        int place = home;
        Rational left = costs.getLast();
        while (set != 0) {
            for (int last = 0; last < members.size(); last++) {
                Rational there = path[set][last];
                Rational step = way[members.get(last)][place];
                if ((set >>> last & 1) == 0
                        || there == null
                        || step == null
                        || !there.plus(step).equals(left)) continue;
                order.add(last);
                left = there;
                place = members.get(last);
                set ^= 1 << last;
                break;
            }
        }
        return order.reversed();
    }
}
