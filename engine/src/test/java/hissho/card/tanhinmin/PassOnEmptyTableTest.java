package hissho.card.tanhinmin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.document.Node;
import hissho.kind.Solved;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Two passes in a row on an empty table end the game without a winner: what the plain game says of a pass is what a search by that rule finds. */
class PassOnEmptyTableTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    @Test
    void saysWhatASearchFinds() {
        Random random = new Random(31);
        int drawn = 0;
        for (int i = 0; i < 400; i++) {
            List<Integer> mover = hand(random);
            List<Integer> other = hand(random);
            int value = -best(other, mover, 0, true);
            List<Block> blocks = told(Map.of("mover", mover, "other", other));
            String told = pass(blocks);
            assertEquals(value == 0, saysWhatTwoPassesAre(blocks), "the rule is told where it decides");
            assertEquals(List.of("loss", "draw", "win").get(value + 1), told, () -> mover + " against " + other);
            if (value == 0) drawn++;
        }
        assertEquals(true, drawn > 50 && drawn < 350, "both cases occur");
    }

    private static List<Integer> hand(Random random) {
        return random.ints(1 + random.nextInt(4), 1, 5).sorted().boxed().toList();
    }

    /** 1, 0, -1 for the player to move, by the rules alone. */
    private static int best(List<Integer> mover, List<Integer> other, int table, boolean passed) {
        int best = table == 0 && passed ? 0 : -best(other, mover, 0, table == 0);
        for (int card : mover.stream().distinct().filter(c -> c > table).toList()) {
            List<Integer> left = new ArrayList<>(mover);
            left.remove(Integer.valueOf(card));
            best = Math.max(best, left.isEmpty() ? 1 : -best(other, left, card, false));
            if (best == 1) return 1;
        }
        return best;
    }

    private static List<Block> told(Map<String, Object> document) {
        return Solved.of(new TanhinminKind(), Node.root(document), Progress.none())
                .solution()
                .tell(WORDS)
                .sections()
                .stream()
                .flatMap(section -> section.blocks().stream())
                .toList();
    }

    private static boolean saysWhatTwoPassesAre(List<Block> blocks) {
        return blocks.contains(new Block.Paragraph(WORDS.say("tanhinmin.moves.two-passes")));
    }

    private static String pass(List<Block> blocks) {
        return blocks.stream()
                .flatMap(block -> block instanceof Block.Table table
                        ? table.rows().stream()
                        : List.<List<Block.Cell>>of().stream())
                .filter(row -> row.getFirst().text().equals(WORDS.say("tanhinmin.pass")))
                .map(row -> row.get(1).text())
                .findFirst()
                .orElseThrow();
    }
}
