package hissho.coalition.property;

import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Whether a monotone simple game can be given by weights and a quota. A linear program finds the weights of smallest sum; where it has no
 * solution, Farkas' multipliers are a trade: winning coalitions that exchange members and all lose (Taylor and Zwicker).
 */
public sealed interface Weightedness {

    /** Weights with which exactly the winning coalitions exceed the quota. */
    record Weighted(List<Rational> weights, Rational quota) implements Weightedness {}

    /** Winning coalitions, and as many losing ones made of the same players; none where they are too many to write out. */
    record Traded(List<Long> winning, List<Long> losing) implements Weightedness {}

    /** A larger trade is not written out. */
    int MOST_TRADED = 1_000;

    /** The answer for the minimal winning and the maximal losing coalitions of a monotone game. */
    static Weightedness of(int players, List<Long> winning, List<Long> losing, Progress progress) {
        int rows = winning.size() + losing.size();
        // variables: the weights and the least weight that wins
        RationalMatrix constraints = RationalMatrix.generate(rows, players + 1, (r, i) -> {
            long coalition = r < winning.size() ? winning.get(r) : losing.get(r - winning.size());
            if (i == players) return Rational.MINUS_ONE;
            return (coalition >>> i & 1) != 0 ? Rational.ONE : Rational.ZERO;
        });
        LinearProgram program = new LinearProgram(
                false,
                RationalVector.generate(players + 1, i -> i < players ? Rational.ONE : Rational.ZERO),
                constraints,
                IntStream.range(0, rows)
                        .mapToObj(r -> r < winning.size() ? Sense.AT_LEAST : Sense.AT_MOST)
                        .toList(),
                RationalVector.generate(rows, r -> r < winning.size() ? Rational.ZERO : Rational.MINUS_ONE),
                Set.of());
        return switch (Simplex.solve(program, progress)) {
            case Outcome.Optimal optimal -> weighted(players, optimal.point(), losing);
            case Outcome.Infeasible farkas -> traded(players, winning, losing, farkas.multipliers());
            case Outcome.Unbounded _ -> throw new IllegalStateException("weights below zero");
        };
    }

    private static Weighted weighted(int players, RationalVector point, List<Long> losing) {
        BigInteger scale = IntStream.range(0, players)
                .mapToObj(i -> point.get(i).denominator())
                .reduce(BigInteger.ONE, (a, b) -> a.divide(a.gcd(b)).multiply(b));
        List<Rational> weights = IntStream.range(0, players)
                .mapToObj(i -> point.get(i).times(Rational.of(scale)))
                .toList();
        Rational quota =
                losing.stream().map(coalition -> weight(weights, coalition)).reduce(Rational.ZERO, Rational::max);
        return new Weighted(weights, quota);
    }

    private static Rational weight(List<Rational> weights, long coalition) {
        return IntStream.range(0, weights.size())
                .filter(i -> (coalition >>> i & 1) != 0)
                .mapToObj(weights::get)
                .reduce(Rational.ZERO, Rational::plus);
    }

    /** Every coalition as often as its multiplier says; what the losing ones have too much of, they give up. */
    private static Traded traded(int players, List<Long> winning, List<Long> losing, RationalVector multipliers) {
        BigInteger scale = multipliers.stream()
                .map(Rational::denominator)
                .reduce(BigInteger.ONE, (a, b) -> a.divide(a.gcd(b)).multiply(b));
        BigInteger common = multipliers.stream()
                .map(m -> m.times(Rational.of(scale)).numerator())
                .reduce(BigInteger.ZERO, BigInteger::gcd);
        List<Long> wins = new ArrayList<>();
        List<Long> loses = new ArrayList<>();
        for (int r = 0; r < multipliers.size(); r++) {
            BigInteger times = multipliers
                    .get(r)
                    .times(Rational.of(scale, common))
                    .absolute()
                    .numerator();
            boolean won = r < winning.size();
            if (times.compareTo(BigInteger.valueOf(MOST_TRADED - wins.size() - loses.size())) > 0)
                return new Traded(List.of(), List.of());
            for (int k = times.intValueExact(); k > 0; k--)
                (won ? wins : loses).add(won ? winning.get(r) : losing.get(r - winning.size()));
        }
        while (loses.size() < wins.size()) loses.add(0L);
        for (int i = 0; i < players; i++) {
            long bit = 1L << i;
            long had = wins.stream().filter(c -> (c & bit) != 0).count();
            long has = loses.stream().filter(c -> (c & bit) != 0).count();
            for (int k = 0; k < loses.size() && has > had; k++)
                if ((loses.get(k) & bit) != 0) {
                    loses.set(k, loses.get(k) & ~bit);
                    has--;
                }
        }
        return new Traded(wins, loses);
    }

    /** Whether a trade proves that there are no weights: as many coalitions, the same players overall, winning before and losing after. */
    static boolean isTrade(SimpleGame game, int players, List<Long> winning, List<Long> losing) {
        if (winning.isEmpty() || winning.size() != losing.size()) return false;
        for (int i = 0; i < players; i++) {
            long bit = 1L << i;
            if (winning.stream().filter(c -> (c & bit) != 0).count()
                    != losing.stream().filter(c -> (c & bit) != 0).count()) return false;
        }
        return winning.stream().allMatch(game::wins) && losing.stream().noneMatch(game::wins);
    }

    /** Whether weights give exactly the winning coalitions, with some quota or, where one is given, with this one. */
    static boolean represents(
            SimpleGame game, int players, List<Rational> weights, Optional<Rational> quota, boolean strict) {
        if (weights.size() != players) return false;
        for (long coalition = 0; coalition < 1L << players; coalition++) {
            if (quota.isEmpty()) continue;
            int more = weight(weights, coalition).compareTo(quota.get());
            if (game.wins(coalition) != (strict ? more > 0 : more >= 0)) return false;
        }
        if (quota.isPresent()) return true;
        Rational least = null;
        Rational most = Rational.ZERO;
        for (long coalition = 0; coalition < 1L << players; coalition++) {
            Rational weight = weight(weights, coalition);
            if (game.wins(coalition)) least = least == null ? weight : least.min(weight);
            else most = most.max(weight);
        }
        return least != null && least.compareTo(most) > 0;
    }
}
