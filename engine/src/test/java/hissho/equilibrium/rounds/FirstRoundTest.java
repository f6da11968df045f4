package hissho.equilibrium.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.form.Bimatrix;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is said of a choice in the first round, when there is nothing to reply to, and afterwards. */
class FirstRoundTest {

    @Test
    void nobodyRepliesToWhatWasNotPlayed() {
        for (Style style : Style.values()) {
            Bimatrix battle = new Bimatrix(
                    RationalMatrix.of(new long[][] {{2, 0}, {0, 1}}), RationalMatrix.of(new long[][] {{1, 0}, {0, 2}}));
            Position start =
                    TwoPlayerRounds.of(game(battle), style, Progress.none()).orElseThrow();
            String first = style == Style.EQUILIBRIUM ? style.written() : "first";
            assertEquals(Message.of("equilibrium.play.why." + first), planned(start));
            Position half = start.after(start.moves().listed().getFirst());
            assertEquals(Message.of("equilibrium.play.why." + first), planned(half));
            Position second = half.after(half.moves().listed().getLast());
            assertEquals(Message.of("equilibrium.play.why." + style.written()), planned(second));
        }
    }

    /** The advice is the best reply to what the opponent really plays in the round, whoever asks. */
    @Test
    void whoIsForeseenIsAnsweredBest() {
        Random random = new Random(7);
        for (int times = 0; times < 200; times++) {
            Bimatrix table = new Bimatrix(matrix(random), matrix(random));
            for (Style style : List.of(Style.BEST_REPLY, Style.LEARNER))
                for (int seat = 0; seat < 2; seat++) {
                    Position at = TwoPlayerRounds.of(game(table), style, Progress.none())
                            .orElseThrow();
                    for (int round = 0; round < 4; round++) {
                        Position mover = seat == 0 ? at : at.after(planOf(at));
                        Advice advice = mover.advice(Progress.none());
                        List<Rational> earned = new ArrayList<>();
                        List<Position> ends = new ArrayList<>();
                        for (Move move : mover.moves().listed()) {
                            Position after = mover.after(move);
                            Position end = seat == 0 ? after.after(planOf(after)) : after;
                            ends.add(end);
                            earned.add(earned(table, (TwoPlayerRounds) end, seat));
                        }
                        Rational best = earned.stream().reduce(Rational::max).orElseThrow();
                        assertEquals(new Standing.InRound(best), advice.standing());
                        List<Move> wanted = IntStream.range(0, earned.size())
                                .filter(i -> earned.get(i).equals(best))
                                .mapToObj(i -> mover.moves().listed().get(i))
                                .toList();
                        assertEquals(new Choice.Best(wanted), advice.choice());
                        at = ends.get(random.nextInt(ends.size()));
                    }
                }
        }
    }

    private static Rational earned(Bimatrix table, TwoPlayerRounds end, int seat) {
        int[] last = end.game().choices(end.played().profiles().getLast());
        return (seat == 0 ? table.first() : table.second()).get(last[0], last[1]);
    }

    private static Move planOf(Position position) {
        return ((Choice.Mixed) position.plan(Progress.none()).choice())
                .moves()
                .getFirst()
                .move();
    }

    private static RationalMatrix matrix(Random random) {
        return RationalMatrix.generate(2, 2, (i, j) -> Rational.of(random.nextInt(7) - 3));
    }

    private static StrategicGame game(Bimatrix matrices) {
        return StrategicGame.of(Players.of("I", "II"), List.of(List.of("a", "b"), List.of("a", "b")), matrices);
    }

    private static Message planned(Position position) {
        return position.plan(Progress.none()).why().getFirst();
    }
}
