package hissho.card.memory.draw;

import hissho.card.memory.MemoryState;
import hissho.card.memory.draw.UnequalDraw.Level;
import hissho.card.memory.draw.UnequalDraw.Points;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.HashMap;
import java.util.Map;

/**
 * Both players' numbers from the rules alone: cards are opened one by one, and two passes in a row end the game as the score stands. Where
 * the mover has passed at level score, the opponent answers as is best for himself, or, under the rule that the mover opens, passes too.
 */
final class Rederivation {

    private static final Points NOTHING = new Points(Rational.ZERO, Rational.ZERO);

    private record Moment(MemoryState state, boolean passed) {}

    private final Rational draw;
    private final Level level;
    private final Progress progress;
    private final Map<Moment, Points> known = new HashMap<>();

    Rederivation(Rational draw, Level level, Progress progress) {
        this.draw = draw;
        this.level = level;
        this.progress = progress;
    }

    Points of(MemoryState state) {
        return of(state, false);
    }

    private Points of(MemoryState state, boolean passed) {
        if (Math.abs(state.lead()) > state.pairs()) return score(state.lead());
        if (state.known() == state.pairs()) return score(state.lead() + state.pairs());
        Moment moment = new Moment(state, passed);
        Points found = known.get(moment);
        if (found != null) return found;
        progress.check();
        Points best = chosen(state, passed);
        known.put(moment, best);
        return best;
    }

    /** Opening a card where it is as good as passing. */
    private Points chosen(MemoryState state, boolean passed) {
        Points opened = opened(state);
        if (state.known() < 2) return opened;
        if (passed && state.lead() == 0 && level == Level.MOVER_OPENS) return score(0);
        Points pass = passed ? score(state.lead()) : of(turned(state, 0), true).swapped();
        return pass.mover().compareTo(opened.mover()) > 0 ? pass : opened;
    }

    /** Whether each player would rather see the other open a card, and both rather than draw. */
    boolean ambiguous(MemoryState state) {
        if (state.lead() != 0 || state.known() < 2 || state.known() == state.pairs()) return false;
        Points opened = opened(state);
        return opened.opponent().compareTo(opened.mover()) > 0 && opened.mover().compareTo(draw) >= 0;
    }

    /** One unknown card, or two; one where the mover does not care. */
    private Points opened(MemoryState state) {
        Points two = opened(state, second(state));
        if (state.known() == 0) return two;
        Points one = opened(state, of(turned(state, 1)).swapped());
        return two.mover().compareTo(one.mover()) > 0 ? two : one;
    }

    private Points opened(MemoryState state, Points ifNew) {
        Points sum = plus(NOTHING, ifNew, state.fresh());
        if (state.known() > 0) {
            MemoryState taken = new MemoryState(state.pairs() - 1, state.known() - 1, state.lead() + 1);
            sum = plus(sum, of(taken), state.known());
        }
        return over(sum, state.unknown());
    }

    private Points second(MemoryState state) {
        int n = state.pairs();
        int k = state.known();
        Points sum = of(new MemoryState(n - 1, k, state.lead() + 1));
        if (k > 0) sum = plus(sum, of(new MemoryState(n - 1, k, 1 - state.lead())).swapped(), k);
        if (state.fresh() > 2) sum = plus(sum, of(turned(state, 2)).swapped(), state.fresh() - 2);
        return over(sum, state.unknown() - 1);
    }

    private static MemoryState turned(MemoryState state, int seen) {
        return new MemoryState(state.pairs(), state.known() + seen, -state.lead());
    }

    private Points score(int lead) {
        if (lead == 0) return new Points(draw, draw);
        return lead > 0 ? new Points(Rational.ONE, Rational.ZERO) : new Points(Rational.ZERO, Rational.ONE);
    }

    private static Points plus(Points a, Points b, int cards) {
        return new Points(
                a.mover().plus(b.mover().times(cards)), a.opponent().plus(b.opponent().times(cards)));
    }

    private static Points over(Points sum, int cards) {
        return new Points(sum.mover().over(cards), sum.opponent().over(cards));
    }
}
