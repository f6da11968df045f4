package hissho.zerosum.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Property;
import hissho.zerosum.matrix.AffineMap;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixGames;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The theorems of the chapter on random games. */
class TheoremsTest {

    @Test
    void saddlePointsAreEqualAndFormARectangleAndExistWhenTheBoundsMeet() {
        Property.holds(300, MatrixGames.upTo(4, 4, 2), game -> {
            SaddlePoints saddle = SaddlePoints.of(game);
            assertEquals(
                    saddle.maximin().equals(saddle.minimax()), !saddle.points().isEmpty());
            assertTrue(saddle.rectangular());
            Rational value = MatrixSolver.optimum(game, Progress.none()).value();
            for (SaddlePoints.Cell cell : saddle.points()) assertEquals(value, game.payoff(cell.row(), cell.column()));
        });
    }

    @Test
    void twoByTwoGamesAlternateExactlyWhenTheyHaveNoSaddlePoint() {
        Property.holds(400, MatrixGames.square(2, 4), game -> {
            if (game.height() != 2) return;
            TwoByTwoFormula formula = TwoByTwoFormula.of(game);
            boolean saddle = !SaddlePoints.of(game).points().isEmpty();
            assertEquals(saddle, formula.pattern().isEmpty());
            if (formula.denominator().isZero()) assertTrue(saddle);
            if (!saddle)
                assertEquals(
                        MatrixSolver.optimum(game, Progress.none()).value(),
                        formula.value().orElseThrow());
        });
    }

    @Test
    void complementarySlacknessHoldsBetweenAllExtremeOptima() {
        Property.holds(200, MatrixGames.upTo(4, 5, 3), game -> {
            MatrixSolution solution = MatrixSolver.solve(game, Progress.none());
            for (Mixed p : solution.rows().strategies())
                for (Mixed q : solution.columns().strategies()) {
                    RationalVector rows = game.rowPayoffs(q.weights());
                    RationalVector columns = game.columnPayoffs(p.weights());
                    for (int i : p.support()) assertEquals(solution.value(), rows.get(i));
                    for (int j : q.support()) assertEquals(solution.value(), columns.get(j));
                }
        });
    }

    @Test
    void dominationKeepsTheValueAndStrictDominationKeepsAllOptima() {
        Property.holds(120, MatrixGames.upTo(4, 4, 4), game -> {
            MatrixSolution full = MatrixSolver.solve(game, Progress.none());
            for (Dominance.Mode mode : Dominance.Mode.values()) {
                IteratedDominance weak = IteratedDominance.of(game, mode, false, Progress.none());
                MatrixSolution rest = MatrixSolver.solve(weak.reduced(), Progress.none());
                assertEquals(full.value(), rest.value());
                Mixed lifted = rest.row().lifted(game.height(), weak.rows());
                assertTrue(full.isOptimalRow(lifted), "some optimum survives");
                IteratedDominance strict = IteratedDominance.of(game, mode, true, Progress.none());
                assertEquals(List.of(), strict.lostRows(full));
                assertEquals(List.of(), strict.lostColumns(full));
            }
        });
    }

    @Test
    void everyStepOfAnEliminationPassesTheChecker() {
        Property.holds(150, MatrixGames.upTo(5, 5, 3), game -> {
            IteratedDominance result = IteratedDominance.of(game, Dominance.Mode.MIXED, false, Progress.none());
            List<DominationCheck.Claim> claims = result.steps().stream()
                    .map(step -> new DominationCheck.Claim(
                            step.isRow(),
                            step.index(),
                            step.by(),
                            java.util.Optional.of(step.strict()),
                            java.util.Optional.of(step.strictMixture())))
                    .toList();
            assertTrue(new DominationCheck(game, Progress.none()).valid(claims, Dominance.Mode.MIXED));
        });
    }

    @Test
    void kernelsGiveAllExtremeOptima() {
        Property.holds(120, MatrixGames.upTo(4, 4, 2), game -> {
            MatrixSolution solution = MatrixSolver.solve(game, Progress.none());
            List<Kernels.Kernel> kernels =
                    Kernels.all(solution, Progress.none()).orElseThrow();
            Set<Mixed> rows = new HashSet<>();
            Set<Mixed> columns = new HashSet<>();
            for (Kernels.Kernel kernel : kernels) {
                rows.add(kernel.pair().row());
                columns.add(kernel.pair().column());
            }
            assertEquals(new HashSet<>(solution.rows().strategies()), rows);
            assertEquals(new HashSet<>(solution.columns().strategies()), columns);
        });
    }

