package hissho.card.memory.forgetting;

import hissho.card.memory.MemoryState;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** What each strategy is worth in the game with a common imperfect memory, from the rules and the values of the states it leads to. */
record Rederivation(Rational forget, Function<MemoryState, Rational> value) {

    /** Nothing is left to decide: the mover takes all pairs. */
    static Rational sure(MemoryState state) {
        int lead = state.lead() + state.pairs();
        return lead > 0 ? Rational.ONE : lead < 0 ? Rational.ZERO : Rational.HALF;
    }

    SortedMap<Integer, Rational> strategies(MemoryState state) {
        SortedMap<Integer, Rational> worths = new TreeMap<>();
        if (state.known() >= 2) worths.put(0, turnEnds(state, state.known(), false));
        if (state.known() >= 1) worths.put(1, opened(state, turnEnds(state, state.known() + 1, false)));
        worths.put(2, opened(state, second(state)));
        return worths;
    }

    private Rational opened(MemoryState state, Rational ifNew) {
        Rational sum = ifNew.times(state.fresh());
        if (state.known() > 0)
            sum = sum.plus(value.apply(new MemoryState(state.pairs() - 1, state.known() - 1, state.lead() + 1))
                    .times(state.known()));
        return sum.over(state.unknown());
    }

    private Rational second(MemoryState state) {
        Rational sum = value.apply(new MemoryState(state.pairs() - 1, state.known(), state.lead() + 1));
        if (state.known() > 0) sum = sum.plus(turnEnds(state, state.known(), true).times(state.known()));
        if (state.fresh() > 2)
            sum = sum.plus(turnEnds(state, state.known() + 2, false).times(state.fresh() - 2L));
        return sum.over(state.unknown() - 1L);
    }

    /**
     * The turn ends with so many single cards known and perhaps both cards of a pair; each is forgotten, and the opponent moves. A pair
     * that is still known he takes at once.
     */
    private Rational turnEnds(MemoryState state, int singles, boolean pair) {
        List<Rational> kept = kept(singles);
        List<Rational> keptOfPair = kept(pair ? 2 : 0);
        Rational sum = Rational.ZERO;
        for (int known = 0; known < kept.size(); known++)
            for (int ofPair = 0; ofPair < keptOfPair.size(); ofPair++) {
                MemoryState next = ofPair == 2
                        ? new MemoryState(state.pairs() - 1, known, 1 - state.lead())
                        : new MemoryState(state.pairs(), known + ofPair, -state.lead());
                Rational left = Rational.ONE.minus(value.apply(next));
                sum = sum.plus(left.times(kept.get(known)).times(keptOfPair.get(ofPair)));
            }
        return sum;
    }

    /** The chance that so many of so many cards are still known, card after card. */
    private List<Rational> kept(int cards) {
        List<Rational> chances = new ArrayList<>(List.of(Rational.ONE));
        for (int card = 0; card < cards; card++) {
            List<Rational> next = new ArrayList<>();
            for (int known = 0; known <= chances.size(); known++) {
                Rational forgotten = known < chances.size() ? chances.get(known).times(forget) : Rational.ZERO;
                Rational remembered =
                        known > 0 ? chances.get(known - 1).times(Rational.ONE.minus(forget)) : Rational.ZERO;
                next.add(forgotten.plus(remembered));
            }
            chances = next;
        }
        return chances;
    }
}
