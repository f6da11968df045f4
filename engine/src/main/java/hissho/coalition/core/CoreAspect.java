package hissho.coalition.core;

import hissho.coalition.Agreement;
import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.document.Field;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The core: whether it is empty and why, its vertices, its shortest description, the criteria by name, and what lies around it. */
public final class CoreAspect implements Aspect {

    /** Balanced weights are looked for up to so many players. */
    static final int MOST_BALANCED = 20;

    /** Vertices are listed up to so many players. */
    static final int MOST_LISTED = 9;

    /** And up to so many where nobody asks for them. */
    static final int MOST_UNASKED = 7;

    private static final int MOST_LEAST = 12;

    /** The vertices of the least core, which needs numbers of two programs, up to so many players. */
    private static final int MOST_LEAST_VERTICES = 6;

    private static final Field<Rational> EPSILON = Field.optional("epsilon", Shape.number());

    @Override
    public List<String> keys() {
        return List.of(
                "coreEmpty",
                "shape",
                "dimension",
                "coreVertices",
                "coreVertexCount",
                "inequalities",
                "corePoint",
                "minimumTotal",
                "balancedWeights",
                "coreCriteria",
                "delta",
                "sumDelta",
                "coreEmptyByCriterion",
                "violatingSizes",
                "coreEqualsImputations",
                "leastCoreValue",
                "leastCorePoint",
                "leastCoreWeights",
                "leastCoreVertices",
                "epsilonCoreEmpty",
                "epsilonCoreVertices",
                "shapleyInCore",
                "objectingCoalitions",
                "shapleyEqualsNucleolus",
                "nucleolusInCore");
    }

    @Override
    public List<Field<?>> fields() {
        return List.of(EPSILON);
    }

    @Override
    public void read(CoalitionalGame game, Asked asked) {
        EPSILON.find(asked.document());
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Supplier<Balance> balance = new Once<>(() -> Balance.of(game.coalitions(MOST_BALANCED), progress));
        Supplier<Optional<Core>> listed = new Once<>(() -> core(game, progress));
        Supplier<Core> core = () -> within(listed.get());
        Supplier<LeastCore> least = new Once<>(() -> least(game, progress));
        Facts facts = new Facts()
                .put("coreEmpty", () -> isEmpty(game, balance))
                .put("shape", CoreAspect::sameShape, () -> core.get().shape())
                .put("dimension", () -> core.get().dimension())
                .put("coreVertices", Compare.SET, () -> core.get().vertices())
                .put("coreVertexCount", () -> core.get().vertices().size())
                .put("inequalities", () -> described(game, core.get(), progress))
                .put("corePoint", Compare.accepted(said -> isCorePoint(game, said)), () -> point(game, balance.get()))
                .teach("corePoint", new ObjectionLesson(game, MOST_BALANCED))
                .put("minimumTotal", () -> balance.get().total())
                .put(
                        "balancedWeights",
                        Compare.accepted(said -> provesTotal(game, balance.get(), said)),
                        () -> keyed(game, balance.get().weights()))
                .put("coreCriteria", Compare.SET, () -> Criteria.of(game, progress))
                .put("delta", () -> delta(game.coalitions()))
                .put("sumDelta", () -> delta(game.coalitions()).sum())
                .put(
                        "coreEmptyByCriterion",
                        () -> delta(game.coalitions()).sum().compareTo(game.total()) < 0)
                .put("violatingSizes", () -> violatingSizes(game))
                .put(
                        "coreEqualsImputations",
                        () -> List.copyOf(core.get().vertices())
                                .equals(new Core(Imputations.vertices(game.coalitions())).vertices()))
                .put("leastCoreValue", () -> least.get().epsilon())
                .put(
                        "leastCorePoint",
                        Compare.accepted(said -> isLeast(game, least.get(), said)),
                        () -> least.get().allocation())
                .put(
                        "leastCoreWeights",
                        Compare.accepted(said -> provesLeast(game, least.get(), said)),
                        () -> keyed(game, least.get().weights()))
                .put(
                        "leastCoreVertices",
                        Compare.SET,
                        () -> relaxed(game, least.get().epsilon(), MOST_LEAST_VERTICES, progress)
                                .vertices());
        EPSILON.find(asked.document()).ifPresent(epsilon -> {
            Supplier<Optional<Core>> found =
                    new Once<>(() -> Core.relaxed(game.coalitions(MOST_LISTED), epsilon, progress));
            Supplier<Core> around = () -> within(found.get());
            facts.put("epsilonCoreEmpty", () -> around.get().isEmpty())
                    .put("epsilonCoreVertices", Compare.SET, () -> around.get().vertices());
        });
        return facts;
    }

