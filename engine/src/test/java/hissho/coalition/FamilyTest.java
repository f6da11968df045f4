package hissho.coalition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.coalition.core.Core;
import hissho.coalition.family.Assignment;
import hissho.coalition.family.Network;
import hissho.coalition.family.RoadNetwork;
import hissho.coalition.family.Tour;
import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Families against slow twins, cores known by theorem against the general ones, and documents that are refused. */
class FamilyTest {

    private static CoalitionalGame read(Object... fields) {
        return GameReader.read(Node.root(InOrder.of(fields)));
    }

    @Test
    void assignmentsAreTheBestOfAllMatchings() {
        Property.holds(200, Generator.whole(0, 1_000_000), seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            RationalMatrix surplus = RationalMatrix.generate(
                    random.nextInt(1, 4),
                    random.nextInt(1, 4),
                    (i, j) -> Rational.of(random.nextInt(-4, 9), random.nextInt(1, 3)));
            Assignment game = new Assignment(surplus);
            for (long set = 0; set < 1L << game.players(); set++) assertEquals(matched(game, set), game.worth(set));
        });
    }

    private static Rational matched(Assignment game, long set) {
        for (int i = 0; i < game.sellers(); i++) {
            if ((set >>> i & 1) == 0) continue;
            long rest = set & ~(1L << i);
            Rational best = matched(game, rest);
            for (int j = 0; j < game.buyers(); j++)
                if ((rest >>> (game.sellers() + j) & 1) != 0)
                    best = best.max(matched(game, rest & ~(1L << (game.sellers() + j)))
                            .plus(game.surplus().get(i, j)));
            return best;
        }
        return Rational.ZERO;
    }

    @Test
    void roadsAreTheCheapestOfAllSetsOfRoads() {
        Property.holds(40, Generator.whole(0, 1_000_000), seed -> {
            Network network = network(new SplittableRandom(seed), 5);
            RoadNetwork game = RoadNetwork.of(
                    network, 0, List.of(1, 2, 3), List.of(Rational.of(9), Rational.of(5), Rational.of(7)), true);
            for (int set = 1; set < 8; set++)
                assertEquals(cheapest(network, set), game.costs().get(set));
        });
    }

    /** A network in which everything is joined. */
    private static Network network(SplittableRandom random, int places) {
        List<Network.Road> roads = new ArrayList<>();
        for (int i = 0; i < places; i++)
            for (int j = i + 1; j < places; j++)
                if (i == 0 || random.nextInt(3) > 0)
                    roads.add(new Network.Road(i, j, Rational.of(random.nextInt(1, 12))));
        return new Network(List.of("H", "A", "B", "C", "D").subList(0, places), roads);
    }

    private static Rational cheapest(Network network, int terminals) {
        Rational best = null;
        for (int chosen = 0; chosen < 1 << network.roads().size(); chosen++) {
            Rational cost = Rational.ZERO;
            boolean[] reached = new boolean[network.places().size()];
            reached[0] = true;
            for (int round = 0; round < reached.length; round++)
                for (int k = 0; k < network.roads().size(); k++)
                    if ((chosen >>> k & 1) != 0) {
                        Network.Road road = network.roads().get(k);
                        reached[road.from()] |= reached[road.to()];
                        reached[road.to()] |= reached[road.from()];
                    }
            for (int k = 0; k < network.roads().size(); k++)
                if ((chosen >>> k & 1) != 0)
                    cost = cost.plus(network.roads().get(k).cost());
            boolean joined = Subsets.members(terminals).allMatch(t -> reached[t + 1]);
            if (joined && (best == null || cost.compareTo(best) < 0)) best = cost;
        }
        return Objects.requireNonNull(best);
    }

    @Test
    void toursAreTheCheapestOfAllOrders() {
        Property.holds(60, Generator.whole(0, 1_000_000), seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            List<Network.Road> roads = new ArrayList<>();
            for (int i = 0; i < 5; i++)
                for (int j = i + 1; j < 5; j++) roads.add(new Network.Road(i, j, Rational.of(random.nextInt(1, 15))));
            Network network = new Network(List.of("H", "A", "B", "C", "D"), roads);
            List<Rational> costs = Tour.tours(network, 0, List.of(1, 2, 3, 4)).stream()
                    .map(Objects::requireNonNull)
                    .toList();
            for (int set = 1; set < 16; set++) assertEquals(walk(network, 0, set), costs.get(set));
            Tour tour =
                    new Tour(network, 0, List.of(1, 2, 3, 4), java.util.Collections.nCopies(4, Rational.ONE), costs);
            assertEquals(4, new HashSet<>(tour.optimal()).size());
        });
    }

    private static Rational walk(Network network, int at, int left) {
        if (left == 0) return network.direct(at, 0).orElse(Rational.ZERO);
        return Subsets.members(left)
                .mapToObj(i -> network.direct(at, i + 1).orElseThrow().plus(walk(network, i + 1, left & ~(1 << i))))
                .reduce(Rational::min)
                .orElseThrow();
    }

    @Test
    void coresKnownByTheoremAreTheGeneralOnes() {
        List<CoalitionalGame> games = new ArrayList<>();
        for (int p = 1; p <= 3; p++) for (int q = 1; q <= 3; q++) games.add(read("family", "glove", "P", p, "Q", q));
        games.add(read("family", "one-seller-m-buyers", "values", List.of(12, 6, 3)));
        games.add(read("family", "one-seller-m-buyers", "sellerValue", 8, "values", List.of(3, 6, 8)));
        games.add(read("family", "one-seller-m-buyers", "sellerValue", 1, "values", List.of(6, 6, 2)));
        games.add(read("family", "cattle-drive"));
        games.add(read("family", "cattle-drive", "gatekeepers", 1));
        games.add(read("weights", List.of(3, 2, 1, 1), "quota", 4));
        games.add(read("weights", List.of(3, 2, 1, 1), "quota", 6, "rule", ">="));
        games.add(read("weights", List.of(1, 1, 1), "rule", "majority"));
        games.add(read("family", "unanimity", "players", 4));
        games.add(read("family", "dictator", "players", 3));
        for (CoalitionalGame game : games) {
            List<RationalVector> general =
                    Core.of(game.coalitions(), Progress.none()).orElseThrow().vertices();
            assertEquals(
                    new HashSet<>(general),
                    new HashSet<>(hissho.coalition.core.KnownCore.vertices(game.family())
                            .orElseThrow()),
                    game.family().toString());
        }
    }

    @Test
    void badDocumentsAreRefusedWithTheirPlace() {
        Map<String, Object> three = InOrder.of("1", 0, "2", 0, "3", 0, "12", 1, "13", 1, "23", 1);
        refused("v", "players", 3, "v", three);
        Map<String, Object> empty = InOrder.of("", 1, "1", 0, "2", 0, "12", 1);
        refused("v.", "players", 2, "v", empty);
        refused("v.21", "players", 2, "v", InOrder.of("1", 0, "2", 0, "12", 1, "21", 1));
        refused("v.14", "players", 2, "v", InOrder.of("1", 0, "2", 0, "12", 1, "14", 1));
        refused("v", "players", 40, "v", InOrder.of("1", 0));
        refused("weights[2]", "weights", List.of(1, -2), "quota", 1);
        refused("quota", "weights", List.of(1, 2), "quota", 3);
        refused("quota", "weights", List.of(1, 2), "quota", 4, "rule", ">=");
        refused("", "players", 3);
        refused("estate", "family", "bankruptcy", "estate", 4, "claims", List.of(1, 2));
        refused("supplies", "family", "balanced-market", "demands", List.of(3), "supplies", List.of(1, 1));
        refused("a[2]", "family", "chain", "a", List.of(2, 1));
        refused(
                "edges",
                "family",
                "road-network",
                "root",
                "H",
                "edges",
                InOrder.of("HA", 1, "BC", 2),
                "benefits",
                InOrder.of("B", 1));
        refused("payoffs[1][2]", "payoffs", List.of(List.of(List.of(1, 2), List.of(1, 2, 3))));
    }

    @Test
    void anotherGameIsRefusedAtItsOwnPlace() {
        Node document = Node.root(InOrder.of("players", 1, "v", InOrder.of("1", 0), "other", InOrder.of("2", 0)));
        BadDocument bad = assertThrows(BadDocument.class, () -> new CoalitionKind().read(document));
        assertEquals("other.2", bad.place());
    }

    private static void refused(String place, Object... fields) {
        BadDocument bad = assertThrows(BadDocument.class, () -> read(fields));
        assertTrue(bad.place().startsWith(place), bad.place() + " " + bad.getMessage());
    }

    @Test
    void worthsInATextMayHaveSpacesAndLines() {
        CoalitionalGame game = read("players", 2, "v", "1: 3\n2 :0; 12 : 7/2");
        assertEquals(Rational.of(3), game.worth(0b01));
        assertEquals(Rational.of(7, 2), game.worth(0b11));
    }

    @Test
    void ties() {
        CoalitionalGame game = read("weights", List.of(10, 20, 30, 40, 0), "quota", 50, "tieBreaker", 5);
        assertEquals(Rational.ONE, game.worth(0b11001));
        assertEquals(Rational.ZERO, game.worth(0b01001));
        assertEquals(Rational.ONE, game.worth(0b01010));
        CoalitionalGame both = read("weights", List.of(List.of(2, 1, 1), List.of(1, 1, 5)), "quota", List.of(2, 5));
        assertEquals(Rational.ONE, both.worth(0b101));
        assertEquals(Rational.ZERO, both.worth(0b011));
    }

    @Test
    void parametersOfAnotherGameAreRefusedAndTheChairOfAMajorityBreaksTies() {
        java.util.Map<String, Object> chaired =
                hissho.document.InOrder.of("family", "majority", "players", 4, "tieBreaker", 2);
        CoalitionalGame game = GameReader.read(hissho.document.Node.root(chaired));
        for (long s = 1; s <= game.grand(); s++) {
            boolean wins = Long.bitCount(s) > 2 || (Long.bitCount(s) == 2 && (s & 2) != 0);
            org.junit.jupiter.api.Assertions.assertEquals(wins, !game.worth(s).isZero(), "coalition " + s);
        }
        java.util.Map<String, Object> glove = hissho.document.InOrder.of("family", "glove", "P", 1, "Q", 2);
        GameReader.read(hissho.document.Node.root(glove));
        java.util.Map<String, Object> foreign = hissho.document.InOrder.of(
                "quota", 3, "tieBreaker", 1, "claims", java.util.List.of(1, 2), "c", 2, "mandatory", true);
        foreign.forEach((name, value) -> {
            java.util.Map<String, Object> document = new java.util.LinkedHashMap<>(glove);
            document.put(name, value);
            org.junit.jupiter.api.Assertions.assertThrows(
                    hissho.document.BadDocument.class,
                    () -> GameReader.read(hissho.document.Node.root(document)),
                    name);
        });
    }
}
