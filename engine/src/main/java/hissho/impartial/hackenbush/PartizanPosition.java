package hissho.impartial.hackenbush;

import hissho.play.legacy.Advice;
import hissho.play.legacy.Ending;
import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import hissho.play.legacy.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/** A coloured picture two people can play: player I cuts blue, player II red, both cut green; who cannot cut loses. */
record PartizanPosition(ColouredPicture game, PartizanSearch search, long present, Player mover) implements Position {

    static PartizanPosition start(ColouredPicture game, Player mover) {
        return new PartizanPosition(game, new PartizanSearch(game, Progress.none()), game.whole(), mover);
    }

    @Override
    public List<Move> moves() {
        return moves(search.cuts(present, mover));
    }

    private static List<Move> moves(List<Integer> edges) {
        return edges.stream().map(e -> new Move(e.toString())).toList();
    }

    @Override
    public Position after(Move move) {
        if (!moves().contains(move)) throw new IllegalArgumentException("not a legal move: " + move.notation());
        return new PartizanPosition(game, search, game.cut(present, Integer.parseInt(move.notation())), mover.other());
    }

    @Override
    public Optional<Ending> ending() {
        return search.cuts(present, mover).isEmpty() ? Optional.of(Ending.wonBy(mover.other())) : Optional.empty();
    }

    @Override
    public Message describe(Move move) {
        int edge = Integer.parseInt(move.notation());
        Picture picture = game.picture();
        return Message.of(
                "hackenbush.cut-colour",
                edge,
                picture.said(picture.from(edge)),
                picture.said(picture.to(edge)),
                Message.of("hackenbush.colour." + game.colours().get(edge).plain()));
    }

    @Override
    public Scene scene(Words words) {
        return game.layout()
                .scene(
                        game.picture(),
                        ColouredPicture.set(present),
                        e -> game.colours().get(e).tone());
    }

    @Override
    public Advice advice() {
        List<Integer> winning = search.winningCuts(present, mover);
        Message why = Message.of(winning.isEmpty() ? "hackenbush.why.loss" : "hackenbush.why.win");
        return winning.isEmpty()
                ? new Advice(Advice.Standing.LOSS, moves(), List.of(why))
                : new Advice(Advice.Standing.WIN, moves(winning), List.of(why));
    }
}
