package hissho.zerosum.parametric;

import hissho.algebra.RationalFunction;
import java.util.List;
import java.util.Optional;

/** An interval of the parameter on which one kernel stays optimal: the value and an optimal pair as functions. */
public record Piece(
        Span span,
        RationalFunction value,
        List<RationalFunction> row,
        List<RationalFunction> column,
        List<Integer> kernelRows,
        List<Integer> kernelColumns) {

    public Piece {
        row = List.copyOf(row);
        column = List.copyOf(column);
        kernelRows = List.copyOf(kernelRows);
        kernelColumns = List.copyOf(kernelColumns);
    }

    public boolean isSaddle() {
        return kernelRows.size() == 1;
    }

    /** Whether the equations of the kernel give the value and both strategies. */
    boolean hasKernel(ParametricGame game) {
        boolean inside = !kernelRows.isEmpty()
                && kernelRows.size() == kernelColumns.size()
                && distinctWithin(kernelRows, game.height())
                && distinctWithin(kernelColumns, game.width());
        return inside
                && new Kernel(kernelRows, kernelColumns)
                        .solve(game)
                        .equals(Optional.of(new Kernel.Solved(value, row, column)));
    }

    private static boolean distinctWithin(List<Integer> lines, int size) {
        return lines.stream().distinct().count() == lines.size()
                && lines.stream().allMatch(line -> line >= 0 && line < size);
    }

    Piece on(Span other) {
        return new Piece(other, value, row, column, kernelRows, kernelColumns);
    }
}
