package hissho.coalition.bankruptcy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules of division against pouring drop by drop, against all orders of arrival, and along the estate. */
class DivisionTest {

    /** An estate and the claims on it, both whole, the estate at most all claims together. */
    private record Question(int estate, List<Integer> claims) {
        List<Rational> rational() {
            return claims.stream().map(Rational::of).toList();
        }

        Rational amount() {
            return Rational.of(estate);
        }
    }

    private static final Generator<Question> QUESTIONS = (random, size) -> {
        List<Integer> claims = IntStream.range(0, random.nextInt(1, 6))
                .mapToObj(i -> random.nextInt(0, 13))
                .toList();
        int total = claims.stream().mapToInt(Integer::intValue).sum();
        return new Question(random.nextInt(0, total + 1), claims);
    };

    /** Water poured into vessels as large as the claims: one drop to everybody who has room, again and again. */
    private static RationalVector poured(Rational estate, List<Rational> claims) {
        int n = claims.size();
        List<Rational> awards = new ArrayList<>(Collections.nCopies(n, Rational.ZERO));
        Rational left = estate;
        while (left.isPositive()) {
            List<Integer> open = IntStream.range(0, n)
                    .filter(i -> awards.get(i).compareTo(claims.get(i)) < 0)
                    .boxed()
                    .toList();
            Rational room = open.stream()
                    .map(i -> claims.get(i).minus(awards.get(i)))
                    .reduce(Rational::min)
                    .orElseThrow();
            Rational drop = room.min(left.over(open.size()));
            for (int i : open) awards.set(i, awards.get(i).plus(drop));
            left = left.minus(drop.times(open.size()));
        }
        return RationalVector.of(awards);
    }

    @Test
    void equalAwardsAndLossesArePoured() {
        Property.holds(200, QUESTIONS, q -> {
            assertEquals(poured(q.amount(), q.rational()), Division.equalAwards(q.amount(), q.rational()));
            Rational missing = Division.total(q.rational()).minus(q.amount());
            assertEquals(
                    RationalVector.of(q.rational()).minus(poured(missing, q.rational())),
                    Division.equalLosses(q.amount(), q.rational()));
        });
    }

    @Test
    void theHalfClaimsRuleIsConsistentAndItsOwnDual() {
        Property.holds(200, QUESTIONS, q -> {
            RationalVector awards = Division.talmud(q.amount(), q.rational());
            assertTrue(Consistency.of(q.rational(), awards).holds());
            assertEquals(q.amount(), awards.sum());
            Rational missing = Division.total(q.rational()).minus(q.amount());
            assertEquals(RationalVector.of(q.rational()).minus(Division.talmud(missing, q.rational())), awards);
        });
    }

    @Test
    void proportionalAwardsAreInTheRatioOfTheClaims() {
        Property.holds(200, QUESTIONS, q -> {
            RationalVector awards = Division.proportional(q.amount(), q.rational());
            for (int i = 0; i < awards.size(); i++)
                for (int j = 0; j < awards.size(); j++)
                    assertEquals(
                            awards.get(i).times(q.rational().get(j)),
                            awards.get(j).times(q.rational().get(i)));
            assertEquals(q.amount(), awards.sum());
        });
    }

    @Test
    void randomArrivalIsTheAverageOverAllOrders() {
        Property.holds(60, QUESTIONS, q -> {
            List<RationalVector> all = new ArrayList<>();
            arrive(q, new ArrayList<>(), all);
            RationalVector sum = all.stream().reduce(RationalVector::plus).orElseThrow();
            assertEquals(
                    sum.times(Rational.of(1, all.size())), RandomArrival.of(q.amount(), q.rational(), Progress.none()));
        });
    }

    private static void arrive(Question q, List<Integer> order, List<RationalVector> all) {
        if (order.size() == q.claims().size()) {
            int[] awards = new int[order.size()];
            int left = q.estate();
            for (int i : order) {
                awards[i] = Math.min(left, q.claims().get(i));
                left -= awards[i];
            }
            all.add(RationalVector.generate(awards.length, i -> Rational.of(awards[i])));
            return;
        }
        for (int i = 0; i < q.claims().size(); i++)
            if (!order.contains(i)) {
                order.add(i);
                arrive(q, order, all);
                order.removeLast();
            }
    }

    /** Along the estate, in steps finer than the breaks, the pieces say what the rule says. */
    @Test
    void theSweepIsTheRuleAtEveryEstate() {
        Property.holds(40, QUESTIONS, q -> {
            Rational total = Division.total(q.rational());
            if (total.isZero()) return;
            for (Rule rule : Rule.values()) {
                List<EstateSweep.Piece> pieces =
                        EstateSweep.of(rule, q.rational(), Progress.none()).pieces();
                assertEquals(Rational.ZERO, pieces.getFirst().from());
                assertEquals(total, pieces.getLast().to());
                Stream.iterate(Rational.ZERO, e -> e.compareTo(total) <= 0, e -> e.plus(Rational.of(1, 3)))
                        .forEach(estate -> assertEquals(
                                rule.divide(estate, q.rational(), Progress.none()),
                                at(pieces, estate),
                                rule + " at " + estate));
            }
        });
    }

    private static RationalVector at(List<EstateSweep.Piece> pieces, Rational estate) {
        EstateSweep.Piece piece = pieces.stream()
                .filter(each -> each.to().compareTo(estate) >= 0)
                .findFirst()
                .orElseThrow();
        return piece.awards().plus(piece.shares().times(estate.minus(piece.from())));
    }

    @Test
    void randomArrivalOfVeryManyClaimsIsRefusedBeforeItFillsTheMemory() {
        List<Rational> claims = IntStream.range(0, 20_000)
                .mapToObj(i -> Rational.of(1 + i % 997))
                .toList();
        assertThrows(
                RandomArrival.TooManySums.class, () -> RandomArrival.of(Rational.of(100_000), claims, Progress.none()));
    }
}
