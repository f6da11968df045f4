package hissho.extensive.question;

import hissho.equilibrium.question.BimatrixAnswer;
import hissho.equilibrium.question.BimatrixQuestion;
import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.progress.Once;
import java.util.List;
import java.util.Map;

/** All equilibria of the strategic form of a tree of two players, as a table of the same payoffs has them. */
final class FormEquilibria {

    /** What the tree calls it, and what the table does: of a tree, "unique" speaks of optimal strategies. */
    private static final Map<String, String> SAME = Map.of(
            "extremeEquilibria", "extremeEquilibria",
            "continuumComponents", "continuumComponents",
            "onlyEquilibrium", "unique");

    static final List<String> KEYS = List.of("extremeEquilibria", "continuumComponents", "onlyEquilibrium");

    private FormEquilibria() {}

    static void add(TreeAnswer answer, Facts facts) {
        if (answer.game().players() != 2) return;
        Once<Facts> table = new Once<>(() ->
                new BimatrixAnswer(BimatrixQuestion.of("bimatrix", answer.form().game()), answer.progress()).facts());
        for (String key : KEYS)
            facts.put(
                    key,
                    (answered, expected) -> of(table, key).compare().agree(answered, expected),
                    () -> of(table, key).value());
    }

    private static Fact<?> of(Once<Facts> table, String key) {
        return table.get().find(SAME.getOrDefault(key, key)).orElseThrow();
    }
}
