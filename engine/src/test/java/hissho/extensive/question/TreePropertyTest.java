package hissho.extensive.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.extensive.AgentForm;
import hissho.extensive.Behaviour;
import hissho.extensive.Contraction;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.Kuhn;
import hissho.extensive.PureStrategies;
import hissho.extensive.RandomTrees;
import hissho.extensive.RandomTrees.Knowledge;
import hissho.extensive.RandomTrees.Sample;
import hissho.extensive.StrategicForm;
import hissho.extensive.TreeReader;
import hissho.extensive.TreeWriter;
import hissho.extensive.Trees;
import hissho.extensive.solve.BackwardInduction;
import hissho.extensive.solve.BehaviourValue;
import hissho.extensive.solve.BestReply;
import hissho.extensive.solve.OptimalPlans;
import hissho.extensive.solve.Optimum;
import hissho.extensive.solve.PureEquilibria;
import hissho.extensive.solve.SequenceForm;
import hissho.form.Mixed;
import hissho.form.RandomForms;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Property;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The solvers of trees against each other and against slow, obvious twins. */
@Tag("slow")
class TreePropertyTest {

    private static final Progress FREE = Progress.none();

    private static boolean isSmall(ExtensiveGame game, long most) {
        return StrategicForm.size(game).compareTo(BigInteger.valueOf(most)) <= 0;
    }

    private static Rational matrixValue(StrategicForm form) {
        return MatrixSolver.optimum(MatrixGame.of(Optimum.matrix(form, 0)), FREE)
                .value();
    }

    @Test
    void sequenceFormReducedFormAndFullFormAgree() {
        Property.holds(2_000, RandomTrees.of(2, true, Knowledge.RECALLED, 30), sample -> {
            ExtensiveGame game = sample.game();
            assertTrue(Information.hasPerfectRecall(game));
            SequenceForm solved = SequenceForm.solve(game, FREE);
            List<Behaviour> profile = List.of(solved.first(), solved.second());
            assertTrue(TreeCertificate.guarantees(game, solved.value(), profile, FREE)
                    .holds());
            assertEquals(solved.value(), Behaviour.expected(game, profile).get(0));
            if (!isSmall(game, 600)) return;
            assertEquals(matrixValue(StrategicForm.full(game, FREE)), solved.value());
            assertEquals(matrixValue(StrategicForm.reduced(game, FREE)), solved.value());
        });
    }

    @Test
    void backwardInductionAgreesWithTheSequenceForm() {
        Property.holds(2_000, RandomTrees.of(2, true, Knowledge.PERFECT, 40), sample -> {
            BackwardInduction solved = BackwardInduction.of(sample.game(), FREE);
            assertEquals(1, solved.payoffs().size());
            assertEquals(
                    SequenceForm.solve(sample.game(), FREE).value(),
                    solved.payoffs().getFirst().get(0));
            assertEquals(
                    solved.payoffs().getFirst(),
                    BackwardInduction.one(sample.game(), FREE).payoff());
        });
    }

    /** Every pure equilibrium of the strategic form is asked in every subgame whether somebody would leave it. */
    @Test
    void backwardInductionFindsExactlyTheSubgamePerfectEquilibria() {
        Property.holds(1_500, RandomTrees.of(3, false, Knowledge.PERFECT, 16), sample -> {
            ExtensiveGame game = sample.game();
            if (!isSmall(game, 2_000)) return;
            BackwardInduction solved = BackwardInduction.of(game, FREE);
            Set<List<List<Integer>>> slow = PureEquilibria.of(game, StrategicForm.full(game, FREE), FREE).stream()
                    .filter(PureEquilibria.Equilibrium::isSubgamePerfect)
                    .map(equilibrium -> written(equilibrium.choices()))
                    .collect(Collectors.toSet());
            List<BackwardInduction.Plan> plans = solved.plans(100_000, FREE);
            assertEquals(
                    slow, plans.stream().map(plan -> written(plan.choices())).collect(Collectors.toSet()));
            assertEquals(BigInteger.valueOf(slow.size()), solved.count());
            assertEquals(
                    Set.copyOf(solved.payoffs()),
                    plans.stream().map(BackwardInduction.Plan::payoff).collect(Collectors.toSet()));
            for (int node = 0; node < game.tree().size(); node++) {
                if (game.mover(node) < 0) continue;
                int at = node;
                assertEquals(
                        plans.stream()
                                .map(plan -> plan.choices().get(game.mover(at))[game.setOf(at)])
                                .collect(Collectors.toSet()),
                        Set.copyOf(solved.moves(node)));
            }
        });
    }

    private static List<List<Integer>> written(List<int[]> choices) {
        return choices.stream()
                .map(choice -> Arrays.stream(choice).boxed().toList())
                .toList();
    }

