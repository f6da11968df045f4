package hissho.zerosum.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.words.Language;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixGames;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every method that applies to a game solves it: its strategies are certified and its value is the linear program's. */
class MethodsTest {

    private final Map<String, Integer> applied = new HashMap<>();

    private void agrees(MatrixGame game) {
        Rational value = MatrixSolver.optimum(game, Progress.none()).value();
        for (Method method : Methods.all()) {
            Optional<OptimalPair> pair =
                    method.argue(game, Choices.NONE, Progress.none()).pair();
            if (pair.isEmpty()) continue;
            applied.merge(method.name(), 1, Integer::sum);
            assertEquals(value, pair.get().value(), method.name());
            assertTrue(pair.get().solves(game), method.name());
        }
    }

    @Test
    void everyMethodThatAppliesAgreesWithTheLinearProgram() {
        Property.holds(150, MatrixGames.upTo(4, 4, 4), this::agrees);
        Property.holds(80, MatrixGames.square(4, 3), game -> agrees(diagonal(game)));
        Property.holds(80, MatrixGames.square(4, 3), game -> agrees(triangular(game)));
        Property.holds(60, MatrixGames.square(4, 3), game -> agrees(skew(game)));
        Property.holds(60, MatrixGames.square(5, 6), game -> agrees(circulant(game)));
        Property.holds(60, MatrixGames.square(4, 6), game -> agrees(sumOfPermutations(game)));
        for (Method method : Methods.all())
            assertTrue(applied.getOrDefault(method.name(), 0) > 5, method.name() + " applied too seldom: " + applied);
    }

    private static MatrixGame diagonal(MatrixGame game) {
        return changed(
                game, (i, j) -> i == j ? game.payoff(i, i) : game.payoff(0, 0).plus(-1));
    }

    private static MatrixGame triangular(MatrixGame game) {
        return changed(game, (i, j) -> i > j ? Rational.ZERO : game.payoff(i, j));
    }

    private static MatrixGame skew(MatrixGame game) {
        return changed(
                game,
                (i, j) -> i == j
                        ? Rational.ZERO
                        : i < j ? game.payoff(i, j) : game.payoff(j, i).negated());
    }

    private static MatrixGame circulant(MatrixGame game) {
        return changed(game, (i, j) -> game.payoff(0, (i + j) % game.width()));
    }

    /** Cyclic squares plus the mirror image of another one: equal sums, seldom a Latin square. */
    private static MatrixGame sumOfPermutations(MatrixGame game) {
        int n = game.width();
        return changed(
                game,
                (i, j) -> game.payoff(0, (i + j) % n)
                        .plus(game.payoff(n - 1, (i - j + n) % n).times(3)));
    }

    private static MatrixGame changed(MatrixGame game, RationalMatrix.Entry entry) {
        return MatrixGame.of(RationalMatrix.generate(game.height(), game.width(), entry));
    }

    @Test
    void theSimplestMethodAlwaysFindsASolutionAndTellsItInBothLanguages() {
        Words english = Words.in(Language.ENGLISH);
        Words japanese = Words.in(Language.JAPANESE);
        Property.holds(150, MatrixGames.upTo(6, 6, 5), game -> {
            Methods.Told told = Methods.simplest(game, Progress.none());
            assertTrue(told.argument().pair().orElseThrow().solves(game));
            for (Words words : List.of(english, japanese))
                assertFalse(told.argument().tell(words).toString().contains("‹"), "a missing sentence");
        });
    }

    @Test
    void everyMethodAlsoSaysWhyItFails() {
        Words words = Words.in(Language.ENGLISH);
        Property.holds(60, MatrixGames.upTo(4, 4, 3), game -> {
            for (Method method : Methods.all()) {
                String told = method.argue(game, Choices.NONE, Progress.none())
                        .tell(words)
                        .toString();
                assertFalse(told.contains("‹"), told);
            }
        });
    }

    @Test
    void symmetryIsRecognisedAfterReordering() {
        Generator<MatrixGame> games = MatrixGames.square(5, 3);
        Property.holds(60, games, game -> {
            MatrixGame skew = skew(game);
            int n = skew.width();
            List<Integer> turned =
                    IntStream.range(0, n).mapToObj(j -> (j + 2) % n).toList();
            MatrixGame hidden = skew.restricted(IntStream.range(0, n).boxed().toList(), turned);
            assertTrue(SkewOrder.of(hidden.payoffs(), Progress.none()).isPresent());
        });
    }
}
