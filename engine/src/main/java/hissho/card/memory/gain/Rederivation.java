package hissho.card.memory.gain;

import hissho.card.memory.MemoryState;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The expected gain in cards from the rules alone: cards are opened one by one, and two passes in a row end the game with nothing more gained.
 */
final class Rederivation {

    /** A moment before a turn; whether the other player has just passed. The score does not matter. */
    record Moment(int pairs, int known, boolean passed) {}

    private final Progress progress;
    private final Map<Moment, Rational> found = new HashMap<>();

    Rederivation(Progress progress) {
        this.progress = progress;
    }

    Rational gain(int pairs, int known) {
        return gain(new Moment(pairs, known, false));
    }

    private Rational gain(Moment moment) {
        if (moment.known() == moment.pairs()) return Rational.of(2L * moment.pairs());
        Rational seen = found.get(moment);
        if (seen != null) return seen;
        progress.check();
        Rational gain = strategies(moment, this::gain).values().stream()
                .max(Rational::compareTo)
                .orElseThrow();
        found.put(moment, gain);
        return gain;
    }

    SortedMap<Integer, Rational> strategies(int pairs, int known) {
        return strategies(new Moment(pairs, known, false), this::gain);
    }

    /** What each strategy gains, given the gain of every later moment. */
    static SortedMap<Integer, Rational> strategies(Moment moment, Function<Moment, Rational> later) {
        int n = moment.pairs();
        int k = moment.known();
        SortedMap<Integer, Rational> gains = new TreeMap<>();
        if (k >= 2)
            gains.put(
                    0,
                    moment.passed()
                            ? Rational.ZERO
                            : later.apply(new Moment(n, k, true)).negated());
        if (k >= 1)
            gains.put(1, opened(moment, later, later.apply(new Moment(n, k + 1, false)).negated()));
        gains.put(2, opened(moment, later, second(moment, later)));
        return gains;
    }

    private static Rational opened(Moment moment, Function<Moment, Rational> later, Rational ifNew) {
        int n = moment.pairs();
        int k = moment.known();
        Rational sum = ifNew.times(2L * (n - k));
        if (k > 0) sum = sum.plus(later.apply(new Moment(n - 1, k - 1, false)).plus(2).times(k));
        return sum.over(2L * n - k);
    }

    /** A second unknown card: the mate of the first, the mate of a known card, which the opponent then takes, or a new one. */
    private static Rational second(Moment moment, Function<Moment, Rational> later) {
        int n = moment.pairs();
        int k = moment.known();
        Rational pair = later.apply(new Moment(n - 1, k, false)).plus(2);
        Rational sum = pair.minus(pair.times(k));
        int others = 2 * (n - k) - 2;
        if (others > 0) sum = sum.minus(later.apply(new Moment(n, k + 2, false)).times(others));
        return sum.over(2L * n - k - 1);
    }

    /** The states of the score do not matter, so that an entry is a state with lead 0. */
    static MemoryState entry(int pairs, int known) {
        return new MemoryState(pairs, known, 0);
    }
}
