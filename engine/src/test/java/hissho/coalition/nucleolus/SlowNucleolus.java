package hissho.coalition.nucleolus;

import hissho.form.Coalitions;
import hissho.form.Subsets;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** The nucleolus as it is defined, slowly: after each program one program per coalition tells whether its excess can still fall. */
final class SlowNucleolus {

    private final Coalitions game;
    private final boolean imputations;
    private final Map<Long, Rational> settled = new HashMap<>();

    private SlowNucleolus(Coalitions game, boolean imputations) {
        this.game = game;
        this.imputations = imputations;
    }

    static RationalVector of(Coalitions game, boolean imputations) {
        return new SlowNucleolus(game, imputations).run();
    }

    private RationalVector run() {
        int n = game.players().count();
        while (true) {
            Outcome.Optimal best = solve(RationalVector.unit(n + 1, n), false);
            RationalVector x = RationalVector.generate(n, best.point()::get);
            Rational level = best.point().get(n);
            List<Long> tight = new ArrayList<>();
            for (long s = 1; s < game.grand(); s++)
                if (!settled.containsKey(s) && Excess.of(game, x, s).equals(level)) tight.add(s);
            List<Long> always = new ArrayList<>();
            for (long s : tight) {
                long coalition = s;
                Rational most = solve(
                                RationalVector.generate(
                                        n + 1,
                                        i -> i < n && Subsets.contains(coalition, i)
                                                ? Rational.MINUS_ONE
                                                : Rational.ZERO),
                                false,
                                level)
                        .objective();
                if (game.worth(s).plus(most).compareTo(level) >= 0) always.add(s);
            }
            if (always.isEmpty()) throw new IllegalStateException("nothing is settled");
            for (long s : always) settled.put(s, level);
            if (settled.size() == (1 << n) - 2 || unique(x, level)) return x;
        }
    }

    private boolean unique(RationalVector x, Rational level) {
        for (int i = 0; i < x.size(); i++)
            for (int sign : new int[] {1, -1}) {
                RationalVector direction = RationalVector.unit(x.size() + 1, i).times(Rational.of(sign));
                if (!solve(direction, true, level).objective().equals(x.get(i).times(sign))) return false;
            }
        return true;
    }

    private Outcome.Optimal solve(RationalVector objective, boolean most, Rational... level) {
        int n = game.players().count();
        List<RationalVector> rows = new ArrayList<>();
        List<Sense> senses = new ArrayList<>();
        List<Rational> bounds = new ArrayList<>();
        for (long s = 1; s <= game.grand(); s++) {
            long coalition = s;
            boolean fixed = s == game.grand() || settled.containsKey(s);
            rows.add(RationalVector.generate(
                    n + 1,
                    i -> i == n
                            ? fixed ? Rational.ZERO : Rational.ONE
                            : Subsets.contains(coalition, i) ? Rational.ONE : Rational.ZERO));
            senses.add(fixed ? Sense.EQUAL : Sense.AT_LEAST);
            bounds.add(fixed && s != game.grand() ? game.worth(s).minus(settled.get(s)) : game.worth(s));
        }
        if (imputations)
            for (int i = 0; i < n; i++) {
                rows.add(RationalVector.unit(n + 1, i));
                senses.add(Sense.AT_LEAST);
                bounds.add(game.worth(Subsets.of(i)));
            }
        if (level.length > 0) {
            rows.add(RationalVector.unit(n + 1, n));
            senses.add(Sense.EQUAL);
            bounds.add(level[0]);
        }
        return (Outcome.Optimal) Simplex.solve(
                new LinearProgram(
                        most,
                        objective,
                        RationalMatrix.of(rows),
                        senses,
                        RationalVector.of(bounds),
                        Set.copyOf(IntStream.rangeClosed(0, n).boxed().toList())),
                Progress.none());
    }
}
