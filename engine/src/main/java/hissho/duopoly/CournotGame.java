package hissho.duopoly;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Optional;

/**
 * Quantity competition, and what a learner asks about it.
 *
 * @param profiles outputs of all firms to be judged
 * @param rivals outputs of the others to be answered by firm 1; a single one where {@code single}
 * @param grid the only outputs allowed in the discretised game
 * @param strategies the outputs of a small table
 * @param mixed probabilities of these outputs, firm by firm
 */
record CournotGame(
        Market market,
        List<List<Rational>> profiles,
        List<Rational> rivals,
        boolean single,
        List<Rational> grid,
        List<Rational> strategies,
        List<List<Rational>> mixed)
        implements Game {

    private static final int MOST_ASKED = 200;

    /** The most profiles of a grid that are looked at. */
    static final int MOST_PROFILES = 1_000_000;

    static final Field<List<List<Rational>>> PROFILES = Field.optional(
            "profiles",
            Shape.listOf(Shape.listOf(Shape.number(), 1, MarketReader.MOST_FIRMS), 0, MOST_ASKED),
            List.of());
    static final Field<Node> Q2 = Field.optional(
            "q2",
            Shape.either(Shape.number(), Shape.listOf(Shape.number(), 1, MOST_ASKED))
                    .by(node -> node));
    static final Field<List<Rational>> GRID =
            Field.optional("quantityGrid", Shape.listOf(Shape.number(), 1, 1000), List.of());
    static final Field<List<Rational>> STRATEGIES =
            Field.optional("strategies", Shape.listOf(Shape.number(), 1, 30), List.of());
    static final Field<List<List<Rational>>> MIXED = Field.optional(
            "mixed", Shape.listOf(Shape.listOf(Shape.number(), 1, 30), 0, MarketReader.MOST_FIRMS), List.of());

    static CournotGame read(Node document) {
        Market market = MarketReader.read(document, 2);
        List<List<Rational>> profiles = PROFILES.in(document);
        for (List<Rational> profile : profiles) {
            if (profile.size() != market.size())
                throw document.get("profiles").bad("duopoly.bad.profile", market.size(), profile.size());
            notNegative(profile, document.get("profiles"));
        }
        Optional<Node> rival = Q2.find(document);
        List<Rational> rivals = rival.map(CournotGame::numbers).orElse(List.of());
        rival.ifPresent(node -> notNegative(rivals, node));
        List<Rational> grid = GRID.in(document).stream().distinct().sorted().toList();
        List<Rational> strategies = STRATEGIES.in(document);
        if (!grid.isEmpty()) small(grid, market, document.get("quantityGrid"));
        if (!strategies.isEmpty()) small(strategies, market, document.get("strategies"));
        List<List<Rational>> mixed = MIXED.in(document);
        if (!mixed.isEmpty() && mixed.size() != market.size())
            throw document.get("mixed").bad("duopoly.bad.profile", market.size(), mixed.size());
        if (!mixed.isEmpty() && strategies.isEmpty()) throw document.bad("core.bad.missing", "strategies");
        for (int i = 0; i < mixed.size(); i++) {
            Node mix = document.get("mixed").list().get(i);
            if (mixed.get(i).size() != strategies.size())
                throw mix.badSize(
                        strategies.size(), strategies.size(), mixed.get(i).size());
            mix.probabilities(RationalVector.of(mixed.get(i)));
        }
        return new CournotGame(
                market, profiles, rivals, rival.filter(node -> !node.isList()).isPresent(), grid, strategies, mixed);
    }

    static List<Rational> numbers(Node node) {
        return node.isList()
                ? node.list(1, MOST_ASKED).stream().map(Node::rational).toList()
                : List.of(node.rational());
    }

    static void notNegative(List<Rational> numbers, Node place) {
        if (numbers.stream().anyMatch(Rational::isNegative)) throw place.bad("duopoly.bad.negative-quantity");
    }

    private static void small(List<Rational> choices, Market market, Node place) {
        notNegative(choices, place);
        if (Math.pow(choices.size(), market.size()) > MOST_PROFILES) throw place.bad("duopoly.bad.grid", MOST_PROFILES);
    }
}
