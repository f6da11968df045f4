package hissho.impartial.pile;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.LongStream;

/** The divisors of a number of up to eighteen digits: small primes by trial, large ones by Pollard's rho. */
public final class Divisors {

    private static final int TRIED = 1000;

    private Divisors() {}

    /** All divisors of a positive number, ascending. */
    public static LongStream of(long number) {
        TreeSet<Long> divisors = new TreeSet<>(List.of(1L));
        for (long prime : primes(number)) {
            List<Long> more = new ArrayList<>();
            for (long d : divisors) if (number % (d * prime) == 0) more.add(d * prime);
            divisors.addAll(more);
        }
        return divisors.stream().mapToLong(d -> d);
    }

    /** The prime factors, each as often as it divides. */
    public static List<Long> primes(long number) {
        List<Long> primes = new ArrayList<>();
        long rest = number;
        for (long p = 2; p <= TRIED && p * p <= rest; p++)
            while (rest % p == 0) {
                primes.add(p);
                rest /= p;
            }
        if (rest > 1) collect(rest, primes);
        return primes;
    }

    private static void collect(long number, List<Long> primes) {
        if (number < (long) TRIED * TRIED || BigInteger.valueOf(number).isProbablePrime(60)) {
            primes.add(number);
            return;
        }
        long factor = 1;
        for (long c = 1; factor == 1 || factor == number; c++) factor = rho(number, c);
        collect(factor, primes);
        collect(number / factor, primes);
    }

    private static long rho(long number, long c) {
        long x = 2;
        long y = 2;
        long d = 1;
        while (d == 1) {
            x = step(x, c, number);
            y = step(step(y, c, number), c, number);
            d = BigInteger.valueOf(Math.abs(x - y))
                    .gcd(BigInteger.valueOf(number))
                    .longValue();
        }
        return d;
    }

    private static long step(long x, long c, long modulus) {
        BigInteger square =
                BigInteger.valueOf(x).multiply(BigInteger.valueOf(x)).add(BigInteger.valueOf(c));
        return square.mod(BigInteger.valueOf(modulus)).longValue();
    }
}
