package hissho.poker;

import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.progress.Progress;

/** What is said about every model with a given bet. */
final class ModelFacts {

    private ModelFacts() {}

    static Facts of(Model model, Progress progress) {
        return new Facts()
                .put("value", model::value)
                .put("favors", () -> favors(model.value()))
                .put("tree", () -> model.tree().written())
                .put("validFor", () -> "beta>0")
                .put(
                        "decimals",
                        Decimals.USUAL,
                        () -> InOrder.of("value", model.value().toDecimal(10)))
                .put(
                        "indifferenceReport",
                        () -> Indifference.of(model.tree(), model.first(), model.second(), progress).stream()
                                .map(Indifference::written)
                                .toList());
    }

    /** Who is favoured by a value; nobody where it is zero. */
    static String favors(Rational value) {
        return value.isZero() ? "-" : value.isPositive() ? "I" : "II";
    }
}
