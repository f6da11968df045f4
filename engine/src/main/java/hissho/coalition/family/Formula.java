package hissho.coalition.family;

import hissho.number.Rational;
import hissho.progress.Progress;

/** A family whose worths are read off or counted up from its parameters; nothing is solved for them. */
public interface Formula extends Family {

    /** What a coalition, by the bits of its members, is worth. */
    Rational worth(long coalition);

    @Override
    default Rational worth(long coalition, Progress progress) {
        progress.check();
        return worth(coalition);
    }
}
