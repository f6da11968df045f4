package hissho.stochastic.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import java.util.List;

/** What the theorems of Shapley and of Everett say, in formulas; claims check them on random systems. */
record Theorem(String name) implements Inquiry.Asked {

    private static final Field<String> NAME = Field.required("name", Shape.choice("shapley", "everett-single-state"));

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("stochastic-theorem", "system", Chapter.RECURSIVE),
                Shape.fields(NAME),
                (Node node) -> new Theorem(NAME.in(node)),
                List.of(
                        "contractionFactor",
                        "fixedPoint",
                        "totalPayoffBound",
                        "aPrioriError",
                        "aPosterioriError",
                        "optimalStrategies",
                        "rule",
                        "algorithm"));
    }

    @Override
    public String answerKey() {
        return name.equals("shapley") ? "answer" : "answer-everett";
    }

    @Override
    public Facts answers(Progress progress) {
        if (!name.equals("shapley"))
            return new Facts()
                    .put("rule", () -> "the solution closest to the infinite-play payoff Q")
                    .put("algorithm", () -> "iterate v <- Val A(v) from v = Q");
        return new Facts()
                .put("contractionFactor", () -> "1-s")
                .put("fixedPoint", () -> "unique")
                .put("totalPayoffBound", () -> "M/s")
                .put("aPrioriError", () -> "(1-s)^n * max|v0-v| <= (1-s)^n * M/s")
                .put("aPosterioriError", () -> "|v[n+1]-v| <= ((1-s)/s) * max_k |v[n+1](k)-v[n](k)|")
                .put("optimalStrategies", () -> "stationary, optimal in A(k)(v)");
    }
}
