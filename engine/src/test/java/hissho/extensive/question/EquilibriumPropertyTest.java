package hissho.extensive.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.RandomTrees;
import hissho.extensive.RandomTrees.Knowledge;
import hissho.extensive.StrategicForm;
import hissho.extensive.TreeReader;
import hissho.extensive.Trees;
import hissho.extensive.solve.Assessment;
import hissho.extensive.solve.BestReply;
import hissho.extensive.solve.Consistency;
import hissho.extensive.solve.PureEquilibria;
import hissho.extensive.solve.RegretMinimisation;
import hissho.extensive.solve.SequenceEquilibrium;
import hissho.extensive.solve.SequenceForm;
import hissho.extensive.solve.SubgamePerfect;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Mixed equilibria, subgame perfection, beliefs and regret minimisation, held against their definitions on random trees. */
class EquilibriumPropertyTest {

    private static final Progress FREE = Progress.none();

    private static void assertEquilibrium(ExtensiveGame game, List<Behaviour> profile) {
        RationalVector paid = Behaviour.expected(game, profile);
        for (int i = 0; i < game.players(); i++)
            assertEquals(paid.get(i), BestReply.of(game, i, profile, FREE).value(), "player " + (i + 1));
    }

    @Test
    void lemkeEndsInAnEquilibrium() {
        Property.holds(
                1_000,
                RandomTrees.of(2, false, Knowledge.RECALLED, 24),
                sample -> assertEquilibrium(sample.game(), SequenceEquilibrium.of(sample.game(), 0, 1, FREE)));
    }

    @Test
    void lemkeFindsTheValueOfAZeroSumTree() {
        Property.holds(400, RandomTrees.of(2, true, Knowledge.RECALLED, 20), sample -> {
            List<Behaviour> profile = SequenceEquilibrium.of(sample.game(), 0, 1, FREE);
            assertEquals(
                    SequenceForm.solve(sample.game(), FREE).value(),
                    Behaviour.expected(sample.game(), profile).get(0));
        });
    }

    @Test
    void whatIsCalledSubgamePerfectIsAnEquilibriumOfEverySubgame() {
        Property.holds(1_000, RandomTrees.of(2, false, Knowledge.RECALLED, 24), sample -> {
            SubgamePerfect found = SubgamePerfect.of(sample.game(), FREE);
            assertEquals(Optional.empty(), SubgamePerfect.failure(sample.game(), found.profile(), FREE));
            assertEquals(Behaviour.expected(sample.game(), found.profile()), found.payoffs());
            assertEquilibrium(sample.game(), found.profile());
        });
    }

    @Test
    void pureProfilesFailWhereTheStrategicFormsSaySo() {
        Property.holds(300, RandomTrees.of(2, false, Knowledge.RECALLED, 14), sample -> {
            ExtensiveGame game = sample.game();
            if (StrategicForm.size(game).bitLength() > 9) return;
            for (PureEquilibria.Equilibrium each : PureEquilibria.of(game, StrategicForm.full(game, FREE), FREE)) {
                List<Behaviour> profile = new ArrayList<>();
                for (int i = 0; i < 2; i++)
                    profile.add(Behaviour.pure(game, i, each.choices().get(i)));
                assertEquals(
                        each.isSubgamePerfect(),
                        SubgamePerfect.failure(game, profile, FREE).isEmpty());
            }
        });
    }

    @Test
    void regretMinimisationBoundsTheValue() {
        Property.holds(60, RandomTrees.of(2, true, Knowledge.RECALLED, 40), sample -> {
            RegretMinimisation found = RegretMinimisation.of(sample.game(), Rational.of(1, 100), FREE);
            Rational value = SequenceForm.solve(sample.game(), FREE).value();
            assertTrue(found.lower().compareTo(value) <= 0 && value.compareTo(found.upper()) <= 0);
            assertTrue(found.exploitability().compareTo(Rational.of(1, 100)) <= 0);
            assertTrue(TreeCertificate.bounds(sample.game(), found, FREE).holds());
            RegretMinimisation corrupted =
                    new RegretMinimisation(found.profile(), found.lower().plus(1), found.upper(), found.rounds());
            assertFalse(TreeCertificate.bounds(sample.game(), corrupted, FREE).holds());
        });
    }

    /** Beliefs of nearly the profile, with rare moves c ε^k, are close to a consistent limit; and the limit is what the check accepts. */
    @Test
    void limitsOfBayesAreConsistent() {
        Property.holds(400, RandomTrees.of(2, false, Knowledge.RECALLED, 18), sample -> {
            ExtensiveGame game = sample.game();
            Random random = new Random(game.tree().size());
            List<Behaviour> profile = new ArrayList<>();
            Map<List<Integer>, long[]> rare = new HashMap<>();
            for (int i = 0; i < 2; i++) {
                int[] choice = new int[game.sets(i)];
                for (int set = 0; set < choice.length; set++) {
                    choice[set] = random.nextInt(game.moves(i, set));
                    for (int m = 0; m < game.moves(i, set); m++)
                        if (m != choice[set])
                            rare.put(List.of(i, set, m), new long[] {random.nextInt(1, 4), random.nextInt(1, 4)});
                }
                profile.add(Behaviour.pure(game, i, choice));
            }
            Assessment limit = new Assessment(profile, limits(game, rare));
            boolean possible = limit.beliefs().stream().flatMap(List::stream).allMatch(RationalVector::isDistribution);
            if (possible) assertTrue(Consistency.holds(game, limit, FREE));
        });
    }

