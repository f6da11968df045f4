package hissho.equilibrium;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Players;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The search by labels finds what trying all pairs of corners finds, and the maximal products are the maximal cliques of its extreme equilibria. */
class AllEquilibriaTest {

    private static final Progress NONE = Progress.none();

    @Test
    void theExtremeEquilibriaAreAllFullyLabelledPairsOfCorners() {
        Property.holds(400, Games.upTo(5, 0, 3), AllEquilibriaTest::sameAsPairs);
        Property.holds(150, Games.upTo(5, -50, 50), AllEquilibriaTest::sameAsPairs);
        Property.holds(100, Games.upTo(4, 0, 1), AllEquilibriaTest::sameAsPairs);
    }

    private static void sameAsPairs(Bimatrix game) {
        assertEquals(
                VertexPairs.of(game, Integer.MAX_VALUE, NONE).orElseThrow(),
                new HashSet<>(AllEquilibria.of(game, NONE).extreme()));
    }

    @Test
    void theProductsAreTheMaximalCliques() {
        Property.holds(300, Games.upTo(4, 0, 2), game -> {
            AllEquilibria all = AllEquilibria.of(game, NONE);
            Set<List<Set<Mixed>>> ours = all.subsets().stream()
                    .map(s -> List.of(Set.copyOf(s.first()), Set.copyOf(s.second())))
                    .collect(Collectors.toSet());
            assertEquals(cliques(all.extreme()), ours);
        });
    }

    /** All maximal complete bipartite products among the pairs, by growing sets of first strategies. */
    private static Set<List<Set<Mixed>>> cliques(List<Profile> pairs) {
        Set<Profile> all = new HashSet<>(pairs);
        List<Mixed> firsts = pairs.stream().map(pair -> pair.get(0)).distinct().toList();
        List<Mixed> seconds = pairs.stream().map(pair -> pair.get(1)).distinct().toList();
        Set<Set<Mixed>> common = new HashSet<>();
        for (Mixed p : firsts) {
            Set<Mixed> own =
                    seconds.stream().filter(q -> all.contains(Profile.of(p, q))).collect(Collectors.toSet());
            for (Set<Mixed> other : new ArrayList<>(common)) {
                Set<Mixed> both = new HashSet<>(other);
                both.retainAll(own);
                if (!both.isEmpty()) common.add(both);
            }
            common.add(own);
        }
        return common.stream()
                .map(qs -> List.of(
                        firsts.stream()
                                .filter(p -> qs.stream().allMatch(q -> all.contains(Profile.of(p, q))))
                                .collect(Collectors.toSet()),
                        qs))
                .collect(Collectors.toSet());
    }

    @Test
    void whatIsFoundAndItsOrderDoNotDependOnTheWorkers() {
        Property.holds(60, Games.upTo(7, 0, 2), game -> {
            AllEquilibria alone = AllEquilibria.of(game, 1, NONE);
            for (int workers = 2; workers <= 4; workers++) assertEquals(alone, AllEquilibria.of(game, workers, NONE));
        });
        Property.holds(
                6,
                Games.upTo(11, 0, 99),
                game -> assertEquals(AllEquilibria.of(game, 1, NONE), AllEquilibria.of(game, 3, NONE)));
    }

    @Test
    void largeEntriesLeaveTheLongs() {
        Property.holds(40, Games.upTo(5, 0, 3), game -> {
            Bimatrix large = new Bimatrix(scaled(game.first()), scaled(game.second()));
            assertEquals(AllEquilibria.of(game, NONE), AllEquilibria.of(large, NONE));
        });
    }

    private static RationalMatrix scaled(RationalMatrix matrix) {
        return matrix.map(x -> x.times(hissho.number.Rational.of(3).power(45)).minus(7));
    }