    @Test
    void theStrategicFormPaysWhatTheTreePays() {
        Property.holds(500, RandomTrees.of(2, false, Knowledge.FORGETFUL, 14), sample -> {
            ExtensiveGame game = sample.game();
            if (!isSmall(game, 3_000)) return;
            StrategicForm form = StrategicForm.full(game, FREE);
            for (int profile = 0; profile < form.game().profiles(); profile++) {
                int[] choices = form.game().choices(profile);
                List<Behaviour> pure = IntStream.range(0, 2)
                        .mapToObj(i ->
                                Behaviour.pure(game, i, form.strategies().get(i).get(choices[i])))
                        .toList();
                assertEquals(Behaviour.expected(game, pure), form.game().payoffsAt(profile));
            }
        });
    }

    @Test
    void theReducedFormHasEveryRowOfTheFullFormAndNoTwoStrategiesThatNeverDiffer() {
        Property.holds(1_000, RandomTrees.of(2, false, Knowledge.FORGETFUL, 16), sample -> {
            ExtensiveGame game = sample.game();
            if (!isSmall(game, 3_000)) return;
            List<int[]> all = PureStrategies.all(game, 0, FREE);
            long classes = all.stream()
                    .map(choice -> IntStream.range(0, game.tree().size())
                            .filter(node -> PureStrategies.allows(choice, PureStrategies.ownMoves(game, 0, node)))
                            .boxed()
                            .toList())
                    .distinct()
                    .count();
            assertEquals(BigInteger.valueOf(classes), PureStrategies.reducedCount(game, 0, FREE));
            assertEquals(classes, PureStrategies.reduced(game, 0, FREE).size());
            assertEquals(rows(StrategicForm.full(game, FREE)), rows(StrategicForm.reduced(game, FREE)));
        });
    }

    private static Set<Set<RationalVector>> rows(StrategicForm form) {
        return IntStream.range(0, form.game().size(0))
                .mapToObj(i -> IntStream.range(0, form.game().size(1))
                        .mapToObj(j -> form.game().payoffsAt(form.game().profile(i, j)))
                        .collect(Collectors.toSet()))
                .collect(Collectors.toSet());
    }

    /** Kuhn's theorem, and that the behaviour of a mixed strategy exists without perfect recall only where it does the same. */
    @Test
    void withPerfectRecallBehaviourDoesWhatMixingDoes() {
        Property.holds(1_000, RandomTrees.of(2, false, Knowledge.RECALLED, 20), sample -> {
            ExtensiveGame game = sample.game();
            if (!isSmall(game, 2_000)) return;
            List<int[]> all = PureStrategies.all(game, 0, FREE);
            Mixed mixed = someMixture(all.size());
            Behaviour behaviour = Kuhn.behaviour(game, 0, all, mixed, FREE).orElseThrow();
            assertTrue(Kuhn.areEquivalent(game, all, mixed, behaviour, FREE));
            assertTrue(Kuhn.areEquivalent(game, all, Kuhn.mixed(game, behaviour, FREE), behaviour, FREE));
        });
        Property.holds(1_000, RandomTrees.of(2, false, Knowledge.FORGETFUL, 16), sample -> {
            ExtensiveGame game = sample.game();
            if (!isSmall(game, 2_000)) return;
            List<int[]> all = PureStrategies.all(game, 0, FREE);
            Kuhn.behaviour(game, 0, all, someMixture(all.size()), FREE)
                    .ifPresent(behaviour ->
                            assertTrue(Kuhn.areEquivalent(game, all, someMixture(all.size()), behaviour, FREE)));
            Mixed product = Kuhn.mixed(game, Behaviour.uniform(game, 0), FREE);
            assertTrue(Kuhn.behaviour(game, 0, all, product, FREE).isPresent());
        });
    }

    private static Mixed someMixture(int size) {
        Rational sum = Rational.of((long) size * (size + 1) / 2);
        return new Mixed(RationalVector.generate(size, k -> Rational.of(k + 1).over(sum)));
    }

    @Test
    void aRepeatedSetCanBeContractedAndThePlayersKeepTheirStrategies() {
        Property.holds(1_000, RandomTrees.of(2, false, Knowledge.ANY, 14), sample -> {
            ExtensiveGame game = sample.game();
            if (!isSmall(game, 3_000)) return;
            ExtensiveGame contracted = new ExtensiveGame(Contraction.withoutRepetition(game.tree()));
            assertEquals(List.of(), Information.repeated(contracted.tree()));
            assertEquals(rows(StrategicForm.full(game, FREE)), rows(StrategicForm.full(contracted, FREE)));
        });
    }

