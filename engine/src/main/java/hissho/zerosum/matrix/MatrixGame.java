package hissho.zerosum.matrix;

import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.kind.Game;
import hissho.linear.Products;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A two-person zero-sum game in strategic form: when player I chooses row i and player II column j, II pays I the amount
 * a(i,j). I maximises, II minimises. Indices count from 0; labels and reports count from 1.
 *
 * @param unit what the payoffs are counted in; may be empty
 */
public record MatrixGame(RationalMatrix payoffs, List<String> rows, List<String> columns, String unit) implements Game {

    public MatrixGame {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
        if (rows.size() != payoffs.height() || columns.size() != payoffs.width())
            throw new IllegalArgumentException("one label for each row and column is needed");
    }

    /** A game whose payoffs have no named unit. */
    public MatrixGame(RationalMatrix payoffs, List<String> rows, List<String> columns) {
        this(payoffs, rows, columns, "");
    }

    /** A game whose strategies are called 1, 2, 3. */
    public static MatrixGame of(RationalMatrix payoffs) {
        return new MatrixGame(payoffs, numbered(payoffs.height()), numbered(payoffs.width()), "");
    }

    public static MatrixGame of(long[]... payoffs) {
        return of(RationalMatrix.of(payoffs));
    }

    /** The zero-sum game of two players as a matrix game; nothing where it is not one. */
    public static Optional<MatrixGame> of(StrategicGame game) {
        return game.zeroSumMatrix().map(payoffs -> new MatrixGame(payoffs, game.strategies(0), game.strategies(1)));
    }

    /** The same game with the payoffs of both players, whom the theory calls I and II. */
    public StrategicGame strategic() {
        return StrategicGame.of(Players.of("I", "II"), List.of(rows, columns), Bimatrix.zeroSum(payoffs));
    }

    private static List<String> numbered(int size) {
        return IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList();
    }

    public int height() {
        return payoffs.height();
    }

    public int width() {
        return payoffs.width();
    }

    public boolean isSquare() {
        return payoffs.isSquare();
    }

    public Rational payoff(int row, int column) {
        return payoffs.get(row, column);
    }

    /** What a mixture of rows earns against each column. The weights may be any numbers, as a learner's may. */
    public RationalVector columnPayoffs(RationalVector p) {
        return Products.leftTimes(p, payoffs);
    }

    /** What each row earns against a mixture of columns. */
    public RationalVector rowPayoffs(RationalVector q) {
        return Products.times(payoffs, q);
    }

    /** What the mixed row strategy secures whatever player II does. */
    public Rational securityOf(Mixed p) {
        return columnPayoffs(p.weights()).minimum();
    }

    /** What the mixed column strategy concedes at most whatever player I does. */
    public Rational concessionOf(Mixed q) {
        return rowPayoffs(q.weights()).maximum();
    }

    /** Whether p secures at least so much. */
    public boolean secures(Mixed p, Rational value) {
        return IntStream.of(Products.columnSigns(p.weights(), payoffs, value)).noneMatch(sign -> sign < 0);
    }

    /** Whether q concedes at most so much. */
    public boolean concedes(Mixed q, Rational value) {
        return IntStream.of(Products.rowSigns(payoffs, q.weights(), value)).noneMatch(sign -> sign > 0);
    }

    /** The rows that earn exactly so much against q. */
    public List<Integer> rowsEarning(Mixed q, Rational value) {
        int[] signs = Products.rowSigns(payoffs, q.weights(), value);
        return IntStream.range(0, signs.length)
                .filter(i -> signs[i] == 0)
                .boxed()
                .toList();
    }

    /** The same game seen from the other side of the table. */
    public MatrixGame reversed() {
        return new MatrixGame(payoffs.transposed().negated(), columns, rows, unit);
    }

    /** The game with these rows and columns only, in this order. */
    public MatrixGame restricted(List<Integer> rowIndices, List<Integer> columnIndices) {
        return new MatrixGame(
                payoffs.submatrix(rowIndices, columnIndices),
                rowIndices.stream().map(rows::get).toList(),
                columnIndices.stream().map(columns::get).toList(),
                unit);
    }

    /** The game where II first pays I so much more. */
    public MatrixGame shifted(Rational amount) {
        return new MatrixGame(payoffs.map(x -> x.plus(amount)), rows, columns, unit);
    }
}
