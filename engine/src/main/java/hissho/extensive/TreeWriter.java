package hissho.extensive;

import hissho.document.InOrder;
import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.InformationSet;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes a tree node in node, as {@link TreeReader} reads it; a zero-sum game of two with one payoff. */
public final class TreeWriter {

    private TreeWriter() {}

    public static Map<String, Object> write(ExtensiveGame game) {
        GameTree tree = game.tree();
        boolean zeroSum = game.isZeroSum();
        List<Map<String, Object>> written = new ArrayList<>();
        for (int node = 0; node < tree.size(); node++) written.add(InOrder.of());
        for (int node = tree.size() - 1; node >= 0; node--) {
            Map<String, Object> map = written.get(node);
            if (tree.isTerminal(node)) {
                RationalVector paid = game.paid(node);
                map.put("payoff", zeroSum ? List.of(paid.get(0)) : paid.toList());
                continue;
            }
            List<Map<String, Object>> moves = new ArrayList<>();
            for (int move = 0; move < tree.moves(node); move++)
                moves.add(move(game, node, move, written.get(tree.child(node, move))));
            switch (tree.branching(node).orElseThrow()) {
                case ChanceEvent _ -> map.put("chance", moves);
                case InformationSet set -> {
                    map.put("player", set.player() + 1);
                    map.put("infoset", game.setName(set.player(), game.setOf(node)));
                    map.put("moves", moves);
                }
            }
        }
        return written.getFirst();
    }

    private static Map<String, Object> move(ExtensiveGame game, int node, int move, Map<String, Object> below) {
        String label = game.moveNamesAt(node).get(move);
        return game.tree().branching(node).orElseThrow() instanceof ChanceEvent event
                ? InOrder.of("p", event.probabilities().get(move), "label", label, "node", below)
                : InOrder.of("label", label, "node", below);
    }
}
