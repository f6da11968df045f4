package hissho.form;

import hissho.document.BadDocument;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Grows a game tree from its root. A node to which moves are given gets a child for each; a node to which none are given is terminal.
 *
 * <p>Information sets, events and outcomes are known by keys. Under a key they are described at first use and may be described again, in
 * the same way, or only be named; of several names, the first counts. What is illegal is refused at once, as a {@link BadDocument} that names the node by the moves that
 * lead to it.
 */
public final class GameTreeBuilder {

    private static final int NONE = GameTree.NONE;

    private final Players players;
    private final List<Branching> branchings = new ArrayList<>();
    /** The branchings that keep their place even without a node. */
    private final List<Integer> expected = new ArrayList<>();

    private final Map<String, Integer> informationSets = new HashMap<>();
    private final Map<String, Integer> events = new HashMap<>();
    private final List<Outcome> outcomes = new ArrayList<>();
    private final Map<String, Integer> outcomeKeys = new HashMap<>();
    /** The numbers that files give to branchings and outcomes. */
    private final Map<Integer, Integer> branchingNumbers = new HashMap<>();

    private final Map<Integer, Integer> outcomeNumbers = new HashMap<>();

    private int size;
    private String[] labels = new String[16];
    private int[] parents = new int[16];
    private int[] firstChild = new int[16];
    private int[] branchingOf = new int[16];
    private int[] outcomeOf = new int[16];

    public GameTreeBuilder(Players players) {
        this.players = players;
        append(NONE, 1);
    }

    public int root() {
        return 0;
    }

    /** How many moves a node has been given. */
    public int moves(int node) {
        return branchingOf[node] == NONE
                ? 0
                : branchings.get(branchingOf[node]).moves().size();
    }

    /** The node a move leads to. */
    public int child(int node, int move) {
        if (move < 0 || move >= moves(node)) throw bad(node, "form.bad.no-such-move", move + 1, moves(node));
        return firstChild[node] + move;
    }

    public void label(int node, String label) {
        labels[node] = label;
    }

    /** Lets a player move here, in the information set described. */
    public void decide(int node, String key, InformationSet set) {
        if (set.player() < 0 || set.player() >= players.count())
            throw bad(node, "form.bad.player", set.player() + 1, players.count());
        branch(node, informationSets, key, set);
    }

    /** Names an information set before anybody moves in it, so that it keeps its place in the order even where no node is left to it. */
    public void expect(String key, InformationSet set) {
        if (informationSets.putIfAbsent(key, branchings.size()) != null) return;
        expected.add(branchings.size());
        branchings.add(set);
    }

    /** Lets the player move here whose information set has this key. */
    public void decide(int node, String key) {
        branch(node, known(node, informationSets, key, "form.bad.unknown-set"));
    }

    /** Lets chance move here, by the event described. */
    public void chance(int node, String key, ChanceEvent event) {
        RationalVector probabilities = event.probabilities();
        if (probabilities.size() != event.moves().size())
            throw bad(node, "form.bad.probability-count", event.moves().size(), probabilities.size());
        if (probabilities.stream().anyMatch(p -> p.isNegative()))
            throw bad(node, "form.bad.negative", probabilities.minimum());
        if (!event.moves().isEmpty() && !probabilities.isDistribution())
            throw bad(node, "form.bad.probabilities", probabilities.sum());
        branch(node, events, key, event);
    }

    /** Lets chance move here, by the event with this key. */
    public void chance(int node, String key) {
        branch(node, known(node, events, key, "form.bad.unknown-event"));
    }

    /** Puts the outcome described at a node. */
    public void pay(int node, String key, Outcome outcome) {
        if (outcome.payoffs().size() != players.count())
            throw bad(
                    node, "form.bad.payoffs", players.count(), outcome.payoffs().size());
        Integer known = outcomeKeys.get(key);
        if (known == null) {
            known = outcomes.size();
            outcomeKeys.put(key, known);
            outcomes.add(outcome);
        } else if (!outcomes.get(known).payoffs().equals(outcome.payoffs()))
            throw bad(node, "form.bad.outcome-again", key);
        pay(node, known);
    }

    /** Puts the outcome with this key at a node. */
    public void pay(int node, String key) {
        pay(node, known(node, outcomeKeys, key, "form.bad.unknown-outcome"));
    }

    /** Says by which number files know what moves at a node, counted from 0; of several numbers, the first counts. */
    public void numberBranching(int node, int number) {
        branchingNumbers.putIfAbsent(branchingOf[node], number);
    }

    /** Says by which number files know the outcome at a node, counted from 1; of several numbers, the first counts. */
    public void numberOutcome(int node, int number) {
        outcomeNumbers.putIfAbsent(outcomeOf[node], number);
    }

    /** How many outcomes have been described. */
    public int outcomes() {
        return outcomes.size();
    }

    /** How many information sets and events have been described. */
    public int branchings() {
        return branchings.size();
    }

    private void pay(int node, int outcome) {
        if (outcomeOf[node] != NONE) throw bad(node, "form.bad.two-outcomes");
        outcomeOf[node] = outcome;
    }

