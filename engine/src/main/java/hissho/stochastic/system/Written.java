package hissho.stochastic.system;

import hissho.algebra.Algebraic;
import hissho.algebra.SurdReader;
import hissho.fact.Coded;
import hissho.number.Rational;
import hissho.words.Words;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Exact numbers as facts hold them, and as answer keys write them. */
public final class Written {

    private Written() {}

    /** A fraction, or the text with its square roots. */
    public static Object plain(Algebraic number) {
        return number.isRational() ? number.rational() : number.toString();
    }

    public static List<Object> plain(List<Algebraic> numbers) {
        return numbers.stream().map(Written::plain).toList();
    }

    public static List<List<Object>> plain(Algebraic[][] matrix) {
        List<List<Object>> rows = new ArrayList<>();
        for (Algebraic[] row : matrix) rows.add(plain(List.of(row)));
        return rows;
    }

    /** The same number without zeros at its end. */
    public static BigDecimal shorter(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    /** One entry for each game, by name. */
    public static <T> Map<String, T> byName(GameSystem system, IntFunction<? extends T> entry) {
        Map<String, T> all = new LinkedHashMap<>();
        for (int k = 0; k < system.size(); k++) all.put(system.stages().get(k).name(), entry.apply(k));
        return all;
    }

    /** Somebody's number: a whole number, a fraction, a decimal or a formula with square roots. */
    public static Optional<Algebraic> read(@Nullable Object written) {
        return read(written, Map.of());
    }

    public static Optional<Algebraic> read(@Nullable Object written, Map<String, Algebraic> values) {
        return switch (written) {
            case Rational r -> Optional.of(Algebraic.of(r));
            case Number n -> Rational.read(n.toString()).map(Algebraic::of);
            case String s -> Rational.read(s).map(Algebraic::of).or(() -> SurdReader.read(s, values));
            case null, default -> Optional.empty();
        };
    }

    /** Somebody's list of numbers. */
    public static Optional<List<Algebraic>> readList(@Nullable Object written, Map<String, Algebraic> values) {
        if (!(written instanceof List<?> list)) return Optional.empty();
        List<Algebraic> numbers = new ArrayList<>();
        for (Object entry : list) {
            Optional<Algebraic> number = read(entry, values);
            if (number.isEmpty()) return Optional.empty();
            numbers.add(number.get());
        }
        return Optional.of(numbers);
    }

    /** Whether somebody's number, list or map of numbers is this one; formulas count as numbers. */
    public static boolean same(@Nullable Object answered, @Nullable Object expected) {
        if (answered instanceof Map<?, ?> a && expected instanceof Map<?, ?> e)
            return a.keySet().equals(e.keySet()) && a.keySet().stream().allMatch(k -> same(a.get(k), e.get(k)));
        if (answered instanceof List<?> a && expected instanceof List<?> e) {
            if (a.size() != e.size()) return false;
            for (int k = 0; k < a.size(); k++) if (!same(a.get(k), e.get(k))) return false;
            return true;
        }
        Optional<Algebraic> own = read(answered);
        Optional<Algebraic> other = read(expected);
        if (own.isPresent() && other.isPresent()) return own.get().equals(other.get());
        return String.valueOf(answered).equals(String.valueOf(expected));
    }

    /** For people: √7 for sqrt(7), x² for x^2. */
    public static String pretty(String text) {
        return Coded.raised(text.replaceAll("sqrt\\((\\d+)\\)", "√$1").replace("*√", "√"));
    }

    public static String pretty(Words words, @Nullable Object value) {
        return pretty(words.write(value));
    }
}
