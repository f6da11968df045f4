package hissho.extensive;

import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a player knows at an information set, in words: in a game of cards the own card, the open ones and what everybody did; in any other
 * tree the way there, with all that it may have been where the nodes of the set differ. It depends on the set alone, so that it says
 * nothing that tells its nodes apart.
 */
public final class Knowledge {

    /** Longer ways are not told. */
    private static final int LONGEST = 6;

    /** The ways to a larger set are not told. */
    private static final int MOST_NODES = 64;

    /** So many moves are named where any of them may have been made. */
    private static final int MOST_ALTERNATIVES = 3;

    private static final String THEN = " › ";

    private final ExtensiveGame game;
    private final Optional<Dealt> cards;
    private final Words words;

    public Knowledge(ExtensiveGame game, Optional<Dealt> cards, Words words) {
        this.game = game;
        this.cards = cards;
        this.words = words;
    }

    /** In words; nothing where they would be too long to help, or the set has no node. */
    public Optional<String> at(int player, int set) {
        if (!game.hasNode(player, set)) return Optional.empty();
        return cards.isPresent() ? Optional.of(dealt(cards.get(), player, set)) : way(player, set);
    }

    /** The same as a part of a sentence that says what is played there. */
    public Optional<String> clause(int player, int set) {
        boolean holds = at(player, set).isPresent()
                && cards.filter(dealt -> !dealt.hand(player, game.path(game.firstNode(player, set)))
                                .isEmpty())
                        .isPresent();
        return at(player, set).map(known -> holds ? words.say("extensive.knows.when", known) : known);
    }

    /** The same, or the name of the set. */
    public String orName(int player, int set) {
        return at(player, set).orElseGet(() -> game.setName(player, set));
    }

    private String dealt(Dealt dealt, int player, int set) {
        int node = game.firstNode(player, set);
        List<String> hand = dealt.hand(player, game.path(node));
        String seen = seen(dealt, node);
        if (hand.isEmpty()) return seen.isEmpty() ? words.say("extensive.knows.start") : after(seen);
        String held = String.join(", ", hand);
        return seen.isEmpty()
                ? words.say("extensive.knows.holding", held)
                : words.say("extensive.knows.holding-after", held, seen);
    }

    /** What everybody has seen on the way to a node of a game of cards: moves of players, and cards as they were laid open. */
    public String seen(Dealt dealt, int node) {
        List<String> path = game.path(node);
        List<Integer> nodes = new ArrayList<>();
        for (int at = node; at >= 0; at = game.tree().parent(at)) nodes.addFirst(at);
        List<String> steps = new ArrayList<>();
        for (int k = 0; k < path.size(); k++) {
            List<String> before = dealt.open(path.subList(0, k));
            List<String> open = dealt.open(path.subList(0, k + 1));
            if (!game.isChance(nodes.get(k))) steps.add(path.get(k));
            else if (open.size() > before.size())
                steps.add(
                        words.say("extensive.knows.open", String.join(", ", open.subList(before.size(), open.size()))));
        }
        return String.join(THEN, steps);
    }

    private Optional<String> way(int player, int set) {
        List<Integer> nodes = game.tree()
                .members(game.branching(player, set))
                .filter(node -> game.tree().depth(node) <= LONGEST)
                .limit(MOST_NODES)
                .boxed()
                .toList();
        if (nodes.size() != game.tree().members(game.branching(player, set)).count()) return Optional.empty();
        if (nodes.getFirst() == 0)
            return nodes.size() > 1 ? Optional.empty() : Optional.of(words.say("extensive.knows.start"));
        List<List<String>> ways = nodes.stream().map(game::path).toList();
        return steps(nodes.getFirst(), ways)
                .map(known -> known.isEmpty() ? words.say("extensive.knows.nothing") : after(String.join(THEN, known)))
                .or(() -> own(player, nodes))
                .or(() -> ways.size() <= MOST_ALTERNATIVES
                        ? ways.stream()
                                .map(way -> String.join(THEN, way))
                                .reduce((a, b) -> words.say("extensive.knows.or", a, b))
                                .map(this::after)
                        : Optional.empty());
    }

    /**
     * The ways step by step, where together they are all the ways that such a line stands for; a step at which anything may have happened is left
     * out.
     */
    private Optional<List<String>> steps(int node, List<List<String>> ways) {
        int length = ways.getFirst().size();
        if (ways.stream().anyMatch(way -> way.size() != length)) return Optional.empty();
        List<List<String>> labels = IntStream.range(0, length)
                .mapToObj(k -> ways.stream().map(way -> way.get(k)).distinct().toList())
                .toList();
        if (labels.stream().mapToInt(List::size).reduce(1, (a, b) -> a * b) != ways.size()) return Optional.empty();
        List<String> known = new ArrayList<>();
        int at = node;
        for (int k = length - 1; k >= 0; k--) {
            at = game.tree().parent(at);
            boolean anything = labels.get(k).size() > 1
                    && labels.get(k).size() == game.tree().moves(at);
            if (!anything && labels.get(k).size() > MOST_ALTERNATIVES) return Optional.empty();
            if (!anything) known.addFirst(String.join("/", labels.get(k)));
        }
        return Optional.of(known);
    }

    /** The player's own moves on the way, where they are the same on every way. */
    private Optional<String> own(int player, List<Integer> nodes) {
        List<List<String>> moves = nodes.stream()
                .map(node -> {
                    List<String> own = new ArrayList<>();
                    for (int at = node;
                            game.tree().parent(at) >= 0;
                            at = game.tree().parent(at)) {
                        int parent = game.tree().parent(at);
                        if (game.mover(parent) == player)
                            own.addFirst(
                                    game.moveNamesAt(parent).get(game.tree().moveInto(at)));
                    }
                    return own;
                })
                .distinct()
                .toList();
        return moves.size() == 1 && !moves.getFirst().isEmpty()
                ? Optional.of(words.say("extensive.knows.own", String.join(THEN, moves.getFirst())))
                : Optional.empty();
    }

    private String after(String seen) {
        return words.say("extensive.knows.after", seen);
    }
}
