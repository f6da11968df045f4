package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.List;

/**
 * The saddle points of a game: entries that are the minimum of their row and the maximum of their column. They exist exactly
 * when the largest row minimum equals the smallest column maximum, and then they form a rectangle of equal entries.
 */
public record SaddlePoints(RationalVector rowMinima, RationalVector columnMaxima, List<Cell> points) {

    /** A place in the matrix, from 0. */
    public record Cell(int row, int column) {}

    public SaddlePoints {
        points = List.copyOf(points);
    }

    public static SaddlePoints of(MatrixGame game) {
        RationalVector minima = RationalVector.generate(
                game.height(), i -> game.payoffs().row(i).minimum());
        RationalVector maxima = RationalVector.generate(
                game.width(), j -> game.payoffs().column(j).maximum());
        List<Cell> points = new ArrayList<>();
        for (int i = 0; i < game.height(); i++)
            for (int j = 0; j < game.width(); j++)
                if (game.payoff(i, j).equals(minima.get(i)) && game.payoff(i, j).equals(maxima.get(j)))
                    points.add(new Cell(i, j));
        return new SaddlePoints(minima, maxima, points);
    }

    /** What I can secure with a pure strategy. */
    public Rational maximin() {
        return rowMinima.maximum();
    }

    /** What II can hold I to with a pure strategy. */
    public Rational minimax() {
        return columnMaxima.minimum();
    }

    /** Whether the points are all pairs of some rows with some columns. */
    public boolean rectangular() {
        long rows = points.stream().map(Cell::row).distinct().count();
        long columns = points.stream().map(Cell::column).distinct().count();
        return points.size() == rows * columns;
    }
}
