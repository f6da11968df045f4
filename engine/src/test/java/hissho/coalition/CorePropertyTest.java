package hissho.coalition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.coalition.core.Balance;
import hissho.coalition.core.Core;
import hissho.coalition.core.Imputations;
import hissho.coalition.core.LeastCore;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The core against its definition: every system of tight coalitions is solved, every allocation found is tried on every coalition. */
class CorePropertyTest {

    @Test
    void verticesAreThoseOfEveryTightSystem() {
        Property.holds(300, RandomGames.tables(1, 4), table -> {
            Coalitions game = RandomGames.game(table);
            Set<RationalVector> slow = slowVertices(game);
            assertEquals(
                    slow,
                    new HashSet<>(Core.of(game, Progress.none()).orElseThrow().vertices()));
        });
    }

    @Test
    void balancedWeightsDecideWhetherTheCoreIsEmpty() {
        Property.holds(300, RandomGames.tables(1, 4), table -> {
            Coalitions game = RandomGames.game(table);
            Balance balance = Balance.of(game, Progress.none());
            assertTrue(Balance.isBalanced(game.players().count(), balance.weights()), balance.toString());
            assertEquals(balance.total(), Balance.weighted(game, balance.weights()));
            assertEquals(balance.total(), balance.allocation().sum());
            for (long set = 1; set < game.grand(); set++)
                assertTrue(Imputations.share(balance.allocation(), set).compareTo(game.worth(set)) >= 0);
            boolean empty = balance.total().compareTo(game.worth(game.grand())) > 0;
            assertEquals(slowVertices(game).isEmpty(), empty);
        });
    }

    @Test
    void theLeastCoreIsProvedAndNotEmptyAndASmallerOneIsEmpty() {
        Property.holds(200, RandomGames.tables(2, 4), table -> {
            Coalitions game = RandomGames.game(table);
            LeastCore least = LeastCore.of(game, Progress.none());
            assertTrue(LeastCore.isProved(game, least.epsilon(), least.weights()), least.toString());
            assertEquals(game.worth(game.grand()), least.allocation().sum());
            for (long set = 1; set < game.grand(); set++)
                assertTrue(game.worth(set)
                                .minus(Imputations.share(least.allocation(), set))
                                .compareTo(least.epsilon())
                        <= 0);
            assertTrue(!Core.relaxed(game, least.epsilon(), Progress.none())
                    .orElseThrow()
                    .isEmpty());
            assertTrue(Core.relaxed(game, least.epsilon().minus(Rational.of(1, 1000)), Progress.none())
                    .orElseThrow()
                    .isEmpty());
            assertEquals(
                    least.epsilon().signum() <= 0,
                    !Core.of(game, Progress.none()).orElseThrow().isEmpty());
        });
    }

    /** Solves every choice of n − 1 proper coalitions beside efficiency. */
    private static Set<RationalVector> slowVertices(Coalitions game) {
        Set<RationalVector> found = new HashSet<>();
        choose(game, 1, new ArrayList<>(List.of(game.grand())), found);
        return found;
    }

    private static void choose(Coalitions game, long from, List<Long> chosen, Set<RationalVector> found) {
        int n = game.players().count();
        if (chosen.size() == n) {
            solve(game, chosen).filter(x -> Imputations.inCore(game, x)).ifPresent(found::add);
            return;
        }
        for (long set = from; set < game.grand(); set++) {
            chosen.add(set);
            choose(game, set + 1, chosen, found);
            chosen.removeLast();
        }
    }

    /** Cramer's rule. */
    private static Optional<RationalVector> solve(Coalitions game, List<Long> sets) {
        int n = sets.size();
        Rational[][] matrix = new Rational[n][n];
        for (int r = 0; r < n; r++)
            for (int i = 0; i < n; i++) matrix[r][i] = (sets.get(r) >>> i & 1) != 0 ? Rational.ONE : Rational.ZERO;
        Rational whole = determinant(matrix);
        if (whole.isZero()) return Optional.empty();
        return Optional.of(RationalVector.generate(n, i -> {
            Rational[][] other = new Rational[n][];
            for (int r = 0; r < n; r++) {
                other[r] = matrix[r].clone();
                other[r][i] = game.worth(sets.get(r));
            }
            return determinant(other).over(whole);
        }));
    }

    private static Rational determinant(Rational[][] matrix) {
        int n = matrix.length;
        if (n == 1) return matrix[0][0];
        Rational sum = Rational.ZERO;
        for (int column = 0; column < n; column++) {
            if (matrix[0][column].isZero()) continue;
            Rational[][] minor = new Rational[n - 1][n - 1];
            for (int r = 1; r < n; r++)
                for (int c = 0, to = 0; c < n; c++) if (c != column) minor[r - 1][to++] = matrix[r][c];
            Rational part = matrix[0][column].times(determinant(minor));
            sum = column % 2 == 0 ? sum.plus(part) : sum.minus(part);
        }
        return sum;
    }
}
