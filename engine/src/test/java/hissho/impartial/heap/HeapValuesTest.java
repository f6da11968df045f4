package hissho.impartial.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.impartial.octal.BreakTable;
import hissho.impartial.octal.OctalGames;
import hissho.impartial.octal.TakeAndBreakCode;
import hissho.impartial.pile.Divisors;
import hissho.impartial.pile.PileGames;
import hissho.impartial.rule.RuleExpression;
import hissho.impartial.rule.TakeAwayRuleKind;
import hissho.impartial.subtraction.SubtractionGames;
import hissho.impartial.subtraction.SubtractionSet;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every way to the values of heaps against the definition, and certificates of periods against a second tiny program. */
@Tag("slow")
class HeapValuesTest {

    /** The definition and nothing else: octal digits, mex, no tables of the engine. */
    private static int[] naive(String code, int to) {
        int[] g = new int[to + 1];
        for (int n = 0; n <= to; n++) {
            boolean[] seen = new boolean[4 * to + 4];
            for (int c = 0; c < code.length() && c <= n; c++) {
                int digit = code.charAt(c) - '0';
                int rest = n - c;
                if ((digit & 1) != 0 && rest == 0) seen[0] = true;
                if ((digit & 2) != 0 && rest > 0) seen[g[rest]] = true;
                if ((digit & 4) != 0) for (int a = 1; a < rest; a++) seen[g[a] ^ g[rest - a]] = true;
            }
            int mex = 0;
            while (seen[mex]) mex++;
            g[n] = mex;
        }
        return g;
    }

    private static final Generator<List<Integer>> DIGITS = Generator.listOf(Generator.whole(0, 7), 1, 4);

    @Test
    void finiteOctalCodesAgreeWithTheDefinition() {
        Property.holds(60, DIGITS, digits -> {
            String text = digits.stream().map(Object::toString).collect(Collectors.joining());
            int[] expected = naive("0" + text, 400);
            HeapGame game = OctalGames.of(TakeAndBreakCode.read("0." + text).orElseThrow());
            for (int n = 0; n <= 400; n++) assertEquals(expected[n], game.value(n, Progress.none()), "heap " + n);
        });
    }

    @Test
    void sparseSpacesAgreeWithTheDefinitionWhereValuesAreLarge() {
        for (String code : List.of("0007", "06", "016", "0376", "4", "45")) {
            int[] expected = naive(code, 3000);
            BreakTable table = table(code);
            table.extend(3001, Progress.none());
            for (int n = 0; n <= 3000; n++) assertEquals(expected[n], table.value(n), code + " heap " + n);
        }
    }

    private static BreakTable table(String code) {
        TakeAndBreakCode read =
                TakeAndBreakCode.read(code.charAt(0) + "." + code.substring(1)).orElseThrow();
        return new BreakTable(read.removals(1), read.removals(2), read.removals(4), false);
    }

    @Test
    void grundysGameAgreesWithTheDefinition() {
        BreakTable table = new BreakTable(new int[0], new int[0], new int[] {0}, true);
        table.extend(9001, Progress.none());
        FollowersTable slow = new FollowersTable(RuleFollowers.unequalSplits());
        slow.extend(9001, Progress.none());
        for (int n = 0; n <= 9000; n++) assertEquals(slow.value(n), table.value(n), "heap " + n);
    }

    @Test
    void farValuesOfGrundysGameAreTheLeastThatNoOptionHas() {
        BreakTable table = new BreakTable(new int[0], new int[0], new int[] {0}, true);
        table.extend(180_001, Progress.none());
        for (int heap = 60_000; heap <= 180_000; heap += 997) {
            BitSet options = new BitSet();
            for (int a = 1; a < heap - a; a++) options.set(table.value(a) ^ table.value(heap - a));
            assertEquals(options.nextClearBit(0), table.value(heap), "heap " + heap);
        }
        assertEquals(82_860, table.largestRareHeap());
        assertTrue(table.isSparse(), "there the space is quicker by far");
    }

