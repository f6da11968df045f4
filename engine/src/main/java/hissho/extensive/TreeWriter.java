package hissho.extensive;

import hissho.document.InOrder;
import hissho.form.Branching;
import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.InformationSet;
import hissho.form.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes a tree node in node, as {@link TreeReader} reads it, without loss; a zero-sum game of two with one payoff.
 *
 * <p>Sets and moves stand under names that tell them apart; where the tree calls them otherwise, its own word stands beside as {@code name}. An
 * outcome is described only where the payoff of an end does not say all: where it has a name, stands at several nodes or on the way,
 * or is missing. Numbers of sets, events and outcomes are written where they are not 1, 2, 3, … in the order of the tree.
 */
public final class TreeWriter {

    private final ExtensiveGame game;
    private final GameTree tree;
    private final boolean zeroSum;
    /** Whether words that change nothing are written: what a node, a draw of chance or an outcome is called. */
    private final boolean inWords;
    /** How often each outcome stands in the tree. */
    private final int[] uses;

    private TreeWriter(ExtensiveGame game, boolean inWords) {
        this.game = game;
        this.inWords = inWords;
        this.tree = game.tree();
        this.zeroSum = game.isZeroSum();
        this.uses = new int[tree.outcomes().size()];
        for (int node = 0; node < tree.size(); node++)
            if (tree.outcomeNumber(node) >= 0) uses[tree.outcomeNumber(node)]++;
    }

    public static Map<String, Object> write(ExtensiveGame game) {
        return new TreeWriter(game, true).written();
    }

    /** The same as a proof needs it: nodes, draws of chance and outcomes without their names. */
    public static Map<String, Object> bare(ExtensiveGame game) {
        return new TreeWriter(game, false).written();
    }

    private Map<String, Object> written() {
        boolean inOrder = tree.numbering().branchingsInOrder();
        List<Map<String, Object>> written = new ArrayList<>();
        for (int node = 0; node < tree.size(); node++) written.add(InOrder.of());
        for (int node = tree.size() - 1; node >= 0; node--) {
            Map<String, Object> map = written.get(node);
            if (inWords && !tree.label(node).isEmpty()) map.put("label", tree.label(node));
            if (tree.isTerminal(node))
                map.put(
                        "payoff",
                        zeroSum
                                ? List.of(game.paid(node).get(0))
                                : game.paid(node).toList());
            outcome(node, map);
            if (tree.isTerminal(node)) continue;
            List<Map<String, Object>> moves = new ArrayList<>();
            for (int move = 0; move < tree.moves(node); move++)
                moves.add(move(node, move, written.get(tree.child(node, move))));
            switch (tree.branching(node).orElseThrow()) {
                case ChanceEvent event -> {
                    if ((inWords && !inOrder) || isShared(node)) map.put("event", Integer.toString(number(node)));
                    if (inWords && !event.name().isEmpty()) map.put("name", event.name());
                    map.put("chance", moves);
                }
                case InformationSet set -> {
                    String name = game.setName(set.player(), game.setOf(node));
                    map.put("player", set.player() + 1);
                    map.put("infoset", name);
                    if (!name.equals(set.name())) map.put("name", set.name());
                    if (inWords && !inOrder) map.put("number", number(node));
                    map.put("moves", moves);
                }
            }
        }
        return written.getFirst();
    }

    /** The number by which files know the information set or event of a node. */
    private int number(int node) {
        return tree.numbering().branching(tree.branchingNumber(node));
    }

    private boolean isShared(int node) {
        return tree.members(tree.branchingNumber(node)).skip(1).findAny().isPresent();
    }

    private Map<String, Object> move(int node, int move, Map<String, Object> below) {
        Branching branching = tree.branching(node).orElseThrow();
        String label = game.moveNamesAt(node).get(move);
        Map<String, Object> map = InOrder.of();
        if (branching instanceof ChanceEvent event)
            map.put("p", event.probabilities().get(move));
        if (inWords || !(branching instanceof ChanceEvent)) map.put("label", label);
        if (map.containsKey("label") && !label.equals(branching.moves().get(move)))
            map.put("name", branching.moves().get(move));
        map.put("node", below);
        return map;
    }

    private void outcome(int node, Map<String, Object> map) {
        int number = tree.outcomeNumber(node);
        boolean end = tree.isTerminal(node);
        if (number < 0) {
            if (end && inWords) map.put("outcome", InOrder.of("number", 0));
            return;
        }
        Outcome outcome = tree.outcomes().get(number);
        Map<String, Object> described = InOrder.of();
        if (inWords && (uses[number] > 1 || !tree.numbering().outcomesInOrder()))
            described.put("number", tree.numbering().outcome(number));
        if (inWords && !outcome.name().isEmpty()) described.put("name", outcome.name());
        if (!end) described.put("pays", outcome.payoffs().toList());
        if (!described.isEmpty()) map.put("outcome", described);
    }
}
