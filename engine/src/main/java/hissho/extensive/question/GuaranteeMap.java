package hissho.extensive.question;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.PureStrategies;
import hissho.extensive.solve.BehaviourValue;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player who forgets guarantees by behaviour alone, over the square of all behaviour where there are two sets of two moves each:
 * the least that any pure reply leaves.
 */
final class GuaranteeMap {

    /** The square has a point at every so many-th part of each side. */
    private static final int STEPS = 20;

    private static final int MOST_REPLIES = 64;

    private GuaranteeMap() {}

    /** The map, where the player asked about forgets and has just two choices between two moves. */
    static Optional<Section> of(TreeAnswer answer, Words words) {
        ExtensiveGame game = answer.game();
        int player = answer.question().asked().player();
        if (!answer.isConstantSum()
                || game.sets(player) != 2
                || game.moves(player, 0) != 2
                || game.moves(player, 1) != 2
                || Information.hasPerfectRecall(game, player)) return Optional.empty();
        List<int[]> replies = PureStrategies.reduced(game, 1 - player, answer.progress());
        if (replies.size() > MOST_REPLIES) return Optional.empty();
        Rational[][] least = new Rational[STEPS + 1][STEPS + 1];
        Rational highest = Rational.ZERO;
        for (int x = 0; x <= STEPS; x++)
            for (int y = 0; y <= STEPS; y++) {
                answer.progress().check();
                Behaviour behaviour = new Behaviour(player, List.of(weights(x), weights(y)));
                least[x][y] = BehaviourValue.against(game, behaviour, replies).minimum();
                highest = x + y == 0 ? least[x][y] : highest.max(least[x][y]);
            }
        Rational best = highest;
        List<String> heads = new ArrayList<>();
        for (int k = 0; k <= STEPS; k++) heads.add(k % 5 == 0 ? words.write(Rational.of(k, STEPS)) : "");
        List<List<Figure.Shade>> rows = new ArrayList<>();
        for (int y = STEPS; y >= 0; y--) {
            List<Figure.Shade> row = new ArrayList<>();
            for (int x = 0; x <= STEPS; x++)
                row.add(new Figure.Shade(least[x][y].doubleValue(), least[x][y].equals(best) ? "×" : ""));
            rows.add(row);
        }
        Figure map = new Figure.HeatMap(
                axis(game, player, 0, words), axis(game, player, 1, words), heads.reversed(), heads, rows);
        return Optional.of(Section.of(
                words.say("extensive.section.guarantee", game.player(player)),
                new Block.Picture(map, caption(answer, best, words))));
    }

    /** Says what the best guarantee is where that is known, else that it is at least what was found. */
    private static String caption(TreeAnswer answer, Rational onGrid, Words words) {
        String name = answer.game().player(answer.question().asked().player());
        try {
            BehaviourValue found = answer.guarantee();
            return found.isExact()
                    ? words.say("extensive.figure.guarantee", name, found.atLeast())
                    : words.say(
                            "extensive.figure.guarantee-near",
                            name,
                            found.atLeast().max(onGrid));
        } catch (NotAnswered e) {
            return words.say("extensive.figure.guarantee-near", name, onGrid);
        }
    }

    private static RationalVector weights(int step) {
        return RationalVector.of(Rational.of(step, STEPS), Rational.of(STEPS - step, STEPS));
    }

    private static String axis(ExtensiveGame game, int player, int set, Words words) {
        return words.say(
                "extensive.axis.probability", game.moveNames(player, set).getFirst(), game.setName(player, set));
    }
}
