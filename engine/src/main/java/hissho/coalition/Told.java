package hissho.coalition;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The facts a report of a game tells, worked out with those first that take no time and those last that may take all of it: time that runs
 * out there leaves the rest. What nobody asked for and nobody worked out here is not worked out for a figure or a proof either.
 */
final class Told {

    /** Facts that look at pairs of coalitions or solve linear programs over all of them, the quicker and the more telling first. */
    private static final List<String> SLOW = List.of(
            "coreEmpty",
            "minimumTotal",
            "balancedWeights",
            "shapleyInCore",
            "nucleolus",
            "convex",
            "monotone",
            "superadditive",
            "coreCriteria",
            "leastCoreValue",
            "isNucleolus",
            "weighted",
            "equivalentWeighted",
            "tradeCertificate",
            "levels",
            "epsilonCoreEmpty",
            "epsilonCoreVertices",
            "coreVertices",
            "shape");

    private Told() {}

    /** Their keys, in the order in which they are told. */
    static Set<String> keys(CoalitionalGame game, Asked asked) {
        Set<String> keys = new LinkedHashSet<>();
        for (Aspect aspect : Aspects.all()) keys.addAll(aspect.told(game, asked));
        return keys;
    }

    /** Works them out, as far as they have an answer and time is left. */
    static void workOut(CoalitionalGame game, Asked asked, Facts facts) {
        Set<String> keys = keys(game, asked);
        keys.stream().filter(key -> !SLOW.contains(key)).forEach(key -> workOut(facts, key));
        SLOW.stream().filter(keys::contains).forEach(key -> workOut(facts, key));
    }

    private static void workOut(Facts facts, String key) {
        try {
            facts.find(key).ifPresent(fact -> fact.value());
        } catch (NotAnswered | Progress.Stopped e) {
            return; // told as such where it is told
        }
    }
}
