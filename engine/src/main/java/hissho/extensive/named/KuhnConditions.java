package hissho.extensive.named;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Kuhn's conditions on a tree as it is written, one after the other: every end pays everybody, chances add up to one, every player's node has moves with different names, and the nodes of an
 * information set have one player and the same moves. A second way beside the reader, with which it shares nothing.
 */
final class KuhnConditions {

    private static final Set<String> NAMED =
            Set.of("player", "infoset", "moves", "chance", "payoff", "label", "name", "event", "outcome");

    private KuhnConditions() {}

    static boolean hold(Node root, Progress progress) {
        try {
            List<Node> nodes = nodes(root, progress);
            return nodes.stream().allMatch(KuhnConditions::isOneSort)
                    && nodes.stream().filter(node -> node.has("chance")).allMatch(KuhnConditions::addsUpToOne)
                    && nodes.stream().filter(KuhnConditions::decides).allMatch(KuhnConditions::movesDiffer)
                    && setsAgree(nodes)
                    && payEverybody(nodes);
        } catch (BadDocument e) {
            return false; // a number that is none, a node that is missing
        }
    }

    private static boolean decides(Node node) {
        return !node.has("chance") && (node.has("player") || node.has("moves"));
    }

    private static List<Node> nodes(Node root, Progress progress) {
        List<Node> all = new ArrayList<>();
        Deque<Node> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            progress.check();
            Node node = open.pop();
            node.only(NAMED);
            all.add(node);
            for (String branches : List.of("chance", "moves"))
                if (node.has(branches)) for (Node move : node.get(branches).list()) open.push(move.get("node"));
        }
        return all;
    }

    private static boolean isOneSort(Node node) {
        boolean inner = node.has("chance") || decides(node);
        return inner != node.has("payoff");
    }

    private static boolean addsUpToOne(Node node) {
        Rational sum = Rational.ZERO;
        for (Node move : node.get("chance").list()) {
            Rational p = move.get(move.has("prob") ? "prob" : "p").rational();
            if (p.isNegative()) return false;
            sum = sum.plus(p);
        }
        return sum.equals(Rational.ONE);
    }

    private static Set<String> labels(Node node) {
        Set<String> labels = new HashSet<>();
        if (node.has("moves"))
            for (Node move : node.get("moves").list())
                labels.add(move.get("label").text());
        return labels;
    }

    private static boolean movesDiffer(Node node) {
        Set<String> labels = labels(node);
        return !labels.isEmpty() && labels.size() == node.get("moves").list().size();
    }

    private static boolean setsAgree(List<Node> nodes) {
        Map<String, Node> first = new HashMap<>();
        for (Node node : nodes) {
            if (!decides(node) || !node.has("infoset")) continue;
            Node other = first.putIfAbsent(node.get("infoset").text(), node);
            if (other != null
                    && !(labels(other).equals(labels(node))
                            && other.get("player").whole(1, 99)
                                    == node.get("player").whole(1, 99))) return false;
        }
        return true;
    }

    private static int paid(Node end) {
        return end.get("payoff").isList() ? end.get("payoff").vector().size() : 1;
    }

    /** All ends pay as many players, each of whom the tree may name; one number is what the first of two wins. */
    private static boolean payEverybody(List<Node> nodes) {
        int players = 2;
        for (Node node : nodes) {
            if (decides(node)) players = Math.max(players, node.get("player").whole(1, 99));
            else if (node.has("payoff")) players = Math.max(players, paid(node));
        }
        for (Node node : nodes) {
            if (!node.has("payoff")) continue;
            int own = paid(node);
            if (own != players && !(own == 1 && players == 2)) return false;
        }
        return true;
    }
}
