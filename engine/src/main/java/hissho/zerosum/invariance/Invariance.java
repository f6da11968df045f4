package hissho.zerosum.invariance;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that invariance says about a matrix game: duplicates removed, the group of the rest, its orbits in the numbering of the
 * whole game, the quotient and the invariant optimal strategies (theorem 3.4).
 */
public record Invariance(
        MatrixGame game,
        Duplicates duplicates,
        InvarianceGroup group,
        QuotientGame quotient,
        OptimalPair quotientSolution) {

    /** The most elements of a group that are listed one by one. */
    public static final int MOST_ELEMENTS = 20_000;

    /** The most columns whose permutations are all tried. */
    private static final int MOST_COLUMNS_TRIED = 6;

    public static Invariance of(MatrixGame game, Progress progress) {
        Duplicates duplicates = Duplicates.of(game.payoffs());
        InvarianceGroup group = InvarianceGroup.of(duplicates.reduced(), progress);
        QuotientGame quotient = new QuotientGame(
                distinct(game, duplicates),
                group.rowOrbits(duplicates.rows().size()),
                group.columnOrbits(duplicates.columns().size()));
        return new Invariance(game, duplicates, group, quotient, MatrixSolver.optimum(quotient.game(), progress));
    }

    private static MatrixGame distinct(MatrixGame game, Duplicates duplicates) {
        return game.restricted(
                duplicates.rows().stream().map(List::getFirst).toList(),
                duplicates.columns().stream().map(List::getFirst).toList());
    }

    public Rational value() {
        return quotientSolution.value();
    }

    /** The orbits of rows in the whole game; equal rows lie in one orbit. */
    public List<List<Integer>> rowOrbits() {
        return whole(quotient.rowOrbits(), duplicates.rows());
    }

    public List<List<Integer>> columnOrbits() {
        return whole(quotient.columnOrbits(), duplicates.columns());
    }

    private static List<List<Integer>> whole(List<List<Integer>> orbits, List<List<Integer>> groups) {
        return orbits.stream()
                .map(orbit -> orbit.stream()
                        .flatMap(line -> groups.get(line).stream())
                        .sorted()
                        .toList())
                .toList();
    }

    /** An invariant optimal strategy of I in the whole game. */
    public Mixed row() {
        return quotient.liftedRow(quotientSolution.row())
                .lifted(
                        game.height(),
                        duplicates.rows().stream().map(List::getFirst).toList());
    }

    public Mixed column() {
        return quotient.liftedColumn(quotientSolution.column())
                .lifted(
                        game.width(),
                        duplicates.columns().stream().map(List::getFirst).toList());
    }

    /**
     * The lifted strategies solve the whole game, every generator is a symmetry cell by cell, and orbits and quotient are those the
     * generators give. Whether there are further symmetries is another question.
     */
    public boolean certified() {
        return new OptimalPair(value(), row(), column()).solves(game)
                && duplicates.equals(Duplicates.of(game.payoffs()))
                && group.generators().stream().allMatch(g -> g.holds(duplicates.reduced()))
                && generates()
                && quotient.equals(new QuotientGame(
                        distinct(game, duplicates),
                        group.rowOrbits(duplicates.rows().size()),
                        group.columnOrbits(duplicates.columns().size())));
    }

    /** Whether the generators make as many symmetries as there are said to be, where they can be listed. */
    private boolean generates() {
        List<Permutation> columns =
                group.generators().stream().map(Symmetry::columns).toList();
        if (columns.stream().distinct().count() < columns.size()) return false;
        return closure(columns, duplicates.columns().size())
                .map(all -> BigInteger.valueOf(all.size()).equals(group.order()))
                .orElse(true);
    }

    /** Whether the order is right, by trying every permutation of the distinct columns where they are few; nothing where they are many. */
    public Optional<Boolean> orderRight(Progress progress) {
        int width = duplicates.columns().size();
        if (width > MOST_COLUMNS_TRIED) return Optional.empty();
        long count = Permutation.all(width).stream()
                .filter(g -> {
                    progress.check();
                    return Symmetry.test(duplicates.reduced(), g) instanceof Symmetry.Verdict.Holds;
                })
                .count();
        return Optional.of(BigInteger.valueOf(count).equals(group.order()));
    }

    /** All elements of the group these permutations generate, or nothing where there are too many. */
    public static Optional<List<Permutation>> closure(List<Permutation> generators, int size) {
        Set<Permutation> found = new LinkedHashSet<>(List.of(Permutation.identity(size)));
        List<Permutation> fresh = new ArrayList<>(found);
        while (!fresh.isEmpty()) {
            List<Permutation> next = new ArrayList<>();
            for (Permutation element : fresh)
                for (Permutation generator : generators) {
                    Permutation product = element.then(generator);
                    if (found.add(product)) next.add(product);
                    if (found.size() > MOST_ELEMENTS) return Optional.empty();
                }
            fresh = next;
        }
        return Optional.of(List.copyOf(found));
    }

    /** A strategy averaged over a group, and how many elements the group has. */
    public record Average(RationalVector mean, int elements) {}

    /** A strategy of II averaged over the group that given permutations generate, or over all symmetries where none is given. */
    static Optional<Average> averagedOver(List<Permutation> given, Invariance found, RationalVector q) {
        List<Permutation> generators = given.isEmpty()
                ? found.group.generators().stream().map(Symmetry::columns).toList()
                : given;
        if (generators.stream().anyMatch(g -> g.size() != q.size())) return Optional.empty();
        return closure(generators, q.size()).map(group -> new Average(symmetrised(q, group), group.size()));
    }

    /** The mean of a strategy over a group: constant on orbits, and optimal where the strategy is optimal and the group is one of symmetries. */
    public static RationalVector symmetrised(RationalVector strategy, List<Permutation> group) {
        RationalVector sum = RationalVector.zero(strategy.size());
        for (Permutation each : group) sum = sum.plus(Symmetry.moved(strategy, each));
        return sum.times(Rational.of(1, group.size()));
    }
}
