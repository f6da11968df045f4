package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import java.util.BitSet;
import java.util.List;

/**
 * A player's stationary strategies, one mixture for each state.
 *
 * @param held the states from which they guarantee the value in the whole infinite game; from the others no stationary strategy does
 * @param decided whether that is known of the others
 */
public record Side(List<List<Algebraic>> strategy, BitSet held, boolean decided) {

    /** Strategies that guarantee the value from every state. */
    public static Side optimal(List<List<Algebraic>> strategy) {
        BitSet all = new BitSet();
        all.set(0, strategy.size());
        return new Side(strategy, all, true);
    }

    /** Whether the value is guaranteed from a state. */
    public boolean holds(int state) {
        return held.get(state);
    }

    /** Whether the value is guaranteed from every state. */
    public boolean optimal() {
        return held.cardinality() == strategy.size();
    }
}
