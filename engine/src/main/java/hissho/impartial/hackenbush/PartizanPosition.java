package hissho.impartial.hackenbush;

import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.progress.Kept;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;

/** A coloured picture two people can play: player I cuts blue, player II red, both cut green; who cannot cut loses. */
record PartizanPosition(ColouredPicture game, Kept<PartizanSearch> search, long present, int mover)
        implements Position {

    static PartizanPosition start(ColouredPicture game) {
        return new PartizanPosition(game, new Kept<>(progress -> new PartizanSearch(game, progress)), game.whole(), 0);
    }

    private List<Integer> cuts() {
        return PartizanSearch.cuts(game, present, mover);
    }

    @Override
    public Table table() {
        return cuts().isEmpty() ? Table.over(Ending.wonBy(1 - mover)) : Table.two(mover);
    }

    @Override
    public Moves moves() {
        return Moves.of(moves(cuts()));
    }

    private List<Move> moves(List<Integer> edges) {
        return edges.stream()
                .map(edge -> Move.spot(edge.toString(), words(edge)))
                .toList();
    }

    private Message words(int edge) {
        Picture picture = game.picture();
        return Message.of(
                "hackenbush.cut-colour",
                edge,
                picture.said(picture.from(edge)),
                picture.said(picture.to(edge)),
                Message.of("hackenbush.colour." + game.colours().get(edge).plain()));
    }

    @Override
    public Position after(Move move) {
        int edge = cuts().stream()
                .filter(each -> each.toString().equals(move.notation()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move.notation()));
        return new PartizanPosition(game, search, game.cut(present, edge), 1 - mover);
    }

    @Override
    public Scene seenBy(int player, Words words) {
        return game.layout()
                .scene(
                        game.picture(),
                        ColouredPicture.set(present),
                        e -> game.colours().get(e).tone());
    }

    @Override
    public Advice advice(Progress progress) {
        List<Integer> winning = search.ask(progress, asked -> asked.winningCuts(present, mover));
        return winning.isEmpty()
                ? new Advice(Standing.Sure.LOSS, new Choice.Any(), List.of(Message.of("hackenbush.why.loss")))
                : Advice.of(Standing.Sure.WIN, moves(winning), Message.of("hackenbush.why.win"));
    }
}