    @Test
    void everyPathOfLemkeAndHowsonEndsAtAnEquilibrium() {
        Property.holds(200, Games.upTo(5, 0, 3), game -> {
            Set<Profile> all = new HashSet<>(AllEquilibria.of(game, NONE).extreme());
            for (int label = 0; label < game.first().height() + game.first().width(); label++)
                assertTrue(all.contains(LemkeHowson.from(game, label, NONE).equilibrium()), "label " + label);
        });
    }

    @Test
    void aLongPathGivesWayToAShorterOne() {
        int n = 60;
        List<String> names = Players.numbered(n).names();
        int given = 0;
        for (int seed = 0; seed < 6; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RationalMatrix first = RationalMatrix.generate(n, n, (i, j) -> Rational.of(random.nextInt(100)));
            RationalMatrix second = RationalMatrix.generate(n, n, (i, j) -> Rational.of(random.nextInt(100)));
            Bimatrix game = new Bimatrix(first, second);
            LemkeHowson path = LemkeHowson.one(game, NONE);
            if (path.label() > 0) given++;
            assertTrue(Deviations.from(
                            StrategicGame.of(Players.of("I", "II"), List.of(names, names), game), path.equilibrium())
                    .isEquilibrium());
            assertEquals(path, LemkeHowson.from(game, path.label(), NONE));
        }
        assertTrue(given > 0, "some path from the first label is long");
    }

    @Test
    void thePathIsTheSameByDictionaryAndByInverse() {
        for (int most : new int[] {1, 3, 50})
            Property.holds(150, Games.upTo(7, 0, most), game -> {
                int m = game.first().height();
                for (int label = 0; label < m + game.first().width(); label++)
                    assertEquals(
                            LemkeHowson.from(
                                    game,
                                    label,
                                    new PolytopeDictionary(LabelledPolytope.positive(game.second()), 0, m),
                                    new PolytopeDictionary(
                                            LabelledPolytope.positive(
                                                    game.first().transposed()),
                                            m,
                                            0),
                                    NONE),
                            LemkeHowson.from(
                                    game,
                                    label,
                                    new PolytopeInverse(LabelledPolytope.positive(game.second()), 0, m),
                                    new PolytopeInverse(
                                            LabelledPolytope.positive(
                                                    game.first().transposed()),
                                            m,
                                            0),
                                    NONE));
            });
    }

    @Test
    void indicesAddUpToOne() {
        Property.holds(150, Games.upTo(4, 0, 3), game -> {
            AllEquilibria all = AllEquilibria.of(game, NONE);
            List<Integer> indices = Indices.of(game, all, NONE).orElseThrow();
            assertEquals(1, indices.stream().mapToInt(i -> i).sum());
            assertEquals(all.components().size(), indices.size());
        });
    }

    @Test
    void strictEliminationLosesNoEquilibrium() {
        Property.holds(150, Games.upTo(5, 0, 5), game -> {
            StrategicGame strategic = strategic(game);
            StrictElimination left = StrictElimination.of(strategic, NONE);
            for (Profile pair : AllEquilibria.of(game, NONE).extreme())
                for (int i = 0; i < 2; i++)
                    assertTrue(left.left().get(i).containsAll(pair.get(i).support()));
        });
    }

    static StrategicGame strategic(Bimatrix game) {
        return StrategicGame.of(
                hissho.form.Players.of("I", "II"),
                List.of(
                        hissho.form.Players.numbered(game.first().height()).names(),
                        hissho.form.Players.numbered(game.first().width()).names()),
                game);
    }

    @Test
    void everyEquilibriumIsACorrelatedOne() {
        Property.holds(80, Games.upTo(3, 0, 4), game -> {
            StrategicGame strategic = strategic(game);
            Correlated correlated = Correlated.of(strategic);
            for (Profile pair : AllEquilibria.of(game, NONE).extreme())
                assertTrue(correlated.holds(hissho.number.RationalVector.generate(strategic.profiles(), k -> {
                    int[] at = strategic.choices(k);
                    return pair.get(0).get(at[0]).times(pair.get(1).get(at[1]));
                })));
        });
    }
}
