package hissho.zerosum.semiinfinite;

import hissho.document.Field;
import hissho.document.Shape;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game where one player has two strategies and the other infinitely many.
 *
 * @param points what each strategy of the other pays to player I against the two
 * @param wide whether player II is the one with infinitely many (2 x infinity); otherwise it is player I (infinity x 2)
 */
public record SemiInfiniteGame(List<Points> points, boolean wide) implements Game {

    private static final Pattern PAIR = Pattern.compile("\\(\\s*([^,()]+?)\\s*,\\s*([^,()]+?)\\s*\\)");

    public SemiInfiniteGame {
        points = List.copyOf(points);
    }

    private static final int MOST_WRITTEN = 50;
    private static final Shape<List<Points>> WRITTEN = Shape.either(
                    Shape.text(), Shape.listOf(Shape.text(), 1, MOST_WRITTEN))
            .by(node -> (node.isList() ? node.list(1, MOST_WRITTEN) : List.of(node))
                    .stream().flatMap(text -> PointsReader.read(text).stream()).toList());

    /** The columns of a 2 x infinity game. */
    static final Field<List<Points>> COLUMNS = Field.required("columns", WRITTEN);

    /** The rows of an infinity x 2 game. */
    static final Field<List<Points>> ROWS = Field.required("rows", WRITTEN);

    /** The two payoffs of a strategy by its number, its place on the curve, or its payoffs written as a pair. */
    public Optional<RationalVector> named(String name) {
        Matcher pair = PAIR.matcher(name.strip());
        if (pair.matches()) {
            Optional<Rational> x = Rational.read(pair.group(1));
            Optional<Rational> z = Rational.read(pair.group(2));
            if (x.isEmpty() || z.isEmpty()) return Optional.empty();
            return points.stream().anyMatch(p -> p.holds(x.get(), z.get()))
                    ? Optional.of(RationalVector.of(x.get(), z.get()))
                    : Optional.empty();
        }
        return Rational.read(name)
                .flatMap(at -> points.stream().flatMap(p -> p.at(at).stream()).findFirst());
    }

    /** The game with two rows that this one is, seen from the other side of the table where needed. */
    List<Points> columns() {
        return wide ? points : points.stream().map(Points::negated).toList();
    }
}
