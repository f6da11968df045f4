package hissho.equilibrium.many;

import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.NashSubset;
import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.StrategicGame;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * The equilibria in which two players may mix and each of the others plays one strategy: maximal Nash subsets of the game between the two, cut by the conditions that nobody else gains by leaving.
 * Such a condition is linear in the strategy of each of the two. Where it holds at all corners of a subset it holds throughout; where it depends on one of them only, it cuts that one's polytope.
 * Where it is nowhere positive it holds on products of sides. What is left is bounded by a curve, and said not to be told.
 */
final class TwoMixers {

    private static final int MOST_CORNERS = 500;
    private static final int MOST_SIDES = 10;

    private final StrategicGame game;
    private final List<List<Integer>> left;
    private final int first;
    private final int second;
    private final int[] others;
    private final Consumer<NashProduct> found;
    private final Progress progress;

    private TwoMixers(
            StrategicGame game,
            List<List<Integer>> left,
            int first,
            int second,
            int[] others,
            Consumer<NashProduct> found,
            Progress progress) {
        this.game = game;
        this.left = left;
        this.first = first;
        this.second = second;
        this.others = others;
        this.found = found;
        this.progress = progress;
    }

    /**
     * Finds all equilibria in which at most two of several players mix, as products, points among them.
     *
     * @param left the strategies of each player that are not dominated
     * @return whether all of them are in the products found
     */
    static boolean all(StrategicGame game, List<List<Integer>> left, Consumer<NashProduct> found, Progress progress) {
        if (left.size() == 1)
            found.accept(new NashProduct(List.of(left.getFirst().stream()
                    .map(s -> Mixed.pure(game.size(0), s))
                    .toList())));
        boolean told = true;
        for (int i = 0; i < left.size(); i++)
            for (int j = i + 1; j < left.size(); j++) {
                int[] others = new int[left.size()];
                do {
                    progress.check();
                    told &= new TwoMixers(game, left, i, j, others.clone(), found, progress).all();
                } while (next(others, left, i, j));
            }
        return told;
    }

    /** The next choice of the other players, as positions among what is left to them. */
    private static boolean next(int[] others, List<List<Integer>> left, int i, int j) {
        for (int k = 0; k < others.length; k++) {
            if (k == i || k == j) continue;
            if (++others[k] < left.get(k).size()) return true;
            others[k] = 0;
        }
        return false;
    }

    private boolean all() {
        Bimatrix between = new Bimatrix(payoffs(first, others), payoffs(second, others));
        List<RationalMatrix> conditions = conditions();
        boolean told = true;
        for (NashSubset subset : AllEquilibria.of(between, 1, progress).subsets())
            told &= cut(subset.first(), subset.second(), conditions);
        return told;
    }

    /** What a player gets from what the two do while the others make these choices. */
    private RationalMatrix payoffs(int player, int[] choices) {
        int[] made = new int[choices.length];
        for (int k = 0; k < made.length; k++) made[k] = left.get(k).get(choices[k]);
        return RationalMatrix.generate(left.get(first).size(), left.get(second).size(), (s, t) -> {
            int[] all = made.clone();
            all[first] = left.get(first).get(s);
            all[second] = left.get(second).get(t);
            return game.payoff(player, all);
        });
    }

    /** How much each other player loses by each other strategy, as a table over what the two do. */
    private List<RationalMatrix> conditions() {
        List<RationalMatrix> all = new ArrayList<>();
        for (int k = 0; k < others.length; k++) {
            if (k == first || k == second) continue;
            RationalMatrix now = payoffs(k, others);
            for (int s = 0; s < left.get(k).size(); s++) {
                if (s == others[k]) continue;
                int[] changed = others.clone();
                changed[k] = s;
                RationalMatrix then = payoffs(k, changed);
                all.add(RationalMatrix.generate(
                        now.height(), now.width(), (i, j) -> now.get(i, j).minus(then.get(i, j))));
            }
        }
        return all;
    }

