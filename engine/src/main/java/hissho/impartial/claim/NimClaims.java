package hissho.impartial.claim;

import static hissho.claim.TextbookClaim.compare;
import static hissho.claim.TextbookClaim.document;
import static hissho.impartial.claim.ImpartialClaim.holds;

import hissho.claim.Claim;
import hissho.claim.Finding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Bouton's theorem and its relatives: Nim, misère Nim, Moore's Nim, Staircase Nim and sums. The size is the largest pile. */
final class NimClaims {

    private static final int PILES = 4;
    private static final int SUMS = 100;

    private NimClaims() {}

    static List<Claim> all() {
        ByDefinition<List<Integer>> nim = new ByDefinition<>(piles -> moore(piles, 1));
        List<ByDefinition<List<Integer>>> moore = IntStream.rangeClosed(2, 3)
                .mapToObj(k -> new ByDefinition<List<Integer>>(piles -> moore(piles, k)))
                .toList();
        ByDefinition<List<Integer>> staircase = new ByDefinition<>(NimClaims::downstairs);
        return List.of(
                holds(
                        "bouton",
                        0,
                        20,
                        NimClaims::four,
                        (size, number) -> nim(
                                size,
                                number,
                                piles -> compare(Piles.nimSum(piles) == 0, nim.isP(piles), nimOf(piles, "normal")))),
                holds(
                        "nim-value",
                        0,
                        20,
                        NimClaims::four,
                        (size, number) -> nim(
                                size,
                                number,
                                piles -> compare(Piles.nimSum(piles), nim.grundy(piles), nimOf(piles, "normal")))),
                holds(
                        "nim-odd-winning",
                        0,
                        20,
                        NimClaims::four,
                        (size, number) -> nim(
                                size,
                                number,
                                piles -> nim.isP(piles)
                                        ? Finding.unmet()
                                        : compare(1L, nim.winningMoves(piles) % 2, nimOf(piles, "normal")))),
                holds(
                        "misere-nim",
                        0,
                        18,
                        NimClaims::four,
                        (size, number) -> nim(
                                size,
                                number,
                                piles -> compare(misereRule(piles), nim.isMisereP(piles), nimOf(piles, "misere")))),
                holds("moore-nim", 0, 7, size -> 2 * four(size), (size, number) -> {
                    int k = 2 + (int) (number % 2);
                    return nim(
                            size,
                            number / 2,
                            piles -> compare(
                                    columnsBalance(piles, k),
                                    moore.get(k - 2).isP(piles),
                                    mooreOf(piles, k, "normal")));
                }),
                holds("moore-nim-misere", 0, 5, size -> 2 * four(size), (size, number) -> {
                    int k = 2 + (int) (number % 2);
                    return nim(
                            size,
                            number / 2,
                            piles -> compare(
                                    mooreMisere(piles, k),
                                    moore.get(k - 2).isMisereP(piles),
                                    mooreOf(piles, k, "misere")));
                }),
                holds("staircase-nim", 0, 5, size -> Piles.count(size, 5), (size, number) -> {
                    List<Integer> steps = digits(size, number);
                    return compare(
                            oddSteps(steps) == 0, staircase.isP(steps), document("staircase-nim", "steps", steps));
                }),
                holds("sprague-grundy", 1, 8, size -> SUMS, NimClaims::sum));
    }

    private static long four(int size) {
        return Piles.count(size, PILES);
    }

    private static Finding nim(int size, long number, Function<List<Integer>, Finding> check) {
        return Piles.numbered(size, number, PILES).map(check).orElse(Finding.unmet());
    }

    private static Map<String, Object> nimOf(List<Integer> piles, String play) {
        return document("nim", "piles", piles, "play", play);
    }

    private static Map<String, Object> mooreOf(List<Integer> piles, int k, String play) {
        return document("moore-nim", "piles", piles, "k", k, "play", play);
    }

