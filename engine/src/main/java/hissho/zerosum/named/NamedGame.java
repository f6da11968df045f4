package hissho.zerosum.named;

import hissho.fact.Facts;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A game of the literature with its parameters fixed: rules that give a matrix, and perhaps a formula for the answer. */
public interface NamedGame extends Game {

    /** The name of its family, as documents write it. */
    String family();

    /** The payoffs of II to I, with the strategies named. */
    MatrixGame matrix();

    /** The solution by formula, where one is known for these parameters. */
    default Optional<ClosedForm> closedForm() {
        return Optional.empty();
    }

    /** The value, by the quickest way there is. */
    default Rational value(Progress progress) {
        return MatrixSolver.optimum(matrix(), progress).value();
    }

    /** The row and the column that were played in the story the game comes from, where there is one. */
    default Optional<List<Integer>> history() {
        return Optional.empty();
    }

    /** What this game can be asked beyond what every matrix game can. */
    default Facts facts() {
        return new Facts();
    }

    /** The numbers 1 to n as the names of strategies. */
    static List<String> numbered(int n) {
        return IntStream.rangeClosed(1, n).mapToObj(Integer::toString).toList();
    }

    /** A square game whose strategies are the numbers 1 to n; the entry counts rows and columns from 1. */
    static MatrixGame onNumbers(int n, RationalMatrix.Entry entry) {
        List<String> numbers = numbered(n);
        return new MatrixGame(RationalMatrix.generate(n, n, (i, j) -> entry.at(i + 1, j + 1)), numbers, numbers);
    }
}
