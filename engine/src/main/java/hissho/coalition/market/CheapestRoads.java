package hissho.coalition.market;

import hissho.coalition.family.Network;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which roads to build: the first set of roads of the known least cost that joins all players with the root. */
final class CheapestRoads {

    /** With more roads the sets of them are not tried. */
    private static final int MOST_ROADS = 16;

    private CheapestRoads() {}

    static Optional<List<Network.Road>> of(
            Network network, int root, List<Integer> members, Rational cost, Progress progress) {
        List<Network.Road> roads = network.roads();
        if (roads.size() > MOST_ROADS) return Optional.empty();
        for (int set = 0; set < 1 << roads.size(); set++) {
            if ((set & 1023) == 0) progress.check();
            List<Network.Road> chosen = new ArrayList<>();
            Rational total = Rational.ZERO;
            for (int k = 0; k < roads.size(); k++)
                if ((set >>> k & 1) != 0) {
                    chosen.add(roads.get(k));
                    total = total.plus(roads.get(k).cost());
                }
            if (total.equals(cost) && joins(network, chosen, root, members)) return Optional.of(chosen);
        }
        return Optional.empty();
    }

    private static boolean joins(Network network, List<Network.Road> roads, int root, List<Integer> members) {
        boolean[] reached = new boolean[network.places().size()];
        reached[root] = true;
        boolean more = true;
        while (more) {
            more = false;
            for (Network.Road road : roads)
                if (reached[road.from()] != reached[road.to()]) {
                    reached[road.from()] = true;
                    reached[road.to()] = true;
                    more = true;
                }
        }
        return members.stream().allMatch(place -> reached[place]);
    }
}
