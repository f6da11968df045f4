package hissho.zerosum.invariance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.zerosum.blotto.Blotto;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The group search against trying all permutations, and the invariance theorem on random games. */
class InvarianceTest {

    private static final Generator<RationalMatrix> FEW_ENTRIES = new Generator<>() {
        @Override
        public RationalMatrix next(java.util.random.RandomGenerator random, int size) {
            int height = random.nextInt(1, 6);
            int width = random.nextInt(1, 6);
            int kinds = random.nextInt(1, 4);
            long seed = random.nextLong();
            boolean circulant = random.nextBoolean();
            return RationalMatrix.generate(height, width, (i, j) -> {
                long code = circulant ? Math.floorMod(j - i, width) : (long) i * width + j;
                return Rational.of(new java.util.SplittableRandom(seed ^ (code * 0x9E3779B97F4A7C15L)).nextInt(kinds));
            });
        }
    };

    @Test
    void theGroupIsTheOneFoundByTryingEverything() {
        Property.holds(400, FEW_ENTRIES, payoffs -> {
            RationalMatrix distinct = Duplicates.of(payoffs).reduced();
            InvarianceGroup group = InvarianceGroup.of(distinct, Progress.none());
            List<Permutation> all = permutations(distinct.width()).stream()
                    .filter(g -> Symmetry.test(distinct, g) instanceof Symmetry.Verdict.Holds)
                    .toList();
            assertEquals(BigInteger.valueOf(all.size()), group.order());
            assertEquals(Orbits.of(distinct.width(), all), group.columnOrbits(distinct.width()));
            assertEquals(
                    all.size(),
                    Invariance.closure(
                                    group.generators().stream()
                                            .map(Symmetry::columns)
                                            .toList(),
                                    distinct.width())
                            .orElseThrow()
                            .size());
        });
    }

    @Test
    void quotientAndFullGameHaveOneValue() {
        Property.holds(400, FEW_ENTRIES, payoffs -> {
            MatrixGame game = MatrixGame.of(payoffs);
            Invariance found = Invariance.of(game, Progress.none());
            assertTrue(found.certified());
            assertEquals(MatrixSolver.optimum(game, Progress.none()).value(), found.value());
        });
    }

    @Test
    void averagingAnOptimumKeepsItOptimal() {
        Property.holds(200, FEW_ENTRIES, payoffs -> {
            RationalMatrix distinct = Duplicates.of(payoffs).reduced();
            MatrixGame game = MatrixGame.of(distinct);
            var pair = MatrixSolver.optimum(game, Progress.none());
            List<Permutation> columns = InvarianceGroup.of(distinct, Progress.none()).generators().stream()
                    .map(Symmetry::columns)
                    .toList();
            List<Permutation> group =
                    Invariance.closure(columns, distinct.width()).orElseThrow();
            RationalVector mean = Invariance.symmetrised(pair.column().weights(), group);
            assertTrue(mean.isDistribution());
            assertEquals(pair.value(), game.rowPayoffs(mean).maximum());
        });
    }

    @Test
    void largeGroupsAreCountedWithoutListing() {
        RationalMatrix identity = RationalMatrix.generate(12, 12, (i, j) -> i == j ? Rational.ONE : Rational.ZERO);
        assertEquals(
                BigInteger.valueOf(479001600),
                InvarianceGroup.of(identity, Progress.none()).order());
    }

    @Test
    void blottoHasExactlyTheSymmetriesOfItsPosts() {
        Invariance two = Invariance.of(new Blotto(4, 3, 2).matrix(), Progress.none());
        assertEquals(BigInteger.TWO, two.group().order());
        assertEquals(List.of(List.of(0, 4), List.of(1, 3), List.of(2)), two.rowOrbits());
        Invariance four = Invariance.of(new Blotto(4, 3, 4).matrix(), Progress.none());
        assertEquals(BigInteger.valueOf(24), four.group().order());
        assertEquals(
                new Blotto(4, 3, 4).quotient().payoffs(), four.quotient().game().payoffs());
    }

    @Test
    void aFalseSymmetryIsRefutedByARow() {
        RationalMatrix blotto = new Blotto(4, 3, 2).matrix().payoffs();
        var verdict =
                Symmetry.test(blotto, Permutation.fromOne(List.of(4, 2, 3, 1)).orElseThrow());
        var fails = assertInstanceOf(Symmetry.Verdict.Fails.class, verdict);
        assertTrue(blotto.rows().stream().noneMatch(row -> row.equals(fails.image())));
        assertTrue(Permutation.fromOne(List.of(1, 1)).isEmpty());
    }

    private static List<Permutation> permutations(int n) {
        List<Permutation> all = new ArrayList<>();
        extend(new ArrayList<>(), n, all);
        return all;
    }

    private static void extend(List<Integer> start, int n, List<Permutation> all) {
        if (start.size() == n) all.add(Permutation.fromOne(start).orElseThrow());
        IntStream.rangeClosed(1, n).filter(i -> !start.contains(i)).forEach(i -> {
            List<Integer> longer = new ArrayList<>(start);
            longer.add(i);
            extend(longer, n, all);
        });
    }
}
