package hissho.zerosum.invariance;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The group of all symmetries of a matrix without equal rows or columns: some generators and the order.
 *
 * <p>Columns are fixed one after the other until refinement of colours tells all lines apart. From the last fixed column back to the
 * first, backtracking finds out where each can be carried while the earlier ones stay; by the orbit-stabiliser theorem the
 * order is the product of the sizes of these orbits.
 */
public record InvarianceGroup(List<Symmetry> generators, BigInteger order) {

    /** The most entries of a matrix whose symmetries are sought. */
    public static final int MOST_ENTRIES = 60_000;

    public InvarianceGroup {
        generators = List.copyOf(generators);
    }

    public static InvarianceGroup of(RationalMatrix payoffs, Progress progress) {
        return new Search(payoffs, progress).run();
    }

    /** The orbits of the columns: which can be carried to which. */
    public List<List<Integer>> columnOrbits(int width) {
        return Orbits.of(width, generators.stream().map(Symmetry::columns).toList());
    }

    public List<List<Integer>> rowOrbits(int height) {
        return Orbits.of(height, generators.stream().map(Symmetry::rows).toList());
    }

    private static final class Search {

        private final RationalMatrix payoffs;
        private final Progress progress;
        private final List<Symmetry> generators = new ArrayList<>();

        Search(RationalMatrix payoffs, Progress progress) {
            this.payoffs = payoffs;
            this.progress = progress;
        }

        InvarianceGroup run() {
            List<Colouring> levels = new ArrayList<>();
            List<Integer> fixed = new ArrayList<>();
            Colouring at = Colouring.plain(codes(payoffs));
            Colouring twin = at.copy();
            Colouring.refine(at, twin);
            while (at.firstShared() >= 0) {
                int column = at.firstShared();
                levels.add(at);
                fixed.add(column);
                Colouring next = at.individualised(column);
                Colouring same = at.individualised(column);
                Colouring.refine(next, same);
                at = next;
            }
            BigInteger order = BigInteger.ONE;
            for (int level = levels.size() - 1; level >= 0; level--)
                order = order.multiply(BigInteger.valueOf(orbitSize(levels.get(level), fixed.get(level))));
            return new InvarianceGroup(generators, order);
        }

        /** In how many places the column can be put by symmetries that respect the colours. */
        private int orbitSize(Colouring colouring, int column) {
            List<Integer> refused = new ArrayList<>();
            int[] candidates = colouring.columnsOf(colouring.columnColour(column));
            for (int candidate : candidates) {
                List<List<Integer>> orbits = orbitsSoFar();
                List<Integer> own = orbitOf(orbits, candidate);
                if (own.contains(column) || own.stream().anyMatch(refused::contains)) continue;
                Optional<Symmetry> found = carry(colouring.individualised(column), colouring.individualised(candidate));
                if (found.isPresent()) generators.add(found.get());
                else refused.add(candidate);
            }
            return orbitOf(orbitsSoFar(), column).size();
        }

        private List<List<Integer>> orbitsSoFar() {
            return Orbits.of(
                    payoffs.width(), generators.stream().map(Symmetry::columns).toList());
        }

        private static List<Integer> orbitOf(List<List<Integer>> orbits, int column) {
            return orbits.stream().filter(o -> o.contains(column)).findFirst().orElseThrow();
        }

        /** A symmetry that carries the colours of one colouring to those of the other. */
        private Optional<Symmetry> carry(Colouring from, Colouring to) {
            progress.check();
            if (!Colouring.refine(from, to)) return Optional.empty();
            int column = from.firstShared();
            if (column < 0) return matched(from, to);
            for (int candidate : to.columnsOf(from.columnColour(column))) {
                Optional<Symmetry> found = carry(from.individualised(column), to.individualised(candidate));
                if (found.isPresent()) return found;
            }
            return Optional.empty();
        }

        private Optional<Symmetry> matched(Colouring from, Colouring to) {
            int[] images = new int[payoffs.width()];
            for (int j = 0; j < images.length; j++) images[j] = to.columnsOf(from.columnColour(j))[0];
            return Symmetry.test(payoffs, Permutation.of(images)) instanceof Symmetry.Verdict.Holds holds
                    ? Optional.of(holds.symmetry())
                    : Optional.empty();
        }

        private static int[][] codes(RationalMatrix payoffs) {
            Map<Rational, Integer> known = new HashMap<>();
            int[][] codes = new int[payoffs.height()][payoffs.width()];
            for (int i = 0; i < payoffs.height(); i++)
                for (int j = 0; j < payoffs.width(); j++)
                    codes[i][j] = known.computeIfAbsent(payoffs.get(i, j), x -> known.size());
            return codes;
        }
    }
}
