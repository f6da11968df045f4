package hissho.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.property.Generator;
import hissho.property.Property;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rationals against plain fractions of big integers. */
class RationalTest {

    private static final Generator<List<Rational>> PAIRS = Generator.listOf(Generator.rational(130), 2, 2);

    @Test
    void arithmeticAgreesWithBigFractions() {
        Property.holds(20_000, PAIRS, pair -> {
            Rational a = pair.getFirst();
            Rational b = pair.getLast();
            BigInteger an = a.numerator();
            BigInteger ad = a.denominator();
            BigInteger bn = b.numerator();
            BigInteger bd = b.denominator();
            same(a.plus(b), an.multiply(bd).add(bn.multiply(ad)), ad.multiply(bd));
            same(a.minus(b), an.multiply(bd).subtract(bn.multiply(ad)), ad.multiply(bd));
            same(a.times(b), an.multiply(bn), ad.multiply(bd));
            if (!b.isZero()) same(a.over(b), an.multiply(bd), ad.multiply(bn));
            assertEquals(Integer.signum(an.multiply(bd).compareTo(bn.multiply(ad))), Integer.signum(a.compareTo(b)));
            assertEquals(a, Rational.parse(a.toString()));
        });
    }

    @Test
    void formIsUnique() {
        Property.holds(5_000, PAIRS, pair -> {
            Rational back = pair.getFirst().plus(pair.getLast()).minus(pair.getLast());
            assertEquals(pair.getFirst(), back);
            assertEquals(pair.getFirst().hashCode(), back.hashCode());
        });
    }

    @Test
    void extremesOfTheFastPath() {
        for (long a : new long[] {Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, 0, 1, Long.MAX_VALUE}) {
            for (long b : new long[] {Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, 1, 2, Long.MAX_VALUE}) {
                Rational x = Rational.of(a);
                Rational y = Rational.of(b);
                same(x.plus(y), BigInteger.valueOf(a).add(BigInteger.valueOf(b)), BigInteger.ONE);
                same(x.times(y), BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)), BigInteger.ONE);
                same(Rational.of(a, b), BigInteger.valueOf(a), BigInteger.valueOf(b));
                same(x.negated(), BigInteger.valueOf(a).negate(), BigInteger.ONE);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "3/4,3/4",
        "-0.25,-1/4",
        "1e-3,1/1000",
        "12,12",
        "+2.50,5/2",
        "-6/4,-3/2",
        ".5,1/2",
        "1e3,1000",
        "−1,-1",
        "－１２／５,-12/5"
    })
    void reads(String text, String written) {
        assertEquals(written, Rational.parse(text).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "1/0", "NaN", "1e999999999", "--1", "1/2/3", ".", "1e", "Infinity", "1/-2"})
    void refuses(String text) {
        assertTrue(Rational.read(text).isEmpty());
        assertThrows(NumberFormatException.class, () -> Rational.parse(text));
    }

    @Test
    void roundsAndFloors() {
        assertEquals("0.33", Rational.of(1, 3).toDecimal(2));
        assertEquals("-0.67", Rational.of(-2, 3).toDecimal(2));
        assertEquals(BigInteger.valueOf(-2), Rational.of(-3, 2).floor());
        assertEquals(BigInteger.valueOf(-1), Rational.of(-3, 2).ceiling());
        assertEquals(0.1, Rational.of(1, 10).doubleValue());
        BigInteger large = BigInteger.TEN.pow(40);
        for (long off = -3; off <= 3; off++) {
            Rational near = Rational.of(large).plus(Rational.of(off, 3));
            assertEquals(large.add(BigInteger.valueOf(Math.floorDiv(off, 3))), near.floor());
            assertEquals(
                    large.negate().subtract(BigInteger.valueOf(Math.floorDiv(off, 3))),
                    near.negated().ceiling());
            assertEquals(
                    large.negate().subtract(BigInteger.valueOf(Math.ceilDiv(off, 3))),
                    near.negated().floor());
        }
    }

    private static void same(Rational found, BigInteger numerator, BigInteger denominator) {
        assertEquals(Rational.of(numerator, denominator), found);
        assertEquals(numerator.multiply(found.denominator()), found.numerator().multiply(denominator));
        assertTrue(found.denominator().signum() > 0);
        assertEquals(BigInteger.ONE, found.numerator().gcd(found.denominator()).max(BigInteger.ONE));
    }

    @Test
    void directedDecimalsStayOnTheirSide() {
        for (int n = -50; n <= 50; n++)
            for (int d = 1; d <= 13; d++)
                for (int places = 0; places <= 4; places++) {
                    Rational number = Rational.of(n, d);
                    Rational below = Rational.read(number.decimalBelow(places)).orElseThrow();
                    Rational above = Rational.read(number.decimalAbove(places)).orElseThrow();
                    Rational unit = Rational.of(1, 10).power(places);
                    assertTrue(
                            below.compareTo(number) <= 0 && number.minus(below).compareTo(unit) < 0);
                    assertTrue(
                            above.compareTo(number) >= 0 && above.minus(number).compareTo(unit) < 0);
                }
        assertEquals("0", Rational.ZERO.decimalBelow(6));
        assertEquals("0.5", Rational.HALF.decimalAbove(6));
    }
}
