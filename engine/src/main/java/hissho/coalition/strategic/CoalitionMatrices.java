package hissho.coalition.strategic;

import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.document.InOrder;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.method.SaddlePoints;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The matrix games of all coalitions against the others: told one by one, and their values proved by both players' guarantees. */
final class CoalitionMatrices {

    private static final int MOST_TOLD = 14;
    private static final int MOST_LINES = 16;

    private CoalitionMatrices() {}

    static Section tell(CoalitionalGame game, StrategicGame strategic, Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("coalition.strategic.how")));
        for (long coalition : game.bySize(game.progress())) {
            if (coalition == game.grand() || blocks.size() > MOST_TOLD) continue;
            MatrixGame matrix = CoalitionMatrix.of(strategic, coalition);
            if (matrix.height() <= MOST_LINES && matrix.width() <= MOST_LINES)
                blocks.add(table(game, coalition, matrix, words));
        }
        int best = new StrategicWorths(strategic).best();
        List<Integer> profile = new ArrayList<>();
        for (int choice : strategic.choices(best)) profile.add(choice + 1);
        blocks.add(new Block.Paragraph(
                words.say("coalition.strategic.grand", profile, strategic.payoffsAt(best), game.total())));
        return new Section(words.say("coalition.section.strategic"), blocks);
    }

    private static Block table(CoalitionalGame game, long coalition, MatrixGame matrix, Words words) {
        SaddlePoints saddles = SaddlePoints.of(matrix);
        OptimalPair optimum = MatrixSolver.optimum(matrix, game.progress());
        List<String> head = new ArrayList<>(List.of(""));
        head.addAll(matrix.columns());
        head.add(words.say("coalition.column.probability"));
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < matrix.height(); i++) {
            List<Block.Cell> row =
                    new ArrayList<>(List.of(Block.Cell.of(matrix.rows().get(i))));
            for (int j = 0; j < matrix.width(); j++) {
                SaddlePoints.Cell here = new SaddlePoints.Cell(i, j);
                row.add(Block.Cell.of(matrix.payoff(i, j), words)
                        .in(saddles.points().contains(here) ? Tone.ACCENT : Tone.PLAIN));
            }
            row.add(Block.Cell.of(optimum.row().get(i), words));
            rows.add(row);
        }
        String key = saddles.points().isEmpty() ? "coalition.strategic.mixed" : "coalition.strategic.saddle";
        return new Block.Table(words.say(key, game.name(coalition), optimum.value()), head, rows, true);
    }

    /** For each coalition a strategy that secures its worth and one of the others that holds it to that. */
    static Aspect.Proof proof(CoalitionalGame game, StrategicGame strategic, Progress progress) {
        boolean holds = true;
        Map<String, Object> guarantees = new LinkedHashMap<>();
        Rational most = null;
        for (int profile = 0; profile < strategic.profiles(); profile++) {
            Rational total = strategic.payoffsAt(profile).sum();
            most = most == null ? total : most.max(total);
        }
        holds &= game.total().equals(most);
        for (long coalition : game.bySize(progress)) {
            if (coalition == game.grand()) continue;
            progress.check();
            MatrixGame matrix = CoalitionMatrix.of(strategic, coalition);
            OptimalPair pair = MatrixSolver.optimum(matrix, progress);
            holds &= matrix.secures(pair.row(), game.worth(coalition))
                    && matrix.concedes(pair.column(), game.worth(coalition));
            guarantees.put(
                    game.key(coalition),
                    InOrder.of(
                            "worth", game.worth(coalition),
                            "row", pair.row().weights(),
                            "column", pair.column().weights()));
        }
        return new Aspect.Proof(
                holds, Message.of("coalition.certificate.strategic"), InOrder.of("guarantees", guarantees));
    }
}
