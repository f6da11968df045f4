package hissho.equilibrium.many;

import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.form.StrategicGame;
import java.util.ArrayList;
import java.util.List;

/**
 * A profile whose probabilities are functions of one real algebraic number, so that everything about it is decided exactly.
 *
 * @param weights for each player and strategy the probability as a function of the number
 */
public record AlgebraicProfile(RealRoot root, List<List<RationalFunction>> weights) {

    public AlgebraicProfile {
        weights = weights.stream().map(List::copyOf).toList();
    }

    /** The probabilities as numbers. */
    public List<List<RealRoot>> probabilities() {
        return weights.stream()
                .map(own -> own.stream().map(x -> RootValue.of(x, root)).toList())
                .toList();
    }

    /** What each player gets. */
    public List<RealRoot> payoffs(StrategicGame game) {
        List<RealRoot> payoffs = new ArrayList<>();
        for (int i = 0; i < weights.size(); i++) {
            RationalFunction sum = RationalFunction.ZERO;
            for (int s = 0; s < game.size(i); s++)
                sum = sum.plus(earned(game, i, s).times(weights.get(i).get(s)));
            payoffs.add(RootValue.of(sum, root));
        }
        return payoffs;
    }

    /** Whether these are probabilities and nobody gains by any deviation. */
    public boolean isEquilibrium(StrategicGame game) {
        for (int i = 0; i < weights.size(); i++) {
            RationalFunction rest = RationalFunction.ONE;
            RationalFunction paid = RationalFunction.ZERO;
            List<RationalFunction> pure = new ArrayList<>();
            for (int s = 0; s < game.size(i); s++) {
                RationalFunction weight = weights.get(i).get(s);
                if (weight.signAt(root) < 0) return false;
                pure.add(earned(game, i, s));
                rest = rest.minus(weight);
                paid = paid.plus(weight.times(pure.getLast()));
            }
            if (rest.signAt(root) != 0) return false;
            for (RationalFunction each : pure) if (each.minus(paid).signAt(root) > 0) return false;
        }
        return true;
    }

    /** What a pure strategy earns against the others. */
    private RationalFunction earned(StrategicGame game, int player, int strategy) {
        RationalFunction sum = RationalFunction.ZERO;
        for (int p = 0; p < game.profiles(); p++) {
            int[] choices = game.choices(p);
            if (choices[player] != strategy) continue;
            RationalFunction term = RationalFunction.constant(game.payoffAt(player, p));
            for (int j = 0; j < choices.length && !term.isZero(); j++)
                if (j != player) term = term.times(weights.get(j).get(choices[j]));
            sum = sum.plus(term);
        }
        return sum;
    }
}
