package hissho.zerosum.parametric;

import hissho.algebra.RationalFunction;
import java.util.List;

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

    Piece on(Span other) {
        return new Piece(other, value, row, column, kernelRows, kernelColumns);
    }
}
