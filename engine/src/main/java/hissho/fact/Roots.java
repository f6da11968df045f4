package hissho.fact;

import hissho.algebra.Radical;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import hissho.words.Words;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Facts whose numbers may be irrational: a rational number is said as such, any other as an exact expression, as 2*sqrt(3)/3. */
public final class Roots {

    private static final BigDecimal NEAR = BigDecimal.ONE.movePointLeft(12);

    private static final Compare SAME = Compare.inside(Roots::one);

    private Roots() {}

    /** Puts a fact whose value, alone or in lists and maps, holds real roots. */
    public static Facts put(Facts facts, String key, Supplier<? extends @Nullable Object> roots) {
        return facts.put(
                key,
                (answered, expected) -> same(roots.get(), expected),
                () -> plain(roots.get()),
                (words, value) -> printed(Coded.of(key).apply(words, value)));
    }

    /** The same tree with every root as a rational number or as an expression. */
    public static @Nullable Object plain(@Nullable Object tree) {
        return switch (tree) {
            case RealRoot root -> root.isRational() ? root.rational() : expression(root);
            case List<?> list -> {
                List<@Nullable Object> plain = new ArrayList<>();
                for (Object each : list) plain.add(plain(each));
                yield plain;
            }
            case Map<?, ?> map -> {
                Map<Object, @Nullable Object> plain = new LinkedHashMap<>();
                map.forEach((name, each) -> plain.put(name, plain(each)));
                yield plain;
            }
            case null, default -> tree;
        };
    }

    /** An irrational number as programs read it: a square root is a call. */
    public static String expression(RealRoot root) {
        return root.write("x").replaceAll("(\\d)√(\\d+)", "$1*sqrt($2)").replaceAll("√(\\d+)", "sqrt($1)");
    }

    /** How a value is written for people: with the sign of the root. */
    public static String text(Words words, @Nullable Object value) {
        return printed(words.write(value));
    }

    private static String printed(String text) {
        return text.replaceAll("\\*?sqrt\\((\\d+)\\)", "√$1");
    }

    /** Whether a written tree says the same: expressions exactly, decimals of a root to all the digits that are given. */
    public static boolean same(@Nullable Object ours, @Nullable Object theirs) {
        return SAME.agree(ours, theirs);
    }

    private static boolean one(@Nullable Object ours, @Nullable Object theirs) {
        if (ours instanceof RealRoot root) {
            if (!(theirs instanceof Number) && !(theirs instanceof String)) return false;
            return Objects.requireNonNull(theirs).toString().matches("-?\\d+\\.\\d{4,}")
                    ? near(root, new BigDecimal(theirs.toString()))
                    : Radical.parse(theirs.toString()).is(root);
        }
        return Compare.EXACT.agree(ours, theirs);
    }

    /** Within half a unit of the last digit, or of the twelfth where more are given. */
    private static boolean near(RealRoot root, BigDecimal decimal) {
        BigDecimal half = decimal.ulp().divide(BigDecimal.TWO).max(NEAR);
        return root.compareTo(exact(decimal.subtract(half))) >= 0 && root.compareTo(exact(decimal.add(half))) <= 0;
    }

    private static Rational exact(BigDecimal number) {
        return Rational.read(number.toString()).orElseThrow();
    }
}
