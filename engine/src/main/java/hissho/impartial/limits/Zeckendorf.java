package hissho.impartial.limits;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Every positive number is in exactly one way a sum of Fibonacci numbers 1, 2, 3, 5, 8, … no two of which are neighbours (Zeckendorf). */
public final class Zeckendorf {

    private Zeckendorf() {}

    /** The parts, largest first. */
    public static List<BigInteger> parts(BigInteger number) {
        List<BigInteger> fibonacci = upTo(number);
        List<BigInteger> parts = new ArrayList<>();
        BigInteger rest = number;
        for (int i = fibonacci.size() - 1; i >= 0 && rest.signum() > 0; i--)
            if (fibonacci.get(i).compareTo(rest) <= 0) {
                parts.add(fibonacci.get(i));
                rest = rest.subtract(fibonacci.get(i));
            }
        return parts;
    }

    /** The Fibonacci numbers 1, 2, 3, 5, … up to a bound. */
    public static List<BigInteger> upTo(BigInteger bound) {
        List<BigInteger> numbers = new ArrayList<>();
        BigInteger a = BigInteger.ONE;
        BigInteger b = BigInteger.TWO;
        while (a.compareTo(bound) <= 0) {
            numbers.add(a);
            BigInteger next = a.add(b);
            a = b;
            b = next;
        }
        return numbers;
    }

    /** Whether these numbers, in any order, are the representation of a number. */
    public static boolean represents(List<BigInteger> parts, BigInteger number) {
        return parts.stream()
                .sorted(java.util.Comparator.reverseOrder())
                .toList()
                .equals(parts(number));
    }

    /** How many sums of Fibonacci numbers without neighbours give a number, counted and not assumed. */
    public static BigInteger representations(BigInteger number) {
        List<BigInteger> fibonacci = upTo(number);
        return count(fibonacci, fibonacci.size() - 1, number);
    }

    private static BigInteger count(List<BigInteger> fibonacci, int last, BigInteger rest) {
        if (rest.signum() == 0) return BigInteger.ONE;
        if (last < 0) return BigInteger.ZERO;
        // the sum of F(last), F(last-2), … is less than F(last+1), so a rest that large cannot be reached
        BigInteger above = fibonacci.get(last).add(last > 0 ? fibonacci.get(last - 1) : BigInteger.ONE);
        if (rest.compareTo(above) >= 0) return BigInteger.ZERO;
        BigInteger without = count(fibonacci, last - 1, rest);
        return fibonacci.get(last).compareTo(rest) > 0
                ? without
                : without.add(count(fibonacci, last - 2, rest.subtract(fibonacci.get(last))));
    }
}
