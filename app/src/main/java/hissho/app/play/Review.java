package hissho.app.play;

import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;

/** Looks back on a finished game for the person's last mistake: a move after which best play gives less than before it. */
final class Review {

    private Review() {}

    /**
     * A move that gave something away.
     *
     * @param number the number of the move in the game, from 1
     * @param before what the person could have had, and what would have kept it
     * @param after what was left
     */
    record Mistake(int number, Move move, Advice before, Standing after) {

        Optional<Move> better() {
            return before.choice() instanceof Choice.Best(List<Move> best)
                    ? Optional.of(best.getFirst())
                    : Optional.empty();
        }

        List<Message> why() {
            return before.why();
        }
    }

    /** The last move of the person that lowered what best play gives; nothing where every one was as good as any. */
    static Optional<Mistake> of(Match match, Progress progress) {
        List<Match.Made> made = match.made();
        for (int k = made.size() - 1; k >= 0; k--) {
            Match.Made each = made.get(k);
            if (!(each.at().table().turn() instanceof Turn.Of(int player)) || player != match.person()) continue;
            Advice before = each.at().advice(progress);
            Optional<Standing> after = stands(each.at().after(each.move()), player, progress);
            if (after.isPresent() && worth(before.standing()) > worth(after.get()))
                return Optional.of(new Mistake(k + 1, each.move(), before, after.get()));
        }
        return Optional.empty();
    }

    /** How a position of a game that is won or lost stands for one of two players. */
    private static Optional<Standing> stands(Position position, int player, Progress progress) {
        return switch (position.table().turn()) {
            case Turn.Over(var ending) ->
                !ending.payoffs().isEmpty()
                        ? Optional.empty()
                        : Optional.of(ending.winner()
                                .map(winner -> winner == player ? Standing.Sure.WIN : Standing.Sure.LOSS)
                                .orElse(Standing.Sure.DRAW));
            case Turn.Of(int mover)
            when position.table().players().size() == 2 ->
                position.advice(progress).standing() instanceof Standing.Sure sure
                        ? Optional.of(mover == player ? sure : turned(sure))
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Standing.Sure turned(Standing.Sure sure) {
        return switch (sure) {
            case WIN -> Standing.Sure.LOSS;
            case LOSS -> Standing.Sure.WIN;
            case DRAW -> Standing.Sure.DRAW;
        };
    }

    private static int worth(Standing standing) {
        return standing == Standing.Sure.WIN ? 1 : standing == Standing.Sure.LOSS ? -1 : 0;
    }
}
