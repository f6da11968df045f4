package hissho.card.trick;

import hissho.play.legacy.Advice;
import hissho.play.legacy.Ending;
import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import hissho.play.legacy.Scene;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A single-suit deal being played: Left is the first player, Right the second; a move is the rank of a card. */
final class TrickPosition implements Position {

    private final Analysis analysis;
    private final SuitState state;
    private final Optional<Integer> lead;

    TrickPosition(Analysis analysis, SuitState state, Optional<Integer> lead) {
        this.analysis = analysis;
        this.state = state;
        this.lead = lead;
    }

    private boolean leftMoves() {
        return state.leftLeads() == lead.isEmpty();
    }

    private Deal deal() {
        return analysis.deal();
    }

    @Override
    public Player mover() {
        return leftMoves() ? Player.FIRST : Player.SECOND;
    }

    @Override
    public List<Move> moves() {
        return ended() ? List.of() : moves(deal().ranks(leftMoves() ? state.left() : state.right()));
    }

    private static List<Move> moves(List<Integer> ranks) {
        return ranks.stream().map(rank -> new Move(String.valueOf(rank))).toList();
    }

    @Override
    public Position after(Move move) {
        int rank = Integer.parseInt(move.notation());
        return lead.isEmpty()
                ? new TrickPosition(analysis, state, Optional.of(rank))
                : new TrickPosition(analysis, analysis.after(state, lead.get(), rank), Optional.empty());
    }

    private boolean ended() {
        int target = analysis.rules().target().orElse(Integer.MAX_VALUE);
        return state.over() || state.leftPoints() >= target || state.rightPoints() >= target;
    }

    @Override
    public Optional<Ending> ending() {
        return ended() ? Optional.of(ending(Verdict.of(analysis.rules(), result()))) : Optional.empty();
    }

    /** What Left has at the end, or who reached the target. */
    private int result() {
        SuitRules rules = analysis.rules();
        if (rules.aim() == Aim.LAST_TRICK) return state.leftLeads() ? 1 : 0;
        return rules.target().isPresent() ? analysis.value(state) : state.leftPoints();
    }

    private static Ending ending(Verdict verdict) {
        return switch (verdict) {
            case LEFT -> Ending.wonBy(Player.FIRST);
            case RIGHT -> Ending.wonBy(Player.SECOND);
            case DRAW -> Ending.drawn();
        };
    }

    @Override
    public Message describe(Move move) {
        return Message.of(lead.isEmpty() ? "trick.move.lead" : "trick.move.answer", move.notation());
    }

    @Override
    public Scene scene(Words words) {
        String table = lead.map(
                        rank -> words.say(state.leftLeads() ? "trick.scene.left-led" : "trick.scene.right-led", rank))
                .orElseGet(() -> words.say(state.leftLeads() ? "trick.scene.left-leads" : "trick.scene.right-leads"));
        String text = words.say(
                "trick.scene",
                DealSections.spaced(deal().ranks(state.left())),
                DealSections.spaced(deal().ranks(state.right())),
                state.leftPoints(),
                state.rightPoints());
        return new Scene(text + (ended() ? "" : "\n" + table), strip(words));
    }

    private Figure strip(Words words) {
        List<String> heads = new ArrayList<>();
        List<Figure.Square> owners = new ArrayList<>();
        List<Figure.Square> points = new ArrayList<>();
        for (int p = 0; p < 2 * deal().size(); p++) {
            int rank = deal().rank(p);
            boolean left = deal().isLeft(rank);
            boolean gone = ((state.left() | state.right()) >>> p & 1) == 0;
            boolean shown = lead.isPresent() && lead.get() == rank;
            Tone tone = gone ? Tone.MUTED : shown ? Tone.ACCENT : left ? Tone.FIRST : Tone.SECOND;
            int worth = analysis.rules().points().get(p);
            heads.add(String.valueOf(rank));
            owners.add(new Figure.Square(gone ? "" : left ? "A" : "B", tone));
            points.add(new Figure.Square(worth == 0 ? "" : String.valueOf(worth), gone ? Tone.MUTED : Tone.PLAIN));
        }
        List<String> rows = List.of(words.say("trick.strip.owner"), words.say("trick.strip.points"));
        return new Figure.Grid(rows, heads, List.of(owners, points));
    }

    @Override
    public Advice advice() {
        int now = lead.isEmpty() ? analysis.value(state) : answered(lead.get());
        boolean whole = analysis.rules().target().isPresent();
        int end = whole ? now : now + state.leftPoints();
        Verdict verdict = Verdict.of(analysis.rules(), end);
        Advice.Standing standing = switch (verdict) {
            case DRAW -> Advice.Standing.DRAW;
            case LEFT -> leftMoves() ? Advice.Standing.WIN : Advice.Standing.LOSS;
            case RIGHT -> leftMoves() ? Advice.Standing.LOSS : Advice.Standing.WIN;
        };
        List<Integer> best =
                lead.map(rank -> analysis.bestAnswers(state, rank)).orElseGet(() -> analysis.bestLeads(state));
        List<Message> why = new ArrayList<>();
        if (!whole) why.add(Message.of("trick.why.value", now, end));
        why.add(Message.of(
                lead.isPresent() ? "trick.why.answer" : "trick.why.lead", DealSections.spaced(best), best.size()));
        return new Advice(standing, moves(best), why);
    }

    private int answered(int rank) {
        return analysis.leads(state).stream()
                .filter(each -> each.rank() == rank)
                .mapToInt(Analysis.Lead::value)
                .findFirst()
                .orElseThrow();
    }
}
