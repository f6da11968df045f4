package hissho.equilibrium.rounds;

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
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A game of several players played round after round. */
public record ManyPlayerRounds(StrategicGame game, PlayedEquilibrium equilibrium, Style style, PlayedRounds played)
        implements Repeated {

    /** The most profiles of a game that is played. */
    public static final int MOST_PROFILES = 10_000;

    /** The start of a match, where the game is not too large. */
    public static Optional<Position> of(StrategicGame game, Style style, Progress progress) {
        if (game.profiles() > MOST_PROFILES) return Optional.empty();
        PlayedEquilibrium equilibrium = PlayedEquilibrium.of(game, progress);
        return Optional.of(new ManyPlayerRounds(game, equilibrium, style, PlayedRounds.none(game)));
    }

    @Override
    public ManyPlayerRounds lasting(int number) {
        return new ManyPlayerRounds(game, equilibrium, style, played.lasting(number));
    }

    private int count() {
        return game.players().count();
    }

    @Override
    public int rounds() {
        return played.most();
    }

    @Override
    public Table table() {
        List<Message> players = IntStream.range(0, count())
                .mapToObj(i -> Message.of(
                        "equilibrium.play.many.player", game.players().name(i)))
                .toList();
        return new Table(players, played.turn());
    }

    @Override
    public Moves moves() {
        return played.moves(this::move);
    }

    /** Everybody sees the own strategies as rows. */
    private Move move(int choice) {
        int seat = played.seat();
        return new Move(
                List.of(ChoiceTable.part(0, choice)),
                ChoiceTable.notations(game.strategies(seat)).get(choice),
                named(seat, choice));
    }

    /** A strategy by its name; as a strategy where it has only a number. */
    private Message named(int seat, int choice) {
        List<String> names = game.strategies(seat);
        boolean numbered = names.equals(Players.numbered(names.size()).names());
        return Message.of(numbered ? "equilibrium.play.many.move" : "equilibrium.play.named", names.get(choice));
    }

    @Override
    public ManyPlayerRounds after(Move move) {
        return new ManyPlayerRounds(game, equilibrium, style, played.after(PlayedRounds.choice(moves(), move)));
    }

    @Override
    public Message told(Move move, int player) {
        if (played.lastAsked()) return outcome(played.completed(PlayedRounds.choice(moves(), move)));
        return player == played.seat()
                ? move.words()
                : Message.of("equilibrium.play.many.hidden", game.players().name(played.seat()));
    }

    private Message outcome(int at) {
        int[] choices = game.choices(at);
        return Message.of(
                "equilibrium.play.many.outcome",
                each(i -> game.strategies(i).get(choices[i])),
                each(i -> game.payoffAt(i, at).toString()));
    }

    /** Something of every player, with the name before it. */
    private String each(java.util.function.IntFunction<String> what) {
        return IntStream.range(0, count())
                .mapToObj(i -> game.players().name(i) + " " + what.apply(i))
                .collect(Collectors.joining(", "));
    }

    @Override
    public Scene seenBy(int player, Words words) {
        return ChoiceTable.scene(
                OwnRows.of(
                        game,
                        player,
                        played.number() == 0
                                ? Optional.empty()
                                : Optional.of(played.profiles().getLast()),
                        words),
                notes(player, words));
    }

    private List<String> notes(int player, Words words) {
        List<String> notes = new ArrayList<>();
        if (!played.isOver()) notes.add(words.say("equilibrium.play.number", played.number() + 1, played.most()));
        if (!played.isOver() && player < played.seat())
            notes.add(words.say(
                    "equilibrium.play.many.chosen",
                    named(player, played.chosen().get(player))));
        if (played.number() == 0) {
            notes.add(words.say(
                    OwnRows.isShown(game, player) ? "equilibrium.play.many.seat" : "equilibrium.play.many.seat.large",
                    game.players().name(player),
                    String.join(", ", game.players().names())));
            notes.add(words.say("equilibrium.play.many.against." + style.written()));
            return notes;
        }
        notes.add(words.say("equilibrium.play.last", outcome(played.profiles().getLast())));
        notes.add(words.say(
                "equilibrium.play.many.points", each(i -> played.points(i).toString()), played.number()));
        notes.add(
                equilibrium.isExact()
                        ? words.say(
                                "equilibrium.play.account",
                                game.expected(player, equilibrium.profile()).times(played.number()),
                                played.hindsight(player))
                        : words.say("equilibrium.play.many.hindsight", played.hindsight(player)));
        return notes;
    }

    /** Against opponents who can be foreseen, the best reply to what they do now; else the equilibrium. */
    @Override
    public Advice advice(Progress progress) {
        if (style == Style.EQUILIBRIUM) return plan(progress);
        int seat = played.seat();
        Profile foreseen = style.foreseen(game, equilibrium.profile(), played.choices());
        return played.replies(
                foreseen,
                this::move,
                Message.of(
                        "equilibrium.play.many.why.foreseen"
                                + (played.number() == 0 ? ".first" : "." + style.written()),
                        IntStream.range(0, count())
                                .filter(i -> i != seat)
                                .mapToObj(i -> game.players().name(i) + " "
                                        + game.strategies(i)
                                                .get(foreseen.get(i).support().getFirst()))
                                .collect(Collectors.joining(", "))));
    }

    /** What the style plays in the round at hand, which knows nothing of the others' choices. */
    @Override
    public Advice plan(Progress progress) {
        int seat = played.seat();
        Mixed next = style.next(game, equilibrium.profile(), seat, played.choices());
        List<Message> why = new ArrayList<>();
        boolean nothingToReplyTo = played.number() == 0 && style != Style.EQUILIBRIUM;
        why.add(Message.of("equilibrium.play.many.why." + (nothingToReplyTo ? "first" : style.written())));
        RationalVector earned = game.deviations(seat, equilibrium.profile());
        Rational paid = game.expected(seat, equilibrium.profile());
        if (style == Style.EQUILIBRIUM)
            why.add(
                    equilibrium.isExact()
                            ? Message.of("equilibrium.play.why.worth", paid, earned.minimum())
                            : Message.of("equilibrium.play.many.why.rounded", briefly(equilibrium.gain())));
        return new Advice(
                equilibrium.isExact() ? new Standing.InEquilibrium(paid) : new Standing.Unknown(),
                PlayedRounds.mixed(next, this::move),
                why);
    }

    /** A small bound that is not too low, with one digit. */
    private static Rational briefly(Rational gain) {
        Rational unit = Rational.ONE;
        while (unit.compareTo(gain) > 0) unit = unit.over(10);
        return Rational.of(gain.over(unit).ceiling()).times(unit);
    }
}
