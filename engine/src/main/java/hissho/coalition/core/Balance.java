package hissho.coalition.core;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The least total with which every proper coalition can be satisfied, and balanced weights that prove it: the core is empty exactly when
 * it exceeds what everybody together is worth (Bondareva, Shapley).
 *
 * <p>Of the coalitions only those are looked at that object to the allocation found so far (constraint generation); the program is
 * the dual one, whose rows are the players.
 *
 * @param total the least total
 * @param allocation which satisfies every proper coalition and has that total
 * @param weights of coalitions, not negative, so that those of each player's coalitions add up to one
 */
public record Balance(Rational total, RationalVector allocation, Map<Long, Rational> weights) {

    /** Constraints added at once, those that object most. */
    private static final int ADDED = 24;

    public Balance {
        weights = new LinkedHashMap<>(weights);
    }

    public static Balance of(Coalitions game, Progress progress) {
        int n = game.players().count();
        if (n == 1) {
            Rational all = game.worth(1);
            return new Balance(all, RationalVector.of(all), Map.of(1L, Rational.ONE));
        }
        Surplus surplus = Surplus.of(game);
        List<Integer> used = start(surplus);
        while (true) {
            progress.check();
            Outcome.Optimal optimum = program(surplus, used, progress);
            List<Integer> objecting = objecting(surplus, optimum.multipliers(), progress);
            if (objecting.isEmpty()) return answer(surplus, used, optimum);
            used.addAll(objecting);
        }
    }

    /** The complements of single players, where they gain anything. */
    private static List<Integer> start(Surplus surplus) {
        List<Integer> used = new ArrayList<>();
        for (int i = 0; i < surplus.players(); i++) {
            int set = surplus.grand() & ~(1 << i);
            if (Integer.bitCount(set) > 1 && surplus.gains().get(set).signum() > 0) used.add(set);
        }
        return used;
    }

    /** Largest weighted surplus where no player has more than weight one; the multipliers are what each player must get. */
    private static Outcome.Optimal program(Surplus surplus, List<Integer> used, Progress progress) {
        int n = surplus.players();
        if (used.isEmpty()) return new Outcome.Optimal(Rational.ZERO, RationalVector.zero(0), RationalVector.zero(n));
        LinearProgram program = LinearProgram.standard(
                RationalVector.generate(
                        used.size(), k -> Rational.of(surplus.gains().get(used.get(k)))),
                RationalMatrix.generate(
                        n, used.size(), (i, k) -> (used.get(k) >>> i & 1) != 0 ? Rational.ONE : Rational.ZERO),
                RationalVector.generate(n, i -> Rational.ONE));
        if (Simplex.solve(program, progress) instanceof Outcome.Optimal optimal) return optimal;
        throw new IllegalStateException("weights are bounded");
    }

    /** The proper coalitions that ask for more than the amounts give, most first and not very many. */
    private static List<Integer> objecting(Surplus surplus, RationalVector amounts, Progress progress) {
        BigInteger scale = amounts.stream()
                .map(Rational::denominator)
                .reduce(BigInteger.ONE, (a, b) -> a.divide(a.gcd(b)).multiply(b));
        BigInteger[] given = new BigInteger[surplus.gains().size()];
        given[0] = BigInteger.ZERO;
        record Objection(int set, BigInteger asks) {}
        List<Objection> objections = new ArrayList<>();
        for (int set = 1; set < surplus.grand(); set++) {
            if ((set & 4095) == 0) progress.check();
            Rational last = amounts.get(Integer.numberOfTrailingZeros(set));
            given[set] = given[set & (set - 1)].add(last.numerator().multiply(scale.divide(last.denominator())));
            if (surplus.gains().get(set).signum() <= 0) continue;
            BigInteger asks = surplus.gains().get(set).multiply(scale).subtract(given[set]);
            if (asks.signum() > 0) objections.add(new Objection(set, asks));
        }
        return objections.stream()
                .sorted(Comparator.comparing(Objection::asks).reversed())
                .limit(ADDED)
                .map(Objection::set)
                .toList();
    }

    private static Balance answer(Surplus surplus, List<Integer> used, Outcome.Optimal optimum) {
        int n = surplus.players();
        Map<Long, Rational> weights = new LinkedHashMap<>();
        Rational[] left = new Rational[n];
        java.util.Arrays.fill(left, Rational.ONE);
        for (int k = 0; k < used.size(); k++) {
            Rational weight = optimum.point().get(k);
            if (weight.isZero()) continue;
            weights.put((long) used.get(k), weight);
            Subsets.members(used.get(k)).forEach(i -> left[i] = left[i].minus(weight));
        }
        for (int i = 0; i < n; i++) if (!left[i].isZero()) weights.put(1L << i, left[i]);
        RationalVector allocation = RationalVector.generate(
                n,
                i -> surplus.singles().get(i).plus(optimum.multipliers().get(i).over(Rational.of(surplus.scale()))));
        return new Balance(allocation.sum(), allocation, weights);
    }

    /** Whether weights are balanced: not negative, and adding up to one over the coalitions of each player. */
    public static boolean isBalanced(int players, Map<Long, Rational> weights) {
        for (int i = 0; i < players; i++) {
            Rational sum = Rational.ZERO;
            for (Map.Entry<Long, Rational> each : weights.entrySet()) {
                if (each.getValue().isNegative()) return false;
                if (Subsets.contains(each.getKey(), i)) sum = sum.plus(each.getValue());
            }
            if (!sum.equals(Rational.ONE)) return false;
        }
        return true;
    }

    /** What the coalitions are worth, each times its weight. */
    public static Rational weighted(Coalitions game, Map<Long, Rational> weights) {
        return weights.entrySet().stream()
                .map(each -> game.worth(each.getKey()).times(each.getValue()))
                .reduce(Rational.ZERO, Rational::plus);
    }
}
