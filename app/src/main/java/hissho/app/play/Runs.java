package hissho.app.play;

import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Long runs of numbers in the notation of a move, written short at the terminal: {@code 5x2-8} for {@code 5x2,3,4,5,6,7,8}. */
final class Runs {

    private static final int SHORTEST = 4;
    private static final int MOST = 10_000;
    private static final Pattern LIST = Pattern.compile("\\d{1,6}(?:,\\d{1,6})+");
    private static final Pattern RUN = Pattern.compile("(?<![\\d-])(\\d{1,6})-(\\d{1,6})(?![\\d-])");

    private Runs() {}

    /** The notation with every list of numbers that follow each other as its first and last. */
    static String brief(String notation) {
        String brief =
                LIST.matcher(notation).replaceAll(list -> brief(list.group().split(",")));
        return full(brief).equals(notation) ? brief : notation;
    }

    private static String brief(String[] numbers) {
        StringBuilder text = new StringBuilder();
        for (int first = 0; first < numbers.length; ) {
            int last = first;
            while (last + 1 < numbers.length && number(numbers[last + 1]) == number(numbers[last]) + 1) last++;
            if (last - first + 1 < SHORTEST) last = first;
            text.append(text.isEmpty() ? "" : ",").append(numbers[first]);
            if (last > first) text.append('-').append(numbers[last]);
            first = last + 1;
        }
        return text.toString();
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    /** The notation meant, with every run written out. */
    static String full(String typed) {
        return RUN.matcher(typed).replaceAll(Runs::writtenOut);
    }

    private static String writtenOut(MatchResult run) {
        int first = number(Objects.requireNonNull(run.group(1)));
        int last = number(Objects.requireNonNull(run.group(2)));
        if (last < first || last - first > MOST) return Matcher.quoteReplacement(run.group());
        return IntStream.rangeClosed(first, last).mapToObj(Integer::toString).collect(Collectors.joining(","));
    }
}