    /** With perfect recall a pure profile is an equilibrium of the tree only if it is one of the agents, who can do less. */
    @Test
    void equilibriaAreEquilibriaOfTheAgents() {
        Property.holds(500, RandomTrees.of(2, false, Knowledge.RECALLED, 14), sample -> {
            ExtensiveGame game = sample.game();
            if (!isSmall(game, 500) || game.sets(0) + game.sets(1) == 0) return;
            ExtensiveGame agents = new ExtensiveGame(AgentForm.of(game));
            assertEquals(game.sets(0) + game.sets(1), agents.players());
            StrategicForm form = StrategicForm.full(agents, FREE);
            Set<List<Integer>> theirs = PureEquilibria.ofForm(form.game(), FREE).stream()
                    .map(profile ->
                            Arrays.stream(form.game().choices(profile)).boxed().toList())
                    .collect(Collectors.toSet());
            for (PureEquilibria.Equilibrium equilibrium :
                    PureEquilibria.of(game, StrategicForm.full(game, FREE), FREE)) {
                List<Integer> moves = equilibrium.choices().stream()
                        .flatMapToInt(Arrays::stream)
                        .boxed()
                        .toList();
                assertTrue(theirs.contains(moves));
                assertEquals(
                        equilibrium.payoff(),
                        Behaviour.expected(
                                game,
                                List.of(
                                        Behaviour.pure(
                                                game, 0, equilibrium.choices().get(0)),
                                        Behaviour.pure(
                                                game, 1, equilibrium.choices().get(1)))));
            }
        });
    }

    @Test
    void perfectRecallIsThatOfTheDefinition() {
        Property.holds(1_500, RandomTrees.of(2, false, Knowledge.ANY, 16), sample -> {
            ExtensiveGame game = sample.game();
            for (int player = 0; player < 2; player++) {
                boolean same = true;
                for (int set = 0; set < game.sets(player); set++) {
                    int who = player;
                    same &= game.tree()
                                    .members(game.branching(player, set))
                                    .mapToObj(node -> Arrays.stream(PureStrategies.ownMoves(game, who, node))
                                            .boxed()
                                            .toList())
                                    .distinct()
                                    .count()
                            == 1;
                }
                assertEquals(same, Information.hasPerfectRecall(game, player));
            }
        });
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Property.holds(1_000, RandomTrees.of(2, false, Knowledge.ANY, 30), sample -> {
            ExtensiveGame read =
                    new ExtensiveGame(TreeReader.read(Node.root(TreeWriter.write(sample.game())), Optional.empty()));
            assertEquals(TreeWriter.write(sample.game()), TreeWriter.write(read));
        });
    }

    /** Labels of nodes, names and numbers of sets, events and outcomes, outcomes on the way and ends without one: all of it comes back. */
    @Test
    void nothingOfATreeIsLostNodeInNode() {
        Property.holds(4_000, RandomForms::tree, tree -> {
            Object written = TreeWriter.write(new ExtensiveGame(tree));
            assertEquals(
                    tree,
                    TreeReader.read(
                            Node.root(written), Optional.of(tree.players().names())));
        });
    }

    @Test
    void aBestReplyIsThatOfTrial() {
        Property.holds(1_000, RandomTrees.of(2, false, Knowledge.RECALLED, 20), sample -> aBestReply(sample.game()));
    }

    /** Where repetition was taken out, sets keep the numbers they had, and a set may lead to one with a lower number. */
    @Test
    void withoutRepetitionBestRepliesAndReducedStrategiesAreThoseOfTrial() {
        Property.holds(4_000, RandomTrees.of(2, false, Knowledge.ANY, 26), sample -> {
            ExtensiveGame game = TreeAnswer.played(sample.game());
            if (!isSmall(game, 2_000)) return;
            aBestReply(game);
            for (int player = 0; player < 2; player++)
                assertEquals(
                        BigInteger.valueOf(
                                PureStrategies.reduced(game, player, FREE).size()),
                        PureStrategies.reducedCount(game, player, FREE));
        });
        Property.holds(200, (random, size) -> lower(random.nextInt(-3, 4), random.nextInt(-3, 4)), game -> {
            aBestReply(game);
            assertEquals(BigInteger.valueOf(4), PureStrategies.reducedCount(game, 0, FREE));
        });
    }

    /** A tree whose player meets the set x twice on one way, so that in the tree without repetition x comes first by number, but behind y alone. */
    private static ExtensiveGame lower(int one, int other) {
        String tree = """
                {"player":2,"infoset":"z","moves":[
                  {"label":"a","node":{"player":2,"infoset":"z","moves":[
                    {"label":"a","node":{"payoff":[0,0]}},
                    {"label":"b","node":{"player":1,"infoset":"x","moves":[
                      {"label":"l","node":{"payoff":[1,1]}},{"label":"r","node":{"payoff":[2,2]}}]}}]}},
                  {"label":"b","node":{"player":1,"infoset":"y","moves":[
                    {"label":"a","node":{"payoff":[1,0]}},
                    {"label":"b","node":{"payoff":[2,0]}},
                    {"label":"c","node":{"player":1,"infoset":"x","moves":[
                      {"label":"l","node":{"payoff":[%d,1]}},{"label":"r","node":{"payoff":[%d,2]}}]}}]}}]}
                """.formatted(one, other);
        return TreeAnswer.played(new ExtensiveGame(TreeReader.read(Node.root(Trees.parse(tree)), Optional.empty())));
    }

