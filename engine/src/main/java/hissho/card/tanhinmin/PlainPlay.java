package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.Matching;
import hissho.card.tanhinmin.plain.StateDiagram;
import hissho.card.tanhinmin.plain.Walk;
import hissho.card.tanhinmin.plain.WinningMoves;
import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Spread;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
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
 * @param onTable the card to beat, 0 for none
 * @param passed whether the move before was a pass on the empty table
 * @param walk how the game walks through the state diagram of strategy W, where the hands began identical and one applies
 */
record PlainPlay(
        List<Hand> hands,
        int onTable,
        int mover,
        boolean passed,
        Optional<EightCut> cut,
        Optional<Walk> walk,
        Optional<Ending> ending)
        implements Position {

    static PlainPlay start(TanhinminGame.Plain game) {
        return new PlainPlay(
                List.of(game.mover(), game.other()), game.table(), 0, false, game.cut(), walk(game), Optional.empty());
    }

    private static Optional<Walk> walk(TanhinminGame.Plain game) {
        Hand hand = game.mover();
        boolean identical =
                hand.equals(game.other()) && game.table() == 0 && game.cut().isEmpty();
        if (!identical || hand.kinds() < 3) return Optional.empty();
        return StateDiagram.ofCopies(ClosedForms.copies(hand)).map(diagram -> Walk.start(diagram, hand.highest()));
    }

    private Hand own() {
        return hands.get(mover);
    }

    private Hand opposing() {
        return hands.get(1 - mover);
    }

    @Override
    public Table table() {
        return ending.map(Table::over).orElseGet(() -> Table.two(mover));
    }

    @Override
    public Moves moves() {
        if (ending.isPresent()) return Moves.none();
        List<Move> moves = new ArrayList<>();
        for (int card : own().ranksAbove(onTable)) moves.add(card(card));
        moves.add(pass());
        return Moves.of(moves);
    }

    private static Move card(int rank) {
        return Move.spot(Integer.toString(rank), Message.of("tanhinmin.play.card", rank));
    }

    private Move pass() {
        return Move.named("pass", Message.of(onTable == 0 ? "tanhinmin.play.pass-empty" : "tanhinmin.play.pass"));
    }

    @Override
    public PlainPlay after(Move move) {
        if (!moves().listed().contains(move))
            throw new IllegalArgumentException("not a legal move: " + move.notation());
        boolean first = mover == 0;
        if (move.equals(pass())) {
            Optional<Ending> end = onTable == 0 && passed ? Optional.of(Ending.drawn()) : Optional.empty();
            Optional<Walk> walked = walk.filter(w -> onTable > 0).map(w -> w.passed(first, hands.get(1)));
            return new PlainPlay(hands, 0, 1 - mover, onTable == 0, cut, walked.filter(Walk::onDiagram), end);
        }
        int card = Integer.parseInt(move.notation());
        Hand left = own().without(card);
        List<Hand> next = first ? List.of(left, hands.get(1)) : List.of(hands.get(0), left);
        Optional<Walk> walked =
                walk.map(w -> w.played(first, next.get(0), next.get(1))).filter(Walk::onDiagram);
        if (left.isEmpty())
            return new PlainPlay(next, card, mover, false, cut, walked, Optional.of(Ending.wonBy(mover)));
        boolean cuts = cut.map(EightCut::rank).orElse(0) == card;
        return new PlainPlay(next, cuts ? 0 : card, cuts ? mover : 1 - mover, false, cut, walked, Optional.empty());
    }

    @Override
    public Scene seenBy(int player, Words words) {
        List<String> lines = new ArrayList<>(List.of(
                words.say("tanhinmin.play.first", shown(hands.get(0), words)),
                words.say("tanhinmin.play.second", shown(hands.get(1), words)),
                onTable == 0 ? words.say("tanhinmin.play.empty-table") : words.say("tanhinmin.play.table", onTable)));
        List<Board> boards = new ArrayList<>();
        boards.add(cards(player, words));
        walk.ifPresent(w -> {
            String where = words.say("tanhinmin.play.walk", w.state(), w.round());
            lines.add(where);
            boards.add(Board.still(DiagramFigure.of(w.diagram(), w.path(), w.state()))
                    .titled(where));
        });
        return new Scene(String.join("\n", lines), List.of(), boards);
    }

    private static String shown(Hand hand, Words words) {
        return hand.isEmpty() ? words.say("tanhinmin.play.no-cards") : PlainReport.cards(hand.cards());
    }

    private Board cards(int player, Words words) {
        Spread spread = new Spread();
        hand(spread, 1 - player, words.say("core.hand.other"));
        spread.row(
                words.say("core.hand.table"),
                onTable == 0 ? List.of() : List.of(Figure.Card.up(Integer.toString(onTable), Tone.ACCENT)));
        hand(spread, player, words.say("core.hand.own"));
        return spread.board();
    }

    private void hand(Spread spread, int player, String label) {
        List<String> ranks =
                hands.get(player).cards().stream().map(Object::toString).toList();
        Tone tone = player == 0 ? Tone.FIRST : Tone.SECOND;
        spread.row(
                label,
                ranks.stream().map(rank -> Figure.Card.up(rank, tone)).toList(),
                player == mover ? ranks : List.of());
    }

    @Override
    public Advice advice(Progress progress) {
        WinningMoves winning = cut.map(rule -> rule.winningMoves(own(), opposing(), onTable))
                .orElseGet(() -> WinningMoves.of(own(), opposing(), onTable));
        if (winning.none()) return lost();
        List<Move> best = new ArrayList<>();
        for (int card : winning.cards()) best.add(card(card));
        if (winning.pass()) best.add(pass());
        return Advice.of(Standing.Sure.WIN, best, why("tanhinmin.advice.win"));
    }

    /** Every move loses, unless the opponent has just passed on the empty table: then a pass ends the game without a winner. */
    private Advice lost() {
        if (passed && onTable == 0)
            return Advice.of(Standing.Sure.DRAW, List.of(pass()), Message.of("tanhinmin.advice.draw"));
        return new Advice(Standing.Sure.LOSS, new Choice.Any(), List.of(why("tanhinmin.advice.loss")));
    }

    private Message why(String key) {
        if (cut.isPresent()) return Message.of(key + "-eight");
        Hand beaten = opposing().withoutLowest();
        int gained = Matching.number(own(), onTable > 0 ? beaten.plus(onTable) : beaten);
        int lost = Matching.number(opposing(), own().withoutLowest());
        return Message.of(onTable > 0 ? key + "-table" : key, gained, lost);
    }
}
