package hissho.equilibrium.question;

import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Why nobody leaves an equilibrium: what every pure strategy would pay there. All that are in use pay the same, and none pays more. */
final class BimatrixArgument {

    private static final int MOST_STRATEGIES = 6;
    private static final int MOST_EQUILIBRIA = 8;

    private BimatrixArgument() {}

    /** The argument for the first of these equilibria; nothing where there are too many strategies to read. */
    static Optional<List<Block>> of(BimatrixAnswer answer, List<Profile> equilibria, Words words) {
        if (answer.game.size(0) > MOST_STRATEGIES || answer.game.size(1) > MOST_STRATEGIES) return Optional.empty();
        List<String> head = new ArrayList<>(List.of(words.say("equilibrium.column.number")));
        for (int player = 0; player < 2; player++)
            for (String name : answer.game.strategies(player))
                head.add(
                        words.say("equilibrium.column.of", answer.game.players().name(player), name));
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (Profile pair : equilibria.subList(0, Math.min(MOST_EQUILIBRIA, equilibria.size()))) {
            List<Block.Cell> row = new ArrayList<>(List.of(Block.Cell.of(Integer.toString(rows.size() + 1))));
            row.addAll(paid(answer.matrices.first().times(pair.get(1).weights()), pair.get(0), words));
            row.addAll(
                    paid(answer.matrices.second().transposed().times(pair.get(0).weights()), pair.get(1), words));
            rows.add(row);
        }
        List<Block> blocks = new ArrayList<>(List.of(new Block.Paragraph(words.say("equilibrium.why"))));
        if (!equilibria.stream().allMatch(Profile::isPure))
            blocks.add(new Block.Paragraph(words.say("equilibrium.why-mixed")));
        blocks.add(new Block.Table(words.say("equilibrium.table.why"), head, rows, true));
        return Optional.of(blocks);
    }

    private static List<Block.Cell> paid(RationalVector payoffs, Mixed used, Words words) {
        List<Block.Cell> cells = new ArrayList<>();
        for (int i = 0; i < payoffs.size(); i++)
            cells.add(new Block.Cell(
                    payoffs.get(i),
                    NearNumbers.inTable(words, payoffs.get(i)),
                    used.support().contains(i) ? Tone.ACCENT : Tone.PLAIN));
        return cells;
    }
}
