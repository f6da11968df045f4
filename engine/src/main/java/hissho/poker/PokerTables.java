package hissho.poker;

import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** Tables about betting. */
public final class PokerTables {

    private PokerTables() {}

    /** Every threshold hand with what both of its moves earn, in both accounts. */
    public static Block indifference(Words words, List<Indifference> all) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (Indifference each : all)
            rows.add(List.of(
                    Block.Cell.of(place(words, each), each.player() == 0 ? Tone.FIRST : Tone.SECOND),
                    Block.Cell.of(each.hand(), words),
                    Block.Cell.of(MoveNames.said(each.below(), words) + " | " + MoveNames.said(each.above(), words)),
                    Block.Cell.of(words.write(each.earnedBelow()) + " | " + words.write(each.earnedAbove())),
                    Block.Cell.of(words.write(each.potBelow()) + " | " + words.write(each.potAbove()))));
        return new Block.Table(
                words.say("poker.table.indifference"),
                List.of(
                        words.say("poker.table.who"),
                        words.say("poker.table.hand"),
                        words.say("poker.table.moves"),
                        words.say("poker.table.payoff"),
                        words.say("poker.table.pot")),
                rows,
                true);
    }

    private static String place(Words words, Indifference each) {
        String player = BettingTree.PLAYERS.get(each.player());
        return each.after().isEmpty()
                ? player
                : words.say("poker.table.after", player, MoveNames.path(each.after(), words));
    }

    /** The move, or the moves with their probabilities. */
    private static String moves(Words words, Betting.Turn turn, List<Rational> chances) {
        List<String> parts = new ArrayList<>();
        for (int m = 0; m < chances.size(); m++)
            if (chances.get(m).equals(Rational.ONE))
                return MoveNames.said(turn.moves().get(m), words);
            else if (chances.get(m).isPositive())
                parts.add(MoveNames.said(turn.moves().get(m), words) + " " + words.write(chances.get(m)));
        return String.join(", ", parts);
    }

    /** Turn by turn, which hands do what; mixtures only where they are exact, since others have as many pieces as a grid. */
    public static Block regions(Words words, BettingTree tree, boolean exact, HandStrategy... strategies) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (HandStrategy strategy : strategies)
            for (Betting.Turn turn : tree.turnsOf(strategy.player())) {
                HandRule rule = strategy.at(turn);
                if (!exact && !rule.isPure()) continue;
                String player = BettingTree.PLAYERS.get(turn.player());
                String where = turn.path().isEmpty()
                        ? player
                        : words.say("poker.table.after", player, MoveNames.path(turn.path(), words));
                for (int k = 0; k < rule.chances().size(); k++)
                    rows.add(List.of(
                            Block.Cell.of(where, turn.player() == 0 ? Tone.FIRST : Tone.SECOND),
                            Block.Cell.of(rule.cuts().get(k), words),
                            Block.Cell.of(rule.cuts().get(k + 1), words),
                            Block.Cell.of(moves(words, turn, rule.chances().get(k)))));
            }
        return new Block.Table(
                words.say("poker.table.regions"),
                List.of(
                        words.say("poker.table.who"),
                        words.say("poker.table.from"),
                        words.say("poker.table.to"),
                        words.say("poker.table.move")),
                rows,
                true);
    }
}
