package hissho.extensive;

import hissho.play.Board;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The cards of a game of cards that is played as a tree: whose they are follows from the moves so far, each player sees only the own and the open ones, and what players do with them is seen by all. */
public interface Dealt {

    /** The cards a player holds after these moves, which he sees; none before they are dealt. */
    List<String> hand(int player, List<String> moves);

    /** The cards that lie open after these moves. */
    default List<String> open(List<String> moves) {
        return List.of();
    }

    /** The table as a player sees it: the others' cards lie face down until the game is over. */
    static Optional<Board> board(Dealt dealt, ExtensiveGame game, int node, int player, Words words) {
        List<String> moves = game.path(node);
        boolean over = game.tree().isTerminal(node);
        List<Figure.Hand> rows = new ArrayList<>();
        for (int i = 0; i < game.players(); i++) {
            List<String> held = dealt.hand(i, moves);
            if (i == player || held.isEmpty()) continue;
            rows.add(new Figure.Hand(
                    words.say("core.hand.other"),
                    held.stream()
                            .map(card -> over ? up(card, Tone.SECOND) : Figure.Card.down("?", Tone.SECOND))
                            .toList()));
        }
        row(rows, words.say("core.hand.table"), dealt.open(moves), Tone.PLAIN);
        row(rows, words.say("core.hand.own"), dealt.hand(player, moves), Tone.FIRST);
        return rows.isEmpty() ? Optional.empty() : Optional.of(Board.still(new Figure.Cards(rows)));
    }

    private static void row(List<Figure.Hand> rows, String label, List<String> cards, Tone tone) {
        if (!cards.isEmpty())
            rows.add(new Figure.Hand(
                    label, cards.stream().map(card -> up(card, tone)).toList()));
    }

    private static Figure.Card up(String card, Tone tone) {
        return Figure.Card.up(card, tone);
    }

    /** The two cards of a deal that is written as both in brackets, the first player's first. */
    static List<String> pair(int player, List<String> moves) {
        if (moves.isEmpty()) return List.of();
        String deal = moves.getFirst();
        return List.of(deal.substring(1, deal.length() - 1).split(",", -1)[player]);
    }

    /** The one card that chance gives player I, who alone sees it. */
    static List<String> single(int player, List<String> moves) {
        return player > 0 || moves.isEmpty() ? List.of() : List.of(moves.getFirst());
    }
}
