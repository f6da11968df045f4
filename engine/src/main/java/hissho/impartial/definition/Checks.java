package hissho.impartial.definition;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The definitions of a combinatorial game and of a zero-sum game as checks. */
final class Checks {

    private Checks() {}

    static Theory.Description description(Node document) {
        return new Theory.Description(
                document.get("players").whole(0, 1_000_000),
                document.find("form")
                        .map(n -> n.choice("strategic", "extensive", "coalitional"))
                        .orElse(""),
                flag(document, "perfectInformation"),
                flag(document, "chanceMoves"),
                flag(document, "winOrLose"),
                flag(document, "zeroSum"),
                flag(document, "agreements"),
                flag(document, "transferableUtility"));
    }

    private static boolean flag(Node document, String name) {
        return document.find(name).map(Node::truth).orElse(false);
    }

    private static boolean flag(Node document, String name, boolean absent) {
        return document.find(name).map(Node::truth).orElse(absent);
    }

    /** The conditions of the definition a described game does not meet, by name. */
    static List<String> failing(Node document) {
        List<String> failing = new ArrayList<>();
        if (document.get("players").whole(0, 1_000_000) != 2) failing.add("two-players");
        if (!flag(document, "alternateMoves", true)) failing.add("alternate-moves");
        if (flag(document, "chanceMoves")) failing.add("no-chance");
        if (flag(document, "hiddenInformation")) failing.add("no-hidden-information");
        if (flag(document, "simultaneousMoves")) failing.add("no-simultaneous-moves");
        if (flag(document, "drawAtTerminal")) failing.add("no-draw");
        if (!flag(document, "alwaysEnds", true)) failing.add("ending-condition");
        return failing;
    }

    /** Whether both players have the same moves in every position. */
    static boolean impartial(Node document) {
        return flag(document, "sameMovesForBoth", true);
    }

    /** The profiles whose payoffs do not add up to zero. */
    static List<List<Integer>> offending(Node document) {
        int players = document.get("players").whole(1, 1_000);
        List<List<Integer>> offending = new ArrayList<>();
        for (Node cell : document.get("cells").list(1, 100_000)) {
            List<Integer> profile = cell.get("profile").wholes(1, 1_000_000);
            List<Node> payoffs = cell.get("payoffs").list(players, players);
            if (profile.size() != players) throw cell.get("profile").badSize(players, players, profile.size());
            Rational sum = Rational.ZERO;
            for (Node payoff : payoffs) sum = sum.plus(payoff.rational());
            if (!sum.isZero()) offending.add(profile);
        }
        return offending;
    }

    static Map<String, Object> check(Node document) {
        List<String> failing = failing(document);
        return InOrder.of("combinatorial", failing.isEmpty(), "impartial", impartial(document), "failing", failing);
    }
}