    /** All positions after taking from at least one and at most k piles. */
    private static Collection<List<Integer>> moore(List<Integer> piles, int k) {
        List<List<Integer>> found = new ArrayList<>();
        if (k == 1) {
            for (int i = 0; i < piles.size(); i++)
                for (int left = 0; left < piles.get(i); left++) found.add(Piles.with(piles, i, left));
        } else lower(piles, 0, k, new ArrayList<>(), found);
        return found;
    }

    private static void lower(
            List<Integer> piles, int at, int touches, List<Integer> chosen, List<List<Integer>> found) {
        if (at == piles.size()) {
            if (!chosen.equals(piles)) found.add(chosen.stream().sorted().toList());
            return;
        }
        for (int left = touches > 0 ? 0 : piles.get(at); left <= piles.get(at); left++) {
            chosen.add(left);
            lower(piles, at + 1, left < piles.get(at) ? touches - 1 : touches, chosen, found);
            chosen.removeLast();
        }
    }

    private static boolean misereRule(List<Integer> piles) {
        boolean large = piles.stream().anyMatch(pile -> pile >= 2);
        return large ? Piles.nimSum(piles) == 0 : Piles.nimSum(piles) == 1;
    }

    private static boolean columnsBalance(List<Integer> piles, int k) {
        return IntStream.range(0, 31)
                .allMatch(bit ->
                        piles.stream().filter(pile -> (pile >> bit & 1) == 1).count() % (k + 1) == 0);
    }

    private static boolean mooreMisere(List<Integer> piles, int k) {
        if (piles.stream().anyMatch(pile -> pile >= 2)) return columnsBalance(piles, k);
        return piles.stream().filter(pile -> pile == 1).count() % (k + 1) == 1;
    }

    // ---- the staircase: four steps, the first digit the lowest

    private static List<Integer> digits(int size, long number) {
        List<Integer> steps = new ArrayList<>();
        long rest = number;
        for (int i = 0; i < 4; i++) {
            steps.add((int) (rest % (size + 1)));
            rest /= size + 1;
        }
        return List.copyOf(steps);
    }

    private static Collection<List<Integer>> downstairs(List<Integer> steps) {
        List<List<Integer>> found = new ArrayList<>();
        for (int step = 0; step < steps.size(); step++)
            for (int coins = 1; coins <= steps.get(step); coins++) {
                List<Integer> after = new ArrayList<>(steps);
                after.set(step, steps.get(step) - coins);
                if (step > 0) after.set(step - 1, steps.get(step - 1) + coins);
                found.add(List.copyOf(after));
            }
        return found;
    }

    private static int oddSteps(List<Integer> steps) {
        int sum = 0;
        for (int i = 0; i < steps.size(); i += 2) sum ^= steps.get(i);
        return sum;
    }

    // ---- sums

    /** Three piles of a random subtraction game: the value of the sum against the nim-sum of the values. */
    private static Finding sum(int size, long number) {
        SplittableRandom random = new SplittableRandom(size * 1_000_003L + number);
        List<Integer> set = IntStream.rangeClosed(1, size)
                .filter(s -> s == size || random.nextBoolean())
                .boxed()
                .toList();
        ByDefinition<List<Integer>> game = new ByDefinition<>(piles -> subtract(piles, set));
        List<Integer> piles = IntStream.range(0, 3)
                .mapToObj(i -> random.nextInt(size + 4))
                .sorted()
                .toList();
        int stated = piles.stream().map(pile -> game.grundy(List.of(pile))).reduce(0, (a, b) -> a ^ b);
        return compare(stated, game.grundy(piles), document("subtraction", "subtractionSet", set, "piles", piles));
    }

    private static Collection<List<Integer>> subtract(List<Integer> piles, List<Integer> set) {
        List<List<Integer>> found = new ArrayList<>();
        for (int i = 0; i < piles.size(); i++)
            for (int s : set) if (s <= piles.get(i)) found.add(Piles.with(piles, i, piles.get(i) - s));
        return found;
    }
}
