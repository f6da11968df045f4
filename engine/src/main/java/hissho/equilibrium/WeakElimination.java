package hissho.equilibrium;

import hissho.form.StrategicGame;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Iterated elimination of weakly dominated strategies, one at a time. Unlike strict elimination it can lose equilibria, and what is left can depend on the order.
 *
 * @param steps what fell, in order
 * @param left the surviving strategies of each player
 */
public record WeakElimination(List<Step> steps, List<List<Integer>> left) {

    public WeakElimination {
        steps = List.copyOf(steps);
        left = left.stream().map(List::copyOf).toList();
    }

    /** One strategy falls: strictly dominated, or only weakly. */
    public record Step(int player, int strategy, boolean strict) {}

    /** The elimination that tries the players in this order, and each player's strategies from the first. */
    public static WeakElimination of(StrategicGame game, List<Integer> order, Progress progress) {
        List<List<Integer>> left = everything(game);
        List<Step> steps = new ArrayList<>();
        boolean again = true;
        while (again) {
            again = false;
            for (int player : order) {
                Step step = first(game, left, player, progress);
                if (step == null) continue;
                steps.add(step);
                left.get(player).remove(Integer.valueOf(step.strategy()));
                again = true;
                break;
            }
        }
        return new WeakElimination(steps, left);
    }

    private static List<List<Integer>> everything(StrategicGame game) {
        List<List<Integer>> left = new ArrayList<>();
        for (int i = 0; i < game.players().count(); i++)
            left.add(new ArrayList<>(IntStream.range(0, game.size(i)).boxed().toList()));
        return left;
    }

    private static @org.jspecify.annotations.Nullable Step first(
            StrategicGame game, List<List<Integer>> left, int player, Progress progress) {
        for (int s : left.get(player)) {
            if (!falls(game, left, player, s, progress)) continue;
            return new Step(
                    player,
                    s,
                    StrictElimination.dominated(game, left, player, s, progress).isPresent());
        }
        return null;
    }

    /** Whether a mixture of the player's other strategies is never worse and somewhere better: the greatest total gain without a loss is positive. */
    public static boolean falls(
            StrategicGame game, List<List<Integer>> left, int player, int strategy, Progress progress) {
        progress.check();
        List<Integer> others =
                left.get(player).stream().filter(s -> s != strategy).toList();
        if (others.isEmpty()) return false;
        List<int[]> replies = StrictElimination.opposing(left, player);
        RationalMatrix gain = RationalMatrix.generate(
                others.size(),
                replies.size(),
                (k, j) -> StrictElimination.paid(game, player, others.get(k), replies.get(j))
                        .minus(StrictElimination.paid(game, player, strategy, replies.get(j))));
        return gains(gain, progress);
    }

    /** Whether some mixture of rows has no negative entry and a positive one. */
    static boolean gains(RationalMatrix gain, Progress progress) {
        int n = gain.height();
        int m = gain.width();
        List<RationalVector> rows = new ArrayList<>();
        List<Sense> senses = new ArrayList<>();
        for (int j = 0; j < m; j++) {
            rows.add(gain.column(j));
            senses.add(Sense.AT_LEAST);
        }
        rows.add(RationalVector.generate(n, k -> Rational.ONE));
        senses.add(Sense.EQUAL);
        LinearProgram program = new LinearProgram(
                true,
                RationalVector.generate(n, k -> gain.row(k).sum()),
                RationalMatrix.of(rows),
                senses,
                RationalVector.unit(m + 1, m),
                Set.of());
        return Simplex.solve(program, progress) instanceof Outcome.Optimal best
                && best.objective().isPositive();
    }

    /** What can be left over all orders, or nothing where there are more than so many stages to look at. */
    public static java.util.Optional<Set<List<List<Integer>>>> outcomes(
            StrategicGame game, int mostStages, Progress progress) {
        Set<List<List<Integer>>> ends = new LinkedHashSet<>();
        Map<List<List<Integer>>, Boolean> seen = new HashMap<>();
        List<List<List<Integer>>> open = new ArrayList<>(List.of(everything(game)));
        while (!open.isEmpty()) {
            List<List<Integer>> left = open.removeLast();
            if (seen.putIfAbsent(left, true) != null) continue;
            if (seen.size() > mostStages) return java.util.Optional.empty();
            boolean end = true;
            for (int i = 0; i < left.size(); i++)
                for (int s : left.get(i)) {
                    if (!falls(game, left, i, s, progress)) continue;
                    end = false;
                    List<List<Integer>> next = new ArrayList<>(left);
                    List<Integer> fewer = new ArrayList<>(left.get(i));
                    fewer.remove(Integer.valueOf(s));
                    next.set(i, fewer);
                    open.add(next);
                }
            if (end) ends.add(left);
        }
        return java.util.Optional.of(ends);
    }
}
