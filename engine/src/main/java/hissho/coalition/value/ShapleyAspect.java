package hissho.coalition.value;

import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Airport;
import hissho.coalition.family.Family;
import hissho.coalition.family.LandlordPeasants;
import hissho.coalition.family.Symmetric;
import hissho.coalition.family.Unanimity;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The Shapley value of a coalitional game, three ways, and what belongs to it. */
public final class ShapleyAspect implements Aspect {

    private static final int MOST_PROVED = 12;
    private static final int MOST_TOLD = 20;
    private static final int MOST_KNOWN = 62;
    private static final int MOST_IN_DATA = 8;
    private static final int DRAWS = 10_000;

    @Override
    public List<String> keys() {
        return List.of(
                "shapley",
                "shapleyDecimals",
                "shapleyInCore",
                "shapleyIsImputation",
                "objectionsToShapley",
                "dividends",
                "nonzeroDividends",
                "rows",
                "average",
                "marginals",
                "total",
                "terms",
                "phi",
                "sampledShapley",
                "tau",
                "utopia",
                "minimalRights",
                "costShares",
                "parts",
                "symmetricPairs",
                "nullPlayers");
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Facts facts = new Facts();
        Once<RationalVector> value = new Once<>(() -> ShapleyOfFamily.of(game, progress));
        facts.put("shapley", value);
        facts.put(
                "shapleyDecimals",
                hissho.fact.Compare.near(FixedPoint.ERROR),
                () -> FixedPoint.written(ShapleyOfFamily.rounded(game, value, progress)));
        core(facts, game, value, progress);
        orders(facts, game, asked, progress);
        Once<Dividends> dividends = new Once<>(() -> Dividends.of(game.coalitions(Dividends.MOST_PLAYERS), progress));
        facts.put("dividends", () -> dividends(game, dividends.get(), false));
        facts.put("nonzeroDividends", () -> dividends(game, dividends.get(), true));
        asked.player().ifPresent(player -> {
            Once<ShapleyTerms> terms =
                    new Once<>(() -> ShapleyTerms.of(game.coalitions(ShapleyTerms.MOST_PLAYERS), player));
            facts.put(
                    "terms",
                    Written.RECORDS,
                    () -> terms.get().terms().stream()
                            .map(term -> InOrder.of(
                                    "coalition",
                                    game.key(term.coalition()),
                                    "prob",
                                    term.probability(),
                                    "marginal",
                                    term.marginal()))
                            .toList());
            facts.put("phi", () -> value.get().get(player));
        });
        Once<TauValue> tau = new Once<>(() -> TauValue.of(game.coalitions(TauValue.MOST_PLAYERS), progress));
        facts.put("tau", () -> tau.get().value().orElse(null));
        facts.put("utopia", () -> tau.get().utopia());
        facts.put("minimalRights", () -> tau.get().minimalRights());
        if (game.family() instanceof Airport airport) runway(facts, airport, asked, value);
        facts.put(
                "symmetricPairs",
                hissho.fact.Compare.SET,
                () -> Written.pairs(Axioms.interchangeable(game.coalitions(MOST_PROVED))));
        facts.put(
                "nullPlayers",
                hissho.fact.Compare.SET,
                () -> Written.players(Axioms.nullPlayers(game.coalitions(MOST_PROVED + 4))));
        return facts;
    }

    private static void core(Facts facts, CoalitionalGame game, Once<RationalVector> value, Progress progress) {
        Once<List<Long>> objecting = new Once<>(() -> {
            List<Long> found = new ArrayList<>();
            for (long s : game.coalitions(Dividends.MOST_PLAYERS).bySize().toArray()) {
                if ((s & 0xff) == 0) progress.check();
                Rational paid = Subsets.members(s).mapToObj(value.get()::get).reduce(Rational.ZERO, Rational::plus);
                if (game.worth(s).compareTo(paid) > 0) found.add(s);
            }
            return found;
        });
        facts.put("shapleyInCore", () -> objecting.get().isEmpty());
        facts.put("objectionsToShapley", hissho.fact.Compare.SET, () -> game.keys(objecting.get()));
        facts.put("shapleyIsImputation", () -> {
            for (int i = 0; i < game.count(); i++)
                if (value.get().get(i).compareTo(game.worth(1L << i)) < 0) return false;
            return true;
        });
    }

