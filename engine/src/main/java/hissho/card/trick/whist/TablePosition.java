package hissho.card.trick.whist;

import hissho.number.Rational;
import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Spread;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.play.Turn;
import hissho.progress.Kept;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A table being played. With two sides a player plays all hands of a side; where each plays for himself, every seat is a player. All
 * hands lie open, and a move is the name of a card.
 */
final class TablePosition implements Position {

    private final TableGame game;
    private final Kept<TableAnalysis> analysis;
    private final TableState state;
    /** The cards of the trick before, the lead first; nothing before the first trick was taken. */
    private final List<Integer> taken;

    private TablePosition(TableGame game, Kept<TableAnalysis> analysis, TableState state, List<Integer> taken) {
        this.game = game;
        this.analysis = analysis;
        this.state = state;
        this.taken = List.copyOf(taken);
    }

    static TablePosition start(TableGame game) {
        return new TablePosition(
                game, new Kept<>(progress -> new TableAnalysis(game.rules(), progress)), game.start(), List.of());
    }

    private TableRules rules() {
        return game.rules();
    }

    @Override
    public Table table() {
        return new Table(
                IntStream.range(0, rules().sides())
                        .mapToObj(side -> TableWords.named(rules(), side))
                        .toList(),
                state.over(rules()) ? new Turn.Over(ending()) : new Turn.Of(rules().side(state.turn())));
    }

    @Override
    public Moves moves() {
        return Moves.of(
                game.pack().names(state.moves(rules())).stream().map(this::move).toList());
    }

    private Move move(String card) {
        return Move.spot(card, Message.of(state.trick().isEmpty() ? "trick.move.lead" : "trick.move.answer", card));
    }

    @Override
    public Position after(Move move) {
        if (!moves().listed().contains(move))
            throw new IllegalArgumentException("not a legal move: " + move.notation());
        int card = game.pack().number(move.notation());
        TableState next = state.after(rules(), card);
        List<Integer> trick = new ArrayList<>(state.trick());
        trick.add(card);
        return new TablePosition(game, analysis, next, next.trick().isEmpty() ? trick : taken);
    }

    private Ending ending() {
        if (rules().eachForHimself())
            return Ending.paying(state.result(rules()).stream()
                    .map(points -> Rational.of(rules().aim().wantsMore() ? points : -points))
                    .toList());
        int standing = standing(result());
        return standing == 0 ? Ending.drawn() : Ending.wonBy(standing > 0 ? 0 : 1);
    }

    /** What each of two sides has at the end; with a target, 1 for the side that reached it or is ahead. */
    private List<Integer> result() {
        if (rules().target().isEmpty()) return state.result(rules());
        int ahead = state.declared(rules())
                .map(side -> side == 0 ? 1 : -1)
                .orElseGet(() ->
                        Integer.signum(state.taken().get(0) - state.taken().get(1)));
        return List.of(ahead > 0 ? 1 : 0, ahead < 0 ? 1 : 0);
    }

    /** Positive where the first side wins with this result. */
    private int standing(List<Integer> result) {
        if (game.contract().isEmpty()) {
            int lead = Integer.signum(result.get(0) - result.get(1));
            return rules().aim().wantsMore() ? lead : -lead;
        }
        TableGame.Contract contract = game.contract().get();
        int taken = result.get(contract.side());
        boolean kept = rules().aim().wantsMore() ? taken >= contract.points() : taken <= contract.points();
        return kept == (contract.side() == 0) ? 1 : -1;
    }

    @Override
    public Scene seenBy(int player, Words words) {
        TableWords table = new TableWords(game, words);
        List<String> lines = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        Spread spread = new Spread();
        List<String> playable = game.pack().names(state.moves(rules()));
        for (int seat = 0; seat < rules().seats(); seat++) {
            List<String> cards = game.pack().names(state.hands().get(seat));
            lines.add(table.seat(seat) + ": " + String.join(" ", cards));
            Tone tone = rules().side(seat) == 0 ? Tone.FIRST : Tone.SECOND;
            spread.row(
                    table.seat(seat),
                    cards.stream().map(card -> Figure.Card.up(card, tone)).toList(),
                    seat == state.turn() && !playable.isEmpty() ? cards : List.of());
        }
        List<String> trick =
                state.trick().stream().map(game.pack().cards()::get).toList();
        if (!trick.isEmpty()) lines.add(words.say("trick.table.scene.trick", String.join(" ", trick)));
        boolean shows = trick.isEmpty() && !taken.isEmpty();
        spread.row(
                words.say(shows ? "core.hand.last" : "core.hand.table"),
                (shows ? taken.stream().map(game.pack().cards()::get).toList() : trick)
                        .stream()
                                .map(card -> Figure.Card.up(card, shows ? Tone.MUTED : Tone.ACCENT))
                                .toList());
        notes.add(words.say("trick.table.scene.taken", table.shares(state.taken())));
        if (!state.over(rules())) notes.add(words.say("trick.table.scene.turn", table.seat(state.turn())));
        lines.addAll(notes);
        return new Scene(String.join("\n", lines), notes, List.of(spread.board()));
    }

    @Override
    public Advice advice(Progress progress) {
        List<TableAnalysis.Valued> best = analysis.ask(progress, known -> known.best(state));
        List<Integer> result = best.getFirst().result();
        Choice moves = new Choice.Best(best.stream()
                .map(valued -> move(game.pack().cards().get(valued.card())))
                .toList());
        int side = rules().side(state.turn());
        if (rules().eachForHimself())
            return new Advice(
                    new Standing.Worth(Rational.of(result.get(side))),
                    moves,
                    List.of(Message.of("trick.table.why.each", result.get(side))));
        int standing = standing(result) * (side == 0 ? 1 : -1);
        Message why = rules().target().isPresent()
                ? Message.of("trick.table.why.target")
                : Message.of("trick.table.why", result.get(0), result.get(1));
        return new Advice(
                standing == 0 ? Standing.Sure.DRAW : standing > 0 ? Standing.Sure.WIN : Standing.Sure.LOSS,
                moves,
                List.of(why));
    }
}
