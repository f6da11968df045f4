package hissho.extensive.question;

import hissho.extensive.ExtensiveGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.words.Words;
import java.util.List;

/** A table of what each move earns against the others at the information sets of a player, and what is played there. */
record Earned(ExtensiveGame game, Words words) {

    Block.Table table(int player, List<List<Block.Cell>> rows) {
        return new Block.Table(
                words.say("extensive.argument.earns", game.player(player)),
                List.of(
                        words.say("extensive.column.set"),
                        words.say("extensive.column.earns"),
                        words.say("extensive.column.plays")),
                rows,
                true);
    }

    /** What is played is told where it earns most; elsewhere the set is not reached. */
    List<Block.Cell> row(
            String name, int player, int set, RationalVector played, List<Rational> earned, String listed) {
        Rational most = earned.stream().max(Rational::compareTo).orElseThrow();
        boolean best =
                played.support().stream().allMatch(move -> earned.get(move).equals(most));
        return List.of(
                Block.Cell.of(name),
                Block.Cell.of(listed),
                Block.Cell.of(
                        best
                                ? TreeReport.moves(game, player, set, played, words)
                                : words.say("extensive.argument.unreached")));
    }
}
