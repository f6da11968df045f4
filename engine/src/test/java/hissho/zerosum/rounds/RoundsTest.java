package hissho.zerosum.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Playing;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Matrix games in rounds: the account adds up, costs have the right sign, and a choice is hidden until both are made. */
class RoundsTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static MatrixGame random(RandomGenerator random) {
        int height = random.nextInt(1, 5);
        int width = random.nextInt(1, 5);
        return MatrixGame.of(RationalMatrix.generate(
                height, width, (i, j) -> Rational.of(random.nextInt(-9, 10), random.nextInt(1, 4))));
    }

    private static Rounds start(MatrixGame game) {
        return Rounds.of(game, MatrixSolver.optimum(game, Progress.none()));
    }

    @Test
    void accountsAddUpForBothSeats() {
        SplittableRandom random = new SplittableRandom(5);
        for (int trial = 0; trial < 300; trial++) {
            MatrixGame game = random(random);
            int rounds = random.nextInt(1, 8);
            Rounds position = start(game).lasting(rounds);
            Rational paid = Rational.ZERO;
            Rational costs = Rational.ZERO;
            for (int round = 0; round < rounds; round++) {
                Playing.check(position);
                int row = random.nextInt(game.height());
                int column = random.nextInt(game.width());
                position = position.after(position.moves().listed().get(row));
                Playing.check(position);
                position = position.after(position.moves().listed().get(column));
                paid = paid.plus(game.payoff(row, column));
                Rational expected = Rational.ZERO;
                for (int j = 0; j < game.width(); j++)
                    expected = expected.plus(
                            game.payoff(row, j).times(position.duel().pair().column().get(j)));
                costs = costs.plus(position.duel().pair().value().minus(expected));
            }
            Account first = Account.of(position.duel(), 0, position.played());
            Account second = Account.of(position.duel(), 1, position.played());
            assertEquals(paid, first.points());
            assertEquals(paid.negated(), second.points());
            assertEquals(costs, first.cost());
            for (Account account : List.of(first, second)) {
                assertEquals(account.points(), account.value().minus(account.cost()).plus(account.luck()));
                assertFalse(account.cost().isNegative(), "a choice never earns more than the value on average");
            }
            assertEquals(first.value(), second.value().negated());
            Ending ending = Playing.ending(position).orElseThrow();
            assertEquals(List.of(paid, paid.negated()), ending.payoffs());
        }
    }

    /** Against the optimal mixture luck is 0 on average, and what an optimal strategy uses costs nothing. */
    @Test
    void luckIsFairAndOptimalChoicesAreFree() {
        SplittableRandom random = new SplittableRandom(6);
        for (int trial = 0; trial < 100; trial++) {
            MatrixGame game = random(random);
            Duel duel = start(game).duel();
            for (int row = 0; row < game.height(); row++) {
                Rational mean = Rational.ZERO;
                for (int column = 0; column < game.width(); column++)
                    mean = mean.plus(Account.of(duel, 0, List.of(new Chosen(row, column)))
                            .luck()
                            .times(duel.optimal(1).get(column)));
                assertEquals(Rational.ZERO, mean);
            }
            for (int seat = 0; seat < 2; seat++)
                for (int choice : duel.optimal(seat).support()) assertEquals(Rational.ZERO, duel.cost(seat, choice));
        }
    }

    @Test
    void whoChoosesTheColumnCannotSeeTheRow() {
        MatrixGame game = MatrixGame.of(new long[] {3, -1, 4}, new long[] {-1, 5, -9}, new long[] {2, 6, -5});
        Rounds start = start(game);
        List<Rounds> chosen = new ArrayList<>();
        for (Move move : start.moves().listed()) {
            chosen.add(start.after(move));
            assertEquals(start.told(start.moves().listed().getFirst(), 1), start.told(move, 1));
            assertEquals(move.words(), start.told(move, 0));
        }
        for (Rounds each : chosen) {
            assertEquals(chosen.getFirst().seenBy(1, WORDS), each.seenBy(1, WORDS));
            assertEquals(chosen.getFirst().moves(), each.moves());
            assertEquals(chosen.getFirst().advice(Progress.none()), each.advice(Progress.none()));
        }
        assertNotEquals(chosen.get(0).seenBy(0, WORDS), chosen.get(1).seenBy(0, WORDS));
    }

    @Test
    void choicesThatAreCalledAlikeAreNumbered() {
        MatrixGame game = new MatrixGame(
                RationalMatrix.of(new long[] {1, 2}, new long[] {3, 0}), List.of("a", "A"), List.of("x", "y"));
        Rounds start = start(game);
        assertEquals(
                List.of("1", "2"),
                start.moves().listed().stream().map(Move::notation).toList());
        assertEquals(Optional.of(start.moves().listed().get(1)), start.moves().read("2"));
    }

    @Test
    void aMatchCanGoOn() {
        Rounds start = start(MatrixGame.of(new long[] {1, -1}, new long[] {-1, 1})).lasting(1);
        Rounds over = start.after(start.moves().listed().get(0));
        over = over.after(over.moves().listed().get(0));
        assertTrue(Playing.ending(over).isPresent());
        assertTrue(Playing.ending(over.lasting(2)).isEmpty());
        assertEquals(2, over.lasting(2).moves().listed().size());
    }
}
