package hissho.equilibrium.rounds;

import hissho.equilibrium.LemkeHowson;
import hissho.form.Mixed;
import hissho.form.Players;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A game of two players played round after round. Both choose at once: the row is chosen first, and nobody but its chooser learns it before the column is chosen too.
 *
 * @param equilibrium what the oracle plays and advises where its style is that of an equilibrium
 * @param played the rounds that are over
 * @param row the row that is chosen, and hidden, in the round that is not
 * @param rounds after how many rounds the match ends
 */
public record TwoPlayerRounds(
        StrategicGame game, Profile equilibrium, Style style, List<Chosen> played, Optional<Integer> row, int rounds)
        implements Repeated {

    /** The most cells of a table that is played: more cannot be looked at. */
    private static final int MOST_CELLS = 10_000;

    private static final int USUAL_ROUNDS = 10;

    public TwoPlayerRounds {
        played = List.copyOf(played);
    }

    /** The start of a match, where the game is not too large to be looked at. */
    public static Optional<Position> of(StrategicGame game, Style style, Progress progress) {
        if (game.profiles() > MOST_CELLS) return Optional.empty();
        Profile equilibrium =
                LemkeHowson.one(game.bimatrix().orElseThrow(), progress).equilibrium();
        return Optional.of(new TwoPlayerRounds(game, equilibrium, style, List.of(), Optional.empty(), USUAL_ROUNDS));
    }

    @Override
    public TwoPlayerRounds lasting(int number) {
        return new TwoPlayerRounds(game, equilibrium, style, played, row, number);
    }

    private boolean isOver() {
        return played.size() >= rounds;
    }

    private int seat() {
        return row.isPresent() ? 1 : 0;
    }

    @Override
    public Table table() {
        List<Message> players = List.of(
                Message.of("equilibrium.play.player.0", game.players().name(0)),
                Message.of("equilibrium.play.player.1", game.players().name(1)));
        if (!isOver()) return new Table(players, new Turn.Of(seat()));
        return new Table(players, new Turn.Over(Ending.paying(List.of(points(0), points(1)))));
    }

    private Rational points(int seat) {
        return played.stream()
                .map(round -> game.payoff(seat, round.row(), round.column()))
                .reduce(Rational.ZERO, Rational::plus);
    }

    /** What the best single strategy would have earned against what the other did. */
    private Rational hindsight(int seat) {
        return IntStream.range(0, game.size(seat))
                .mapToObj(s -> played.stream()
                        .map(round -> seat == 0 ? game.payoff(0, s, round.column()) : game.payoff(1, round.row(), s))
                        .reduce(Rational.ZERO, Rational::plus))
                .reduce(Rational::max)
                .orElseThrow();
    }

    @Override
    public Moves moves() {
        if (isOver()) return Moves.none();
        return Moves.of(IntStream.range(0, game.size(seat()))
                .mapToObj(choice -> move(seat(), choice))
                .toList());
    }

    private Move move(int seat, int choice) {
        return new Move(
                List.of(ChoiceTable.part(seat, choice)),
                ChoiceTable.notations(game.strategies(seat)).get(choice),
                named(seat, choice));
    }

    /** A strategy by its name; as a row or a column where it has only a number. */
    private Message named(int seat, int choice) {
        List<String> names = game.strategies(seat);
        boolean numbered = names.equals(Players.numbered(names.size()).names());
        return Message.of(numbered ? "equilibrium.play.move." + seat : "equilibrium.play.named", names.get(choice));
    }

    @Override
    public TwoPlayerRounds after(Move move) {
        int choice = moves().listed().indexOf(move);
        if (choice < 0) throw new IllegalArgumentException("not a legal move: " + move.notation());
        if (row.isEmpty()) return new TwoPlayerRounds(game, equilibrium, style, played, Optional.of(choice), rounds);
        List<Chosen> more = new ArrayList<>(played);
        more.add(new Chosen(row.get(), choice));
        return new TwoPlayerRounds(game, equilibrium, style, more, Optional.empty(), rounds);
    }

    @Override
    public Message told(Move move, int player) {
        if (row.isPresent())
            return outcome(new Chosen(row.get(), moves().listed().indexOf(move)));
        return player == 0
                ? move.words()
                : Message.of("equilibrium.play.hidden", game.players().name(0));
    }

    private Message outcome(Chosen round) {
        return Message.of(
                "equilibrium.play.outcome",
                named(0, round.row()),
                named(1, round.column()),
                game.players().name(0),
                game.payoff(0, round.row(), round.column()),
                game.players().name(1),
                game.payoff(1, round.row(), round.column()));
    }

    @Override
    public Scene seenBy(int player, Words words) {
        return ChoiceTable.scene(grid(words), notes(player, words));
    }

    private List<String> notes(int player, Words words) {
        List<String> notes = new ArrayList<>();
        if (!isOver()) notes.add(words.say("equilibrium.play.number", played.size() + 1, rounds));
        if (row.isPresent() && !isOver())
            notes.add(
                    player == 0
                            ? words.say("equilibrium.play.chosen", named(0, row.get()))
                            : words.say(
                                    "equilibrium.play.hidden", game.players().name(0)));
        if (played.isEmpty()) {
            notes.add(words.say("equilibrium.play.seat." + player));
            notes.add(words.say("equilibrium.play.against." + style.written()));
            return notes;
        }
        notes.add(words.say("equilibrium.play.last", outcome(played.getLast())));
        notes.add(words.say("equilibrium.play.points", points(player), points(1 - player), played.size()));
        notes.add(words.say(
                "equilibrium.play.account",
                game.expected(player, equilibrium).times(played.size()),
                hindsight(player)));
        return notes;
    }

    private Figure.Grid grid(Words words) {
        return new Figure.Grid(
                game.strategies(0),
                game.strategies(1),
                IntStream.range(0, game.size(0))
                        .mapToObj(i -> IntStream.range(0, game.size(1))
                                .mapToObj(j -> new Figure.Square(
                                        words.write(game.payoff(0, i, j)) + ", " + words.write(game.payoff(1, i, j)),
                                        tone(i, j)))
                                .toList())
                        .toList());
    }

    /** The cell of the round played last stands out. */
    private Tone tone(int i, int j) {
        return !played.isEmpty() && played.getLast().equals(new Chosen(i, j)) ? Tone.ACCENT : Tone.PLAIN;
    }

    private List<int[]> choices() {
        return played.stream().map(Chosen::choices).toList();
    }

    /** Against an opponent who can be foreseen, the best reply to what that opponent does now; else the equilibrium. */
    @Override
    public Advice advice(Progress progress) {
        if (style == Style.EQUILIBRIUM) return plan(progress);
        int seat = seat();
        Profile foreseen = style.foreseen(game, equilibrium, choices());
        RationalVector earned = game.deviations(seat, foreseen);
        int other = foreseen.get(1 - seat).support().getFirst();
        return new Advice(
                new Standing.InRound(earned.maximum()),
                new Choice.Best(earned.indicesOf(earned.maximum()).stream()
                        .map(choice -> move(seat, choice))
                        .toList()),
                List.of(Message.of(
                        "equilibrium.play.why.foreseen" + (played.isEmpty() ? ".first" : "." + style.written()),
                        named(1 - seat, other))));
    }

    /** What the style plays in the round at hand, which knows nothing of the other's choice. */
    @Override
    public Advice plan(Progress progress) {
        int seat = seat();
        Mixed next = style.next(game, equilibrium, seat, choices());
        List<Weighted> mixture = next.support().stream()
                .map(choice -> new Weighted(move(seat, choice), next.get(choice)))
                .toList();
        List<Message> why = new ArrayList<>();
        boolean nothingToReplyTo = played.isEmpty() && style != Style.EQUILIBRIUM;
        why.add(Message.of("equilibrium.play.why." + (nothingToReplyTo ? "first" : style.written())));
        RationalVector earned = game.deviations(seat, equilibrium);
        if (style == Style.EQUILIBRIUM)
            why.add(Message.of("equilibrium.play.why.worth", game.expected(seat, equilibrium), earned.minimum()));
        return new Advice(standing(game.expected(seat, equilibrium)), new Choice.Mixed(mixture), why);
    }

    /** In a game of constant sum every equilibrium pays the same; elsewhere this one need not be the only one. */
    private Standing standing(Rational paid) {
        return game.constantSum().isPresent() ? new Standing.Worth(paid) : new Standing.InEquilibrium(paid);
    }
}
