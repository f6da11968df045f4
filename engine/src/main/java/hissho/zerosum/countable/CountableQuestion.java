package hissho.zerosum.countable;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.zerosum.method.DecimalReading;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game on the whole numbers, and what is asked about it.
 *
 * @param truncate how far the truncated games go
 * @param dominatedFrom from where on the number 1 is known to dominate
 * @param p a mixture of I's first numbers to be judged
 * @param q a mixture of II's first numbers to be judged
 * @param rows numbers of I to try against q
 * @param columns numbers of II to try against p
 */
public record CountableQuestion(
        CountableGame game,
        int truncate,
        Optional<BigInteger> dominatedFrom,
        Optional<RationalVector> p,
        Optional<RationalVector> q,
        List<Integer> rows,
        List<Integer> columns)
        implements Game {

    private static final int MOST_NUMBERS = 40;
    private static final int LARGEST = 10_000;
    private static final int FARTHEST = 1_000_000;

    private static final Shape<Node> WEIGHTS = Shape.either(Shape.listOf(Shape.number()), Shape.mapOf(Shape.number()));
    static final Field<Node> P = Field.optional("p", WEIGHTS);
    static final Field<Node> Q = Field.optional("q", WEIGHTS);
    static final Field<List<Integer>> ROWS =
            Field.optional("rows", Shape.listOf(Shape.whole(-FARTHEST, FARTHEST)), List.of());
    static final Field<List<Integer>> COLUMNS =
            Field.optional("cols", Shape.listOf(Shape.whole(-FARTHEST, FARTHEST)), List.of());

    public CountableQuestion {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    /** Reads what a document asks about a game. */
    static CountableQuestion of(CountableGame game, int truncate, Optional<BigInteger> dominatedFrom, Node document) {
        if (ROWS.isIn(document) && !Q.isIn(document))
            throw document.get(ROWS.name()).bad("countable.bad.tried", Q.name());
        if (COLUMNS.isIn(document) && !P.isIn(document))
            throw document.get(COLUMNS.name()).bad("countable.bad.tried", P.name());
        return new CountableQuestion(
                game,
                truncate,
                dominatedFrom,
                P.find(document).map(node -> weights(game, node)),
                Q.find(document).map(node -> weights(game, node)),
                numbers(ROWS, game, document),
                numbers(COLUMNS, game, document));
    }

    /** The same question about the mixtures that are meant where decimals are given. */
    CountableQuestion meaning(Rational value) {
        return new CountableQuestion(
                game,
                truncate,
                dominatedFrom,
                p.map(given -> DecimalReading.judged(
                        given, List.of(), mixed -> game.secured(mixed.weights()).equals(Optional.of(value)))),
                q.map(given -> DecimalReading.judged(
                        given,
                        List.of(),
                        mixed -> game.conceded(mixed.weights()).equals(Optional.of(value)))),
                rows,
                columns);
    }

    private static List<Integer> numbers(Field<List<Integer>> field, CountableGame game, Node document) {
        List<Integer> numbers = field.in(document);
        for (int number : numbers)
            if (number < game.first())
                throw document.get(field.name()).bad("core.bad.out-of-range", number, game.first(), FARTHEST);
        return numbers;
    }

    private static RationalVector weights(CountableGame game, Node node) {
        if (node.isList()) return node.vector();
        Map<Integer, Rational> given = new LinkedHashMap<>();
        int last = game.first();
        for (String name : node.fields().keySet()) {
            int number = new Node(node.place() + "." + name, name).whole(game.first(), LARGEST);
            given.put(number, node.get(name).rational());
            last = Math.max(last, number);
        }
        return RationalVector.generate(
                last - game.first() + 1, k -> given.getOrDefault(game.first() + k, Rational.ZERO));
    }

    /** Mendelsohn's game on all positive numbers. */
    public static CountableQuestion mendelsohn(Rational win, Rational lose, Node document) {
        return of(
                CountableGame.mendelsohn(amount(win, document), amount(lose, document)),
                MOST_NUMBERS,
                LargeNumbers.mendelsohn(win, lose),
                document);
    }

    /** Silverman's game on all positive numbers. */
    public static CountableQuestion silverman(Rational threshold, Rational win, Rational penalty, Node document) {
        return of(
                CountableGame.silverman(amount(threshold, document), amount(win, document), amount(penalty, document)),
                MOST_NUMBERS,
                LargeNumbers.silverman(threshold, win, penalty),
                document);
    }

    /** A number short enough to be written into a rule. */
    private static Rational amount(Rational number, Node document) {
        if (number.toString().length() > CountableGame.LONGEST_NUMBER)
            throw document.bad("countable.bad.long-number", CountableGame.LONGEST_NUMBER);
        return number;
    }
}
