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
            assertEquals(new Verdict.Approached(value), solution.verdict(), rule);
            assertTrue(solution.certified(Progress.none()), rule);
            var wrong = new CountableSolution(
                    solution.game(), solution.truncations(), new Verdict.Approached(value.plus(1)));
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
        assertEquals(new Verdict.Unbounded(true), verdict("abs(i-j)"));
        assertEquals(new Verdict.Unbounded(true), verdict("i*j"));
        assertEquals(new Verdict.Unbounded(false), verdict("-abs(i-j)/2"));
        assertEquals(new Verdict.NoValue(Rational.MINUS_ONE, Rational.ONE), verdict("(i-j)/(i+j)"));
        assertInstanceOf(Verdict.Open.class, verdict("i-j"));
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
