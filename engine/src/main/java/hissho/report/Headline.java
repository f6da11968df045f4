package hissho.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A headline that can be read in one breath: numbers too long to read become decimals that say so, long lists keep their beginning,
 * and what is still too long ends early with three dots. All of it stands exactly and in full among the facts.
 */
final class Headline {

    static final int MOST = 200;
    private static final int MOST_DIGITS = 16;

    /** Piles and counts of up to 20 digits are read in full: rounded, two of them would look alike. */
    private static final int MOST_WHOLE_DIGITS = 20;

    /** Longer numbers with a square root are told as decimals. */
    private static final int MOST_SURD = 32;

    private static final int MOST_LISTED = 6;
    private static final int KEPT = 3;
    private static final int LONGEST_ENTRY = 60;

    /** A beginning shorter than this says too little. */
    private static final int LEAST = MOST / 3;

    private static final MathContext SIX_FIGURES = new MathContext(6);

    private static final Pattern NUMBER = Pattern.compile(
            "(?<![\\d.√/])(?:≈ )?(-?\\d++(?:/\\d++|\\.\\d++)?+)(?![√\\d]|\\.\\d)(?: ≈ (-?[\\d.]+))?(?: ?\\((?:about|約) (-?[\\d.]+)\\))?");
    /** A number with a square root, as -3√5/7 or (1+2√5)/7. */
    private static final Pattern SURD =
            Pattern.compile("(?<![\\d.√/)])(?:\\((-?\\d++)([+-])(\\d*+)√(\\d++)\\)|(-?)(\\d*+)√(\\d++))(?:/(\\d++))?");

    private static final Pattern ABOUT = Pattern.compile("(?:about |約 ?)≈");
    private static final Pattern LIST = Pattern.compile("[(\\[]([^()\\[\\]]*)[)\\]]");
    private static final Pattern STOP = Pattern.compile("[.;:!?] |[。；：]");
    private static final List<String> JOINTS = List.of(", ", " + ", "、");
    private static final Pattern BREAK = Pattern.compile("[,;.] |[、。；]");

    private Headline() {}

    static String shortened(String text) {
        String read = ABOUT.matcher(NUMBER.matcher(SURD.matcher(text).replaceAll(Headline::surd))
                        .replaceAll(Headline::number))
                .replaceAll("≈");
        if (fits(read)) return read;
        String folded = LIST.matcher(read).replaceAll(Headline::list);
        for (int kept = KEPT; !fits(folded) && kept > 0; kept -= 2) {
            String shorter = folded;
            for (String joint : JOINTS) if (!fits(shorter)) shorter = enumerations(shorter, joint, kept);
            if (fits(shorter)) return shorter;
            if (kept == 1) folded = shorter;
        }
        return fits(folded) ? folded : cut(folded);
    }

    private static boolean fits(String text) {
        return text.codePointCount(0, text.length()) <= MOST;
    }

    private static String number(MatchResult number) {
        String exact = number.group(1);
        int slash = exact.indexOf('/');
        int point = exact.indexOf('.');
        if ((point < 0 ? exact.length() : point) <= (slash < 0 ? MOST_WHOLE_DIGITS : MOST_DIGITS))
            return Matcher.quoteReplacement(number.group());
        BigDecimal numerator = new BigDecimal(slash < 0 ? exact : exact.substring(0, slash));
        BigDecimal denominator = slash < 0 ? BigDecimal.ONE : new BigDecimal(exact.substring(slash + 1));
        if (denominator.signum() == 0) return Matcher.quoteReplacement(number.group());
        return Matcher.quoteReplacement("≈ " + about(numerator.divide(denominator, SIX_FIGURES)));
    }

    private static String surd(MatchResult surd) {
        if (surd.group().length() <= MOST_SURD) return Matcher.quoteReplacement(surd.group());
        boolean sum = surd.group(1) != null;
        BigDecimal root =
                whole(surd.group(sum ? 4 : 7)).sqrt(new MathContext(surd.group().length() + 8));
        BigDecimal times = root.multiply(whole(surd.group(sum ? 3 : 6)));
        if ("-".equals(surd.group(sum ? 2 : 5))) times = times.negate();
        BigDecimal top = sum ? times.add(new BigDecimal(surd.group(1))) : times;
        return Matcher.quoteReplacement("≈ " + about(top.divide(whole(surd.group(8)), SIX_FIGURES)));
    }

    private static BigDecimal whole(@Nullable String digits) {
        return digits == null || digits.isEmpty() ? BigDecimal.ONE : new BigDecimal(digits);
    }

    /** Six figures, with a power of ten where the number is very large or very small. */
    private static String about(BigDecimal number) {
        BigDecimal near = number.stripTrailingZeros();
        int power = near.precision() - near.scale() - 1;
        return Math.abs(power) <= 5
                ? near.toPlainString()
                : near.movePointLeft(power).toPlainString() + "·10^" + power;
    }

    private static String list(MatchResult list) {
        String[] entries = list.group(1).split(", ");
        if (entries.length <= MOST_LISTED) return Matcher.quoteReplacement(list.group());
        String all = list.group();
        return Matcher.quoteReplacement(all.charAt(0)
                + String.join(", ", List.of(entries).subList(0, KEPT))
                + ", …"
                + all.charAt(all.length() - 1));
    }

    /** Enumerations in the middle of a sentence keep their beginning and their last entry, with which the sentence goes on. */
    private static String enumerations(String text, String joint, int most) {
        String[] parts = text.split(Pattern.quote(joint), -1);
        List<String> kept = new ArrayList<>();
        for (int at = 0; at < parts.length; at++) {
            int end = at;
            while (at > 0 && end < parts.length - 1 && isEntry(parts[end])) end++;
            if (end - at <= MOST_LISTED - 2) {
                kept.add(parts[at]);
                continue;
            }
            kept.addAll(List.of(parts).subList(at, at + most - 1));
            kept.add("…");
            at = end - 1;
        }
        return String.join(joint, kept);
    }

    private static boolean isEntry(String part) {
        return part.length() <= LONGEST_ENTRY
                && depth(part) == 0
                && !STOP.matcher(part).find();
    }

    private static long depth(String text) {
        return text.chars().filter(c -> c == '(' || c == '[').count()
                - text.chars().filter(c -> c == ')' || c == ']').count();
    }

    /** The beginning up to the last break outside brackets that leaves room for the dots, with the brackets closed that are open there. */
    private static String cut(String text) {
        int end = text.offsetByCodePoints(0, MOST - 8);
        int at = 0;
        for (Matcher mark = BREAK.matcher(text); mark.find() && mark.start() < end; )
            if (depth(text.substring(0, mark.start())) == 0) at = mark.start();
        int blank = text.lastIndexOf(' ', end); // never within a number, whose beginning would be another number
        String start =
                text.substring(0, at > LEAST ? at : blank > 0 ? blank : end).stripTrailing();
        List<Character> open = new ArrayList<>();
        for (int i = 0; i < start.length(); i++) {
            char c = start.charAt(i);
            if (c == '(') open.add(')');
            else if (c == '[') open.add(']');
            else if ((c == ')' || c == ']') && !open.isEmpty()) open.removeLast();
        }
        StringBuilder whole = new StringBuilder(start).append(start.endsWith("…") ? "" : ", …");
        open.reversed().stream().limit(4).forEach(whole::append);
        return whole.toString();
    }
}
