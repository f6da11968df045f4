package hissho.coalition.question;

import hissho.kind.Kind;
import java.util.List;

/** The kinds that are questions about coalitions and no single game. */
public final class CoalitionQuestions {

    private CoalitionQuestions() {}

    public static List<Kind<?>> all() {
        return List.of(
                CoalitionList.kind(),
                SymmetricGames.kind(),
                SymmetricCondition.kind(),
                ParameterSweep.kind(),
                SimpleGameCensus.kind());
    }
}
