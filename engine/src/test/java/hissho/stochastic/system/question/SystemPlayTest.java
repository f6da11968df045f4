package hissho.stochastic.system.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Systems of games at the table: who chooses when, and play that is broken off. */
class SystemPlayTest {

    private static Cell pays(int amount) {
        return Cell.paying(Rational.of(amount));
    }

    private static Cell to(int stage, Rational pay, Rational probability) {
        return new Cell(pay, List.of(new Cell.Next(stage, probability, false)), Rational.ONE.minus(probability));
    }

    private static Cell to(int stage) {
        return to(stage, Rational.ZERO, Rational.ONE);
    }

    private static Stage stage(String name, List<List<Cell>> cells) {
        return new Stage(name, numbers(cells.size()), numbers(cells.getFirst().size()), cells);
    }

    private static List<String> numbers(int n) {
        return IntStream.rangeClosed(1, n).mapToObj(Integer::toString).toList();
    }

    private static Position start(Optional<Rational> infinite, Stage... stages) {
        GameSystem system = new GameSystem(List.of(stages), 0, infinite.stream().toList());
        return SystemPlay.start(system, Progress.none()).orElseThrow();
    }

    private static List<Rational> chances(Advice advice) {
        return ((Choice.Mixed) advice.choice())
                .moves().stream().map(Weighted::weight).toList();
    }

    private static List<String> keys(Advice advice) {
        return advice.why().stream().map(Message::key).toList();
    }

    /** Everett's game that is only nearly won: patience has sixty stages, so the last row is played with probability 1/61. */
    @Test
    void whatIsBestBeforePlayCountsAsEndless() {
        Position position = start(
                Optional.of(Rational.ZERO), stage("G", List.of(List.of(to(0), pays(1)), List.of(pays(1), pays(0)))));
        for (int left = 60; left > 0; left--) {
            Advice advice = position.advice(Progress.none());
            assertEquals(new Standing.Worth(Rational.of(left, left + 1)), advice.standing());
            assertEquals(List.of(Rational.of(left, left + 1), Rational.of(1, left + 1)), chances(advice));
            assertEquals(List.of("system.play.why.left", "system.play.why.never"), keys(advice));
            for (int seat = 0; seat < 2; seat++)
                position = position.after(position.moves().listed().getFirst());
        }
        assertTrue(position.table().turn() instanceof Turn.Over);
    }

    /** Where the end is far the stationary strategy is told, and near it what is best until then; either guarantees what is said. */
    @Test
    void adviceGuaranteesWhatItSays() {
        Random random = new Random(20261118);
        for (int game = 0; game < 40; game++) {
            Stage[] stages = new Stage[1 + random.nextInt(2)];
            for (int k = 0; k < stages.length; k++) {
                List<List<Cell>> cells = new ArrayList<>();
                for (int i = 0; i < 2; i++)
                    cells.add(List.of(drawn(random, stages.length), drawn(random, stages.length)));
                stages[k] = stage("G" + k, cells);
            }
            Position position = start(Optional.of(Rational.of(random.nextInt(-3, 4))), stages);
            while (position instanceof SystemPlay play && !play.over()) {
                if (play.table().turn() instanceof Turn.Chance(List<Weighted> draws)) {
                    position =
                            play.after(draws.get(random.nextInt(draws.size())).move());
                    continue;
                }
                if (play.row().isEmpty() && play.guide().horizon().isPresent()) {
                    Advice first = play.advice(Progress.none());
                    Advice second = play.after(play.moves().listed().getFirst()).advice(Progress.none());
                    double worth = ((Standing.Worth) first.standing()).value().doubleValue();
                    double other = ((Standing.Worth) second.standing()).value().doubleValue();
                    assertTrue(Math.abs(worth + other) < 2e-4, worth + " and " + other);
                }
                List<Move> moves = play.moves().listed();
                position = play.after(moves.get(random.nextInt(moves.size())));
            }
        }
    }

    private static Cell drawn(Random random, int games) {
        return switch (random.nextInt(4)) {
            case 0, 1 -> pays(random.nextInt(-3, 4));
            case 2 -> to(random.nextInt(games));
            default -> {
                Rational probability = Rational.of(random.nextInt(1, 20), 20);
                yield new Cell(
                        Rational.ZERO,
                        List.of(new Cell.Next(random.nextInt(games), probability, random.nextBoolean())),
                        Rational.ONE.minus(probability));
            }
        };
    }

    /** What must end some day is settled by the value of what would follow; what ends of itself is not broken off. */
    @Test
    void playThatEndsIsPaidInFull() {
        Rational discount = Rational.of(99, 100);
        Stage paid = stage("G", List.of(List.of(to(0, Rational.of(3), discount), to(0, Rational.ZERO, discount))));
        Position position = start(Optional.empty(), paid);
        assertFalse(position.simultaneous());
        assertEquals(new Turn.Of(1), position.table().turn());
        while (!(position.table().turn() instanceof Turn.Over(var ending))) {
            List<Move> moves = position.moves().listed();
            position = position.after(
                    position.table().turn() instanceof Turn.Chance(List<Weighted> draws)
                            ? draws.getFirst().move()
                            : moves.getFirst());
        }
        assertEquals(Rational.of(180), ((SystemPlay) position).paid());

        List<Stage> chain = new ArrayList<>();
        for (int k = 0; k < 80; k++) chain.add(stage("G" + k, List.of(List.of(to(k + 1)), List.of(pays(0)))));
        chain.add(stage("end", List.of(List.of(pays(7)))));
        position = start(Optional.of(Rational.ZERO), chain.toArray(Stage[]::new));
        while (!(position.table().turn() instanceof Turn.Over))
            position = position.after(position.moves().listed().getFirst());
        assertEquals(Rational.of(7), ((SystemPlay) position).paid());
    }

    /** Nobody moves first where both choose at once; who has no choice is not asked. */
    @Test
    void whoChoosesFirst() {
        Stage both = stage("G", List.of(List.of(pays(0), pays(1)), List.of(pays(2), pays(0))));
        assertTrue(start(Optional.empty(), both).simultaneous());
        Stage rows = stage("G", List.of(List.of(pays(0)), List.of(pays(2))));
        assertFalse(start(Optional.empty(), rows).simultaneous());
        assertEquals(new Turn.Of(0), start(Optional.empty(), rows).table().turn());
    }
}
