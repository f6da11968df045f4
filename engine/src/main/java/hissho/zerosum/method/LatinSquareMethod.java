package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;

/** Latin square games: every row and every column holds the same numbers, so the uniform mixture earns their mean. */
public final class LatinSquareMethod implements Method {

    private static final Tone[] TONES = {Tone.FIRST, Tone.SECOND, Tone.GOOD, Tone.ACCENT, Tone.BAD, Tone.MUTED};

    @Override
    public String name() {
        return "latin-square";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        if (!Structure.of(game.payoffs()).contains(Structure.LATIN_SQUARE)) return Argument.fails("matrix.latin.fails");
        int n = game.height();
        Rational mean = game.payoffs().row(0).sum().over(n);
        return Argument.of(new OptimalPair(mean, Mixed.uniform(n), Mixed.uniform(n)), words -> tell(words, game, mean));
    }

    private static List<Block> tell(Words words, MatrixGame game, Rational mean) {
        int n = game.height();
        List<Rational> letters =
                game.payoffs().row(0).stream().distinct().sorted().toList();
        List<Block> blocks = new ArrayList<>(List.of(Writing.steps(
                Block.Step.of(words.say(
                        "matrix.latin.same",
                        game.payoffs().row(0).stream().sorted().toList())),
                Block.Step.of(words.say("matrix.latin.mean", Rational.of(1, n), mean)),
                Block.Step.of(words.say("matrix.latin.both", mean)))));
        if (Writing.shown(game))
            blocks.add(Writing.grouped(
                    new Block.Picture(
                            Writing.grid(
                                    words, game, (i, j) -> TONES[letters.indexOf(game.payoff(i, j)) % TONES.length]),
                            words.say("matrix.latin.caption")),
                    TONES,
                    letters.stream()
                            .map(letter -> words.say("matrix.legend.number", letter))
                            .toList()));
        return blocks;
    }
}
