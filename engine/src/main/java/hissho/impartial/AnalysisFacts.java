package hissho.impartial;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The facts every impartial game gives about one position. */
public final class AnalysisFacts {

    /** The keys, in the order they are told. */
    public static final List<String> KEYS = List.of(
            "class",
            "sg",
            "nimSum",
            "componentSg",
            "winner",
            "winningMoves",
            "someWinningMoves",
            "moveCount",
            "distinctMoves",
            "drawingMoves",
            "play");

    private AnalysisFacts() {}

    /** The facts with moves as programs get them. */
    public static Facts of(Analysis analysis, Progress progress) {
        return of(analysis, Compare.SET, progress);
    }

    /** The facts with moves as programs get them, and with lists of moves compared in this way. */
    public static Facts of(Analysis analysis, Compare comparingMoves, Progress progress) {
        return of(() -> analysis, Option::facts, progress)
                .putAll(winningMoves(analysis, comparingMoves))
                .teach("winningMoves", new MoveLesson(analysis, comparingMoves, progress))
                .teach("someWinningMoves", new MoveLesson(analysis, comparingMoves, progress));
    }

    /** Class, winner, value, values of components and winning moves, these in the form that is asked for. */
    public static Facts of(Supplier<Analysis> analysis, Function<Option, Object> move, Progress progress) {
        return new Facts()
                .put(
                        "class",
                        Compare.EXACT,
                        () -> analysis.get().outcome().plain(),
                        (words, c) -> words.say("impartial.class." + c))
                .put(
                        "sg",
                        Compare.EXACT,
                        () -> value(analysis.get()).plain(),
                        (words, v) -> value(analysis.get()).toString())
                .put("nimSum", () -> value(analysis.get()).plain())
                .put(
                        "componentSg",
                        Compare.EXACT,
                        () -> values(analysis.get(), progress).stream()
                                .map(GrundyValue::plain)
                                .toList(),
                        (words, v) -> words.write(values(analysis.get(), progress)))
                .put(
                        "winner",
                        Compare.EXACT,
                        () -> winner(analysis.get()),
                        (words, w) -> words.say("impartial.winner." + w))
                .put("winningMoves", Compare.SET, () -> all(analysis.get(), move))
                .put("someWinningMoves", Compare.SET, () -> moves(analysis.get(), move))
                .put("moveCount", () -> count(analysis.get()))
                .put("distinctMoves", () -> all(analysis.get(), move).size())
                .put(
                        "drawingMoves",
                        Compare.SET,
                        () -> analysis.get().drawing().stream()
                                .map(Option::facts)
                                .toList(),
                        (words, m) -> write(words, analysis.get().drawing()))
                .put(
                        "play",
                        Compare.EXACT,
                        () -> analysis.get().convention().plain(),
                        (words, p) -> words.say("impartial.play." + p));
    }

    /** The winning moves, those listed and all of them, compared in the way of the game. */
    private static Facts winningMoves(Analysis analysis, Compare compare) {
        return new Facts()
                .put(
                        "winningMoves",
                        compare,
                        () -> all(analysis, Option::facts),
                        (words, moves) -> write(words, meant(analysis, moves)))
                .put(
                        "someWinningMoves",
                        compare,
                        () -> moves(analysis, Option::facts),
                        (words, moves) -> write(words, meant(analysis, moves)));
    }

    /** The winning moves that stand in a list of them, each once. */
    private static List<Option> meant(Analysis analysis, List<Object> moves) {
        return moves.size() == analysis.winning().size()
                ? analysis.winning()
                : analysis.winning().stream()
                        .filter(option -> moves.contains(option.facts()))
                        .toList();
    }

    static String winner(Analysis analysis) {
        return switch (analysis.outcome()) {
            case N -> "first";
            case P -> "second";
            case DRAW -> throw new NotAnswered(Message.of("impartial.bad.no-winner"));
        };
    }

    private static List<GrundyValue> values(Analysis analysis, Progress progress) {
        return analysis.components().stream().map(c -> c.value(progress)).toList();
    }

    /** Equal moves, as from equal piles, count once. */
    private static List<Object> moves(Analysis analysis, Function<Option, Object> move) {
        return analysis.winning().stream().map(move).distinct().toList();
    }

    /** The winning moves, each once, where all of them are listed. */
    public static List<Object> all(Analysis analysis, Function<Option, Object> move) {
        if (!analysis.listsAll())
            throw new NotAnswered(Message.of(
                    "impartial.bad.not-all-listed", analysis.winning().size()));
        return moves(analysis, move);
    }

    private static BigInteger count(Analysis analysis) {
        return analysis.counted()
                .orElseThrow(() -> new NotAnswered(Message.of(
                        "impartial.bad.not-counted", analysis.winning().size())));
    }

    private static GrundyValue value(Analysis analysis) {
        return analysis.value().orElseThrow(() -> new NotAnswered(Message.of("impartial.bad.no-value")));
    }

    private static String write(Words words, List<Option> options) {
        if (options.isEmpty()) return words.say("impartial.none");
        return options.stream().map(option -> words.say(option.words())).collect(Collectors.joining("; "));
    }
}
