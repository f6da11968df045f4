package hissho.coalition.core;

import hissho.form.Coalitions;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The smallest epsilon for which some efficient allocation gives every proper coalition its worth up to epsilon (Maschler, Peleg and
 * Shapley), with such an allocation and weights that prove it: they add up to one, cover every player equally, and the coalitions' excess
 * weighted so cannot depend on the allocation.
 */
public record LeastCore(Rational epsilon, RationalVector allocation, Map<Long, Rational> weights) {

    private static final int ADDED = 16;

    public LeastCore {
        weights = new LinkedHashMap<>(weights);
    }

    /** The least core of a game of at least two players. */
    public static LeastCore of(Coalitions game, Progress progress) {
        int n = game.players().count();
        List<Long> used = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            used.add(1L << i);
            if (n > 2) used.add(game.grand() & ~(1L << i));
        }
        while (true) {
            progress.check();
            Outcome.Optimal optimum = program(game, used, progress);
            RationalVector x = RationalVector.generate(n, i -> optimum.point().get(i));
            Rational epsilon = optimum.point().get(n);
            List<Long> objecting = objecting(game, x, epsilon, progress);
            if (!objecting.isEmpty()) {
                used.addAll(objecting);
                continue;
            }
            Map<Long, Rational> weights = new LinkedHashMap<>();
            for (int k = 0; k < used.size(); k++)
                if (!optimum.multipliers().get(k).isZero())
                    weights.put(used.get(k), optimum.multipliers().get(k));
            return new LeastCore(epsilon, x, weights);
        }
    }

    /** Smallest epsilon under the objections of the coalitions used. */
    private static Outcome.Optimal program(Coalitions game, List<Long> used, Progress progress) {
        int n = game.players().count();
        int rows = used.size() + 1;
        LinearProgram program = new LinearProgram(
                false,
                RationalVector.unit(n + 1, n),
                RationalMatrix.generate(rows, n + 1, (r, i) -> {
                    if (r == used.size()) return i < n ? Rational.ONE : Rational.ZERO;
                    return i == n || (used.get(r) >>> i & 1) != 0 ? Rational.ONE : Rational.ZERO;
                }),
                IntStream.range(0, rows)
                        .mapToObj(r -> r < used.size() ? Sense.AT_LEAST : Sense.EQUAL)
                        .toList(),
                RationalVector.generate(rows, r -> game.worth(r < used.size() ? used.get(r) : game.grand())),
                IntStream.rangeClosed(0, n).boxed().collect(java.util.stream.Collectors.toSet()));
        if (Simplex.solve(program, progress) instanceof Outcome.Optimal optimal) return optimal;
        throw new IllegalStateException("the least core exists");
    }

    private static List<Long> objecting(Coalitions game, RationalVector x, Rational epsilon, Progress progress) {
        record Objection(long set, Rational excess) {}
        List<Objection> found = new ArrayList<>();
        Rational[] given = new Rational[(int) game.grand() + 1];
        given[0] = Rational.ZERO;
        for (int set = 1; set < game.grand(); set++) {
            if ((set & 1023) == 0) progress.check();
            given[set] = given[set & (set - 1)].plus(x.get(Integer.numberOfTrailingZeros(set)));
            Rational excess = game.worth(set).minus(given[set]);
            if (excess.compareTo(epsilon) > 0) found.add(new Objection(set, excess));
        }
        return found.stream()
                .sorted(java.util.Comparator.comparing(Objection::excess).reversed())
                .limit(ADDED)
                .map(Objection::set)
                .toList();
    }

    /** Whether the weights prove that no efficient allocation does better: one in all, the same for each player. */
    public static boolean isProved(Coalitions game, Rational epsilon, Map<Long, Rational> weights) {
        int n = game.players().count();
        Rational sum = Rational.ZERO;
        Rational excess = Rational.ZERO;
        Rational[] cover = new Rational[n];
        java.util.Arrays.fill(cover, Rational.ZERO);
        for (Map.Entry<Long, Rational> each : weights.entrySet()) {
            if (each.getValue().isNegative() || each.getKey() <= 0 || each.getKey() >= game.grand()) return false;
            sum = sum.plus(each.getValue());
            excess = excess.plus(each.getValue().times(game.worth(each.getKey())));
            for (int i = 0; i < n; i++) if ((each.getKey() >>> i & 1) != 0) cover[i] = cover[i].plus(each.getValue());
        }
        Rational each = cover[0];
        return sum.equals(Rational.ONE)
                && java.util.Arrays.stream(cover).allMatch(each::equals)
                && excess.minus(each.times(game.worth(game.grand()))).equals(epsilon);
    }
}
