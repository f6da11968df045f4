package hissho.equilibrium.many;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.equilibrium.Deviations;
import hissho.equilibrium.StrictElimination;
import hissho.form.Mixed;
import hissho.form.Players;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Equilibria of three and four players: exact roots, the logit path, and a search that is stopped. */
class ManyPlayersTest {

    private static final Progress NONE = Progress.none();

    private static StrategicGame random(Random random, int most, int... sizes) {
        int profiles = IntStream.of(sizes).reduce(1, (a, b) -> a * b);
        List<Rational> flat = new ArrayList<>();
        for (int k = 0; k < profiles * sizes.length; k++) flat.add(Rational.of(random.nextInt(2 * most + 1) - most));
        return StrategicGame.of(
                Players.numbered(sizes.length),
                IntStream.of(sizes)
                        .mapToObj(size -> Players.numbered(size).names())
                        .toList(),
                flat);
    }

    private static ManyEquilibria all(StrategicGame game, Progress progress) {
        return ManyEquilibria.of(game, StrictElimination.of(game, NONE), progress);
    }

    /** The roots agree with the boxes that a search for the same supports proves, one for one. */
    @Test
    void exactRootsAreThoseOfTheSearch() {
        Random random = new Random(3);
        List<List<Integer>> both = List.of(List.of(0, 1), List.of(0, 1), List.of(0, 1));
        int irrational = 0;
        for (int k = 0; k < 300; k++) {
            StrategicGame game = random(random, 9, 2, 2, 2);
            RootSearch search = RootSearch.of(new SupportSystem(game, both), NONE);
            if (!search.complete() || ThreeMixers.of(game, both).isEmpty()) continue;
            List<AlgebraicProfile> exact = ThreeMixers.of(game, both).orElseThrow();
            List<Interval[]> inside = search.roots().stream()
                    .filter(root -> IntStream.range(0, 3).allMatch(i -> root[i].low() > 0 && root[i].high() < 1))
                    .toList();
            assertEquals(inside.size(), exact.size(), "game " + k);
            for (AlgebraicProfile profile : exact) {
                assertTrue(profile.isEquilibrium(game));
                double x = profile.probabilities().get(0).get(0).doubleValue();
                assertTrue(inside.stream().anyMatch(root -> Math.abs(root[0].middle() - x) < 1e-9));
                if (!profile.root().isRational()) irrational++;
            }
        }
        assertTrue(irrational > 10, "irrational equilibria were met: " + irrational);
    }

    @Test
    void whatIsFoundIsProvedAndWhatIsChangedIsNot() {
        Random random = new Random(5);
        for (int k = 0; k < 40; k++) {
            StrategicGame game = random(random, 9, 2, 2, 2);
            for (ManyEquilibria.Found found : all(game, NONE).found()) {
                assertTrue(found.isProved(game, NONE));
                found.roots().ifPresent(roots -> {
                    List<List<hissho.algebra.RationalFunction>> turned = new ArrayList<>(roots.weights());
                    turned.set(0, turned.get(0).reversed());
                    assertFalse(new ManyEquilibria.Found(
                                    found.exact(),
                                    java.util.Optional.of(new AlgebraicProfile(roots.root(), turned)),
                                    found.bounds())
                            .isProved(game, NONE));
                });
            }
        }
    }

    /** The path leads to a proved equilibrium, or so near to one that next to nothing can be gained. */
    @Test
    void theLogitPathArrives() {
        Random random = new Random(7);
        int proved = 0;
        for (int k = 0; k < 40; k++) {
            StrategicGame game = k % 2 == 0 ? random(random, 9, 3, 2, 3) : random(random, 9, 2, 2, 3, 2);
            LogitPath path = LogitPath.of(game, NONE);
            if (path.found().isPresent()) {
                proved++;
                assertTrue(path.found().get().isProved(game, NONE), "game " + k);
            } else {
                Rational gain =
                        Deviations.from(game, path.near().orElseThrow()).gains().maximum();
                assertTrue(gain.compareTo(Rational.of(1, 10_000)) < 0, "game " + k + " gains " + gain);
            }
        }
        assertTrue(proved >= 36, "proved " + proved);
    }

    @Test
    void aSearchThatIsStoppedKeepsWhatItHas() {
        StrategicGame game = random(new Random(11), 50, 3, 3, 3, 3);
        ManyEquilibria some = all(game, Progress.atMost(600));
        assertFalse(some.complete() && !some.inTime());
        assertTrue(some.found().stream().allMatch(found -> found.isProved(game, NONE)));
        assertEquals(
                some.found().size(),
                some.found().stream().collect(Collectors.toSet()).size());
    }

