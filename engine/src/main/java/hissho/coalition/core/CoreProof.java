package hissho.coalition.core;

import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why what is said about the core can be believed: balanced weights and an allocation of the same total (weak duality); every vertex is in
 * the core and fixed by the coalitions that get exactly their worth; and with few players all systems of so many coalitions are solved
 * again, so that no vertex is missing.
 */
final class CoreProof {

    /** All systems of tight coalitions are solved again up to so many players. */
    private static final int MOST_SYSTEMS = 4;

    private CoreProof() {}

    static Aspect.Proof of(CoalitionalGame game, Facts all, Progress progress) {
        if (game.count() > CoreAspect.MOST_BALANCED) return known(game, all, progress);
        Coalitions form = game.coalitions();
        Rational least = all.get("minimumTotal", Rational.class);
        Map<Long, Rational> weights = CoreAspect.stated(game, all, "balancedWeights");
        boolean empty = all.get("coreEmpty", Boolean.class);
        RationalVector satisfying = Balance.of(form, progress).allocation();
        boolean holds = Balance.isBalanced(game.count(), weights)
                && (game.count() == 1 || !weights.containsKey(form.grand()))
                && Balance.weighted(form, weights).equals(least)
                && satisfying.sum().equals(least)
                && satisfies(form, satisfying, progress)
                && empty == least.compareTo(form.worth(form.grand())) > 0;
        Map<String, Object> data = InOrder.of(
                "coreEmpty", empty,
                "minimumTotal", least,
                "balancedWeights", all.get("balancedWeights", Map.class),
                "satisfying", satisfying);
        try {
            if (game.count() > CoreAspect.MOST_UNASKED
                    && !all.find("coreVertices").orElseThrow().known())
                throw new NotAnswered(Message.of("core.not-answered", "coreVertices"));
            List<RationalVector> vertices = vertices(all);
            data.put("coreVertices", vertices);
            holds &= vertices.isEmpty() == empty && areVertices(form, vertices, progress);
            boolean complete = game.count() <= MOST_SYSTEMS;
            if (complete) holds &= isComplete(form, vertices, progress);
            return new Aspect.Proof(
                    holds,
                    Message.of(empty ? "coalition.certificate.empty" : "coalition.certificate.core", least),
                    data,
                    complete || empty
                            ? Optional.empty()
                            : Optional.of(Message.of("coalition.certificate.vertices-open")));
        } catch (NotAnswered e) {
            return new Aspect.Proof(
                    holds,
                    Message.of(empty ? "coalition.certificate.empty" : "coalition.certificate.nonempty", least),
                    data);
        }
    }

    /** A core known by a theorem: each vertex is tried on every coalition where these can be counted out. */
    private static Aspect.Proof known(CoalitionalGame game, Facts all, Progress progress) {
        Coalitions form = game.coalitions(20);
        List<RationalVector> vertices = vertices(all);
        return new Aspect.Proof(
                areVertices(form, vertices, progress) && vertices.isEmpty() == all.get("coreEmpty", Boolean.class),
                Message.of("coalition.certificate.known"),
                InOrder.of("coreEmpty", vertices.isEmpty(), "coreVertices", vertices),
                Optional.of(Message.of("coalition.certificate.vertices-open")));
    }

    private static List<RationalVector> vertices(Facts all) {
        List<RationalVector> vertices = new ArrayList<>();
        for (Object each : all.get("coreVertices", List.class)) vertices.add((RationalVector) each);
        return vertices;
    }

    private static boolean satisfies(Coalitions game, RationalVector x, Progress progress) {
        for (long set = 1; set < game.grand(); set++) {
            if ((set & 1023) == 0) progress.check();
            if (game.worth(set).compareTo(Imputations.share(x, set)) > 0) return false;
        }
        return true;
    }

    /** Each in the core, each the only allocation with its tight coalitions, and none twice. */
    static boolean areVertices(Coalitions game, List<RationalVector> points, Progress progress) {
        if (points.stream().distinct().count() < points.size()) return false;
        for (RationalVector x : points) {
            progress.check();
            if (x.size() != game.players().count()
                    || !x.sum().equals(game.worth(game.grand()))
                    || !satisfies(game, x, progress)
                    || rankOfTight(game, x) < x.size()) return false;
        }
        return true;
    }

    private static int rankOfTight(Coalitions game, RationalVector x) {
        List<RationalVector> tight = new ArrayList<>();
        for (long set = 1; set <= game.grand(); set++)
            if (game.worth(set).equals(Imputations.share(x, set))) tight.add(indicator(set, x.size()));
        return Independent.rank(tight);
    }

    private static RationalVector indicator(long set, int n) {
        return RationalVector.generate(n, i -> (set >>> i & 1) != 0 ? Rational.ONE : Rational.ZERO);
    }

    /** Whether every solution of n − 1 coalitions' equations beside efficiency that is in the core is listed. */
    private static boolean isComplete(Coalitions game, List<RationalVector> listed, Progress progress) {
        int n = game.players().count();
        List<Long> all = new ArrayList<>();
        for (long set = 1; set < game.grand(); set++) all.add(set);
        return complete(game, listed, all, 0, new ArrayList<>(List.of(game.grand())), n, progress);
    }

    private static boolean complete(
            Coalitions game,
            List<RationalVector> listed,
            List<Long> all,
            int from,
            List<Long> chosen,
            int n,
            Progress progress) {
        if (chosen.size() == n) {
            Optional<RationalVector> x = Solving.only(game, chosen);
            return x.isEmpty() || !satisfies(game, x.get(), progress) || listed.contains(x.get());
        }
        progress.check();
        for (int k = from; k < all.size(); k++) {
            chosen.add(all.get(k));
            boolean fine = complete(game, listed, all, k + 1, chosen, n, progress);
            chosen.removeLast();
            if (!fine) return false;
        }
        return true;
    }
}
