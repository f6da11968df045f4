package hissho.extensive;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.GameTreeBuilder;
import hissho.form.InformationSet;
import hissho.form.Outcome;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Reads a tree that is written node in node: {@code {player, infoset, moves}}, {@code {chance}} or {@code {payoff}}. Every fault of
 * Kuhn's definition is named after its code, and the node by the moves that lead to it.
 *
 * <p>One payoff stands for a zero-sum game of two: what player I wins and player II pays. A player's node without an information set
 * is known for what it is. Where the nodes of a set list the same moves in different orders, the first node's order counts.
 */
public final class TreeReader {

    /** What may be wrong with a tree, as the definition's list has it; the message of a complaint ends with it. */
    static final String FAULT = "extensive.bad.";

    private static final Set<String> NODE = Set.of("player", "infoset", "moves", "chance", "payoff", "label");
    private static final Set<String> MOVE = Set.of("label", "node");
    private static final Set<String> EVENT = Set.of("label", "node", "p", "prob");

    private record Open(Node written, int node) {}

    private final GameTreeBuilder builder;
    private final int players;
    private final Map<String, InformationSet> sets = new HashMap<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private int unnamed;

    private TreeReader(Players players) {
        this.builder = new GameTreeBuilder(players);
        this.players = players.count();
    }

    /** The tree; players are called by these names, or I and II where none are given. */
    public static GameTree read(Node written, Optional<List<String>> names) {
        Players players = new Players(names.orElseGet(() -> numerals(count(written))));
        TreeReader reader = new TreeReader(players);
        reader.open.push(new Open(written, reader.builder.root()));
        while (!reader.open.isEmpty()) {
            Open next = reader.open.pop();
            reader.node(next.written, next.node);
        }
        return reader.builder.build();
    }

    /** What is wrong with a written tree, by its code; nothing where it is legal. */
    public static Optional<String> fault(Node written) {
        try {
            read(written, Optional.empty());
            return Optional.empty();
        } catch (BadDocument bad) {
            String key = bad.what().key();
            return Optional.of(key.startsWith(FAULT) ? key.substring(FAULT.length()) : key);
        }
    }

    /** How many players a tree speaks of: two at least, and as many as it names or pays. */
    private static int count(Node written) {
        int count = 2;
        Deque<Object> open = new ArrayDeque<>();
        if (written.value() instanceof Map<?, ?> root) open.push(root);
        while (!open.isEmpty()) {
            Map<?, ?> node = (Map<?, ?>) open.pop();
            if (node.get("payoff") instanceof List<?> paid) count = Math.max(count, paid.size());
            if (node.get("player") instanceof Number player) count = Math.max(count, Math.min(player.intValue(), 99));
            for (String branches : List.of("moves", "chance"))
                if (node.get(branches) instanceof List<?> moves)
                    for (Object move : moves)
                        if (move instanceof Map<?, ?> map && map.get("node") instanceof Map<?, ?> below)
                            open.push(below);
        }
        return count;
    }

    private static List<String> numerals(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(TreeReader::numeral).toList();
    }

    private static String numeral(int number) {
        String[] tens = {"", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"};
        String[] ones = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
        return tens[number / 10 % 10] + ones[number % 10];
    }

    private void node(Node written, int node) {
        if (!written.isMap()) throw bad(written, node, "missing-payoff");
        written.only(NODE);
        written.find("label").ifPresent(label -> builder.label(node, label.text()));
        if (written.has("chance")) chance(written.get("chance"), node);
        else if (written.has("player") || written.has("moves")) decide(written, node);
        else if (written.has("payoff")) pay(written.get("payoff"), node);
        else throw bad(written, node, "missing-payoff");
        if (written.has("payoff") && (written.has("chance") || written.has("player")))
            throw bad(written, node, "payoff-inside");
    }

    private void pay(Node written, int node) {
        RationalVector paid = written.isList() ? written.vector() : RationalVector.of(written.rational());
        if (paid.size() == 0) throw bad(written, node, "missing-payoff");
        if (paid.size() == 1 && players == 2)
            paid = RationalVector.of(paid.get(0), paid.get(0).negated());
        if (paid.size() != players) throw bad(written, node, "payoff-count", players, paid.size());
        builder.pay(node, Integer.toString(node), new Outcome("", paid));
    }

    private void chance(Node written, int node) {
        List<Node> moves = written.list();
        if (moves.isEmpty()) throw bad(written, node, "no-moves");
        List<String> labels = new ArrayList<>();
        List<Rational> weights = new ArrayList<>();
        for (Node move : moves) {
            move.only(EVENT);
            labels.add(move.find("label").map(Node::text).orElse(""));
            Rational weight = move.get(move.has("prob") ? "prob" : "p").rational();
            if (weight.isNegative()) throw bad(move, node, "negative-probability", weight);
            weights.add(weight);
        }
        RationalVector probabilities = RationalVector.of(weights);
        if (!probabilities.isDistribution())
            throw bad(written, node, "chance-probabilities-not-one", probabilities.sum());
        builder.chance(node, Integer.toString(node), new ChanceEvent("", labels, probabilities));
        children(moves, node, IntStream.range(0, moves.size()).toArray());
    }

    private void decide(Node written, int node) {
        int player = written.get("player").whole(1, players) - 1;
        List<Node> moves = written.has("moves") ? written.get("moves").list() : List.of();
        if (moves.isEmpty()) throw bad(written, node, "no-moves");
        List<String> labels = new ArrayList<>();
        for (Node move : moves) {
            move.only(MOVE);
            labels.add(move.get("label").text());
        }
        for (int m = 0; m < labels.size(); m++)
            if (labels.indexOf(labels.get(m)) < m) throw bad(moves.get(m), node, "duplicate-label", labels.get(m));
        Optional<String> named = written.find("infoset").map(Node::text);
        String key = named.map(name -> "." + name).orElseGet(() -> "#" + unnamed++);
        InformationSet set = sets.computeIfAbsent(key, k -> new InformationSet(player, named.orElse(""), labels));
        String name = named.orElse("");
        if (set.player() != player) throw bad(written, node, "mixed-players", name, set.player() + 1, player + 1);
        if (set.moves().size() != labels.size())
            throw bad(written, node, "edge-count-mismatch", name, set.moves().size(), labels.size());
        if (!new HashSet<>(set.moves()).equals(new HashSet<>(labels)))
            throw bad(written, node, "label-set-mismatch", name, set.moves(), labels);
        builder.decide(node, key, set);
        children(moves, node, set.moves().stream().mapToInt(labels::indexOf).toArray());
    }

    /** The nodes behind the moves wait, the first on top. */
    private void children(List<Node> moves, int node, int[] order) {
        for (int move = order.length - 1; move >= 0; move--) {
            Node written = moves.get(order[move]);
            if (!written.has("node")) throw bad(written, builder.child(node, move), "missing-payoff");
            open.push(new Open(written.get("node"), builder.child(node, move)));
        }
    }

    private BadDocument bad(Node written, int node, String fault, Object... arguments) {
        List<Object> all = new ArrayList<>();
        all.add(builder.place(node));
        all.addAll(List.of(arguments));
        return new BadDocument(written.place(), new Message(FAULT + fault, all));
    }
}
