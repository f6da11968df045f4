package hissho.app.document;

import hissho.document.BadDocument;
import hissho.number.Rational;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a Gambit file one after the other, each with its line: braces, quoted names and bare words; commas are only for the eye. */
final class NormalFormWords {

    private static final Pattern WORD = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*+)\"|[{}]|[^\\s{}\",]+|(\")");

    private record Word(String text, boolean quoted, int line) {}

    private final List<Word> words = new ArrayList<>();
    private int next;

    NormalFormWords(String text) {
        Matcher matcher = WORD.matcher(text);
        int line = 1;
        int counted = 0;
        while (matcher.find()) {
            for (; counted < matcher.start(); counted++) if (text.charAt(counted) == '\n') line++;
            if (matcher.group(2) != null) throw new BadDocument("", Message.of("app.bad.nfg-quote", line));
            String quoted = matcher.group(1);
            words.add(
                    quoted == null
                            ? new Word(matcher.group(), false, line)
                            : new Word(quoted.replaceAll("\\\\(.)", "$1"), true, line));
        }
    }

    /** The line of the word taken last. */
    int line() {
        return words.isEmpty() ? 1 : words.get(Math.max(0, next - 1)).line();
    }

    boolean sees(String bare) {
        return next < words.size()
                && !words.get(next).quoted()
                && words.get(next).text().equals(bare);
    }

    boolean seesName() {
        return next < words.size() && words.get(next).quoted();
    }

    boolean take(String bare) {
        boolean there = sees(bare);
        if (there) next++;
        return there;
    }

    void expect(String bare) {
        if (!take(bare)) throw unexpected(bare);
    }

    String name() {
        if (!seesName()) throw unexpected("\"…\"");
        return words.get(next++).text();
    }

    Rational number() {
        if (next >= words.size() || words.get(next).quoted()) throw unexpected("1, -1/2, 0.25");
        Rational number = Rational.read(words.get(next).text()).orElseThrow(() -> unexpected("1, -1/2, 0.25"));
        next++;
        return number;
    }

    int whole(int least, int most) {
        Rational number = number();
        boolean fits = number.isWhole()
                && number.compareTo(Rational.of(least)) >= 0
                && number.compareTo(Rational.of(most)) <= 0;
        if (!fits) {
            next--;
            throw unexpected(least + "–" + most);
        }
        return number.intValueExact();
    }

    void end() {
        if (next < words.size())
            throw new BadDocument(
                    "",
                    Message.of(
                            "app.bad.nfg-more",
                            words.get(next).line(),
                            shown(words.get(next).text())));
    }

    BadDocument unexpected(String wanted) {
        return next < words.size()
                ? new BadDocument(
                        "",
                        Message.of(
                                "app.bad.nfg-word",
                                words.get(next).line(),
                                shown(words.get(next).text()),
                                wanted))
                : new BadDocument("", Message.of("app.bad.nfg-short", line(), wanted));
    }

    private static String shown(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
}
