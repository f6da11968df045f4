package hissho.property;

import java.util.Optional;
import java.util.SplittableRandom;

/** Checks a statement on many random values, and shows the simplest one that breaks it together with the seed. */
public final class Property {

    /** A statement about a value: throws where it is false. */
    @FunctionalInterface
    public interface Statement<T> {
        void check(T value) throws Exception;
    }

    private static final int SHRINKS = 2000;

    private Property() {}

    /** Tries so many values; the seed is fixed unless the system property {@code hissho.seed} gives another. */
    public static <T> void holds(int tries, Generator<T> generator, Statement<T> statement) {
        long seed = Long.getLong("hissho.seed", 20260401L);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < tries; i++) {
            T value = generator.next(random.split(), 1 + i * 12 / tries);
            Optional<Throwable> failure = failure(statement, value);
            if (failure.isPresent()) throw shrunk(generator, statement, value, failure.get(), seed, i);
        }
    }

    private static <T> AssertionError shrunk(
            Generator<T> generator, Statement<T> statement, T first, Throwable cause, long seed, int index) {
        T smallest = first;
        Throwable why = cause;
        int left = SHRINKS;
        boolean found = true;
        while (found && left > 0) {
            found = false;
            for (T candidate : (Iterable<T>) generator.simpler(smallest)::iterator) {
                if (left-- <= 0) break;
                Optional<Throwable> failure = failure(statement, candidate);
                if (failure.isPresent()) {
                    smallest = candidate;
                    why = failure.get();
                    found = true;
                    break;
                }
            }
        }
        return new AssertionError(
                "fails for " + smallest + "\n  (found at try " + index + " of -Dhissho.seed=" + seed + ", first as "
                        + first + ")\n  " + why,
                why);
    }

    private static <T> Optional<Throwable> failure(Statement<T> statement, T value) {
        try {
            statement.check(value);
            return Optional.empty();
        } catch (Exception | AssertionError e) {
            return Optional.of(e);
        }
    }
}
