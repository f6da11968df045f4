package hissho.impartial.claim;

import static hissho.claim.TextbookClaim.compare;
import static hissho.claim.TextbookClaim.document;
import static hissho.impartial.claim.ImpartialClaim.holds;

import hissho.claim.Claim;
import hissho.claim.Count;
import hissho.claim.Finding;
import hissho.impartial.heap.Followers;
import hissho.impartial.heap.Period;
import hissho.impartial.octal.TakeAndBreakCode;
import hissho.impartial.pile.PileGames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Closed forms and period theorems of take-away and take-and-break games. */
final class HeapClaims {

    private static final int LOOKED = 400;
    private static final int FOLLOWED = 1_000;

    private HeapClaims() {}

    static List<Claim> all() {
        List<Claim> claims = new ArrayList<>(List.of(
                named("at-least-half", n -> 32 - Integer.numberOfLeadingZeros(n)),
                named("at-most-half", HeapClaims::atMostHalf),
                named("dim-plus", n -> n == 0 ? 0 : 1 + Integer.numberOfTrailingZeros(n)),
                named("aliquot", n -> n == 0 ? 0 : Integer.numberOfTrailingZeros(n)),
                named("even-if-not-all-all-if-odd", n -> n == 0 ? 0 : n % 2 == 0 ? n / 2 - 1 : (n + 1) / 2),
                named("even-or-single", n -> n >= 4 ? n / 2 : n == 1 || n == 2 ? 1 : 0),
                named("threes-or-all", n -> n == 0 ? 0 : n % 3 == 2 ? (n + 1) / 3 : (n - 1) / 3),
                coded(
                        "lasker-nim",
                        "4.(3)*",
                        0,
                        60,
                        n -> n > 0 && n % 4 == 3 ? n + 1 : n > 0 && n % 4 == 0 ? n - 1 : n),
                coded("rims", "0.(7)*", 0, 60, n -> n),
                coded("take-one-and-split", "0.73", 0, 200, n -> n % 4),
                coded(
                        "book-1.4.5-6",
                        "0.1(7)*",
                        0,
                        60,
                        n -> n < 3 ? Math.min(n, 1) : 2 * (n / 3) + (n % 3 == 2 ? 1 : 0)),
                coded("book-1.4.5-7", "0.(700)*", 0, 60, n -> n < 2 ? n : 2 * ((n - 2) / 4) + (n - 2) % 4),
                coded(
                        "book-1.4.5-11b",
                        "0.37",
                        7,
                        15,
                        n -> List.of(1, 2, 3, 4, 0, 3, 4, 2, 1).get(n - 7)),
                printed(coded("book-1.4.5-6-printed", "0.1(7)*", 3, 60, n -> n / 3)),
                printed(coded("book-1.4.5-7-printed", "0.(700)*", 2, 60, n -> (n - 2) / 4 + (n - 2) % 4)),
                printed(coded(
                        "book-1.4.5-11b-printed",
                        "0.37",
                        7,
                        15,
                        n -> List.of(0, 1, 3, 4, 0, 1, 2, 4, 1).get(n - 7)))));
        claims.add(period("kayles-period", "0.77", 71, 12, 200));
        claims.add(period("dawson-period", "0.137", 52, 34, 200));
        claims.add(holds("subtraction-period", 1, 12, size -> Count.subsets(size - 1), HeapClaims::subtractionPeriod));
        claims.add(holds("impatient-subtraction", 1, 12, size -> Count.subsets(size - 1), HeapClaims::impatient));
        claims.add(holds("octal-period", 1, 3, size -> Count.lists(8, size), HeapClaims::octalPeriod));
        return claims;
    }

    // ---- closed forms; the size is the heap

    private static Claim named(String name, IntUnaryOperator formula) {
        return values(
                name + "-value",
                PileGames.named(name).followers(),
                (int) PileGames.named(name).least(),
                150,
                formula,
                n -> document(name, "piles", List.of(n)));
    }

    private static Claim coded(String id, String code, int smallest, int usual, IntUnaryOperator formula) {
        return values(
                id.startsWith("book") ? id : id + "-value",
                followers(code),
                smallest,
                usual,
                formula,
                n -> octal(code, n));
    }

