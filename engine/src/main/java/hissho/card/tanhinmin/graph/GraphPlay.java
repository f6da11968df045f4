package hissho.card.tanhinmin.graph;

import hissho.play.legacy.Advice;
import hissho.play.legacy.Ending;
import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import hissho.play.legacy.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The graph game as two people play it. A move is the label of a card or {@code pass}; two passes in a row on an empty table end the
 * game without a winner.
 *
 * @param passed whether the move before was a pass on the empty table
 */
public record GraphPlay(Values values, Player mover, boolean passed, Optional<Ending> ending) implements Position {

    private static final Move PASS = new Move("pass");

    public static GraphPlay start(GraphGame game) {
        return new GraphPlay(Values.of(game, Progress.none()), Player.FIRST, false, Optional.empty());
    }

    private GraphGame game() {
        return values.game();
    }

    @Override
    public List<Move> moves() {
        if (ending.isPresent()) return List.of();
        List<Move> moves = new ArrayList<>();
        for (int card : Bits.list(game().playable())) {
            Move move = new Move(game().graph().label(card));
            if (!moves.contains(move)) moves.add(move);
        }
        if (game().mayPass()) moves.add(PASS);
        return moves;
    }

    @Override
    public Position after(Move move) {
        if (move.equals(PASS)) {
            boolean onEmpty = game().emptyTable();
            if (onEmpty && passed) return new GraphPlay(values, mover.other(), true, Optional.of(Ending.drawn()));
            return new GraphPlay(values.turned(), mover.other(), onEmpty, Optional.empty());
        }
        int card = card(move);
        if (game().finishes(card)) return new GraphPlay(values, mover, false, Optional.of(Ending.wonBy(mover)));
        return new GraphPlay(values.played(card), mover.other(), false, Optional.empty());
    }

    private int card(Move move) {
        return Bits.list(game().playable()).stream()
                .filter(card -> game().graph().label(card).equals(move.notation()))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Message describe(Move move) {
        if (!move.equals(PASS)) return Message.of("tanhinmin.play.card", move.notation());
        return Message.of(game().emptyTable() ? "tanhinmin.play.pass-empty" : "tanhinmin.play.pass");
    }

    @Override
    public Scene scene(Words words) {
        boolean first = mover == Player.FIRST;
        String table = game().emptyTable()
                ? words.say("tanhinmin.play.empty-table")
                : words.say("tanhinmin.play.table", game().graph().label(game().table()));
        String text = words.say("tanhinmin.play.first", labels(first ? game().mover() : game().other())) + "\n"
                + words.say("tanhinmin.play.second", labels(first ? game().other() : game().mover())) + "\n" + table;
        return new Scene(text, GraphFigure.of(first ? game() : seenFromFirst(), List.of()));
    }

    /** The picture keeps the first player's cards on top; the arrow from the table card is left to the text then. */
    private GraphGame seenFromFirst() {
        return game().turned();
    }

    private String labels(long cards) {
        return Bits.list(cards).stream().map(game().graph()::label).collect(Collectors.joining(", "));
    }

    @Override
    public Advice advice() {
        List<Values.Valued> moves = new ArrayList<>();
        for (Values.Valued move : values.moves())
            moves.add(move.isPass() && passed ? new Values.Valued(move.card(), 0) : move);
        int value = moves.stream().mapToInt(Values.Valued::value).max().orElse(-1);
        List<Move> best = moves.stream()
                .filter(move -> move.value() == value)
                .map(move -> move.isPass() ? PASS : new Move(game().graph().label(move.card())))
                .distinct()
                .toList();
        return switch (value) {
            case 1 -> new Advice(Advice.Standing.WIN, best, List.of(Message.of("tanhinmin.advice.graph-win")));
            case -1 -> new Advice(Advice.Standing.LOSS, best, List.of(Message.of("tanhinmin.advice.graph-loss")));
            default -> new Advice(Advice.Standing.DRAW, best, List.of(Message.of("tanhinmin.advice.graph-draw")));
        };
    }
}
