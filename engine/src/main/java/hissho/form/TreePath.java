package hissho.form;

import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** How people are told which node of a tree is meant: by the moves that lead to it from the root. */
final class TreePath {

    /** Of a longer path, so many moves are shown at either end. */
    private static final int SHOWN = 4;

    private static final String ARROW = " › ";

    private TreePath() {}

    /** The nodes from below the root to the given one. */
    static List<Integer> nodes(int node, IntUnaryOperator parent) {
        List<Integer> nodes = new ArrayList<>();
        for (int at = node; parent.applyAsInt(at) >= 0; at = parent.applyAsInt(at)) nodes.add(at);
        return nodes.reversed();
    }

    /** The place of a node, with the label of the move into each node. */
    static Message place(int node, IntUnaryOperator parent, IntFunction<String> moveInto) {
        List<Integer> nodes = nodes(node, parent);
        if (nodes.isEmpty()) return Message.of("form.tree.root");
        int size = nodes.size();
        String path = size <= 2 * SHOWN + 1
                ? joined(nodes, moveInto)
                : joined(nodes.subList(0, SHOWN), moveInto)
                        + ARROW + "…" + ARROW
                        + joined(nodes.subList(size - SHOWN, size), moveInto);
        return Message.of("form.tree.after", path);
    }

    private static String joined(List<Integer> nodes, IntFunction<String> moveInto) {
        return String.join(
                ARROW, nodes.stream().map(node -> moveInto.apply(node)).toList());
    }

    /** The label of a move, or its number from 1 where it has none. */
    static String shown(Branching branching, int move) {
        String label = branching.moves().get(move);
        return label.isBlank() ? "#" + (move + 1) : label;
    }
}