    private static Followers followers(String code) {
        return hissho.impartial.octal.OctalGames.of(TakeAndBreakCode.read(code).orElseThrow())
                .followers();
    }

    private static Map<String, Object> octal(String code, int heap) {
        return document("octal", "code", code, "piles", List.of(heap));
    }

    private static Claim values(
            String id,
            Followers followers,
            int smallest,
            int usual,
            IntUnaryOperator formula,
            IntFunction<Map<String, Object>> opened) {
        SingleHeaps heaps = new SingleHeaps(followers);
        return holds(
                id,
                smallest,
                usual,
                size -> 1,
                (size, number) -> compare(formula.applyAsInt(size), heaps.value(size), opened.apply(size)));
    }

    private static Claim printed(Claim claim) {
        ImpartialClaim same = (ImpartialClaim) claim;
        return new ImpartialClaim(
                same.id(),
                Claim.Verdict.FAILS,
                same.smallestSize(),
                same.defaultSize(),
                same.count(),
                same.statement());
    }

    private static int atMostHalf(int heap) {
        int n = heap;
        while (n % 2 == 1) n /= 2;
        return n / 2;
    }

    // ---- periods

    private static Claim period(String id, String code, int from, int period, int to) {
        OctalValues values = OctalValues.of(code, to + period + 1);
        return holds(id, from, to, size -> 1, (size, number) -> {
            OctalValues table = size + period < values.length() ? values : OctalValues.of(code, size + period + 1);
            return compare(table.value(size), table.value(size + period), octal(code, size + period));
        });
    }

    /** The set number x: the size, and s below it where bit s-1 of x is set. */
    private static List<Integer> set(int size, long number) {
        return IntStream.rangeClosed(1, size)
                .filter(s -> s == size || (number >> (s - 1) & 1) == 1)
                .boxed()
                .toList();
    }

    private static int[] subtractionValues(List<Integer> set, int length) {
        int[] values = new int[length];
        for (int n = 1; n < length; n++) {
            long reached = 0;
            for (int s : set) if (s <= n) reached |= 1L << values[n - s];
            values[n] = Long.numberOfTrailingZeros(~reached);
        }
        return values;
    }

    private static Finding subtractionPeriod(int size, long number) {
        List<Integer> set = set(size, number);
        int[] values = subtractionValues(set, 4 * FOLLOWED);
        return repeats(
                values,
                Period.find(n -> values[n], 2 * FOLLOWED, Period.subtraction(size)),
                n -> document("subtraction", "subtractionSet", set, "piles", List.of(n)));
    }

    private static Finding impatient(int size, long number) {
        List<Integer> set = set(size, number);
        int[] plain = subtractionValues(set, LOOKED);
        int[] values = new int[LOOKED];
        for (int n = 1; n < LOOKED; n++) {
            long reached = 1;
            for (int s : set) if (s < n) reached |= 1L << values[n - s];
            values[n] = Long.numberOfTrailingZeros(~reached);
            if (values[n] != plain[n - 1] + 1)
                return compare(
                        plain[n - 1] + 1,
                        values[n],
                        document("subtraction", "subtractionSet", set, "impatient", true, "piles", List.of(n)));
        }
        return Finding.holds();
    }

    /** The code number x, written with so many octal digits of which the last is not 0. */
    private static Finding octalPeriod(int size, long number) {
        if (number % 8 == 0) return Finding.unmet();
        String digits = Long.toOctalString(number);
        String code = "0." + "0".repeat(size - digits.length()) + digits;
        OctalValues values = OctalValues.of(code, FOLLOWED);
        return repeats(
                IntStream.range(0, FOLLOWED).map(values::value).toArray(),
                Period.find(values::value, LOOKED, Period.octal(size)),
                n -> octal(code, n));
    }

    /** Whether a period certified by the first values goes on through all of them. */
    private static Finding repeats(int[] values, Optional<Period> period, IntFunction<Map<String, Object>> opened) {
        if (period.isEmpty()) return Finding.unmet();
        int p = period.get().period();
        for (int n = period.get().from(); n + p < values.length; n++)
            if (values[n] != values[n + p]) return compare(values[n], values[n + p], opened.apply(n + p));
        return Finding.holds();
    }
}
