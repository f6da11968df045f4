package hissho.zerosum.parametric;

import hissho.algebra.Expression;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An interval of the real line with exact ends; an absent end is infinite. Whether the ends belong to it is no matter here. */
public record Span(Optional<RealRoot> low, Optional<RealRoot> high) {

    public static final Span LINE = new Span(Optional.empty(), Optional.empty());

    private static final String NUMBER = "([^<>=≤≥]+?)";
    private static final Pattern BOTH =
            Pattern.compile(NUMBER + "\\s*(?:<=?|≤)\\s*(\\p{L}\\w*)\\s*(?:<=?|≤)\\s*" + NUMBER);
    private static final Pattern ONE = Pattern.compile("(\\p{L}\\w*)\\s*(<=?|≤|>=?|≥)\\s*" + NUMBER);

    public static Span of(@Nullable Rational low, @Nullable Rational high) {
        return new Span(
                Optional.ofNullable(low).map(RealRoot::of),
                Optional.ofNullable(high).map(RealRoot::of));
    }

    /** Reads "t<=0", "0<t<=1", "t>1" or "all". */
    public static Optional<Span> read(String text) {
        String trimmed = text.strip();
        if (trimmed.equals("all") || trimmed.isEmpty()) return Optional.of(LINE);
        try {
            Matcher both = BOTH.matcher(trimmed);
            if (both.matches()) return Optional.of(of(number(both.group(1)), number(both.group(3))));
            Matcher one = ONE.matcher(trimmed);
            if (!one.matches()) return Optional.empty();
            Rational end = number(one.group(3));
            boolean below = one.group(2).startsWith("<") || one.group(2).equals("≤");
            return Optional.of(below ? of(null, end) : of(end, null));
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    private static Rational number(String text) {
        return Expression.parse(text.strip()).at(Map.of());
    }

    /** Whether it holds more than a point. */
    public boolean isProper() {
        return low.isEmpty() || high.isEmpty() || low.get().compareTo(high.get()) < 0;
    }

    /** Whether a number lies inside or at an end. */
    public boolean admits(Rational x) {
        return low.map(l -> l.compareTo(x) <= 0).orElse(true)
                && high.map(h -> h.compareTo(x) >= 0).orElse(true);
    }

    /** Whether a number lies strictly inside. */
    public boolean holds(RealRoot x) {
        return low.map(l -> l.compareTo(x) < 0).orElse(true)
                && high.map(h -> h.compareTo(x) > 0).orElse(true);
    }

    public Span meet(Span other) {
        return new Span(later(low, other.low), earlier(high, other.high));
    }

    private static Optional<RealRoot> later(Optional<RealRoot> a, Optional<RealRoot> b) {
        if (a.isEmpty() || b.isEmpty()) return a.isPresent() ? a : b;
        return a.get().compareTo(b.get()) >= 0 ? a : b;
    }

    private static Optional<RealRoot> earlier(Optional<RealRoot> a, Optional<RealRoot> b) {
        if (a.isEmpty() || b.isEmpty()) return a.isPresent() ? a : b;
        return a.get().compareTo(b.get()) <= 0 ? a : b;
    }

    /** A fraction strictly inside; the tries give different ones. */
    public Rational inside(int attempt) {
        if (low.isEmpty() && high.isEmpty())
            return Rational.of(attempt % 2 == 0 ? attempt / 2 : -(attempt + 1) / 2, 1)
                    .plus(Rational.of(attempt == 0 ? 0 : 1, attempt + 2L));
        if (low.isEmpty()) return Rational.of(high.orElseThrow().low().floor()).minus(1 + attempt);
        if (high.isEmpty()) return Rational.of(low.get().high().ceiling()).plus(1 + attempt);
        Rational first = RealRoot.between(low.get(), high.get());
        if (attempt == 0) return first;
        Span part = attempt % 2 == 1
                ? new Span(low, Optional.of(RealRoot.of(first)))
                : new Span(Optional.of(RealRoot.of(first)), high);
        return part.inside((attempt - 1) / 2);
    }

    public String write(String variable) {
        return write(variable, List.of());
    }

    /** The interval without those of its ends that are gaps: 0 < t ≤ 1. */
    public String write(String variable, List<RealRoot> gaps) {
        if (low.isEmpty() && high.isEmpty()) return "-∞ < " + variable + " < ∞";
        if (low.isPresent() && high.isEmpty())
            return variable
                    + (gaps.contains(low.get()) ? " > " : " ≥ ")
                    + low.get().write(variable);
        String below = low.map(l -> l.write(variable) + upTo(l, gaps)).orElse("");
        return below + variable + upTo(high.orElseThrow(), gaps) + high.get().write(variable);
    }

    private static String upTo(RealRoot end, List<RealRoot> gaps) {
        return gaps.contains(end) ? " < " : " ≤ ";
    }
}
