package hissho.extensive.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.RandomTrees;
import hissho.extensive.RandomTrees.Knowledge;
import hissho.extensive.StrategicForm;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Property;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The map of what a forgetful player guarantees: every point against the strategic form, and crosses exactly on the highest. */
class GuaranteeMapTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static Optional<Figure.HeatMap> map(ExtensiveGame game) {
        TreeAnswer answer =
                new TreeAnswer(TreeQuestion.of("tree", Message.of("extensive.tree"), game), Progress.none());
        return GuaranteeMap.of(answer, WORDS).map(section ->
                (Figure.HeatMap) ((Block.Picture) section.blocks().getFirst()).figure());
    }

    /** The mixture of the four rows that two choices make, against the worst column. */
    private static Rational least(StrategicForm form, Rational x, Rational y) {
        Rational least = null;
        List<int[]> rows = form.strategies().get(0);
        for (int column = 0; column < form.strategies().get(1).size(); column++) {
            Rational sum = Rational.ZERO;
            for (int row = 0; row < rows.size(); row++) {
                Rational first = rows.get(row)[0] == 0 ? x : Rational.ONE.minus(x);
                Rational second = rows.get(row)[1] == 0 ? y : Rational.ONE.minus(y);
                sum = sum.plus(first.times(second).times(form.game().payoff(0, row, column)));
            }
            least = least == null || sum.compareTo(least) < 0 ? sum : least;
        }
        return least;
    }

    @Test
    void everyPointIsTheLeastOverAllReplies() {
        AtomicInteger maps = new AtomicInteger();
        Property.holds(6_000, RandomTrees.of(2, true, Knowledge.FORGETFUL, 16), sample -> {
            ExtensiveGame game = sample.game();
            if (game.sets(0) != 2 || StrategicForm.size(game).bitLength() > 10) return;
            Optional<Figure.HeatMap> drawn = map(game);
            assertEquals(
                    game.moves(0, 0) == 2 && game.moves(0, 1) == 2 && !Information.hasPerfectRecall(game, 0),
                    drawn.isPresent());
            if (drawn.isEmpty()) return;
            maps.incrementAndGet();
            StrategicForm form = StrategicForm.full(game, Progress.none());
            List<List<Figure.Shade>> rows = drawn.get().rows();
            int steps = rows.size() - 1;
            double most = rows.stream()
                    .flatMap(List::stream)
                    .mapToDouble(Figure.Shade::value)
                    .max()
                    .orElseThrow();
            for (int y = 0; y <= steps; y += 5)
                for (int x = 0; x <= steps; x += 5) {
                    Figure.Shade shade = rows.get(steps - y).get(x);
                    assertEquals(
                            least(form, Rational.of(x, steps), Rational.of(y, steps))
                                    .doubleValue(),
                            shade.value(),
                            1e-12);
                }
            for (List<Figure.Shade> row : rows)
                for (Figure.Shade shade : row) assertEquals(shade.value() == most ? "×" : "", shade.text());
        });
        assertTrue(maps.get() >= 10, maps + " maps");
    }
}
