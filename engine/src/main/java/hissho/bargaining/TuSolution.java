package hissho.bargaining;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The solution with side payments at a rate of exchange: the largest total sigma is split so that both gain equally over what
 * their threats pay, and the threats are optimal in the zero-sum game rate A - B with value delta. At rate one it is the TU solution.
 *
 * @param threatsI extreme optimal threats of I; all of them where {@code complete}
 * @param split rate-scaled halves: ((sigma+delta)/2 over the rate, (sigma-delta)/2)
 */
record TuSolution(
        Rational rate,
        Rational sigma,
        Rational delta,
        List<RationalVector> threatsI,
        List<RationalVector> threatsII,
        boolean complete,
        Point split) {

    /** The most pairs of extreme threats whose disagreement points are listed. */
    static final int MOST_PAIRS = 4_000;

    TuSolution {
        threatsI = List.copyOf(threatsI);
        threatsII = List.copyOf(threatsII);
    }

    static TuSolution of(CooperativeGame game, Rational rate, Progress progress) {
        MatrixSolution threats = MatrixSolver.solve(MatrixGame.of(game.threatMatrix(rate)), progress);
        ExtremeOptima rows = threats.rows();
        ExtremeOptima columns = threats.columns();
        Rational sigma = game.total(rate);
        Rational delta = threats.pair().value();
        return new TuSolution(
                rate,
                sigma,
                delta,
                rows.strategies().stream().map(mixed -> mixed.weights()).toList(),
                columns.strategies().stream().map(mixed -> mixed.weights()).toList(),
                rows.complete() && columns.complete(),
                split(rate, sigma, delta));
    }

    static Point split(Rational rate, Rational sigma, Rational delta) {
        return new Point(
                sigma.plus(delta).over(2).over(rate), sigma.minus(delta).over(2));
    }

    /** Cells that reach the largest total. */
    List<int[]> cooperative(CooperativeGame game) {
        List<int[]> cells = new ArrayList<>();
        for (int i = 0; i < game.height(); i++)
            for (int j = 0; j < game.width(); j++)
                if (game.cell(i, j).x().times(rate).plus(game.cell(i, j).y()).equals(sigma))
                    cells.add(new int[] {i, j});
        return cells;
    }

    boolean allPairs() {
        return (long) threatsI.size() * threatsII.size() <= MOST_PAIRS;
    }

    /** What both get at pairs of extreme threats if they are carried out; all lie on one line of the slope of the rate. */
    Set<Point> disagreements(CooperativeGame game) {
        Set<Point> points = new LinkedHashSet<>();
        int pairs = 0;
        for (RationalVector p : threatsI)
            for (RationalVector q : threatsII) if (pairs++ < MOST_PAIRS) points.add(game.expected(p, q));
        return points;
    }

    /** Both guarantees of the threat game, and the split that follows. */
    boolean holds(CooperativeGame game) {
        RationalMatrix threats = game.threatMatrix(rate);
        return sigma.equals(game.total(rate))
                && split.equals(split(rate, sigma, delta))
                && !threatsI.isEmpty()
                && !threatsII.isEmpty()
                && threatsI.stream().distinct().count() == threatsI.size()
                && threatsII.stream().distinct().count() == threatsII.size()
                && threatsI.stream()
                        .allMatch(p -> p.size() == game.height()
                                && p.isDistribution()
                                && threats.leftTimes(p).minimum().compareTo(delta) >= 0)
                && threatsII.stream()
                        .allMatch(q -> q.size() == game.width()
                                && q.isDistribution()
                                && threats.times(q).maximum().compareTo(delta) <= 0);
    }
}