    /** Adds what the conditions leave of a product; false where that is not a product, and then only its corners. */
    private boolean cut(List<Mixed> p, List<Mixed> q, List<RationalMatrix> conditions) {
        List<RationalMatrix> open = new ArrayList<>();
        List<RationalVector> onFirst = new ArrayList<>();
        List<RationalVector> onSecond = new ArrayList<>();
        for (RationalMatrix condition : conditions) {
            RationalMatrix at = RationalMatrix.generate(
                    p.size(),
                    q.size(),
                    (i, j) ->
                            condition.leftTimes(p.get(i).weights()).dot(q.get(j).weights()));
            if (at.entries().noneMatch(Rational::isNegative)) continue;
            if (at.entries().allMatch(Rational::isNegative)) return true;
            if (at.entries().noneMatch(Rational::isPositive) && p.size() <= MOST_SIDES)
                return zeros(p, q, at, conditions);
            open.add(condition);
            if (at.rows().stream().allMatch(row -> row.equals(at.row(0)))) onSecond.add(at.row(0));
            else if (at.rows().stream().allMatch(row -> row.stream().distinct().count() == 1))
                onFirst.add(RationalVector.generate(p.size(), i -> at.get(i, 0)));
        }
        if (open.isEmpty()) {
            add(p, q);
            return true;
        }
        if (onFirst.isEmpty() && onSecond.isEmpty()) {
            for (Mixed one : p)
                for (Mixed other : q)
                    if (open.stream()
                            .noneMatch(condition -> condition
                                    .leftTimes(one.weights())
                                    .dot(other.weights())
                                    .isNegative())) add(List.of(one), List.of(other));
            return false;
        }
        Optional<List<Mixed>> fewer = cut(p, onFirst);
        Optional<List<Mixed>> less = cut(q, onSecond);
        if (fewer.isEmpty() || less.isEmpty()) return false;
        return fewer.get().isEmpty() || less.get().isEmpty() || cut(fewer.get(), less.get(), open);
    }

    /** Where a condition is nowhere positive it holds where all corners in use make it zero: on products of some corners of each. */
    private boolean zeros(List<Mixed> p, List<Mixed> q, RationalMatrix at, List<RationalMatrix> conditions) {
        boolean told = true;
        Set<List<Integer>> seen = new HashSet<>();
        for (int set = (1 << p.size()) - 1; set > 0; set--) {
            int chosen = set;
            List<Integer> columns = IntStream.range(0, q.size())
                    .filter(j -> IntStream.range(0, p.size())
                            .allMatch(
                                    i -> (chosen >> i & 1) == 0 || at.get(i, j).isZero()))
                    .boxed()
                    .toList();
            if (columns.isEmpty() || !seen.add(columns)) continue;
            told &= cut(
                    IntStream.range(0, p.size())
                            .filter(i ->
                                    columns.stream().allMatch(j -> at.get(i, j).isZero()))
                            .mapToObj(p::get)
                            .toList(),
                    columns.stream().map(q::get).toList(),
                    conditions);
        }
        return told;
    }

    /** The corners of the part of a polytope where some linear functions, given at its corners, are not negative. */
    private Optional<List<Mixed>> cut(List<Mixed> corners, List<RationalVector> functions) {
        if (functions.isEmpty()) return Optional.of(corners);
        Polytope weights = new Polytope(
                corners.size(),
                functions.stream()
                        .map(function -> new HalfSpace(function, Rational.ZERO))
                        .toList(),
                List.of(new HalfSpace(
                        RationalVector.of(Collections.nCopies(corners.size(), Rational.ONE)), Rational.ONE)));
        return weights.vertices(MOST_CORNERS, progress)
                .map(all -> NashProduct.extreme(
                        all.stream()
                                .map(weight -> {
                                    RationalVector sum = RationalVector.zero(
                                            corners.getFirst().size());
                                    for (int k = 0; k < corners.size(); k++)
                                        sum = sum.plus(corners.get(k).weights().times(weight.get(k)));
                                    return new Mixed(sum);
                                })
                                .toList(),
                        progress));
    }

    private void add(List<Mixed> p, List<Mixed> q) {
        List<List<Mixed>> corners = new ArrayList<>();
        for (int k = 0; k < others.length; k++) {
            int player = k;
            List<Mixed> own = k == first
                    ? p
                    : k == second ? q : List.of(Mixed.pure(left.get(k).size(), others[k]));
            corners.add(own.stream()
                    .map(mixed -> mixed.lifted(game.size(player), left.get(player)))
                    .toList());
        }
        found.accept(new NashProduct(corners));
    }
}
