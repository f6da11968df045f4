package hissho.card.trick;

import java.util.ArrayList;
import java.util.List;

/** The slow, obvious twin: plain minimax over two lists of ranks. */
public final class SlowTricks {

    private SlowTricks() {}

    /** What Left takes; the points of rank r stand at index r. */
    public static int value(List<Integer> left, List<Integer> right, boolean leftLeads, int[] points, Aim aim) {
        if (left.isEmpty()) return 0;
        List<Integer> leader = leftLeads ? left : right;
        List<Integer> other = leftLeads ? right : left;
        boolean leaderMaximises = leftLeads == (aim != Aim.AVOID);
        Integer best = null;
        for (int lead : leader) {
            Integer worst = null;
            for (int answer : other) {
                int a = leftLeads ? lead : answer;
                int b = leftLeads ? answer : lead;
                int found = result(left, right, a, b, points, aim);
                if (worst == null || (leaderMaximises ? found < worst : found > worst)) worst = found;
            }
            if (best == null || (leaderMaximises ? worst > best : worst < best)) best = worst;
        }
        return best;
    }

    private static int result(List<Integer> left, List<Integer> right, int a, int b, int[] points, Aim aim) {
        int gain = a > b ? points[a] + points[b] : 0;
        if (aim == Aim.LAST_TRICK) gain = left.size() == 1 && a > b ? 1 : 0;
        return gain + value(without(left, a), without(right, b), a > b, points, aim);
    }

    private static List<Integer> without(List<Integer> hand, int rank) {
        List<Integer> rest = new ArrayList<>(hand);
        rest.remove((Integer) rank);
        return rest;
    }
}
