package hissho.impartial;

import hissho.verify.Answers;
import hissho.verify.Compare;
import hissho.verify.NotSupported;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** The answers every impartial game gives to an answer key's question about one position. */
public final class AnalysisAnswers {

    private AnalysisAnswers() {}

    /** Class, winner, value, values of components and winning moves, these in the form the topic asks for. */
    public static Answers of(Supplier<Analysis> analysis, Function<Option, Object> move) {
        return new Answers()
                .put("class", () -> analysis.get().outcome().plain())
                .put("winner", () -> analysis.get().outcome() == Outcome.N ? "first" : "second")
                .put("sg", () -> value(analysis.get()).plain())
                .put("nimSum", () -> value(analysis.get()).plain())
                .put(
                        "componentSg",
                        () -> analysis.get().components().stream()
                                .map(c -> c.value().plain())
                                .toList())
                .put("winningMoves", Compare.SET, () -> moves(analysis.get(), move))
                .put("moveCount", () -> moves(analysis.get(), move).size())
                .put("distinctMoves", () -> moves(analysis.get(), move).size());
    }

    /** Equal moves, as from equal piles, count once. */
    private static List<Object> moves(Analysis analysis, Function<Option, Object> move) {
        return analysis.winning().stream().map(move).distinct().toList();
    }

    private static GrundyValue value(Analysis analysis) {
        return analysis.value().orElseThrow(() -> new NotSupported("a value where only the outcome is worked out"));
    }
}
