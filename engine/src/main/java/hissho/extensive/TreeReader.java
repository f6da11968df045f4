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
 *
 * <p>What Gambit's files say beyond that has its place too, so that nothing is lost: {@code label} of a node; {@code name} of a set, an event
 * or a move, where it is called otherwise than the word that tells it from others; {@code event}, the same at all nodes with one event of
 * chance; and {@code outcome}, with a {@code number} where the same stands at several nodes (0 for none), a {@code name}, and on the way what it
 * {@code pays}; {@code number} of a set, where files number the sets of its player otherwise than 1, 2, 3, … in the order of the tree. The payoff of an end
 * is always all that is paid on the way to it.
 */
public final class TreeReader {

    /** What may be wrong with a tree, as the definition's list has it; the message of a complaint ends with it. */
    static final String FAULT = "extensive.bad.";

    private static final Set<String> NODE =
            Set.of("player", "infoset", "moves", "chance", "payoff", "label", "name", "event", "outcome");
    /** A node that belongs to a player may also say which number files give to its set. */
    private static final Set<String> DECISION =
            Set.of("player", "infoset", "moves", "chance", "payoff", "label", "name", "event", "outcome", "number");

    private static final Set<String> MOVE = Set.of("label", "node", "name");
    private static final Set<String> EVENT = Set.of("label", "node", "p", "prob", "name");
    private static final Set<String> OUTCOME = Set.of("number", "name", "pays");

    /** A node that waits to be read, and what the outcomes before it pay. */
    private record Open(Node written, int node, RationalVector paid) {}

    /** An information set, and the words that tell its moves apart. */
    private record Known(InformationSet set, List<String> labels) {}

