package hissho.app.play;

import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks back on a finished game for the person's mistakes: moves after which best play gives less than before them.
 *
 * @param judged how many of the person's moves could be judged
 * @param mistakes those that gave something away, in the order of the game
 */
public record Review(int judged, List<Review.Mistake> mistakes) {

    /**
     * A move that gave something away.
     *
     * @param number the number of the move in the game, from 1
     * @param before what the person could have had, and what would have kept it
     * @param after what was left
     */
    public record Mistake(int number, Move move, Advice before, Standing after) {

        public Optional<Move> better() {
            return before.choice() instanceof Choice.Best(List<Move> best)
                    ? Optional.of(best.getFirst())
                    : Optional.empty();
        }

        public List<Message> why() {
            return before.why();
        }

        boolean gaveAway() {
            return worth(before.standing()) > worth(after);
        }
    }

    /** All moves of the person that lowered what best play gives. */
    public static Review all(Match match, Progress progress) {
        int judged = 0;
        List<Mistake> mistakes = new ArrayList<>();
        for (int k = 0; k < match.made().size(); k++) {
            Optional<Mistake> looked = looked(match, k, progress);
            if (looked.isEmpty()) continue;
            judged++;
            if (looked.get().gaveAway()) mistakes.add(looked.get());
        }
        return new Review(judged, List.copyOf(mistakes));
    }

    /** The last move of the person that lowered what best play gives; nothing where every one was as good as any. */
    static Optional<Mistake> last(Match match, Progress progress) {
        for (int k = match.made().size() - 1; k >= 0; k--) {
            Optional<Mistake> looked = looked(match, k, progress).filter(Mistake::gaveAway);
            if (looked.isPresent()) return looked;
        }
        return Optional.empty();
    }

    /** A move of the person with what stood before and after it; nothing where it was another's or cannot be judged. */
    private static Optional<Mistake> looked(Match match, int k, Progress progress) {
        Match.Made each = match.made().get(k);
        if (!(each.at().table().turn() instanceof Turn.Of(int player)) || player != match.person())
            return Optional.empty();
        Advice before = each.at().advice(progress);
        if (!(before.standing() instanceof Standing.Sure)) return Optional.empty();
        return stands(each.at().after(each.move()), player, progress)
                .map(after -> new Mistake(k + 1, each.move(), before, after));
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
