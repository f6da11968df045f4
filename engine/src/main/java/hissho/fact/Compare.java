package hissho.fact;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Decides whether an expected value agrees with what the engine answered. */
@FunctionalInterface
public interface Compare {

    /** The engine's answer first; the expected value is the raw tree of the answer key. */
    boolean agree(@Nullable Object answered, @Nullable Object expected);

    /** Numbers as numbers, lists in order, maps key by key, everything else as it is written. */
    Compare EXACT = Compare::equal;

    /** Lists as sets: order and repetition do not matter; the entries are compared exactly. */
    Compare SET = (answered, expected) -> {
        if (!(plain(answered) instanceof Collection<?> a) || !(expected instanceof Collection<?> e))
            return equal(answered, expected);
        return e.stream().allMatch(x -> a.stream().anyMatch(y -> equal(y, x)))
                && a.stream().allMatch(y -> e.stream().anyMatch(x -> equal(y, x)));
    };

    /** Lists without order, every entry as often as it occurs. */
    Compare MULTISET = (answered, expected) -> {
        if (!(plain(answered) instanceof Collection<?> a) || !(expected instanceof Collection<?> e))
            return equal(answered, expected);
        if (a.size() != e.size()) return false;
        List<Object> left = new ArrayList<>(a);
        for (Object x : e) {
            Optional<Object> match = left.stream().filter(y -> equal(y, x)).findFirst();
            if (match.isEmpty()) return false;
            left.remove(match.get());
        }
        return true;
    };

    /** Maps where a missing key counts as zero: weights by label. */
    Compare WEIGHTS = (answered, expected) -> {
        if (!(answered instanceof Map<?, ?> a) || !(expected instanceof Map<?, ?> e)) return equal(answered, expected);
        return a.keySet().stream().allMatch(k -> equal(a.get(k), e.containsKey(k) ? e.get(k) : 0))
                && e.keySet().stream().allMatch(k -> equal(a.containsKey(k) ? a.get(k) : 0, e.get(k)));
    };

    /** Lists entry by entry and maps key by key, as far as they are asked for; everything inside by the given comparison. */
    static Compare inside(Compare each) {
        return new Compare() {
            @Override
            public boolean agree(@Nullable Object answered, @Nullable Object expected) {
                if (answered instanceof List<?> a && expected instanceof List<?> b)
                    return a.size() == b.size()
                            && IntStream.range(0, a.size()).allMatch(k -> agree(a.get(k), b.get(k)));
                if (answered instanceof Map<?, ?> a && expected instanceof Map<?, ?> b)
                    return (!b.isEmpty() || a.isEmpty())
                            && b.keySet().stream().allMatch(key -> a.containsKey(key) && agree(a.get(key), b.get(key)));
                return each.agree(answered, expected);
            }
        };
    }

    /** The expected value is right if it passes a check of its own: any certified optimum, any step list that verifies. */
    static Compare accepted(Predicate<@Nullable Object> check) {
        return new Accepted(check);
    }

    /** A check that several values may pass. */
    record Accepted(Predicate<@Nullable Object> check) implements Compare {
        @Override
        public boolean agree(@Nullable Object answered, @Nullable Object expected) {
            return check.test(expected);
        }
    }

    /** Whether other values than the one found may be right as well. */
    default boolean admitsOthers() {
        return this instanceof Accepted || this instanceof Beside;
    }

    /** Decimals, alone, in lists or by name, within a tolerance; who compares may ask for another one. */
    static Compare near(Rational tolerance) {
        return new Near(tolerance);
    }

    /** The expected value is right if it passes a check that knows what else is expected beside it, by the names of the answer key. */
    static Compare beside(BiPredicate<@Nullable Object, Map<String, ? extends @Nullable Object>> check) {
        return new Beside(Map.of(), check);
    }

    /** The same comparison knowing everything that is expected together, where that matters at all. */
    default Compare knowing(Map<String, ? extends @Nullable Object> expected) {
        return this;
    }

    /** A check of one expected value together with the others. */
    record Beside(
            Map<String, ? extends @Nullable Object> others,
            BiPredicate<@Nullable Object, Map<String, ? extends @Nullable Object>> check)
            implements Compare {
        @Override
        public boolean agree(@Nullable Object answered, @Nullable Object expected) {
            return check.test(expected, others);
        }

        @Override
        public Compare knowing(Map<String, ? extends @Nullable Object> expected) {
            return new Beside(expected, check);
        }
    }

    /** The same comparison with this tolerance, where it has one at all. */
    default Compare within(Rational tolerance) {
        return this;
    }

