package hissho.zerosum.countable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.zerosum.countable.CountableSolution.Verdict;
import hissho.zerosum.named.IntegerGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Games on all whole numbers. */
class CountableGameTest {

    @Test
    void rulesAgreeWithTheFiniteGames() {
        for (String text : List.of("3", "2", "5/2", "4", "7/2")) {
            Rational threshold = Rational.parse(text);
            var finite = new IntegerGame.Silverman(14, threshold, Rational.ONE, Rational.of(2));
            var infinite = CountableGame.silverman(threshold, Rational.ONE, Rational.of(2));
            assertEquals(finite.matrix().payoffs(), infinite.truncated(14).payoffs(), text);
        }
        var finite = new IntegerGame.Mendelsohn(9, Rational.of(2), Rational.parse("1/3"));
        assertEquals(
                finite.matrix().payoffs(),
                CountableGame.mendelsohn(Rational.of(2), Rational.parse("1/3"))
                        .truncated(9)
                        .payoffs());
    }

    @Test
    void silvermanOnAllNumbers() {
        CountableSolution solution = CountableSolution.of(
                CountableGame.silverman(Rational.of(3), Rational.ONE, Rational.of(2)), 30, Progress.none());
        Verdict.HasValue has = assertInstanceOf(Verdict.HasValue.class, solution.verdict());
        assertEquals(Rational.ZERO, has.value());
        assertEquals(List.of(0, 1, 4), has.row().support());
        assertTrue(solution.certified(Progress.none()));
    }

    @Test
    void linesThatAllTendToOneNumberHaveItAsTheValue() {
        for (String rule : List.of("if(i=j,1,0)", "1/(i+j)", "if(i=j,1,1/(i+j))", "i/(i^2+j^2)", "3-1/(i*j)")) {
            CountableSolution solution =
                    CountableSolution.of(CountableGame.read(Node.root(Map.of("rule", rule))), 6, Progress.none());
            Rational value = Rational.of(rule.startsWith("3") ? 3 : 0);
            assertEquals(new Verdict.Approached(value, false), solution.verdict(), rule);
            assertTrue(solution.certified(Progress.none()), rule);
            var wrong = new CountableSolution(
                    solution.game(), solution.truncations(), new Verdict.Approached(value.plus(1), false));
            assertTrue(!wrong.certified(Progress.none()), rule);
        }
    }

    /** Numbers far apart, mixed equally, do what the argument says: against every number tried the average is near the limit, or large. */
    @Test
    void numbersFarApartDoWhatTheArgumentSays() {
        CountableGame equal = CountableGame.read(Node.root(Map.of("rule", "if(i=j,1,1/(i+j))")));
        CountableGame gap = CountableGame.read(Node.root(Map.of("rule", "abs(i-j)")));
        for (int other = 1; other < 3000; other += other < 40 ? 1 : 37) {
            Rational near = Rational.ZERO;
            Rational far = Rational.ZERO;
            for (int k = 1; k <= 10; k++) {
                near = near.plus(equal.pay(other, 1 << k).over(Rational.of(10)));
                far = far.plus(gap.pay(1 << k, other).over(Rational.of(10)));
            }
            assertTrue(near.compareTo(Rational.parse("3/10")) < 0, "against " + other);
            assertTrue(far.compareTo(Rational.of(90)) > 0, "against " + other);
        }
    }

    @Test
    void linesThatAllGrowHaveNoBound() {
        assertEquals(new Verdict.Unbounded(true, false), verdict("abs(i-j)"));
        assertEquals(new Verdict.Unbounded(true, false), verdict("i*j"));
        assertEquals(new Verdict.Unbounded(false, false), verdict("-abs(i-j)/2"));
        assertEquals(new Verdict.NoValue(Rational.MINUS_ONE, Rational.ONE), verdict("(i-j)/(i+j)"));
        assertInstanceOf(Verdict.Open.class, verdict("i-j"));
    }

