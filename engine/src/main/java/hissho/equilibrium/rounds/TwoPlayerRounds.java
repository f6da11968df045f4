package hissho.equilibrium.rounds;

import hissho.equilibrium.LemkeHowson;
import hissho.form.Mixed;
import hissho.form.Players;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Advice;
import hissho.play.ChoiceTable;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Repeated;
import hissho.play.Scene;
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
import java.util.stream.IntStream;

/**
 * A game of two players played round after round. Both choose at once: the row is chosen first, and nobody but its chooser learns it before the column is chosen too.
 *
 * @param equilibrium what the oracle plays and advises where its style is that of an equilibrium
 */
public record TwoPlayerRounds(StrategicGame game, Profile equilibrium, Style style, PlayedRounds played)
        implements Repeated {

    /** The most cells of a table that is played: more cannot be looked at. */
    private static final int MOST_CELLS = 10_000;

    /** The start of a match, where the game is not too large to be looked at. */
    public static Optional<Position> of(StrategicGame game, Style style, Progress progress) {
        if (game.profiles() > MOST_CELLS) return Optional.empty();
        Profile equilibrium =
                LemkeHowson.one(game.bimatrix().orElseThrow(), progress).equilibrium();
        return Optional.of(new TwoPlayerRounds(game, equilibrium, style, PlayedRounds.none(game)));
    }

    @Override
    public TwoPlayerRounds lasting(int number) {
        return new TwoPlayerRounds(game, equilibrium, style, played.lasting(number));
    }

    @Override
    public int rounds() {
        return played.most();
    }

    @Override
    public Table table() {
        List<Message> players = List.of(
                Message.of("equilibrium.play.player.0", game.players().name(0)),
                Message.of("equilibrium.play.player.1", game.players().name(1)));
        return new Table(players, played.turn());
    }

    @Override
    public Moves moves() {
        return played.moves(this::move);
    }

    private Move move(int choice) {
        int seat = played.seat();
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
        return new TwoPlayerRounds(game, equilibrium, style, played.after(PlayedRounds.choice(moves(), move)));
    }

    @Override
    public Message told(Move move, int player) {
        if (played.lastAsked()) return outcome(played.completed(PlayedRounds.choice(moves(), move)));
        return player == 0
                ? move.words()
                : Message.of("equilibrium.play.hidden", game.players().name(0));
    }

    private Message outcome(int at) {
        int[] choices = game.choices(at);
        return Message.of(
                "equilibrium.play.outcome",
                named(0, choices[0]),
                named(1, choices[1]),
                game.players().name(0),
                game.payoffAt(0, at),
                game.players().name(1),
                game.payoffAt(1, at));
    }

    @Override
    public Scene seenBy(int player, Words words) {
        return ChoiceTable.scene(grid(words), notes(player, words));
    }

    private List<String> notes(int player, Words words) {
        List<String> notes = new ArrayList<>();
        if (!played.isOver()) notes.add(words.say("equilibrium.play.number", played.number() + 1, played.most()));
        if (played.lastAsked() && !played.isOver())
            notes.add(
                    player == 0
                            ? words.say(
                                    "equilibrium.play.chosen",
                                    named(0, played.chosen().getFirst()))
                            : words.say(
                                    "equilibrium.play.hidden", game.players().name(0)));
        if (played.number() == 0) {
            notes.add(words.say("equilibrium.play.seat." + player));
            notes.add(words.say("equilibrium.play.against." + style.written()));
            return notes;
        }
        notes.add(words.say("equilibrium.play.last", outcome(played.profiles().getLast())));
        notes.add(words.say(
                "equilibrium.play.points", played.points(player), played.points(1 - player), played.number()));
        notes.add(words.say(
                "equilibrium.play.account",
                game.expected(player, equilibrium).times(played.number()),
                played.hindsight(player)));
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
        boolean last = played.number() > 0 && played.profiles().getLast() == game.profile(i, j);
        return last ? Tone.ACCENT : Tone.PLAIN;
    }

    /** Against an opponent who can be foreseen, the best reply to what that opponent does now; else the equilibrium. */
    @Override
    public Advice advice(Progress progress) {
        if (style == Style.EQUILIBRIUM) return plan(progress);
        Profile foreseen = style.foreseen(game, equilibrium, played.choices());
        int other = 1 - played.seat();
        return played.replies(
                foreseen,
                this::move,
                Message.of(
                        "equilibrium.play.why.foreseen" + (played.number() == 0 ? ".first" : "." + style.written()),
                        named(other, foreseen.get(other).support().getFirst())));
    }

    /** What the style plays in the round at hand, which knows nothing of the other's choice. */
    @Override
    public Advice plan(Progress progress) {
        int seat = played.seat();
        Mixed next = style.next(game, equilibrium, seat, played.choices());
        List<Message> why = new ArrayList<>();
        boolean nothingToReplyTo = played.number() == 0 && style != Style.EQUILIBRIUM;
        why.add(Message.of("equilibrium.play.why." + (nothingToReplyTo ? "first" : style.written())));
        RationalVector earned = game.deviations(seat, equilibrium);
        if (style == Style.EQUILIBRIUM)
            why.add(Message.of("equilibrium.play.why.worth", game.expected(seat, equilibrium), earned.minimum()));
        return new Advice(standing(game.expected(seat, equilibrium)), PlayedRounds.mixed(next, this::move), why);
    }

    /** In a game of constant sum every equilibrium pays the same; elsewhere this one need not be the only one. */
    private Standing standing(Rational paid) {
        return game.constantSum().isPresent() ? new Standing.Worth(paid) : new Standing.InEquilibrium(paid);
    }
}
