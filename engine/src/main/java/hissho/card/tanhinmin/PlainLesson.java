package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.WinningMoves;
import hissho.fact.ChoiceLesson;
import hissho.fact.Teacher;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** What a play leads to that somebody takes for a winning one: the other's reply that beats it. A move is a rank, and 0 is a pass. */
record PlainLesson(PlainSolution solution) {

    static Teacher of(PlainSolution solution) {
        PlainLesson lesson = new PlainLesson(solution);
        return new ChoiceLesson<>(lesson::moves, lesson::wins, PlainLesson::code, lesson::told);
    }

    private List<Integer> moves() {
        TanhinminGame.Plain game = solution.game();
        List<Integer> moves = new ArrayList<>(game.mover().ranksAbove(game.table()));
        moves.add(0);
        return moves;
    }

    private boolean wins(int move) {
        WinningMoves winning = solution.winningMoves();
        return move == 0 ? winning.pass() : winning.cards().contains(move);
    }

    private static String code(int move) {
        return move == 0 ? "pass" : String.valueOf(move);
    }

    private String told(Words words, int move) {
        return words.say("core.lesson.both", reply(words, move), right(words));
    }

    private String reply(Words words, int move) {
        TanhinminGame.Plain game = solution.game();
        String played = named(words, move);
        if (move > 0 && game.cuts(move)) return words.say("tanhinmin.lesson.cut", played);
        Hand left = move == 0 ? game.mover() : game.mover().without(move);
        WinningMoves replies = winning(game, game.other(), left, move);
        // Only two passes on an empty table leave the other without a winning reply to a move that does not win.
        return replies.none()
                ? words.say("tanhinmin.lesson.passed", played)
                : words.say("tanhinmin.lesson.reply", played, named(words, first(replies)));
    }

    private static WinningMoves winning(TanhinminGame.Plain game, Hand mover, Hand other, int table) {
        return game.cut()
                .map((EightCut cut) -> cut.winningMoves(mover, other, table))
                .orElseGet(() -> WinningMoves.of(mover, other, table));
    }

    private static int first(WinningMoves moves) {
        return moves.cards().isEmpty() ? 0 : moves.cards().getFirst();
    }

    private String right(Words words) {
        WinningMoves winning = solution.winningMoves();
        return winning.none()
                ? words.say("tanhinmin.lesson.none")
                : words.say("tanhinmin.lesson.wins", named(words, first(winning)));
    }

    private static String named(Words words, int move) {
        return move == 0 ? words.say("tanhinmin.pass") : String.valueOf(move);
    }
}
