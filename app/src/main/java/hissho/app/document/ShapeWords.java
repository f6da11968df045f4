package hissho.app.document;

import hissho.document.Field;
import hissho.document.Shape;
import hissho.words.Words;
import java.util.List;
import java.util.stream.Collectors;

/** Says in words what may stand at a place of a document. */
public final class ShapeWords {

    private ShapeWords() {}

    public static String describe(Shape<?> shape, Words words) {
        return switch (shape.plain()) {
            case Shape.Whole(long least, long most)
            when most >= Integer.MAX_VALUE -> words.say("app.shape.whole-from", least);
            case Shape.Whole(long least, long most) -> words.say("app.shape.whole", least, most);
            case Shape.Exact() -> words.say("app.shape.exact");
            case Shape.Text() -> words.say("app.shape.text");
            case Shape.Truth() -> words.say("app.shape.truth");
            case Shape.Choice(List<String> choices) -> words.say("app.shape.choice", choices);
            case Shape.ListOf<?> rows
            when rows.entry().plain() instanceof Shape.ListOf<?> row
                    && row.entry().plain() instanceof Shape.Exact -> words.say("app.shape.matrix");
            case Shape.ListOf<?> list -> words.say("app.shape.list", describe(list.entry(), words));
            case Shape.MapOf<?> map -> words.say("app.shape.map", describe(map.entry(), words));
            case Shape.Either(List<Shape<?>> shapes) when isNested(shapes) -> words.say("app.shape.nested");
            case Shape.Either(List<Shape<?>> shapes) ->
                shapes.stream().map(s -> describe(s, words)).collect(Collectors.joining(words.say("app.shape.or")));
            case Shape.Fields(List<Field<?>> fields) ->
                words.say("app.shape.fields", fields.stream().map(Field::name).toList());
            case Shape.Deep() -> words.say("app.shape.deep");
            case Shape.Read<?> read -> describe(read.shape(), words);
        };
    }

    /** Whether a number may stand there, or a list with the same choice for each of its entries. */
    private static boolean isNested(List<Shape<?>> shapes) {
        return shapes.size() == 2
                && shapes.getFirst().plain() instanceof Shape.Exact
                && shapes.getLast().plain() instanceof Shape.ListOf<?> list
                && list.entry().plain() instanceof Shape.Either;
    }
}
