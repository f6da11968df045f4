package hissho.card.trick.whist;

import hissho.play.Advice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Player;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table with two sides being played; a player plays all hands of his side, and a move is the name of a card. */
final class TablePosition implements Position {

    private final TableGame game;
    private final TableAnalysis analysis;
    private final TableState state;

    TablePosition(TableGame game, TableAnalysis analysis, TableState state) {
        this.game = game;
        this.analysis = analysis;
        this.state = state;
    }

    private TableRules rules() {
        return game.rules();
    }

    @Override
    public Player mover() {
        return rules().side(state.turn()) == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public List<Move> moves() {
        return game.pack().names(state.moves(rules())).stream().map(Move::new).toList();
    }

    @Override
    public Position after(Move move) {
        return new TablePosition(
                game, analysis, state.after(rules(), game.pack().number(move.notation())));
    }

    @Override
    public Optional<Ending> ending() {
        if (!state.over(rules())) return Optional.empty();
        int standing = standing(analysis.result(state));
        return Optional.of(standing == 0 ? Ending.drawn() : Ending.wonBy(standing > 0 ? Player.FIRST : Player.SECOND));
    }

    /** Positive where the first side wins with this result. */
    private int standing(List<Integer> result) {
        if (game.contract().isEmpty()) return Integer.signum(analysis.worth(result, 0));
        TableGame.Contract contract = game.contract().get();
        int taken = result.get(contract.side());
        boolean kept = rules().aim().wantsMore() ? taken >= contract.points() : taken <= contract.points();
        return kept == (contract.side() == 0) ? 1 : -1;
    }

    @Override
    public Message describe(Move move) {
        return Message.of(state.trick().isEmpty() ? "trick.move.lead" : "trick.move.answer", move.notation());
    }

    @Override
    public Scene scene(Words words) {
        TableWords table = new TableWords(game, words);
        List<String> lines = new ArrayList<>();
        List<List<Figure.Square>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        for (int seat = 0; seat < rules().seats(); seat++) {
            List<String> cards = game.pack().names(state.hands().get(seat));
            lines.add(table.seat(seat) + ": " + String.join(" ", cards));
            heads.add(table.seat(seat));
            Tone tone = rules().side(seat) == 0 ? Tone.FIRST : Tone.SECOND;
            rows.add(List.of(new Figure.Square(String.join(" ", cards), tone)));
        }
        if (!state.trick().isEmpty()) {
            String trick = String.join(
                    " ", state.trick().stream().map(game.pack().cards()::get).toList());
            lines.add(words.say("trick.table.scene.trick", trick));
            heads.add("");
            rows.add(List.of(new Figure.Square(trick, Tone.ACCENT)));
        }
        lines.add(words.say("trick.table.scene.taken", table.shares(state.taken())));
        if (!state.over(rules())) lines.add(words.say("trick.table.scene.turn", table.seat(state.turn())));
        return new Scene(String.join("\n", lines), new Figure.Grid(heads, List.of(), rows));
    }

    @Override
    public Advice advice() {
        List<TableAnalysis.Valued> best = analysis.best(state);
        List<Integer> result = best.getFirst().result();
        int standing = standing(result) * (mover() == Player.FIRST ? 1 : -1);
        List<Move> moves = best.stream()
                .map(valued -> new Move(game.pack().cards().get(valued.card())))
                .toList();
        Message why = rules().target().isPresent()
                ? Message.of("trick.table.why.target")
                : Message.of("trick.table.why", result.get(0), result.get(1));
        return new Advice(
                standing == 0 ? Advice.Standing.DRAW : standing > 0 ? Advice.Standing.WIN : Advice.Standing.LOSS,
                moves,
                List.of(why));
    }
}
