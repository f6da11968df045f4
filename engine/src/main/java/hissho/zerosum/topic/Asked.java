package hissho.zerosum.topic;

import hissho.document.Node;
import hissho.fact.Facts;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.named.GameInput;
import java.util.Optional;
import java.util.function.Supplier;

/** A question about one matrix game: its input, the game, how lines are named, and the solution once it is needed. */
final class Asked {

    final Node input;
    final MatrixGame game;
    final LineNames rows;
    final LineNames columns;
    private final Supplier<MatrixSolution> solution;

    Asked(Node input) {
        this(input, GameInput.read(input));
    }

    Asked(Node input, MatrixGame game) {
        this.input = input;
        this.game = game;
        this.rows = new LineNames(game.rows(), input.has("rowLabels"));
        this.columns = new LineNames(game.columns(), input.has("colLabels"));
        this.solution = new Once<>(() -> MatrixSolver.solve(game, Progress.none()));
    }

    MatrixSolution solution() {
        return solution.get();
    }

    /** The answers of every solved game. */
    Facts solved() {
        return SolutionAnswers.of(solution, rows, columns);
    }

    Optional<RationalVector> p() {
        return input.find("p").map(node -> strategy(node, rows));
    }

    Optional<RationalVector> q() {
        return input.find("q").map(node -> strategy(node, columns));
    }

    /** A strategy of I of the right length, probabilities or not. */
    RationalVector needP() {
        return sized(input.get("p"), rows);
    }

    RationalVector needQ() {
        return sized(input.get("q"), columns);
    }

    private static RationalVector strategy(Node node, LineNames names) {
        return node.isMap() ? names.weights(node) : node.vector();
    }

    private static RationalVector sized(Node node, LineNames names) {
        RationalVector vector = strategy(node, names);
        int size = names.labels().size();
        if (vector.size() != size) throw node.badSize(size, size, vector.size());
        return vector;
    }

    /** Whether the question is about player I. */
    boolean aboutFirst() {
        return input.find("player")
                .map(node -> !node.choice("I", "II", "1", "2").matches("II|2"))
                .orElse(true);
    }
}
