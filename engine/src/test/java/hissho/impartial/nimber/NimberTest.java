package hissho.impartial.nimber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.property.Generator;
import hissho.property.Property;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class NimberTest {

    /** Numbers of up to so many bits, small ones often. */
    private static Generator<Nimber> nimbers(int bits) {
        return new Generator<>() {
            @Override
            public Nimber next(RandomGenerator random, int size) {
                return new Nimber(new BigInteger(random.nextInt(bits) + 1, new Random(random.nextLong())));
            }

            @Override
            public Stream<Nimber> simpler(Nimber value) {
                return value.isZero()
                        ? Stream.empty()
                        : Stream.of(value.value().shiftRight(1), value.value().subtract(BigInteger.ONE))
                                .map(Nimber::new);
            }
        };
    }

    private static Generator<List<Nimber>> three(int bits) {
        return Generator.listOf(nimbers(bits), 3, 3);
    }

    /** The definition itself: the smallest number that is no a*y + x*b + x*y with smaller x and y. */
    private static int[][] byDefinition(int size) {
        int[][] product = new int[size][size];
        for (int a = 0; a < size; a++)
            for (int b = 0; b < size; b++) {
                BitSet taken = new BitSet();
                for (int x = 0; x < a; x++)
                    for (int y = 0; y < b; y++) taken.set(product[x][b] ^ product[a][y] ^ product[x][y]);
                product[a][b] = taken.nextClearBit(0);
            }
        return product;
    }

    @Test
    void productIsTheMexOfItsDefinition() {
        int[][] product = byDefinition(80);
        for (int a = 0; a < 80; a++)
            for (int b = 0; b < 80; b++) {
                assertEquals(product[a][b], LongNimber.product(a, b), a + "*" + b);
                assertEquals(Nimber.of(product[a][b]), Nimber.of(a).times(Nimber.of(b)), a + "*" + b);
            }
    }

    @Test
    void wordProductsAgreeWithTheTowerWithoutTables() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 300; i++) {
            long a = random.nextLong() >>> random.nextInt(64);
            long b = random.nextLong() >>> random.nextInt(64);
            assertEquals(LongNimber.plainProduct(a, b, 64), LongNimber.product(a, b), a + "*" + b);
        }
    }

    @Test
    void fieldLawsHoldForLargeNumbers() {
        Property.holds(60, three(500), n -> {
            Nimber a = n.get(0);
            Nimber b = n.get(1);
            Nimber c = n.get(2);
            assertEquals(a.times(b), b.times(a));
            assertEquals(a.times(b.times(c)), a.times(b).times(c));
            assertEquals(a.times(b.plus(c)), a.times(b).plus(a.times(c)));
            assertEquals(a, a.times(Nimber.ONE));
            assertEquals(Nimber.ZERO, a.times(Nimber.ZERO));
        });
    }

    @Test
    void largeProductsAreExtensionsOfWordProducts() {
        // 2^64 times a smaller number is the ordinary product, and its square is three halves of it
        Nimber fermat = Nimber.powerOfTwo(64);
        assertEquals(new Nimber(fermat.value().multiply(BigInteger.valueOf(12345))), fermat.times(Nimber.of(12345)));
        assertEquals(new Nimber(fermat.value().multiply(BigInteger.valueOf(3)).shiftRight(1)), fermat.squared());
    }

    @Test
    void inversesAndRootsUndoProducts() {
        Property.holds(120, nimbers(400), a -> {
            assertEquals(a, a.squareRoot().squared());
            assertEquals(a, a.squared().squareRoot());
            if (!a.isZero()) assertEquals(Nimber.ONE, a.times(a.inverse()));
        });
        for (long a = 1; a < 2000; a++) assertEquals(1, LongNimber.product(a, LongNimber.inverse(a)));
    }

    @Test
    void powersAreRepeatedProducts() {
        Property.holds(60, nimbers(20), a -> {
            Nimber product = Nimber.ONE;
            for (int n = 0; n < 40; n++) {
                assertEquals(product, a.power(BigInteger.valueOf(n)));
                if (!a.isZero())
                    assertEquals(Nimber.ONE, product.times(a.power(BigInteger.valueOf(-n))), "exponent -" + n);
                product = product.times(a);
            }
        });
    }

    @Test
    void everyQuadraticHasItsRoots() {
        Property.holds(150, three(130), n -> {
            Quadratic quadratic = new Quadratic(n.get(0).plus(Nimber.powerOfTwo(131)), n.get(1), n.get(2));
            List<Nimber> roots = quadratic.roots();
            assertEquals(quadratic.b().isZero() ? 1 : 2, roots.size());
            for (Nimber root : roots) assertTrue(quadratic.at(root).isZero(), quadratic + " at " + root);
        });
    }

    @Test
    void smallQuadraticsHaveExactlyTheRootsTheirTableShows() {
        for (int a = 1; a < 6; a++)
            for (int b = 0; b < 8; b++)
                for (int c = 0; c < 8; c++) {
                    Quadratic quadratic = new Quadratic(Nimber.of(a), Nimber.of(b), Nimber.of(c));
                    List<Nimber> found = Stream.iterate(0L, x -> x + 1)
                            .limit(256)
                            .map(Nimber::of)
                            .filter(x -> quadratic.at(x).isZero())
                            .toList();
                    assertEquals(found, quadratic.roots(), quadratic.toString());
                }
    }

    @Test
    void subfieldsAreTheFermatPowers() {
        for (int limit = 0; limit <= 260; limit++) {
            Subfield subfield = new Subfield(BigInteger.valueOf(limit));
            assertEquals(isFieldByTable(limit), subfield.closed(), "limit " + limit);
            if (limit >= 2 && !subfield.closed()) {
                Subfield.Escape escape = subfield.escape().orElseThrow();
                BigInteger bound = BigInteger.valueOf(limit);
                assertTrue(escape.a().value().compareTo(bound) < 0
                        && escape.b().value().compareTo(bound) < 0);
                assertFalse(escape.result().value().compareTo(bound) < 0, escape.toString());
            }
        }
    }

    private static boolean isFieldByTable(int limit) {
        if (limit < 2) return false;
        for (int a = 0; a < limit; a++)
            for (int b = 0; b <= a; b++) if ((a ^ b) >= limit || LongNimber.product(a, b) >= limit) return false;
        return true;
    }
}
