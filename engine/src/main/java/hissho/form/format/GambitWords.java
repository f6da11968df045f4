package hissho.form.format;

import hissho.document.BadDocument;
import hissho.number.Rational;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The words of a Gambit file one after the other, each with its line: braces, quoted names and bare words; commas are only for the eye.
 *
 * <p>In a quoted name, a backslash makes a quotation mark or a backslash after it part of the name; before anything else it stands for
 * itself, as it does in Gambit.
 */
final class GambitWords {

    private static final String NUMBERS = "1, -1/2, 0.25";

    /** Nobody writes so many places who means the number exactly. */
    private static final int FEWEST_PLACES = 4;

    /** So many words are kept, and none that are longer. */
    private static final int KEPT = 4096;

    private static final int LONGEST_KEPT = 12;

    private enum Sort {
        BARE,
        NAME,
        END
    }

    private final String text;
    private final @Nullable String[] kept = new @Nullable String[KEPT];
    private int at;
    private int line = 1;

    private Sort sort = Sort.END;
    private String word = "";
    private int wordLine = 1;
    private int lastLine = 1;

    /** The names in the last braces: most nodes of a file have the same moves, which are then kept once. */
    private List<String> lastNames = List.of();

    GambitWords(String text) {
        this.text = text;
        advance();
    }

    /** The line of the next word. */
    int line() {
        return wordLine;
    }

    boolean sees(String bare) {
        return sort == Sort.BARE && word.equals(bare);
    }

    boolean seesName() {
        return sort == Sort.NAME;
    }

    /** Whether a description in braces comes next, or should; where a number, the next node or the end does, something known is meant. */
    boolean describes() {
        if (sees("{")) return true;
        if (sort != Sort.BARE || sees("c") || sees("p") || sees("t")) return false;
        return Rational.read(word).isEmpty();
    }

    boolean seesEnd() {
        return sort == Sort.END;
    }

    boolean take(String bare) {
        boolean there = sees(bare);
        if (there) advance();
        return there;
    }

    void expect(String bare) {
        if (!take(bare)) throw unexpected(bare);
    }

    String name() {
        if (!seesName()) throw unexpected("\"…\"");
        String name = word;
        advance();
        return name;
    }

    /** Names in braces. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        expect("{");
        while (!take("}")) names.add(name());
        if (!names.equals(lastNames)) lastNames = List.copyOf(names);
        return lastNames;
    }

    Rational number() {
        if (sort != Sort.BARE) throw unexpected(NUMBERS);
        Rational number = Rational.read(word).orElseThrow(() -> unexpected(NUMBERS));
        advance();
        return number;
    }

    /** How far off the next number may be if it was rounded: a unit of its last place, where it is written with four places or more. */
    Rational rounding() {
        int point = sort == Sort.BARE ? word.indexOf('.') : -1;
        String places = point < 0 ? "" : word.substring(point + 1);
        boolean rounded = places.length() >= FEWEST_PLACES && places.chars().allMatch(Character::isDigit);
        return rounded ? Rational.parse("1e-" + places.length()) : Rational.ZERO;
    }

    /** The next word as it is written, where a number written by us would look otherwise; empty where it would not. */
    String spelling() {
        return sort == Sort.BARE && !isPlain(word) ? word : "";
    }

    /** Whether a word is a whole number without a sign of plus and zeros in front. */
    private static boolean isPlain(String word) {
        int start = word.startsWith("-") ? 1 : 0;
        int digits = word.length() - start;
        for (int i = start; i < word.length(); i++) if (word.charAt(i) < '0' || word.charAt(i) > '9') return false;
        return digits > 0 && (word.charAt(start) != '0' || word.equals("0"));
    }

    /** Numbers in braces. */
    Written numbers() {
        Written.Growing numbers = new Written.Growing();
        expect("{");
        while (!take("}")) numbers.add(this);
        return numbers.written();
    }

    int whole(int least, int most) {
        if (sort != Sort.BARE) throw unexpected(range(least, most));
        Rational number = Rational.read(word).orElseThrow(() -> unexpected(range(least, most)));
        boolean fits = number.isWhole()
                && number.compareTo(Rational.of(least)) >= 0
                && number.compareTo(Rational.of(most)) <= 0;
        if (!fits) throw unexpected(range(least, most));
        advance();
        return number.intValueExact();
    }

