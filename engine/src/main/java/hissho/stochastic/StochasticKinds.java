package hissho.stochastic;

import hissho.kind.Kind;
import hissho.stochastic.guess.GuessKinds;
import hissho.stochastic.named.NamedKinds;
import hissho.stochastic.system.question.AverageKind;
import hissho.stochastic.system.question.SystemKind;
import java.util.List;
import java.util.stream.Stream;

/** The kinds of this room. */
public final class StochasticKinds {

    private StochasticKinds() {}

    public static List<Kind<?>> all() {
        return Stream.of(GuessKinds.all(), List.<Kind<?>>of(new SystemKind(), new AverageKind()), NamedKinds.all())
                .flatMap(List::stream)
                .toList();
    }
}
