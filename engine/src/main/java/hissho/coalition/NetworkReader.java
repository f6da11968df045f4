package hissho.coalition;

import hissho.coalition.family.Network;
import hissho.coalition.family.RoadNetwork;
import hissho.coalition.family.SpanningTree;
import hissho.coalition.family.Tour;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.form.Players;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads games on networks. Roads are written by their ends: {@code "HA": 10} where all places are single letters, {@code "home-Ann": 10}
 * with a hyphen, or as a list of [from, to, cost].
 */
final class NetworkReader {

    /** With more players the trees or tours of all coalitions are too many. */
    static final int MOST_PLAYERS = 12;

    private static final int MOST_PLACES = 60;

    static final Set<String> FAMILIES = Set.of("road-network", "spanning-tree", "tsp-cost");

    private static final Shape<?> ROADS = Shape.either(
            Shape.mapOf(Shape.number()),
            Shape.listOf(Shape.listOf(Shape.either(Shape.text(), Shape.number()), 3, 3), 1, 2_000));

    static final Field<String> ROOT = Field.optional("root", Shape.text());
    static final Field<Node> EDGES = Field.optional("edges", ROADS.by(node -> node));
    static final Field<Map<String, Rational>> BENEFITS = Field.optional("benefits", Shape.mapOf(Shape.number()));
    static final Field<Boolean> MANDATORY = Field.optional("mandatory", Shape.truth(), true);
    static final Field<String> HOME = Field.optional("home", Shape.text());
    static final Field<Node> DISTANCES = Field.optional("distances", ROADS.by(node -> node));
    static final Field<Node> VISIT_VALUE =
            Field.optional("visitValue", Shape.either(Shape.number(), Shape.mapOf(Shape.number())));

    static final List<Field<?>> FIELDS = List.of(ROOT, EDGES, BENEFITS, MANDATORY, HOME, DISTANCES, VISIT_VALUE);

    private NetworkReader() {}

    static CoalitionalGame read(Node document, String family, Optional<Players> given) {
        boolean tour = family.equals("tsp-cost");
        Node start = document.get(tour ? "home" : "root");
        Network network = network(document.get(tour ? "distances" : "edges"), start);
        int root = network.places().indexOf(start.text());
        List<Integer> members = members(document, network, root, family, given);
        if (members.size() > MOST_PLAYERS) throw document.bad("coalition.bad.players", members.size(), MOST_PLAYERS);
        Players players =
                new Players(members.stream().map(network.places()::get).toList());
        return CoalitionalGame.of(
                players,
                switch (family) {
                    case "tsp-cost" -> tour(document, network, root, members);
                    case "spanning-tree" -> tree(document, network, root, members);
                    default -> roads(document, network, root, members);
                });
    }

    /** The places of the players: those named, those with a benefit, or all but the root. */
    private static List<Integer> members(
            Node document, Network network, int root, String family, Optional<Players> given) {
        Optional<Node> benefits = document.find("benefits").filter(node -> family.equals("road-network"));
        Node place = benefits.orElseGet(() -> document.has("names") ? document.get("names") : document);
        boolean named = document.has("names")
                || document.find("players").filter(Node::isList).isPresent();
        List<String> names = named
                ? given.orElseThrow().names()
                : benefits.isPresent()
                        ? List.copyOf(benefits.get().fields().keySet())
                        : network.places().stream()
                                .filter(name -> !name.equals(network.places().get(root)))
                                .toList();
        List<Integer> members = new ArrayList<>();
        for (String name : names) {
            int at = network.places().indexOf(name);
            if (at < 0 || at == root) throw place.bad("coalition.bad.place", name);
            members.add(at);
        }
        if (!named && given.isPresent() && given.get().count() != members.size())
            throw document.get("players")
                    .bad("coalition.bad.player-count", given.get().count(), members.size());
        return members;
    }

