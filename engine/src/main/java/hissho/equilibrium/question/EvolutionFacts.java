package hissho.equilibrium.question;

import hissho.equilibrium.Evolution;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.List;

/** Of a symmetric game: its symmetric equilibria, and which of them no mutant can invade. */
final class EvolutionFacts {

    static final List<String> KEYS = List.of("symmetric", "symmetricEquilibria", "stable");

    private EvolutionFacts() {}

    static Facts of(BimatrixAnswer answer) {
        return new Facts()
                .put("symmetric", () -> isSymmetric(answer))
                .put("symmetricEquilibria", Compare.SET, () -> symmetric(answer))
                .put(
                        "stable",
                        Compare.SET,
                        () -> symmetric(answer).stream()
                                .filter(x -> isStable(answer, x))
                                .toList());
    }

    static boolean isSymmetric(BimatrixAnswer answer) {
        return Evolution.isSymmetric(answer.matrices.first(), answer.matrices.second());
    }

    static boolean isStable(BimatrixAnswer answer, RationalVector x) {
        return Evolution.isStable(answer.matrices.first(), new Mixed(x), answer.progress);
    }

    /** The extreme equilibria in which both play alike. */
    static List<RationalVector> symmetric(BimatrixAnswer answer) {
        if (!isSymmetric(answer)) throw new NotAnswered(Message.of("equilibrium.unknown.symmetric"));
        return answer.all().extreme().stream()
                .filter(pair -> pair.get(0).equals(pair.get(1)))
                .map(pair -> pair.get(0).weights())
                .toList();
    }
}
