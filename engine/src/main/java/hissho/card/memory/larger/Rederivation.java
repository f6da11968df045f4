package hissho.card.memory.larger;

import hissho.card.memory.larger.LargerGame.State;
import hissho.card.memory.larger.LargerGame.Worth;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The larger game from its rules alone, in fractions: every choice is made when it comes up in a turn, and two passes in a row end the game as the
 * score stands.
 */
final class Rederivation {

    /** A moment before a turn; whether the other player has just passed. */
    record Moment(State state, boolean passed) {

        Moment goesOn(int pairs, int lying, int known) {
            return new Moment(new State(pairs, lying, known, state.lead() + 1), false);
        }

        Moment turned(int lying, int known) {
            return new Moment(new State(state.pairs(), lying, known, -state.lead()), false);
        }
    }

    private final boolean passing;
    private final Progress progress;
    private final Map<Moment, Rational> found = new HashMap<>();

    Rederivation(boolean passing, Progress progress) {
        this.passing = passing;
        this.progress = progress;
    }

    private Rational value(Moment moment) {
        State state = moment.state();
        if (state.pairs() == 0 || Math.abs(state.lead()) > state.pairs()) return score(state.lead());
        Rational seen = found.get(moment);
        if (seen != null) return seen;
        progress.check();
        Rational value = best(moment, "", this::value);
        found.put(moment, value);
        return value;
    }

    Worth worth(State state) {
        return worth(state, this::value);
    }

    /** The value with and without each doubtful strategy at this turn, given the value of every later moment. */
    Worth worth(State state, Function<Moment, Rational> later) {
        if (state.pairs() == 0 || Math.abs(state.lead()) > state.pairs()) {
            Rational score = score(state.lead());
            return new Worth(score, score, score, score);
        }
        Moment moment = new Moment(state, false);
        return new Worth(
                best(moment, "", later), best(moment, "x", later), best(moment, "y", later), best(moment, "i", later));
    }

    private Rational best(Moment moment, String banned, Function<Moment, Rational> later) {
        State state = moment.state();
        List<Rational> choices = new ArrayList<>();
        if (state.lying() > 0)
            choices.add(later.apply(moment.goesOn(state.pairs() - 1, state.lying() - 1, state.known())));
        if (state.unknown() > 0 && !(state.lying() > 0 && banned.equals("i")))
            choices.add(opened(moment, banned, later));
        boolean twoThatAreNoPair = state.known() + Math.min(state.lying(), 2) >= 2;
        if (passing && twoThatAreNoPair)
            choices.add(
                    moment.passed()
                            ? score(state.lead())
                            : lost(later.apply(new Moment(
                                    new State(state.pairs(), state.lying(), state.known(), -state.lead()), true))));
        return Collections.max(choices);
    }

    private static Rational opened(Moment moment, String banned, Function<Moment, Rational> later) {
        State state = moment.state();
        int fresh = state.unknown() - state.known();
        Rational sum = Rational.ZERO;
        if (state.known() > 0) sum = matched(moment, banned, later).times(state.known());
        if (fresh > 0) sum = sum.plus(unmatched(moment, later).times(fresh));
        return sum.over(state.unknown());
    }

    /** The card opened matches a known one: take the pair, turn another known card, or open another unknown one. */
    private static Rational matched(Moment moment, String banned, Function<Moment, Rational> later) {
        State state = moment.state();
        int p = state.lying();
        int k = state.known();
        Rational best = later.apply(moment.goesOn(state.pairs() - 1, p, k - 1));
        if (!banned.equals("x") && k - 1 + p > 0) best = best.max(lost(later.apply(moment.turned(p + 1, k - 1))));
        int others = state.unknown() - 1;
        if (banned.equals("y") || others == 0) return best;
        Rational sum = Rational.ZERO;
        if (k > 1) sum = lost(later.apply(moment.turned(p + 2, k - 2))).times(k - 1L);
        if (others > k - 1)
            sum = sum.plus(lost(later.apply(moment.turned(p + 1, k))).times(others - k + 1L));
        return best.max(sum.over(others));
    }

    /** The card opened is new: turn a known card if there is one, or open another unknown one. */
    private static Rational unmatched(Moment moment, Function<Moment, Rational> later) {
        State state = moment.state();
        int p = state.lying();
        int k = state.known();
        int others = state.unknown() - 1;
        Rational sum = later.apply(moment.goesOn(state.pairs() - 1, p, k));
        if (k > 0) sum = sum.plus(lost(later.apply(moment.turned(p + 1, k))).times(k));
        if (others > k + 1)
            sum = sum.plus(lost(later.apply(moment.turned(p, k + 2))).times(others - k - 1L));
        Rational second = sum.over(others);
        return k + p > 0 ? second.max(lost(later.apply(moment.turned(p, k + 1)))) : second;
    }

    /** What is left to a player when the other may expect so much. */
    private static Rational lost(Rational other) {
        return Rational.ONE.minus(other);
    }

    private static Rational score(int lead) {
        return lead > 0 ? Rational.ONE : lead < 0 ? Rational.ZERO : Rational.HALF;
    }
}
