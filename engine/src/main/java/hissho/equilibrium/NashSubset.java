package hissho.equilibrium;

import hissho.form.Mixed;
import java.util.List;

/** A maximal Nash subset: every pair of a strategy from the hull of the first and one from the hull of the second is an equilibrium, and no larger product is. */
public record NashSubset(List<Mixed> first, List<Mixed> second) {

    public NashSubset {
        first = List.copyOf(first);
        second = List.copyOf(second);
    }

    /** Whether it is a single equilibrium. */
    public boolean isPoint() {
        return first.size() == 1 && second.size() == 1;
    }
}
