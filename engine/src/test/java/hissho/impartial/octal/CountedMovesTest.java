package hissho.impartial.octal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.impartial.heap.Heap;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.pile.PileGames;
import hissho.impartial.rule.RuleExpression;
import hissho.impartial.rule.TakeAwayRuleKind;
import hissho.impartial.subtraction.SubtractionGames;
import hissho.impartial.subtraction.SubtractionSet;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Moves counted by theory are as many as moves counted one by one, and what could not be counted is never told as all. */
@Tag("slow")
class CountedMovesTest {

    private static long oneByOne(HeapGame game, long heap, long value) {
        return game.followers()
                .of(heap)
                .filter(parts -> {
                    long sum = 0;
                    for (long part : parts) sum ^= game.value(part, Progress.none());
                    return sum == value;
                })
                .count();
    }

    private static void compare(HeapGame game, int to) {
        game.values().period(2_000, Progress.none());
        for (long heap = game.least(); heap <= to; heap++)
            for (long value = 0; value <= 12; value++) {
                Optional<BigInteger> counted = game.tally().count(heap, value, Progress.none());
                long expected = oneByOne(game, heap, value);
                assertEquals(Optional.of(BigInteger.valueOf(expected)), counted, game + " " + heap + " to " + value);
            }
    }

    @Test
    void namedGames() {
        for (String name : List.of(
                "kayles",
                "dawson-chess",
                "lasker-nim",
                "rims",
                "at-least-half",
                "at-most-half",
                "even-if-not-all-all-if-odd",
                "even-or-single",
                "threes-or-all")) compare(PileGames.named(name), 130);
        compare(OctalGames.named("nim"), 60);
    }

    @Test
    void finiteCodesWithAPeriod() {
        Property.holds(25, Generator.listOf(Generator.whole(0, 7), 1, 3), digits -> {
            String text = digits.stream().map(Object::toString).collect(Collectors.joining());
            HeapGame game = OctalGames.of(TakeAndBreakCode.read("0." + text).orElseThrow());
            if (game.values().period(2_000, Progress.none()).isPresent()) compare(game, 90);
        });
    }

    @Test
    void progressions() {
        Property.holds(25, Generator.listOf(Generator.whole(1, 6), 2, 2), numbers -> {
            HeapGame game = SubtractionGames.of(new SubtractionSet.Arithmetic(numbers.get(0), numbers.get(1)));
            boolean all = numbers.get(0) == 1 && numbers.get(1) == 1;
            if (all || game.values().period(Progress.none()).isPresent()) compare(game, 70);
        });
    }

    private static Facts facts(HeapGame game, long pile) {
        Analysis analysis = Analysis.of(Heap.sum(game, List.of(pile)), Convention.NORMAL, Progress.none());
        return AnalysisFacts.of(analysis, Progress.none());
    }

    @Test
    void hugeHeapsAreCountedExactly() {
        assertEquals(
                new BigInteger("83333333333333338"),
                facts(PileGames.named("kayles"), 1_000_000_000_000_000_000L).get("moveCount", BigInteger.class));
        assertEquals(BigInteger.TWO, facts(PileGames.named("lasker-nim"), 5_000).get("moveCount", BigInteger.class));
        assertEquals(
                BigInteger.valueOf(706), facts(PileGames.named("rims"), 1_412).get("moveCount", BigInteger.class));
        assertEquals(
                BigInteger.valueOf(500_000_000_001L),
                facts(SubtractionGames.of(new SubtractionSet.Arithmetic(1, 2)), 1_000_000_000_001L)
                        .get("moveCount", BigInteger.class));
    }

    @Test
    void movesThatAreNotAllListedAreNotToldAsAll() {
        Facts kayles = facts(PileGames.named("kayles"), 1_000_000_000_000_000_000L);
        assertThrows(NotAnswered.class, () -> kayles.get("winningMoves", List.class));
        assertTrue(kayles.get("someWinningMoves", List.class).size() >= 1);
        Facts uncounted = facts(OctalGames.of(TakeAndBreakCode.read("0.(700)*").orElseThrow()), 100_000_000);
        assertThrows(NotAnswered.class, () -> uncounted.get("moveCount", BigInteger.class));
        assertThrows(NotAnswered.class, () -> uncounted.get("distinctMoves", Integer.class));
    }

    @Test
    void codesAreReadOffRules() {
        for (List<String> rule : List.of(
                List.of("c <= 2", "c = 1 or c = 2", "0.77"),
                List.of("c = 1 and n = 1 or c = 2 or c = 3", "c = 3", "0.137"),
                List.of("c <= 2", "c = 2", "0.37"),
                List.of("c <= 2", "c = 1", "0.73"),
                List.of("c >= 2 or n = 1", "c >= 2", "0.1(7)*"),
                List.of("c % 3 = 1", "c % 3 = 1", "0.(700)*"),
                List.of("c >= 1", "c >= 1", "0.(7)*"),
                List.of("c >= 1", "c = 0", "4.(3)*")))
            assertEquals(
                    rule.get(2),
                    CodeOfRule.of(TakeAwayRuleKind.game(
                                            RuleExpression.of(rule.get(0), "n", "c"),
                                            Optional.of(RuleExpression.of(rule.get(1), "n", "c", "a", "b")))
                                    .followers())
                            .orElseThrow()
                            .toString());
        OctalGames.CODES.forEach((name, code) -> assertEquals(
                code,
                CodeOfRule.of(OctalGames.named(name).followers()).orElseThrow().toString()));
        assertTrue(CodeOfRule.of(PileGames.named("at-most-half").followers()).isEmpty());
        assertTrue(CodeOfRule.of(PileGames.named("grundy-game").followers()).isEmpty());
    }
}
