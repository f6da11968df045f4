package hissho.zerosum.method;

import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;

/** How a matrix game can be argued: the textbook's table of contents as a type. */
public sealed interface Method
        permits SaddleMethod,
                TwoByTwoMethod,
                DominationMethod,
                EnvelopeMethod,
                LatinSquareMethod,
                ConstantSumMethod,
                DiagonalMethod,
                TriangularMethod,
                SymmetricMethod,
                IndifferenceMethod,
                InverseMethod,
                KernelMethod,
                PivotMethod,
                LinearProgramMethod,
                Method.Further {

    /** The name in documents. The words call it {@code matrix.method.NAME}. */
    String name();

    /** Tries the method on a game: its argument, which holds a solution where the method applies and says why not otherwise. */
    Argument argue(MatrixGame game, Choices choices, Progress progress);

    /** A method that lives in another room. */
    non-sealed interface Further extends Method {}
}
