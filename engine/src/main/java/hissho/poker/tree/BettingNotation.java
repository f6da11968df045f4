package hissho.poker.tree;

import hissho.document.InOrder;
import hissho.document.Node;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Betting trees in a line: {@code I: fold -1 | bet (II: fold +1 | call +-3)}. A turn names the player and, after a colon, the moves with a
 * bar between; what follows a move is a sum, a showdown, or a further turn in brackets.
 */
final class BettingNotation {

    private final Node node;
    private final String text;
    private int at;

    private BettingNotation(Node node) {
        this.node = node;
        this.text = node.text();
    }

    /** The tree as nested objects, in the same place. */
    static Node spelledOut(Node node) {
        BettingNotation reading = new BettingNotation(node);
        Object tree = reading.turn(0);
        if (reading.at < reading.text.length()) throw reading.bad();
        return new Node(node.place(), tree);
    }

    private Map<String, Object> turn(int depth) {
        if (depth == BettingReader.DEEPEST) throw node.bad("poker.bad.deep", BettingReader.DEEPEST);
        String player = until(Set.of(':')).strip();
        if (at == text.length()) throw bad();
        at++;
        Map<String, Object> moves = new LinkedHashMap<>();
        while (true) {
            String move = until(Set.of('(', '|', ')')).strip();
            if (at < text.length() && text.charAt(at) == '(') {
                at++;
                put(moves, move, turn(depth + 1));
                if (at == text.length()) throw node.bad("poker.bad.open", move);
                if (text.charAt(at) != ')') throw bad();
                at++;
                if (!until(Set.of('|', ')')).isBlank()) throw bad();
            } else {
                int space = move.lastIndexOf(' ');
                if (space < 0 && !move.isEmpty()) throw node.bad("poker.bad.no-end", move);
                if (space < 0) throw bad();
                put(moves, move.substring(0, space).strip(), move.substring(space + 1));
            }
            if (at == text.length() || text.charAt(at) != '|') return InOrder.of(player, moves);
            at++;
        }
    }

    private void put(Map<String, Object> moves, String name, Object next) {
        if (name.isEmpty()) throw bad();
        if (moves.put(name, next) != null) throw node.bad("poker.bad.twice", name);
    }

    private String until(Set<Character> ends) {
        int from = at;
        while (at < text.length() && !ends.contains(text.charAt(at))) at++;
        return text.substring(from, at);
    }

    private hissho.document.BadDocument bad() {
        return node.bad("poker.bad.notation", at + 1);
    }
}
