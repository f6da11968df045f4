package hissho.impartial.board;

import hissho.kind.Kind;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The kinds of games on boards and cards, and the questions about them. */
public final class BoardKinds {

    private BoardKinds() {}

    public static List<Kind<?>> all() {
        return List.of(
                new ChompKind(),
                new ThirtyOneKind(),
                new EmptyAndDivideKind(),
                new WythoffKind(),
                new SosKind(),
                new NorthcottKind(),
                ChompOpenings.kind(),
                EmptyAndDivideClasses.kind(),
                WythoffQuestion.kind(),
                SosOutcomes.kind(),
                NorthcottGaps.kind(),
                NorthcottDraws.kind());
    }

    /** A document of two numbers. */
    static Optional<Map<String, Object>> two(List<String> words, String first, String second) {
        return words.size() == 2 && words.stream().allMatch(w -> w.matches("\\d{1,1000}"))
                ? Optional.of(Map.of(first, words.get(0), second, words.get(1)))
                : Optional.empty();
    }
}
