package hissho.extensive.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tic-tac-toe as a kind of game. */
final class TicTacToeKind implements Kind<TicTacToe> {

    private static final Field<String> BOARD =
            Field.optional("board", Shape.text(), TicTacToe.EMPTY).looksLike("marks");

    @Override
    public Listing listing() {
        return new Listing("tic-tac-toe", "extensive", Chapter.EXTENSIVE);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(BOARD);
    }

    @Override
    public List<String> facts() {
        return TicTacToe.Solved.FACTS;
    }

    @Override
    public TicTacToe read(Node document) {
        String board = BOARD.in(document).replaceAll("[\\s/|]", "").toLowerCase(Locale.ROOT);
        if (!board.matches("[xo.]{9}")) throw document.get("board").bad("extensive.bad.board");
        if (!TicTacToe.isLegal(board)) throw document.get("board").bad("extensive.bad.board-turns");
        return new TicTacToe(board);
    }

    @Override
    public Optional<Message> unplayable(TicTacToe game) {
        return Optional.of(Message.of("extensive.tic-tac-toe.not-played"));
    }

    @Override
    public Optional<Position> play(TicTacToe game, Progress progress) {
        return TicTacToe.isOver(game.board()) ? Optional.empty() : Optional.of(TicTacToePlay.start(game));
    }

    @Override
    public Solution solve(TicTacToe game, Progress progress) {
        return game.solved(progress);
    }
}
