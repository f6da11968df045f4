package hissho.app.play;

import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks back on a finished game for the person's mistakes: moves after which best play gives less than before them. Where chance or what is hidden leaves only
 * an expectation, moves are compared with those of best play.
 *
 * @param judged how many of the person's moves could be judged by what stood after them
 * @param mistakes those that gave something away, in the order of the game
 * @param followed how many of the others best play makes too
 * @param departures those that best play does not make
 */
public record Review(int judged, List<Review.Mistake> mistakes, int followed, List<Review.Departure> departures) {

    /** A move that best play does not make there. */
    public record Departure(int number, Move move, Advice before) {

        public List<Move> best() {
            return best(before);
        }

        private static List<Move> best(Advice advice) {
            return switch (advice.choice()) {
                case Choice.Best(List<Move> moves) -> moves;
                case Choice.Mixed(List<Weighted> moves) ->
                    moves.stream().map(Weighted::move).toList();
                case Choice.Any() -> List.of();
            };
        }

        /** Whether there is something to compare with; where one equilibrium of several is advised, another move may be as good. */
        private static boolean isKnown(Advice advice) {
            return !(advice.choice() instanceof Choice.Any) && advice.standing() instanceof Standing.Worth;
        }
    }

    /**
     * A move that gave something away.
     *
     * @param number the number of the move in the game, from 1
     * @param before what the person could have had, and what would have kept it
     * @param after what was left
     * @param left what the position after it is worth, where it says so
     */
    public record Mistake(int number, Move move, Advice before, Standing after, Optional<Message> left) {

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

    /** All moves of the person that lowered what best play gives, or that it does not make. */
    public static Review all(Match match, Progress progress) {
        int judged = 0;
        int followed = 0;
        List<Mistake> mistakes = new ArrayList<>();
        List<Departure> departures = new ArrayList<>();
        for (int k = 0; k < match.made().size(); k++) {
            Optional<Mistake> looked = looked(match, k, progress);
            if (looked.isPresent()) {
                judged++;
                if (looked.get().gaveAway()) mistakes.add(looked.get());
                continue;
            }
            Match.Made each = match.made().get(k);
            if (!isPersons(match, each)) continue;
            Advice before = each.at().advice(progress);
            if (!Departure.isKnown(before)) continue;
            if (Departure.best(before).contains(each.move())) followed++;
            else if (!before.others().contains(each.move())) departures.add(new Departure(k + 1, each.move(), before));
        }
        return new Review(judged, List.copyOf(mistakes), followed, List.copyOf(departures));
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
        if (!isPersons(match, each)) return Optional.empty();
        Advice before = each.at().advice(progress);
        if (!(before.standing() instanceof Standing.Sure)) return Optional.empty();
        Position left = each.at().after(each.move());
        return stands(left, match.person(), progress)
                .map(after -> new Mistake(k + 1, each.move(), before, after, worth(left, progress)));
    }

    /** The first reason for how a position stands. */
    private static Optional<Message> worth(Position position, Progress progress) {
        return position.table().turn() instanceof Turn.Of
                ? position.advice(progress).why().stream().findFirst()
                : Optional.empty();
    }

    private static boolean isPersons(Match match, Match.Made each) {
        return each.at().table().turn() instanceof Turn.Of(int player) && player == match.person();
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
