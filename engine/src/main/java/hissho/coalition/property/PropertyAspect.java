package hissho.coalition.property;

import hissho.coalition.Agreement;
import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.GameReader;
import hissho.coalition.core.Balance;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.form.Subsets;
import hissho.number.Rational;
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
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The properties of a characteristic function, each with what refutes it where it fails. */
public final class PropertyAspect implements Aspect {

    /** Beyond so many players not every coalition is looked at. */
    private static final int MOST_LOOKED_AT = 16;

    /** Beyond so many players not every division of a coalition in two is looked at. */
    private static final int MOST_DIVIDED = 16;

    /** Beyond so many players not every pair of coalitions is looked at, nor every division a second time. */
    private static final int MOST_PAIRED = 13;

    /** Beyond so many players not every subgame is looked at. */
    private static final int MOST_SUBGAMES = 8;

    /** More pairs than this are not listed. */
    static final int MOST_LISTED = 2_000;

    private static final Field<Map<String, Rational>> OTHER = Field.optional("other", Shape.mapOf(Shape.number()));

    @Override
    public List<String> keys() {
        return List.of(
                "superadditive",
                "violations",
                "violationCount",
                "violationsComplete",
                "cover",
                "monotone",
                "monotoneViolations",
                "convex",
                "convexViolation",
                "constantSum",
                "zeroSum",
                "failing",
                "essential",
                "sumSingletons",
                "symmetric",
                "symmetricPairs",
                "dummies",
                "dummyPlayers",
                "balanced",
                "totallyBalanced",
                "emptySubgame",
                "normalForm",
                "strategicallyEquivalent",
                "equivalence");
    }

    @Override
    public List<Field<?>> fields() {
        return List.of(OTHER);
    }

    @Override
    public void read(CoalitionalGame game, Asked asked) {
        asked.document().find("other").ifPresent(node -> other(game, asked));
    }

    private static Coalitions other(CoalitionalGame game, Asked asked) {
        return GameReader.worths(asked.document().get("other"), game.players());
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Supplier<Coalitions> all = () -> game.coalitions(MOST_LOOKED_AT);
        Supplier<Coalitions> paired = () -> game.coalitions(MOST_PAIRED);
        Facts facts = new Facts();
        Supplier<List<Pair>> violations =
                new Once<>(() -> Superadditivity.violations(game.coalitions(MOST_DIVIDED), MOST_LISTED + 1, progress));
        facts.put("superadditive", () -> violations.get().isEmpty())
                .put("violations", Agreement.PAIRS, () -> named(game, violations.get()))
                .put(
                        "violationCount",
                        () -> Math.min(MOST_LISTED, violations.get().size()))
                .put("violationsComplete", () -> violations.get().size() <= MOST_LISTED)
                .put("cover", cover(game, paired, progress), () -> written(game, cover(paired.get(), progress)))
                .put("monotone", () -> Monotonicity.holds(all.get(), progress))
                .put(
                        "monotoneViolations",
                        Compare.SET,
                        () -> named(game, Monotonicity.violations(paired.get(), MOST_LISTED, progress)))
                .put("convex", () -> Convexity.violation(all.get(), progress).isEmpty())
                .put(
                        "convexViolation",
                        Compare.accepted(said -> refutesConvexity(game, said)),
                        () -> Convexity.violation(all.get(), progress)
                                .map(pair -> List.of(game.key(pair.first()), game.key(pair.second())))
                                .orElse(null));
        sums(facts, game, all, progress);
        players(facts, all, progress);
        balanced(facts, game, progress);
        facts.put(
                "normalForm",
                () -> NormalForm.of(all.get())
                        .map(way -> by(game, coalition -> way.worth(all.get(), coalition), progress))
                        .orElse(null));
        if (asked.document().has("other")) {
            Supplier<Optional<NormalForm>> way = new Once<>(() -> NormalForm.between(all.get(), other(game, asked)));
            facts.put("strategicallyEquivalent", () -> way.get().isPresent())
                    .put(
                            "equivalence",
                            () -> way.get()
                                    .map(found -> InOrder.of("factor", found.factor(), "shifts", found.shifts()))
                                    .orElse(null));
        }
        return facts;
    }

