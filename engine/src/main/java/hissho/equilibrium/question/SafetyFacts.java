package hissho.equilibrium.question;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.number.RationalVector;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What each player can secure alone, Val(A) and Val of B transposed, with all maxmin strategies. */
final class SafetyFacts {

    static final List<String> KEYS =
            List.of("safety", "maxminI", "maxminII", "payoffIfBothMaxmin", "valueB", "individuallyRational");

    private SafetyFacts() {}

    static Facts of(BimatrixAnswer answer) {
        return new Facts()
                .put("safety", Compare.EXACT, answer::safetyLevels, NearNumbers::inLine)
                .put("maxminI", Compare.SET, () -> answer.maxmin(0))
                .put("maxminII", Compare.SET, () -> answer.maxmin(1))
                .put("payoffIfBothMaxmin", Compare.EXACT, () -> both(answer), NearNumbers::inLine)
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

    /** What maxmin strategies pay together, where that does not depend on which are used. */
    private static RationalVector both(BimatrixAnswer answer) {
        Set<RationalVector> paid = new HashSet<>();
        for (RationalVector p : answer.maxmin(0))
            for (RationalVector q : answer.maxmin(1)) {
                paid.add(answer.paid(Profile.of(new Mixed(p), new Mixed(q))));
                if (paid.size() > 1) throw new NotAnswered(Message.of("equilibrium.unknown.both-maxmin"));
            }
        return paid.iterator().next();
    }
}