    @Test
    void certificatesOfPeriodsPassASecondProgram() {
        for (String code : List.of("077", "0137", "007", "0156", "0144", "0165", "05", "0333")) {
            HeapGame game = OctalGames.of(
                    TakeAndBreakCode.read("0." + code.substring(1)).orElseThrow());
            Period period = game.values().period(200_000, Progress.none()).orElseThrow();
            int window = 2 * period.from() + period.period() + code.length() - 1;
            assertTrue(period.window() >= window, code);
            int[] g = naive(code, Math.min(period.window() + period.period(), 6000));
            for (int n = period.from(); n < Math.min(period.window(), g.length - period.period()); n++)
                assertEquals(g[n], g[n + period.period()], code + " heap " + n);
            if (period.from() > 0 && period.from() + period.period() <= g.length)
                assertFalse(g[period.from() - 1] == g[period.from() - 1 + period.period()], code);
        }
    }

    @Test
    void knownPeriodsComeOut() {
        assertEquals(
                new Period(71, 12, 156),
                PileGames.named("kayles").values().period(Progress.none()).orElseThrow());
        assertEquals(
                new Period(52, 34, 141),
                PileGames.named("dawson-chess").values().period(Progress.none()).orElseThrow());
        HeapGame game = PileGames.named("kayles");
        Period kayles = game.values().period(Progress.none()).orElseThrow();
        assertEquals(
                List.of(0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70),
                kayles.exceptions(game.values()::tableValue));
        assertEquals(
                game.value(1_000_000_000_000_000_000L, Progress.none()),
                game.value(1_000_000_000_000_000_000L - 12 * 1000, Progress.none()));
    }

    @Test
    void formulasOfNamedGamesAreTheoremsOnSmallHeaps() {
        for (String name : List.of(
                "at-least-half",
                "at-most-half",
                "dim-plus",
                "aliquot",
                "even-if-not-all-all-if-odd",
                "even-or-single",
                "threes-or-all",
                "lasker-nim",
                "rims")) {
            HeapGame game = PileGames.named(name);
            FollowersTable slow = new FollowersTable(game.followers());
            slow.extend(60, Progress.none());
            for (int n = (int) game.least(); n < 60; n++)
                assertEquals(slow.value(n), game.value(n, Progress.none()), name + " heap " + n);
        }
    }

    @Test
    void infiniteAndHexadecimalCodesAgreeWithTheDefinition() {
        for (String text : List.of(
                "0.1(7)*",
                "0.(700)*",
                "4.(3)*",
                "0.(7)*",
                "0.(3)*",
                "0.2(07)*",
                "0.(15)*",
                "0.9",
                "0.8F",
                "4.3(61)*")) {
            HeapGame game = OctalGames.of(TakeAndBreakCode.read(text).orElseThrow());
            FollowersTable slow = new FollowersTable(game.followers());
            slow.extend(45, Progress.none());
            for (int n = 0; n < 45; n++)
                assertEquals(slow.value(n), game.value(n, Progress.none()), text + " heap " + n);
        }
    }

    @Test
    void subtractionGamesAgreeWithTheDefinitionAndRepeatAsCertified() {
        Property.holds(60, Generator.listOf(Generator.whole(1, 9), 1, 4), members -> {
            SubtractionSet set = new SubtractionSet.Listed(
                    members.stream().map(m -> (long) m).toList());
            HeapGame game = SubtractionGames.of(set);
            FollowersTable slow = new FollowersTable(game.followers());
            slow.extend(2000, Progress.none());
            Period period = game.values().period(Progress.none()).orElseThrow();
            for (int n = 0; n < 2000; n++) assertEquals(slow.value(n), game.value(n, Progress.none()), "pile " + n);
            for (int n = period.from(); n + period.period() < 2000; n++)
                assertEquals(slow.value(n), slow.value(n + period.period()));
            HeapGame impatient = SubtractionGames.impatient(set);
            FollowersTable slowImpatient = new FollowersTable(impatient.followers());
            slowImpatient.extend(100, Progress.none());
            for (int n = 0; n < 100; n++) assertEquals(slowImpatient.value(n), impatient.value(n, Progress.none()));
        });
    }

