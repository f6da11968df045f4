package hissho.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Impartial games at random that are small enough for a search of the whole tree, with any of the options of their kinds, alone and in sums. */
final class SmallImpartialGames {

    private static final List<String> ROWS =
            List.of("turning-turtles", "twins", "mock-turtles", "triplets", "ruler", "rulerette", "grunt");

    private static final List<String> OWN_ROWS =
            List.of("subtraction-coins", "subtraction-two-coins", "subtraction-one-or-two", "custom", "patterns");

    private static final List<String> BOARDS = List.of("acrostic-twins", "turning-corners", "rugs", "tartan");

    private static final List<String> PILES = List.of(
            "nim",
            "subtraction",
            "octal",
            "take-away-rule",
            "at-least-half",
            "at-most-half",
            "dim-plus",
            "even-or-single",
            "threes-or-all",
            "lasker-nim",
            "kayles",
            "dawson-chess",
            "rims",
            "rayles");

    private static final List<String> OTHERS = List.of(
            "chomp",
            "coin-turning",
            "dynamic-subtraction",
            "empty-and-divide",
            "graph-game",
            "green-hackenbush",
            "moore-nim",
            "nimble",
            "staircase-nim",
            "thirty-one",
            "two-dimensional-nim",
            "vertex-removal",
            "wythoff");

    private static final List<String> SUMMANDS =
            Stream.of(ROWS, BOARDS, PILES, OTHERS).flatMap(List::stream).toList();

    static final List<String> KINDS = Stream.concat(
                    SUMMANDS.stream(), Stream.of("sum", "hackenbush", "northcott", "sos"))
            .toList();

    private final Random random;
    private final Map<String, Object> document = new LinkedHashMap<>();

    private SmallImpartialGames(Random random) {
        this.random = random;
    }

    /** A document of this kind; some combinations of options are refused. */
    static Map<String, Object> one(String kind, Random random) {
        SmallImpartialGames game = new SmallImpartialGames(random);
        game.document.put("kind", kind);
        game.fill(kind);
        if (!List.of("chomp", "thirty-one", "two-dimensional-nim", "hackenbush", "northcott", "sos")
                .contains(kind)) game.sometimes("play", random.nextBoolean() ? "misere" : "normal");
        return game.document;
    }

    private void fill(String kind) {
        if (ROWS.contains(kind)) row();
        else if (BOARDS.contains(kind)) board();
        else if (PILES.contains(kind)) piles(kind);
        else
            switch (kind) {
                case "chomp" -> chomp();
                case "coin-turning" -> {
                    document.put(
                            "game",
                            pick(Stream.concat(ROWS.stream(), OWN_ROWS.stream()).toList()));
                    options(document.get("game"), "subtractionSet", "counts", "patterns");
                    row();
                }
                case "dynamic-subtraction" -> limits();
                case "empty-and-divide" -> {
                    document.put("m", 1 + random.nextInt(5));
                    document.put("n", 1 + random.nextInt(5));
                }
                case "graph-game" -> arrows();
                case "green-hackenbush", "hackenbush" -> picture(kind.equals("hackenbush"));
                case "moore-nim" -> {
                    document.put("piles", numbers(1 + random.nextInt(3), 0, 4));
                    document.put("k", 1 + random.nextInt(3));
                }
                case "nimble" -> {
                    document.put("coins", numbers(1 + random.nextInt(3), 0, 4));
                    sometimes("maxCoinsPerTurn", 1 + random.nextInt(2));
                }
                case "northcott" -> northcott();
                case "sos" -> sos();
                case "staircase-nim" -> document.put("steps", numbers(1 + random.nextInt(3), 0, 3));
                case "sum" ->
                    document.put(
                            "components",
                            IntStream.rangeClosed(0, random.nextInt(2))
                                    .mapToObj(_ -> summand())
                                    .toList());
                case "thirty-one" -> thirtyOne();
                case "two-dimensional-nim" -> {
                    document.put("width", 3);
                    document.put("coins", listed(1 + random.nextInt(2), () -> numbers(2, 0, 3)));
                    sometimes("variant", pick(List.of("any-lower-square", "same-column")));
                }
                case "vertex-removal" -> {
                    document.put("graph", "edge-list");
                    document.put("edges", edges(5, 1 + random.nextInt(5)));
                }
                case "wythoff" -> {
                    document.put("x", random.nextInt(6));
                    document.put("y", random.nextInt(6));
                }
                default -> throw new IllegalArgumentException(kind);
            }
    }