    /** Numbers that differ by no more than the tolerance. */
    record Near(Rational tolerance) implements Compare {
        @Override
        public boolean agree(@Nullable Object answered, @Nullable Object expected) {
            if (plain(answered) instanceof List<?> a && plain(expected) instanceof List<?> e)
                return a.size() == e.size() && IntStream.range(0, a.size()).allMatch(i -> agree(a.get(i), e.get(i)));
            if (answered instanceof Map<?, ?> a && expected instanceof Map<?, ?> e)
                return a.keySet().equals(e.keySet()) && a.keySet().stream().allMatch(k -> agree(a.get(k), e.get(k)));
            Optional<Rational> a = number(answered);
            Optional<Rational> e = number(expected);
            return a.isPresent()
                    && e.isPresent()
                    && a.get().minus(e.get()).absolute().compareTo(tolerance) <= 0;
        }

        @Override
        public Compare within(Rational other) {
            return new Near(other);
        }
    }

    private static boolean equal(@Nullable Object answered, @Nullable Object expected) {
        Object a = plain(answered);
        Object e = plain(expected);
        if (a instanceof List<?> x && e instanceof List<?> y) {
            if (x.size() != y.size()) return false;
            for (int i = 0; i < x.size(); i++) if (!equal(x.get(i), y.get(i))) return false;
            return true;
        }
        if (a instanceof Map<?, ?> x && e instanceof Map<?, ?> y)
            return x.size() == y.size()
                    && x.entrySet().stream()
                            .allMatch(p -> y.containsKey(p.getKey()) && equal(p.getValue(), y.get(p.getKey())));
        if (a instanceof Boolean || e instanceof Boolean) return Objects.equals(a, e);
        Optional<Rational> n = number(a);
        // a fraction of thousands of digits is not read as a number, but it may be written as it is here
        if (n.isPresent())
            return n.equals(number(e))
                    || isRounding(n.get(), e)
                    || (e instanceof String text && text.equals(n.get().toString()));
        return Objects.equals(a, e) || (a != null && e != null && a.toString().equals(e.toString()));
    }

    /** Whether they agree, or what is expected is the answer with some numbers rounded to decimals. */
    default boolean agreeOrRound(@Nullable Object answered, @Nullable Object expected) {
        return agree(answered, expected) || (hasDecimals(expected) && equal(answered, expected));
    }

    private static boolean hasDecimals(@Nullable Object written) {
        return switch (plain(written)) {
            case List<?> list -> list.stream().anyMatch(Compare::hasDecimals);
            case Map<?, ?> map -> map.values().stream().anyMatch(Compare::hasDecimals);
            case String text -> DECIMAL.matcher(text.strip()).matches();
            case Number number -> DECIMAL.matcher(number.toString()).matches();
            case null, default -> false;
        };
    }

    /** A decimal with three places or more. */
    Pattern DECIMAL = Pattern.compile("[+-]?\\d{0,40}\\.\\d{3,40}");

    /** Whether a decimal with three places or more is the number rounded to that many, as one writes 0.0833 for 1/12. */
    static boolean isRounding(Rational number, @Nullable Object written) {
        if (!(written instanceof String || written instanceof Number)) return false;
        String text = written.toString().strip();
        return DECIMAL.matcher(text).matches() && rounds(number, text);
    }

    /** Whether a decimal with fewer places than that is the number rounded, as 0.08 for 1/12: near, but not yet the answer. */
    static boolean isCoarseRounding(Rational number, String written) {
        String text = written.strip();
        return text.matches("[+-]?\\d{0,40}\\.\\d{1,2}") && rounds(number, text);
    }

    /** Whether a number is at most half a unit of the last place away; a number in the middle may be rounded either way. */
    private static boolean rounds(Rational number, String decimal) {
        int places = decimal.length() - decimal.indexOf('.') - 1;
        Rational twice = Rational.of(2).times(Rational.of(10).power(places));
        return Rational.read(decimal)
                .filter(x -> x.minus(number).absolute().times(twice).compareTo(Rational.ONE) <= 0)
                .isPresent();
    }

    static Optional<Rational> number(@Nullable Object value) {
        return switch (value) {
            case Rational r -> Optional.of(r);
            case Number n -> Rational.read(n.toString());
            case String s -> Rational.read(s);
            case null, default -> Optional.empty();
        };
    }

    static @Nullable Object plain(@Nullable Object value) {
        return switch (value) {
            case RationalVector v -> v.toList();
            case RationalMatrix m ->
                m.rows().stream().map(RationalVector::toList).toList();
            case List<?> list -> list;
            case Collection<?> many -> new ArrayList<>(many);
            case int[] ints -> java.util.Arrays.stream(ints).boxed().toList();
            case null, default -> value;
        };
    }
}
