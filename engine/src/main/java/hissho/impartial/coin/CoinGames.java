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
            "custom");

    private static final int LARGEST_COUNT = 20;
    private static final int LARGEST_DISTANCE = 10_000;

    private CoinGames() {}

    public static List<String> names() {
        return NAMES;
    }

    public static Optional<CoinGame> named(String name) {
        return Optional.ofNullable(NAMED.get(name));
    }

    /** The fields that games of one's own need. */
    public static List<Field<?>> fields() {
        return List.of(
                Field.optional("subtractionSet", Shape.listOf(Shape.whole(1, LARGEST_DISTANCE), 1, 1000)),
                Field.optional("counts", Shape.listOf(Shape.whole(1, LARGEST_COUNT), 1, LARGEST_COUNT)));
    }

    /** The game a node names, its numbers being fields of the document. */
    public static CoinGame read(Node name, Node document) {
        return read(name, document, "subtractionSet", "counts");
    }

    /** The game a node names, its numbers being under these fields of the document. */
    public static CoinGame read(Node name, Node document, String distances, String counts) {
        String game = name.choice(NAMES.toArray(String[]::new));
        return switch (game) {
            case "subtraction-coins" -> new AtDistance(distances(document, distances), AtDistance.Single.AT_THE_EDGE);
            case "subtraction-two-coins" -> new AtDistance(distances(document, distances), AtDistance.Single.NEVER);
            case "subtraction-one-or-two" -> new AtDistance(distances(document, distances), AtDistance.Single.ALWAYS);
            case "custom" -> SomeCoins.custom(bounded(document.get(counts), LARGEST_COUNT));
            default -> named(game).orElseThrow();
        };
    }

    private static List<Integer> distances(Node document, String field) {
        return bounded(document.get(field), LARGEST_DISTANCE);
    }

    private static List<Integer> bounded(Node list, int most) {
        list.list(1, 1000);
        return list.wholes(1, most);
    }

    /** The label people give the leftmost coin: 1 where head x is pile x, otherwise 0. */
    public static int naturalFirstIndex(CoinGame game) {
        return switch (game.name()) {
            case "turning-turtles", "ruler", "rulerette", "subtraction-coins" -> 1;
            default -> 0;
        };
    }

    /** The field {@code firstIndex}, or what is natural for the game. */
    public static int firstIndex(Node document, CoinGame game) {
        return document.find("firstIndex").map(n -> n.whole(0, 1)).orElse(naturalFirstIndex(game));
    }

    /** The numbers of a game of one's own: distances or counts; empty for the others. */
    public static List<Integer> numbers(CoinGame game) {
        return switch (game) {
            case AtDistance distance -> distance.distances();
            case SomeCoins some when some.name().equals("custom") -> some.counts();
            default -> List.of();
        };
    }
}
