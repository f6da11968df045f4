package hissho.property;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes random values of growing size, and knows which values are simpler than a given one. */
public interface Generator<T> {

    T next(RandomGenerator random, int size);

    /** Simpler values to try when this one fails, simplest first. */
    default Stream<T> simpler(T value) {
        return Stream.empty();
    }

    static Generator<Integer> whole(int least, int most) {
        return new Generator<>() {
            @Override
            public Integer next(RandomGenerator random, int size) {
                return random.nextInt(least, most + 1);
            }

            @Override
            public Stream<Integer> simpler(Integer value) {
                int origin = least <= 0 && most >= 0 ? 0 : least;
                return Stream.of(origin, (origin + value) / 2, value - Integer.signum(value - origin))
                        .filter(v -> Math.abs(v - origin) < Math.abs(value - origin))
                        .distinct();
            }
        };
    }

    /** Fractions whose parts have up to so many bits: small ones often, large ones sometimes. */
    static Generator<Rational> rational(int bits) {
        return new Generator<>() {
            @Override
            public Rational next(RandomGenerator random, int size) {
                var n = new java.math.BigInteger(random.nextInt(bits) + 1, new java.util.Random(random.nextLong()));
                var d = new java.math.BigInteger(random.nextInt(bits) + 1, new java.util.Random(random.nextLong()));
                return Rational.of(random.nextBoolean() ? n : n.negate(), d.add(java.math.BigInteger.ONE));
            }

            @Override
            public Stream<Rational> simpler(Rational value) {
                return Stream.of(Rational.ZERO, Rational.of(value.floor())).filter(v -> !v.equals(value));
            }
        };
    }

    static <T> Generator<List<T>> listOf(Generator<T> entry, int least, int most) {
        return new Generator<>() {
            @Override
            public List<T> next(RandomGenerator random, int size) {
                int length = random.nextInt(least, Math.min(most, least + size) + 1);
                return IntStream.range(0, length)
                        .mapToObj(i -> entry.next(random, size))
                        .toList();
            }

            @Override
            public Stream<List<T>> simpler(List<T> value) {
                Stream<List<T>> shorter = value.size() <= least
                        ? Stream.empty()
                        : IntStream.range(0, value.size()).mapToObj(i -> without(value, i));
                Stream<List<T>> lower = IntStream.range(0, value.size())
                        .boxed()
                        .flatMap(i -> entry.simpler(value.get(i)).map(v -> with(value, i, v)));
                return Stream.concat(shorter, lower);
            }
        };
    }

    /** Values made from others; simpler ones are made from simpler others, which the result remembers through the inverse. */
    default <U> Generator<U> map(Function<T, U> make, Function<U, T> inverse) {
        Generator<T> from = this;
        return new Generator<>() {
            @Override
            public U next(RandomGenerator random, int size) {
                return make.apply(from.next(random, size));
            }

            @Override
            public Stream<U> simpler(U value) {
                return from.simpler(inverse.apply(value)).map(make);
            }
        };
    }

    private static <T> List<T> without(List<T> list, int index) {
        List<T> copy = new ArrayList<>(list);
        copy.remove(index);
        return copy;
    }

    private static <T> List<T> with(List<T> list, int index, T value) {
        List<T> copy = new ArrayList<>(list);
        copy.set(index, value);
        return copy;
    }
}
