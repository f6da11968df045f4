package hissho.coalition;

import hissho.document.Field;
import hissho.document.Node;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Complains about parameters that a document gives for another game than its own, which nobody would read. */
final class ForeignFields {

    private static final List<String> VOTES = List.of("weights", "quota", "rule", "tieBreaker");

    /** The parameters of each family, and of each other way to give a game; what is not listed has none. */
    private static final Map<String, List<String>> OWN = Map.ofEntries(
            Map.entry("weights", VOTES),
            Map.entry("weighted-voting", VOTES),
            Map.entry("majority", List.of("tieBreaker")),
            Map.entry("nassau", List.of("quota", "rule", "tieBreaker")),
            Map.entry("unanimity", List.of("unanimity", "c")),
            Map.entry("symmetric", List.of("symmetric", "f")),
            Map.entry("glove", List.of("P", "Q")),
            Map.entry("machines-workers", List.of("machines", "workers")),
            Map.entry("one-owner-two-buyers", List.of("values")),
            Map.entry("one-seller-m-buyers", List.of("values", "sellerValue")),
            Map.entry("assignment", List.of("surplus", "sellerValues", "buyerValues")),
            Map.entry("balanced-market", List.of("demands", "supplies")),
            Map.entry("chain", List.of("a")),
            Map.entry("airport", List.of("costs")),
            Map.entry("bankruptcy", List.of("estate", "claims")),
            Map.entry("cattle-drive", List.of("profit", "gatekeepers")),
            Map.entry("landlord-peasants", List.of("m", "f")),
            Map.entry("production", List.of("resources", "technology", "prices")),
            Map.entry("road-network", List.of("root", "edges", "benefits", "mandatory")),
            Map.entry("spanning-tree", List.of("root", "edges")),
            Map.entry("fixed-tree", List.of("parents", "costs")),
            Map.entry("tsp-cost", List.of("home", "distances", "visitValue")),
            Map.entry("textbook", List.of("example")));

    private ForeignFields() {}

    /** The way is a family's name, or the field that gives the game. */
    static void refuse(Node document, String way) {
        List<String> own = OWN.getOrDefault(way, List.of());
        Stream.concat(FamilyReader.FIELDS.stream().map(Field::name), Stream.of("c"))
                .filter(name -> !name.equals("family") && !own.contains(name) && document.has(name))
                .findFirst()
                .ifPresent(name -> {
                    throw document.get(name).bad("coalition.bad.foreign", way);
                });
    }
}