    @Test
    void progressionsRepeatAsCertified() {
        Property.holds(40, Generator.listOf(Generator.whole(1, 6), 2, 2), numbers -> {
            SubtractionSet set = new SubtractionSet.Arithmetic(numbers.get(0), numbers.get(1));
            if (numbers.get(1) == 1) return;
            HeapGame game = SubtractionGames.of(set);
            FollowersTable slow = new FollowersTable(game.followers());
            slow.extend(700, Progress.none());
            game.values().period(3000, Progress.none()).ifPresent(period -> {
                for (int n = period.from(); n + period.period() < 700; n++)
                    assertEquals(slow.value(n), slow.value(n + period.period()));
            });
            for (int n = 0; n < 700; n++) assertEquals(slow.value(n), game.value(n, Progress.none()));
        });
    }

    @Test
    void codesAreReadAsPeopleWriteThem() {
        assertEquals("0.(3)*", TakeAndBreakCode.read("0.333...").orElseThrow().toString());
        assertEquals("0.1(7)*", TakeAndBreakCode.read("0.1777…").orElseThrow().toString());
        assertEquals(
                "0.(700)*", TakeAndBreakCode.read("0.700700...").orElseThrow().toString());
        assertEquals("4.(3)*", TakeAndBreakCode.read("4.333...").orElseThrow().toString());
        assertEquals("0.77", TakeAndBreakCode.read(".770").orElseThrow().toString());
        assertEquals("0.(3)*", TakeAndBreakCode.read("0.3(33)*").orElseThrow().toString());
        assertTrue(TakeAndBreakCode.read("7.1").isEmpty(), "taking nothing and leaving nothing is no move");
        assertTrue(TakeAndBreakCode.read("hello").isEmpty());
    }

    @Test
    void divisorsAreAllDivisors() {
        for (long n = 1; n < 2000; n++) {
            long number = n;
            assertEquals(
                    LongStream.rangeClosed(1, n)
                            .filter(d -> number % d == 0)
                            .boxed()
                            .toList(),
                    Divisors.of(n).boxed().toList());
        }
        assertEquals(List.of(1_000_000_007L, 1_000_000_007L), Divisors.primes(1_000_000_007L * 1_000_000_007L));
    }

    @Test
    void theRuleLanguageSaysTheNamedRules() {
        List<String> rules = List.of(
                "2*c >= n",
                "2*c <= n",
                "n % c = 0",
                "even(c) and c < n or c = n and odd(n)",
                "even(c) or n = 1",
                "c % 3 = 0 and c < n or (c = n and n % 3 = 2)");
        List<String> names = List.of(
                "at-least-half",
                "at-most-half",
                "dim-plus",
                "even-if-not-all-all-if-odd",
                "even-or-single",
                "threes-or-all");
        for (int i = 0; i < rules.size(); i++) {
            HeapGame rule = TakeAwayRuleKind.game(RuleExpression.of(rules.get(i), "n", "c"), Optional.empty());
            HeapGame named = PileGames.named(names.get(i));
            assertEquals(
                    IntStream.range(0, 50)
                            .mapToObj(n -> named.value(n, Progress.none()))
                            .toList(),
                    IntStream.range(0, 50)
                            .mapToObj(n -> rule.value(n, Progress.none()))
                            .toList(),
                    names.get(i));
        }
        HeapGame grundy = TakeAwayRuleKind.game(
                RuleExpression.of("false", "n", "c"),
                Optional.of(RuleExpression.of("c = 0 and a != b", "n", "c", "a", "b")));
        for (int n = 1; n < 40; n++)
            assertEquals(PileGames.named("grundy-game").value(n, Progress.none()), grundy.value(n, Progress.none()));
    }
}
