package hissho.coalition.market;

import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Airport;
import hissho.coalition.family.Assignment;
import hissho.coalition.family.Network;
import hissho.coalition.family.RoadNetwork;
import hissho.coalition.family.SpanningTree;
import hissho.coalition.family.Tour;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Pictures of markets and costs: the matching of sellers and buyers, the map with its roads or tour, the runway. */
final class MarketFigures {

    private static final int MOST_DRAWN = 24;

    /** So many planes are drawn; more are told in a table. */
    static final int MOST_PLANES = 20;

    private MarketFigures() {}

    static List<Section> of(CoalitionalGame game, Words words) {
        if (game.count() > MOST_DRAWN) return List.of();
        return switch (game.family()) {
            case Assignment market -> List.of(section(words, "matching", matching(game, market)));
            case Tour tour -> List.of(section(words, "tour", map(tour.network(), tour.home(), stretches(tour))));
            case RoadNetwork roads ->
                List.of(section(
                        words,
                        "roads",
                        map(
                                roads.network(),
                                roads.root(),
                                Set.copyOf(CheapestRoads.of(
                                                roads.network(),
                                                roads.root(),
                                                roads.members(),
                                                roads.grandCost(),
                                                game.progress())
                                        .orElse(List.of())))));
            case SpanningTree tree ->
                List.of(section(
                        words,
                        "roads",
                        map(
                                tree.network(),
                                tree.root(),
                                Set.copyOf(CheapestRoads.of(
                                                tree.network(),
                                                tree.root(),
                                                tree.members(),
                                                game.total().negated(),
                                                game.progress())
                                        .orElse(List.of())))));
            case Airport airport -> List.of(section(words, "runway", runway(game, airport, words)));
            default -> List.of();
        };
    }

    private static Section section(Words words, String what, Figure figure) {
        return Section.of(
                words.say("coalition.section." + what),
                new Block.Picture(figure, words.say("coalition.figure." + what))
                        .marking(Tone.GOOD, words.say("coalition.legend." + what))
                        .marking(Tone.ACCENT, words.say("coalition.legend.home")));
    }

    /** Sellers on the left, buyers on the right; the pairs that trade stand out. */
    private static Figure matching(CoalitionalGame game, Assignment market) {
        Set<List<Integer>> matched = new HashSet<>();
        for (int[] pair : market.matching().pairs()) matched.add(List.of(pair[0], pair[1]));
        List<Figure.Vertex> vertices = new ArrayList<>();
        int most = Math.max(market.sellers(), market.buyers());
        for (int i = 0; i < game.count(); i++) {
            boolean seller = i < market.sellers();
            int rank = seller ? i : i - market.sellers();
            int size = seller ? market.sellers() : market.buyers();
            vertices.add(new Figure.Vertex(
                    Integer.toString(i),
                    game.players().name(i),
                    seller ? 0 : 3,
                    rank + (most - size) / 2.0,
                    seller ? Tone.FIRST : Tone.SECOND));
        }
        List<Figure.Edge> edges = new ArrayList<>();
        for (int i = 0; i < market.sellers(); i++)
            for (int j = 0; j < market.buyers(); j++) {
                Rational surplus = market.surplus().get(i, j);
                if (!surplus.isPositive()) continue;
                boolean trades = matched.contains(List.of(i, j));
                edges.add(new Figure.Edge(
                        Integer.toString(i),
                        Integer.toString(market.sellers() + j),
                        surplus.toString(),
                        trades ? Tone.GOOD : Tone.MUTED,
                        false));
            }
        return new Figure.Graph(vertices, edges, Figure.Layout.GIVEN);
    }

    private static Figure map(Network network, int root, Set<Network.Road> chosen) {
        List<Figure.Vertex> vertices = IntStream.range(0, network.places().size())
                .mapToObj(i -> new Figure.Vertex(
                        Integer.toString(i), network.places().get(i), 0, 0, i == root ? Tone.ACCENT : Tone.PLAIN))
                .toList();
        List<Figure.Edge> edges = network.roads().stream()
                .map(road -> new Figure.Edge(
                        Integer.toString(road.from()),
                        Integer.toString(road.to()),
                        road.cost().toString(),
                        chosen.contains(road) ? Tone.GOOD : Tone.MUTED,
                        false))
                .toList();
        return new Figure.Graph(vertices, edges, Figure.Layout.CIRCLE);
    }

    /** The roads a cheapest tour takes. */
    private static Set<Network.Road> stretches(Tour tour) {
        Set<Network.Road> taken = new HashSet<>();
        List<Integer> stops = new ArrayList<>(List.of(tour.home()));
        tour.optimal().forEach(i -> stops.add(tour.members().get(i)));
        stops.add(tour.home());
        for (Network.Road road : tour.network().roads())
            for (int k = 1; k < stops.size(); k++)
                if (Set.of(road.from(), road.to()).equals(Set.of(stops.get(k - 1), stops.get(k)))) taken.add(road);
        return taken;
    }

    private static Figure runway(CoalitionalGame game, Airport airport, Words words) {
        return new Figure.Bars(
                words.say("coalition.figure.runway-axis"),
                List.of(new Figure.Group(
                        "",
                        IntStream.range(0, game.count())
                                .mapToObj(i -> new Figure.Bar(
                                        game.players().name(i),
                                        airport.costs().get(i).doubleValue(),
                                        words.write(airport.costs().get(i)),
                                        Tone.PLAIN))
                                .toList())));
    }
}