    private Map<String, Object> summand() {
        Map<String, Object> summand = one(random.nextInt(8) == 0 ? "sum" : pick(SUMMANDS), random);
        summand.remove("play");
        return summand;
    }

    // ---- coins

    private void row() {
        int length = 1 + random.nextInt(6);
        String row = row(length);
        boolean named = random.nextInt(3) == 0;
        int first = random.nextInt(2);
        if (named) {
            document.put(
                    "heads",
                    IntStream.range(0, length)
                            .filter(i -> row.charAt(i) == 'H')
                            .map(i -> i + first)
                            .boxed()
                            .toList());
            document.put("length", length);
            document.put("firstIndex", first);
        } else {
            document.put("coins", row);
            sometimes("firstIndex", first);
        }
        if (random.nextInt(4) == 0) document.put("move", List.copyOf(new TreeSet<>(numbers(2, first, first + length))));
    }

    private String row(int length) {
        return random.ints(length, 0, 5).mapToObj(i -> i < 2 ? "H" : "T").collect(Collectors.joining());
    }

    private void board() {
        int columns = 1 + random.nextInt(3);
        document.put("rows", listed(1 + random.nextInt(3), () -> row(columns)));
        sometimes("firstIndex", random.nextInt(2));
        if (!document.get("kind").equals("tartan")) return;
        List<String> games = Stream.concat(ROWS.stream(), OWN_ROWS.stream()).toList();
        document.put("rowGame", pick(games));
        document.put("columnGame", pick(games));
        options(document.get("rowGame"), "subtractionSet", "counts", "patterns");
        options(document.get("columnGame"), "columnSubtractionSet", "columnCounts", "columnPatterns");
    }

    /** What a rule with numbers of one's own needs. */
    private void options(Object game, String distances, String counts, String patterns) {
        switch (game.toString()) {
            case "custom" -> document.put(counts, List.copyOf(new TreeSet<>(numbers(2, 1, 4))));
            case "patterns" ->
                document.put(patterns, listed(2, () -> List.copyOf(new TreeSet<>(numbers(random.nextInt(3), 1, 4)))));
            case "subtraction-coins", "subtraction-two-coins", "subtraction-one-or-two" ->
                document.put(distances, List.copyOf(new TreeSet<>(numbers(2, 1, 5))));
            default -> {}
        }
    }

    // ---- piles and limits

    private void piles(String kind) {
        List<Integer> piles = numbers(1 + random.nextInt(2), 0, 7);
        switch (kind) {
            case "subtraction" -> {
                document.put(
                        "subtractionSet",
                        switch (random.nextInt(4)) {
                            case 0 -> Map.of("kind", pick(List.of("powersOfTwo", "squares")));
                            case 1 ->
                                Map.of(
                                        "kind",
                                        "arithmetic",
                                        "start",
                                        1 + random.nextInt(3),
                                        "step",
                                        1 + random.nextInt(3));
                            case 2 ->
                                Map.of("kind", "range", "min", 1 + random.nextInt(2), "max", 2 + random.nextInt(3));
                            default -> List.copyOf(new TreeSet<>(numbers(3, 1, 6)));
                        });
                sometimes("impatient", random.nextBoolean());
            }
            case "octal" ->
                document.put(
                        "code",
                        pick(List.of("0.", "4."))
                                + random.nextInt(8)
                                + (1 + random.nextInt(7))
                                + pick(List.of("", "(7)*", "(70)*", "(3)*")));
            case "take-away-rule" -> {
                document.put(
                        "take",
                        pick(List.of("c = 1", "2*c >= n", "n % c = 0", "gcd(n, c) = 1 and c < n", "c < 3 or c = n")));
                sometimes("split", pick(List.of("a != b", "c = 0 and a != b", "c = 1", "2*a <= b")));
            }
            default -> {}
        }
        document.put(kind.equals("rims") || kind.equals("rayles") ? "regions" : "piles", piles);
    }

