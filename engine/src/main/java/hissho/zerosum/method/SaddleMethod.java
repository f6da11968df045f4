package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.writing.Writing;
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
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (int i = 0; i < game.height(); i++) {
            List<Figure.Square> row = new ArrayList<>();
            for (int j = 0; j < game.width(); j++) {
                boolean point = saddle.points().contains(new SaddlePoints.Cell(i, j));
                row.add(new Figure.Square(words.write(game.payoff(i, j)), point ? Tone.GOOD : Tone.PLAIN));
            }
            row.add(margin(words, saddle.rowMinima().get(i), saddle.maximin(), Tone.FIRST));
            rows.add(row);
        }
        List<Figure.Square> last = new ArrayList<>();
        for (int j = 0; j < game.width(); j++)
            last.add(margin(words, saddle.columnMaxima().get(j), saddle.minimax(), Tone.SECOND));
        last.add(new Figure.Square("", Tone.PLAIN));
        rows.add(last);
        Figure grid = new Figure.Grid(
                with(game.rows(), words.say("matrix.saddle.maxima")),
                with(game.columns(), words.say("matrix.saddle.minima")),
                rows);
        return Optional.of(new Block.Picture(grid, words.say("matrix.saddle.caption"))
                .marking(Tone.GOOD, words.say("matrix.legend.saddle"))
                .marking(Tone.FIRST, words.say("matrix.legend.row-minimum"))
                .marking(Tone.SECOND, words.say("matrix.legend.column-maximum")));
    }

    private static Figure.Square margin(Words words, Rational value, Rational best, Tone tone) {
        return new Figure.Square(words.write(value), value.equals(best) ? tone : Tone.MUTED);
    }

    private static List<String> with(List<String> labels, String last) {
        List<String> longer = new ArrayList<>(labels);
        longer.add(last);
        return longer;
    }
}
