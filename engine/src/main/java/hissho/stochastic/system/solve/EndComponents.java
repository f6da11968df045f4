package hissho.stochastic.system.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The maximal end components of a decision process (de Alfaro 1997): sets of states, with actions, in which one can stay for ever and get
 * from each state to each other.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record EndComponents(int[] of, List<List<Integer>> actions) {

    /** A process as far as it matters here: for each state and action where it may lead; an action that may stop has no such list. */
    interface Decisions {
        int states();

        int actions(int state);

        /** Whether the action never stops play. */
        boolean goesOn(int state, int action);

        int[] to(int state, int action);
    }

    /** Where no end component holds a state, {@code of} says -1; {@code actions} lists the actions of a state that stay in its component. */
    static EndComponents of(Decisions process) {
        int n = process.states();
        List<List<Integer>> kept = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            List<Integer> all = new ArrayList<>();
            for (int a = 0; a < process.actions(k); a++) if (process.goesOn(k, a)) all.add(a);
            kept.add(all);
        }
        int[] component = new int[n];
        boolean changed = true;
        while (changed) {
            changed = false;
            Arrays.fill(component, -1);
            List<int[]> parts = Components.of(
                    n,
                    k -> kept.get(k).stream()
                            .flatMapToInt(a -> Arrays.stream(process.to(k, a)))
                            .distinct()
                            .toArray());
            for (int c = 0; c < parts.size(); c++) for (int k : parts.get(c)) component[k] = c;
            for (int k = 0; k < n; k++) {
                int own = component[k];
                IntPredicate inside =
                        to -> component[to] == own && !kept.get(to).isEmpty();
                int state = k;
                changed |= kept.get(k)
                        .removeIf(a -> !Arrays.stream(process.to(state, a)).allMatch(inside));
            }
        }
        for (int k = 0; k < n; k++) if (kept.get(k).isEmpty()) component[k] = -1;
        return new EndComponents(component, kept);
    }

    boolean isEmpty() {
        return Arrays.stream(of).allMatch(c -> c < 0);
    }

    public List<Integer> kept(int state) {
        return actions.get(state);
    }
}
