package hissho.form;

import hissho.linear.Products;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.Arrays;
import java.util.List;

/** A mixed strategy: a probability for each pure strategy. A pure strategy is the unit vector of its index. */
public record Mixed(RationalVector weights) {

    public Mixed {
        if (!Products.isDistribution(weights))
            throw new IllegalArgumentException("not probabilities that sum to one: " + weights);
    }

    /** The pure strategy with this index, from 0. */
    public static Mixed pure(int size, int index) {
        return new Mixed(RationalVector.unit(size, index));
    }

    public static Mixed uniform(int size) {
        return new Mixed(RationalVector.generate(size, i -> Rational.of(1, size)));
    }

    /** A strategy over some of the pure strategies, as one over all of them: zero elsewhere. */
    public Mixed lifted(int size, List<Integer> indices) {
        Rational[] all = new Rational[size];
        Arrays.fill(all, Rational.ZERO);
        for (int k = 0; k < indices.size(); k++) all[indices.get(k)] = weights.get(k);
        return new Mixed(RationalVector.of(all));
    }

    public int size() {
        return weights.size();
    }

    public Rational get(int index) {
        return weights.get(index);
    }

    /** The indices played with positive probability. */
    public List<Integer> support() {
        return weights.support();
    }

    public boolean isPure() {
        return support().size() == 1;
    }

    @Override
    public String toString() {
        return weights.toString();
    }
}
