package hissho.impartial.sum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Coins, boards, pictures, graphs and sums in misère play, alone and together, against playing every game out. */
class MisereOfEveryKindTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);
    private static final Generator<List<Integer>> BITS = Generator.listOf(Generator.whole(0, 1), 1, 6);
    private static final Generator<List<Integer>> NINE = Generator.listOf(Generator.whole(0, 1), 6, 6);
    private static final Generator<List<Integer>> EDGES = Generator.listOf(Generator.whole(0, 15), 1, 4);
    private static final Generator<List<Integer>> ARROWS = Generator.listOf(Generator.whole(0, 24), 1, 9);

    @Test
    void rowsOfCoins() {
        Property.holds(60, BITS, bits -> {
            for (String kind : List.of("turning-turtles", "twins", "mock-turtles", "triplets", "ruler", "grunt"))
                agrees(InOrder.of("kind", kind, "coins", coins(bits), "play", "misere"));
        });
    }

    @Test
    void boardsOfCoins() {
        Property.holds(25, NINE, bits -> {
            List<String> rows = List.of(coins(bits.subList(0, 3)), coins(bits.subList(3, 6)));
            for (String kind : List.of("acrostic-twins", "turning-corners", "rugs"))
                agrees(InOrder.of("kind", kind, "rows", rows, "play", "misere"));
            agrees(InOrder.of(
                    "kind", "tartan", "rowGame", "ruler", "columnGame", "twins", "rows", rows, "play", "misere"));
        });
    }

    @Test
    void pictures() {
        Property.holds(
                60,
                EDGES,
                edges -> agrees(InOrder.of("kind", "green-hackenbush", "edges", pairs(edges), "play", "misere")));
    }

    @Test
    void graphsWithAndWithoutCycles() {
        Property.holds(120, ARROWS, arrows -> {
            for (String start : List.of("a", "c"))
                agrees(InOrder.of("kind", "graph-game", "edges", arrows(arrows), "start", start, "play", "misere"));
        });
    }

    @Test
    void sumsOfAnyKinds() {
        Property.holds(25, BITS, bits -> {
            int n = bits.size();
            List<Map<String, Object>> parts = List.of(
                    InOrder.of("kind", "kayles", "piles", List.of(n % 3, 1)),
                    InOrder.of("kind", "turning-turtles", "coins", coins(bits.subList(0, Math.min(3, n)))),
                    InOrder.of("kind", "chomp", "columns", 2, "rows", 1 + n % 2),
                    InOrder.of("kind", "sum", "components", List.of(InOrder.of("game", "wythoff", "x", n % 2, "y", 1))),
                    InOrder.of("game", "graph-game", "edges", arrows(List.of(n, 5 + n, 12 - n)), "start", "a"));
            for (int i = 0; i + 1 < parts.size(); i++)
                for (String play : List.of("normal", "misere"))
                    agrees(InOrder.of(
                            "kind", "sum", "components", List.of(parts.get(i), parts.get(i + 1)), "play", play));
        });
    }

    private static String coins(List<Integer> bits) {
        StringBuilder text = new StringBuilder();
        for (int bit : bits) text.append(bit == 1 ? 'H' : 'T');
        return text.toString();
    }

    /** Edges among the ground and three vertices on a stalk. */
    private static List<List<Integer>> pairs(List<Integer> codes) {
        List<List<Integer>> edges = new ArrayList<>(List.of(List.of(0, 1), List.of(1, 2), List.of(2, 3)));
        for (int code : codes) edges.add(List.of(code / 4, code % 4));
        return edges;
    }

    private static Map<String, Object> arrows(List<Integer> codes) {
        Map<String, Object> edges = new LinkedHashMap<>();
        for (int v = 0; v < 5; v++) {
            Set<String> to = new TreeSet<>();
            for (int code : codes) if (code / 5 == v) to.add(name(code % 5));
            edges.put(name(v), List.copyOf(to));
        }
        return edges;
    }

    private static String name(int vertex) {
        return String.valueOf((char) ('a' + vertex));
    }

    private static void agrees(Map<String, Object> document) {
        Kind<?> kind = Catalogue.kind(String.valueOf(document.get("kind"))).orElseThrow();
        agrees(kind, document);
    }

    private static <G extends hissho.kind.Game> void agrees(Kind<G> kind, Map<String, Object> document) {
        Map<String, Object> fields = new LinkedHashMap<>(document);
        fields.remove("kind");
        G game = kind.read(Node.root(fields));
        Solution solution = kind.solve(game, Progress.none());
        assertTrue(solution.certificate(Progress.none()).holds(), document + " certificate");
        Position start = kind.play(game, Progress.none()).orElseThrow();
        Twin twin = new Twin(start);
        Standing.Sure expected = twin.standing(start, 0);
        Object said = document.get("kind").equals("graph-game")
                ? solution.facts().get("outcomes", Map.class).get(document.get("start"))
                : solution.facts().get("class", String.class);
        assertEquals(
                switch (expected) {
                    case WIN -> "N";
                    case LOSS -> "P";
                    case DRAW -> "draw";
                },
                said,
                document.toString());
        if (!(start.table().turn() instanceof Turn.Of)) return;
        Advice advice = start.advice(Progress.none());
        assertEquals(expected, advice.standing(), document.toString());
        if (advice.choice() instanceof Choice.Best best)
            for (Move move : best.moves())
                assertEquals(expected, twin.standing(start.after(move), 0), document + " " + move.notation());
    }

    /** Every position that can be reached, by what is seen of it, labelled in rounds with who can force a win. */
    private static final class Twin {
        private final Map<String, Integer> movers = new HashMap<>();
        private final Map<String, List<String>> next = new HashMap<>();
        private final Map<String, Integer> winners = new HashMap<>();

        Twin(Position start) {
            List<Position> open = new ArrayList<>(List.of(start));
            Set<String> seen = new HashSet<>(Set.of(key(start)));
            while (!open.isEmpty()) {
                Position position = open.removeLast();
                if (position.table().turn() instanceof Turn.Over(Ending ending))
                    winners.put(key(position), ending.winner().orElseThrow());
                if (!(position.table().turn() instanceof Turn.Of(int mover))) continue;
                List<String> after = new ArrayList<>();
                for (Move move : position.moves().listed()) {
                    Position to = position.after(move);
                    after.add(key(to));
                    if (seen.add(key(to))) open.add(to);
                }
                movers.put(key(position), mover);
                next.put(key(position), after);
            }
            int before = -1;
            while (winners.size() > before) {
                before = winners.size();
                next.forEach(this::label);
            }
        }

        private void label(String position, List<String> after) {
            int mover = movers.getOrDefault(position, 0);
            if (after.stream().anyMatch(to -> winners.getOrDefault(to, -1) == mover)) winners.put(position, mover);
            else if (after.stream().allMatch(to -> winners.getOrDefault(to, -1) == 1 - mover))
                winners.put(position, 1 - mover);
        }

        private static String key(Position position) {
            return position.seenBy(0, WORDS).text() + "|" + position.table().turn();
        }

        /** How the position stands for one of the players. */
        Standing.Sure standing(Position position, int player) {
            int winner = winners.getOrDefault(key(position), -1);
            return winner < 0 ? Standing.Sure.DRAW : winner == player ? Standing.Sure.WIN : Standing.Sure.LOSS;
        }
    }
}
