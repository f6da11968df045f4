package hissho.stochastic;

import hissho.kind.Kind;
import hissho.stochastic.guess.GuessKinds;
import java.util.List;

/** The kinds of this room. */
public final class StochasticKinds {

    private StochasticKinds() {}

    public static List<Kind<?>> all() {
        return GuessKinds.all();
    }
}
