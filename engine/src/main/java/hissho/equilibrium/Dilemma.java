package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.number.RationalMatrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether a game is of the type of the prisoner's dilemma: both have a strictly dominant strategy, and some pair of dominated strategies is better for both.
 *
 * @param row the strictly dominant row
 * @param better the cells of dominated strategies that are better for both
 */
public record Dilemma(Optional<Integer> row, Optional<Integer> column, List<List<Integer>> better) {

    public Dilemma {
        better = List.copyOf(better);
    }

    public static Dilemma of(Bimatrix game) {
        Optional<Integer> row = dominant(game.first());
        Optional<Integer> column = dominant(game.second().transposed());
        List<List<Integer>> better = new ArrayList<>();
        if (row.isPresent() && column.isPresent())
            for (int i = 0; i < game.first().height(); i++)
                for (int j = 0; j < game.first().width(); j++)
                    if (i != row.get()
                            && j != column.get()
                            && game.first().get(i, j).compareTo(game.first().get(row.get(), column.get())) > 0
                            && game.second().get(i, j).compareTo(game.second().get(row.get(), column.get())) > 0)
                        better.add(List.of(i, j));
        return new Dilemma(row, column, better);
    }

    public boolean holds() {
        return !better.isEmpty();
    }

    /** The row that is better than every other in every column; the only row of a game is not said to dominate. */
    private static Optional<Integer> dominant(RationalMatrix payoffs) {
        if (payoffs.height() == 1) return Optional.empty();
        return IntStream.range(0, payoffs.height())
                .filter(i -> IntStream.range(0, payoffs.height())
                        .filter(k -> k != i)
                        .allMatch(k -> IntStream.range(0, payoffs.width())
                                .allMatch(j -> payoffs.get(i, j).compareTo(payoffs.get(k, j)) > 0)))
                .boxed()
                .findFirst();
    }
}
