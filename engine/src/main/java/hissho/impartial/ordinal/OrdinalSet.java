package hissho.impartial.ordinal;

import java.util.List;
import java.util.TreeSet;

/** A set of ordinals described in words: all below a bound, some added, some left out. */
public record OrdinalSet(Ordinal allBelow, List<Ordinal> also, List<Ordinal> without) {

    public OrdinalSet {
        also = List.copyOf(also);
        without = List.copyOf(without);
    }

    public boolean contains(Ordinal ordinal) {
        return !without.contains(ordinal) && (ordinal.compareTo(allBelow) < 0 || also.contains(ordinal));
    }

    /** The least ordinal that is not in the set. */
    public Ordinal mex() {
        TreeSet<Ordinal> gaps = new TreeSet<>(without);
        gaps.removeIf(gap -> gap.compareTo(allBelow) >= 0);
        if (!gaps.isEmpty()) return gaps.first();
        Ordinal candidate = allBelow;
        while (contains(candidate)) candidate = candidate.successor();
        return candidate;
    }
}
