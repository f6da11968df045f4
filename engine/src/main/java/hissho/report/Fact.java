package hissho.report;

import hissho.words.Words;

/**
 * One part of the answer: a name for programs, a label and a text for people, and the value itself.
 *
 * <p>The value is a Rational, vector or matrix of them, a whole number, a truth value, a string, or a list or map of such;
 * programs get it exactly, whatever the reader asked for.
 */
public record Fact(String key, String label, Object value, String text) {

    /** A fact whose label is said by the words under the given key. */
    public static Fact of(Words words, String key, String labelKey, Object value) {
        return new Fact(key, words.say(labelKey), value, words.write(value));
    }
}
