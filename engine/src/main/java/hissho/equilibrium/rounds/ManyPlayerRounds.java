package hissho.equilibrium.rounds;

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
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game of several players played round after round. All choose at once: they are asked one after the other, and nobody learns a choice before everybody has chosen.
 *
 * @param played the profiles of the rounds that are over
 * @param chosen the choices of those who were asked already in the round that is not
 * @param rounds after how many rounds the match ends
 */
public record ManyPlayerRounds(
        StrategicGame game,
        PlayedEquilibrium equilibrium,
        Style style,
        List<Integer> played,
        List<Integer> chosen,
        int rounds)
        implements Repeated {

    /** The most profiles of a game that is played. */
    public static final int MOST_PROFILES = 10_000;

    private static final int USUAL_ROUNDS = 10;

    public ManyPlayerRounds {
        played = List.copyOf(played);
        chosen = List.copyOf(chosen);
    }

    /** The start of a match, where the game is not too large. */
    public static Optional<Position> of(StrategicGame game, Style style, Progress progress) {
        if (game.profiles() > MOST_PROFILES) return Optional.empty();
        PlayedEquilibrium equilibrium = PlayedEquilibrium.of(game, progress);
        return Optional.of(new ManyPlayerRounds(game, equilibrium, style, List.of(), List.of(), USUAL_ROUNDS));
    }

    @Override
    public ManyPlayerRounds lasting(int number) {
        return new ManyPlayerRounds(game, equilibrium, style, played, chosen, number);
    }

    private boolean isOver() {
        return played.size() >= rounds;
    }

    private int seat() {
        return chosen.size();
    }

    private int count() {
        return game.players().count();
    }

    @Override
    public Table table() {
        List<Message> players = IntStream.range(0, count())
                .mapToObj(i -> Message.of(
                        "equilibrium.play.many.player", game.players().name(i)))
                .toList();
        if (!isOver()) return new Table(players, new Turn.Of(seat()));
        return new Table(
                players,
                new Turn.Over(Ending.paying(
                        IntStream.range(0, count()).mapToObj(this::points).toList())));
    }

    private Rational points(int seat) {
        return played.stream().map(at -> game.payoffAt(seat, at)).reduce(Rational.ZERO, Rational::plus);
    }

    /** What the best single strategy would have earned against what the others did. */
    private Rational hindsight(int seat) {
        return IntStream.range(0, game.size(seat))
                .mapToObj(s -> played.stream()
                        .map(at -> game.payoff(seat, with(game.choices(at), seat, s)))
                        .reduce(Rational.ZERO, Rational::plus))
                .reduce(Rational::max)
                .orElseThrow();
    }

    private static int[] with(int[] choices, int seat, int choice) {
        choices[seat] = choice;
        return choices;
    }

    @Override
    public Moves moves() {
        if (isOver()) return Moves.none();
        return Moves.of(IntStream.range(0, game.size(seat()))
                .mapToObj(choice -> move(seat(), choice))
                .toList());
    }

    /** Everybody sees the own strategies as rows. */
    private Move move(int seat, int choice) {
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
        int choice = moves().listed().indexOf(move);
        if (choice < 0) throw new IllegalArgumentException("not a legal move: " + move.notation());
        List<Integer> all = new ArrayList<>(chosen);
        all.add(choice);
        if (all.size() < count()) return new ManyPlayerRounds(game, equilibrium, style, played, all, rounds);
        List<Integer> more = new ArrayList<>(played);
        more.add(profile(all));
        return new ManyPlayerRounds(game, equilibrium, style, more, List.of(), rounds);
    }

    private int profile(List<Integer> choices) {
        return game.profile(choices.stream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    public Message told(Move move, int player) {
        if (seat() == count() - 1) {
            List<Integer> all = new ArrayList<>(chosen);
            all.add(moves().listed().indexOf(move));
            return outcome(profile(all));
        }
        return player == seat()
                ? move.words()
                : Message.of("equilibrium.play.many.hidden", game.players().name(seat()));
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
                OwnRows.of(game, player, played.isEmpty() ? Optional.empty() : Optional.of(played.getLast()), words),
                notes(player, words));
    }

    private List<String> notes(int player, Words words) {
        List<String> notes = new ArrayList<>();
        if (!isOver()) notes.add(words.say("equilibrium.play.number", played.size() + 1, rounds));
        if (!isOver() && player < chosen.size())
            notes.add(words.say("equilibrium.play.many.chosen", named(player, chosen.get(player))));
        if (played.isEmpty()) {
            notes.add(words.say(
                    OwnRows.isShown(game, player) ? "equilibrium.play.many.seat" : "equilibrium.play.many.seat.large",
                    game.players().name(player),
                    String.join(", ", game.players().names())));
            notes.add(words.say("equilibrium.play.many.against." + style.written()));
            return notes;
        }
        notes.add(words.say("equilibrium.play.last", outcome(played.getLast())));
        notes.add(words.say("equilibrium.play.many.points", each(i -> points(i).toString()), played.size()));
        notes.add(
                equilibrium.isExact()
                        ? words.say(
                                "equilibrium.play.account",
                                game.expected(player, equilibrium.profile()).times(played.size()),
                                hindsight(player))
                        : words.say("equilibrium.play.many.hindsight", hindsight(player)));
        return notes;
    }

    private List<int[]> choices() {
        return played.stream().map(game::choices).toList();
    }

    /** Against opponents who can be foreseen, the best reply to what they do now; else the equilibrium. */
    @Override
    public Advice advice(Progress progress) {
        if (style == Style.EQUILIBRIUM) return plan(progress);
        int seat = seat();
        Profile foreseen = style.foreseen(game, equilibrium.profile(), choices());
        RationalVector earned = game.deviations(seat, foreseen);
        return new Advice(
                new Standing.InRound(earned.maximum()),
                new Choice.Best(earned.indicesOf(earned.maximum()).stream()
                        .map(choice -> move(seat, choice))
                        .toList()),
                List.of(Message.of(
                        "equilibrium.play.many.why.foreseen" + (played.isEmpty() ? ".first" : "." + style.written()),
                        IntStream.range(0, count())
                                .filter(i -> i != seat)
                                .mapToObj(i -> game.players().name(i) + " "
                                        + game.strategies(i)
                                                .get(foreseen.get(i).support().getFirst()))
                                .collect(Collectors.joining(", ")))));
    }

    /** What the style plays in the round at hand, which knows nothing of the others' choices. */
    @Override
    public Advice plan(Progress progress) {
        int seat = seat();
        Mixed next = style.next(game, equilibrium.profile(), seat, choices());
        List<Weighted> mixture = next.support().stream()
                .map(choice -> new Weighted(move(seat, choice), next.get(choice)))
                .toList();
        List<Message> why = new ArrayList<>();
        boolean nothingToReplyTo = played.isEmpty() && style != Style.EQUILIBRIUM;
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
                new Choice.Mixed(mixture),
                why);
    }

    /** A small bound that is not too low, with one digit. */
    private static Rational briefly(Rational gain) {
        Rational unit = Rational.ONE;
        while (unit.compareTo(gain) > 0) unit = unit.over(10);
        return Rational.of(gain.over(unit).ceiling()).times(unit);
    }
}