    /** Where one number each is enough, in the limit: bounds found by trying numbers far out come near the value from both sides. */
    @Test
    void oneNumberIsEnoughWherePayoffsOnlyGrowOrOnlyFall() {
        Map<String, String> values = Map.ofEntries(
                Map.entry("i", "∞"),
                Map.entry("-j", "-∞"),
                Map.entry("1/j", "0"),
                Map.entry("2-1/i", "2"),
                Map.entry("i+1/j", "∞"),
                Map.entry("(3+j)/j", "1"),
                Map.entry("(i-1)/(i+1)+1/j", "1"),
                Map.entry("max(3,i^2)", "∞"),
                Map.entry("5-1/i+if(j>0,1,i)", "6"),
                Map.entry("abs(1-i)/i+sign(j)", "2"),
                Map.entry("4-floor(2*j)", "-∞"));
        values.forEach((rule, value) -> {
            CountableSolution solution =
                    CountableSolution.of(CountableGame.read(Node.root(Map.of("rule", rule))), 4, Progress.none());
            assertEquals(
                    switch (value) {
                        case "∞" -> new Verdict.Unbounded(true, true);
                        case "-∞" -> new Verdict.Unbounded(false, true);
                        default -> new Verdict.Approached(Rational.parse(value), true);
                    },
                    solution.verdict(),
                    rule);
            assertTrue(solution.certified(Progress.none()), rule);
        });
    }

    /** Random rules: no verdict contradicts what single numbers far out secure and concede. */
    @Test
    void verdictsLieBetweenWhatSingleNumbersShow() {
        List<String> atoms = List.of("i", "j", "1", "2", "1/i", "1/j", "i/(i+j)", "max(i,3)", "min(j,4)", "-j", "-i");
        List<Integer> far = IntStream.concat(IntStream.rangeClosed(1, 12), IntStream.of(100, 1000, 10_000, 100_000))
                .boxed()
                .toList();
        Property.holds(150, Generator.listOf(Generator.whole(0, 10), 3, 3), picks -> {
            String rule =
                    atoms.get(picks.get(0)) + "+(" + atoms.get(picks.get(1)) + ")*(" + atoms.get(picks.get(2)) + ")";
            CountableGame game = CountableGame.read(Node.root(Map.of("rule", rule)));
            Verdict verdict = CountableSolution.of(game, 3, Progress.none()).verdict();
            Rational lower = far.stream()
                    .map(i -> far.stream()
                            .map(j -> game.pay(i, j))
                            .reduce(Rational::min)
                            .orElseThrow())
                    .reduce(Rational::max)
                    .orElseThrow();
            Rational upper = far.stream()
                    .map(j -> far.stream()
                            .map(i -> game.pay(i, j))
                            .reduce(Rational::max)
                            .orElseThrow())
                    .reduce(Rational::min)
                    .orElseThrow();
            Rational near = Rational.of(1, 1000);
            switch (verdict) {
                case Verdict.Approached(Rational value, boolean one)
                when one -> {
                    assertTrue(value.minus(lower).absolute().compareTo(near) < 0, rule + " " + value + " " + lower);
                    assertTrue(value.minus(upper).absolute().compareTo(near) < 0, rule + " " + value + " " + upper);
                }
                case Verdict.Unbounded(boolean upwards, boolean one)
                when one ->
                    assertTrue(
                            upwards ? lower.compareTo(Rational.of(1000)) > 0 : upper.compareTo(Rational.of(-1000)) < 0,
                            rule + " " + lower + " " + upper);
                default -> {}
            }
        });
    }

    private static Verdict verdict(String rule) {
        CountableSolution solution =
                CountableSolution.of(CountableGame.read(Node.root(Map.of("rule", rule))), 5, Progress.none());
        assertTrue(solution.certified(Progress.none()), rule);
        return solution.verdict();
    }

    @Test
    void theLargerNumberWinsHasNoValue() {
        for (String rule : List.of("sign(i-j)", "if(i>j,1,if(i<j,-1,0))", "if(i>j+2,1,if(i<j,-1,0))")) {
            CountableSolution solution =
                    CountableSolution.of(CountableGame.read(Node.root(Map.of("rule", rule))), 5, Progress.none());
            assertEquals(new Verdict.NoValue(Rational.MINUS_ONE, Rational.ONE), solution.verdict(), rule);
            assertTrue(solution.certified(Progress.none()));
        }
    }

