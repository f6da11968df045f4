package hissho.extensive.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.extensive.ExtensiveGame;
import hissho.extensive.RandomTrees;
import hissho.extensive.RandomTrees.Knowledge;
import hissho.extensive.StrategicForm;
import hissho.extensive.TreeReader;
import hissho.extensive.Trees;
import hissho.extensive.solve.Optimum;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Choice;
import hissho.play.Memory;
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

/** Trees as they are played: the oracle earns the value, and what a player sees is the same at all nodes he cannot tell apart. */
class TreePlayTest {

    private static final Progress FREE = Progress.none();
    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static Position start(ExtensiveGame game) {
        return TreeQuestion.of("tree", Message.of("extensive.tree"), game)
                .start()
                .orElseThrow();
    }

    /** What everybody gets when all play as the oracle does. */
    private static RationalVector played(Position position, int players) {
        return switch (position.table().turn()) {
            case Turn.Over(var ending) -> RationalVector.of(ending.payoffs());
            case Turn.Chance(List<Weighted> draws) -> averaged(position, draws, players);
            case Turn.Of(int mover) -> averaged(position, advised(position), players);
            default -> throw new IllegalStateException();
        };
    }

    private static List<Weighted> advised(Position position) {
        return switch (position.plan(FREE).choice()) {
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
    void theOracleEarnsTheValueWithAndWithoutPerfectRecall() {
        for (Knowledge knowledge : List.of(Knowledge.PERFECT, Knowledge.RECALLED, Knowledge.FORGETFUL))
            Property.holds(120, RandomTrees.of(2, true, knowledge, 22), sample -> {
                ExtensiveGame game = sample.game();
                if (game.sets(0) + game.sets(1) == 0) return;
                if (StrategicForm.size(game).bitLength() > 12) return;
                assertEquals(
                        Optimum.of(game, FREE).value(), played(start(game), 2).get(0));
            });
    }

    /** Every node of a set shows its player the same: scene, memory, advice; and nobody is told what he may not know. */
    @Test
    void aPlayerSeesTheInformationSetAndNotTheNode() {
        for (Knowledge knowledge : Knowledge.values())
            Property.holds(150, RandomTrees.of(2, true, knowledge, 24), sample -> {
                ExtensiveGame game = sample.game();
                if (game.sets(0) + game.sets(1) == 0) return;
                TreePlay start = (TreePlay) start(game);
                Map<Integer, String> shown = new HashMap<>();
                for (int node = 0; node < start.game().tree().size(); node++) {
                    TreePlay at = start.at(node);
                    if (!(at.table().turn() instanceof Turn.Of(int mover))) continue;
                    String seen = at.seenBy(mover, WORDS) + " " + at.memory(mover) + " " + at.advice(FREE) + " "
                            + remembered(at, mover);
                    String before = shown.putIfAbsent(at.game().tree().branchingNumber(node), seen);
                    if (before != null) assertEquals(before, seen);
                    if (!at.game().tree().hasPerfectInformation())
                        for (Move move : at.moves().listed())
                            assertEquals(at.told(at.moves().listed().getFirst(), 1 - mover), at.told(move, 1 - mover));
                }
                assertFalse(shown.isEmpty());
            });
    }

    /** What a player may recall of the way to a node, by the memory that he has there. */
    private static List<String> remembered(TreePlay at, int player) {
        List<String> recalled = new ArrayList<>();
        for (int node = at.node(); node > 0; node = at.game().tree().parent(node)) {
            TreePlay before = at.at(at.game().tree().parent(node));
            boolean own = before.game().mover(before.node()) == player;
            Move move = Move.named(
                    before.game()
                            .moveNamesAt(before.node())
                            .get(at.game().tree().moveInto(node)),
                    Message.of("extensive.tree"));
            boolean known = switch (at.memory(player)) {
                case ALL -> true;
                case OWN -> own;
                case NONE -> false;
            };
            if (known) recalled.add(before.game().mover(before.node()) + WORDS.say(before.told(move, player)));
        }
        return recalled;
    }

    /** Who has perfect recall never forgets an own move, and who knows all hears of all. */
    @Test
    void memoryIsAsLongAsTheTheorySays() {
        Property.holds(300, RandomTrees.of(3, false, Knowledge.RECALLED, 24), sample -> {
            if (sample.game().sets(0) + sample.game().sets(1) + sample.game().sets(2) == 0) return;
            TreePlay start = (TreePlay) start(sample.game());
            for (int node = 0; node < start.game().tree().size(); node++)
                for (int player = 0; player < 3; player++)
                    assertTrue(start.at(node).memory(player) != Memory.NONE);
        });
        Property.holds(100, RandomTrees.of(2, false, Knowledge.PERFECT, 24), sample -> {
            if (sample.game().sets(0) + sample.game().sets(1) == 0) return;
            TreePlay start = (TreePlay) start(sample.game());
            for (int node = 0; node < start.game().tree().size(); node++)
                assertEquals(Memory.ALL, start.at(node).memory(0));
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
