package hissho.coalition.market;

import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Airport;
import hissho.coalition.family.Assignment;
import hissho.coalition.family.Family;
import hissho.coalition.family.Matching;
import hissho.coalition.family.Network;
import hissho.coalition.family.ObjectSale;
import hissho.coalition.family.RoadNetwork;
import hissho.coalition.family.SpanningTree;
import hissho.coalition.family.Tour;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Markets and shared costs: the best matching, the prices of the core, the cheapest tour and roads, and who pays what. */
public final class MarketAspect implements Aspect {

    @Override
    public List<String> keys() {
        return List.of(
                "surplusMatrix",
                "optimalMatching",
                "priceInterval",
                "totalTravelCost",
                "optimalTour",
                "cheapestGrand",
                "cheapestRoads",
                "costShares");
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Facts facts = new Facts();
        switch (game.family()) {
            case Assignment market -> assignment(facts, game, market);
            case ObjectSale sale -> facts.put("priceInterval", sale::prices);
            case Tour tour -> tour(facts, tour);
            case RoadNetwork roads ->
                facts.put("cheapestGrand", roads::grandCost)
                        .put(
                                "cheapestRoads",
                                Compare.SET,
                                () -> CheapestRoads.of(
                                                roads.network(),
                                                roads.root(),
                                                roads.members(),
                                                roads.grandCost(),
                                                progress)
                                        .map(chosen -> names(roads.network(), chosen))
                                        .orElse(null));
            case SpanningTree tree ->
                facts.put("cheapestGrand", () -> game.total().negated());
            default -> {}
        }
        return facts;
    }

    private static void assignment(Facts facts, CoalitionalGame game, Assignment market) {
        Supplier<Matching> best = new Once<>(market::matching);
        facts.put("surplusMatrix", market::surplus)
                .put(
                        "optimalMatching",
                        Compare.accepted(said -> isBest(game, market, best.get(), said)),
                        () -> best.get().pairs().stream()
                                .map(pair -> pair(game, pair[0], market.sellers() + pair[1]))
                                .toList());
    }

    /** A pair by its names, with a hyphen where they are longer than a letter. */
    private static String pair(CoalitionalGame game, int seller, int buyer) {
        String one = game.players().name(seller);
        String other = game.players().name(buyer);
        return one.length() == 1 && other.length() == 1 ? one + other : one + "-" + other;
    }

    /** Whether pairs, as somebody writes them, are a matching with the largest total. */
    private static boolean isBest(CoalitionalGame game, Assignment market, Matching best, @Nullable Object said) {
        if (!(said instanceof Collection<?> pairs)) return false;
        Rational total = Rational.ZERO;
        Set<Integer> used = new HashSet<>();
        for (Object each : pairs) {
            Optional<int[]> found = find(game, market, String.valueOf(each));
            if (found.isEmpty() || !used.add(found.get()[0]) || !used.add(market.sellers() + found.get()[1]))
                return false;
            total = total.plus(market.surplus().get(found.get()[0], found.get()[1]));
        }
        return total.equals(best.worth());
    }

    private static Optional<int[]> find(CoalitionalGame game, Assignment market, String written) {
        for (int i = 0; i < market.sellers(); i++)
            for (int j = 0; j < market.buyers(); j++) {
                String one = game.players().name(i);
                String other = game.players().name(market.sellers() + j);
                String numbers = (i + 1) + "" + (market.sellers() + j + 1);
                if (Set.of(one + other, one + "-" + other, numbers, (i + 1) + "-" + (market.sellers() + j + 1)).stream()
                        .anyMatch(written::equals)) return Optional.of(new int[] {i, j});
            }
        return Optional.empty();
    }

    private static void tour(Facts facts, Tour tour) {
        facts.put("totalTravelCost", () -> tour.costs().getLast())
                .put("optimalTour", Compare.accepted(said -> isCheapest(tour, said)), () -> {
                    List<Integer> order = new ArrayList<>(tour.optimal());
                    if (order.getFirst() > order.getLast()) order = order.reversed();
                    return written(tour, order);
                });
    }

    private static String written(Tour tour, List<Integer> order) {
        List<String> places = new ArrayList<>();
        String home = tour.network().places().get(tour.home());
        places.add(home);
        order.forEach(i -> places.add(tour.network().places().get(tour.members().get(i))));
        places.add(home);
        boolean letters = tour.network().places().stream().allMatch(name -> name.length() == 1);
        return String.join(letters ? "" : "-", places);
    }

    /** Whether a tour, as somebody writes it, visits everybody once at the least cost. */
    private static boolean isCheapest(Tour tour, @Nullable Object said) {
        if (!(said instanceof String text)) return false;
        List<String> names = List.of(text.contains("-") ? text.split("-", -1) : text.split(""));
        List<Integer> stops =
                names.stream().map(tour.network().places()::indexOf).toList();
        if (stops.size() != tour.members().size() + 2
                || stops.getFirst() != tour.home()
                || stops.getLast() != tour.home()
                || !new HashSet<>(stops).containsAll(tour.members())) return false;
        Rational cost = Rational.ZERO;
        for (int k = 1; k < stops.size(); k++) {
            Optional<Rational> road = tour.network().direct(stops.get(k - 1), stops.get(k));
            if (road.isEmpty()) return false;
            cost = cost.plus(road.get());
        }
        return cost.equals(tour.costs().getLast());
    }

    private static List<String> names(Network network, List<Network.Road> roads) {
        return roads.stream()
                .map(road -> {
                    String from = network.places().get(road.from());
                    String to = network.places().get(road.to());
                    return from.length() == 1 && to.length() == 1 ? from + to : from + "-" + to;
                })
                .toList();
    }

    /** What each pays under the Shapley value: what the own visit or connection is worth, less the share. */
    @Override
    public Facts joined(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        Facts facts = new Facts();
        Optional<RationalVector> own = own(game.family());
        if (own.isPresent() && all.find("costShares").isEmpty())
            facts.put("costShares", () -> own.get().minus(all.get("shapley", RationalVector.class)));
        return facts;
    }

    /** What each player would have if nothing had to be paid. */
    private static Optional<RationalVector> own(Family family) {
        return switch (family) {
            case Tour tour -> Optional.of(RationalVector.of(tour.visits()));
            case RoadNetwork roads -> Optional.of(RationalVector.of(roads.benefits()));
            case Airport airport -> Optional.of(RationalVector.zero(airport.players()));
            case SpanningTree tree -> Optional.of(RationalVector.zero(tree.players()));
            default -> Optional.empty();
        };
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        return switch (game.family()) {
            case Assignment market when market.players() <= 40 -> List.of("optimalMatching");
            case ObjectSale _ -> List.of("priceInterval");
            case Tour _ -> List.of("totalTravelCost", "optimalTour", "costShares");
            case RoadNetwork _ -> List.of("cheapestGrand", "cheapestRoads", "costShares");
            case SpanningTree _ -> List.of("cheapestGrand", "costShares");
            default -> List.of();
        };
    }

    @Override
    public List<Section> sections(CoalitionalGame game, Asked asked, Facts all, Words words) {
        return game.family() instanceof Airport airport && game.count() > MarketFigures.MOST_PLANES
                ? ManyPlanes.sections(airport, all, words)
                : MarketFigures.of(game, words);
    }
}
