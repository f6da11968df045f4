package hissho.stochastic.named;

import hissho.kind.Kind;
import java.util.List;
import java.util.stream.Stream;

/** The named games of this room, and the questions of its chapter. */
public final class NamedKinds {

    private NamedKinds() {}

    public static List<Kind<?>> all() {
        return Stream.of(
                        NamedSystem.all(),
                        Endurance.kinds(),
                        List.<Kind<?>>of(
                                Inspection.kind(),
                                new SequenceKind(),
                                CoinChallenge.kind(),
                                ValueIteration.kind(),
                                AssumedSaddle.kind(),
                                Theorem.kind()))
                .flatMap(List::stream)
                .toList();
    }
}
