package hissho.coalition.nucleolus;

import hissho.coalition.nucleolus.BestTwo.Entry;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The worst coalition of a chain game: the longest initial segment fixes its worth, the next player is missing, and those after him are
 * chosen from the end backwards.
 */
public final class ChainOracle implements Oracle {

    private final List<Rational> a;

    /** The worths of the initial segments. */
    public ChainOracle(List<Rational> a) {
        this.a = List.copyOf(a);
    }

    @Override
    public int players() {
        return a.size();
    }

    @Override
    public Rational worth(long coalition) {
        int length = Long.numberOfTrailingZeros(~coalition);
        return length == 0 ? Rational.ZERO : a.get(length - 1);
    }

    @Override
    public Optional<Worst> worst(RationalVector x, Face face, Progress progress) {
        progress.check();
        int n = a.size();
        List<BigInteger> labels = Labels.of(face);
        BestTwo best = BestTwo.NONE;
        BestTwo after = BestTwo.NOBODY; // of the players behind the missing one
        for (int missing = n - 1; missing >= 0; missing--) {
            Entry segment =
                    new Entry(missing == 0 ? Rational.ZERO : a.get(missing - 1).negated(), BigInteger.ZERO, 0);
            for (int i = 0; i < missing; i++) segment = segment.plus(new Entry(x.get(i), labels.get(i), 1L << i));
            best = best.or(after.with(segment));
            after = after.or(after.with(new Entry(x.get(missing), labels.get(missing), 1L << missing)));
        }
        return best.open()
                .map(entry -> new Worst(entry.coalition(), entry.cost().negated()));
    }
}
