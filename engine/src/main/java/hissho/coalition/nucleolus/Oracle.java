package hissho.coalition.nucleolus;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.Optional;

/** Finds the coalition that is worst off: by looking at all of them, or by an algorithm of the family the game belongs to. */
public interface Oracle {

    /** A coalition and its excess. */
    record Worst(long coalition, Rational excess) {}

    int players();

    Rational worth(long coalition);

    /** A coalition of the largest excess under the allocation among those the face does not settle; none where it settles all. */
    Optional<Worst> worst(RationalVector x, Face face, Progress progress);
}
