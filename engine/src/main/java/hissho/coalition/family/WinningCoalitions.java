package hissho.coalition.family;

import hissho.number.Rational;
import java.util.List;

/**
 * A simple game by its winning coalitions.
 *
 * @param listed the coalitions named
 * @param minimal whether every coalition that holds a listed one wins too, or only those listed win
 */
public record WinningCoalitions(int players, List<Long> listed, boolean minimal) implements Formula {

    public WinningCoalitions {
        listed = List.copyOf(listed);
    }

    @Override
    public String name() {
        return "simple";
    }

    @Override
    public Rational worth(long coalition) {
        return listed.stream().anyMatch(w -> minimal ? (coalition & w) == w : coalition == w)
                ? Rational.ONE
                : Rational.ZERO;
    }
}
