package hissho.bargaining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Side pots against dealing out chip by chip. */
class SidePotsTest {

    /** Every chip goes to those still in who paid one as high; where nobody did, to the pot below, and at last to whoever is still in. */
    @Test
    void everyChipIsInOnePot() {
        Property.holds(500, Generator.listOf(Generator.whole(-5, 6), 2, 6), numbers -> {
            List<Integer> paid = numbers.stream().map(Math::abs).toList();
            List<Boolean> folded = numbers.stream().map(number -> number < 0).toList();
            if (!folded.contains(false)) return;
            SidePots table = new SidePots(paid.stream().map(Rational::of).toList(), folded);
            Map<List<Integer>, Rational> found = new LinkedHashMap<>();
            for (Map<String, Object> pot : table.pots()) {
                List<Integer> eligible = new ArrayList<>();
                for (Object player : (List<?>) Objects.requireNonNull(pot.get("eligible")))
                    eligible.add((Integer) player);
                found.put(eligible, (Rational) Objects.requireNonNull(pot.get("amount")));
            }
            assertEquals(chipByChip(paid, folded), found);
            assertTrue(table.check(Progress.none()).holds());
        });
    }

    private static Map<List<Integer>, Rational> chipByChip(List<Integer> paid, List<Boolean> folded) {
        Map<List<Integer>, Rational> pots = new LinkedHashMap<>();
        List<Integer> winners = above(paid, folded, 0);
        for (int height = 1; height <= 6; height++) {
            List<Integer> reached = above(paid, folded, height);
            if (!reached.isEmpty()) winners = reached;
            for (int chips : paid) if (chips >= height) pots.merge(winners, Rational.ONE, Rational::plus);
        }
        return pots;
    }

    private static List<Integer> above(List<Integer> paid, List<Boolean> folded, int height) {
        return IntStream.range(0, paid.size())
                .filter(i -> !folded.get(i) && paid.get(i) >= height)
                .mapToObj(i -> i + 1)
                .toList();
    }
}
