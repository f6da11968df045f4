package hissho.equilibrium.question;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.List;

/** What each player can secure alone, Val(A) and Val of B transposed, with all maxmin strategies. */
final class SafetyFacts {

    static final List<String> KEYS =
            List.of("safety", "maxminI", "maxminII", "payoffIfBothMaxmin", "valueB", "individuallyRational");

    private SafetyFacts() {}

    static Facts of(BimatrixAnswer answer) {
        return new Facts()
                .put("safety", answer::safetyLevels)
                .put("maxminI", Compare.SET, () -> answer.maxmin(0))
                .put("maxminII", Compare.SET, () -> answer.maxmin(1))
                .put(
                        "payoffIfBothMaxmin",
                        () -> answer.paid(Profile.of(
                                new Mixed(answer.maxmin(0).getFirst()),
                                new Mixed(answer.maxmin(1).getFirst()))))
                .put(
                        "valueB",
                        () -> MatrixSolver.optimum(MatrixGame.of(answer.matrices.second()), answer.progress)
                                .value())
                .put(
                        "individuallyRational",
                        () -> answer.question.vectors().stream()
                                .map(answer::isIndividuallyRational)
                                .toList());
    }
}
