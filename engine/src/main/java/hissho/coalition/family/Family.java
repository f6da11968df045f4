package hissho.coalition.family;

import hissho.number.Rational;
import hissho.progress.Progress;

/** A characteristic function by its rule: so many players, and what each coalition is worth. The empty coalition is worth zero. */
public interface Family {

    /** The name the family has in documents; empty for a table. */
    String name();

    int players();

    /** What a coalition, by the bits of its members, is worth, worked out under a budget. */
    Rational worth(long coalition, Progress progress);
}
