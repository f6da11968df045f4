package hissho.impartial.heap;

import hissho.impartial.Convention;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The labelling algorithm in rounds: in normal play each round labels P what moves only to N, then N what reaches a P; in misère play
 * terminals are N, and each round first labels N what reaches a P, then P what moves only to N.
 */
public final class Labelling {

    private Labelling() {}

    public static List<Map<String, List<Integer>>> rounds(HeapGame game, Convention convention, int from, int to) {
        TreeSet<Integer> p = new TreeSet<>();
        TreeSet<Integer> n = new TreeSet<>();
        List<Map<String, List<Integer>>> rounds = new ArrayList<>();
        while (p.size() + n.size() < to - from + 1) {
            List<Integer> newP = new ArrayList<>();
            List<Integer> newN = new ArrayList<>();
            if (convention == Convention.NORMAL) {
                newP = fresh(game, convention, from, to, p, n, true);
                p.addAll(newP);
                newN = fresh(game, convention, from, to, p, n, false);
                n.addAll(newN);
            } else {
                newN = fresh(game, convention, from, to, p, n, false);
                n.addAll(newN);
                newP = fresh(game, convention, from, to, p, n, true);
                p.addAll(newP);
            }
            if (newP.isEmpty() && newN.isEmpty()) break;
            Map<String, List<Integer>> round = new LinkedHashMap<>();
            round.put("P", newP);
            round.put("N", newN);
            rounds.add(round);
        }
        return rounds;
    }

    private static List<Integer> fresh(
            HeapGame game, Convention convention, int from, int to, Set<Integer> p, Set<Integer> n, boolean asP) {
        List<Integer> found = new ArrayList<>();
        for (int pile = from; pile <= to; pile++) {
            if (p.contains(pile) || n.contains(pile)) continue;
            List<Integer> followers = game.followers()
                    .of(pile)
                    .map(parts -> parts.length == 0 ? 0 : (int) parts[0])
                    .filter(q -> q >= from)
                    .toList();
            boolean terminal = followers.isEmpty();
            boolean label = asP
                    ? terminal ? convention == Convention.NORMAL : n.containsAll(followers)
                    : terminal
                            ? convention == Convention.MISERE
                            : followers.stream().anyMatch(p::contains);
            if (label) found.add(pile);
        }
        return found;
    }
}
