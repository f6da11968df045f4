package hissho.stochastic.system.question;

import hissho.document.BadDocument;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.ChoiceTable;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.Guide;
import hissho.stochastic.system.solve.Horizon;
import hissho.stochastic.system.solve.LongRun;
import hissho.stochastic.system.solve.Valuation;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A system of games as it is played: both choose at once, the row hidden until the column is chosen too; then the cell pays, and chance
 * says whether play stops and which game comes next. The oracle plays stationary strategies.
 *
 * @param state the state of the arena that is played now
 * @param row the row that is chosen, and hidden
 * @param drawn the cell whose lottery is to be drawn: row and column
 * @param paid what player I has received so far; at the end of play for the average, what that was per round
 * @param stages how many stages were played
 */
public record SystemPlay(
        Guide guide,
        int state,
        Optional<Integer> row,
        Optional<List<Integer>> drawn,
        Rational paid,
        int stages,
        boolean over)
        implements Position {

    /** After so many stages play counts as endless. */
    public static final int LAST_STAGE = Guide.LAST_STAGE;

    private static final int MOST_CELLS = 400;

    /** A number that takes no more characters is told exactly. */
    private static final int MOST_BRIEF = 12;

    private static final List<Message> PLAYERS =
            List.of(Message.of("system.play.player.0"), Message.of("system.play.player.1"));

    /** The start; a system that cannot be played says why. */
    public static Optional<Position> start(GameSystem system, Progress progress) {
        boolean large =
                system.cells().count() > MOST_CELLS && Classification.of(Arena.of(system)) != Classification.MULTISTAGE;
        if (!Arena.holds(system) || large)
            throw new BadDocument(
                    "games",
                    Message.of(
                            "system.bad.play-large",
                            Arena.MOST_STATES / 2,
                            Arena.MOST_LINES,
                            MOST_CELLS,
                            Arena.MOST_IN_A_ROW));
        Optional<Fault.Found> fault = Fault.of(system);
        if (fault.isPresent())
            throw new BadDocument(
                    fault.get().place(),
                    Message.of(
                            "system.bad." + fault.get().fault().code(),
                            fault.get().details().toArray()));
        return Optional.of(
                first(Guide.of(Valuation.of(system, system.infinite().stream().findFirst(), progress))));
    }

    /** Play judged by the average per round. */
    public static Position start(LongRun run) {
        return first(Guide.of(run));
    }

    private static SystemPlay first(Guide guide) {
        SystemPlay first = new SystemPlay(
                guide, guide.system().start(), Optional.empty(), Optional.empty(), Rational.ZERO, 0, false);
        return first.isForced() && first.room().width() > 1 ? first.hiding(0) : first;
    }

    private Arena.Room room() {
        return guide.arena().rooms().get(state);
    }

    private Stage stage(Arena.Room of) {
        return guide.system().stages().get(of.stage());
    }

    private List<String> choices(int seat) {
        Stage stage = stage(room());
        return (seat == 0) == room().reversed() ? stage.columns() : stage.rows();
    }

    private int seat() {
        return row.isPresent() ? 1 : 0;
    }

    @Override
    public Table table() {
        if (over) return new Table(PLAYERS, new Turn.Over(Ending.paying(List.of(paid, paid.negated()))));
        if (drawn.isPresent()) return new Table(PLAYERS, new Turn.Chance(draws()));
        return new Table(PLAYERS, new Turn.Of(seat()));
    }

    private Arena.Move cell() {
        List<Integer> cell = drawn.orElseThrow();
        return room().move(cell.get(0), cell.get(1));
    }

    /** What may follow: the end, or a state. */
    private List<Weighted> draws() {
        Arena.Move cell = cell();
        List<Weighted> draws = new ArrayList<>();
        for (int t = 0; t < cell.to().length; t++) draws.add(new Weighted(going(cell.to()[t]), cell.probability()[t]));
        if (cell.stop().isPositive())
            draws.add(new Weighted(Move.named("stop", Message.of("system.play.draw.stop")), cell.stop()));
        return draws;
    }

    private Move going(int to) {
        Arena.Room next = guide.arena().rooms().get(to);
        String name = stage(next).name();
        return Move.named(
                "to " + to,
                Message.of(
                        next.reversed() ? "system.play.draw.swap" : "system.play.draw.go", Choices.inSentence(name)));
    }

    @Override
    public Moves moves() {
        if (over || drawn.isPresent()) return Moves.none();
        int seat = seat();
        return Moves.of(IntStream.range(0, choices(seat).size())
                .mapToObj(k -> move(seat, k))
                .toList());
    }

    @Override
    public boolean simultaneous() {
        return !over && !isForced() && room().width() > 1;
    }

    /** Whether there is only one row to choose. */
    private boolean isForced() {
        return room().height() == 1;
    }

    private Move move(int seat, int choice) {
        List<String> names = choices(seat);
        String name = names.get(choice);
        String key = isNumber(name) ? "system.play.move." + seat : "system.play.move.named";
        return new Move(
                List.of(ChoiceTable.part(seat, choice)),
                ChoiceTable.notations(names).get(choice),
                Message.of(key, Choices.inSentence(name)));
    }

    private static boolean isNumber(String name) {
        return name.matches("[0-9]+");
    }

    @Override
    public SystemPlay after(Move move) {
        if (drawn.isPresent()) return drawn(move);
        int choice = moves().listed().indexOf(move);
        if (choice < 0) throw new IllegalArgumentException("not a legal move: " + move.notation());
        if (row.isPresent()) return met(row.get(), choice);
        return room().width() == 1 ? met(choice, 0) : hiding(choice);
    }

    private SystemPlay hiding(int choice) {
        return new SystemPlay(guide, state, Optional.of(choice), Optional.empty(), paid, stages, false);
    }

    private SystemPlay met(int chosen, int column) {
        SystemPlay met = new SystemPlay(
                guide,
                state,
                Optional.empty(),
                Optional.of(List.of(chosen, column)),
                paid.plus(room().move(chosen, column).pay()),
                stages + 1,
                false);
        Arena.Move cell = met.cell();
        if (cell.to().length == 0) return met.ended(met.paid);
        return cell.stop().isZero() && cell.to().length == 1 ? met.goes(cell.to()[0]) : met;
    }

    private SystemPlay drawn(Move move) {
        if (move.notation().equals("stop")) return ended(paid);
        for (Weighted draw : draws())
            if (draw.move().equals(move))
                return goes(Integer.parseInt(move.notation().substring(3)));
        throw new IllegalArgumentException("not a draw: " + move.notation());
    }

    private SystemPlay goes(int to) {
        if (stages >= LAST_STAGE && !guide.ends()) {
            if (guide.average()) return ended(paid.over(stages));
            boolean endless = guide.horizon().isPresent();
            return ended(paid.plus(endless ? guide.infinite().orElseThrow() : guide.settled(to)));
        }
        return new SystemPlay(guide, to, Optional.empty(), Optional.empty(), paid, stages, false).forced();
    }

    /** Who has no choice is not asked. */
    private SystemPlay forced() {
        if (!isForced()) return this;
        return room().width() == 1 ? met(0, 0) : hiding(0);
    }

    private SystemPlay ended(Rational total) {
        return new SystemPlay(guide, state, Optional.empty(), Optional.empty(), total, stages, true);
    }

    @Override
    public Message told(Move move, int player) {
        if (drawn.isPresent()) return move.words();
        int choice = moves().listed().indexOf(move);
        if (row.isEmpty() && room().width() > 1) return player == 0 ? move.words() : Message.of("system.play.hidden");
        int chosen = row.orElse(choice);
        int column = row.isPresent() ? choice : 0;
        if (room().width() == 1 || room().height() == 1) {
            int seat = room().width() == 1 ? 0 : 1;
            String paying = room().move(chosen, column).pay().isZero() ? "system.play.alone" : "system.play.alone.pays";
            return Message.of(
                    paying,
                    Choices.inSentence(choices(seat).get(seat == 0 ? chosen : column)),
                    room().move(chosen, column).pay());
        }
        Arena.Move cell = room().move(chosen, column);
        return Message.of(
                cell.pay().isZero() && cell.to().length > 0 ? "system.play.met" : "system.play.outcome",
                Choices.inSentence(choices(0).get(chosen)),
                Choices.inSentence(choices(1).get(column)),
                room().move(chosen, column).pay());
    }

    @Override
    public Scene seenBy(int player, Words words) {
        List<String> notes = new ArrayList<>();
        if (over && guide.average()) notes.add(words.say("system.play.average.over", stages, paid));
        else
            notes.add(words.say(
                    room().reversed() ? "system.play.at.swapped" : "system.play.at",
                    Choices.said(stage(room()).name(), words),
                    paid));
        if (stages == 0) {
            notes.add(words.say("system.play.seat." + player));
            if (guide.average()) notes.add(words.say("system.play.average", LAST_STAGE));
            if (guide.average() && guide.worth().get(state).isEmpty()) notes.add(words.say("system.play.average.wide"));
            if (guide.horizon().isPresent())
                notes.add(words.say(
                        "system.play.endless", LAST_STAGE, guide.infinite().orElseThrow()));
            else if (!guide.ends() && !guide.average()) notes.add(words.say("system.play.settled", LAST_STAGE));
        }
        if (row.isPresent() && !over && !isForced())
            notes.add(
                    player == 0
                            ? words.say(
                                    !isNumber(choices(0).get(row.get()))
                                            ? "system.play.chosen.named"
                                            : "system.play.chosen",
                                    Choices.said(choices(0).get(row.get()), words))
                            : words.say("system.play.hidden"));
        return ChoiceTable.scene(grid(words), notes);
    }

    /** What the state is worth to a seat: exactly where that is short. */
    private static Object brief(Rational worth) {
        return worth.toString().length() <= MOST_BRIEF ? worth : Message.of("core.about", worth.toDecimal(4));
    }

    private String written(Arena.Move move, Words words) {
        StringBuilder text = new StringBuilder();
        if (!move.pay().isZero() || move.to().length == 0) text.append(words.write(move.pay()));
        for (int t = 0; t < move.to().length; t++) {
            Arena.Room next = guide.arena().rooms().get(move.to()[t]);
            if (!text.isEmpty()) text.append(" + ");
            if (!move.probability()[t].equals(Rational.ONE))
                text.append(words.write(move.probability()[t])).append(' ');
            String name = Choices.said(stage(next).name(), words);
            text.append(next.reversed() ? "(−" + name + "ᵀ)" : name);
        }
        return text.toString();
    }

    private Figure.Grid grid(Words words) {
        return new Figure.Grid(
                Choices.said(choices(0), words),
                Choices.said(choices(1), words),
                IntStream.range(0, room().height())
                        .mapToObj(i -> IntStream.range(0, room().width())
                                .mapToObj(j -> new Figure.Square(written(room().move(i, j), words), Tone.PLAIN))
                                .toList())
                        .toList());
    }

    /**
     * The stationary strategy of the seat in this state, in fractions near it where it has square roots; what is best in the stages that are
     * left, where that strategy needs more of them.
     */
    @Override
    public Advice advice(Progress progress) {
        int seat = seat();
        return guide.horizon()
                .flatMap(horizon -> horizon.ask(progress, until -> bounded(until, seat, progress)))
                .orElseGet(() -> stationary(seat));
    }

    /** Where play counts as endless so soon that stationary strategies do not earn the value: what is best until then. */
    private Optional<Advice> bounded(Horizon until, int seat, Progress progress) {
        boolean rows = seat == 0;
        int left = LAST_STAGE - stages;
        Optional<Rational> value = guide.worth().get(state);
        if (value.filter(v -> until.suffices(state, left, v)).isPresent()) return Optional.empty();
        GameProgram.Optimum optimum = until.optimum(state, left, progress);
        Rational worth = until.worth(state, left);
        Rational own = rows ? worth : worth.negated();
        List<Message> why = new ArrayList<>();
        why.add(Message.of("system.play.why.left", left, brief(own)));
        if (guide.never(rows, state))
            value.ifPresent(v -> why.add(Message.of("system.play.why.never", brief(rows ? v : v.negated()))));
        return Optional.of(new Advice(
                new Standing.Worth(own), mixed(seat, rows ? optimum.row() : optimum.column()), why, List.of()));
    }

    private Choice.Mixed mixed(int seat, RationalVector mixture) {
        return new Choice.Mixed(mixture.support().stream()
                .map(k -> new Weighted(move(seat, k), mixture.get(k)))
                .toList());
    }

    private Advice stationary(int seat) {
        RationalVector mixture = mixture(seat == 0);
        return new Advice(standing(seat), mixed(seat, mixture), why(seat), others(seat, mixture));
    }

    private List<Message> why(int seat) {
        if (guide.worth().get(state).isEmpty()) return List.of(Message.of("system.play.why.wide"));
        Rational worth = guide.worth().get(state).get();
        Object told = brief(seat == 0 ? worth : worth.negated());
        if (guide.average()) return List.of(Message.of("system.play.average.why", told));
        if (guide.reaches(seat == 0, state)) return List.of(Message.of("system.play.why", told));
        List<Message> why = new ArrayList<>();
        why.add(Message.of(
                "system.play.why.near", told, guide.lacks(seat == 0, state).decimalAbove(12)));
        if (guide.never(seat == 0, state)) why.add(Message.of("system.play.why.never", told));
        return why;
    }

    private List<Move> others(int seat, RationalVector mixture) {
        return IntStream.range(0, mixture.size())
                .filter(k -> mixture.get(k).isZero() && guide.isPerhapsAsGood(seat == 0, state, k))
                .mapToObj(k -> move(seat, k))
                .toList();
    }

    private Standing standing(int seat) {
        return guide.worth()
                .get(state)
                .<Standing>map(worth -> new Standing.Worth(seat == 0 ? worth : worth.negated()))
                .orElseGet(Standing.Unknown::new);
    }

    private RationalVector mixture(boolean rows) {
        return (rows ? guide.rows() : guide.columns()).get(state);
    }
}
