package hissho.form;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.property.Property;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Strategic games: payoffs in their places, expectations against a slow twin, and the views of games for two. */
class StrategicGameTest {

    private record Played(StrategicGame game, Profile profile) {}

    @Test
    void expectedPayoffsAreSumsOverAllPureProfiles() {
        Property.holds(
                1000,
                (random, size) -> {
                    StrategicGame game = RandomForms.strategic(random);
                    return new Played(game, RandomForms.profile(random, game));
                },
                played -> {
                    assertEquals(slowly(played.game, played.profile), played.game.expected(played.profile));
                    for (int i = 0; i < played.profile.size(); i++) {
                        List<Rational> deviations = new ArrayList<>();
                        for (int s = 0; s < played.game.size(i); s++)
                            deviations.add(slowly(
                                            played.game, played.profile.with(i, Mixed.pure(played.game.size(i), s)))
                                    .get(i));
                        assertEquals(RationalVector.of(deviations), played.game.deviations(i, played.profile));
                    }
                });
    }

    /** Each pure profile with the probability that it is played. */
    private static RationalVector slowly(StrategicGame game, Profile profile) {
        RationalVector sum = RationalVector.zero(game.players().count());
        for (int p = 0; p < game.profiles(); p++) {
            int[] choices = game.choices(p);
            Rational probability = Rational.ONE;
            for (int i = 0; i < choices.length; i++)
                probability = probability.times(profile.get(i).get(choices[i]));
            for (int i = 0; i < choices.length; i++)
                sum = sum.plus(RationalVector.unit(choices.length, i)
                        .times(game.payoff(i, choices).times(probability)));
        }
        return sum;
    }

    @Test
    void profilesAreNumberedWithTheFirstPlayerFastest() {
        StrategicGame game = StrategicGame.generate(
                Players.numbered(3),
                List.of(List.of("a", "b"), List.of("c", "d", "e"), List.of("f", "g")),
                (i, at) -> Rational.of(1000 * i + 100 * at[0] + 10 * at[1] + at[2]));
        assertEquals(12, game.profiles());
        assertArrayEquals(new int[] {1, 0, 0}, game.choices(1));
        assertArrayEquals(new int[] {0, 1, 0}, game.choices(2));
        assertArrayEquals(new int[] {0, 0, 1}, game.choices(6));
        for (int p = 0; p < game.profiles(); p++) assertEquals(p, game.profile(game.choices(p)));
        assertEquals(Rational.of(2121), game.payoff(2, 1, 2, 1));
        assertEquals(RationalVector.of(121, 1121, 2121), game.expected(Profile.pure(game, 1, 2, 1)));
        assertTrue(Profile.pure(game, 1, 2, 1).isPure());
        assertFalse(Profile.uniform(game).isPure());
        assertThrows(IndexOutOfBoundsException.class, () -> game.payoff(0, 2, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> game.payoff(0, 1, 1));
        assertThrows(
                IllegalArgumentException.class,
                () -> game.expected(Profile.of(Mixed.uniform(2), Mixed.uniform(2), Mixed.uniform(2))));
    }

    @Test
    void aGameForTwoIsAlsoTwoMatrices() {
        RationalMatrix first = RationalMatrix.of(new long[] {3, 0}, new long[] {5, 1}, new long[] {2, 2});
        RationalMatrix second = RationalMatrix.of(new long[] {3, 5}, new long[] {0, 1}, new long[] {7, 8});
        List<List<String>> names = List.of(List.of("a", "b", "c"), List.of("d", "e"));
        StrategicGame game = StrategicGame.of(Players.of("x", "y"), names, new Bimatrix(first, second));
        assertEquals(Optional.of(new Bimatrix(first, second)), game.bimatrix());
        assertEquals(RationalVector.of(2, 8), game.payoffsAt(game.profile(2, 1)));
        assertEquals(Optional.empty(), game.zeroSumMatrix());
        assertEquals(Optional.empty(), game.constantSum());
        assertEquals(Optional.empty(), MatrixGame.of(game));
    }

    @Test
    void aMatrixGameIsTheZeroSumGameForTwo() {
        MatrixGame matrix = MatrixGame.of(new long[] {1, -2, 3}, new long[] {0, 4, -5});
        StrategicGame game = matrix.strategic();
        assertTrue(game.isZeroSum());
        assertEquals(Optional.of(matrix.payoffs()), game.zeroSumMatrix());
        assertEquals(Optional.of(matrix), MatrixGame.of(game));
        StrategicGame shifted = StrategicGame.generate(
                game.players(),
                List.of(game.strategies(0), game.strategies(1)),
                (i, at) -> game.payoff(i, at).plus(2));
        assertFalse(shifted.isZeroSum());
        assertEquals(Optional.of(Rational.of(4)), shifted.constantSum());
    }

    @Test
    void whatDoesNotFitIsRefused() {
        Players two = Players.numbered(2);
        List<List<String>> names = List.of(List.of("a"), List.of("b", "c"));
        assertThrows(
                IllegalArgumentException.class,
                () -> StrategicGame.of(two, names, List.of(Rational.ONE, Rational.ONE)));
        assertThrows(
                IllegalArgumentException.class,
                () -> StrategicGame.of(two, List.of(List.of("a"), List.of()), List.<Rational>of()));
        assertThrows(IllegalArgumentException.class, () -> new Players(List.of()));
    }
}