    private static List<List<String>> named(CoalitionalGame game, List<Pair> pairs) {
        return pairs.stream()
                .limit(MOST_LISTED)
                .map(pair -> List.of(game.key(pair.first()), game.key(pair.second())))
                .toList();
    }

    private static List<Rational> cover(Coalitions game, Progress progress) {
        return Superadditivity.cover(game, progress);
    }

    private static Map<String, Rational> written(CoalitionalGame game, List<Rational> worths) {
        return by(game, coalition -> worths.get((int) coalition), game.progress());
    }

    private static Compare cover(CoalitionalGame game, Supplier<Coalitions> form, Progress progress) {
        return (answered, expected) -> {
            List<Rational> cover = cover(form.get(), progress);
            return expected instanceof Map<?, ?> proposed
                    && Agreement.agree(game, proposed, coalition -> cover.get((int) coalition));
        };
    }

    private static Map<String, Rational> by(
            CoalitionalGame game, java.util.function.LongFunction<Rational> number, Progress progress) {
        Map<String, Rational> map = new LinkedHashMap<>();
        for (long coalition : game.bySize(progress)) map.put(game.key(coalition), number.apply(coalition));
        return map;
    }

    private static boolean refutesConvexity(CoalitionalGame game, @Nullable Object said) {
        return Agreement.coalitions(game, said)
                .filter(pair -> pair.size() == 2)
                .filter(pair -> {
                    long s = pair.get(0);
                    long t = pair.get(1);
                    return game.worth(s)
                                    .plus(game.worth(t))
                                    .compareTo(game.worth(s | t).plus(game.worth(s & t)))
                            > 0;
                })
                .isPresent();
    }

    private static void sums(Facts facts, CoalitionalGame game, Supplier<Coalitions> all, Progress progress) {
        Supplier<List<Pair>> failing = new Once<>(() -> failing(all.get(), progress));
        facts.put("constantSum", () -> failing.get().isEmpty())
                .put("zeroSum", () -> failing.get().isEmpty() && game.total().isZero())
                .put("failing", Agreement.PAIRS, () -> named(game, failing.get()))
                .put("essential", () -> NormalForm.surplus(game.coalitions()).isPositive())
                .put(
                        "sumSingletons",
                        () -> NormalForm.singles(game.coalitions()).sum())
                .put("symmetric", () -> isSymmetric(all.get(), progress));
    }

    /** The complementary pairs, smaller coalition first, whose worths do not add up to that of everybody. */
    private static List<Pair> failing(Coalitions game, Progress progress) {
        List<Pair> failing = new ArrayList<>();
        for (long coalition = 1; coalition < game.grand(); coalition++) {
            if ((coalition & 1023) == 0) progress.check();
            long others = game.complement(coalition);
            int order = Integer.compare(Long.bitCount(coalition), Long.bitCount(others));
            if (order > 0 || (order == 0 && (coalition & 1) == 0)) continue;
            if (!game.worth(coalition).plus(game.worth(others)).equals(game.worth(game.grand())))
                failing.add(new Pair(coalition, others));
        }
        return failing;
    }

    private static boolean isSymmetric(Coalitions game, Progress progress) {
        for (long coalition = 1; coalition <= game.grand(); coalition++) {
            if ((coalition & 1023) == 0) progress.check();
            if (!game.worth(coalition).equals(game.worth((1L << Long.bitCount(coalition)) - 1))) return false;
        }
        return true;
    }

    private static void players(Facts facts, Supplier<Coalitions> all, Progress progress) {
        facts.put("symmetricPairs", Compare.SET, () -> PlayerRoles.interchangeable(all.get(), progress))
                .put("dummies", Compare.SET, () -> numbered(PlayerRoles.nullPlayers(all.get(), progress)))
                .put("dummyPlayers", Compare.SET, () -> numbered(PlayerRoles.dummies(all.get(), progress)));
    }

    private static List<Integer> numbered(List<Integer> players) {
        return players.stream().map(i -> i + 1).toList();
    }

    /** A game is balanced where its core is not empty (Bondareva, Shapley); where coalitions are too many to look at, what is known of the core decides. */
    @Override
    public Facts joined(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        return game.count() <= MOST_LOOKED_AT
                ? new Facts()
                : new Facts().put("balanced", () -> !all.get("coreEmpty", Boolean.class));
    }

