package hissho.equilibrium.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.Deviations;
import hissho.equilibrium.Dilemma;
import hissho.equilibrium.NashSubset;
import hissho.equilibrium.ProperEquilibria;
import hissho.equilibrium.VertexPairs;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Checks equilibria from the payoffs alone: at every corner of every product each strategy in use is a best reply, which makes the whole product one (a best reply to two strategies is one to their
 * mixtures). In small games all corners of both best-reply polytopes are listed by another method and every pair is tried, so that nothing is missing.
 */
final class BimatrixCertificate {

    /** Up to so many strategies, both players' together, completeness is checked a second way. */
    private static final int MOST_CHECKED = 14;

    private static final int MOST_CORNERS = 2_000;

    private BimatrixCertificate() {}

    static Certificate of(BimatrixAnswer answer, Progress progress) {
        if (!answer.listsAll()) return known(answer, progress);
        AllEquilibria all = answer.all();
        boolean holds = !all.extreme().isEmpty() && answer.isSafe();
        List<Object> written = new ArrayList<>();
        Set<Profile> corners = new HashSet<>();
        for (NashSubset subset : all.subsets())
            for (Mixed p : subset.first())
                for (Mixed q : subset.second()) {
                    progress.check();
                    holds &= corners.add(Profile.of(p, q))
                            ? Deviations.from(answer.game, Profile.of(p, q)).isEquilibrium()
                            : true;
                }
        holds &= corners.equals(new HashSet<>(all.extreme()))
                && corners.size() == all.extreme().size();
        for (Profile pair : all.extreme()) written.add(written(pair, Deviations.from(answer.game, pair)));
        boolean complete = false;
        if (answer.game.size(0) + answer.game.size(1) <= MOST_CHECKED) {
            Optional<Set<Profile>> second = VertexPairs.of(answer.matrices, MOST_CORNERS, progress);
            complete = second.isPresent();
            holds &= second.map(corners::equals).orElse(true) && (!complete || subsetsAreMaximal(all));
        }
        List<Object> trembles = new ArrayList<>();
        for (Map.Entry<Profile, ProperEquilibria.Verdict> verdict :
                answer.proper().entrySet())
            if (verdict.getValue() instanceof ProperEquilibria.Verdict.Proper proper) {
                holds &= proper.trembles().prove(answer.matrices, verdict.getKey());
                trembles.add(trembles(verdict.getKey(), proper.trembles()));
            }
        Map<String, Object> data = data(answer, written);
        data.put(
                "subsets", all.subsets().stream().map(EquilibriumFacts::product).toList());
        data.put("proper", trembles);
        boolean single = all.subsets().stream()
                .allMatch(
                        subset -> subset.first().size() == 1 && subset.second().size() == 1);
        return new Certificate.BestReplies(
                        holds,
                        complete
                                ? Extent.everything()
                                : new Extent.Part(Message.of("equilibrium.certificate.not-complete")),
                        Message.of(checked(answer, complete), all.extreme().size()),
                        data)
                .covering(Map.of(
                        "pse",
                        pure(answer),
                        "unique",
                        single && all.subsets().size() == 1,
                        "equilibriumCount",
                        single ? all.subsets().size() : "infinite",
                        "extremeCount",
                        written.size()))
                .holding(Map.of("prisonersDilemma", Dilemma.of(answer.matrices).holds()));
    }

    /** What was checked; that an equilibrium for which no trembles are shown is not proper rests on the search, and is said so. */
    private static String checked(BimatrixAnswer answer, boolean complete) {
        if (!complete) return "equilibrium.certificate.listed";
        boolean refused = answer.proper().values().stream()
                .anyMatch(verdict -> verdict instanceof ProperEquilibria.Verdict.NotProper);
        return refused ? "equilibrium.certificate.all-not-proper" : "equilibrium.certificate.all";
    }

    /** Whether the products are exactly the maximal ones: no extreme equilibrium outside could be added, and none lies within another. */
    private static boolean subsetsAreMaximal(AllEquilibria all) {
        Set<Profile> extreme = new HashSet<>(all.extreme());
        for (NashSubset subset : all.subsets()) {
            Set<Mixed> first = new HashSet<>(subset.first());
            Set<Mixed> second = new HashSet<>(subset.second());
            for (Profile pair : all.extreme()) {
                boolean grows = (!first.contains(pair.get(0))
                                && subset.second().stream().allMatch(q -> extreme.contains(Profile.of(pair.get(0), q))))
                        || (!second.contains(pair.get(1))
                                && subset.first().stream().allMatch(p -> extreme.contains(Profile.of(p, pair.get(1)))));
                if (grows) return false;
            }
        }
        return new HashSet<>(all.subsets()).size() == all.subsets().size();
    }

    /** The equilibria that are known; what both can secure besides, where there was time to work it out. */
    private static Certificate known(BimatrixAnswer answer, Progress progress) {
        boolean holds = true;
        List<Object> written = new ArrayList<>();
        for (Profile pair : answer.known()) {
            progress.check();
            Deviations deviations = Deviations.from(answer.game, pair);
            holds &= deviations.isEquilibrium();
            written.add(written(pair, deviations));
        }
        Map<String, Object> data;
        String says = "equilibrium.certificate.listed";
        try {
            holds &= answer.isSafe();
            data = data(answer, written);
        } catch (Progress.Stopped e) {
            says = "equilibrium.certificate.listed-only";
            data = InOrder.of("A", answer.matrices.first(), "B", answer.matrices.second(), "equilibria", written);
        }
        return new Certificate.BestReplies(
                        holds,
                        new Extent.Part(Message.of("equilibrium.certificate.one")),
                        Message.of(says, written.size()),
                        data)
                .covering(Map.of("pse", pure(answer)));
    }

    private static Object written(Profile pair, Deviations deviations) {
        List<RationalVector> slacks = deviations.slacks();
        return InOrder.of(
                "p",
                pair.get(0).weights(),
                "q",
                pair.get(1).weights(),
                "payoff",
                deviations.payoffs(),
                "rowSlacks",
                slacks.get(0),
                "colSlacks",
                slacks.get(1));
    }

    /** What each player plays at each level, a level infinitely less often than the one before: the trembles that make the equilibrium proper. */
    private static Object trembles(Profile pair, ProperEquilibria.Trembles trembles) {
        return InOrder.of(
                "p", pair.get(0).weights(),
                "q", pair.get(1).weights(),
                "levelsI", trembles.firstLevels(),
                "levelsII", trembles.secondLevels());
    }

    /** The cells where both payoffs are stars: the largest of their column for player I, of their row for player II. */
    private static List<List<Integer>> pure(BimatrixAnswer answer) {
        RationalMatrix a = answer.matrices.first();
        RationalMatrix b = answer.matrices.second();
        List<Rational> best = a.columns().stream().map(RationalVector::maximum).toList();
        List<List<Integer>> cells = new ArrayList<>();
        for (int i = 0; i < a.height(); i++) {
            Rational most = b.row(i).maximum();
            for (int j = 0; j < a.width(); j++)
                if (a.get(i, j).equals(best.get(j)) && b.get(i, j).equals(most)) cells.add(List.of(i + 1, j + 1));
        }
        return cells;
    }

    private static Map<String, Object> data(BimatrixAnswer answer, List<Object> equilibria) {
        return InOrder.of(
                "A", answer.matrices.first(),
                "B", answer.matrices.second(),
                "safety", answer.safetyLevels(),
                "equilibria", equilibria);
    }
}
