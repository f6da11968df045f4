package hissho.zerosum.question;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.matrix.Equalizer;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.method.SaddlePoints;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What the solution means: announcing first, an arbitrator's order, the equilibrium theorem, equalizing strategies. */
final class StructureSections {

    private final MatrixGame game;
    private final MatrixSolution solution;
    private final Progress progress;
    private final Words words;
    private final Rational unitInCents;

    StructureSections(MatrixAnswer answer, Words words) {
        this.unitInCents = answer.question().unitInCents();
        this.game = answer.question().game();
        this.solution = answer.solution();
        this.progress = answer.progress();
        this.words = words;
    }

    /** Pure and mixed bounds, and what an arbitrator would order instead of play. */
    Section meaning() {
        SaddlePoints saddle = SaddlePoints.of(game);
        Rational value = solution.value();
        String order = value.isZero() ? "fair" : value.isPositive() ? "I" : "II";
        List<Block> blocks = new ArrayList<>(List.of(
                new Block.Paragraph(
                        saddle.maximin().equals(saddle.minimax())
                                ? words.say("matrix.meaning.pure", value)
                                : words.say("matrix.meaning.bounds", saddle.maximin(), saddle.minimax(), value)),
                new Block.Paragraph(words.say("matrix.meaning.order-" + order, value.absolute()))));
        if (!unitInCents.equals(Rational.ONE) && !value.isZero())
            blocks.add(new Block.Paragraph(words.say(
                    "matrix.meaning.cents", unitInCents, value.absolute().times(unitInCents))));
        return new Section(words.say("matrix.section.meaning"), blocks);
    }

    /** Which lines are tight, and which no optimal strategy can use. */
    Section equilibrium() {
        List<Block> blocks = new ArrayList<>();
        side(blocks, solution.rows(), game.rows(), true);
        side(blocks, solution.columns(), game.columns(), false);
        equalizer(blocks, game, game.rows(), true);
        equalizer(blocks, game.reversed(), game.columns(), false);
        return new Section(words.say("matrix.section.equilibrium"), blocks);
    }

    private void side(List<Block> blocks, ExtremeOptima optima, List<String> labels, boolean rows) {
        if (!optima.complete()) return;
        List<String> never = new ArrayList<>();
        List<String> sometimes = new ArrayList<>();
        for (int k = 0; k < labels.size(); k++) {
            int line = k;
            boolean used =
                    optima.strategies().stream().anyMatch(s -> !s.get(line).isZero());
            (used ? sometimes : never).add(labels.get(k));
        }
        String player = words.say(rows ? "matrix.player.I" : "matrix.player.II");
        blocks.add(new Block.Paragraph(
                never.isEmpty()
                        ? words.say("matrix.equilibrium.all-used", player, Writing.lines(words, rows, sometimes))
                        : words.say(
                                "matrix.equilibrium.never",
                                player,
                                Writing.lines(words, rows, sometimes),
                                Writing.lines(words, rows, never))));
    }

    private void equalizer(List<Block> blocks, MatrixGame side, List<String> labels, boolean first) {
        String player = words.say(first ? "matrix.player.I" : "matrix.player.II");
        Equalizer.of(side, progress)
                .map(found -> {
                    RationalVector weights = found.row().weights();
                    Rational payoff = first ? found.payoff() : found.payoff().negated();
                    boolean optimal = payoff.equals(solution.value());
                    return words.say(
                            optimal ? "matrix.equilibrium.equalizer" : "matrix.equilibrium.equalizer-worse",
                            player,
                            Writing.weights(words, weights, labels),
                            payoff,
                            solution.value());
                })
                .ifPresent(text -> blocks.add(new Block.Paragraph(text)));
    }

    /** The lines of a small game only: beyond that the lists say little. */
    static boolean suits(MatrixGame game) {
        return IntStream.of(game.height(), game.width()).max().orElseThrow() <= 12;
    }
}
