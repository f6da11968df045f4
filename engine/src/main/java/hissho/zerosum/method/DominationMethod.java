package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Removing dominated rows and columns until none is left, then solving what remains by the simplest method that applies. */
public final class DominationMethod implements Method {

    private static final int MOST_DRAWN = 8;

    @Override
    public String name() {
        return "domination";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        IteratedDominance result = IteratedDominance.of(game, choices.mode(), choices.strictOnly(), progress);
        if (result.steps().isEmpty()) return Argument.fails(noneKey(choices));
        Methods.Told rest = Methods.simplest(result.reduced(), progress);
        OptimalPair small = rest.argument().pair().orElseThrow();
        OptimalPair pair = new OptimalPair(
                small.value(),
                small.row().lifted(game.height(), result.rows()),
                small.column().lifted(game.width(), result.columns()));
        return Argument.of(pair, words -> tell(words, game, result, rest, pair, progress));
    }

    private static String noneKey(Choices choices) {
        boolean pure = choices.mode() == Dominance.Mode.PURE;
        if (choices.strictOnly()) return pure ? "matrix.domination.none-pure-strict" : "matrix.domination.none-strict";
        return pure ? "matrix.domination.none-pure" : "matrix.domination.none";
    }

    private static List<Block> tell(
            Words words,
            MatrixGame game,
            IteratedDominance result,
            Methods.Told rest,
            OptimalPair pair,
            Progress progress) {
        List<Block.Step> steps = new ArrayList<>();
        boolean drawn = Writing.shown(game) && result.steps().size() <= MOST_DRAWN;
        for (IteratedDominance.Step step : result.steps())
            steps.add(
                    drawn
                            ? Block.Step.of(sentence(words, game, step), before(words, game, step))
                            : Block.Step.of(sentence(words, game, step)));
        List<Block> blocks = new ArrayList<>(List.of(new Block.Steps(steps)));
        if (Writing.shown(game)) blocks.add(struck(words, game, result));
        blocks.add(new Block.Paragraph(words.say(
                "matrix.domination.rest",
                result.reduced().height(),
                result.reduced().width(),
                words.say("matrix.method." + rest.method().name()))));
        blocks.addAll(rest.argument().tell(words));
        blocks.add(new Block.Paragraph(words.say(
                "matrix.domination.lift",
                Writing.strategy(words, pair.row(), game.rows()),
                Writing.strategy(words, pair.column(), game.columns()),
                pair.value())));
        blocks.add(new Block.Paragraph(warning(words, game, result, progress)));
        return blocks;
    }

    private static String sentence(Words words, MatrixGame game, IteratedDominance.Step step) {
        List<String> labels = step.isRow() ? game.rows() : game.columns();
        String key = step.strictMixture()
                ? "matrix.domination.strict"
                : step.strict() ? "matrix.domination.weak-shown" : "matrix.domination.weak";
        return words.say(
                key,
                Writing.line(words, step.isRow(), labels.get(step.index())),
                Writing.mixture(words, step.by(), labels, step.isRow()),
                step.strictBy()
                        .map(by -> Writing.mixture(words, by, labels, step.isRow()))
                        .orElse(""));
    }

    /** The matrix before a step: what has gone is grey, what goes and what removes it are marked. */
    private static Block before(Words words, MatrixGame game, IteratedDominance.Step step) {
        return new Block.Picture(
                        Writing.grid(words, game, (i, j) -> {
                            if (!step.rows().contains(i) || !step.columns().contains(j)) return Tone.MUTED;
                            int line = step.isRow() ? i : j;
                            if (line == step.index()) return Tone.BAD;
                            return step.by().get(line).isZero() ? Tone.PLAIN : Tone.GOOD;
                        }),
                        words.say("matrix.steps.caption"))
                .marking(Tone.GOOD, words.say("matrix.legend.dominates"))
                .marking(Tone.BAD, words.say("matrix.legend.goes"));
    }

    /** The matrix with the lines that went struck out. */
    private static Block struck(Words words, MatrixGame game, IteratedDominance result) {
        Figure grid = Writing.grid(
                words,
                game,
                (i, j) -> result.rows().contains(i) && result.columns().contains(j) ? Tone.GOOD : Tone.MUTED);
        return new Block.Picture(grid, words.say("matrix.domination.caption"))
                .marking(Tone.GOOD, words.say("matrix.legend.left"));
    }

    private static String warning(Words words, MatrixGame game, IteratedDominance result, Progress progress) {
        if (!result.weak()) return words.say("matrix.domination.all-kept");
        MatrixSolution full = MatrixSolver.solve(game, progress);
        if (!full.rows().complete() || !full.columns().complete()) return words.say("matrix.domination.maybe-lost");
        Optional<String> rows = listed(words, result.lostRows(full), game.rows(), "matrix.domination.lost-rows");
        Optional<String> columns =
                listed(words, result.lostColumns(full), game.columns(), "matrix.domination.lost-columns");
        if (rows.isEmpty() && columns.isEmpty()) return words.say("matrix.domination.none-lost");
        return words.say("matrix.domination.lost") + " " + rows.orElse("") + columns.orElse("");
    }

    private static Optional<String> listed(Words words, List<Mixed> lost, List<String> labels, String key) {
        if (lost.isEmpty()) return Optional.empty();
        String few = lost.stream()
                .limit(4)
                .map(s -> Writing.strategy(words, s, labels))
                .collect(Collectors.joining(words.say("matrix.and")));
        return Optional.of(words.say(key, lost.size(), few));
    }
}
