package hissho.appendix.claim;

import static hissho.appendix.claim.AppendixClaim.holds;
import static hissho.appendix.claim.AppendixClaim.solve;
import static hissho.claim.TextbookClaim.document;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.claim.Finding;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Theorems and errata about utility and contraction maps. The size is the number of prizes, of dimensions or of terms. */
public final class AppendixClaims {

    private AppendixClaims() {}

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    public static List<Claim> all() {
        return Stream.of(theorems(), errata()).flatMap(List::stream).toList();
    }

    private static List<Claim> theorems() {
        return List.of(
                holds(
                        "utility-axioms",
                        2,
                        3,
                        (size, number, progress) ->
                                axioms(preference("expected-utility", size, number), true, true, progress)),
                holds(
                        "utility-spread",
                        2,
                        3,
                        (size, number, progress) -> axioms(
                                document("preference-axioms", "preference", "spread", "prizes", size),
                                false,
                                true,
                                progress)),
                holds(
                        "utility-lexicographic",
                        3,
                        4,
                        (size, number, progress) -> axioms(
                                document("preference-axioms", "preference", "lexicographic", "prizes", size),
                                true,
                                false,
                                progress)),
                holds("utility-affine", 2, 4, AppendixClaims::affine),
                holds("utility-unbounded", 1, 24, (size, number, progress) -> {
                    Map<String, Object> asked = document("infinite-lottery", "u", "2^n", "prob", "2^-n", "terms", size);
                    Rational sum = facts(asked, progress).get("partialSum", Rational.class);
                    return test(sum.equals(Rational.of(size)), asked, sum);
                }),
                holds("value-lipschitz", 1, 4, (size, number, progress) -> {
                    SplittableRandom random = chance(size, number);
                    Map<String, Object> asked =
                            document("value-distance", "A", matrix(random, size, 1), "B", matrix(random, size, 1));
                    Facts facts = facts(asked, progress);
                    return test(facts.get("holds", Boolean.class), asked, facts.get("maxDifference", Rational.class));
                }),
                holds("contraction-bounds", 1, 4, AppendixClaims::bounds));
    }

    /** The limit of the contraction theorem is taken for n to infinity, where the book prints zero. */
    private static List<Claim> errata() {
        Map<String, Object> asked = document("contraction", "map", "x/2+1", "x0", 0, "n", 20);
        Erratum limit = Erratum.of(
                "book-A.2",
                asked,
                progress -> facts(asked, progress).get("actualError", Rational.class),
                error -> error.compareTo(Rational.ONE) > 0,
                error -> error.compareTo(Rational.of(1, 100_000)) < 0,
                error -> error);
        return List.of(new Side(limit, true), new Side(limit, false));
    }

    private static SplittableRandom chance(int size, long number) {
        return new SplittableRandom(size * 1_000_037L + number);
    }

    private static Facts facts(Map<String, Object> document, Progress progress) {
        return solve(document, progress).facts();
    }

    private static Finding test(boolean holds, Map<String, Object> document, Object found) {
        return holds ? Finding.holds() : new Finding.Refuted(document, Message.of("textbook.found", found));
    }

    private static Map<String, Object> preference(String name, int prizes, long number) {
        SplittableRandom random = chance(prizes, number);
        return document("preference-axioms", "preference", name, "prizes", prizes, "utility", numbers(random, prizes));
    }

    private static List<Integer> numbers(SplittableRandom random, int count) {
        return IntStream.range(0, count).mapToObj(i -> random.nextInt(-6, 7)).toList();
    }

    private static List<List<String>> matrix(SplittableRandom random, int size, int below) {
        return IntStream.range(0, size)
                .mapToObj(i -> IntStream.range(0, size)
                        .mapToObj(j -> Rational.of(random.nextInt(-6, 7), below).toString())
                        .toList())
                .toList();
    }

    private static Finding axioms(
            Map<String, Object> document, boolean independent, boolean continuous, Progress progress) {
        Facts facts = facts(document, progress);
        boolean a1 = facts.get("A1", Boolean.class);
        boolean a2 = facts.get("A2", Boolean.class);
        return test(a1 == independent && a2 == continuous, document, a1 + ", " + a2);
    }

    /** Utilities a + bu with b positive rank lotteries as u does. */
    private static Finding affine(int prizes, long number, Progress progress) {
        SplittableRandom random = chance(prizes, number);
        List<Integer> u = numbers(random, prizes);
        int shift = random.nextInt(-9, 10);
        int scale = random.nextInt(1, 5);
        List<Integer> other = u.stream().map(x -> shift + scale * x).toList();
        List<List<String>> lotteries =
                IntStream.range(0, 6).mapToObj(k -> lottery(random, prizes)).toList();
        Map<String, Object> asked = document("utility-ranking", "lotteries", lotteries, "utility", u);
        Object first = facts(asked, progress).get("ranking", Object.class);
        Object second = facts(document("utility-ranking", "lotteries", lotteries, "utility", other), progress)
                .get("ranking", Object.class);
        return test(first.equals(second), asked, second);
    }

    private static List<String> lottery(SplittableRandom random, int prizes) {
        List<Integer> parts = IntStream.range(0, prizes)
                .mapToObj(i -> random.nextInt(i == 0 ? 1 : 0, 4))
                .toList();
        int all = parts.stream().mapToInt(Integer::intValue).sum();
        return parts.stream().map(part -> Rational.of(part, all).toString()).toList();
    }

    /** Both corollaries bound the error of the iterates of an affine contraction. */
    private static Finding bounds(int size, long number, Progress progress) {
        SplittableRandom random = chance(size, number);
        Map<String, Object> asked = document(
                "affine-map",
                "M",
                matrix(random, size, 6 * size + 1),
                "b",
                numbers(random, size),
                "x0",
                RationalVector.zero(size).stream().map(Rational::toString).toList(),
                "n",
                1 + (int) (number % 5));
        Facts facts = facts(asked, progress);
        Rational error = facts.get("actualError", Rational.class);
        return test(
                error.compareTo(facts.get("corollary1Bound", Rational.class)) <= 0
                        && error.compareTo(facts.get("corollary2Bound", Rational.class)) <= 0,
                asked,
                error);
    }
}
