package hissho.equilibrium;

import hissho.form.StrategicGame;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
import hissho.linear.ScoutedProgram;
import hissho.linear.Sense;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Correlated equilibria: distributions over pure profiles from which nobody gains by disobeying what he is told (Aumann). They form a polytope, described by one inequality for each order and each disobedience. */
public record Correlated(StrategicGame game, List<RationalVector> obedience) {

    public Correlated {
        obedience = List.copyOf(obedience);
    }

    public static Correlated of(StrategicGame game) {
        List<RationalVector> rows = new ArrayList<>();
        for (int i = 0; i < game.players().count(); i++)
            for (int told = 0; told < game.size(i); told++)
                for (int done = 0; done < game.size(i); done++) if (told != done) rows.add(row(game, i, told, done));
        return new Correlated(game, rows);
    }

    /** What obeying earns more than doing something else, as a function of the distribution. */
    private static RationalVector row(StrategicGame game, int player, int told, int done) {
        return RationalVector.generate(game.profiles(), profile -> {
            int[] choices = game.choices(profile);
            if (choices[player] != told) return Rational.ZERO;
            choices[player] = done;
            return game.payoffAt(player, profile).minus(game.payoff(player, choices));
        });
    }

    /** Whether a distribution over profiles is a correlated equilibrium. */
    public boolean holds(RationalVector weights) {
        return weights.size() == game.profiles()
                && weights.isDistribution()
                && obedience.stream().noneMatch(row -> row.dot(weights).isNegative());
    }

    /** A correlated equilibrium that is best for a weighted sum of the players' payoffs. */
    public RationalVector best(RationalVector aim, Progress progress) {
        return best(total(aim), true, progress);
    }

    /**
     * A correlated equilibrium that is best for any linear aim. Its program is solved by its dual, in which one begins at no prices at all: how far
     * can prices on disobedience push the largest entry of the objective down? The prices of that program's constraints are the distribution.
     */
    public RationalVector best(RationalVector objective, boolean maximise, Progress progress) {
        RationalVector aim = maximise ? objective : objective.negated();
        Rational most = aim.maximum();
        LinearProgram prices = new LinearProgram(
                true,
                RationalVector.generate(obedience.size() + 1, k -> k == 0 ? Rational.ONE : Rational.ZERO),
                RationalMatrix.generate(
                        game.profiles(),
                        obedience.size() + 1,
                        (p, k) -> k == 0 ? Rational.ONE : obedience.get(k - 1).get(p)),
                Collections.nCopies(game.profiles(), Sense.AT_MOST),
                RationalVector.generate(game.profiles(), p -> most.minus(aim.get(p))),
                Set.of());
        if (!(ScoutedProgram.solve(prices, progress) instanceof Outcome.Optimal optimal))
            throw new IllegalStateException("every game has a correlated equilibrium");
        return optimal.multipliers();
    }

    /** The weighted sum of the players' payoffs, profile by profile. */
    public RationalVector total(RationalVector aim) {
        return RationalVector.generate(game.profiles(), p -> game.payoffsAt(p).dot(aim));
    }

    /** What a distribution pays each player. */
    public RationalVector pays(RationalVector weights) {
        return RationalVector.generate(
                game.players().count(),
                i -> RationalVector.generate(game.profiles(), p -> game.payoffAt(i, p))
                        .dot(weights));
    }

    /** Whether some correlated equilibrium pays the players exactly so. */
    public boolean canPay(RationalVector payoffs, Progress progress) {
        int players = game.players().count();
        if (payoffs.size() != players) return false;
        int count = obedience.size();
        LinearProgram program = new LinearProgram(
                true,
                RationalVector.zero(game.profiles()),
                RationalMatrix.generate(
                        count + players + 1,
                        game.profiles(),
                        (k, p) -> k < count
                                ? obedience.get(k).get(p)
                                : k < count + players ? game.payoffAt(k - count, p) : Rational.ONE),
                IntStream.range(0, count + players + 1)
                        .mapToObj(k -> k < count ? Sense.AT_LEAST : Sense.EQUAL)
                        .toList(),
                RationalVector.generate(
                        count + players + 1,
                        k -> k < count ? Rational.ZERO : k < count + players ? payoffs.get(k - count) : Rational.ONE),
                Set.of());
        return ScoutedProgram.solve(program, progress) instanceof Outcome.Optimal;
    }

    /** All corners of the polytope, or nothing where the way to them passes the limit. */
    public Optional<List<RationalVector>> corners(int limit, Progress progress) {
        List<HalfSpace> halves =
                obedience.stream().map(row -> new HalfSpace(row, Rational.ZERO)).toList();
        List<HalfSpace> whole =
                List.of(new HalfSpace(RationalVector.generate(game.profiles(), p -> Rational.ONE), Rational.ONE));
        return new Polytope(game.profiles(), halves, whole).vertices(limit, progress);
    }
}
