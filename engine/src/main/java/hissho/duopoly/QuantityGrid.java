package hissho.duopoly;

import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Cournot's game with a few outputs only: all pure equilibria by looking at every profile. Such a game is not the continuous one. */
final class QuantityGrid {

    private final Market market;
    private final List<Rational> choices;
    private final Map<List<Object>, Rational> best = new HashMap<>();

    QuantityGrid(Market market, List<Rational> choices) {
        this.market = market;
        this.choices = choices;
    }

    List<List<Rational>> equilibria(Progress progress) {
        List<List<Rational>> found = new ArrayList<>();
        collect(new ArrayList<>(), found, progress);
        return found;
    }

    private void collect(List<Rational> chosen, List<List<Rational>> found, Progress progress) {
        if (chosen.size() == market.size()) {
            progress.check();
            if (isEquilibrium(chosen)) found.add(List.copyOf(chosen));
            return;
        }
        for (Rational choice : choices) {
            chosen.add(choice);
            collect(chosen, found, progress);
            chosen.removeLast();
        }
    }

    boolean isEquilibrium(List<Rational> chosen) {
        Rational total = Market.total(chosen);
        Rational price = market.demand().price(total);
        for (int i = 0; i < chosen.size(); i++) {
            Rational own = price.minus(market.firms().get(i).unit()).times(chosen.get(i));
            Rational others = total.minus(chosen.get(i));
            int firm = i;
            Rational most = best.computeIfAbsent(List.of(i, others), key -> best(firm, others));
            if (own.compareTo(most) < 0) return false;
        }
        return true;
    }

    private Rational best(int firm, Rational others) {
        return choices.stream()
                .map(q -> market.demand()
                        .price(others.plus(q))
                        .minus(market.firms().get(firm).unit())
                        .times(q))
                .max(Rational::compareTo)
                .orElseThrow();
    }

    /** What each firm expects when each draws its output by its own probabilities. */
    List<Rational> expected(List<List<Rational>> mixed, Progress progress) {
        Rational[] sums = new Rational[market.size()];
        java.util.Arrays.fill(sums, Rational.ZERO);
        expect(new ArrayList<>(), Rational.ONE, mixed, sums, progress);
        return List.of(sums);
    }

    private void expect(
            List<Rational> chosen, Rational chance, List<List<Rational>> mixed, Rational[] sums, Progress progress) {
        if (chance.isZero()) return;
        if (chosen.size() == market.size()) {
            progress.check();
            List<Rational> profits = market.profits(chosen);
            for (int i = 0; i < sums.length; i++)
                sums[i] = sums[i].plus(profits.get(i).times(chance));
            return;
        }
        for (int k = 0; k < choices.size(); k++) {
            Rational weight = mixed.get(chosen.size()).get(k);
            chosen.add(choices.get(k));
            expect(chosen, chance.times(weight), mixed, sums, progress);
            chosen.removeLast();
        }
    }
}
