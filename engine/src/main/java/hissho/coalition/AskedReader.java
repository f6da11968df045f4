package hissho.coalition;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what is asked about a coalitional game. */
final class AskedReader {

    private static final int MOST_ALLOCATIONS = 1_000;

    static final Field<List<Rational>> X = Field.optional("x", Shape.listOf(Shape.number()));
    static final Field<List<List<Rational>>> ALLOCATIONS =
            Field.optional("allocations", Shape.listOf(Shape.listOf(Shape.number()), 0, MOST_ALLOCATIONS));
    static final Field<List<List<Rational>>> POINTS =
            Field.optional("points", Shape.listOf(Shape.listOf(Shape.number()), 0, MOST_ALLOCATIONS));
    static final Field<String> COALITION = Field.optional("coalition", Shape.text());
    static final Field<List<String>> COALITIONS = Field.optional("coalitions", Shape.listOf(Shape.text(), 0, 10_000));
    static final Field<Node> PLAYER = Field.optional("player", Shape.either(Shape.whole(1, 100_000), Shape.text()));
    static final Field<Node> ORDER =
            Field.optional("order", Shape.either(Shape.text(), Shape.listOf(Shape.text(), 1, 100_000)));

    static final List<Field<?>> FIELDS = List.of(X, ALLOCATIONS, POINTS, COALITION, COALITIONS, PLAYER, ORDER);

    private AskedReader() {}

    static Asked read(Node document, CoalitionalGame game) {
        CoalitionNames names = new CoalitionNames(game.players());
        return new Asked(
                document.find("x").map(node -> allocation(node, game)),
                allocations(document, "allocations", game),
                allocations(document, "points", game),
                document.find("coalition").map(names::read),
                document.find("coalitions").stream()
                        .flatMap(node -> node.list(0, 10_000).stream())
                        .map(names::read)
                        .toList(),
                document.find("player").map(node -> player(node, names, game)),
                document.find("order").map(node -> order(node, names, game)),
                document);
    }

    private static List<RationalVector> allocations(Node document, String name, CoalitionalGame game) {
        return document.find(name).stream()
                .flatMap(node -> node.list(0, MOST_ALLOCATIONS).stream())
                .map(node -> allocation(node, game))
                .toList();
    }

    private static RationalVector allocation(Node node, CoalitionalGame game) {
        RationalVector x = node.vector();
        if (x.size() != game.count()) throw node.badSize(game.count(), game.count(), x.size());
        return x;
    }

    private static int player(Node node, CoalitionNames names, CoalitionalGame game) {
        return names.player(node.text()).orElseThrow(() -> node.bad("coalition.bad.player", node.text(), game.count()));
    }

    /** Everybody once, in the order they arrive. */
    private static List<Integer> order(Node node, CoalitionNames names, CoalitionalGame game) {
        List<String> parts = node.isList()
                ? node.texts()
                : List.of(node.text().strip().split(node.text().contains(",") ? "\\s*,\\s*" : ""));
        List<Integer> order = new ArrayList<>();
        for (String part : parts) {
            Optional<Integer> player = names.player(part);
            if (player.isEmpty()) throw node.bad("coalition.bad.player", part, game.count());
            if (order.contains(player.get())) throw node.bad("coalition.bad.member-twice", part);
            order.add(player.get());
        }
        if (order.size() != game.count()) throw node.bad("coalition.bad.order", game.count(), order.size());
        return order;
    }
}
