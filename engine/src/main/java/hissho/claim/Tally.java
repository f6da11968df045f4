package hissho.claim;

import java.util.Optional;

/** What checking a range of instances found: how many met the hypothesis, and the first that refutes the claim. */
public record Tally(long checked, Optional<Counterexample> first) {

    public static final Tally NOTHING = new Tally(0, Optional.empty());

    /** One instance that meets the hypothesis, and the claim holds there. */
    public static final Tally ONE = new Tally(1, Optional.empty());

    public Tally plus(Tally later) {
        return new Tally(checked + later.checked, first.isPresent() ? first : later.first);
    }
}