    private static List<List<RationalVector>> limits(ExtensiveGame game, Map<List<Integer>, long[]> rare) {
        List<List<RationalVector>> all = new ArrayList<>();
        for (int i = 0; i < game.players(); i++) {
            List<RationalVector> own = new ArrayList<>();
            for (int set = 0; set < game.sets(i); set++) {
                int[] nodes = Assessment.members(game, i, set);
                long[] orders = new long[nodes.length];
                Rational[] factors = new Rational[nodes.length];
                long least = Long.MAX_VALUE;
                for (int k = 0; k < nodes.length; k++) {
                    factors[k] = game.luck(nodes[k]);
                    for (int at = nodes[k];
                            game.tree().parent(at) >= 0;
                            at = game.tree().parent(at)) {
                        int parent = game.tree().parent(at);
                        if (game.mover(parent) < 0) continue;
                        long[] made = rare.get(List.of(
                                game.mover(parent),
                                game.setOf(parent),
                                game.tree().moveInto(at)));
                        if (made == null) continue;
                        orders[k] += made[0];
                        factors[k] = factors[k].times(made[1]);
                    }
                    if (!factors[k].isZero()) least = Math.min(least, orders[k]);
                }
                Rational sum = Rational.ZERO;
                for (int k = 0; k < nodes.length; k++) if (orders[k] == least) sum = sum.plus(factors[k]);
                long lowest = least;
                Rational whole = sum;
                own.add(RationalVector.generate(
                        nodes.length,
                        k -> whole.isZero() || orders[k] != lowest ? Rational.ZERO : factors[k].over(whole)));
            }
            all.add(own);
        }
        return all;
    }

    private static final String HORSE = """
            {"player":1,"infoset":"1","moves":[{"label":"L","node":{"player":2,"infoset":"2","moves":[
               {"label":"l","node":{"payoff":[1,1]}},{"label":"r","node":{"payoff":[4,0]}}]}},
              {"label":"M","node":{"player":2,"infoset":"2","moves":[
               {"label":"l","node":{"payoff":[0,0]}},{"label":"r","node":{"payoff":[0,1]}}]}},
              {"label":"R","node":{"payoff":[2,2]}}]}""";

    private static ExtensiveGame horse() {
        return new ExtensiveGame(TreeReader.read(Node.root(Trees.parse(HORSE)), Optional.empty()));
    }

    /** I goes right for fear of l. That is rational for II if she believes in L; every belief is consistent where she is never asked. */
    @Test
    void beliefsOffThePathAreFreeButMustMakeTheThreatRational() {
        ExtensiveGame game = horse();
        List<Behaviour> profile =
                List.of(Behaviour.pure(game, 0, new int[] {2}), Behaviour.pure(game, 1, new int[] {0}));
        Assessment left =
                new Assessment(profile, List.of(List.of(RationalVector.of(1)), List.of(RationalVector.of(1, 0))));
        assertEquals(Optional.empty(), left.better(game, FREE));
        assertTrue(Consistency.holds(game, left, FREE));
        Assessment middle =
                new Assessment(profile, List.of(List.of(RationalVector.of(1)), List.of(RationalVector.of(0, 1))));
        assertEquals(1, middle.better(game, FREE).orElseThrow().player());
        assertTrue(Consistency.holds(game, middle, FREE));
        Assessment played = new Assessment(
                List.of(Behaviour.pure(game, 0, new int[] {0}), profile.get(1)),
                List.of(List.of(RationalVector.of(1)), List.of(RationalVector.of(0, 1))));
        assertFalse(Consistency.holds(game, played, FREE));
    }

    /** Two sets of II that tell the same two rare moves of I apart must believe in them in the same ratio. */
    @Test
    void beliefsOfTwoSetsMustComeFromTheSameTrembles() {
        String leaf = "{\"payoff\":[0,0]}";
        String second = "{\"player\":2,\"infoset\":\"%s\",\"moves\":[{\"label\":\"l\",\"node\":" + leaf
                + "},{\"label\":\"r\",\"node\":" + leaf + "}]}";
        String chance = "{\"chance\":[{\"p\":\"1/2\",\"node\":" + second.formatted("a") + "},{\"p\":\"1/2\",\"node\":"
                + second.formatted("b") + "}]}";
        String tree = "{\"player\":1,\"infoset\":\"1\",\"moves\":[{\"label\":\"L\",\"node\":" + chance
                + "},{\"label\":\"M\",\"node\":" + chance + "},{\"label\":\"R\",\"node\":" + leaf + "}]}";
        ExtensiveGame game = new ExtensiveGame(TreeReader.read(Node.root(Trees.parse(tree)), Optional.empty()));
        List<Behaviour> profile =
                List.of(Behaviour.pure(game, 0, new int[] {2}), Behaviour.pure(game, 1, new int[] {0, 0}));
        RationalVector third = RationalVector.of(Rational.of(1, 3), Rational.of(2, 3));
        RationalVector half = RationalVector.of(Rational.HALF, Rational.HALF);
        List<RationalVector> root = List.of(RationalVector.of(1));
        assertTrue(Consistency.holds(game, new Assessment(profile, List.of(root, List.of(third, third))), FREE));
        assertFalse(Consistency.holds(game, new Assessment(profile, List.of(root, List.of(third, half))), FREE));
        assertFalse(Consistency.holds(
                game, new Assessment(profile, List.of(root, List.of(third, RationalVector.of(1, 0)))), FREE));
    }
}
