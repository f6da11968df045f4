package hissho.impartial.ordinal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.impartial.Analysis;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.Sum;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OrdinalTest {

    private static Ordinal read(String text) {
        return OrdinalParser.read(text).orElseThrow(() -> new AssertionError(text));
    }

    /** Ordinals below w^3 by their three coefficients. */
    private static Ordinal of(List<Integer> coefficients) {
        Ordinal sum = Ordinal.ZERO;
        for (int e = 2; e >= 0; e--)
            sum = sum.plus(Ordinal.power(Ordinal.of(e), BigInteger.valueOf(coefficients.get(e))));
        return sum;
    }

    private static final Generator<List<List<Integer>>> SOME =
            Generator.listOf(Generator.listOf(Generator.whole(0, 5), 3, 3), 1, 4);

    @Test
    void textsAreReadAndWritten() {
        for (String text : List.of("0", "7", "w", "w+1", "w*2", "w^2*3+w+5", "w^w", "w^(w+1)*2+3", "w^(w^2)+w^w"))
            assertEquals(text, read(text).toString());
        assertEquals(read("w"), read("5+w"));
        assertEquals(read("w^(w^2)"), read("ω^w^2"));
        assertEquals(read("w*5+1"), read("w*2+7+w*3+1"));
        for (String text : List.of("", "w^", "w*", "x", "w+", "(w", "2w", "-1", "w^(2"))
            assertEquals(Optional.empty(), OrdinalParser.read(text), text);
    }

    @Test
    void nimSumOfSmallOrdinalsIsThatOfNumbersInLargeBase() {
        // writing 1024 for w turns ordinals below w^3 with small coefficients into numbers, in order and with their
        // nim-sums
        Property.holds(300, SOME, list -> {
            Ordinal sum = Ordinal.ZERO;
            long number = 0;
            for (List<Integer> coefficients : list) {
                sum = sum.nimPlus(of(coefficients));
                number ^= number(of(coefficients));
            }
            assertEquals(number, number(sum));
            Ordinal first = of(list.getFirst());
            Ordinal last = of(list.getLast());
            assertEquals(Long.signum(Long.compare(number(first), number(last))), Integer.signum(first.compareTo(last)));
        });
    }

    private static long number(Ordinal ordinal) {
        return ordinal.terms().stream()
                .mapToLong(t -> t.coefficient().longValueExact()
                        << 10 * t.exponent().finite().orElseThrow().intValueExact())
                .sum();
    }

    @Test
    void mexSkipsNothing() {
        assertEquals(read("w+1"), new OrdinalSet(read("w"), List.of(read("w")), List.of()).mex());
        assertEquals(read("3"), new OrdinalSet(read("w"), List.of(read("w")), List.of(read("7"), read("3"))).mex());
        assertEquals(read("w"), new OrdinalSet(read("w"), List.of(read("w+1")), List.of()).mex());
        assertEquals(read("w*2"), new OrdinalSet(read("w*2"), List.of(), List.of(read("w*2+1"))).mex());
        assertEquals(read("w"), new OrdinalSet(read("w"), List.of(read("w")), List.of(read("w"))).mex());
    }

    @Test
    void winningMovesInOrdinalNimReachZeroAndOnlyFromNonzero() {
        Property.holds(200, SOME, list -> {
            Sum sum = new Sum(
                    list.stream().<Component>map(c -> new OrdinalPile(of(c))).toList());
            Analysis analysis = Analysis.of(sum, Convention.NORMAL, Progress.none());
            assertEquals(sum.value(Progress.none()).isZero(), analysis.winning().isEmpty());
            for (Option option : analysis.winning())
                assertTrue(option.after().value(Progress.none()).isZero());
            assertTrue(analysis.certified(Progress.none()));
        });
    }

    @Test
    void coinsOnAFiniteBoardHaveTheirValueByDefinition() {
        for (LowerVariant variant : LowerVariant.values())
            for (long y = 0; y < 5; y++)
                for (long x = 0; x < 6; x++) {
                    BoardCoin coin = new BoardCoin(variant, x, y, 6);
                    Set<GrundyValue> reached = new HashSet<>();
                    for (Option option : coin.options())
                        reached.add(option.after().value(Progress.none()));
                    long mex = 0;
                    while (reached.contains(GrundyValue.of(mex))) mex++;
                    assertEquals(GrundyValue.of(mex), coin.value(Progress.none()), variant + " " + coin.print());
                    assertEquals(coin.options().size(), coin.optionCount());
                    for (long target = 0; target < 40; target++) {
                        GrundyValue value = GrundyValue.of(target);
                        Set<String> expected = new HashSet<>();
                        for (Option o : coin.options()) if (o.after().value(Progress.none()).equals(value)) expected.add(o.notation());
                        Set<String> found = new HashSet<>();
                        for (Option o : coin.optionsTo(value, Progress.none())) found.add(o.notation());
                        assertEquals(expected, found);
                    }
                }
    }
}
