package hissho.extensive.solve;

import hissho.extensive.ExtensiveGame;
import hissho.form.ChanceEvent;
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
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether beliefs are the limit of those that Bayes' rule gives for completely mixed behaviour that tends to the profile (Kreps and Wilson).
 *
 * <p>It is enough to try behaviour in which a move that is never made has probability c ε^k: the orders k are found by a linear program
 * (at every set the believed nodes are those of least order), and the factors c by elimination in their logarithms, exactly, since the
 * right-hand sides are products of powers of fractions.
 */
public final class Consistency {

    private final ExtensiveGame game;
    private final Assessment assessment;
    /** The moves that are never made, numbered, by player, set and move. */
    private final Map<List<Integer>, Integer> rare = new HashMap<>();

    private Consistency(ExtensiveGame game, Assessment assessment) {
        this.game = game;
        this.assessment = assessment;
        for (int i = 0; i < game.players(); i++)
            for (int set = 0; set < game.sets(i); set++)
                for (int move = 0; move < game.moves(i, set); move++)
                    if (assessment.profile().get(i).get(set, move).isZero())
                        rare.put(List.of(i, set, move), rare.size());
    }

    public static boolean holds(ExtensiveGame game, Assessment assessment, Progress progress) {
        Consistency consistency = new Consistency(game, assessment);
        return consistency.hasOrders(progress) && consistency.hasFactors(progress);
    }

    /** How often each rare move lies on the way to a node. */
    private int[] rareBefore(int node) {
        int[] counts = new int[rare.size()];
        for (int at = node; game.tree().parent(at) >= 0; at = game.tree().parent(at)) {
            int parent = game.tree().parent(at);
            if (game.mover(parent) < 0) continue;
            Integer number = rare.get(
                    List.of(game.mover(parent), game.setOf(parent), game.tree().moveInto(at)));
            if (number != null) counts[number]++;
        }
        return counts;
    }

    /** The product of the probabilities of chance and of the moves that are made on the way to a node. */
    private Rational known(int node) {
        Rational product = Rational.ONE;
        for (int at = node; game.tree().parent(at) >= 0; at = game.tree().parent(at)) {
            int parent = game.tree().parent(at);
            int move = game.tree().moveInto(at);
            Rational p = game.tree().branching(parent).orElseThrow() instanceof ChanceEvent event
                    ? event.probabilities().get(move)
                    : assessment.profile().get(game.mover(parent)).get(game.setOf(parent), move);
            if (game.mover(parent) < 0 || !p.isZero()) product = product.times(p);
        }
        return product;
    }

    private interface Believed {
        void at(int[] nodes, RationalVector belief, int first);
    }

    /** Each set with several nodes, its belief, and the number of a node that is believed in. */
    private void sets(Believed each) {
        for (int i = 0; i < game.players(); i++)
            for (int set = 0; set < game.sets(i); set++) {
                int[] nodes = Assessment.members(game, i, set);
                RationalVector belief = assessment.beliefs().get(i).get(set);
                if (nodes.length > 1) each.at(nodes, belief, belief.support().getFirst());
            }
    }

    private boolean hasOrders(Progress progress) {
        List<RationalVector> rows = new ArrayList<>();
        List<Sense> senses = new ArrayList<>();
        List<Rational> bounds = new ArrayList<>();
        boolean[] impossible = {false};
        sets((nodes, belief, first) -> {
            progress.check();
            int[] least = rareBefore(nodes[first]);
            if (known(nodes[first]).isZero()) impossible[0] = true;
            for (int k = 0; k < nodes.length; k++) {
                if (k == first || (belief.get(k).isZero() && known(nodes[k]).isZero())) continue;
                if (known(nodes[k]).isZero()) impossible[0] = true;
                int[] counts = rareBefore(nodes[k]);
                rows.add(RationalVector.generate(rare.size(), r -> Rational.of((long) counts[r] - least[r])));
                boolean believed = belief.get(k).isPositive();
                senses.add(believed ? Sense.EQUAL : Sense.AT_LEAST);
                bounds.add(believed ? Rational.ZERO : Rational.ONE);
            }
        });
        if (impossible[0]) return false;
        if (rows.isEmpty()) return true;
        if (rare.isEmpty()) return senses.stream().allMatch(sense -> sense == Sense.EQUAL);
        for (int r = 0; r < rare.size(); r++) {
            rows.add(RationalVector.unit(rare.size(), r));
            senses.add(Sense.AT_LEAST);
            bounds.add(Rational.ONE);
        }
        LinearProgram program = new LinearProgram(
                false,
                RationalVector.zero(rare.size()),
                RationalMatrix.of(rows),
                senses,
                RationalVector.of(bounds),
                Set.of());
        return Simplex.solve(program, progress) instanceof Outcome.Optimal;
    }

