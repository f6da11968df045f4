package hissho.extensive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.extensive.RandomTrees.Knowledge;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.property.Property;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Trees as they are played: the advice earns the value, and what a player sees is the same at all nodes he cannot tell apart. */
class TreePlayTest {

    private static final Progress FREE = Progress.none();
    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static Position start(ExtensiveGame game) {
        return TreeQuestion.of("tree", Message.of("extensive.tree"), game)
                .start()
                .orElseThrow();
    }

    /** What everybody gets when all take the advice. */
    private static RationalVector played(Position position, int players) {
        return switch (position.table().turn()) {
            case Turn.Over(var ending) -> RationalVector.of(ending.payoffs());
            case Turn.Chance(List<Weighted> draws) -> averaged(position, draws, players);
            case Turn.Of(int mover) -> averaged(position, advised(position), players);
            default -> throw new IllegalStateException();
        };
    }

    private static List<Weighted> advised(Position position) {
        return switch (position.advice(FREE).choice()) {
            case Choice.Best(List<Move> moves) -> List.of(new Weighted(moves.getFirst(), Rational.ONE));
            case Choice.Mixed(List<Weighted> moves) -> moves;
            case Choice.Any _ -> List.of(new Weighted(position.moves().listed().getFirst(), Rational.ONE));
        };
    }

    private static RationalVector averaged(Position position, List<Weighted> moves, int players) {
        RationalVector sum = RationalVector.zero(players);
        for (Weighted each : moves)
            sum = sum.plus(played(position.after(each.move()), players).times(each.weight()));
        return sum;
    }

    @Test
    void theAdviceEarnsTheValueWithAndWithoutPerfectRecall() {
        for (Knowledge knowledge : List.of(Knowledge.PERFECT, Knowledge.RECALLED, Knowledge.FORGETFUL))
            Property.holds(120, RandomTrees.of(2, true, knowledge, 22), sample -> {
                ExtensiveGame game = sample.game();
                if (game.sets(0) + game.sets(1) == 0) return;
                if (StrategicForm.size(game).bitLength() > 12) return;
                assertEquals(
                        Optimum.of(game, FREE).value(), played(start(game), 2).get(0));
            });
    }

    /** Every node of a set shows its player the same scene, and nobody is told what he may not know. */
    @Test
    void aPlayerSeesTheInformationSetAndNotTheNode() {
        Property.holds(150, RandomTrees.of(2, true, Knowledge.RECALLED, 24), sample -> {
            ExtensiveGame game = sample.game();
            if (game.sets(0) + game.sets(1) == 0) return;
            Map<Integer, String> shown = new HashMap<>();
            List<TreePlay> open = new ArrayList<>(List.of((TreePlay) start(game)));
            while (!open.isEmpty()) {
                TreePlay at = open.removeLast();
                if (at.game().tree().isTerminal(at.node())) continue;
                if (at.table().turn() instanceof Turn.Of(int mover)) {
                    String scene = at.seenBy(mover, WORDS).toString();
                    String before = shown.putIfAbsent(at.game().tree().branchingNumber(at.node()), scene);
                    if (before != null) assertEquals(before, scene);
                    if (!at.game().tree().hasPerfectInformation())
                        for (Move move : at.moves().listed())
                            assertEquals(at.told(at.moves().listed().getFirst(), 1 - mover), at.told(move, 1 - mover));
                }
                for (int m = 0; m < at.game().tree().moves(at.node()); m++)
                    open.add(new TreePlay(
                            at.plan(), at.game(), at.dealt(), at.game().tree().child(at.node(), m)));
            }
            assertFalse(shown.isEmpty());
        });
    }

    @Test
    void whereNobodyChoosesThereIsNothingToPlay() {
        ExtensiveGame end = new ExtensiveGame(TreeReader.read(
                hissho.document.Node.root(Trees.parse("{\"payoff\":[3]}")), java.util.Optional.empty()));
        assertTrue(TreeQuestion.of("tree", Message.of("extensive.tree"), end)
                .start()
                .isEmpty());
    }
}