    private static void aBestReply(ExtensiveGame game) {
        if (!isSmall(game, 2_000)) return;
        List<Behaviour> others = List.of(Behaviour.uniform(game, 1));
        Rational best = PureStrategies.all(game, 0, FREE).stream()
                .map(choice -> Behaviour.expected(game, List.of(Behaviour.pure(game, 0, choice), others.getFirst()))
                        .get(0))
                .max(Rational::compareTo)
                .orElseThrow();
        assertEquals(best, BestReply.of(game, 0, others, FREE).value());
    }

    /** Behaviour alone guarantees no more than mixing, and with perfect recall as much; what is found guarantees what is said. */
    @Test
    void theValueOfBehaviourIsBounded() {
        Property.holds(60, RandomTrees.of(2, true, Knowledge.FORGETFUL, 12), sample -> {
            ExtensiveGame game = sample.game();
            if (!isSmall(game, 200) || game.sets(0) > 3) return;
            Rational mixed = matrixValue(StrategicForm.reduced(game, FREE));
            BehaviourValue found = BehaviourValue.of(game, 0, mixed, FREE);
            assertTrue(found.atLeast().compareTo(found.atMost()) <= 0);
            assertTrue(found.atMost().compareTo(mixed) <= 0);
            List<int[]> replies = PureStrategies.reduced(game, 1, FREE);
            for (Behaviour best : found.best())
                assertEquals(
                        found.atLeast(),
                        BehaviourValue.against(game, best, replies).minimum());
            if (Information.hasPerfectRecall(game, 0)) assertEquals(mixed, found.atLeast());
        });
    }

    @Test
    void extremeOptimalPlansAreOptimalAndSoAreTheirMixtures() {
        Property.holds(150, RandomTrees.of(2, true, Knowledge.RECALLED, 18), sample -> {
            ExtensiveGame game = sample.game();
            SequenceForm solved = SequenceForm.solve(game, FREE);
            for (int player = 0; player < 2; player++) {
                Rational value = player == 0 ? solved.value() : solved.value().negated();
                Optional<List<RationalVector>> plans = OptimalPlans.extreme(game, player, value, FREE);
                if (plans.isEmpty()) continue;
                assertFalse(plans.get().isEmpty());
                Behaviour fallback = player == 0 ? solved.first() : solved.second();
                for (RationalVector plan : plans.get()) {
                    Behaviour behaviour = OptimalPlans.behaviour(game, player, plan, fallback);
                    assertEquals(
                            value.negated(),
                            BestReply.of(game, 1 - player, List.of(behaviour), FREE)
                                    .value());
                }
            }
        });
    }

    @Test
    void certificatesRefuseWhatIsNotOptimal() {
        Sample sample = RandomTrees.of(2, true, Knowledge.RECALLED, 30)
                .next(java.util.random.RandomGenerator.of("L64X128MixRandom"), 12);
        ExtensiveGame game = sample.game();
        SequenceForm solved = SequenceForm.solve(game, FREE);
        List<Behaviour> profile = List.of(solved.first(), solved.second());
        assertFalse(TreeCertificate.guarantees(game, solved.value().plus(1), profile, FREE)
                .holds());
        Property.holds(300, RandomTrees.of(2, true, Knowledge.RECALLED, 30), other -> {
            ExtensiveGame tree = other.game();
            SequenceForm right = SequenceForm.solve(tree, FREE);
            Behaviour uniform = Behaviour.uniform(tree, 0);
            boolean good = BestReply.of(tree, 1, List.of(uniform), FREE)
                    .value()
                    .equals(right.value().negated());
            assertEquals(
                    good,
                    TreeCertificate.guarantees(tree, right.value(), List.of(uniform, right.second()), FREE)
                            .holds());
        });
        Property.holds(300, RandomTrees.of(2, false, Knowledge.PERFECT, 20), other -> {
            BackwardInduction right = BackwardInduction.of(other.game(), FREE);
            BackwardInduction.Plan plan = BackwardInduction.one(other.game(), FREE);
            assertTrue(
                    TreeCertificate.induction(other.game(), plan, right.count().equals(BigInteger.ONE), FREE)
                            .holds());
            BackwardInduction.Plan wrong =
                    new BackwardInduction.Plan(plan.choices(), plan.payoff().plus(RationalVector.of(1, 0)));
            assertFalse(
                    TreeCertificate.induction(other.game(), wrong, false, FREE).holds());
        });
    }
}