    private static void orders(Facts facts, CoalitionalGame game, Asked asked, Progress progress) {
        Once<List<ArrivalOrders.Row>> rows =
                new Once<>(() -> ArrivalOrders.rows(game.coalitions(ArrivalOrders.MOST_PLAYERS), progress));
        facts.put(
                "rows",
                Written.RECORDS,
                () -> rows.get().stream()
                        .map(row -> InOrder.of(
                                "order", order(row.order()), "marginals", row.marginals(), "total", row.total()))
                        .toList());
        facts.put("average", () -> ArrivalOrders.average(rows.get()));
        asked.order().filter(order -> order.size() == game.count()).ifPresent(order -> {
            Once<ArrivalOrders.Row> row = new Once<>(() -> ArrivalOrders.row(game.coalitions(), order));
            facts.put("marginals", () -> row.get().marginals());
            facts.put("total", () -> row.get().total());
        });
        facts.put("sampledShapley", hissho.fact.Compare.near(Rational.ZERO), () -> {
            SampledOrders sample = SampledOrders.of(game.coalitions(), DRAWS, 1, progress);
            return InOrder.of(
                    "orders", DRAWS, "seed", 1, "means", rounded(sample.means()), "errors", rounded(sample.errors()));
        });
    }

    private static List<Rational> rounded(List<Double> numbers) {
        return numbers.stream()
                .map(number -> Rational.of(Math.round(number * 1e6), 1_000_000))
                .toList();
    }

    private static String order(List<Integer> order) {
        return order.stream()
                .map(i -> Integer.toString(i + 1))
                .collect(Collectors.joining(order.size() > 9 ? "," : ""));
    }

    private static Map<String, Object> dividends(CoalitionalGame game, Dividends dividends, boolean nonzero) {
        Map<Long, Rational> table = new LinkedHashMap<>();
        for (long s = 1; s < dividends.table().size(); s++)
            if (!nonzero || !dividends.of(s).isZero()) table.put(s, dividends.of(s));
        return Written.byCoalition(game, table);
    }

    /** Of an airport: what each pays, and the runway piece by piece as a coalition uses it. */
    private static void runway(Facts facts, Airport airport, Asked asked, Once<RationalVector> value) {
        facts.put("costShares", () -> value.get().negated());
        asked.coalition()
                .ifPresent(coalition -> facts.put("parts", () -> {
                    List<Rational> sorted = airport.costs().stream().sorted().toList();
                    Rational longest = Subsets.members(coalition)
                            .mapToObj(airport.costs()::get)
                            .reduce(Rational.ZERO, Rational::max);
                    List<Rational> parts = new ArrayList<>();
                    Rational before = Rational.ZERO;
                    for (Rational cost : sorted) {
                        parts.add(longest.compareTo(cost) >= 0 ? before.minus(cost) : Rational.ZERO);
                        before = cost;
                    }
                    return parts;
                }));
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        List<String> told = new ArrayList<>();
        if (game.count() <= MOST_TOLD || (game.count() <= MOST_KNOWN && isSimplyKnown(game.family())))
            told.add("shapley");
        if (game.count() <= MOST_PROVED) told.add("shapleyInCore");
        if (asked.order().isPresent()) told.addAll(List.of("marginals", "total"));
        if (asked.player().isPresent()) told.add("phi");
        if (game.family() instanceof Airport && game.count() <= MOST_TOLD) told.add("costShares");
        return told;
    }

    /** Whether few different shares can be expected, so that many players are told in a line. */
    private static boolean isSimplyKnown(Family family) {
        return family instanceof Symmetric
                || family instanceof Unanimity
                || family instanceof LandlordPeasants
                || family.onCarrier().isPresent();
    }

    @Override
    public Map<String, RationalVector> points(CoalitionalGame game, Asked asked, Facts all) {
        return Map.of("value.point.shapley", all.get("shapley", RationalVector.class));
    }

    @Override
    public List<Section> sections(CoalitionalGame game, Asked asked, Facts all, Words words) {
        return new ShapleyReport(game, asked, all, words).sections();
    }

    /** Every worth is the sum of the dividends inside it; shared equally they give the value. */
    @Override
    public Optional<Proof> proof(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        if (game.count() > MOST_PROVED)
            throw new NotAnswered(Message.of("value.certificate.shapley-too-large", MOST_PROVED));
        Dividends dividends = Dividends.of(game.coalitions(), progress);
        boolean holds = dividends.shapley().equals(all.get("shapley", RationalVector.class))
                && rebuilds(game, dividends, progress);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("shapley", all.get("shapley", RationalVector.class));
        if (game.count() <= MOST_IN_DATA) data.put("nonzeroDividends", dividends(game, dividends, true));
        return Optional.of(new Proof(holds, Message.of("value.certificate.shapley"), data));
    }

    private static boolean rebuilds(CoalitionalGame game, Dividends dividends, Progress progress) {
        Rational[] sums = dividends.table().toArray(Rational[]::new);
        for (int player = 0; player < game.count(); player++) {
            progress.check();
            for (int s = 0; s < sums.length; s++)
                if (Subsets.contains(s, player)) sums[s] = sums[s].plus(sums[s ^ 1 << player]);
        }
        for (int s = 0; s < sums.length; s++) if (!sums[s].equals(game.worth(s))) return false;
        return true;
    }
}
