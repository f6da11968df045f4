package hissho.equilibrium.question;

import hissho.document.InOrder;
import hissho.equilibrium.Admissibility;
import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.Deviations;
import hissho.equilibrium.Indices;
import hissho.equilibrium.NashSubset;
import hissho.equilibrium.ProperEquilibria;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** All equilibria: the extreme ones with what they are, the products they span, and the components with their indices. */
final class EquilibriumFacts {

    static final List<String> KEYS = List.of(
            "extremeEquilibria",
            "continuumComponents",
            "unique",
            "equilibriumCount",
            "finite",
            "extremeCount",
            "subsets",
            "components",
            "indices",
            "equilibria",
            "perfect",
            "proper",
            "properOpen",
            "equilibriumPayoffs",
            "allListed",
            "knownEquilibria",
            "knownCount");

    private EquilibriumFacts() {}

    static Facts of(BimatrixAnswer answer) {
        Facts facts = new Facts()
                .put(
                        "extremeEquilibria",
                        ProfileLesson.LISTS,
                        () -> answer.all().extreme().stream()
                                .map(pair -> equilibrium(answer, pair))
                                .toList())
                .put(
                        "continuumComponents",
                        PRODUCTS,
                        () -> answer.all().continua().stream()
                                .map(EquilibriumFacts::product)
                                .toList())
                .put("unique", () -> !severalKnown(answer) && answer.all().isUnique())
                .put(
                        "equilibriumCount",
                        () -> answer.all().continua().isEmpty()
                                ? (Object) answer.all().extreme().size()
                                : "infinite")
                .put("finite", () -> answer.all().continua().isEmpty())
                .put("extremeCount", () -> answer.all().extreme().size())
                .put(
                        "subsets",
                        PRODUCTS,
                        () -> answer.all().subsets().stream()
                                .map(EquilibriumFacts::product)
                                .toList())
                .put(
                        "components",
                        Compare.SET,
                        () -> answer.all().components().stream()
                                .map(part -> part.stream().map(k -> k + 1).toList())
                                .toList())
                .put(
                        "indices",
                        () -> Indices.of(answer.matrices, answer.all(), answer.progress)
                                .orElseThrow(() -> new NotAnswered(
                                        Message.of("equilibrium.unknown.index", Indices.MOST_STRATEGIES))))
                .put(
                        "equilibria",
                        () -> answer.all().extreme().stream()
                                .map(pair -> described(answer, pair))
                                .toList())
                .put(
                        "perfect",
                        ProfileLesson.LISTS,
                        () -> answer.all().extreme().stream()
                                .filter(pair -> Admissibility.isPerfect(answer.matrices, pair, answer.progress))
                                .map(pair -> equilibrium(answer, pair))
                                .toList())
                .put(
                        "proper",
                        ProfileLesson.LISTS,
                        () -> answer.all().extreme().stream()
                                .filter(pair -> Boolean.TRUE.equals(isProper(answer, pair)))
                                .map(pair -> equilibrium(answer, pair))
                                .toList())
                .put(
                        "properOpen",
                        Compare.SET,
                        () -> answer.all().extreme().stream()
                                .filter(pair -> isProper(answer, pair) == null)
                                .map(pair -> equilibrium(answer, pair))
                                .toList())
                .put(
                        "equilibriumPayoffs",
                        Compare.SET,
                        () -> answer.all().extreme().stream()
                                .map(answer::paid)
                                .distinct()
                                .toList())
                .put("allListed", answer::listsAll)
                .put(
                        "knownEquilibria",
                        ProfileLesson.LISTS,
                        () -> answer.known().stream()
                                .map(pair -> equilibrium(answer, pair))
                                .toList())
                .put("knownCount", answer::knownCount);
        ProfileLesson.teach(facts, answer.game, "extremeEquilibria", "knownEquilibria", "perfect", "proper");
        return facts;
    }

    /** Two equilibria suffice to know that there is not only one, whether or not there are more. */
    private static boolean severalKnown(BimatrixAnswer answer) {
        return !answer.listsAll() && answer.known().size() > 1;
    }

    static Map<String, Object> equilibrium(BimatrixAnswer answer, Profile pair) {
        return InOrder.of("p", pair.get(0).weights(), "q", pair.get(1).weights(), "payoff", answer.paid(pair));
    }

    private static Map<String, Object> described(BimatrixAnswer answer, Profile pair) {
        RationalVector paid = answer.paid(pair);
        Map<String, Object> all = equilibrium(answer, pair);
        all.put("pure", pair.isPure());
        all.put("strict", isStrict(answer, pair));
        all.put("individuallyRational", answer.isIndividuallyRational(paid));
        all.put("paretoDominated", answer.isParetoDominated(paid));
        all.put("perfect", Admissibility.isPerfect(answer.matrices, pair, answer.progress));
        Boolean proper = isProper(answer, pair);
        all.put("proper", proper == null ? "unknown" : proper);
        return all;
    }

    static boolean isStrict(BimatrixAnswer answer, Profile pair) {
        Deviations deviations = Deviations.from(answer.game, pair);
        return pair.isPure()
                && deviations.best(0).size() == 1
                && deviations.best(1).size() == 1;
    }

    /** Whether an extreme equilibrium is proper; null where that was left open. */
    static @Nullable Boolean isProper(BimatrixAnswer answer, Profile pair) {
        return switch (answer.proper().get(pair)) {
            case ProperEquilibria.Verdict.Proper proper -> true;
            case ProperEquilibria.Verdict.NotPerfect no -> false;
            case ProperEquilibria.Verdict.NotProper no -> false;
            case null, default -> null;
        };
    }

    static Map<String, Object> product(NashSubset subset) {
        return InOrder.of(
                "pHull", subset.first().stream().map(Mixed::weights).toList(),
                "qHull", subset.second().stream().map(Mixed::weights).toList());
    }

    /** Lists of products of hulls: in any order, and so are their corners. */
    static final Compare PRODUCTS = (answered, expected) -> {
        if (!(answered instanceof Collection<?> ours) || !(expected instanceof Collection<?> theirs)) return false;
        return ours.size() == theirs.size()
                && theirs.stream().allMatch(t -> ours.stream().anyMatch(o -> sameProduct(o, t)));
    };

    private static boolean sameProduct(@Nullable Object ours, @Nullable Object theirs) {
        return ours instanceof Map<?, ?> a
                && theirs instanceof Map<?, ?> b
                && a.keySet().equals(b.keySet())
                && a.keySet().stream().allMatch(key -> Compare.SET.agree(a.get(key), b.get(key)));
    }

    /** The number of the component an extreme equilibrium lies in, from 1. */
    static int componentOf(AllEquilibria all, Profile pair) {
        List<List<Integer>> parts = all.components();
        return 1
                + IntStream.range(0, parts.size())
                        .filter(c -> parts.get(c).stream().anyMatch(k -> {
                            NashSubset subset = all.subsets().get(k);
                            return subset.first().contains(pair.get(0))
                                    && subset.second().contains(pair.get(1));
                        }))
                        .findFirst()
                        .orElseThrow();
    }
}
