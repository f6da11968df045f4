package hissho.card.tanhinmin.graph;

import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Part;
import hissho.play.Place;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.progress.Kept;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The graph game as two people play it. A move is the label of a card or {@code pass}; two passes in a row on an empty table end the
 * game without a winner.
 *
 * @param game the position, seen by the player to move
 * @param passed whether the move before was a pass on the empty table
 * @param last what lies where when the game is over
 */
public record GraphPlay(Kept<Values> values, GraphGame game, int mover, boolean passed, Optional<Last> last)
        implements Position {

    /** The end of a game: how it ended, the two hands and the card on the table. */
    private record Last(Ending ending, List<Long> hands, int table) {}

    public static GraphPlay start(GraphGame game) {
        return new GraphPlay(new Kept<>(progress -> Values.of(game, progress)), game, 0, false, Optional.empty());
    }

    @Override
    public Table table() {
        return last.map(end -> Table.over(end.ending)).orElseGet(() -> Table.two(mover));
    }

    @Override
    public Moves moves() {
        if (last.isPresent()) return Moves.none();
        List<Move> moves = new ArrayList<>();
        for (int card : Bits.list(game.playable())) moves.add(card(card));
        if (game.mayPass()) moves.add(pass());
        return Moves.of(moves);
    }

    /** A card by its label, and by its number too where the hand has another one labelled so. */
    private Move card(int card) {
        String label = game.graph().label(card);
        boolean twice = Bits.list(game.mover()).stream()
                .anyMatch(other -> other != card && game.graph().label(other).equals(label));
        return new Move(
                List.of(new Part.Spot(Integer.toString(card))),
                twice ? label + "/" + card : label,
                Message.of("tanhinmin.play.card", label));
    }

    private Move pass() {
        return Move.named("pass", Message.of(game.emptyTable() ? "tanhinmin.play.pass-empty" : "tanhinmin.play.pass"));
    }

    private List<Long> hands() {
        return mover == 0 ? List.of(game.mover(), game.other()) : List.of(game.other(), game.mover());
    }

    @Override
    public Position after(Move move) {
        if (game.mayPass() && move.equals(pass())) {
            boolean onEmpty = game.emptyTable();
            return onEmpty && passed
                    ? over(new Last(Ending.drawn(), hands(), GraphGame.EMPTY))
                    : next(game.turned(), onEmpty);
        }
        int card = Bits.list(game.playable()).stream()
                .filter(each -> card(each).equals(move))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move.notation()));
        if (!game.finishes(card) && game.cuts(card))
            return new GraphPlay(values, game.led(card), mover, false, Optional.empty());
        if (!game.finishes(card)) return next(game.played(card), false);
        List<Long> left = hands().stream().map(hand -> hand & ~Bits.bit(card)).toList();
        return over(new Last(Ending.wonBy(mover), left, card));
    }

    private GraphPlay next(GraphGame reached, boolean onEmpty) {
        return new GraphPlay(values, reached, 1 - mover, onEmpty, Optional.empty());
    }

    private GraphPlay over(Last end) {
        return new GraphPlay(values, game, mover, false, Optional.of(end));
    }

    @Override
    public Scene seenBy(int player, Words words) {
        List<Long> hands = last.map(Last::hands).orElseGet(this::hands);
        int onTable = last.map(Last::table).orElse(game.table());
        long playable = last.isPresent() ? 0 : game.playable();
        String text = words.say("tanhinmin.play.first", labels(hands.get(0), words)) + "\n"
                + words.say("tanhinmin.play.second", labels(hands.get(1), words)) + "\n"
                + (onTable == GraphGame.EMPTY
                        ? words.say("tanhinmin.play.empty-table")
                        : words.say("tanhinmin.play.table", game.graph().label(onTable)));
        Map<Place, String> places = new LinkedHashMap<>();
        for (int card : Bits.list(playable))
            places.put(new Place.Vertex(Integer.toString(card)), Integer.toString(card));
        return Scene.of(
                text,
                new Board(
                        GraphFigure.of(game.graph(), hands.get(0), hands.get(1), onTable, playable, List.of()),
                        places));
    }

    private String labels(long cards, Words words) {
        return cards == 0
                ? words.say("tanhinmin.play.no-cards")
                : Bits.list(cards).stream().map(game.graph()::label).collect(Collectors.joining(", "));
    }

    @Override
    public Advice advice(Progress progress) {
        List<Values.Valued> moves = new ArrayList<>();
        for (Values.Valued move :
                values.ask(progress, start -> start.at(game, mover == 1).moves()))
            moves.add(move.isPass() && passed ? new Values.Valued(move.card(), 0) : move);
        int value = moves.stream().mapToInt(Values.Valued::value).max().orElse(-1);
        List<Move> best = moves.stream()
                .filter(move -> move.value() == value)
                .map(move -> move.isPass() ? pass() : card(move.card()))
                .toList();
        return switch (value) {
            case 1 -> Advice.of(Standing.Sure.WIN, best, Message.of("tanhinmin.advice.graph-win"));
            case -1 -> Advice.of(Standing.Sure.LOSS, best, Message.of("tanhinmin.advice.graph-loss"));
            default -> Advice.of(Standing.Sure.DRAW, best, Message.of("tanhinmin.advice.graph-draw"));
        };
    }
}
