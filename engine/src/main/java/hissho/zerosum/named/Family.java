package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A family of named games: the name documents use, the parameters it takes, and how they are read into a game.
 *
 * <p>The words name it under {@code named.SLUG}, say what it is under {@code named.SLUG.about}, give its rules under
 * {@code named.SLUG.rules} and explain each parameter under {@code named.SLUG.field.NAME}.
 */
public record Family(String slug, List<Field<?>> parameters, Function<Node, NamedGame> reader) {

    static Family of(String slug, Function<Node, NamedGame> reader, Field... parameters) {
        return new Family(slug, List.of(parameters), reader);
    }

    public NamedGame read(Node parameters) {
        parameters.only(names());
        return reader.apply(parameters);
    }

    public Set<String> names() {
        return parameters.stream().map(Field::name).collect(Collectors.toSet());
    }

    public Shape.Fields shape() {
        return new Shape.Fields(parameters);
    }
}
