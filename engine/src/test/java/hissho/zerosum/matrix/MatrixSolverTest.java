package hissho.zerosum.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.form.Mixed;
import hissho.linear.Bareiss;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MatrixSolverTest {

    @Test
    void everySolutionIsCertified() {
        Property.holds(
                400,
                MatrixGames.upTo(7, 7, 9),
                game -> assertTrue(MatrixSolver.solve(game, Progress.none()).certified()));
    }

    @Test
    void allExtremeOptimaAreFound() {
        Property.holds(250, MatrixGames.upTo(4, 5, 3), game -> {
            MatrixSolution solution = MatrixSolver.solve(game, Progress.none());
            assertEquals(
                    vertices(game, solution.value()),
                    new HashSet<>(solution.rows().strategies()));
            assertEquals(
                    vertices(game.reversed(), solution.value().negated()),
                    new HashSet<>(solution.columns().strategies()));
        });
    }

    @Test
    void uniquenessIsDecidedWithoutListing() {
        Property.holds(250, MatrixGames.upTo(5, 5, 3), game -> {
            MatrixSolution solution = MatrixSolver.solve(game, Progress.none());
            assertEquals(solution.rows().unique(), Uniqueness.ofRow(game, solution.pair(), Progress.none()), "rows");
        });
    }

    /** The slow twin: every choice of as many tight constraints as there are rows that has one solution. */
    private static Set<Mixed> vertices(MatrixGame game, Rational value) {
        int m = game.height();
        List<RationalVector> normals = new ArrayList<>();
        List<Rational> bounds = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            normals.add(RationalVector.unit(m, i));
            bounds.add(Rational.ZERO);
        }
        for (int j = 0; j < game.width(); j++) {
            normals.add(game.payoffs().column(j));
            bounds.add(value);
        }
        Set<Mixed> found = new HashSet<>();
        for (int set = 0; set < 1 << normals.size(); set++) {
            if (Integer.bitCount(set) != m - 1) continue;
            List<RationalVector> rows = new ArrayList<>(List.of(RationalVector.generate(m, i -> Rational.ONE)));
            List<Rational> sides = new ArrayList<>(List.of(Rational.ONE));
            for (int k = 0; k < normals.size(); k++)
                if ((set >> k & 1) != 0) {
                    rows.add(normals.get(k));
                    sides.add(bounds.get(k));
                }
            Optional<RationalVector> p = Bareiss.solve(RationalMatrix.of(rows), RationalVector.of(sides));
            if (p.isPresent() && p.get().isDistribution() && game.secures(new Mixed(p.get()), value))
                found.add(new Mixed(p.get()));
        }
        return found;
    }
}