    private static boolean isEmpty(CoalitionalGame game, Supplier<Balance> balance) {
        if (game.count() > MOST_BALANCED) {
            Optional<Boolean> known = KnownCore.isEmpty(game.family());
            if (known.isPresent()) return known.get();
        }
        return balance.get().total().compareTo(game.total()) > 0;
    }

    private static Optional<Core> core(CoalitionalGame game, Progress progress) {
        if (game.count() > MOST_LISTED) {
            Optional<List<RationalVector>> known = KnownCore.vertices(game.family());
            if (known.isPresent()) return Optional.of(new Core(known.get()));
        }
        return Core.of(game.coalitions(MOST_LISTED), progress);
    }

    private static Core within(Optional<Core> found) {
        return found.orElseThrow(() -> new NotAnswered(Message.of("coalition.too-many-vertices", Core.MOST_VERTICES)));
    }

    private static Core relaxed(CoalitionalGame game, Rational epsilon, int most, Progress progress) {
        return within(Core.relaxed(game.coalitions(most), epsilon, progress));
    }

    private static LeastCore least(CoalitionalGame game, Progress progress) {
        if (game.count() == 1) throw new NotAnswered(Message.of("coalition.one-player"));
        return LeastCore.of(game.coalitions(MOST_LEAST), progress);
    }

    /** The balancing allocation, raised for the first player to what everybody is worth; null where the core is empty. */
    private static @Nullable RationalVector point(CoalitionalGame game, Balance balance) {
        Rational more = game.total().minus(balance.total());
        if (more.isNegative()) return null;
        return balance.allocation().plus(RationalVector.generate(game.count(), i -> more.over(game.count())));
    }

    private static RationalVector delta(Coalitions game) {
        return RationalVector.generate(
                game.players().count(), i -> game.worth(game.grand()).minus(game.worth(game.grand() & ~(1L << i))));
    }

    private static List<Integer> violatingSizes(CoalitionalGame game) {
        Coalitions form = game.coalitions();
        boolean symmetric = game.family() instanceof hissho.coalition.family.Symmetric
                || game.bySize(game.progress()).stream()
                        .allMatch(s -> form.worth(s).equals(form.worth((1L << Long.bitCount(s)) - 1)));
        if (!symmetric) throw new NotAnswered(Message.of("coalition.not-symmetric"));
        return KnownCore.violatingSizes(IntStream.rangeClosed(1, game.count())
                .mapToObj(k -> form.worth((1L << k) - 1))
                .toList());
    }

    private static Map<String, Rational> keyed(CoalitionalGame game, Map<Long, Rational> weights) {
        Map<String, Rational> keyed = new LinkedHashMap<>();
        weights.entrySet().stream()
                .sorted(java.util.Comparator.comparingInt((Map.Entry<Long, Rational> e) -> Long.bitCount(e.getKey()))
                        .thenComparing(e -> Long.reverse(e.getKey()), (a, b) -> Long.compareUnsigned(b, a)))
                .forEach(e -> keyed.put(game.key(e.getKey()), e.getValue()));
        return keyed;
    }

    // ---- the shortest description

    private static List<String> described(CoalitionalGame game, Core core, Progress progress) {
        if (core.isEmpty()) throw new NotAnswered(Message.of("coalition.core-empty"));
        Facets facets = Facets.of(game.coalitions(MOST_LISTED), core, game.bySize(progress), progress);
        List<String> lines = new ArrayList<>();
        for (long coalition : facets.equations()) lines.add(left(coalition) + " = " + game.worth(coalition));
        for (long coalition : facets.inequalities()) lines.add(left(coalition) + " >= " + game.worth(coalition));
        return lines;
    }

    private static String left(long coalition) {
        return hissho.form.Subsets.members(coalition)
                .mapToObj(i -> "x" + (i + 1))
                .collect(Collectors.joining("+"));
    }

    // ---- comparing

