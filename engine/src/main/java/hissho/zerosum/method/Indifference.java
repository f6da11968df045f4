package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.OptimalPair;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The principle of indifference for guessed supports: each player's weights make the opponent's guessed strategies pay the same.
 * The verdict says whether the solution of these equations solves the game.
 *
 * @param row I's solution over all rows, possibly with negative entries; nothing where the equations have none or many
 */
public record Indifference(
        MatrixGame game,
        List<Integer> rows,
        List<Integer> columns,
        Optional<RationalVector> row,
        Optional<RationalVector> column,
        Optional<Rational> value) {

    /** What became of a guess. */
    public enum Verdict {
        VALID("valid"),
        NEGATIVE_WEIGHT("negative-weight"),
        VIOLATED_COLUMN("violated-column"),
        VIOLATED_ROW("violated-row"),
        SINGULAR("singular");

        private final String code;

        Verdict(String code) {
            this.code = code;
        }

        public String code() {
            return code;
        }
    }

    public Indifference {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    public static Indifference of(MatrixGame game, List<Integer> rows, List<Integer> columns) {
        if (rows.size() != columns.size())
            return new Indifference(game, rows, columns, Optional.empty(), Optional.empty(), Optional.empty());
        InverseFormula formula = InverseFormula.of(game.payoffs().submatrix(rows, columns));
        return new Indifference(
                game,
                rows,
                columns,
                formula.row().map(p -> padded(p, rows, game.height())),
                formula.column().map(q -> padded(q, columns, game.width())),
                formula.value());
    }

    private static RationalVector padded(RationalVector part, List<Integer> indices, int size) {
        Rational[] all = new Rational[size];
        Arrays.fill(all, Rational.ZERO);
        for (int k = 0; k < part.size(); k++) all[indices.get(k)] = part.get(k);
        return RationalVector.of(all);
    }

    public Verdict verdict() {
        if (row.isEmpty() || column.isEmpty()) return Verdict.SINGULAR;
        if (!row.get().isDistribution() || !column.get().isDistribution()) return Verdict.NEGATIVE_WEIGHT;
        if (!violatedColumns().isEmpty()) return Verdict.VIOLATED_COLUMN;
        return violatedRows().isEmpty() ? Verdict.VALID : Verdict.VIOLATED_ROW;
    }

    /** Columns that pay I less than the value of the equations. */
    public List<Integer> violatedColumns() {
        if (row.isEmpty() || value.isEmpty()) return List.of();
        RationalVector payoffs = game.columnPayoffs(row.get());
        return IntStream.range(0, game.width())
                .filter(j -> payoffs.get(j).compareTo(value.get()) < 0)
                .boxed()
                .toList();
    }

    /** Rows that earn more than the value of the equations. */
    public List<Integer> violatedRows() {
        if (column.isEmpty() || value.isEmpty()) return List.of();
        RationalVector payoffs = game.rowPayoffs(column.get());
        return IntStream.range(0, game.height())
                .filter(i -> payoffs.get(i).compareTo(value.get()) > 0)
                .boxed()
                .toList();
    }

    /** The solution of the game, where the guess was right. */
    public Optional<OptimalPair> pair() {
        return verdict() == Verdict.VALID
                ? Optional.of(new OptimalPair(
                        value.orElseThrow(), new Mixed(row.orElseThrow()), new Mixed(column.orElseThrow())))
                : Optional.empty();
    }
}
