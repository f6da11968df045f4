package hissho.coalition.core;

import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Imputations: their simplex, what a given allocation is, and the lines of the barycentric picture. */
public final class ImputationAspect implements Aspect {

    private static final int MOST_LOOKED_AT = 20;
    private static final int MOST_VERTICES = 62;

    @Override
    public List<String> keys() {
        return List.of(
                "imputationVertices",
                "imputations",
                "imputationsEmpty",
                "bestForPlayer",
                "groupRational",
                "individuallyRational",
                "imputation",
                "unstableCoalitions",
                "deficits",
                "inCore",
                "lines",
                "barycentric");
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Supplier<Coalitions> form = () -> game.coalitions(MOST_VERTICES);
        Facts facts = new Facts()
                .put("imputationVertices", Compare.SET, () -> Imputations.vertices(form.get()))
                .put("imputations", () -> InOrder.of("lowerBounds", singles(form.get()), "sum", game.total()))
                .put("imputationsEmpty", () -> singles(form.get()).sum().compareTo(game.total()) > 0);
        asked.player().ifPresent(player -> facts.put("bestForPlayer", () -> Imputations.best(form.get(), player)));
        if (!asked.allocations().isEmpty()) {
            each(facts, "groupRational", asked, x -> Imputations.isGroupRational(form.get(), x));
            each(facts, "individuallyRational", asked, x -> Imputations.isIndividuallyRational(form.get(), x));
            each(facts, "imputation", asked, x -> Imputations.isImputation(form.get(), x));
        } else
            asked.x()
                    .ifPresent(x -> facts.put("groupRational", () -> Imputations.isGroupRational(form.get(), x))
                            .put("individuallyRational", () -> Imputations.isIndividuallyRational(form.get(), x))
                            .put("imputation", () -> Imputations.isImputation(form.get(), x)));
        asked.x().ifPresent(x -> objections(facts, game, x));
        if (game.count() == 3) facts.put("lines", ImputationAspect::sameLines, () -> lines(game));
        if (!asked.points().isEmpty())
            facts.put(
                    "barycentric",
                    () -> asked.points().stream()
                            .map(x -> barycentric(form.get(), x))
                            .toList());
        return facts;
    }

    private static RationalVector singles(Coalitions game) {
        return RationalVector.generate(game.players().count(), i -> game.worth(1L << i));
    }

    private static void each(Facts facts, String key, Asked asked, java.util.function.Predicate<RationalVector> test) {
        facts.put(key, () -> asked.allocations().stream().map(test::test).toList());
    }

    private static void objections(Facts facts, CoalitionalGame game, RationalVector x) {
        Supplier<List<Long>> objecting = new hissho.progress.Once<>(() -> {
            List<Long> found = new ArrayList<>(Imputations.objecting(game.coalitions(MOST_LOOKED_AT), x));
            found.sort(java.util.Comparator.comparingInt(Long::bitCount));
            return found;
        });
        facts.put("unstableCoalitions", Compare.SET, () -> game.keys(objecting.get()))
                .put("deficits", () -> {
                    Map<String, Rational> deficits = new LinkedHashMap<>();
                    for (long coalition : objecting.get())
                        deficits.put(game.key(coalition), game.worth(coalition).minus(Imputations.share(x, coalition)));
                    return deficits;
                })
                .put("inCore", () -> objecting.get().isEmpty() && x.sum().equals(game.total()));
    }

    private static RationalVector barycentric(Coalitions game, RationalVector x) {
        if (game.worth(game.grand()).equals(singles(game).sum()))
            throw new NotAnswered(Message.of("coalition.no-simplex"));
        if (!Imputations.isGroupRational(game, x)) throw new NotAnswered(Message.of("coalition.not-efficient", x));
        return Imputations.barycentric(game, x);
    }

    // ---- the lines of a game of three players

    /** For each pair of players the end points of the line on which they get exactly what they are worth. */
    static Map<String, Object> lines(CoalitionalGame game) {
        Map<String, Object> lines = new LinkedHashMap<>();
        for (long pair : game.ofSize(2)) {
            int third = Long.numberOfTrailingZeros(game.grand() & ~pair);
            lines.put(game.key(pair), InOrder.of("endpoints", line(game.coalitions(), third)));
        }
        return lines;
    }

    /** The part of the triangle in which the third player gets what the pair leaves: two points, one at a corner, or none. */
    static List<RationalVector> line(Coalitions game, int third) {
        long pair = game.grand() & ~(1L << third);
        RationalVector singles = singles(game);
        Rational left = game.worth(game.grand()).minus(game.worth(pair));
        Rational rest = game.worth(pair).minus(singles.sum().minus(singles.get(third)));
        if (left.compareTo(singles.get(third)) < 0 || rest.isNegative()) return List.of();
        List<RationalVector> ends = IntStream.range(0, 3)
                .filter(i -> i != third)
                .mapToObj(i -> RationalVector.generate(
                        3, k -> k == third ? left : k == i ? singles.get(k).plus(rest) : singles.get(k)))
                .toList();
        return rest.isZero() ? List.of(ends.getFirst()) : ends;
    }

    private static boolean sameLines(@Nullable Object answered, @Nullable Object expected) {
        if (!(answered instanceof Map<?, ?> found) || !(expected instanceof Map<?, ?> said)) return false;
        return said.entrySet().stream().allMatch(entry -> {
            Object line = found.get(entry.getKey());
            return line instanceof Map<?, ?> mine
                    && entry.getValue() instanceof Map<?, ?> theirs
                    && Compare.SET.agree(mine.get("endpoints"), theirs.get("endpoints"));
        });
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        List<String> told = new ArrayList<>();
        if (game.count() <= 4) told.add("imputationVertices");
        if (asked.player().isPresent()) told.add("bestForPlayer");
        if (asked.x().isPresent() || !asked.allocations().isEmpty())
            told.addAll(List.of("groupRational", "individuallyRational", "imputation"));
        if (asked.x().isPresent()) told.addAll(List.of("inCore", "unstableCoalitions", "deficits"));
        if (!asked.points().isEmpty()) told.add("barycentric");
        return told;
    }
}
