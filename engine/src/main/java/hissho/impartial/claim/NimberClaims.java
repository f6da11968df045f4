package hissho.impartial.claim;

import static hissho.claim.TextbookClaim.compare;
import static hissho.claim.TextbookClaim.document;
import static hissho.impartial.claim.ImpartialClaim.holds;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.impartial.nimber.Nimber;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** The laws of nim multiplication. The size is the largest number that occurs, unless a claim says otherwise. */
final class NimberClaims {

    private static final int SAMPLES = 200;

    private NimberClaims() {}

    static List<Claim> all() {
        MexProducts mex = new MexProducts();
        return List.of(
                holds(
                        "nim-product-definition",
                        0,
                        64,
                        size -> size + 1L,
                        (size, number) -> compare(
                                product(number, size),
                                (long) mex.product((int) number, size),
                                expression(number + "*" + size))),
                holds(
                        "nim-product-commutative",
                        0,
                        255,
                        size -> size + 1L,
                        (size, number) ->
                                compare(product(number, size), product(size, number), expression(number + "*" + size))),
                holds("nim-product-associative", 0, 100, size -> (size + 1L) * (size + 1L), (size, number) -> {
                    long a = number / (size + 1);
                    long b = number % (size + 1);
                    return compare(
                            product(product(a, b), size),
                            product(a, product(b, size)),
                            expression("(" + a + "*" + b + ")*" + size));
                }),
                holds("nim-product-distributive", 0, 100, size -> (size + 1L) * (size + 1L), (size, number) -> {
                    long a = number / (size + 1);
                    long b = number % (size + 1);
                    return compare(
                            product(a ^ b, size),
                            product(a, size) ^ product(b, size),
                            expression("(" + a + "+" + b + ")*" + size));
                }),
                holds(
                        "nim-inverse",
                        1,
                        255,
                        size -> 1,
                        (size, number) -> compare(1L, partners(size, 1), expression("1/" + size))),
                holds(
                        "nim-square-root",
                        0,
                        255,
                        size -> 1,
                        (size, number) -> compare(1L, roots(size), expression(size + "^2"))),
                holds("fermat-powers", 0, 6, size -> SAMPLES, NimberClaims::fermat),
                holds("fermat-squares", 0, 7, size -> 1, (size, number) -> {
                    Nimber power = Nimber.powerOfTwo(1 << size);
                    BigInteger threeHalves =
                            power.value().multiply(BigInteger.valueOf(3)).shiftRight(1);
                    return compare(new Nimber(threeHalves), power.squared(), expression(power + "*" + power));
                }),
                holds(
                        "nim-subfields",
                        2,
                        260,
                        size -> 1,
                        (size, number) -> compare(
                                isFermatPower(size), isClosed(size), document("nim-arithmetic", "limit", size))));
    }

    private static long product(long a, long b) {
        return Nimber.of(a).times(Nimber.of(b)).value().longValueExact();
    }

    private static Map<String, Object> expression(String text) {
        return document("nim-arithmetic", "expression", text);
    }

    /** The smallest of 2, 4, 16, 256, … above a number: it bounds a field. */
    private static long field(int number) {
        long limit = 2;
        while (limit <= number) limit *= limit;
        return limit;
    }

    private static long partners(int number, long wanted) {
        long count = 0;
        for (long x = 0; x < field(number); x++) if (product(number, x) == wanted) count++;
        return count;
    }

    private static long roots(int number) {
        long count = 0;
        for (long x = 0; x < field(number); x++) if (product(x, x) == number) count++;
        return count;
    }

    /** The size is k of F = 2^(2^k); the second factor is a random number below F. */
    private static Finding fermat(int size, long number) {
        Nimber power = Nimber.powerOfTwo(1 << size);
        SplittableRandom random = new SplittableRandom(size * 1_000_003L + number);
        byte[] bytes = new byte[(1 << size) / 8 + 1];
        random.nextBytes(bytes);
        Nimber below = new Nimber(new BigInteger(1, bytes).mod(power.value()));
        return compare(
                new Nimber(power.value().multiply(below.value())), power.times(below), expression(power + "*" + below));
    }

    private static boolean isFermatPower(int limit) {
        return IntStream.of(2, 4, 16, 256, 65_536).anyMatch(power -> power == limit);
    }

    private static boolean isClosed(int limit) {
        for (long a = 0; a < limit; a++)
            for (long b = a; b < limit; b++) if ((a ^ b) >= limit || product(a, b) >= limit) return false;
        return true;
    }

    /** Products by the definition a*b = mex of all a*y + x*b + x*y with x below a and y below b. */
    private static final class MexProducts {
        private final List<List<Integer>> rows = new ArrayList<>();

        synchronized int product(int a, int b) {
            while (rows.size() <= b) {
                List<Integer> row = new ArrayList<>();
                rows.add(row);
                for (int x = 0; x < rows.size(); x++) row.add(mex(x, rows.size() - 1, row));
            }
            return rows.get(b).get(a);
        }

        private int mex(int a, int b, List<Integer> row) {
            BitSet reached = new BitSet();
            for (int x = 0; x < a; x++)
                for (int y = 0; y < b; y++) reached.set(known(a, y, row) ^ row.get(x) ^ known(x, y, row));
            return reached.nextClearBit(0);
        }

        /** A product whose larger factor lies in a finished row. */
        private int known(int a, int b, List<Integer> row) {
            int larger = Math.max(a, b);
            return larger == rows.size() - 1
                    ? row.get(Math.min(a, b))
                    : rows.get(larger).get(Math.min(a, b));
        }
    }
}
