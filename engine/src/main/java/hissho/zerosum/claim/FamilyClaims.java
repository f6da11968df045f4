package hissho.zerosum.claim;

import static hissho.claim.TextbookClaim.compare;
import static hissho.zerosum.claim.MatrixClaim.fails;
import static hissho.zerosum.claim.MatrixClaim.holds;
import static hissho.zerosum.claim.MatrixClaim.named;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.gallery.GameInput;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.named.NamedGame;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Values of the textbook's families by formula, against the linear program. The size is the number of strategies. */
final class FamilyClaims {

    private FamilyClaims() {}

    static List<Claim> all() {
        return List.of(
                family(
                        "guess-absolute-difference",
                        2,
                        24,
                        n -> Rational.of(n - 1, 2),
                        n -> named("guess-absolute-difference", "n", n)),
                family(
                        "guess-power-of-two",
                        1,
                        24,
                        n -> power(n).over(power(n).minus(1)),
                        n -> named("guess-power-of-two", "n", n)),
                family("pascal", 1, 16, n -> power(n).minus(1).inverse(), n -> named("pascal", "n", n)),
                family("number-hides", 2, 24, FamilyClaims::numberHides, n -> named("number-hides", "n", n)),
                family(
                        "off-by-one",
                        2,
                        20,
                        n -> Rational.of(6, (long) n * (n + 1) * (n + 2)),
                        n -> named("helicopter-submarine", "n", n, "adjacent", "-1/2")),
                family("mendelsohn", 3, 12, n -> Rational.ZERO, n -> named("mendelsohn", "n", n)),
                family(
                        "magic-square",
                        3,
                        12,
                        n -> Rational.of((long) n * n + 1, 2),
                        n -> named("magic-square", "n", n)),
                family("book-2.3.7-5", 1, 16, n -> power(n).minus(1).inverse(), FamilyClaims::tooHigh),
                fails(
                        "book-2.3.7-5-printed",
                        1,
                        16,
                        size -> 1,
                        (size, number, progress) ->
                                look(Rational.of(2, (long) size * (size + 1)), tooHigh(size), progress)),
                family("book-2.3.7-6", 1, 16, n -> Rational.of(2, n + 1), FamilyClaims::discount),
                fails(
                        "book-2.3.7-6-printed",
                        1,
                        16,
                        size -> 1,
                        (size, number, progress) -> look(Rational.of(2, 3L * size - 1), discount(size), progress)),
                holds("diagonal-value", 1, 12, size -> 16, (size, number, progress) -> {
                    List<Integer> d = values(size, number);
                    Rational sum = inverses(d);
                    return look(sum.inverse(), named("diagonal", "d", d), progress);
                }),
                holds("thievery-value", 2, 12, size -> 16, (size, number, progress) -> {
                    List<Integer> items = values(size, number);
                    return look(thief(items), named("thievery", "values", items), progress);
                }),
                holds("closed-forms-prove", 1, 16, size -> 1, (size, number, progress) -> forms(size)));
    }

    private static Claim family(
            String name,
            int smallest,
            int usual,
            IntFunction<Rational> formula,
            IntFunction<Map<String, Object>> document) {
        return holds(
                name.startsWith("book") ? name : name + "-value",
                smallest,
                usual,
                size -> 1,
                (size, number, progress) -> look(formula.apply(size), document.apply(size), progress));
    }

    private static Finding look(Rational stated, Map<String, Object> document, Progress progress) {
        NamedGame game = GameInput.named(Node.root(document));
        return compare(stated, MatrixSolver.optimum(game.matrix(), progress).value(), document);
    }

    private static Rational power(int exponent) {
        return Rational.of(2).power(exponent);
    }

    private static Rational numberHides(int n) {
        return n % 2 == 1 ? Rational.of(4, n + 1) : Rational.of(4L * (n + 1), (long) n * (n + 2));
    }

    private static Map<String, Object> tooHigh(int n) {
        return named("guess-high-low", "n", n, "correct", 1, "tooHigh", -1, "tooLow", 0);
    }

    private static Map<String, Object> discount(int n) {
        return named("guess-discount", "n", n, "b", "1/2");
    }

    private static List<Integer> values(int size, long number) {
        SplittableRandom random = new SplittableRandom(size * 1_000_003L + number);
        return IntStream.range(0, size).mapToObj(i -> random.nextInt(1, 10)).toList();
    }

    private static Rational inverses(List<Integer> numbers) {
        return numbers.stream().map(x -> Rational.of(1, x)).reduce(Rational.ZERO, Rational::plus);
    }

    /** The largest (k-1) / (1/u1 + ... + 1/uk) over the k most valuable items. */
    private static Rational thief(List<Integer> items) {
        List<Integer> sorted = items.stream().sorted((a, b) -> b - a).toList();
        return IntStream.rangeClosed(1, items.size())
                .mapToObj(k -> Rational.of(k - 1).over(inverses(sorted.subList(0, k))))
                .reduce(Rational.ZERO, Rational::max);
    }

    /** Where a named game knows a closed form, its strategies secure its value. */
    private static Finding forms(int size) {
        List<Map<String, Object>> documents = List.of(
                named("guess-absolute-difference", "n", size),
                named("guess-power-of-two", "n", size),
                named("pascal", "n", size),
                named("number-hides", "n", size),
                tooHigh(size),
                discount(size),
                named("helicopter-submarine", "n", size, "adjacent", "1/3"),
                named("diagonal", "d", values(size, 0)),
                named("thievery", "values", values(size, 0)));
        Finding finding = Finding.unmet();
        for (Map<String, Object> document : documents) {
            NamedGame game = GameInput.named(Node.root(document));
            if (game.closedForm().isEmpty()) continue;
            finding = compare(true, game.closedForm().get().proves(game.matrix().payoffs()), document);
            if (finding instanceof Finding.Refuted) return finding;
        }
        return finding;
    }
}