    private static Network network(Node edges, Node start) {
        Map<String, Integer> places = new LinkedHashMap<>();
        places.put(start.text(), 0);
        List<Network.Road> roads = new ArrayList<>();
        if (edges.isMap()) {
            for (String key : edges.fields().keySet()) {
                Node cost = new Node(edges.place() + "." + key, edges.fields().get(key));
                List<String> ends = ends(key);
                if (ends.size() != 2) throw cost.bad("coalition.bad.road", key);
                road(cost, ends, cost.rational(), places, roads);
            }
        } else {
            for (Node entry : edges.list(1, 2_000)) {
                List<Node> parts = entry.list(3, 3);
                road(
                        entry,
                        List.of(parts.get(0).text(), parts.get(1).text()),
                        parts.get(2).rational(),
                        places,
                        roads);
            }
        }
        if (places.size() > MOST_PLACES) throw edges.bad("core.bad.too-large", places.size(), MOST_PLACES);
        if (roads.stream().noneMatch(road -> road.from() == 0 || road.to() == 0))
            throw start.bad("coalition.bad.no-road", start.text());
        return new Network(List.copyOf(places.keySet()), roads);
    }

    private static List<String> ends(String key) {
        if (key.contains("-")) return List.of(key.strip().split("\\s*-\\s*", -1));
        return key.codePointCount(0, key.length()) == 2
                ? List.of(key.substring(0, key.offsetByCodePoints(0, 1)), key.substring(key.offsetByCodePoints(0, 1)))
                : List.of();
    }

    private static void road(
            Node place, List<String> ends, Rational cost, Map<String, Integer> places, List<Network.Road> roads) {
        if (ends.getFirst().equals(ends.getLast()) || ends.stream().anyMatch(String::isBlank))
            throw place.bad("coalition.bad.road", String.join("-", ends));
        if (cost.isNegative()) throw place.bad("coalition.bad.negative", cost);
        for (String end : ends) places.putIfAbsent(end, places.size());
        int from = Objects.requireNonNull(places.get(ends.getFirst()));
        int to = Objects.requireNonNull(places.get(ends.getLast()));
        for (Network.Road road : roads)
            if ((road.from() == from && road.to() == to) || (road.from() == to && road.to() == from))
                throw place.bad("coalition.bad.road-twice", String.join("-", ends));
        roads.add(new Network.Road(from, to, cost));
    }

    private static RoadNetwork roads(Node document, Network network, int root, List<Integer> members) {
        List<Rational> benefits = new ArrayList<>();
        Node node = document.get("benefits");
        for (int member : members) {
            reach(document, network, root, member);
            benefits.add(node.get(network.places().get(member)).rational());
        }
        return RoadNetwork.of(network, root, members, benefits, MANDATORY.in(document));
    }

    /** Every player must be joined with the root somehow. */
    private static void reach(Node document, Network network, int root, int member) {
        SpanningTree all = new SpanningTree(
                network,
                root,
                java.util.stream.IntStream.range(0, network.places().size())
                        .filter(place -> place != root)
                        .boxed()
                        .toList());
        if (!all.reaches(member))
            throw document.get("edges")
                    .bad(
                            "coalition.bad.unreachable",
                            network.places().get(member),
                            network.places().get(root));
    }

    private static SpanningTree tree(Node document, Network network, int root, List<Integer> members) {
        SpanningTree tree = new SpanningTree(network, root, members);
        for (long coalition = 1; coalition < 1L << members.size(); coalition++)
            if (tree.cost(coalition) == null)
                throw document.get("edges")
                        .bad(
                                "coalition.bad.unjoined",
                                CoalitionalGame.key(coalition, members.size()),
                                network.places().get(root));
        return tree;
    }

    private static Tour tour(Node document, Network network, int home, List<Integer> members) {
        List<@Nullable Rational> costs = Tour.tours(network, home, members);
        List<Rational> known = new ArrayList<>();
        for (int set = 0; set < costs.size(); set++) {
            Rational cost = costs.get(set);
            if (cost == null)
                throw document.get("distances").bad("coalition.bad.no-tour", CoalitionalGame.key(set, members.size()));
            known.add(cost);
        }
        Node visits = document.get("visitValue");
        List<Rational> values = members.stream()
                .map(member -> visits.isMap()
                        ? visits.get(network.places().get(member)).rational()
                        : visits.rational())
                .toList();
        return new Tour(network, home, members, values, known);
    }
}