    /** Whether factors c exist with the believed ratios: a linear system in their logarithms. */
    private boolean hasFactors(Progress progress) {
        List<BigInteger[]> rows = new ArrayList<>();
        List<List<Power>> sides = new ArrayList<>();
        sets((nodes, belief, first) -> {
            int[] least = rareBefore(nodes[first]);
            for (int k : belief.support()) {
                if (k == first) continue;
                int[] counts = rareBefore(nodes[k]);
                BigInteger[] row = new BigInteger[rare.size()];
                for (int r = 0; r < row.length; r++) row[r] = BigInteger.valueOf((long) counts[r] - least[r]);
                rows.add(row);
                sides.add(List.of(new Power(
                        belief.get(k)
                                .over(belief.get(first))
                                .times(known(nodes[first]))
                                .over(known(nodes[k])),
                        BigInteger.ONE)));
            }
        });
        int done = 0;
        for (int column = 0; column < rare.size() && done < rows.size(); column++) {
            progress.check();
            int pivot = done;
            while (pivot < rows.size() && rows.get(pivot)[column].signum() == 0) pivot++;
            if (pivot == rows.size()) continue;
            java.util.Collections.swap(rows, done, pivot);
            java.util.Collections.swap(sides, done, pivot);
            for (int i = done + 1; i < rows.size(); i++) {
                BigInteger a = rows.get(done)[column];
                BigInteger b = rows.get(i)[column];
                if (b.signum() == 0) continue;
                BigInteger g = a.gcd(b);
                BigInteger up = a.divide(g);
                BigInteger down = b.divide(g).negate();
                BigInteger[] target = rows.get(i);
                for (int j = 0; j < target.length; j++)
                    target[j] = target[j].multiply(up).add(rows.get(done)[j].multiply(down));
                List<Power> side = new ArrayList<>();
                for (Power power : sides.get(i)) side.add(power.to(up));
                for (Power power : sides.get(done)) side.add(power.to(down));
                sides.set(i, side);
            }
            done++;
        }
        for (int i = 0; i < rows.size(); i++)
            if (Arrays.stream(rows.get(i)).allMatch(x -> x.signum() == 0) && !isOne(sides.get(i))) return false;
        return true;
    }

    /** A positive fraction to a whole power. */
    private record Power(Rational base, BigInteger exponent) {
        Power to(BigInteger factor) {
            return new Power(base, exponent.multiply(factor));
        }
    }

    /**
     * Whether a product of powers is one. Numerators and denominators are split into parts without common factors (Bach), whose exponents
     * must all be zero, so that no power is ever multiplied out.
     */
    private static boolean isOne(List<Power> product) {
        Map<BigInteger, BigInteger> exponents = new HashMap<>();
        for (Power power : product) {
            exponents.merge(power.base.numerator(), power.exponent, BigInteger::add);
            exponents.merge(power.base.denominator(), power.exponent.negate(), BigInteger::add);
        }
        while (true) {
            exponents.remove(BigInteger.ONE);
            exponents.values().removeIf(e -> e.signum() == 0);
            List<BigInteger> parts = new ArrayList<>(exponents.keySet());
            BigInteger[] shared = null;
            for (int i = 0; i < parts.size() && shared == null; i++)
                for (int j = 0; j < i; j++)
                    if (!parts.get(i).gcd(parts.get(j)).equals(BigInteger.ONE)) {
                        shared = new BigInteger[] {parts.get(i), parts.get(j)};
                        break;
                    }
            if (shared == null) return exponents.isEmpty();
            BigInteger g = shared[0].gcd(shared[1]);
            for (BigInteger part : shared) {
                BigInteger exponent = exponents.remove(part);
                if (exponent == null) continue;
                exponents.merge(g, exponent, BigInteger::add);
                exponents.merge(part.divide(g), exponent, BigInteger::add);
            }
        }
    }
}