    private static void balanced(Facts facts, CoalitionalGame game, Progress progress) {
        facts.put(
                "balanced",
                () -> Balance.of(game.coalitions(MOST_LOOKED_AT), progress)
                                .total()
                                .compareTo(game.total())
                        <= 0);
        Supplier<Optional<Long>> empty = new Once<>(() -> emptySubgame(game.coalitions(MOST_SUBGAMES), progress));
        facts.put("totallyBalanced", () -> empty.get().isEmpty())
                .put("emptySubgame", () -> empty.get().map(game::key).orElse(null));
    }

    /** The first coalition whose subgame has an empty core. */
    private static Optional<Long> emptySubgame(Coalitions game, Progress progress) {
        for (int size = 2; size <= game.players().count(); size++)
            for (long coalition : CoalitionalGame.ofSize(game.players().count(), size)) {
                progress.check();
                Coalitions sub = subgame(game, coalition);
                if (Balance.of(sub, progress).total().compareTo(sub.worth(sub.grand())) > 0)
                    return Optional.of(coalition);
            }
        return Optional.empty();
    }

    /** The game of the members of a coalition among themselves. */
    static Coalitions subgame(Coalitions game, long coalition) {
        int[] members = Subsets.members(coalition).toArray();
        List<Rational> table = new ArrayList<>();
        for (int set = 0; set < 1 << members.length; set++) {
            long whole = 0;
            for (int k = 0; k < members.length; k++) if ((set >>> k & 1) != 0) whole |= 1L << members[k];
            table.add(game.worth(whole));
        }
        return Coalitions.ofTable(Players.numbered(members.length), table);
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        List<String> told = new ArrayList<>(List.of("superadditive", "essential", "convex", "constantSum"));
        if (asked.document().has("other")) told.addAll(List.of("strategicallyEquivalent", "equivalence"));
        return told;
    }

    @Override
    public List<Section> sections(CoalitionalGame game, Asked asked, Facts all, Words words) {
        return ApartSection.of(game, all, words).stream().toList();
    }

    /** The properties again by their definitions, pair by pair, where that is possible. */
    @Override
    public Optional<Proof> proof(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        if (game.count() > MOST_PAIRED)
            throw new NotAnswered(Message.of("coalition.certificate.properties-too-large", MOST_PAIRED));
        Coalitions form = game.coalitions(MOST_PAIRED);
        boolean superadditive = true;
        boolean constant = true;
        Rational total = form.worth(form.grand());
        for (long one = 1; one <= form.grand(); one++) {
            progress.check();
            long others = form.complement(one);
            constant &= form.worth(one).plus(form.worth(others)).equals(total);
            for (long two = others; two != 0; two = (two - 1) & others)
                superadditive &= form.worth(one).plus(form.worth(two)).compareTo(form.worth(one | two)) <= 0;
        }
        Rational singles = IntStream.range(0, game.count())
                .mapToObj(i -> form.worth(1L << i))
                .reduce(Rational.ZERO, Rational::plus);
        boolean holds = all.get("superadditive", Boolean.class) == superadditive
                && all.get("constantSum", Boolean.class) == constant
                && all.get("essential", Boolean.class) == (singles.compareTo(total) < 0)
                && all.get("convex", Boolean.class) == isConvex(form, progress);
        return Optional.of(new Proof(
                holds,
                Message.of("coalition.certificate.properties"),
                InOrder.of(
                        "superadditive",
                        all.get("superadditive", Boolean.class),
                        "constantSum",
                        all.get("constantSum", Boolean.class),
                        "essential",
                        all.get("essential", Boolean.class),
                        "convex",
                        all.get("convex", Boolean.class))));
    }

    /** Convexity by single players and larger coalitions: who joins a larger coalition brings at least as much. */
    private static boolean isConvex(Coalitions form, Progress progress) {
        int n = form.players().count();
        for (long set = 0; set <= form.grand(); set++) {
            progress.check();
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++) {
                    if (i == j || (set >>> i & 1) != 0 || (set >>> j & 1) != 0) continue;
                    Rational before = form.worth(set | 1L << i).minus(form.worth(set));
                    Rational after = form.worth(set | 1L << i | 1L << j).minus(form.worth(set | 1L << j));
                    if (before.compareTo(after) > 0) return false;
                }
        }
        return true;
    }
}
