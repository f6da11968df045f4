package hissho.strategic.method;

import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.strategic.matrix.MatrixGame;
import hissho.strategic.matrix.Mixed;
import hissho.strategic.matrix.OptimalPair;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Saddle points: an entry that is the minimum of its row and the maximum of its column is the value. */
public final class SaddleMethod implements Method {

    @Override
    public String name() {
        return "saddle";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        SaddlePoints saddle = SaddlePoints.of(game);
        if (saddle.points().isEmpty()) return Argument.fails(words -> without(words, game, saddle));
        SaddlePoints.Cell first = saddle.points().getFirst();
        OptimalPair pair = new OptimalPair(
                game.payoff(first.row(), first.column()),
                Mixed.pure(game.height(), first.row()),
                Mixed.pure(game.width(), first.column()));
        return Argument.of(pair, words -> with(words, game, saddle, pair));
    }

    private static List<Block> with(Words words, MatrixGame game, SaddlePoints saddle, OptimalPair pair) {
        String points = saddle.points().stream()
                .map(cell -> words.say(
                        "matrix.cell",
                        game.rows().get(cell.row()),
                        game.columns().get(cell.column())))
                .collect(Collectors.joining(words.say("matrix.and")));
        List<Block> blocks = new ArrayList<>(List.of(Writing.steps(
                Block.Step.of(words.say("matrix.saddle.margins", saddle.maximin(), saddle.minimax())),
                Block.Step.of(words.say("matrix.saddle.found", saddle.points().size(), points, pair.value())),
                Block.Step.of(words.say("matrix.saddle.why", pair.value())))));
        picture(words, game, saddle).ifPresent(blocks::add);
        return blocks;
    }

    private static List<Block> without(Words words, MatrixGame game, SaddlePoints saddle) {
        List<Block> blocks = new ArrayList<>(
                List.of(new Block.Paragraph(words.say("matrix.saddle.none", saddle.maximin(), saddle.minimax()))));
        picture(words, game, saddle).ifPresent(blocks::add);
        return blocks;
    }

    /** The matrix with row minima on the right and column maxima below. */
    private static Optional<Block> picture(Words words, MatrixGame game, SaddlePoints saddle) {
        if (!Writing.shown(game)) return Optional.empty();
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < game.height(); i++) {
            List<Block.Cell> row =
                    new ArrayList<>(List.of(Block.Cell.of(game.rows().get(i))));
            for (int j = 0; j < game.width(); j++) {
                Tone tone = saddle.points().contains(new SaddlePoints.Cell(i, j)) ? Tone.GOOD : Tone.PLAIN;
                row.add(Block.Cell.of(game.payoff(i, j), words).in(tone));
            }
            row.add(Block.Cell.of(saddle.rowMinima().get(i), words)
                    .in(saddle.rowMinima().get(i).equals(saddle.maximin()) ? Tone.FIRST : Tone.MUTED));
            rows.add(row);
        }
        List<Block.Cell> last = new ArrayList<>(List.of(Block.Cell.of(words.say("matrix.saddle.maxima"), Tone.MUTED)));
        for (int j = 0; j < game.width(); j++)
            last.add(Block.Cell.of(saddle.columnMaxima().get(j), words)
                    .in(saddle.columnMaxima().get(j).equals(saddle.minimax()) ? Tone.SECOND : Tone.MUTED));
        last.add(Block.Cell.of(""));
        rows.add(last);
        List<String> head = new ArrayList<>(Writing.headed(words.say("matrix.corner"), game.columns()));
        head.add(words.say("matrix.saddle.minima"));
        return Optional.of(new Block.Table("", head, rows, true));
    }
}
