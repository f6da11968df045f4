package hissho.coalition.family;

import hissho.form.Subsets;
import hissho.number.Rational;
import java.util.List;
import java.util.Objects;

/**
 * Farms that want roads to the highway: a coalition is worth its benefits less the cheapest roads that join its members with the root,
 * through whatever places (a Steiner tree). Where building is not mandatory it may leave members unjoined.
 *
 * @param members the place of each player
 * @param costs of joining each coalition, at the number its bits make
 */
public record RoadNetwork(
        Network network,
        int root,
        List<Integer> members,
        List<Rational> benefits,
        boolean mandatory,
        List<Rational> costs,
        List<Rational> worths)
        implements Formula {

    public RoadNetwork {
        members = List.copyOf(members);
        benefits = List.copyOf(benefits);
        costs = List.copyOf(costs);
        worths = List.copyOf(worths);
    }

    /** The game of players at these places, all of whom can be reached from the root. */
    public static RoadNetwork of(
            Network network, int root, List<Integer> members, List<Rational> benefits, boolean mandatory) {
        List<Rational> costs = java.util.Arrays.stream(SteinerTrees.costs(
                        network,
                        root,
                        members.stream().mapToInt(Integer::intValue).toArray()))
                .map(Objects::requireNonNull)
                .toList();
        Rational[] worths = new Rational[costs.size()];
        for (int set = 0; set < worths.length; set++) {
            worths[set] = Subsets.members(set)
                    .mapToObj(benefits::get)
                    .reduce(Rational.ZERO, Rational::plus)
                    .minus(costs.get(set));
            if (mandatory) continue;
            for (int rest = set; rest != 0; rest &= rest - 1)
                worths[set] = worths[set].max(worths[set & ~Integer.lowestOneBit(rest)]);
        }
        return new RoadNetwork(network, root, members, benefits, mandatory, costs, List.of(worths));
    }

    @Override
    public String name() {
        return "road-network";
    }

    @Override
    public int players() {
        return members.size();
    }

    @Override
    public Rational worth(long coalition) {
        return worths.get((int) coalition);
    }

    /** The cheapest roads for everybody. */
    public Rational grandCost() {
        return costs.getLast();
    }
}
