package hissho.equilibrium.many;

import hissho.algebra.RealRoot;
import hissho.equilibrium.Deviations;
import hissho.equilibrium.many.ManyEquilibria.Found;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.method.SimplestFraction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The equilibria in which every player mixes exactly the strategies of one support: the roots of its equations, proved exactly or within narrow bounds, at which no other strategy earns more. */
final class SupportEquilibria {

    private static final int MOST_UNKNOWNS = 6;
    private static final int MOST_NEAR = 2;
    private static final double NARROW = 1e-6;

    private SupportEquilibria() {}

    /** Adds the equilibria with exactly these supports; false where some could not be told. */
    static boolean add(StrategicGame game, List<List<Integer>> supports, List<Found> found, Progress progress) {
        SupportSystem system = new SupportSystem(game, supports);
        if (system.unknowns == 0) {
            int[] choices = supports.stream().mapToInt(List::getFirst).toArray();
            Profile pure = Profile.pure(game, choices);
            if (Deviations.from(game, pure).isEquilibrium()) found.add(exact(pure));
            return true;
        }
        Optional<List<AlgebraicProfile>> three = ThreeMixers.of(game, supports);
        if (three.isPresent()) {
            for (AlgebraicProfile each : three.get()) found.add(exact(each));
            return true;
        }
        if (system.unknowns > MOST_UNKNOWNS) return false;
        RootSearch search = RootSearch.of(system, progress);
        boolean complete = search.complete();
        for (Interval[] root : search.roots()) complete &= add(game, system, root, found);
        return complete;
    }

    /** An equilibrium with exactly these supports near a given profile, where one can be proved. */
    static Optional<Found> near(StrategicGame game, List<List<Integer>> supports, double[][] p, Progress progress) {
        List<Found> found = new ArrayList<>();
        SupportSystem system = new SupportSystem(game, supports);
        if (system.unknowns <= MOST_NEAR) add(game, supports, found, progress);
        else RootSearch.near(system, system.unknowns(p)).ifPresent(root -> add(game, system, root, found));
        return found.stream().findFirst();
    }

    private static Found exact(AlgebraicProfile profile) {
        List<List<RealRoot>> roots = profile.probabilities();
        if (roots.stream().flatMap(List::stream).allMatch(RealRoot::isRational))
            return exact(new Profile(roots.stream()
                    .map(own -> new Mixed(RationalVector.of(
                            own.stream().map(RealRoot::rational).toList())))
                    .toList()));
        return new Found(
                Optional.empty(),
                Optional.of(profile),
                roots.stream()
                        .map(own -> own.stream().map(SupportEquilibria::around).toList())
                        .toList());
    }

    private static Interval around(RealRoot x) {
        if (x.isRational()) return Interval.of(x.rational());
        double near = x.doubleValue();
        double off = Math.abs(near) * 1e-15 + 1e-18; // the decimal is within 2^-60, and rounded
        return new Interval(Math.max(0, near - off), near + off);
    }

    static Found exact(Profile profile) {
        return new Found(
                Optional.of(profile),
                profile.strategies().stream()
                        .map(own -> own.weights().stream().map(Interval::of).toList())
                        .toList());
    }

    /** Decides whether the root of a support's equations is an equilibrium with this support. */
    private static boolean add(StrategicGame game, SupportSystem system, Interval[] root, List<Found> found) {
        Optional<List<RationalVector>> simple = simple(game, system, root);
        if (simple.isPresent()) {
            List<RationalVector> weights = simple.get();
            boolean inside = true;
            for (int i = 0; i < weights.size(); i++)
                for (int s : system.supports.get(i))
                    inside &= weights.get(i).get(s).isPositive();
            if (!inside) return true;
            Profile profile = new Profile(weights.stream().map(Mixed::new).toList());
            if (Deviations.from(game, profile).isEquilibrium()) found.add(exact(profile));
            return true;
        }
        List<List<Interval>> bounds = new ArrayList<>();
        for (int i = 0; i < system.supports.size(); i++) {
            Interval[] own = new Interval[game.size(i)];
            Arrays.fill(own, Interval.ZERO);
            for (int k = 0; k < system.supports.get(i).size(); k++) {
                Interval weight = system.weight(root, i, k);
                if (weight.high() < 0) return true;
                if (weight.low() <= 0 || weight.width() > NARROW) return false;
                own[system.supports.get(i).get(k)] = weight;
            }
            for (int s = 0; s < game.size(i); s++) {
                if (system.supports.get(i).contains(s)) continue;
                Interval lead = system.lead(root, i, s);
                if (lead.low() > 0) return true;
                if (lead.high() >= 0) return false;
            }
            bounds.add(List.of(own));
        }
        found.add(new Found(Optional.empty(), bounds));
        return true;
    }

    /** The simplest fractions within the bounds, where they solve the equations exactly. */
    private static Optional<List<RationalVector>> simple(StrategicGame game, SupportSystem system, Interval[] root) {
        List<RationalVector> weights = new ArrayList<>();
        int at = 0;
        for (int i = 0; i < system.supports.size(); i++) {
            Rational[] own = new Rational[game.size(i)];
            Arrays.fill(own, Rational.ZERO);
            Rational rest = Rational.ONE;
            List<Integer> support = system.supports.get(i);
            for (int k = 0; k < support.size() - 1; k++) {
                Rational weight = SimplestFraction.between(
                        Rational.ofExactly(root[at].low()), Rational.ofExactly(root[at].high()));
                at++;
                own[support.get(k)] = weight;
                rest = rest.minus(weight);
            }
            own[support.getLast()] = rest;
            weights.add(RationalVector.of(own));
        }
        return solves(game, system, weights) ? Optional.of(weights) : Optional.empty();
    }

    /** Whether all strategies of every support earn the same; the weights need not be probabilities. */
    private static boolean solves(StrategicGame game, SupportSystem system, List<RationalVector> weights) {
        for (int i = 0; i < weights.size(); i++) {
            Rational[] earned = new Rational[game.size(i)];
            Arrays.fill(earned, Rational.ZERO);
            for (int p = 0; p < game.profiles(); p++) {
                int[] choices = game.choices(p);
                Rational product = game.payoffAt(i, p);
                for (int j = 0; j < choices.length && !product.isZero(); j++)
                    if (j != i) product = product.times(weights.get(j).get(choices[j]));
                earned[choices[i]] = earned[choices[i]].plus(product);
            }
            int first = system.supports.get(i).getFirst();
            for (int s : system.supports.get(i)) if (!earned[s].equals(earned[first])) return false;
        }
        return true;
    }
}
