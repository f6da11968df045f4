package hissho.equilibrium.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.document.Node;
import hissho.equilibrium.Correlated;
import hissho.fact.Fact;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A reader's payoffs of a best correlated equilibrium are right where some best one pays them, and not where only their sum is right. */
class CorrelatedFactsTest {

    private static BimatrixAnswer answer(Object table) {
        return new BimatrixAnswer(new BimatrixKind().read(Node.root(Map.of("bimatrix", table))), Progress.none());
    }

    private static final BimatrixAnswer BATTLE =
            answer(List.of(List.of(List.of(2, 1), List.of(0, 0)), List.of(List.of(0, 0), List.of(1, 2))));

    @Test
    void onlyPayoffsThatCanBePaidAreRight() {
        Fact<?> fact = BATTLE.facts().find("correlatedPayoff").orElseThrow();
        for (List<Object> right : List.<List<Object>>of(List.of(2, 1), List.of(1, 2), List.of("3/2", "3/2")))
            assertEquals(true, fact.agreesWith(right), right::toString);
        for (List<Object> wrong : List.<List<Object>>of(List.of(100, -97), List.of(3, 0), List.of(3), List.of(2, 1, 0)))
            assertEquals(false, fact.agreesWith(wrong), wrong::toString);
        assertEquals("A right answer is (2, 1).", fact.lesson(List.of(3, 0), Words.in(Language.ENGLISH)));
    }

    /** The payoffs of mixtures of corners can be paid; what is better for all players together than the best cannot. */
    @Test
    void mixturesOfCornersCanBePaid() {
        Random random = new Random(8);
        for (int trial = 0; trial < 40; trial++) {
            List<Object> table = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                List<Object> row = new ArrayList<>();
                for (int j = 0; j < 3; j++) row.add(List.of(random.nextInt(5), random.nextInt(5)));
                table.add(row);
            }
            BimatrixAnswer answer = answer(table);
            Correlated all = Correlated.of(answer.game);
            List<RationalVector> corners = all.corners(1000, Progress.none()).orElseThrow();
            RationalVector one = all.pays(corners.get(random.nextInt(corners.size())));
            RationalVector other = all.pays(corners.get(random.nextInt(corners.size())));
            RationalVector between = RationalVector.generate(
                    2, i -> one.get(i).plus(other.get(i)).times(Rational.of(1, 2)));
            assertEquals(true, all.canPay(between, Progress.none()), table::toString);
            RationalVector best = all.pays(all.best(RationalVector.of(1, 1), Progress.none()));
            RationalVector more =
                    RationalVector.generate(2, i -> best.get(i).plus(i == 0 ? Rational.ONE : Rational.ZERO));
            assertEquals(false, all.canPay(more, Progress.none()), table::toString);
        }
    }
}