    private void branch(int node, Map<String, Integer> keys, String key, Branching described) {
        if (described.moves().isEmpty()) throw bad(node, "form.bad.no-moves");
        Integer known = keys.get(key);
        if (known == null) {
            known = branchings.size();
            keys.put(key, known);
            branchings.add(described);
        } else checkSame(node, key, branchings.get(known), described);
        branch(node, known);
    }

    private void checkSame(int node, String key, Branching known, Branching described) {
        if (known.equals(described)) return;
        if (known instanceof InformationSet before
                && described instanceof InformationSet now
                && before.player() != now.player())
            throw bad(node, "form.bad.set-player", key, before.player() + 1, now.player() + 1);
        if (known.moves().size() != described.moves().size())
            throw bad(
                    node,
                    "form.bad.move-count",
                    key,
                    known.moves().size(),
                    described.moves().size());
        for (int move = 0; move < known.moves().size(); move++) {
            String before = known.moves().get(move);
            String now = described.moves().get(move);
            if (!before.equals(now)) throw bad(node, "form.bad.move-labels", key, move + 1, before, now);
        }
        if (known instanceof ChanceEvent before
                && described instanceof ChanceEvent now
                && !before.probabilities().equals(now.probabilities())) throw bad(node, "form.bad.event-again", key);
    }

    private void branch(int node, int branching) {
        if (branchingOf[node] != NONE) throw bad(node, "form.bad.two-branchings");
        branchingOf[node] = branching;
        firstChild[node] = size;
        append(node, branchings.get(branching).moves().size());
    }

    private int known(int node, Map<String, Integer> keys, String key, String complaint) {
        Integer known = keys.get(key);
        if (known == null) throw bad(node, complaint, key);
        return known;
    }

    private void append(int parent, int count) {
        int end = Math.addExact(size, count);
        if (end > labels.length) grow((int) Math.min(Integer.MAX_VALUE - 8L, Math.max(end, 2L * labels.length)));
        Arrays.fill(labels, size, end, "");
        Arrays.fill(parents, size, end, parent);
        Arrays.fill(branchingOf, size, end, NONE);
        Arrays.fill(outcomeOf, size, end, NONE);
        size = end;
    }

    private void grow(int capacity) {
        labels = Arrays.copyOf(labels, capacity);
        parents = Arrays.copyOf(parents, capacity);
        firstChild = Arrays.copyOf(firstChild, capacity);
        branchingOf = Arrays.copyOf(branchingOf, capacity);
        outcomeOf = Arrays.copyOf(outcomeOf, capacity);
    }

    private int moveInto(int node) {
        return parents[node] == NONE ? NONE : node - firstChild[parents[node]];
    }

    /** Which node this is, for people: by the moves that lead to it. */
    public Message place(int node) {
        return TreePath.place(
                node,
                at -> parents[at],
                below -> TreePath.shown(branchings.get(branchingOf[parents[below]]), moveInto(below)));
    }

    private BadDocument bad(int node, String key, Object... arguments) {
        List<Object> all = new ArrayList<>();
        all.add(place(node));
        all.addAll(List.of(arguments));
        return new BadDocument("", new Message(key, all));
    }

    /** The tree as it has grown. */
    public GameTree build() {
        int[] order = walk();
        int[] numbers = new int[size];
        for (int node = 0; node < size; node++) numbers[order[node]] = node;
        Met met = new Met(branchings.size());
        expected.forEach(met::number);
        Met paid = new Met(outcomes.size());
        GameTree.Nodes nodes = new GameTree.Nodes(size);
        for (int node = 0; node < size; node++) {
            int old = order[node];
            nodes.labels[node] = labels[old];
            nodes.parents[node] = parents[old] == NONE ? NONE : numbers[parents[old]];
            nodes.movesInto[node] = moveInto(old);
            nodes.branchings[node] = met.number(branchingOf[old]);
            nodes.outcomes[node] = paid.number(outcomeOf[old]);
        }
        List<Branching> sorted = met.sorted(branchings);
        Numbering numbering =
                Numbering.of(players.count(), sorted, met.given(branchingNumbers), paid.given(outcomeNumbers));
        return new GameTree(players, sorted, paid.sorted(outcomes), nodes, numbering);
    }

    /** The nodes, each before its children and the children in the order of the moves. */
    private int[] walk() {
        int[] order = new int[size];
        int[] open = new int[size];
        int waiting = 1;
        for (int at = 0; at < size; at++) {
            int node = open[--waiting];
            order[at] = node;
            for (int move = moves(node) - 1; move >= 0; move--) open[waiting++] = firstChild[node] + move;
        }
        return order;
    }

    /** Gives things new numbers in the order in which they are met. */
    private static final class Met {

        private final int[] numbers;
        private final List<Integer> order = new ArrayList<>();

        Met(int count) {
            numbers = new int[count];
            Arrays.fill(numbers, NONE);
        }

        int number(int old) {
            if (old == NONE) return NONE;
            if (numbers[old] == NONE) {
                numbers[old] = order.size();
                order.add(old);
            }
            return numbers[old];
        }

        int[] given(Map<Integer, Integer> given) {
            return order.stream()
                    .mapToInt(old -> given.getOrDefault(old, Numbering.NONE))
                    .toArray();
        }

        <T> List<T> sorted(List<T> things) {
            return order.stream().map(things::get).toList();
        }
    }
}