    private final GameTreeBuilder builder;
    private final int players;
    private final Map<String, Known> sets = new HashMap<>();
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
        reader.open.push(new Open(written, reader.builder.root(), RationalVector.zero(players.count())));
        while (!reader.open.isEmpty()) reader.node(reader.open.pop());
        return reader.builder.build();
    }

    /** What is wrong with a written tree, by its code; nothing where it is legal. */
    public static Optional<String> fault(Node written) {
        return complaint(written).map(bad -> {
            String key = bad.what().key();
            return key.startsWith(FAULT) ? key.substring(FAULT.length()) : key;
        });
    }

    /** The first thing that is wrong with a written tree, and its place; nothing where it is legal. */
    public static Optional<BadDocument> complaint(Node written) {
        try {
            read(written, Optional.empty());
            return Optional.empty();
        } catch (BadDocument bad) {
            return Optional.of(bad);
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

    private void node(Open next) {
        Node written = next.written;
        int node = next.node;
        if (!written.isMap()) throw bad(written, node, "missing-payoff");
        written.only(written.has("player") ? DECISION : NODE);
        written.find("label").ifPresent(label -> builder.label(node, label.text()));
        boolean inner = written.has("chance") || written.has("player") || written.has("moves");
        RationalVector paid = inner ? onTheWay(next) : next.paid;
        if (written.has("chance")) chance(written, node, paid);
        else if (inner) decide(written, node, paid);
        else if (written.has("payoff")) end(next);
        else throw bad(written, node, "missing-payoff");
        if (written.has("payoff") && (written.has("chance") || written.has("player")))
            throw bad(written, node, "payoff-inside");
    }

    private RationalVector payoffs(Node written, int node) {
        RationalVector paid = written.isList() ? written.vector() : RationalVector.of(written.rational());
        if (paid.size() == 0) throw bad(written, node, "missing-payoff");
        if (paid.size() == 1 && players == 2)
            paid = RationalVector.of(paid.get(0), paid.get(0).negated());
        if (paid.size() != players) throw bad(written, node, "payoff-count", players, paid.size());
        return paid;
    }

    private void end(Open next) {
        RationalVector left = payoffs(next.written.get("payoff"), next.node).minus(next.paid);
        Optional<Node> outcome = next.written.find("outcome");
        if (outcome.isEmpty()) {
            pay(next.written, next.node, Integer.toString(next.node), new Outcome("", left));
            return;
        }
        Node described = outcome.get();
        described.only(OUTCOME);
        boolean none = number(described) == 0;
        RationalVector pays = none
                ? RationalVector.zero(players)
                : described.find("pays").map(node -> payoffs(node, next.node)).orElse(left);
        if (!pays.equals(left))
            throw bad(described, next.node, "outcome-sum", next.paid.plus(pays), next.paid.plus(left));
        if (!none) pay(described, next.node, key(described, next.node), new Outcome(name(described), left));
    }

    /** The outcome at a node where the game goes on, if there is one; gives what has been paid with it. */
    private RationalVector onTheWay(Open next) {
        Optional<Node> outcome = next.written.find("outcome");
        if (outcome.isEmpty()) return next.paid;
        Node described = outcome.get();
        described.only(OUTCOME);
        if (number(described) == 0) return next.paid;
        RationalVector pays = payoffs(described.get("pays"), next.node);
        pay(described, next.node, key(described, next.node), new Outcome(name(described), pays));
        return next.paid.plus(pays);
    }

    /** The number of an outcome that stands at several nodes, 0 for none, -1 for one of its own; or that of a set in files. */
    private static int number(Node numbered) {
        return numbered.find("number")
                .map(node -> node.whole(0, Integer.MAX_VALUE))
                .orElse(-1);
    }

    private static boolean isNumber(Rational number) {
        return number.isWhole() && !number.isNegative() && number.compareTo(Rational.of(Integer.MAX_VALUE)) <= 0;
    }

    private static String key(Node outcome, int node) {
        return number(outcome) < 0 ? Integer.toString(node) : "#" + number(outcome);
    }

    private static String name(Node written) {
        return written.find("name").map(Node::text).orElse("");
    }

    private void pay(Node written, int node, String key, Outcome outcome) {
        placed(written, () -> builder.pay(node, key, outcome));
        if (number(written) > 0) builder.numberOutcome(node, number(written));
    }

    /** What the builder refuses is refused at the place where it is written. */
    private static void placed(Node written, Runnable step) {
        try {
            step.run();
        } catch (BadDocument bad) {
            throw bad.place().isEmpty() ? new BadDocument(written.place(), bad.what()) : bad;
        }
    }

    private void chance(Node written, int node, RationalVector paid) {
        List<Node> moves = written.get("chance").list();
        if (moves.isEmpty()) throw bad(written.get("chance"), node, "no-moves");
        List<String> labels = new ArrayList<>();
        List<Rational> weights = new ArrayList<>();
        for (Node move : moves) {
            move.only(EVENT);
            labels.add(move.find(move.has("name") ? "name" : "label")
                    .map(Node::text)
                    .orElse(""));
            Rational weight = move.get(move.has("prob") ? "prob" : "p").rational();
            if (weight.isNegative()) throw bad(move, node, "negative-probability", weight);
            weights.add(weight);
        }
        RationalVector probabilities = RationalVector.of(weights);
        if (!probabilities.isDistribution())
            throw bad(written.get("chance"), node, "chance-probabilities-not-one", probabilities.sum());
        String key =
                written.find("event").map(event -> '"' + event.text() + '"').orElse(Integer.toString(node));
        placed(written, () -> builder.chance(node, key, new ChanceEvent(name(written), labels, probabilities)));
        written.find("event")
                .flatMap(event -> Rational.read(event.text()))
                .filter(TreeReader::isNumber)
                .ifPresent(number -> builder.numberBranching(node, number.intValueExact()));
        children(moves, node, paid, IntStream.range(0, moves.size()).toArray());
    }

    private void decide(Node written, int node, RationalVector paid) {
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
        String name = named.orElse("");
        String key = named.map(each -> "." + each).orElseGet(() -> "#" + unnamed++);
        Known known = sets.computeIfAbsent(
                key, _ -> new Known(new InformationSet(player, called(written, name), called(moves, labels)), labels));
        InformationSet set = known.set;
        if (set.player() != player) throw bad(written, node, "mixed-players", name, set.player() + 1, player + 1);
        if (set.moves().size() != labels.size())
            throw bad(written, node, "edge-count-mismatch", name, set.moves().size(), labels.size());
        if (!new HashSet<>(known.labels).equals(new HashSet<>(labels)))
            throw bad(written, node, "label-set-mismatch", name, known.labels, labels);
        builder.decide(node, key, set);
        if (written.has("number")) builder.numberBranching(node, number(written));
        children(
                moves,
                node,
                paid,
                known.labels.stream().mapToInt(labels::indexOf).toArray());
    }

    /** What something is called: as its name says, or by the word that tells it from others. */
    private static String called(Node written, String telling) {
        return written.find("name").map(Node::text).orElse(telling);
    }

    private static List<String> called(List<Node> moves, List<String> labels) {
        return IntStream.range(0, labels.size())
                .mapToObj(m -> called(moves.get(m), labels.get(m)))
                .toList();
    }

    /** The nodes behind the moves wait, the first on top. */
    private void children(List<Node> moves, int node, RationalVector paid, int[] order) {
        for (int move = order.length - 1; move >= 0; move--) {
            Node written = moves.get(order[move]);
            if (!written.has("node")) throw bad(written, builder.child(node, move), "missing-payoff");
            open.push(new Open(written.get("node"), builder.child(node, move), paid));
        }
    }

    private BadDocument bad(Node written, int node, String fault, Object... arguments) {
        List<Object> all = new ArrayList<>();
        all.add(builder.place(node));
        all.addAll(List.of(arguments));
        return new BadDocument(written.place(), new Message(FAULT + fault, all));
    }
}