    @Test
    void otherRules() {
        assertInstanceOf(
                Verdict.HasValue.class,
                CountableSolution.of(CountableGame.read(Node.root(Map.of("rule", "1/i - 1/j"))), 4, Progress.none())
                        .verdict());
        assertInstanceOf(
                Verdict.Open.class,
                CountableSolution.of(CountableGame.read(Node.root(Map.of("rule", "i-j"))), 4, Progress.none())
                        .verdict());
        assertThrows(BadDocument.class, () -> CountableGame.read(Node.root(Map.of("rule", "i-k"))));
        assertThrows(BadDocument.class, () -> CountableGame.read(Node.root(Map.of("rule", "i-"))));
    }

    /** The twin: what a mixture secures, tried number by number far out. */
    @Test
    void securedAgreesWithTryingNumbers() {
        List<String> rules = List.of(
                "sign(i-j)",
                "max(i,j)/(i+j)",
                "if(i<3*j, 1/j, -2/i)",
                "abs(i-2*j)/(i+j)",
                "min(i,5)-min(j,4)",
                "(i-3)/(j^2+1)",
                "1/((i-j)^2-2)",
                "(i-2*j)/((i-j)^2-3)");
        Property.holds(80, Generator.listOf(Generator.whole(0, 4), 2, 6), parts -> {
            String rule = rules.get(parts.getFirst() * 7 % rules.size());
            CountableGame game = CountableGame.read(Node.root(Map.of("rule", rule)));
            int total = parts.stream().mapToInt(Integer::intValue).sum();
            if (total == 0) return;
            RationalVector p = RationalVector.generate(parts.size(), k -> Rational.of(parts.get(k), total));
            Optional<Rational> secured = game.secured(p);
            if (secured.isEmpty()) return;
            Rational least = game.against(p, 1, true);
            for (int j = 1; j < 150; j++) least = least.min(game.against(p, j, true));
            assertTrue(secured.get().compareTo(least) <= 0, rule);
            Rational far = game.against(p, 1_000_000, true);
            assertTrue(
                    secured.get().equals(least)
                            || far.minus(secured.get()).absolute().compareTo(Rational.parse("1/1000")) < 0,
                    rule);
        });
    }

    @Test
    void numberOneDominatesFromWhereItIsSaid() {
        for (String text : List.of("3", "2", "5/2", "4", "7/2", "9/2")) {
            Rational threshold = Rational.parse(text);
            int from = LargeNumbers.silverman(threshold, Rational.ONE, Rational.of(2))
                    .orElseThrow()
                    .intValueExact();
            CountableGame game = CountableGame.silverman(threshold, Rational.ONE, Rational.of(2));
            for (int i = 2; i < 40; i++) assertEquals(i >= from, i >= from && dominates(game, i), text + " " + i);
            if (from > 2) assertTrue(!dominates(game, from - 1), text);
        }
    }

    private static boolean dominates(CountableGame game, int i) {
        for (int j = 1; j < 300; j++) if (game.pay(1, j).compareTo(game.pay(i, j)) < 0) return false;
        return true;
    }

    @Test
    void fourToThePower() {
        assertEquals(Optional.of(Rational.HALF), PowerOfFour.halves().constantFrom(0));
        PowerOfFour better = PowerOfFour.read(Node.root("p_0=0, p_i=2^-i for i>=1"));
        assertEquals(Rational.ONE, better.against(0));
        assertEquals(Optional.of(Rational.of(2)), better.constantFrom(1));
        assertEquals(
                Optional.of(Rational.HALF),
                PowerOfFour.read(Node.root("2^-(i+1), i>=0")).constantFrom(0));
        assertTrue(
                PowerOfFour.read(Node.root("2*3^-(i+1), i>=0")).constantFrom(0).isEmpty());
        assertThrows(BadDocument.class, () -> PowerOfFour.read(Node.root("1/(i+1), i>=0")));
    }
}
