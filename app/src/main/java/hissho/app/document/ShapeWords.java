package hissho.app.document;

import hissho.document.Field;
import hissho.document.Shape;
import hissho.words.Words;
import java.util.List;
import java.util.stream.Collectors;

/** Says in words what may stand at a place of a document. */
public final class ShapeWords {

    private ShapeWords() {}

    public static String describe(Shape shape, Words words) {
        return switch (shape) {
            case Shape.Whole(long least, long most)
            when most >= Integer.MAX_VALUE -> words.say("app.shape.whole-from", least);
            case Shape.Whole(long least, long most) -> words.say("app.shape.whole", least, most);
            case Shape.Exact() -> words.say("app.shape.exact");
            case Shape.Text() -> words.say("app.shape.text");
            case Shape.Truth() -> words.say("app.shape.truth");
            case Shape.Choice(List<String> choices) -> words.say("app.shape.choice", choices);
            case Shape.ListOf(Shape.ListOf(Shape.Exact number, int least, int most), int more, int many) ->
                words.say("app.shape.matrix");
            case Shape.ListOf(Shape entry, int least, int most) -> words.say("app.shape.list", describe(entry, words));
            case Shape.MapOf(Shape entry) -> words.say("app.shape.map", describe(entry, words));
            case Shape.Either(List<Shape> shapes) ->
                shapes.stream().map(s -> describe(s, words)).collect(Collectors.joining(words.say("app.shape.or")));
            case Shape.Fields(List<Field> fields) ->
                words.say("app.shape.fields", fields.stream().map(Field::name).toList());
        };
    }
}
