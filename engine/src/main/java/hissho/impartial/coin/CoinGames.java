package hissho.impartial.coin;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The coin-turning games by name, and how documents give the numbers some of them need. */
public final class CoinGames {

    /** Games that are complete by their names. */
    private static final Map<String, CoinGame> NAMED = Map.of(
            "turning-turtles", SomeCoins.TURNING_TURTLES,
            "twins", SomeCoins.TWINS,
            "mock-turtles", SomeCoins.MOCK_TURTLES,
            "triplets", SomeCoins.TRIPLETS,
            "ruler", Run.RULER,
            "rulerette", Run.RULERETTE,
            "grunt", Grunt.GRUNT);

    private static final List<String> NAMES = List.of(
            "turning-turtles",
            "twins",
            "mock-turtles",
            "triplets",
            "ruler",
            "rulerette",
            "grunt",
            "subtraction-coins",
            "subtraction-two-coins",
            "subtraction-one-or-two",
            "custom",
            "patterns");

    private static final int LARGEST_COUNT = 20;
    private static final int LARGEST_DISTANCE = 10_000;
    private static final int MOST_PATTERNS = 100;

    public static final Shape<String> CHOICE = Shape.choice(NAMES.toArray(String[]::new));
    public static final Field<String> GAME = Field.required("game", CHOICE).asRule();
    public static final Field<List<Integer>> DISTANCES = Field.optional(
                    "subtractionSet", Shape.listOf(Shape.whole(1, LARGEST_DISTANCE), 1, 1000))
            .asRule();
    public static final Field<List<Integer>> COUNTS = Field.optional(
                    "counts", Shape.listOf(Shape.whole(1, LARGEST_COUNT), 1, LARGEST_COUNT))
            .asRule();

    public static final Field<List<List<Integer>>> PATTERNS = Field.optional(
                    "patterns",
                    Shape.listOf(
                            Shape.listOf(Shape.whole(1, LARGEST_DISTANCE), 0, LARGEST_COUNT - 1), 1, MOST_PATTERNS))
            .asRule();

    /** The numbers of games of one's own, under the names they have in a document. */
    public record Numbers(
            Field<List<Integer>> distances, Field<List<Integer>> counts, Field<List<List<Integer>>> patterns) {

        public List<Field<?>> fields() {
            return List.of(distances, counts, patterns);
        }

        /** These, or others for those that the document has not. */
        public Numbers or(Numbers others, Node document) {
            return new Numbers(
                    distances.isIn(document) ? distances : others.distances,
                    counts.isIn(document) ? counts : others.counts,
                    patterns.isIn(document) ? patterns : others.patterns);
        }
    }

    public static final Numbers NUMBERS = new Numbers(DISTANCES, COUNTS, PATTERNS);

    private CoinGames() {}

    public static List<String> names() {
        return NAMES;
    }

    public static Optional<CoinGame> named(String name) {
        return Optional.ofNullable(NAMED.get(name));
    }

    /** The game, and the numbers that games of one's own need. */
    public static List<Field<?>> fields() {
        return List.of(GAME, DISTANCES, COUNTS, PATTERNS);
    }

    /** The game a document names. */
    public static CoinGame read(Node document) {
        return read(document, GAME, NUMBERS);
    }

    /** The game that one field of a document names, its numbers being under others. */
    public static CoinGame read(Node document, Field<String> game, Numbers numbers) {
        String name = game.in(document);
        return switch (name) {
            case "subtraction-coins" -> new AtDistance(numbers.distances().in(document), AtDistance.Single.AT_THE_EDGE);
            case "subtraction-two-coins" -> new AtDistance(numbers.distances().in(document), AtDistance.Single.NEVER);
            case "subtraction-one-or-two" -> new AtDistance(numbers.distances().in(document), AtDistance.Single.ALWAYS);
            case "custom" -> SomeCoins.custom(numbers.counts().in(document));
            case "patterns" -> new Patterned(numbers.patterns().in(document));
            default -> named(name).orElseThrow();
        };
    }

    /** The label people give the leftmost coin: 1 where head x is pile x, otherwise 0. */
    public static int naturalFirstIndex(CoinGame game) {
        return switch (game.name()) {
            case "turning-turtles", "ruler", "rulerette", "subtraction-coins" -> 1;
            default -> 0;
        };
    }

    /** The numbers of a game of one's own: distances, counts or patterns; empty for the others. */
    public static List<?> numbers(CoinGame game) {
        return switch (game) {
            case AtDistance distance -> distance.distances();
            case SomeCoins some when some.name().equals("custom") -> some.counts();
            case Patterned patterned -> patterned.patterns();
            default -> List.of();
        };
    }
}
