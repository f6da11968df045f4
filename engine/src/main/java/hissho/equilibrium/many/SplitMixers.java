package hissho.equilibrium.many;

import hissho.equilibrium.Deviations;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Supports in which exactly three players mix, each between two strategies, and some indifference splits into factors or says nothing: then a probability is fixed, or left free. Where the factors fix
 * some probabilities and leave the others free, the equilibria are products; where two that are free depend on each other they lie on a curve, which is not told.
 *
 * @param products equilibria whose supports are at most these
 * @param told whether every equilibrium with exactly these supports is in the products
 */
record SplitMixers(List<NashProduct> products, boolean told) {

    /** The indifference of a mixer: none + first x + second y + both xy is zero, with x and y of the two other mixers. */
    record Indifference(int x, int y, Rational none, Rational first, Rational second, Rational both) {

        boolean isZero() {
            return none.isZero() && first.isZero() && second.isZero() && both.isZero();
        }

        /** Whether it has no root in the open square: its values at the corners are nowhere negative or nowhere positive. */
        boolean hasNoRoot() {
            List<Rational> corners = List.of(
                    none,
                    none.plus(first),
                    none.plus(second),
                    none.plus(first).plus(second).plus(both));
            return !isZero()
                    && (corners.stream().noneMatch(Rational::isNegative)
                            || corners.stream().noneMatch(Rational::isPositive));
        }

        /** Whether it is a product of a factor in x and one in y, each of which may be constant. */
        boolean splits() {
            return both.isZero()
                    ? first.isZero() || second.isZero()
                    : none.times(both).equals(first.times(second));
        }

        /** What it fixes, where it splits: a variable with its value. */
        List<Fixed> factors() {
            List<Fixed> all = new ArrayList<>();
            if (!both.isZero()) {
                all.add(new Fixed(x, second.negated().over(both)));
                all.add(new Fixed(y, first.negated().over(both)));
            } else if (!first.isZero()) all.add(new Fixed(x, none.negated().over(first)));
            else if (!second.isZero()) all.add(new Fixed(y, none.negated().over(second)));
            return all;
        }

        /** The other variable where one is known; nothing where it is left free or has no value. */
        Optional<Fixed> given(int variable, Rational value) {
            Rational constant = none.plus((variable == x ? first : second).times(value));
            Rational slope = (variable == x ? second : first).plus(both.times(value));
            return slope.isZero()
                    ? Optional.empty()
                    : Optional.of(
                            new Fixed(variable == x ? y : x, constant.negated().over(slope)));
        }
    }

    record Fixed(int variable, Rational value) {}

    /** The equilibria of these supports, where at least one of the indifferences splits or is nothing; else not for here. */
    static Optional<SplitMixers> of(
            StrategicGame game, List<List<Integer>> supports, int[] mixers, List<Indifference> indifferences) {
        if (indifferences.stream().anyMatch(Indifference::hasNoRoot))
            return Optional.of(new SplitMixers(List.of(), /* told= */ true));
        if (indifferences.stream().noneMatch(Indifference::splits)) return Optional.empty();
        List<NashProduct> products = new ArrayList<>();
        boolean told = true;
        for (Map<Integer, Rational> fixed : choices(indifferences)) {
            Optional<Map<Integer, Rational>> values = spread(fixed, indifferences);
            if (values.isEmpty()) continue;
            Map<Integer, Rational> known = values.get();
            boolean onCurve = indifferences.stream().anyMatch(each -> !each.splits() && !known.containsKey(each.x()));
            told &= !onCurve && add(game, supports, mixers, known, products);
        }
        return Optional.of(new SplitMixers(products, told));
    }

    /** All ways to take one factor of each indifference that splits, as values of the variables; contradictions left out. */
    private static List<Map<Integer, Rational>> choices(List<Indifference> indifferences) {
        List<Map<Integer, Rational>> all = List.of(Map.of());
        for (Indifference each : indifferences) {
            if (each.isZero() || !each.splits()) continue;
            List<Map<Integer, Rational>> more = new ArrayList<>();
            for (Map<Integer, Rational> before : all)
                for (Fixed factor : each.factors()) with(before, factor).ifPresent(more::add);
            all = more;
        }
        return all;
    }

    private static Optional<Map<Integer, Rational>> with(Map<Integer, Rational> before, Fixed fixed) {
        if (!fixed.value().isPositive() || fixed.value().compareTo(Rational.ONE) >= 0) return Optional.empty();
        Map<Integer, Rational> after = new HashMap<>(before);
        Rational old = after.putIfAbsent(fixed.variable(), fixed.value());
        return old == null || old.equals(fixed.value()) ? Optional.of(after) : Optional.empty();
    }

    /** The values that follow from those fixed; nothing where an indifference cannot hold. */
    private static Optional<Map<Integer, Rational>> spread(
            Map<Integer, Rational> fixed, List<Indifference> indifferences) {
        Map<Integer, Rational> now = fixed;
        for (int round = 0; round < indifferences.size(); round++)
            for (Indifference each : indifferences) {
                if (each.splits()) continue;
                Optional<Rational> x = Optional.ofNullable(now.get(each.x()));
                Optional<Rational> y = Optional.ofNullable(now.get(each.y()));
                if (x.isEmpty() && y.isEmpty()) continue;
                Map<Integer, Rational> before = now;
                Optional<Map<Integer, Rational>> next = (x.isPresent()
                                ? each.given(each.x(), x.get())
                                : each.given(each.y(), y.orElseThrow()))
                        .flatMap(other -> with(before, other));
                if (next.isEmpty()) return Optional.empty();
                now = next.get();
            }
        return Optional.of(now);
    }

    /** Adds the product of what is fixed and what is free; false where not all of it is equilibria, but some may be. */
    private static boolean add(
            StrategicGame game,
            List<List<Integer>> supports,
            int[] mixers,
            Map<Integer, Rational> values,
            List<NashProduct> products) {
        List<List<Mixed>> corners = new ArrayList<>();
        for (int i = 0; i < supports.size(); i++)
            corners.add(List.of(Mixed.pure(game.size(i), supports.get(i).getFirst())));
        for (int k = 0; k < mixers.length; k++) {
            int size = game.size(mixers[k]);
            int first = supports.get(mixers[k]).getFirst();
            int last = supports.get(mixers[k]).getLast();
            corners.set(
                    mixers[k],
                    Optional.ofNullable(values.get(k))
                            .map(x -> List.of(new Mixed(RationalVector.unit(size, first)
                                    .times(x)
                                    .plus(RationalVector.unit(size, last).times(Rational.ONE.minus(x))))))
                            .orElseGet(() -> List.of(Mixed.pure(size, first), Mixed.pure(size, last))));
        }
        NashProduct product = new NashProduct(corners);
        if (product.holds(game)) {
            products.add(product);
            return true;
        }
        return isNowhere(game, product);
    }

    /** Whether one and the same deviation loses at no corner and gains at some, and so gains everywhere inside. */
    private static boolean isNowhere(StrategicGame game, NashProduct product) {
        List<Profile> all = product.profiles();
        for (int i = 0; i < game.players().count(); i++)
            for (int s = 0; s < game.size(i); s++) {
                int player = i;
                int strategy = s;
                List<Rational> gains = all.stream()
                        .map(profile -> Deviations.from(game, profile))
                        .map(at -> at.pure()
                                .get(player)
                                .get(strategy)
                                .minus(at.payoffs().get(player)))
                        .toList();
                if (gains.stream().noneMatch(Rational::isNegative)
                        && gains.stream().anyMatch(Rational::isPositive)) return true;
            }
        return false;
    }
}
