package hissho.coalition.family;

import hissho.form.Subsets;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;

/**
 * Owen's production game: players pool resources and make the products that sell best; a coalition is worth the largest revenue its
 * resources allow.
 *
 * @param resources what each player owns of each resource: row = player
 * @param technology what one unit of each product needs of each resource: row = product
 * @param prices of the products
 */
public record LinearProduction(RationalMatrix resources, RationalMatrix technology, RationalVector prices)
        implements Family {

    @Override
    public String name() {
        return "production";
    }

    @Override
    public int players() {
        return resources.height();
    }

    @Override
    public Rational worth(long coalition, Progress progress) {
        return coalition == 0 ? Rational.ZERO : optimum(coalition, progress).objective();
    }

    /** The best production of a coalition, with the shadow prices of the resources. */
    public Outcome.Optimal optimum(long coalition, Progress progress) {
        RationalVector owned = RationalVector.generate(
                resources.width(),
                k -> Subsets.members(coalition)
                        .mapToObj(i -> resources.get(i, k))
                        .reduce(Rational.ZERO, Rational::plus));
        LinearProgram program = LinearProgram.standard(prices, technology.transposed(), owned);
        if (Simplex.solve(program, progress) instanceof Outcome.Optimal optimal) return optimal;
        throw new IllegalStateException("a product that needs nothing");
    }
}
