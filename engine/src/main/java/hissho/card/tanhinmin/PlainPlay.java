package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.Matching;
import hissho.card.tanhinmin.plain.StateDiagram;
import hissho.card.tanhinmin.plain.Walk;
import hissho.card.tanhinmin.plain.WinningMoves;
import hissho.play.legacy.Advice;
import hissho.play.legacy.Ending;
import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import hissho.play.legacy.Scene;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The plain game as two people play it. A move is a rank or {@code pass}; two passes in a row on an empty table end the game without
 * a winner.
 *
 * @param hands the first player's hand and the second's
 * @param passed whether the move before was a pass on the empty table
 * @param walk how the game walks through the state diagram of strategy W, where the hands began identical and one applies
 */
record PlainPlay(
        List<Hand> hands,
        int table,
        Player mover,
        boolean passed,
        Optional<EightCut> cut,
        Optional<Walk> walk,
        Optional<Ending> ending)
        implements Position {

    private static final Move PASS = new Move("pass");

    static PlainPlay start(TanhinminGame.Plain game) {
        return new PlainPlay(
                List.of(game.mover(), game.other()),
                game.table(),
                Player.FIRST,
                false,
                game.cut(),
                walk(game),
                Optional.empty());
    }

    private static Optional<Walk> walk(TanhinminGame.Plain game) {
        Hand hand = game.mover();
        boolean identical =
                hand.equals(game.other()) && game.table() == 0 && game.cut().isEmpty();
        if (!identical || hand.kinds() < 3) return Optional.empty();
        return StateDiagram.ofCopies(ClosedForms.copies(hand)).map(diagram -> Walk.start(diagram, hand.highest()));
    }

    Hand own() {
        return hands.get(mover == Player.FIRST ? 0 : 1);
    }

    Hand opposing() {
        return hands.get(mover == Player.FIRST ? 1 : 0);
    }

    @Override
    public List<Move> moves() {
        if (ending.isPresent()) return List.of();
        List<Move> moves = new ArrayList<>();
        for (int card : own().ranksAbove(table)) moves.add(new Move(Integer.toString(card)));
        moves.add(PASS);
        return moves;
    }

    @Override
    public PlainPlay after(Move move) {
        boolean first = mover == Player.FIRST;
        if (move.equals(PASS)) {
            Optional<Ending> end = table == 0 && passed ? Optional.of(Ending.drawn()) : Optional.empty();
            Optional<Walk> walked = walk.filter(w -> table > 0).map(w -> w.passed(first, hands.get(1)));
            return new PlainPlay(hands, 0, mover.other(), table == 0, cut, walked.filter(Walk::onDiagram), end);
        }
        int card = Integer.parseInt(move.notation());
        Hand left = own().without(card);
        List<Hand> next = first ? List.of(left, hands.get(1)) : List.of(hands.get(0), left);
        Optional<Walk> walked =
                walk.map(w -> w.played(first, next.get(0), next.get(1))).filter(Walk::onDiagram);
        if (left.isEmpty())
            return new PlainPlay(next, card, mover, false, cut, walked, Optional.of(Ending.wonBy(mover)));
        boolean cuts = cut.map(EightCut::rank).orElse(0) == card;
        Player turn = cuts ? mover : mover.other();
        return new PlainPlay(next, cuts ? 0 : card, turn, false, cut, walked, Optional.empty());
    }

    @Override
    public Message describe(Move move) {
        if (!move.equals(PASS)) return Message.of("tanhinmin.play.card", move.notation());
        return Message.of(table == 0 ? "tanhinmin.play.pass-empty" : "tanhinmin.play.pass");
    }

    @Override
    public Scene scene(Words words) {
        String onTable =
                table == 0 ? words.say("tanhinmin.play.empty-table") : words.say("tanhinmin.play.table", table);
        String text = words.say(
                        "tanhinmin.play.first", PlainReport.cards(hands.get(0).cards())) + "\n"
                + words.say(
                        "tanhinmin.play.second", PlainReport.cards(hands.get(1).cards())) + "\n" + onTable;
        return walk.map(w -> new Scene(
                        text + "\n" + words.say("tanhinmin.play.walk", w.state(), w.round()),
                        HandsFigure.of(hands, table, w)))
                .orElseGet(() -> new Scene(text, HandsFigure.of(hands, table)));
    }

    @Override
    public Advice advice() {
        WinningMoves winning = cut.map(rule -> rule.winningMoves(own(), opposing(), table))
                .orElseGet(() -> WinningMoves.of(own(), opposing(), table));
        if (winning.none()) return lost();
        List<Move> best = new ArrayList<>();
        for (int card : winning.cards()) best.add(new Move(Integer.toString(card)));
        if (winning.pass()) best.add(PASS);
        return new Advice(Advice.Standing.WIN, best, why("tanhinmin.advice.win"));
    }

    /** Every move loses, unless the opponent has just passed on the empty table: then a pass ends the game without a winner. */
    private Advice lost() {
        if (passed && table == 0)
            return new Advice(Advice.Standing.DRAW, List.of(PASS), List.of(Message.of("tanhinmin.advice.draw")));
        return new Advice(Advice.Standing.LOSS, moves(), why("tanhinmin.advice.loss"));
    }

    private List<Message> why(String key) {
        if (cut.isPresent()) return List.of(Message.of(key + "-eight"));
        Hand beaten = opposing().withoutLowest();
        int gained = Matching.number(own(), table > 0 ? beaten.plus(table) : beaten);
        int lost = Matching.number(opposing(), own().withoutLowest());
        return List.of(Message.of(table > 0 ? key + "-table" : key, gained, lost));
    }
}
