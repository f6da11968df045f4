package hissho.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Card games at random that are small enough for a search of the whole tree, with any of the options of their kinds. */
final class SmallCardGames {

    static final List<String> KINDS = List.of("trick", "memory", "tanhinmin", "generalised-tanhinmin");

    private final Random random;
    private final Map<String, Object> document = new LinkedHashMap<>();

    private SmallCardGames(Random random) {
        this.random = random;
    }

    /** A document of this kind; some combinations of options are refused. */
    static Map<String, Object> one(String kind, Random random) {
        SmallCardGames game = new SmallCardGames(random);
        game.document.put("kind", kind);
        switch (kind) {
            case "trick" -> game.trick();
            case "memory" -> game.memory();
            case "tanhinmin" -> game.tanhinmin();
            default -> game.graph();
        }
        return game.document;
    }

    private void trick() {
        int cards = 1 + random.nextInt(3);
        List<Integer> ranks = new ArrayList<>(
                IntStream.rangeClosed(1, 2 * cards + random.nextInt(2)).boxed().toList());
        Collections.shuffle(ranks, random);
        document.put("left", ranks.subList(0, cards));
        document.put("right", ranks.subList(cards, 2 * cards));
        switch (random.nextInt(5)) {
            case 0 -> document.put("scoring", random.nextInt(2 * cards + 1));
            case 1 -> document.put("block", List.of(1 + random.nextInt(cards), cards + random.nextInt(cards + 1)));
            case 2 -> document.put("subset", ranks.subList(0, 1 + random.nextInt(cards)));
            case 3 -> document.put("points", Map.of("" + ranks.getFirst(), random.nextInt(5), "" + ranks.get(1), 2));
            default -> {}
        }
        sometimes("leader", random.nextBoolean() ? "left" : "right");
        sometimes("aim", List.of("collect", "avoid", "last-trick").get(random.nextInt(3)));
        if (random.nextInt(3) == 0) document.put("target", 1 + random.nextInt(2 * cards));
        else if (random.nextInt(3) == 0)
            document.put("contract", Map.of("by", "left", "points", random.nextInt(2 * cards + 1)));
    }

    private void memory() {
        int pairs = 1 + random.nextInt(3);
        document.put("pairs", pairs);
        sometimes("known", random.nextInt(pairs + 1));
        sometimes("lead", random.nextInt(2 * pairs + 1) - pairs);
        sometimes("passing", random.nextBoolean());
        sometimes("alwaysTwo", random.nextBoolean());
        sometimes("draw", List.of("half", "mover", "opponent").get(random.nextInt(3)));
        if (random.nextInt(3) == 0) document.put("turned", random.nextBoolean() ? "new" : "match");
    }

    private void tanhinmin() {
        document.put("mover", ranks(1 + random.nextInt(4)));
        document.put("other", ranks(1 + random.nextInt(4)));
        sometimes("table", random.nextInt(9));
        sometimes("eightCut", random.nextInt(3) > 0 ? true : (Object) (1 + random.nextInt(9)));
        if (random.nextInt(4) == 0) document.put("shed", 1 + random.nextInt(3));
    }

    private List<Integer> ranks(int cards) {
        return random.ints(cards, 4, 10).boxed().toList();
    }

    private void graph() {
        int cards = 2 + random.nextInt(5);
        int own = 1 + random.nextInt(cards - 1);
        boolean onTable = cards > own + 1 && random.nextInt(3) == 0;
        document.put("cards", cards);
        List<List<Integer>> edges = new ArrayList<>();
        for (int a = 0; a < cards; a++)
            for (int b = 0; b < cards; b++) if (a != b && random.nextInt(5) < 2) edges.add(List.of(a, b));
        document.put("edges", edges);
        document.put("mover", IntStream.range(0, own).boxed().toList());
        document.put(
                "other",
                IntStream.range(own, onTable ? cards - 1 : cards).boxed().toList());
        if (onTable) document.put("table", cards - 1);
        sometimes("emptyPass", random.nextBoolean());
    }

    private void sometimes(String field, Object value) {
        if (random.nextInt(2) == 0) document.put(field, value);
    }
}
