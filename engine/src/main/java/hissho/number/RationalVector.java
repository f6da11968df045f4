package hissho.number;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A fixed list of rationals with the arithmetic of a vector; indices count from 0. */
public final class RationalVector implements Iterable<Rational> {

    private final Rational[] entries;

    private RationalVector(Rational[] entries) {
        this.entries = entries;
    }

    public static RationalVector of(Rational... entries) {
        return new RationalVector(entries.clone());
    }

    public static RationalVector of(long... entries) {
        return new RationalVector(Arrays.stream(entries).mapToObj(Rational::of).toArray(Rational[]::new));
    }

    public static RationalVector of(List<Rational> entries) {
        return new RationalVector(entries.toArray(Rational[]::new));
    }

    public static RationalVector generate(int size, IntFunction<Rational> entry) {
        return new RationalVector(IntStream.range(0, size).mapToObj(entry).toArray(Rational[]::new));
    }

    public static RationalVector zero(int size) {
        return generate(size, i -> Rational.ZERO);
    }

    /** The vector with a one at the given index and zeros elsewhere. */
    public static RationalVector unit(int size, int index) {
        return generate(size, i -> i == index ? Rational.ONE : Rational.ZERO);
    }

    public int size() {
        return entries.length;
    }

    public Rational get(int index) {
        return entries[index];
    }

    public RationalVector plus(RationalVector other) {
        sameSize(other);
        return generate(size(), i -> entries[i].plus(other.entries[i]));
    }

    public RationalVector minus(RationalVector other) {
        sameSize(other);
        return generate(size(), i -> entries[i].minus(other.entries[i]));
    }

    public RationalVector times(Rational factor) {
        return map(x -> x.times(factor));
    }

    public RationalVector negated() {
        return map(Rational::negated);
    }

    public RationalVector map(UnaryOperator<Rational> function) {
        return generate(size(), i -> function.apply(entries[i]));
    }

    public Rational dot(RationalVector other) {
        sameSize(other);
        Rational sum = Rational.ZERO;
        for (int i = 0; i < entries.length; i++)
            if (!entries[i].isZero() && !other.entries[i].isZero()) sum = sum.plus(entries[i].times(other.entries[i]));
        return sum;
    }

    public Rational sum() {
        Rational sum = Rational.ZERO;
        for (Rational x : entries) sum = sum.plus(x);
        return sum;
    }

    public Rational minimum() {
        return stream().min(Rational::compareTo).orElseThrow();
    }

    public Rational maximum() {
        return stream().max(Rational::compareTo).orElseThrow();
    }

    /** The indices of the entries that are not zero. */
    public List<Integer> support() {
        return IntStream.range(0, size())
                .filter(i -> !entries[i].isZero())
                .boxed()
                .toList();
    }

    /** The indices of the entries equal to a value. */
    public List<Integer> indicesOf(Rational value) {
        return IntStream.range(0, size())
                .filter(i -> entries[i].equals(value))
                .boxed()
                .toList();
    }

    /** Whether the entries are probabilities: none negative, together one. */
    public boolean isDistribution() {
        return stream().noneMatch(Rational::isNegative) && sum().equals(Rational.ONE);
    }

    public Stream<Rational> stream() {
        return Arrays.stream(entries);
    }

    public List<Rational> toList() {
        return List.of(entries);
    }

    @Override
    public Iterator<Rational> iterator() {
        return toList().iterator();
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof RationalVector other && Arrays.equals(entries, other.entries);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(entries);
    }

    @Override
    public String toString() {
        return stream().map(Rational::toString).collect(Collectors.joining(", ", "(", ")"));
    }

    private void sameSize(RationalVector other) {
        if (size() != other.size())
            throw new IllegalArgumentException("vectors of sizes " + size() + " and " + other.size());
    }

    /** The product with another vector by Abel's summation, from the tails of this one and the steps of the other: a second way. */
    public Rational dotByParts(RationalVector other) {
        Rational tail = Rational.ZERO;
        Rational sum = Rational.ZERO;
        for (int k = size() - 1; k >= 0; k--) {
            tail = tail.plus(get(k));
            sum = sum.plus(tail.times(k == 0 ? other.get(0) : other.get(k).minus(other.get(k - 1))));
        }
        return sum;
    }
}
