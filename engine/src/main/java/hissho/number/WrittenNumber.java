package hissho.number;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers as people write them: 3/4, -0.25, 1e-3, 12. */
final class WrittenNumber {

    /** Longest exponent and longest digit string that are read: beyond it a number is a mistake or an attack. */
    private static final int LONGEST = 4096;

    private static final int LONGEST_SHOWN = 40;

    private static final int LONGEST_PLAIN = 18;

    private static final Pattern WRITTEN =
            Pattern.compile("([+-]?)(\\d*)(?:\\.(\\d*))?(?:[eE]([+-]?\\d{1,9}))?(?:/(\\d+))?");

    private WrittenNumber() {}

    /** The number, or nothing where the text is none or is beyond any sensible length. */
    static Optional<Rational> read(String text) {
        return isPlain(text) ? Optional.of(Rational.of(Long.parseLong(text))) : readAny(text);
    }

    /** Whether the text is a whole number of a few digits, as most are: these need no pattern. */
    private static boolean isPlain(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        if (text.length() == start || text.length() > LONGEST_PLAIN) return false;
        for (int i = start; i < text.length(); i++) if (text.charAt(i) < '0' || text.charAt(i) > '9') return false;
        return true;
    }

    private static Optional<Rational> readAny(String text) {
        String trimmed = text.strip().replace('\u2212', '-');
        if (trimmed.length() > LONGEST) return Optional.empty();
        Matcher m = WRITTEN.matcher(halfWidth(trimmed));
        if (!m.matches()) return Optional.empty();
        String whole = m.group(2);
        String fraction = m.group(3) == null ? "" : m.group(3);
        if (whole.isEmpty() && fraction.isEmpty()) return Optional.empty();
        int exponent = m.group(4) == null ? 0 : Integer.parseInt(m.group(4));
        if (Math.abs(exponent) > LONGEST) return Optional.empty();
        BigInteger n = new BigInteger(whole + fraction);
        BigInteger d = m.group(5) == null ? BigInteger.ONE : new BigInteger(m.group(5));
        if (d.signum() == 0) return Optional.empty();
        int shift = exponent - fraction.length();
        if (shift > 0) n = n.multiply(BigInteger.TEN.pow(shift));
        if (shift < 0) d = d.multiply(BigInteger.TEN.pow(-shift));
        return Optional.of(Rational.of("-".equals(m.group(1)) ? n.negate() : n, d));
    }

    /** Full-width letters, digits and signs, as Japanese keyboards type them, as the usual ones. */
    private static String halfWidth(String text) {
        if (text.chars().noneMatch(c -> c >= '\uff01' && c <= '\uff5e')) return text;
        StringBuilder half = new StringBuilder();
        for (char c : text.toCharArray()) half.append(c >= '\uff01' && c <= '\uff5e' ? (char) (c - 0xfee0) : c);
        return half.toString();
    }

    static NumberFormatException bad(String text) {
        return new NumberFormatException(
                "not a number: " + (text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "…"));
    }
}
