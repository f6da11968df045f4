package hissho.fact;

import hissho.algebra.BadExpression;
import hissho.document.BadDocument;
import hissho.words.Words;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One thing a solution says: a key, a value worked out when it is first asked for, how somebody else's value is compared with it,
 * and how it is written for a reader.
 *
 * <p>The value is a Rational, a vector or matrix of them, a whole number, a truth value, a string, or a list or map of such. The
 * words label it {@code ROOM.fact.KEY}, or {@code fact.KEY} where every room means the same by it.
 */
public final class Fact<T extends @Nullable Object> {

    private static final int MOST_TOLD = 12;
    private static final int MOST_LETTERS = 400;

    private final String key;
    private final Compare compare;
    private final Supplier<? extends T> work;
    private final BiFunction<Words, ? super T, String> writing;
    private final String declared;
    private final String one;
    private final Teacher teacher;
    private final boolean remark;
    private volatile boolean known;
    private @Nullable T value;

    Fact(String key, Compare compare, Supplier<? extends T> work, BiFunction<Words, ? super T, String> writing) {
        this(key, compare, work, writing, key, "", Teacher.NOBODY, false);
    }

    /** One of a family that is declared under a key of its own. */
    Fact(
            String key,
            Compare compare,
            Supplier<? extends T> work,
            BiFunction<Words, ? super T, String> writing,
            String declared,
            String one,
            Teacher teacher,
            boolean remark) {
        this.key = key;
        this.compare = compare;
        this.work = work;
        this.writing = writing;
        this.declared = declared;
        this.one = one;
        this.teacher = teacher;
        this.remark = remark;
    }

    /** The same fact with somebody who knows what another value would lead to. */
    Fact<T> taughtBy(Teacher other) {
        return new Fact<T>(key, compare, work, writing, declared, one, other, remark);
    }

    /** The same fact as a remark on the answer: how it was found, how long that took, what was asked, or what it is in decimals. */
    Fact<T> asRemark() {
        return new Fact<T>(key, compare, work, writing, declared, one, teacher, true);
    }

    /** Whether it says nothing of the game that could be checked. */
    public boolean isRemark() {
        return remark;
    }

    public String key() {
        return key;
    }

    /** The key it is declared under: its own, or that of its family. */
    public String declared() {
        return declared;
    }

    public Compare compare() {
        return compare;
    }

    /** The value; throws {@link NotAnswered} where this game has none that could be found. */
    public synchronized @Nullable T value() {
        if (!known) {
            value = work.get();
            known = true;
        }
        return value;
    }

    /** Whether its value has been worked out; asked without waiting for whoever is at it. */
    public boolean known() {
        return known;
    }

    /** Whether somebody's value, as a tree of a document, agrees with it; what cannot be read as a value of its sort does not. */
    public boolean agreesWith(@Nullable Object proposed) {
        T found = value();
        if (proposed instanceof Map<?, ?> said && said.isEmpty())
            return found instanceof Map<?, ?> ours && ours.isEmpty();
        try {
            return Compare.EXACT.agree(found, proposed) || compare.agree(found, proposed);
        } catch (ArithmeticException
                | IllegalArgumentException
                | IndexOutOfBoundsException
                | ClassCastException
                | BadExpression unreadable) {
            return false;
        }
    }

    /** Somebody's answer as they typed it, as a value of the sort of this fact. */
    public @Nullable Object read(@Nullable Object typed, Words words) {
        return typed instanceof String
                ? new Typed(entry -> entry(entry, words), part -> Coded.part(declared, part, words), words)
                        .read(value(), typed, text(words))
                : typed;
    }

    /** What is wrong with a value that does not agree: what it would lead to where that is known, else how it differs. */
    public String lesson(@Nullable Object proposed, Words words) {
        return taught(proposed, words).orElseGet(() -> difference(words).between(value(), proposed));
    }

    /** What a value leads to that the comparison cannot read, where that is known: that of a move told in words, or that there is nothing to be named. */
    public Optional<String> consequence(@Nullable Object proposed, Words words) {
        return taught(proposed, words)
                .or(() -> value() instanceof Collection<?> none && none.isEmpty()
                        ? Optional.of(difference(words).between(none, proposed))
                        : Optional.empty());
    }

    private Difference difference(Words words) {
        return new Difference(
                (ours, theirs) -> Compare.EXACT.agree(ours, theirs) || compare.agree(ours, theirs),
                !compare.admitsOthers(),
                brief(words),
                entry -> entry(entry, words),
                words);
    }

    /** The answers somebody may choose from, where the sort has few or a game offers few; nothing is worked out for it. */
    public List<String> choices(Words words) {
        return known && value() instanceof Boolean
                ? List.of(words.say("core.yes"), words.say("core.no"))
                : teacher.choices(words);
    }

    /** What cannot be read as a value of the sort leads nowhere. */
    private Optional<String> taught(@Nullable Object proposed, Words words) {
        try {
            return teacher.about(proposed, words);
        } catch (ArithmeticException
                | IllegalArgumentException
                | IndexOutOfBoundsException
                | ClassCastException
                | BadDocument unreadable) {
            return Optional.empty();
        }
    }

    /** One entry of a list as the fact writes a list of it alone, or plainly where it has a way of writing that knows only its own list. */
    @SuppressWarnings("unchecked") // a list of one entry is a list
    private String entry(Object entry, Words words) {
        if (value() instanceof List<?> all && all.contains(entry)) {
            String alone = writing.apply(words, (T) List.of(entry));
            if (all.size() == 1 || !alone.equals(text(words))) return alone;
        }
        return Coded.of(declared).apply(words, entry);
    }

    /** The value for a reader. */
    @SuppressWarnings("NullAway") // a value that is null is written by the words like any other
    public String text(Words words) {
        return writing.apply(words, value());
    }

    /** The same for a report, where the first entries stand for a list that is long to read; programs and those who ask for it get it whole. */
    @SuppressWarnings("unchecked") // the first entries of a list are a list
    public String brief(Words words) {
        String whole = text(words);
        if (!(value() instanceof List<?> many) || many.size() <= MOST_TOLD || whole.length() <= MOST_LETTERS)
            return whole;
        int told = Math.max(1, (int) Math.min(MOST_TOLD, (long) MOST_LETTERS * many.size() / whole.length()));
        String first = writing.apply(words, (T) many.subList(0, told));
        return first.equals(whole) ? whole : words.say("core.and-more", first, many.size() - told);
    }

    /** What it is called in this room. */
    public String label(Words words, String room) {
        String label = label(declared, room, words);
        return one.isEmpty() ? label : words.say("fact.of-number", label, one);
    }

    /** What the fact of this key is called in this room, or in the one the room names as {@code ROOM.more}. */
    public static String label(String key, String room, Words words) {
        String own = room + ".fact." + key;
        if (words.knows(own)) return words.say(own);
        String more = room + ".more";
        if (words.knows(more)) return label(key, words.say(more), words);
        return words.say("fact." + key);
    }
}
