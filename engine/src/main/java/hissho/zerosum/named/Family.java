package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A family of named games: the name documents use, the parameters it takes, and how they are read into a game.
 *
 * <p>The words name it under {@code named.SLUG}, say what it is under {@code named.SLUG.about}, give its rules under
 * {@code named.SLUG.rules} and explain each parameter under {@code named.SLUG.field.NAME}.
 */
public record Family(String slug, List<Field<?>> parameters, Function<Node, Game> reader) {

    /** The most strategies a named game may have; more of them is a document nobody could read the answer to. */
    public static final int LARGEST = 120;

    static final Field<Integer> N = Field.required("n", Shape.whole(1, LARGEST));

    /** The size of a game that is also played on all positive numbers, which is then no size. */
    static final Field<Optional<Integer>> N_OR_INFINITE = Field.required(
            "n",
            Shape.either(Shape.whole(1, LARGEST), Shape.choice("infinite"))
                    .by(node ->
                            "infinite".equals(node.value()) ? Optional.empty() : Optional.of(node.whole(1, LARGEST))));

    static final Shape<RationalVector> NUMBERS =
            Shape.listOf(Shape.number(), 1, LARGEST).as(RationalVector::of);

    static final Shape<RationalMatrix> SQUARE = Shape.matrix(LARGEST * LARGEST).by(node -> {
        RationalMatrix matrix = node.matrix(LARGEST * LARGEST);
        if (!matrix.isSquare()) throw node.bad("named.bad.not-square", matrix.height(), matrix.width());
        return matrix;
    });

    public static Family of(String slug, Function<Node, Game> reader, Field<?>... parameters) {
        return new Family(slug, List.of(parameters), reader);
    }

    /** An amount that may be left out, and then is so much. */
    static Field<Rational> amount(String name, long usual) {
        return Field.optional(name, Shape.number(), Rational.of(usual));
    }

    /** The game of these parameters, where it is one with a matrix. */
    public NamedGame read(Node parameters) {
        parameters.only(names());
        if (reader.apply(parameters) instanceof NamedGame game) return game;
        throw parameters.get("n").bad("named.bad.infinite");
    }

    public Set<String> names() {
        return parameters.stream().map(Field::name).collect(Collectors.toSet());
    }
}