    private static boolean sameShape(@Nullable Object answered, @Nullable Object expected) {
        String mine = String.valueOf(answered);
        String theirs = String.valueOf(expected);
        return mine.equals(theirs)
                || (mine.equals("quadrilateral")
                        && List.of("quadrangle", "tetragon", "parallelogram", "trapezoid", "rectangle", "square")
                                .contains(theirs))
                || (mine.equals("segment") && theirs.equals("line segment"))
                || (mine.equals("point") && theirs.equals("single point"));
    }

    private static boolean isCorePoint(CoalitionalGame game, @Nullable Object said) {
        return Agreement.numbers(said)
                .filter(x -> x.size() == game.count())
                .filter(x -> Imputations.inCore(game.coalitions(MOST_BALANCED), RationalVector.of(x)))
                .isPresent();
    }

    /** Weights by coalition as somebody writes them. */
    private static Optional<Map<Long, Rational>> weights(CoalitionalGame game, @Nullable Object said) {
        if (!(said instanceof Map<?, ?> map)) return Optional.empty();
        Map<Long, Rational> weights = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            var coalition = Agreement.coalition(game, entry.getKey());
            Optional<Rational> weight = Agreement.number(entry.getValue());
            if (coalition.isEmpty() || weight.isEmpty()) return Optional.empty();
            weights.put(coalition.getAsLong(), weight.get());
        }
        return Optional.of(weights);
    }

    private static boolean provesTotal(CoalitionalGame game, Balance balance, @Nullable Object said) {
        return weights(game, said)
                .filter(weights -> game.count() == 1 || !weights.containsKey(game.grand()))
                .filter(weights -> Balance.isBalanced(game.count(), weights))
                .filter(weights -> Balance.weighted(game.coalitions(), weights).equals(balance.total()))
                .isPresent();
    }

    private static boolean isLeast(CoalitionalGame game, LeastCore least, @Nullable Object said) {
        return Agreement.numbers(said)
                .filter(x -> x.size() == game.count())
                .map(RationalVector::of)
                .filter(x -> x.sum().equals(game.total()) && withinLeast(game, least.epsilon(), x))
                .isPresent();
    }

    private static boolean withinLeast(CoalitionalGame game, Rational epsilon, RationalVector x) {
        Coalitions form = game.coalitions();
        for (long set = 1; set < form.grand(); set++)
            if (form.worth(set).minus(Imputations.share(x, set)).compareTo(epsilon) > 0) return false;
        return true;
    }

    private static boolean provesLeast(CoalitionalGame game, LeastCore least, @Nullable Object said) {
        return weights(game, said)
                .filter(weights -> LeastCore.isProved(game.coalitions(), least.epsilon(), weights))
                .isPresent();
    }

    // ---- what stands on the values

    @Override
    public Facts joined(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        Supplier<RationalVector> shapley = () -> all.get("shapley", RationalVector.class);
        Facts facts = new Facts();
        facts.put("shapleyInCore", () -> Imputations.inCore(game.coalitions(20), shapley.get()))
                .put(
                        "objectingCoalitions",
                        Compare.SET,
                        () -> game.keys(Imputations.objecting(game.coalitions(20), shapley.get())))
                .put("shapleyEqualsNucleolus", () -> shapley.get().equals(all.get("nucleolus", RationalVector.class)))
                .put(
                        "nucleolusInCore",
                        () -> Imputations.inCore(game.coalitions(20), all.get("nucleolus", RationalVector.class)));
        return facts;
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        List<String> told = new ArrayList<>(List.of("coreEmpty", "shape", "coreVertices", "minimumTotal"));
        if (game.count() > MOST_UNASKED && game.count() <= MOST_LISTED)
            told.removeAll(List.of("shape", "coreVertices")); // thousands of them, in minutes
        if (game.count() <= 6) told.addAll(List.of("balancedWeights", "coreCriteria", "leastCoreValue"));
        if (EPSILON.isIn(asked.document())) told.addAll(List.of("epsilonCoreEmpty", "epsilonCoreVertices"));
        return told;
    }

    @Override
    public List<hissho.report.Section> sections(
            CoalitionalGame game, Asked asked, Facts all, hissho.words.Words words) {
        return CoreSections.of(game, asked, all, words);
    }

    @Override
    public Optional<Proof> proof(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        return Optional.of(CoreProof.of(game, all, progress));
    }

    /** The weights a fact states, read back. */
    static Map<Long, Rational> stated(CoalitionalGame game, Facts all, String key) {
        return weights(game, all.get(key, Map.class)).orElse(Map.of());
    }
}
