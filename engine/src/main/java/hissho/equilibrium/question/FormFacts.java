package hissho.equilibrium.question;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Bimatrix;
import hissho.form.StrategicGame;
import hissho.form.format.Nfg;
import hissho.form.format.StrategicFile;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.List;
import java.util.stream.IntStream;

/** The game as a table of pairs, as two matrices, and as text in the formats of other programs; whether its sum is constant. */
final class FormFacts {

    static final List<String> KEYS =
            List.of("bimatrix", "A", "B", "rows", "cols", "zeroSum", "constantSum", "nfg", "lrsnash", "csv");

    private FormFacts() {}

    static Facts of(BimatrixAnswer answer) {
        StrategicGame game = answer.game;
        return new Facts()
                .put("bimatrix", () -> table(answer.matrices))
                .put("A", () -> answer.matrices.first())
                .put("B", () -> answer.matrices.second())
                .put("rows", () -> game.strategies(0))
                .put("cols", () -> game.strategies(1))
                .put("zeroSum", game::isZeroSum)
                .put(
                        "constantSum",
                        () -> game.constantSum()
                                .orElseThrow(() -> new NotAnswered(Message.of("equilibrium.unknown.constant-sum"))))
                .put("nfg", () -> Nfg.write(StrategicFile.of("", "", game)))
                .put("lrsnash", () -> PairText.lrs(answer.matrices))
                .put("csv", () -> PairText.cells(answer.matrices));
    }

    /** Rows of cells of two numbers. */
    static List<List<RationalVector>> table(Bimatrix game) {
        RationalMatrix a = game.first();
        return IntStream.range(0, a.height())
                .mapToObj(i -> IntStream.range(0, a.width())
                        .mapToObj(j ->
                                RationalVector.of(a.get(i, j), game.second().get(i, j)))
                        .toList())
                .toList();
    }
}