    @Test
    void furtherPivotsFromTheLastTableauReachAllExtremeOptima() {
        Property.holds(80, MatrixGames.upTo(3, 4, 2), game -> {
            MatrixGame positive = game.shifted(Rational.ONE.minus(game.payoffs().minimum()));
            MatrixSolution solution = MatrixSolver.solve(positive, Progress.none());
            PivotTableau last = PivotPaths.automatic(PivotTableau.of(positive), Progress.none())
                    .getLast();
            assertEquals(
                    new HashSet<>(solution.rows().strategies().stream()
                            .map(Mixed::weights)
                            .toList()),
                    new HashSet<>(AlternativePivots.rows(last)));
            assertEquals(
                    new HashSet<>(solution.columns().strategies().stream()
                            .map(Mixed::weights)
                            .toList()),
                    new HashSet<>(AlternativePivots.columns(last)));
        });
    }

    @Test
    void aSymmetricGameHasValueZeroAndTheSameOptimaForBoth() {
        Property.holds(120, MatrixGames.square(5, 3), game -> {
            MatrixGame skew = MatrixGame.of(RationalMatrix.generate(
                    game.height(), game.width(), (i, j) -> game.payoff(i, j).minus(game.payoff(j, i))));
            MatrixSolution solution = MatrixSolver.solve(skew, Progress.none());
            assertEquals(Rational.ZERO, solution.value());
            assertEquals(
                    new HashSet<>(solution.rows().strategies()),
                    new HashSet<>(solution.columns().strategies()));
        });
    }

    @Test
    void aChangeOfUnitAndOriginChangesTheValueAlikeAndNoStrategy() {
        Property.holds(100, MatrixGames.upTo(4, 4, 5), game -> {
            AffineMap map = new AffineMap(Rational.of(3, 2), Rational.of(-7));
            MatrixSolution before = MatrixSolver.solve(game, Progress.none());
            MatrixSolution after = MatrixSolver.solve(MatrixGame.of(map.apply(game.payoffs())), Progress.none());
            assertEquals(map.apply(before.value()), after.value());
            assertEquals(
                    new HashSet<>(before.rows().strategies()),
                    new HashSet<>(after.rows().strategies()));
            assertEquals(
                    game.payoffs().entries().distinct().count() > 1,
                    AffineMap.between(game.payoffs(), map.apply(game.payoffs()))
                            .filter(map::equals)
                            .isPresent());
        });
    }

    @Test
    void theEnvelopeIsTheBestReplyEverywhere() {
        Property.holds(150, MatrixGames.upTo(2, 6, 5), game -> {
            if (game.height() != 2) return;
            Envelope envelope = Envelope.lower(game);
            assertEquals(MatrixSolver.optimum(game, Progress.none()).value(), envelope.value());
            Rational before = Rational.ZERO;
            for (Envelope.Segment segment : envelope.segments()) {
                assertEquals(before, segment.from());
                Rational middle = segment.from().plus(segment.to()).over(2);
                for (int k : segment.active())
                    assertEquals(envelope.at(middle), envelope.lines().get(k).at(middle));
                before = segment.to();
            }
            assertEquals(Rational.ONE, before);
        });
    }

    @Test
    void weightHandedOverNeverLowersAPayoff() {
        MatrixGame game = MatrixGame.of(new long[][] {{0, 6}, {5, 4}, {9, 3}});
        RationalVector p = RationalVector.of(Rational.of(1, 4), Rational.HALF, Rational.of(1, 4));
        RationalVector by =
                Dominance.find(game, 1, Dominance.Mode.MIXED, Progress.none()).orElseThrow();
        assertTrue(Dominance.dominates(game, 1, by));
        RationalVector after = WeightTransfer.of(
                        game,
                        true,
                        1,
                        p,
                        Optional.of(RationalVector.of(Rational.of(1, 3), Rational.ZERO, Rational.of(2, 3))),
                        Dominance.Mode.MIXED,
                        Progress.none())
                .orElseThrow()
                .after();
        assertEquals(RationalVector.of(Rational.of(5, 12), Rational.ZERO, Rational.of(7, 12)), after);
        assertFalse(
                game.columnPayoffs(after).minus(game.columnPayoffs(p)).stream().anyMatch(Rational::isNegative));
    }

    @Test
    void theSimplestFractionHasTheSmallestDenominator() {
        Property.holds(300, hissho.property.Generator.rational(6), low -> {
            Rational high = low.plus(Rational.of(1, 9));
            Rational found = SimplestFraction.between(low, high);
            assertTrue(found.compareTo(low) >= 0 && found.compareTo(high) <= 0);
            for (long d = 1; d < found.denominator().longValueExact(); d++)
                assertTrue(
                        Rational.of(low.times(d).ceiling()).compareTo(high.times(d)) > 0, "a smaller denominator fits");
        });
    }
}
