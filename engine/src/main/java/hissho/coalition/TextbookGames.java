package hissho.coalition;

import hissho.document.InOrder;
import hissho.document.Node;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The textbook's games that belong to no family, by the place where they stand, as documents. */
final class TextbookGames {

    private static final Map<String, Map<String, Object>> GAMES = games();

    private TextbookGames() {}

    static String[] names() {
        return GAMES.keySet().toArray(String[]::new);
    }

    static CoalitionalGame read(Node document) {
        String example = document.get("example").choice(names());
        Map<String, Object> game = new LinkedHashMap<>(GAMES.getOrDefault(example, Map.of()));
        document.find("names").ifPresent(names -> game.put("names", names.value()));
        return GameReader.read(Node.root(game));
    }

    private static Map<String, Map<String, Object>> games() {
        Map<String, Map<String, Object>> games = new LinkedHashMap<>();
        games.put("4.1.4", cube(List.of(0, 3, 1, 2, 1, 1, 4, 2, 3, 1, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1)));
        games.put(
                "4.1.5.1",
                cube(List.of(-2, 1, 1, 1, -4, 3, 1, 3, -4, 10, -5, -5, -1, -2, 3, -4, 2, 2, 12, -6, -6, -1, 3, -2)));
        games.put("4.1.5.2", cube(List.of(1, 2, 1, 3, 0, 1, -1, 6, -3, 3, 2, 1, -1, 2, 4, 1, 0, 3, 7, 5, 4, 3, 2, 1)));
        games.put("4.1.5.3", bimatrix(0, 2, 4, 1, 2, 4, 5, 4));
        games.put("4.2.4.1", three("1", "0", "1", "4", "3", "5", "8"));
        games.put("4.2.5.2", bimatrix(4, 2, 1, 1, 0, 0, 2, 4));
        games.put("4.2.5.3", three("0", "-1", "1", "3", "2", "4", "5"));
        games.put("4.3.5.2", three("1", "0", "-4", "2", "-1", "3", "6"));
        games.put("4.4.3", three("-1", "0", "1", "3", "4", "2", "5"));
        games.put("4.4.4.8", three("-1", "-1", "0", "1", "-1", "7", "8"));
        return games;
    }

    private static Map<String, Object> three(String... worths) {
        return InOrder.of("players", 3, "v", List.of(worths));
    }

    private static Map<String, Object> bimatrix(int... p) {
        return InOrder.of(
                "payoffs",
                List.of(
                        List.of(List.of(p[0], p[1]), List.of(p[2], p[3])),
                        List.of(List.of(p[4], p[5]), List.of(p[6], p[7]))));
    }

    /** Three players with two strategies each: 24 payoffs, the last player's choice changing fastest. */
    private static Map<String, Object> cube(List<Integer> p) {
        List<List<Integer>> cells = java.util.stream.IntStream.range(0, 8)
                .mapToObj(k -> p.subList(3 * k, 3 * k + 3))
                .toList();
        return InOrder.of(
                "payoffs",
                List.of(
                        List.of(cells.subList(0, 2), cells.subList(2, 4)),
                        List.of(cells.subList(4, 6), cells.subList(6, 8))));
    }
}
