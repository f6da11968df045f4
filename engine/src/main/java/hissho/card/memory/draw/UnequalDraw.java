package hissho.card.memory.draw;

import hissho.card.memory.MemoryState;
import hissho.number.Rational;
import hissho.progress.Progress;

/**
 * The game in which a draw is worth the same d to both players, d other than one half: no longer constant-sum, so every state has two
 * numbers, what the mover and what the opponent may expect.
 *
 * <p>Each player chooses what is best for himself. The player ahead may pass, and then the player behind must open a card, for passing for
 * ever loses. At level score endless passing gives d to each. With a for the mover and a' for the other when the mover opens a card: if
 * opening is better for him than waiting whatever the other does, he opens; if d is more than a, both pass. Where a' &gt; a ≥ d each would
 * rather see the other move, there are two equilibria, and the game has no single value: {@link Level} says who gives way.
 */
public final class UnequalDraw {

    /** Who opens a card where each would rather see the other do it. */
    public enum Level {
        MOVER_OPENS,
        MOVER_WAITS
    }

    /** What the mover and the opponent may expect. */
    public record Points(Rational mover, Rational opponent) {
        Points swapped() {
            return new Points(opponent, mover);
        }
    }

    private final Rational draw;
    private final Level level;
    private final Points[][][] layers;
    private int ambiguous;

    private UnequalDraw(int pairs, Rational draw, Level level) {
        this.draw = draw;
        this.level = level;
        this.layers = new Points[pairs + 1][][];
    }

    public static UnequalDraw upTo(int pairs, Rational draw, Level level, Progress progress) {
        UnequalDraw table = new UnequalDraw(pairs, draw, level);
        for (int n = 0; n <= pairs; n++) {
            table.layers[n] = new Points[n + 1][2 * n + 1];
            for (int k = n; k >= 0; k--) {
                progress.check();
                for (int s = 0; s <= n; s++) table.fill(n, k, s);
            }
            progress.done(n, pairs);
        }
        return table;
    }

    public Points value(MemoryState state) {
        return get(state.pairs(), state.known(), state.lead());
    }

    /** In how many states at level score each would rather see the other move. */
    public int ambiguousStates() {
        return ambiguous;
    }

    /** Whether this is such a state: the answer depends on the rule. */
    public boolean isAmbiguous(MemoryState state) {
        if (state.lead() != 0 || state.known() < 2 || state.known() == state.pairs()) return false;
        Points opened = opened(state.pairs(), state.known(), 0);
        return opened.opponent().compareTo(opened.mover()) > 0 && opened.mover().compareTo(draw) >= 0;
    }

    private void fill(int n, int k, int s) {
        if (k == n) {
            layers[n][k][n + s] = s > -n ? win() : drawn();
            layers[n][k][n - s] = s < n ? win() : drawn();
            return;
        }
        Points ahead = opened(n, k, s);
        if (s == 0) {
            MemoryState state = new MemoryState(n, k, 0);
            if (k < 2 || (ahead.mover().compareTo(draw) >= 0 && !isAmbiguous(state))) layers[n][k][n] = ahead;
            else if (isAmbiguous(state)) {
                ambiguous++;
                layers[n][k][n] = level == Level.MOVER_OPENS ? ahead : ahead.swapped();
            } else layers[n][k][n] = drawn();
            return;
        }
        Points behind = opened(n, k, -s);
        layers[n][k][n - s] = behind;
        layers[n][k][n + s] = k >= 2 && behind.opponent().compareTo(ahead.mover()) > 0 ? behind.swapped() : ahead;
    }

    /** The better of strategies 1 and 2 for the mover. */
    private Points opened(int n, int k, int s) {
        Points two = combine(n, k, s, second(n, k, s));
        if (k == 0) return two;
        Points one = combine(n, k, s, get(n, k + 1, -s).swapped());
        return one.mover().compareTo(two.mover()) >= 0 ? one : two;
    }

    private Points combine(int n, int k, int s, Points afterNewCard) {
        Rational match = Rational.of(k, 2L * n - k);
        Points taken = k == 0 ? afterNewCard : get(n - 1, k - 1, s + 1);
        return mix(taken, match, afterNewCard, Rational.ONE.minus(match));
    }

    private Points second(int n, int k, int s) {
        Rational each = Rational.of(1, 2L * n - k - 1);
        Points sum = mix(get(n - 1, k, s + 1), each, get(n - 1, k, 1 - s).swapped(), each.times(k));
        int fresh = 2 * (n - k);
        return fresh > 2 ? mix(sum, Rational.ONE, get(n, k + 2, -s).swapped(), each.times(fresh - 2L)) : sum;
    }

    private Points get(int n, int k, int s) {
        if (s > n) return win();
        if (s < -n) return win().swapped();
        return layers[n][k][s + n];
    }

    private static Points mix(Points a, Rational wa, Points b, Rational wb) {
        return new Points(
                a.mover().times(wa).plus(b.mover().times(wb)),
                a.opponent().times(wa).plus(b.opponent().times(wb)));
    }

    private static Points win() {
        return new Points(Rational.ONE, Rational.ZERO);
    }

    private Points drawn() {
        return new Points(draw, draw);
    }
}
