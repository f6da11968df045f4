package hissho.card.trick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class RulesTest {

    private record Sample(int size, int seed, int most, Aim aim, boolean leftLeads) {}

    private static final Generator<Sample> SAMPLES = (random, size) -> new Sample(
            random.nextInt(1, 5),
            random.nextInt(1000),
            random.nextInt(1, 4),
            Aim.values()[random.nextInt(3)],
            random.nextBoolean());

    @Test
    void everyRuleEqualsPlainMinimaxAndIsCertified() {
        Property.holds(150, SAMPLES, sample -> {
            Deal deal = Deal.random(sample.size(), sample.seed());
            List<Integer> points = new ArrayList<>();
            int[] byRank = new int[2 * deal.size() + 1];
            for (int p = 0; p < 2 * deal.size(); p++) {
                points.add((sample.seed() >> p) % (sample.most() + 1));
                byRank[deal.rank(p)] = points.getLast();
            }
            SuitRules rules = new SuitRules(points, sample.aim(), OptionalInt.empty(), Optional.empty());
            TrickGame game = new TrickGame(deal, rules, sample.leftLeads(), List.of(), false);
            TrickSolution solution = (TrickSolution) new TrickKind().solve(game, Progress.none());
            assertEquals(
                    SlowTricks.value(deal.leftHand(), deal.rightHand(), sample.leftLeads(), byRank, sample.aim()),
                    solution.value());
            assertTrue(solution.certificate(Progress.none()).holds());
        });
    }

    @Test
    void theSearchAgreesWithTheStaircases() {
        for (int seed = 0; seed < 30; seed++) {
            int n = seed < 28 ? 7 : 13;
            Deal deal = Deal.random(n, seed);
            SuitRules rules = SuitRules.highest(n, seed % 15);
            boolean leads = seed % 2 == 0;
            TrickGame game = new TrickGame(deal, rules, leads, List.of(), false);
            SuitState start = SuitState.start(deal, leads);
            assertEquals(
                    TrickKind.analysis(game, Progress.none()).value(start),
                    new RuleValues(rules, Progress.none()).value(start));
        }
    }

    @Test
    void aDeclaredTargetAboveHalfThePointsIsAThreshold() {
        for (int seed = 0; seed < 40; seed++) {
            Deal deal = Deal.random(4, seed);
            SuitRules plain = SuitRules.highest(4, 5);
            SuitRules target = new SuitRules(plain.points(), Aim.COLLECT, OptionalInt.of(3), Optional.empty());
            SuitState start = SuitState.start(deal, true);
            int value = new RuleValues(plain, Progress.none()).value(start);
            assertEquals(value >= 3 ? 1 : -1, new RuleValues(target, Progress.none()).value(start));
        }
    }
}