    private void limits() {
        document.put("pile", random.nextInt(10));
        switch (random.nextInt(3)) {
            case 0 -> document.put("factor", 1 + random.nextInt(3));
            case 1 -> document.put("limit", pick(List.of("t + 1", "t * t", "3", "5 - t", "2*t - 1")));
            default -> {}
        }
        if (random.nextInt(3) == 0) document.put("maxTake", random.nextInt(9));
    }

    private void thirtyOne() {
        document.put("ranks", List.copyOf(new TreeSet<>(numbers(3, 1, 6))));
        sometimes("copiesEach", 1 + random.nextInt(2));
        document.put("target", random.nextInt(10));
    }

    // ---- boards and pictures

    private void chomp() {
        if (random.nextBoolean()) {
            document.put("columns", 1 + random.nextInt(4));
            document.put("rows", 1 + random.nextInt(3));
        } else {
            List<Integer> heights = new ArrayList<>(numbers(1 + random.nextInt(4), 1, 4));
            heights.sort(Collections.reverseOrder());
            document.put("columnHeights", heights);
        }
    }

    private void northcott() {
        int width = 2 + random.nextInt(2);
        int rows = 1 + random.nextInt(2);
        List<List<Integer>> men = listed(rows, () -> {
            List<Integer> columns =
                    new ArrayList<>(IntStream.range(0, width).boxed().toList());
            Collections.shuffle(columns, random);
            return columns.subList(0, 2);
        });
        document.put("width", width);
        document.put("white", men.stream().map(List::getFirst).toList());
        document.put("black", men.stream().map(List::getLast).toList());
        sometimes("toMove", pick(List.of("white", "black")));
    }

    private void sos() {
        document.put(
                "board",
                random.ints(1 + random.nextInt(6), 0, 5)
                        .mapToObj(i -> i > 1 ? "_" : i == 0 ? "S" : "O")
                        .collect(Collectors.joining()));
        if (random.nextInt(4) == 0) document.put("toMove", pick(List.of("first", "second")));
    }

    private void arrows() {
        int vertices = 1 + random.nextInt(5);
        boolean cycles = random.nextInt(3) == 0;
        Map<String, Object> edges = new LinkedHashMap<>();
        for (int v = 0; v < vertices; v++) {
            int from = cycles ? 0 : v + 1;
            edges.put(
                    "v" + v,
                    IntStream.range(from, vertices)
                            .filter(_ -> random.nextInt(5) < 2)
                            .mapToObj(w -> "v" + w)
                            .toList());
        }
        document.put("edges", edges);
        document.put("start", "v" + random.nextInt(vertices));
    }

    private void picture(boolean coloured) {
        int count = 1 + random.nextInt(5);
        List<List<Integer>> edges = new ArrayList<>();
        for (int i = 0; i < count; i++)
            edges.add(List.of(random.nextInt(i + 1), random.nextInt(3) == 0 ? random.nextInt(i + 1) : i + 1));
        document.put("edges", edges);
        if (coloured) document.put("colours", listed(count, () -> pick(List.of("blue", "red", "green"))));
    }

    private List<List<Integer>> edges(int vertices, int count) {
        return listed(count, () -> numbers(2, 0, vertices));
    }

    // ---- choices

    private void sometimes(String field, Object value) {
        if (random.nextInt(2) == 0) document.put(field, value);
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private List<Integer> numbers(int count, int from, int to) {
        return random.ints(count, from, to).boxed().toList();
    }

    private static <T> List<T> listed(int count, Supplier<T> each) {
        return Stream.generate(each).limit(count).toList();
    }
}
