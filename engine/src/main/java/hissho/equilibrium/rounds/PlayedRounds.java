package hissho.equilibrium.rounds;

import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The rounds of a match so far. All choose at once: they are asked one after the other, and nobody learns a choice before everybody has chosen.
 *
 * @param profiles the profiles of the rounds that are over
 * @param chosen the choices of those who were asked already in the round that is not
 * @param most after how many rounds the match ends
 */
record PlayedRounds(StrategicGame game, List<Integer> profiles, List<Integer> chosen, int most) {

    private static final int USUAL = 10;

    PlayedRounds {
        profiles = List.copyOf(profiles);
        chosen = List.copyOf(chosen);
    }

    static PlayedRounds none(StrategicGame game) {
        return new PlayedRounds(game, List.of(), List.of(), USUAL);
    }

    PlayedRounds lasting(int number) {
        return new PlayedRounds(game, profiles, chosen, number);
    }

    int number() {
        return profiles.size();
    }

    boolean isOver() {
        return number() >= most;
    }

    /** Whose turn it is to choose. */
    int seat() {
        return chosen.size();
    }

    /** Whether nobody is asked after the one whose turn it is. */
    boolean lastAsked() {
        return seat() == game.players().count() - 1;
    }

    Turn turn() {
        return isOver()
                ? new Turn.Over(Ending.paying(IntStream.range(0, game.players().count())
                        .mapToObj(this::points)
                        .toList()))
                : new Turn.Of(seat());
    }

    Moves moves(IntFunction<Move> move) {
        if (isOver()) return Moves.none();
        return Moves.of(IntStream.range(0, game.size(seat())).mapToObj(move).toList());
    }

    /** The number of a move among those that may be chosen. */
    static int choice(Moves moves, Move move) {
        int choice = moves.listed().indexOf(move);
        if (choice < 0) throw new IllegalArgumentException("not a legal move: " + move.notation());
        return choice;
    }

    PlayedRounds after(int choice) {
        if (lastAsked()) {
            List<Integer> more = new ArrayList<>(profiles);
            more.add(completed(choice));
            return new PlayedRounds(game, more, List.of(), most);
        }
        List<Integer> all = new ArrayList<>(chosen);
        all.add(choice);
        return new PlayedRounds(game, profiles, all, most);
    }

    /** The profile that the last choice of a round makes. */
    int completed(int choice) {
        return game.profile(IntStream.concat(chosen.stream().mapToInt(Integer::intValue), IntStream.of(choice))
                .toArray());
    }

    List<int[]> choices() {
        return profiles.stream().map(game::choices).toList();
    }

    Rational points(int seat) {
        return profiles.stream().map(at -> game.payoffAt(seat, at)).reduce(Rational.ZERO, Rational::plus);
    }

    /** What the best single strategy would have earned against what the others did. */
    Rational hindsight(int seat) {
        return IntStream.range(0, game.size(seat))
                .mapToObj(s -> profiles.stream()
                        .map(at -> game.payoff(seat, with(game.choices(at), seat, s)))
                        .reduce(Rational.ZERO, Rational::plus))
                .reduce(Rational::max)
                .orElseThrow();
    }

    private static int[] with(int[] choices, int seat, int choice) {
        choices[seat] = choice;
        return choices;
    }

    /** The best replies to what the others will do in this round. */
    Advice replies(Profile foreseen, IntFunction<Move> move, Message why) {
        RationalVector earned = game.deviations(seat(), foreseen);
        return new Advice(
                new Standing.InRound(earned.maximum()),
                new Choice.Best(earned.indicesOf(earned.maximum()).stream()
                        .map(move::apply)
                        .toList()),
                List.of(why));
    }

    static Choice mixed(Mixed mixture, IntFunction<Move> move) {
        return new Choice.Mixed(mixture.support().stream()
                .map(choice -> new Weighted(move.apply(choice), mixture.get(choice)))
                .toList());
    }
}
