package hissho.equilibrium.question;

import hissho.fact.Facts;
import java.util.List;
import java.util.stream.Stream;

/** Everything a solved game of two players says, group by group. */
final class BimatrixFacts {

    static final List<String> KEYS = Stream.of(
                    FormFacts.KEYS,
                    SafetyFacts.KEYS,
                    PureFacts.KEYS,
                    EquilibriumFacts.KEYS,
                    DominanceFacts.KEYS,
                    ProposalFacts.KEYS,
                    PathFacts.KEYS,
                    FamilyFacts.KEYS,
                    CorrelatedFacts.KEYS,
                    EvolutionFacts.KEYS,
                    RepeatedFacts.KEYS)
            .flatMap(List::stream)
            .toList();

    private BimatrixFacts() {}

    static Facts of(BimatrixAnswer answer) {
        return new Facts()
                .putAll(FormFacts.of(answer))
                .putAll(SafetyFacts.of(answer))
                .putAll(PureFacts.of(answer))
                .putAll(EquilibriumFacts.of(answer))
                .putAll(DominanceFacts.of(answer))
                .putAll(ProposalFacts.of(answer))
                .putAll(PathFacts.of(answer))
                .putAll(FamilyFacts.of(answer))
                .putAll(CorrelatedFacts.of(answer))
                .putAll(EvolutionFacts.of(answer))
                .putAll(RepeatedFacts.of(answer));
    }
}
