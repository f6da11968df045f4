package hissho.coalition;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.words.Message;
import java.util.List;
import java.util.Map;

/** Facts about something that a document may give beside its game: where it does not, they say what is missing. */
final class Needed {

    private static final Map<String, List<String>> BY_FIELD = Map.ofEntries(
            Map.entry(
                    "x",
                    List.of(
                            "groupRational",
                            "individuallyRational",
                            "imputation",
                            "unstableCoalitions",
                            "deficits",
                            "inCore",
                            "excess",
                            "sorted",
                            "isNucleolus",
                            "isImputationNucleolus",
                            "improvingMove",
                            "surpluses",
                            "inPrekernel",
                            "inKernel",
                            "inBargainingSet",
                            "justifiedObjection")),
            Map.entry("allocations", List.of("lexicographicOrder", "stable", "undominated")),
            Map.entry("points", List.of("barycentric")),
            Map.entry("coalition", List.of("worth")),
            Map.entry("coalitions", List.of("worths")),
            Map.entry("player", List.of("bestForPlayer", "terms", "phi")),
            Map.entry("order", List.of("marginals")),
            Map.entry("other", List.of("strategicallyEquivalent", "equivalence")),
            Map.entry("epsilon", List.of("epsilonCoreEmpty", "epsilonCoreVertices")));

    /** What only some games have, asked about a coalition. */
    private static final List<String> OF_A_MATRIX = List.of(
            "matrix",
            "value",
            "rowOptimal",
            "columnOptimal",
            "saddle",
            "saddlePoints",
            "dominatedRows",
            "dominatedColumns",
            "reduced");

    private Needed() {}

    /** The facts that are not there because the document does not give what they speak of. */
    static Facts missing(CoalitionalGame game, Asked asked, Facts known) {
        Facts missing = new Facts();
        BY_FIELD.forEach((field, keys) -> keys.forEach(key -> refuse(missing, known, asked, key, field)));
        if (game.strategic().isPresent()) OF_A_MATRIX.forEach(key -> refuse(missing, known, asked, key, "coalition"));
        if (game.family() instanceof hissho.coalition.family.Airport)
            refuse(missing, known, asked, "parts", "coalition");
        if (game.family() instanceof hissho.coalition.family.WeightedVoting voting
                && voting.rules().size() == 1) refuse(missing, known, asked, "shapleyByQuota", "quotas");
        return missing;
    }

    private static void refuse(Facts missing, Facts known, Asked asked, String key, String field) {
        if (known.find(key).isPresent() || asked.document().has(field)) return;
        missing.put(key, () -> {
            throw new NotAnswered(Message.of("coalition.needs", field));
        });
    }
}
