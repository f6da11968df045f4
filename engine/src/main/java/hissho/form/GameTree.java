package hissho.form;

import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A finite game in extensive form (Kuhn): a tree whose inner nodes belong to a player's information set or to an event of chance.
 * Outcomes may stand at any node; a play pays the sum of those it passes.
 *
 * <p>Nodes are numbered from 0, the root, in the order of a walk that visits a node before its children and the children in the order
 * of the moves. So a loop upwards meets parents before children, a loop downwards children before parents, and no walk needs
 * recursion. Information sets, events and outcomes are numbered from 0 in the order in which that walk meets them.
 * {@link GameTreeBuilder} makes trees and refuses illegal ones.
 */
public final class GameTree {

    /** What stands for no node, no branching, no outcome. */
    static final int NONE = -1;

    /** The nodes as they come from the builder, in the order of the walk. */
    static final class Nodes {
        final String[] labels;
        final int[] parents;
        final int[] movesInto;
        final int[] branchings;
        final int[] outcomes;

        Nodes(int size) {
            labels = new String[size];
            parents = new int[size];
            movesInto = new int[size];
            branchings = new int[size];
            outcomes = new int[size];
        }
    }

    private final Players players;
    private final List<Branching> branchings;
    private final List<Outcome> outcomes;
    private final Nodes nodes;
    private final Numbering numbering;
    private final Groups children;
    private final Groups members;
    private final int[] depths;

    GameTree(Players players, List<Branching> branchings, List<Outcome> outcomes, Nodes nodes, Numbering numbering) {
        this.players = players;
        this.branchings = List.copyOf(branchings);
        this.outcomes = List.copyOf(outcomes);
        this.nodes = nodes;
        this.numbering = numbering;
        this.children = Groups.of(nodes.parents, size());
        this.members = Groups.of(nodes.branchings, branchings.size());
        this.depths = new int[size()];
        for (int node = 1; node < depths.length; node++) depths[node] = depths[nodes.parents[node]] + 1;
    }

    public Players players() {
        return players;
    }

    /** All information sets and events of chance. */
    public List<Branching> branchings() {
        return branchings;
    }

    /** All outcomes that stand somewhere in the tree. */
    public List<Outcome> outcomes() {
        return outcomes;
    }

    /** How files number the information sets, events and outcomes; trees that differ only in this are the same game. */
    public Numbering numbering() {
        return numbering;
    }

    /** The same tree with its sets, events and moves called otherwise. */
    public GameTree called(UnaryOperator<String> name) {
        List<Branching> renamed = branchings.stream()
                .<Branching>map(branching -> {
                    List<String> moves = branching.moves().stream().map(name).toList();
                    return switch (branching) {
                        case InformationSet set -> new InformationSet(set.player(), name.apply(set.name()), moves);
                        case ChanceEvent event ->
                            new ChanceEvent(name.apply(event.name()), moves, event.probabilities());
                    };
                })
                .toList();
        return new GameTree(players, renamed, outcomes, nodes, numbering);
    }

    /** How many nodes there are. */
    public int size() {
        return nodes.labels.length;
    }

    public String label(int node) {
        return nodes.labels[node];
    }

    public boolean isTerminal(int node) {
        return nodes.branchings[node] == NONE;
    }

    /** The number of the information set or event at an inner node; -1 at a terminal one. */
    public int branchingNumber(int node) {
        return nodes.branchings[node];
    }

    /** The information set or event at an inner node; nothing at a terminal one. */
    public Optional<Branching> branching(int node) {
        return isTerminal(node) ? Optional.empty() : Optional.of(branchings.get(nodes.branchings[node]));
    }

    /** The nodes of an information set or event, in order. */
    public IntStream members(int branching) {
        return members.stream(branching);
    }

    /** The first node of an information set or event, where it has any. */
    public OptionalInt firstMember(int branching) {
        return members.size(branching) == 0 ? OptionalInt.empty() : OptionalInt.of(members.get(branching, 0));
    }

    /** The number of the outcome at a node; -1 where there is none. */
    public int outcomeNumber(int node) {
        return nodes.outcomes[node];
    }

    public Optional<Outcome> outcome(int node) {
        return nodes.outcomes[node] == NONE ? Optional.empty() : Optional.of(outcomes.get(nodes.outcomes[node]));
    }

    /** The node before; -1 for the root. */
    public int parent(int node) {
        return nodes.parents[node];
    }

    /** The move of the parent that leads here; -1 for the root. */
    public int moveInto(int node) {
        return nodes.movesInto[node];
    }

    /** How many moves there are at a node: none at a terminal one. */
    public int moves(int node) {
        return children.size(node);
    }

    /** The node a move leads to. */
    public int child(int node, int move) {
        return children.get(node, move);
    }

    /** How many moves lead to a node. */
    public int depth(int node) {
        return depths[node];
    }

    /** The length of the longest play. */
    public int depth() {
        return Arrays.stream(depths).max().orElseThrow();
    }

    public IntStream terminals() {
        return IntStream.range(0, size()).filter(this::isTerminal);
    }

    /** The moves from the root to a node. */
    public int[] path(int node) {
        return TreePath.nodes(node, this::parent).stream()
                .mapToInt(this::moveInto)
                .toArray();
    }

    /** Which node this is, for people: by the moves that lead to it. */
    public Message place(int node) {
        return TreePath.place(
                node,
                this::parent,
                below -> TreePath.shown(branchings.get(nodes.branchings[parent(below)]), moveInto(below)));
    }

    /** What the outcomes from the root to this node pay each player together. */
    public RationalVector paid(int node) {
        RationalVector sum = RationalVector.zero(players.count());
        for (int at = node; at != NONE; at = parent(at))
            if (nodes.outcomes[at] != NONE)
                sum = sum.plus(outcomes.get(nodes.outcomes[at]).payoffs());
        return sum;
    }

    /** Whether every player always knows where in the tree the game stands: each information set is a single node. */
    public boolean hasPerfectInformation() {
        return IntStream.range(0, branchings.size())
                .allMatch(b -> branchings.get(b) instanceof ChanceEvent || members.size(b) <= 1);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof GameTree other
                && players.equals(other.players)
                && branchings.equals(other.branchings)
                && outcomes.equals(other.outcomes)
                && Arrays.equals(nodes.labels, other.nodes.labels)
                && Arrays.equals(nodes.parents, other.nodes.parents)
                && Arrays.equals(nodes.branchings, other.nodes.branchings)
                && Arrays.equals(nodes.outcomes, other.nodes.outcomes);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * branchings.hashCode() + outcomes.hashCode()) + Arrays.hashCode(nodes.parents);
    }

    @Override
    public String toString() {
        return "a tree of " + size() + " nodes for " + players.names();
    }
}
