package hissho.equilibrium.many;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Supports in which exactly three players mix, each between two strategies: what makes a player indifferent is linear in the probability of each of the other two, so that the second and third
 * probabilities are fractions in the first, and the first is a root of a quadratic equation.
 */
final class ThreeMixers {

    private final StrategicGame game;
    private final List<List<Integer>> supports;
    private final int[] mixers;

    private ThreeMixers(StrategicGame game, List<List<Integer>> supports, int[] mixers) {
        this.game = game;
        this.supports = supports;
        this.mixers = mixers;
    }

    /** All equilibria with these supports; nothing where others mix, or where the equations do not determine the probabilities one after the other. */
    static Optional<List<AlgebraicProfile>> of(StrategicGame game, List<List<Integer>> supports) {
        return mixing(game, supports).flatMap(ThreeMixers::all);
    }

    private static Optional<ThreeMixers> mixing(StrategicGame game, List<List<Integer>> supports) {
        int[] mixers = IntStream.range(0, supports.size())
                .filter(i -> supports.get(i).size() > 1)
                .toArray();
        boolean three = mixers.length == 3
                && Arrays.stream(mixers).allMatch(i -> supports.get(i).size() == 2);
        return three ? Optional.of(new ThreeMixers(game, supports, mixers)) : Optional.empty();
    }

    /** The equilibria with these supports as products, where an indifference splits into factors or says nothing. */
    static Optional<SplitMixers> split(StrategicGame game, List<List<Integer>> supports) {
        return mixing(game, supports)
                .flatMap(three -> SplitMixers.of(
                        game,
                        supports,
                        three.mixers,
                        List.of(
                                three.indifference(0, 1, 2),
                                three.indifference(1, 0, 2),
                                three.indifference(2, 0, 1))));
    }

    private SplitMixers.Indifference indifference(int mixer, int x, int y) {
        Rational[] e = coefficients(mixer, x, y);
        return new SplitMixers.Indifference(x, y, e[0], e[1], e[2], e[3]);
    }

    private Optional<List<AlgebraicProfile>> all() {
        Optional<RationalFunction> second = determined(2, 1);
        Optional<RationalFunction> third = determined(1, 2);
        if (second.isEmpty() || third.isEmpty()) return Optional.empty();
        Polynomial a = second.get().numerator();
        Polynomial b = second.get().denominator();
        Polynomial c = third.get().numerator();
        Polynomial d = third.get().denominator();
        Rational[] e = coefficients(0, 1, 2);
        Polynomial quadratic = b.times(d)
                .times(e[0])
                .plus(a.times(d).times(e[1]))
                .plus(b.times(c).times(e[2]))
                .plus(a.times(c).times(e[3]));
        if (quadratic.isZero()) return Optional.empty();
        List<AlgebraicProfile> all = new ArrayList<>();
        for (RealRoot root : quadratic.realRoots()) {
            if (root.signOf(b) == 0 || root.signOf(d) == 0) continue;
            AlgebraicProfile profile =
                    profile(root, List.of(RationalFunction.of(Polynomial.X), second.get(), third.get()));
            if (isInside(profile) && profile.isEquilibrium(game)) all.add(profile);
        }
        return Optional.of(all);
    }

    /** The probability of one player as a function of the first player's, from the indifference of another; nothing where a factor can be split off. */
    private Optional<RationalFunction> determined(int indifferent, int sought) {
        Rational[] e = coefficients(indifferent, 0, sought);
        Polynomial top = Polynomial.of(e[0], e[1]).negated();
        Polynomial bottom = Polynomial.of(e[2], e[3]);
        if (bottom.isZero() || !Polynomial.gcd(top, bottom).isConstant()) return Optional.empty();
        return Optional.of(RationalFunction.of(top, bottom));
    }

    /** The gain of a mixer by the first strategy over the second, as e0 + e1 x + e2 y + e3 xy in the probabilities of the first strategies of two others. */
    private Rational[] coefficients(int mixer, int x, int y) {
        Rational none = gain(mixer, x, 1, y, 1);
        Rational first = gain(mixer, x, 0, y, 1);
        Rational second = gain(mixer, x, 1, y, 0);
        Rational both = gain(mixer, x, 0, y, 0);
        return new Rational[] {
            none,
            first.minus(none),
            second.minus(none),
            both.minus(first).minus(second).plus(none)
        };
    }

    private Rational gain(int mixer, int x, int atX, int y, int atY) {
        int[] choices = supports.stream().mapToInt(List::getFirst).toArray();
        choices[mixers[x]] = supports.get(mixers[x]).get(atX);
        choices[mixers[y]] = supports.get(mixers[y]).get(atY);
        int player = mixers[mixer];
        Rational less = game.payoff(player, with(choices, player, 1));
        return game.payoff(player, with(choices, player, 0)).minus(less);
    }

    private int[] with(int[] choices, int player, int which) {
        int[] changed = choices.clone();
        changed[player] = supports.get(player).get(which);
        return changed;
    }

    private AlgebraicProfile profile(RealRoot root, List<RationalFunction> firsts) {
        List<List<RationalFunction>> weights = new ArrayList<>();
        for (int i = 0; i < supports.size(); i++) {
            RationalFunction[] own = new RationalFunction[game.size(i)];
            Arrays.fill(own, RationalFunction.ZERO);
            own[supports.get(i).getFirst()] = RationalFunction.ONE;
            weights.add(new ArrayList<>(List.of(own)));
        }
        for (int k = 0; k < mixers.length; k++) {
            List<Integer> support = supports.get(mixers[k]);
            weights.get(mixers[k]).set(support.getFirst(), firsts.get(k));
            weights.get(mixers[k]).set(support.getLast(), RationalFunction.ONE.minus(firsts.get(k)));
        }
        return new AlgebraicProfile(root, weights);
    }

    /** Whether every strategy of the supports is really used. */
    private boolean isInside(AlgebraicProfile profile) {
        for (int i : mixers)
            for (int s : supports.get(i)) if (profile.weights().get(i).get(s).signAt(profile.root()) <= 0) return false;
        return true;
    }
}