    /**
     * The twin: all profiles on a grid are tried. Each that is an equilibrium is listed where the list is complete; a member of a family is an equilibrium; and beside an equilibrium that is said to
     * stand alone no small step of one player leads to another.
     */
    @Test
    void whatStandsAloneAndWhatDoesNotAgreesWithAGrid() {
        Random random = new Random(13);
        int alone = 0;
        int continua = 0;
        for (int k = 0; k < 40; k++) {
            StrategicGame game = random(random, 1, 2, 2, 2);
            ManyEquilibria all = all(game, NONE);
            List<Profile> exact = all.found().stream()
                    .flatMap(found -> found.exact().stream())
                    .toList();
            if (all.complete() && exact.size() == all.found().size())
                for (int x = 0; x <= 4; x++)
                    for (int y = 0; y <= 4; y++)
                        for (int z = 0; z <= 4; z++) {
                            Profile at = new Profile(List.of(quarters(x), quarters(y), quarters(z)));
                            if (Deviations.from(game, at).isEquilibrium())
                                assertTrue(exact.contains(at), "game " + k + " at " + at);
                        }
            for (ManyEquilibria.Found found : all.found()) {
                Surroundings around = Surroundings.of(game, found, NONE);
                if (around.standing() == Surroundings.Standing.ISOLATED) alone++;
                if (around.standing() == Surroundings.Standing.IN_A_CONTINUUM) continua++;
                for (Surroundings.Family family : around.families())
                    for (Mixed corner : family.corners())
                        assertTrue(Deviations.from(
                                        game,
                                        moved(
                                                family.at(),
                                                family.player(),
                                                middle(corner, family.corners().getFirst())))
                                .isEquilibrium());
                if (found.exact().isEmpty() || around.standing() != Surroundings.Standing.ISOLATED) continue;
                Profile at = found.exact().get();
                for (int i = 0; i < 3; i++)
                    for (int s = 0; s < 2; s++) {
                        Mixed step = nearer(at.get(i), Mixed.pure(2, s));
                        if (!step.equals(at.get(i)))
                            assertFalse(
                                    Deviations.from(game, moved(at, i, step)).isEquilibrium());
                    }
            }
        }
        assertTrue(alone > 20 && continua > 20, alone + " alone, " + continua + " in continua");
    }

    /** Where every equilibrium is said to be described, each on a grid is listed or in a product; and all in a product are equilibria. */
    @Test
    void productsHoldWhatAGridFinds() {
        Random random = new Random(17);
        int described = 0;
        int held = 0;
        for (int k = 0; k < 120; k++) {
            StrategicGame game = k % 3 == 0 ? random(random, 1, 3, 2, 2) : random(random, 1, 2, 2, 2);
            ManyEquilibria all = all(game, NONE);
            for (NashProduct product : all.products()) {
                assertTrue(product.holds(game), "game " + k);
                assertTrue(Deviations.from(game, average(product)).isEquilibrium(), "game " + k);
            }
            assertTrue(all.complete() == (all.described() && all.products().isEmpty()));
            if (!all.described()) continue;
            described++;
            for (Profile at : grid(game, 6)) {
                if (!Deviations.from(game, at).isEquilibrium()) continue;
                held++;
                assertTrue(
                        all.found().stream().anyMatch(found -> found.exact().equals(java.util.Optional.of(at)))
                                || all.products().stream().anyMatch(product -> product.contains(at, Progress.none())),
                        "game " + k + " at " + at);
            }
        }
        assertTrue(described > 60 && held > 500, described + " described, " + held + " held");
    }

    /** A product with a corner that is not in equilibrium with the others is refused. */
    @Test
    void aProductThatIsTooLargeIsRefused() {
        StrategicGame game = StrategicGame.generate(
                Players.numbered(3),
                List.of(List.of("1", "2"), List.of("1", "2"), List.of("1", "2")),
                (player, choices) ->
                        Rational.of(player < 2 && (choices[0] + choices[1] + choices[2]) % 2 == 0 ? 1 : 0));
        ManyEquilibria all = all(game, NONE);
        assertTrue(all.described() && !all.complete());
        List<Mixed> free = List.of(Mixed.pure(2, 0), Mixed.pure(2, 1));
        List<Mixed> half = List.of(Mixed.uniform(2));
        assertTrue(all.products().stream()
                .anyMatch(each -> each.contains(new NashProduct(List.of(free, free, half)), Progress.none())));
        assertTrue(all.products().stream()
                .anyMatch(each -> each.contains(new NashProduct(List.of(half, half, free)), Progress.none())));
        assertFalse(new NashProduct(List.of(free, half, free)).holds(game));
    }

    private static Profile average(NashProduct product) {
        return new Profile(product.corners().stream()
                .map(own -> {
                    RationalVector sum = RationalVector.zero(own.getFirst().size());
                    for (Mixed corner : own) sum = sum.plus(corner.weights());
                    return new Mixed(sum.times(Rational.of(1, own.size())));
                })
                .toList());
    }

    private static List<Profile> grid(StrategicGame game, int parts) {
        List<Profile> all = new ArrayList<>(List.of(new Profile(List.of())));
        for (int i = 0; i < game.players().count(); i++) {
            List<Profile> more = new ArrayList<>();
            for (Profile before : all)
                for (Mixed own : mixtures(game.size(i), parts)) {
                    List<Mixed> strategies = new ArrayList<>(before.strategies());
                    strategies.add(own);
                    more.add(new Profile(strategies));
                }
            all = more;
        }
        return all;
    }

    private static List<Mixed> mixtures(int size, int parts) {
        List<Mixed> all = new ArrayList<>();
        for (int x = 0; x <= parts; x++)
            for (int y = 0; y <= (size == 3 ? parts - x : 0); y++)
                all.add(new Mixed(
                        size == 3
                                ? RationalVector.of(
                                        Rational.of(x, parts), Rational.of(y, parts), Rational.of(parts - x - y, parts))
                                : RationalVector.of(Rational.of(x, parts), Rational.of(parts - x, parts))));
        return all;
    }

    private static Mixed quarters(int x) {
        return new Mixed(RationalVector.of(Rational.of(x, 4), Rational.of(4 - x, 4)));
    }

    private static Profile moved(Profile at, int player, Mixed strategy) {
        List<Mixed> all = new ArrayList<>(at.strategies());
        all.set(player, strategy);
        return new Profile(all);
    }

    private static Mixed middle(Mixed a, Mixed b) {
        return new Mixed(a.weights().plus(b.weights()).times(Rational.of(1, 2)));
    }

    private static Mixed nearer(Mixed from, Mixed to) {
        return new Mixed(
                from.weights().times(Rational.of(999, 1000)).plus(to.weights().times(Rational.of(1, 1000))));
    }
}
