package hissho.poker.model;

import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.poker.Bounds;
import hissho.poker.Decimals;
import hissho.poker.Indifference;
import hissho.poker.Regions;
import hissho.progress.Progress;
import java.util.List;

/** What is said about every model with a given bet. */
final class ModelFacts {

    private ModelFacts() {}

    static Facts of(Model model, Progress progress) {
        return new Facts()
                .put("value", model::value)
                .put("favors", () -> Bounds.favors(model.value()))
                .put("tree", () -> model.tree().written())
                .put("validFor", () -> "beta>0")
                .put(
                        "decimals",
                        Decimals.USUAL,
                        () -> InOrder.of("value", model.value().toDecimal(10)))
                .remarks("decimals")
                .put(
                        "indifferenceReport",
                        () -> Indifference.of(model.tree(), model.first(), model.second(), progress).stream()
                                .map(Indifference::written)
                                .toList());
    }

    /** The payoffs over the square of both players' hands, rectangle by rectangle. */
    static List<Object> regions(Model model) {
        return Regions.all(model.tree(), model.first(), model.second()).stream()
                .map(Regions.Region::written)
                .toList();
    }
}
