package hissho.zerosum.rounds;

import hissho.number.Rational;
import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.ChoiceTable;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Repeated;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A matrix game played round after round. Both choose at once: the row is chosen first, and nobody but its chooser learns it before the
 * column is chosen too.
 *
 * @param played the rounds that are over
 * @param row the row that is chosen, and hidden, in the round that is not
 * @param rounds after how many rounds the match ends
 */
public record Rounds(Duel duel, List<Chosen> played, Optional<Integer> row, int rounds) implements Repeated {

    /** The most entries of a matrix that is played: more cannot be looked at. */
    public static final int MOST_ENTRIES = 20_000;

    private static final int USUAL_ROUNDS = 10;
    private static final List<Message> PLAYERS = List.of(Message.of("rounds.player.0"), Message.of("rounds.player.1"));

    public Rounds {
        played = List.copyOf(played);
    }

    /** The start of a match, where the game is not too large to be looked at. */
    public static Optional<Position> of(MatrixGame game, Progress progress) {
        return of(game, name -> name, progress);
    }

    /**
     * The start of such a match in which rows and columns are called in the reader's language.
     *
     * @param calling what a name is called: itself, or a message where it is one of our words
     */
    public static Optional<Position> of(MatrixGame game, Function<String, Object> calling, Progress progress) {
        if ((long) game.height() * game.width() > MOST_ENTRIES) return Optional.empty();
        Duel duel = Duel.of(game, MatrixSolver.optimum(game, progress), calling);
        return Optional.of(new Rounds(duel, List.of(), Optional.empty(), USUAL_ROUNDS));
    }

    /** The start of a match in which the oracle plays this optimal pair. */
    public static Rounds of(MatrixGame game, OptimalPair pair) {
        return new Rounds(Duel.of(game, pair, name -> name), List.of(), Optional.empty(), USUAL_ROUNDS);
    }

    @Override
    public Rounds lasting(int number) {
        return new Rounds(duel, played, row, number);
    }

    private boolean isOver() {
        return played.size() >= rounds;
    }

    /** Whose choice it is. */
    private int seat() {
        return row.isPresent() ? 1 : 0;
    }

    @Override
    public Table table() {
        if (!isOver()) return new Table(PLAYERS, new Turn.Of(seat()));
        Rational points = account(0).points();
        return new Table(PLAYERS, new Turn.Over(Ending.paying(List.of(points, points.negated()))));
    }

    private Account account(int seat) {
        return Account.of(duel, seat, played);
    }

    @Override
    public Moves moves() {
        if (isOver()) return Moves.none();
        return Moves.of(IntStream.range(0, duel.choices(seat()).size())
                .mapToObj(choice -> move(seat(), choice))
                .toList());
    }

    private Move move(int seat, int choice) {
        return new Move(
                List.of(ChoiceTable.part(seat, choice)),
                ChoiceTable.notations(duel.choices(seat)).get(choice),
                Message.of("rounds.move." + seat, duel.called(seat, choice)));
    }

    @Override
    public Rounds after(Move move) {
        int choice = moves().listed().indexOf(move);
        if (choice < 0) throw new IllegalArgumentException("not a legal move: " + move.notation());
        if (row.isEmpty()) return new Rounds(duel, played, Optional.of(choice), rounds);
        List<Chosen> more = new ArrayList<>(played);
        more.add(new Chosen(row.get(), choice));
        return new Rounds(duel, more, Optional.empty(), rounds);
    }

    /** That a row was chosen is all its chooser's opponent is told; when the column is chosen, everybody hears the outcome. */
    @Override
    public Message told(Move move, int player) {
        if (row.isPresent())
            return outcome(new Chosen(row.get(), moves().listed().indexOf(move)));
        return player == 0 ? move.words() : Message.of("rounds.hidden");
    }

    private Message outcome(Chosen round) {
        return Message.of(
                "rounds.outcome", duel.called(0, round.row()), duel.called(1, round.column()), duel.paid(0, round));
    }

    @Override
    public Scene seenBy(int player, Words words) {
        return ChoiceTable.scene(grid(words), notes(player, words));
    }

    private List<String> notes(int player, Words words) {
        List<String> notes = new ArrayList<>();
        if (!isOver()) notes.add(words.say("rounds.number", played.size() + 1, rounds));
        if (row.isPresent() && !isOver())
            notes.add(player == 0 ? words.say("rounds.chosen", duel.called(0, row.get())) : words.say("rounds.hidden"));
        if (played.isEmpty()) {
            notes.add(words.say("rounds.seat." + player));
            return notes;
        }
        Account account = account(player);
        notes.add(words.say("rounds.last", outcome(played.getLast())));
        notes.add(words.say("rounds.points", account.points(), account.rounds()));
        if (isOver())
            notes.add(words.say(
                    "rounds.account",
                    account.value(),
                    account.cost(),
                    signed(words, account.luck()),
                    account.points()));
        return notes;
    }

    private static String signed(Words words, Rational number) {
        return (number.isNegative() ? "−" : "+") + " " + words.write(number.absolute());
    }

    private Figure.Grid grid(Words words) {
        MatrixGame game = duel.game();
        List<List<Figure.Square>> cells = IntStream.range(0, game.height())
                .mapToObj(i -> IntStream.range(0, game.width())
                        .mapToObj(j -> new Figure.Square(words.write(game.payoff(i, j)), tone(i, j)))
                        .toList())
                .toList();
        return new Figure.Grid(heads(0, words), heads(1, words), cells);
    }

    private List<String> heads(int seat, Words words) {
        return duel.called().get(seat).stream().map(words::write).toList();
    }

    /** The cell of the round played last stands out. */
    private Tone tone(int i, int j) {
        return !played.isEmpty() && played.getLast().equals(new Chosen(i, j)) ? Tone.ACCENT : Tone.PLAIN;
    }

    /** An optimal mixture for the round at hand, which knows nothing of the other's choice, and what each choice costs against the other's. */
    @Override
    public Advice advice(Progress progress) {
        int seat = seat();
        List<Weighted> mixture = duel.optimal(seat).support().stream()
                .map(choice ->
                        new Weighted(move(seat, choice), duel.optimal(seat).get(choice)))
                .toList();
        List<Message> why = new ArrayList<>();
        why.add(Message.of("rounds.why.guarantee", duel.value(seat)));
        List<Integer> dear = IntStream.range(0, duel.choices(seat).size())
                .filter(choice -> duel.cost(seat, choice).isPositive())
                .boxed()
                .toList();
        why.add(Message.of(dear.isEmpty() ? "rounds.why.free" : "rounds.why.dear"));
        for (int choice : dear)
            why.add(Message.of("rounds.why.cost", duel.choices(seat).get(choice), duel.cost(seat, choice)));
        return new Advice(new Standing.Worth(duel.value(seat)), new Choice.Mixed(mixture), why);
    }
}
