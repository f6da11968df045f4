package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The principle of indifference: guess which strategies are used, make the opponent's used ones pay the same, check the rest. */
public final class IndifferenceMethod implements Method {

    private static final int MOST_EQUATIONS = 12;

    @Override
    public String name() {
        return "indifference";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        Indifference system = system(game, choices, progress);
        Optional<OptimalPair> pair = system.pair();
        return new Argument(pair, words -> tell(words, game, system));
    }

    /** The guessed supports, all lines of a square game, or the kernel of an optimum where nothing is guessed. */
    private static Indifference system(MatrixGame game, Choices choices, Progress progress) {
        List<Integer> rows = choices.supportRows().orElse(indices(game.height()));
        List<Integer> columns = choices.supportColumns().orElse(indices(game.width()));
        if (choices.supportRows().isPresent() || choices.supportColumns().isPresent())
            return Indifference.of(game, rows, columns);
        Indifference all = Indifference.of(game, rows, columns);
        if (all.verdict() == Indifference.Verdict.VALID) return all;
        return Kernels.of(game, MatrixSolver.optimum(game, progress), progress)
                .map(kernel -> Indifference.of(game, kernel.rows(), kernel.columns()))
                .orElse(all);
    }

    private static List<Integer> indices(int size) {
        return IntStream.range(0, size).boxed().toList();
    }

    private static List<Block> tell(Words words, MatrixGame game, Indifference system) {
        String rows = Writing.lines(
                words, true, system.rows().stream().map(game.rows()::get).toList());
        String columns = Writing.lines(
                words, false, system.columns().stream().map(game.columns()::get).toList());
        List<Block.Step> steps = new ArrayList<>(List.of(
                Block.Step.of(words.say("matrix.indifference.guess", rows, columns)), equations(words, game, system)));
        if (system.row().isPresent() && system.column().isPresent())
            steps.add(Block.Step.of(words.say(
                    "matrix.indifference.solution",
                    Writing.weights(words, system.row().get(), game.rows()),
                    Writing.weights(words, system.column().get(), game.columns()),
                    system.value().orElseThrow())));
        steps.add(verdict(words, game, system));
        List<Block> blocks = new ArrayList<>(List.of(new Block.Steps(steps)));
        if (Writing.shown(game))
            blocks.add(new Block.Picture(
                            Writing.grid(
                                    words,
                                    game,
                                    (i, j) -> system.rows().contains(i)
                                                    && system.columns().contains(j)
                                            ? Tone.ACCENT
                                            : Tone.MUTED),
                            words.say("matrix.indifference.caption"))
                    .marking(Tone.ACCENT, words.say("matrix.legend.supposed")));
        return blocks;
    }

    /** The equations written out, those of player I and those of player II, where they are few enough to be read. */
    private static Block.Step equations(Words words, MatrixGame game, Indifference system) {
        String said = words.say("matrix.indifference.equations");
        if (Math.max(system.rows().size(), system.columns().size()) > MOST_EQUATIONS) return Block.Step.of(said);
        List<String> first = new ArrayList<>();
        for (int j : system.columns())
            first.add(Writing.sum(words, game.payoffs().column(j), system.rows(), "p") + " = V");
        first.add(Writing.sum(words, ones(game.height()), system.rows(), "p") + " = 1");
        List<String> second = new ArrayList<>();
        for (int i : system.rows())
            second.add(Writing.sum(words, game.payoffs().row(i), system.columns(), "q") + " = V");
        second.add(Writing.sum(words, ones(game.width()), system.columns(), "q") + " = 1");
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int k = 0; k < Math.max(first.size(), second.size()); k++)
            rows.add(List.of(
                    Block.Cell.of(k < first.size() ? first.get(k) : ""),
                    Block.Cell.of(k < second.size() ? second.get(k) : "")));
        return Block.Step.of(
                said,
                new Block.Table(
                        "",
                        List.of(words.say("matrix.indifference.of-I"), words.say("matrix.indifference.of-II")),
                        rows,
                        false));
    }

    private static RationalVector ones(int size) {
        return RationalVector.generate(size, i -> Rational.ONE);
    }

    private static Block.Step verdict(Words words, MatrixGame game, Indifference system) {
        String said = sentence(words, game, system);
        return switch (system.verdict()) {
            case VALID, SINGULAR, NEGATIVE_WEIGHT -> Block.Step.of(said);
            case VIOLATED_COLUMN ->
                Block.Step.of(
                        said,
                        Writing.payoffs(
                                words,
                                game.columnPayoffs(system.row().orElseThrow()),
                                game.columns(),
                                false,
                                system.violatedColumns()));
            case VIOLATED_ROW ->
                Block.Step.of(
                        said,
                        Writing.payoffs(
                                words,
                                game.rowPayoffs(system.column().orElseThrow()),
                                game.rows(),
                                true,
                                system.violatedRows()));
        };
    }

    /** Whether the guessed supports are right, in one sentence. */
    public static String sentence(Words words, MatrixGame game, Indifference system) {
        String key = "matrix.indifference." + system.verdict().code();
        return switch (system.verdict()) {
            case VALID -> words.say(key, system.value().orElseThrow());
            case SINGULAR, NEGATIVE_WEIGHT -> words.say(key);
            case VIOLATED_COLUMN ->
                words.say(
                        key,
                        named(words, system.violatedColumns(), game.columns(), false),
                        system.value().orElseThrow());
            case VIOLATED_ROW ->
                words.say(
                        key,
                        named(words, system.violatedRows(), game.rows(), true),
                        system.value().orElseThrow());
        };
    }

    private static String named(Words words, List<Integer> lines, List<String> labels, boolean rows) {
        return Writing.lines(words, rows, lines.stream().map(labels::get).toList());
    }
}
