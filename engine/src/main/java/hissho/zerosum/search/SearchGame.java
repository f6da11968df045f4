package hissho.zerosum.search;

import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.List;

/**
 * A hider (player I) chooses a place, a searcher (player II) a plan; the searcher pays the number of looks his plan needs.
 *
 * <p>Places that a symmetry of the game carries into each other form a class, and by the invariance theorem the hider loses
 * nothing by being uniform inside each class. The plans are never listed: it is enough to find a best one against any hider.
 *
 * @param <P> the plans
 */
public interface SearchGame<P> extends Game {

    /** The classes of hiding places. */
    List<HidingClass> classes();

    /** A plan with the fewest expected looks against a hider who gives these weights to the classes; the weights need no sum. */
    P bestPlan(RationalVector weights, Progress progress);

    /** The looks a plan needs, averaged over the places of each class. */
    RationalVector looks(P plan);

    /** What a plan is called in a table. */
    String name(P plan);

    /** A class of hiding places under the symmetries. */
    record HidingClass(String name, BigInteger size) {}

    /** The expected looks of a best plan against this hider. */
    default Rational fewestLooks(RationalVector weights, Progress progress) {
        return looks(bestPlan(weights, progress)).dot(weights);
    }
}
