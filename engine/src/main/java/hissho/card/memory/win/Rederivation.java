package hissho.card.memory.win;

import hissho.card.memory.MemoryState;
import hissho.card.memory.win.Outcomes.Chances;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The Memory game from its rules alone: every card is opened in turn with its chance, and a game in which both players pass one after the
 * other has ended as the score stands. It shares no table, no order of states and no argument about passes with the solver.
 *
 * <p>The chances belong to the play in which both choose the best strategy, the smallest number where several are equally good.
 */
final class Rederivation {

    /** What a moment before a turn is worth to the player whose turn it is. */
    @FunctionalInterface
    interface Worth {
        Chances of(Moment moment);
    }

    /**
     * A moment before a turn.
     *
     * @param passed whether the other player has just passed
     * @param first whether the player to move is the one whom the rule about draws calls the mover
     */
    record Moment(MemoryState state, boolean passed, boolean first) {

        Moment(MemoryState state) {
            this(state, false, true);
        }

        /** The same player goes on. */
        Moment goesOn(int pairs, int known) {
            return new Moment(new MemoryState(pairs, known, state.lead() + 1), false, first);
        }

        /** The other player's turn. */
        Moment turned(int pairs, int known, boolean hasPassed) {
            return new Moment(new MemoryState(pairs, known, -state.lead()), hasPassed, !first);
        }
    }

    private final MemoryRules rules;
    private final Progress progress;
    private final Map<Moment, Chances> known = new HashMap<>();

    Rederivation(MemoryRules rules, Progress progress) {
        this.rules = rules;
        this.progress = progress;
    }

    Chances best(MemoryState state) {
        return best(new Moment(state));
    }

    Chances best(Moment moment) {
        MemoryState state = moment.state();
        if (Math.abs(state.lead()) > state.pairs()) return score(state.lead(), moment.first());
        if (!WinTable.open(state)) return score(state.lead() + state.pairs(), moment.first());
        Chances found = known.get(moment);
        if (found != null) return found;
        progress.check();
        Chances best = largest(strategies(moment, this::best));
        known.put(moment, best);
        return best;
    }

    /** The first of the best. */
    static Chances largest(SortedMap<Integer, Chances> strategies) {
        Chances best = strategies.values().iterator().next();
        for (Chances each : strategies.values()) if (each.points().compareTo(best.points()) > 0) best = each;
        return best;
    }

    /** What each strategy the rules allow brings, given what every later moment is worth. */
    SortedMap<Integer, Chances> strategies(Moment moment, Worth later) {
        SortedMap<Integer, Chances> strategies = new TreeMap<>();
        MemoryState state = moment.state();
        if (rules.passing() && !rules.alwaysTwo() && state.known() >= 2) strategies.put(0, passing(moment, later));
        if (!rules.alwaysTwo() && state.known() >= 1)
            strategies.put(1, opening(moment, later, stopping(moment, later)));
        strategies.put(2, opening(moment, later, openingSecond(moment, later)));
        return strategies;
    }

    private Chances passing(Moment moment, Worth later) {
        MemoryState state = moment.state();
        if (moment.passed()) return score(state.lead(), moment.first());
        return later.of(moment.turned(state.pairs(), state.known(), true)).reversed();
    }

    private static Chances opening(Moment moment, Worth later, Chances ifNew) {
        MemoryState state = moment.state();
        Rational match = Rational.of(state.known(), state.unknown());
        Chances chances = Chances.NONE.plus(ifNew, Rational.ONE.minus(match));
        return state.known() == 0 ? chances : chances.plus(matching(moment, later), match);
    }

    /** The card opened has a known mate: the pair is taken. */
    static Chances matching(Moment moment, Worth later) {
        return later.of(moment.goesOn(moment.state().pairs() - 1, moment.state().known() - 1));
    }

    /** The card opened has a known mate, but another known card is turned: the other player takes the pair and goes on. */
    static Chances leavingForKnown(Moment moment, Worth later) {
        MemoryState state = moment.state();
        return later.of(moment.turned(state.pairs(), state.known() - 1, false)
                        .goesOn(state.pairs() - 1, state.known() - 1))
                .reversed();
    }

    /** The card opened has a known mate, but an unknown card is opened; the other player takes every pair that now lies open. */
    static Chances leavingForUnknown(Moment moment, Worth later) {
        MemoryState state = moment.state();
        int others = state.known() - 1;
        int unknown = 2 * state.pairs() - others - 2;
        Moment other = moment.turned(state.pairs(), others, false);
        Chances chances = Chances.NONE;
        if (others > 0)
            chances = chances.plus(
                    later.of(other.goesOn(state.pairs() - 1, others).goesOn(state.pairs() - 2, others - 1))
                            .reversed(),
                    Rational.of(others, unknown));
        if (unknown == others) return chances;
        return chances.plus(
                later.of(other.goesOn(state.pairs() - 1, others + 1)).reversed(),
                Rational.of(unknown - others, unknown));
    }

    /** The card opened is new, and a known card is turned. */
    static Chances stopping(Moment moment, Worth later) {
        MemoryState state = moment.state();
        return later.of(moment.turned(state.pairs(), state.known() + 1, false)).reversed();
    }

    /** The card opened is new, and so another unknown card is opened: its mate, the mate of a known card, or another new one. */
    static Chances openingSecond(Moment moment, Worth later) {
        MemoryState state = moment.state();
        Rational each = Rational.of(1, state.unknown() - 1L);
        Chances chances = Chances.NONE.plus(later.of(moment.goesOn(state.pairs() - 1, state.known())), each);
        if (state.known() > 0) chances = chances.plus(takenByOther(moment, later), each.times(state.known()));
        if (state.fresh() <= 2) return chances;
        Chances ifNew =
                later.of(moment.turned(state.pairs(), state.known() + 2, false)).reversed();
        return chances.plus(ifNew, each.times(state.fresh() - 2L));
    }

    /** The other player takes the pair that has just been shown, and goes on with the first card known. */
    private static Chances takenByOther(Moment moment, Worth later) {
        MemoryState state = moment.state();
        Moment other = moment.turned(state.pairs(), state.known(), false);
        return later.of(other.goesOn(state.pairs() - 1, state.known())).reversed();
    }

    /** The end of the game with this lead. */
    private Chances score(int lead, boolean first) {
        if (lead != 0) return lead > 0 ? Chances.WIN : Chances.WIN.reversed();
        return switch (rules.draw()) {
            case SHARED -> Chances.DRAW;
            case MOVER -> first ? Chances.WIN : Chances.WIN.reversed();
            case OPPONENT -> first ? Chances.WIN.reversed() : Chances.WIN;
        };
    }

    /** Whether a player with this lead would lose if the game ended now. */
    boolean behind(Moment moment) {
        return score(moment.state().lead(), moment.first()).points().compareTo(Rational.HALF) < 0;
    }
}
