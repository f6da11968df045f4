package hissho.linear;

import hissho.progress.Progress;
import java.util.Optional;

/**
 * About the optimum of a program: maximise c x where A x is at most b, x is not negative and b is not negative either. Floating point, for
 * scouts whose finding is proved elsewhere.
 */
public final class NearOptimum {

    private final double[] point;
    private final double[] prices;

    NearOptimum(double[] point, double[] prices) {
        this.point = point;
        this.prices = prices;
    }

    /** Nothing where floating point loses its way. */
    public static Optional<NearOptimum> of(double[][] a, double[] b, double[] c, Progress progress) {
        return ProgramScout.near(a, b, c, progress);
    }

    /** The value of a variable. */
    public double at(int variable) {
        return point[variable];
    }

    /** The price of a constraint, which solves the dual program. */
    public double price(int constraint) {
        return prices[constraint];
    }
}