    private static String range(int least, int most) {
        return most == Integer.MAX_VALUE ? least + ", " + (least + 1) + ", …" : least + "–" + most;
    }

    /** Everything before the players: the sort and version of the file, and the title. */
    String title(String sortOfFile, String version, String... older) {
        expect(sortOfFile);
        if (Arrays.stream(older).noneMatch(this::take)) expect(version);
        if (!take("R") && !take("D") && !seesName()) throw unexpected("R");
        return name();
    }

    /** Refuses with this sentence where another word follows. */
    void end(String complaint) {
        if (!seesEnd()) throw bad(wordLine, complaint, shown());
    }

    /** What to say where the next word is not what is wanted: if a quotation mark is open further on, that is the likelier fault. */
    BadDocument unexpected(String wanted) {
        if (seesEnd()) return bad(lastLine, "form.bad.short", wanted);
        BadDocument unexpected = bad(wordLine, "form.bad.word", shown(), wanted);
        while (!seesEnd()) advance();
        return unexpected;
    }

    /** At most so many words are left. */
    int left() {
        return text.length() - at + 1;
    }

    /** What to say where the words that are left cannot be enough. */
    BadDocument endsBefore(String wanted) {
        while (!seesEnd()) advance();
        return unexpected(wanted);
    }

    static BadDocument bad(int line, String key, Object... arguments) {
        return at(line, Message.of(key, arguments));
    }

    static BadDocument at(int line, Message message) {
        return new BadDocument("line " + line, message);
    }

    private String shown() {
        return word.length() <= 40 ? word : word.substring(0, 40) + "…";
    }

    private void advance() {
        lastLine = wordLine;
        while (at < text.length() && isGap(text.charAt(at))) step();
        wordLine = line;
        if (at == text.length()) {
            sort = Sort.END;
            word = "";
        } else if (text.charAt(at) == '"') {
            sort = Sort.NAME;
            word = quoted();
        } else {
            sort = Sort.BARE;
            word = bare();
        }
    }

    private void step() {
        if (text.charAt(at++) == '\n') line++;
    }

    private static boolean isGap(char c) {
        return c == ',' || Character.isWhitespace(c);
    }

    private static boolean isBrace(char c) {
        return c == '{' || c == '}';
    }

    private String bare() {
        int start = at++;
        char first = text.charAt(start);
        if (isBrace(first)) return first == '{' ? "{" : "}";
        while (at < text.length()) {
            char c = text.charAt(at);
            if (isGap(c) || isBrace(c) || c == '"') break;
            at++;
        }
        return word(start);
    }

    /** The text from here up to the present place; the same word again is the same text again. */
    private String word(int start) {
        int length = at - start;
        if (length > LONGEST_KEPT) return text.substring(start, at);
        int hash = length;
        for (int i = start; i < at; i++) hash = 31 * hash + text.charAt(i);
        int slot = (hash ^ (hash >>> 12)) & (KEPT - 1);
        String before = kept[slot];
        if (before != null && before.length() == length && text.startsWith(before, start)) return before;
        String now = text.substring(start, at);
        kept[slot] = now;
        return now;
    }

    private String quoted() {
        int start = ++at;
        boolean escapes = false;
        while (at < text.length() && text.charAt(at) != '"') {
            if (isEscape(text, at)) {
                escapes = true;
                at++;
            }
            step();
        }
        if (at >= text.length()) throw bad(wordLine, "form.bad.quote");
        String name = start == at ? "" : word(start);
        at++;
        return escapes ? unescaped(name) : name;
    }

    private static String unescaped(String name) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            if (isEscape(name, i)) i++;
            plain.append(name.charAt(i));
        }
        return plain.toString();
    }

    /** Whether a backslash here makes the next character part of a name. */
    private static boolean isEscape(String text, int at) {
        return text.charAt(at) == '\\'
                && at + 1 < text.length()
                && (text.charAt(at + 1) == '"' || text.charAt(at + 1) == '\\');
    }
}
