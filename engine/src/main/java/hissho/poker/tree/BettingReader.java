package hissho.poker.tree;

import hissho.document.Node;
import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads betting trees: {@code {"I": {"check": "+-1", "bet": {"II": {"fold": "+1", "call": "+-3"}}}}}. */
public final class BettingReader {

    static final int MOST_TURNS = 200;
    static final int DEEPEST = 60;
    static final int MOST_MOVES = 60;

    private static final String SHOWDOWN = "+-";

    private int turns;

    private BettingReader() {}

    public static BettingTree read(Node node) {
        if (node.value() instanceof String line && line.contains(":")) return read(BettingNotation.spelledOut(node));
        if (!node.isMap()) throw node.bad("poker.bad.no-turn");
        return BettingTree.of(new BettingReader().place(node, "", 0));
    }

    private Betting place(Node node, String path, int depth) {
        if (!node.isMap()) return leaf(node);
        if (depth == DEEPEST) throw node.bad("poker.bad.deep", DEEPEST);
        Map<String, ?> fields = node.fields();
        if (fields.size() != 1) throw node.bad("poker.bad.turn", fields.size());
        String who = fields.keySet().iterator().next();
        int player = BettingTree.PLAYERS.indexOf(who);
        if (player < 0) throw node.bad("poker.bad.player", who);
        Node moves = node.find(who).orElseThrow(() -> node.bad("poker.bad.endless", who));
        List<String> names = List.copyOf(moves.fields().keySet());
        if (names.isEmpty()) throw moves.bad("poker.bad.endless", who);
        if (names.size() > MOST_MOVES) throw moves.bad("poker.bad.moves", names.size(), MOST_MOVES);
        if (turns == MOST_TURNS) throw node.bad("poker.bad.turns", MOST_TURNS);
        int index = turns++;
        List<Betting> next = new ArrayList<>();
        for (String name : names) {
            if (name.isBlank()) throw moves.bad("poker.bad.nameless");
            Node below = moves.find(name).orElseThrow(() -> moves.bad("poker.bad.no-end", name));
            next.add(place(below, path.isEmpty() ? name : path + ", " + name, depth + 1));
        }
        return new Betting.Turn(index, player, path, names, next);
    }

    private static Betting leaf(Node node) {
        if (!(node.value() instanceof String || node.value() instanceof Number)) throw node.bad("poker.bad.no-leaf");
        String text = node.text().strip().replace('−', '-').replace("±", SHOWDOWN);
        if (text.startsWith(SHOWDOWN)) {
            Rational stake = number(node, text.substring(SHOWDOWN.length()));
            if (!stake.isPositive()) throw node.bad("poker.bad.stake", node.shown());
            return new Betting.Showdown(stake);
        }
        return new Betting.Paid(number(node, text));
    }

    private static Rational number(Node node, String text) {
        String digits = text.startsWith("+") ? text.substring(1) : text;
        Optional<Rational> number = digits.startsWith("+") ? Optional.empty() : Rational.read(digits);
        return number.orElseThrow(() -> node.bad("poker.bad.leaf", node.shown()));
    }
}
