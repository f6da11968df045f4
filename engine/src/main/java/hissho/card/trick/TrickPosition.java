package hissho.card.trick;

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
import hissho.play.Turn;
import hissho.progress.Kept;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A single-suit deal being played: Left is the first player, Right the second; a move is the rank of a card. */
final class TrickPosition implements Position {

    private static final List<Message> PLAYERS = List.of(Message.of("trick.left"), Message.of("trick.right"));

    private final Kept<Analysis> analysis;
    private final TrickGame game;
    private final SuitState state;
    private final Optional<Integer> lead;
    /** The ranks of the trick before, the lead first; nothing before the first trick was taken. */
    private final List<Integer> taken;

    private TrickPosition(
            Kept<Analysis> analysis, TrickGame game, SuitState state, Optional<Integer> lead, List<Integer> taken) {
        this.analysis = analysis;
        this.game = game;
        this.state = state;
        this.lead = lead;
        this.taken = List.copyOf(taken);
    }

    static TrickPosition start(TrickGame game) {
        return new TrickPosition(
                new Kept<>(progress -> TrickKind.analysis(game, progress)),
                game,
                SuitState.start(game.deal(), game.leftLeads()),
                Optional.empty(),
                List.of());
    }

    private boolean leftMoves() {
        return state.leftLeads() == lead.isEmpty();
    }

    private Deal deal() {
        return game.deal();
    }

    private SuitRules rules() {
        return game.rules();
    }

    @Override
    public Table table() {
        return new Table(PLAYERS, ended() ? new Turn.Over(ending()) : new Turn.Of(leftMoves() ? 0 : 1));
    }

    @Override
    public Moves moves() {
        return ended() ? Moves.none() : Moves.of(moves(deal().ranks(leftMoves() ? state.left() : state.right())));
    }

    private List<Move> moves(List<Integer> ranks) {
        String key = lead.isEmpty() ? "trick.move.lead" : "trick.move.answer";
        return ranks.stream()
                .map(rank -> Move.spot(rank.toString(), Message.of(key, rank)))
                .toList();
    }

    @Override
    public Position after(Move move) {
        if (!moves().listed().contains(move))
            throw new IllegalArgumentException("not a legal move: " + move.notation());
        int rank = Integer.parseInt(move.notation());
        if (lead.isEmpty()) return new TrickPosition(analysis, game, state, Optional.of(rank), taken);
        int led = deal().place(lead.get());
        int answer = deal().place(rank);
        int left = state.leftLeads() ? led : answer;
        int right = state.leftLeads() ? answer : led;
        return new TrickPosition(
                analysis,
                game,
                state.after(left, right, rules().worth(left, right)),
                Optional.empty(),
                List.of(lead.get(), rank));
    }

    private boolean ended() {
        int target = rules().target().orElse(Integer.MAX_VALUE);
        return lead.isEmpty() && (state.over() || state.leftPoints() >= target || state.rightPoints() >= target);
    }

    private Ending ending() {
        return switch (Verdict.of(rules(), result())) {
            case LEFT -> Ending.wonBy(0);
            case RIGHT -> Ending.wonBy(1);
            case DRAW -> Ending.drawn();
        };
    }

    /** What Left has at the end; with a target, 1, 0 or -1 as Left reached it or is ahead, nobody is, or Right. */
    private int result() {
        if (rules().aim() == Aim.LAST_TRICK) return state.leftLeads() ? 1 : 0;
        if (rules().target().isEmpty()) return state.leftPoints();
        if (state.leftPoints() >= rules().target().getAsInt()) return 1;
        if (state.rightPoints() >= rules().target().getAsInt()) return -1;
        return Integer.signum(state.leftPoints() - state.rightPoints());
    }

    @Override
    public Scene seenBy(int player, Words words) {
        String points = words.say("trick.scene.points", state.leftPoints(), state.rightPoints());
        String now = lead.map(
                        rank -> words.say(state.leftLeads() ? "trick.scene.left-led" : "trick.scene.right-led", rank))
                .orElseGet(() -> words.say(state.leftLeads() ? "trick.scene.left-leads" : "trick.scene.right-leads"));
        String text = words.say(
                "trick.scene",
                DealSections.spaced(deal().ranks(state.left())),
                DealSections.spaced(deal().ranks(state.right())),
                state.leftPoints(),
                state.rightPoints());
        return ended()
                ? new Scene(text, List.of(points), List.of(board(player, words)))
                : new Scene(text + "\n" + now, List.of(points, now), List.of(board(player, words)));
    }

    private Board board(int player, Words words) {
        Spread spread = new Spread();
        hand(spread, 1 - player, words.say("core.hand.other"));
        spread.row(
                words.say(lead.isEmpty() && !taken.isEmpty() ? "core.hand.last" : "core.hand.table"),
                lead.map(rank -> List.of(card(rank, Tone.ACCENT)))
                        .orElseGet(() -> taken.stream()
                                .map(rank -> card(rank, Tone.MUTED))
                                .toList()));
        hand(spread, player, words.say("core.hand.own"));
        return spread.board();
    }

    private void hand(Spread spread, int player, String label) {
        boolean left = player == 0;
        List<Integer> ranks = deal().ranks(left ? state.left() : state.right()).stream()
                .filter(rank -> lead.isEmpty() || !lead.get().equals(rank))
                .toList();
        spread.row(
                label,
                ranks.stream()
                        .map(rank -> card(rank, left ? Tone.FIRST : Tone.SECOND))
                        .toList(),
                !ended() && left == leftMoves()
                        ? ranks.stream().map(Object::toString).toList()
                        : List.of());
    }

    /** A card with what it scores, where it scores. */
    private Figure.Card card(int rank, Tone tone) {
        int worth = rules().points().get(deal().place(rank));
        return Figure.Card.up(worth == 0 ? Integer.toString(rank) : rank + " (" + worth + ")", tone);
    }

    @Override
    public Advice advice(Progress progress) {
        return analysis.ask(progress, this::advice);
    }

    private Advice advice(Analysis known) {
        int now = lead.isEmpty() ? known.value(state) : answered(known, lead.get());
        boolean whole = rules().target().isPresent();
        int end = whole ? now : now + state.leftPoints();
        Standing standing = switch (Verdict.of(rules(), end)) {
            case DRAW -> Standing.Sure.DRAW;
            case LEFT -> leftMoves() ? Standing.Sure.WIN : Standing.Sure.LOSS;
            case RIGHT -> leftMoves() ? Standing.Sure.LOSS : Standing.Sure.WIN;
        };
        List<Integer> best = lead.map(rank -> known.bestAnswers(state, rank)).orElseGet(() -> known.bestLeads(state));
        List<Message> why = new ArrayList<>();
        if (rules().counted().isEmpty()) why.add(Message.of("trick.why.value", now, end));
        why.add(Message.of(
                lead.isPresent() ? "trick.why.answer" : "trick.why.lead", DealSections.spaced(best), best.size()));
        return new Advice(standing, new Choice.Best(moves(best)), why);
    }

    private int answered(Analysis known, int rank) {
        return known.leads(state).stream()
                .filter(each -> each.rank() == rank)
                .mapToInt(Analysis.Lead::value)
                .findFirst()
                .orElseThrow();
    }
}
