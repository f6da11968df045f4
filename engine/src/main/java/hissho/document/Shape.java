package hissho.document;

import java.util.List;

/** What may stand at a place of a document; JSON Schemas, web forms and help texts are made from it. */
public sealed interface Shape {

    /** A whole number within bounds. */
    record Whole(long least, long most) implements Shape {}

    /** An exact number: 3, -0.25 or "7/12". */
    record Exact() implements Shape {}

    record Text() implements Shape {}

    record Truth() implements Shape {}

    /** One of a few words. */
    record Choice(List<String> words) implements Shape {}

    record ListOf(Shape entry, int least, int most) implements Shape {}

    /** A map from free names to values of one shape. */
    record MapOf(Shape entry) implements Shape {}

    /** Any one of several shapes. */
    record Either(List<Shape> shapes) implements Shape {}

    /** A map with these fields and no others. */
    record Fields(List<Field> fields) implements Shape {}

    static Shape whole(long least, long most) {
        return new Whole(least, most);
    }

    static Shape number() {
        return new Exact();
    }

    static Shape text() {
        return new Text();
    }

    static Shape truth() {
        return new Truth();
    }

    static Shape choice(String... words) {
        return new Choice(List.of(words));
    }

    static Shape listOf(Shape entry) {
        return new ListOf(entry, 0, Integer.MAX_VALUE);
    }

    static Shape listOf(Shape entry, int least, int most) {
        return new ListOf(entry, least, most);
    }

    static Shape matrix() {
        return listOf(listOf(number(), 1, Integer.MAX_VALUE), 1, Integer.MAX_VALUE);
    }

    static Shape mapOf(Shape entry) {
        return new MapOf(entry);
    }

    static Shape either(Shape... shapes) {
        return new Either(List.of(shapes));
    }

    static Fields fields(Field... fields) {
        return new Fields(List.of(fields));
    }
}
