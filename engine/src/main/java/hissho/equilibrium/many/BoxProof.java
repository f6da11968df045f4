package hissho.equilibrium.many;

import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Proves again in fractions, apart from the search, that the bounds of a listed equilibrium hold exactly one: a somewhat larger box is mapped into its own inside by Krawczyk's operator of the equations
 * of its supports, what it is mapped to lies within the bounds, and there every used strategy is used and every other is worse.
 */
final class BoxProof {

    private static final Rational WIDER = Rational.of(1, 1L << 30);
    private static final int STEPS = 3;

    private final StrategicGame game;
    private final List<List<Integer>> supports;
    private final List<int[]> unknowns = new ArrayList<>();

    private BoxProof(StrategicGame game, List<List<Integer>> supports) {
        this.game = game;
        this.supports = supports;
        for (int i = 0; i < supports.size(); i++)
            for (int s : supports.get(i).subList(0, supports.get(i).size() - 1)) unknowns.add(new int[] {i, s});
    }

    static boolean holds(StrategicGame game, List<List<Interval>> bounds, Progress progress) {
        if (bounds.size() != game.players().count()) return false;
        List<List<Integer>> supports = new ArrayList<>();
        for (int i = 0; i < bounds.size(); i++) {
            List<Interval> own = bounds.get(i);
            if (own.size() != game.size(i)) return false;
            supports.add(IntStream.range(0, own.size())
                    .filter(s -> own.get(s).low() != 0 || own.get(s).high() != 0)
                    .boxed()
                    .toList());
            if (supports.getLast().isEmpty()) return false;
        }
        return new BoxProof(game, supports).proves(bounds, progress);
    }

    private boolean proves(List<List<Interval>> bounds, Progress progress) {
        Span[] given =
                unknowns.stream().map(u -> Span.of(bounds.get(u[0]).get(u[1]))).toArray(Span[]::new);
        Span[] box = new Span[given.length];
        for (int k = 0; k < box.length; k++)
            box[k] = new Span(given[k].low().minus(WIDER), given[k].high().plus(WIDER));
        for (int step = 0; step < STEPS; step++) {
            progress.check();
            Span[] image = image(box);
            if (image.length < box.length) return false;
            for (int k = 0; k < box.length; k++) if (step == 0 && !image[k].isInside(box[k])) return false;
            for (int k = 0; k < box.length; k++) box[k] = step == 0 ? image[k] : image[k].and(box[k]);
        }
        for (int k = 0; k < box.length; k++) if (!box[k].isWithin(given[k])) return false;
        return isEquilibrium(weights(box), bounds);
    }

    private boolean isEquilibrium(Span[][] weights, List<List<Interval>> bounds) {
        for (int i = 0; i < weights.length; i++)
            for (int s = 0; s < weights[i].length; s++) {
                boolean used = supports.get(i).contains(s);
                if (used && !weights[i][s].low().isPositive()) return false;
                if (used && !weights[i][s].isWithin(Span.of(bounds.get(i).get(s)))) return false;
                if (!used && !lead(weights, i, s).high().isNegative()) return false;
            }
        return true;
    }

    private Span[][] weights(Span[] x) {
        Span[][] weights = new Span[supports.size()][];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = new Span[game.size(i)];
            java.util.Arrays.fill(weights[i], Span.ZERO);
            weights[i][supports.get(i).getLast()] = Span.ONE;
        }
        for (int k = 0; k < x.length; k++) {
            int i = unknowns.get(k)[0];
            int last = supports.get(i).getLast();
            weights[i][unknowns.get(k)[1]] = x[k];
            weights[i][last] = weights[i][last].minus(x[k]);
        }
        return weights;
    }

    /** What a strategy earns more than the first of the player's support. */
    private Span lead(Span[][] weights, int player, int strategy) {
        Span sum = Span.ZERO;
        int first = supports.get(player).getFirst();
        for (int profile = 0; profile < game.profiles(); profile++) {
            int[] choices = game.choices(profile);
            if (choices[player] != first) continue;
            Rational less = game.payoffAt(player, profile);
            choices[player] = strategy;
            Span term = Span.at(game.payoff(player, choices).minus(less));
            for (int j = 0; j < choices.length && !term.isZero(); j++)
                if (j != player) term = term.times(weights[j][choices[j]]);
            sum = sum.plus(term);
        }
        return sum;
    }

    /** The equation that belongs to the k-th unknown: that player's next strategy of the support earns what his first does. */
    private Span equation(Span[][] weights, int k) {
        int i = unknowns.get(k)[0];
        return lead(weights, i, supports.get(i).get(supports.get(i).indexOf(unknowns.get(k)[1]) + 1));
    }

    /** How the k-th equation changes with an unknown: payoffs are linear in each player's strategy. */
    private Span slope(Span[][] weights, int k, int unknown) {
        int j = unknowns.get(unknown)[0];
        if (unknowns.get(k)[0] == j) return Span.ZERO;
        Span[][] turned = weights.clone();
        turned[j] = new Span[weights[j].length];
        java.util.Arrays.fill(turned[j], Span.ZERO);
        turned[j][unknowns.get(unknown)[1]] = Span.ONE;
        turned[j][supports.get(j).getLast()] = Span.at(Rational.MINUS_ONE);
        return equation(turned, k);
    }

    /** Krawczyk's operator with an inverse of the slopes at the middle; empty where they have none. */
    private Span[] image(Span[] box) {
        int n = box.length;
        Span[] middle = new Span[n];
        for (int k = 0; k < n; k++) middle[k] = Span.at(box[k].middle());
        Span[][] at = weights(middle);
        Rational[][] slopes = new Rational[n][n];
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++) slopes[k][j] = slope(at, k, j).low();
        Rational[][] inverse = RationalInverse.of(slopes);
        if (inverse.length < n) return new Span[0];
        Span[][] around = weights(box);
        Span[] image = middle.clone();
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++)
                image[i] = image[i].minus(equation(at, k).times(inverse[i][k]));
            for (int j = 0; j < n; j++) {
                Span factor = i == j ? Span.ONE : Span.ZERO;
                for (int k = 0; k < n; k++)
                    factor = factor.minus(slope(around, k, j).times(inverse[i][k]));
                image[i] = image[i].plus(factor.times(box[j].minus(middle[j])));
            }
            image[i] = image[i].rounded();
        }
        return image;
    }
}
