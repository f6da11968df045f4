package hissho.bargaining.claim;

import static hissho.bargaining.claim.BargainingClaim.ANSWERS;
import static hissho.bargaining.claim.BargainingClaim.holds;
import static hissho.claim.TextbookClaim.document;
import static hissho.kind.Answers.fact;
import static hissho.kind.Answers.list;
import static hissho.kind.Answers.numbers;
import static hissho.kind.Answers.test;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.kind.Answers;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The theorems on cooperative games, each tried on games drawn by chance. The size is how many columns, or points, there are. */
final class BargainingTheorems {

    private static final long DRAWN = 40;

    private BargainingTheorems() {}

    static List<Claim> all() {
        return List.of(
                holds("nash-axioms", 6, DRAWN, BargainingTheorems::axioms),
                holds("lambda-sign-falls", 4, DRAWN, BargainingTheorems::sign),
                holds("tu-midpoint", 5, DRAWN, BargainingTheorems::midpoint));
    }

    private static List<List<Long>> points(int size, long number) {
        SplittableRandom random = new SplittableRandom(31L * size + number);
        return IntStream.rangeClosed(0, size)
                .mapToObj(k -> List.of(random.nextLong(-4, 7), random.nextLong(-4, 7)))
                .toList();
    }

    private static Map<String, Object> bargain(List<? extends List<?>> points) {
        return document(
                "nash-bargaining",
                "feasibleSet",
                Map.of("type", "polygon", "vertices", points),
                "threatPoint",
                points.getFirst());
    }

    private static List<Rational> nash(List<? extends List<?>> points, Progress progress) {
        return numbers(ANSWERS.solve(bargain(points), progress), "payoff");
    }

    /** Nothing better for both among the points, symmetry, other units, and alternatives that are left out; the first point is the threat. */
    private static Finding axioms(int size, long number, Progress progress) {
        List<List<Long>> points = points(size, number);
        List<Rational> found = nash(points, progress);
        List<Rational> turned = nash(points.stream().map(List::reversed).toList(), progress);
        List<Rational> scaled = nash(
                points.stream()
                        .map(p -> List.of(2 * p.get(0) + 5, 3 * p.get(1) - 7))
                        .toList(),
                progress);
        List<List<String>> fewer = new ArrayList<>();
        for (int k = 0; k < points.size(); k += 2)
            fewer.add(points.get(k).stream().map(String::valueOf).toList());
        fewer.add(found.stream().map(Rational::toString).toList());
        boolean pareto = points.stream()
                .map(Answers::list)
                .noneMatch(p -> !p.equals(found)
                        && p.get(0).compareTo(found.get(0)) >= 0
                        && p.get(1).compareTo(found.get(1)) >= 0);
        boolean holds = pareto
                && turned.reversed().equals(found)
                && scaled.equals(List.of(
                        found.get(0).times(2).plus(5), found.get(1).times(3).plus(-7)))
                && nash(fewer, progress).equals(found);
        return test(holds, bargain(points), found);
    }

    private static List<List<List<Long>>> table(int size, long number) {
        return Stream.of(points(size - 1, number), points(size - 1, number + DRAWN))
                .toList();
    }

    /** On which side of the best cells the split lies, as the rate rises: right of them, then among them, then left. */
    private static Finding sign(int size, long number, Progress progress) {
        List<String> rates = IntStream.rangeClosed(1, 15)
                .mapToObj(k -> Rational.of(k, 16 - k).toString())
                .toList();
        Map<String, Object> asked = document("lambda-transfer", "bimatrix", table(size, number), "lambdas", rates);
        Solved solved = ANSWERS.solve(asked, progress);
        List<?> splits =
                (List<?>) Objects.requireNonNull(fact(solved, "curvePhi").value());
        List<Rational> totals = numbers(solved, "curveSigma");
        int before = 1;
        for (int k = 0; k < rates.size(); k++) {
            Rational rate = Rational.parse(rates.get(k));
            Rational total = totals.get(k);
            List<Rational> face = table(size, number).stream()
                    .flatMap(List::stream)
                    .map(Answers::list)
                    .filter(cell -> rate.times(cell.get(0)).plus(cell.get(1)).equals(total))
                    .map(List::getFirst)
                    .sorted()
                    .toList();
            Rational x = list(splits.get(k)).getFirst();
            int now = x.compareTo(face.getLast()) > 0 ? 1 : x.compareTo(face.getFirst()) < 0 ? -1 : 0;
            if (now > before) return test(false, asked, rate);
            before = now;
        }
        return Finding.holds();
    }

    /** The settlement at given threats is the middle of the segment of the Pareto line that both prefer to them. */
    private static Finding midpoint(int size, long number, Progress progress) {
        List<Long> second = IntStream.range(0, size)
                .mapToObj(j -> j == number % size ? 1L : 0L)
                .toList();
        Map<String, Object> asked = document(
                "tu-solution",
                "bimatrix",
                table(size, number),
                "threatProfile",
                Map.of("p", List.of("1/3", "2/3"), "q", second));
        Solved solved = ANSWERS.solve(asked, progress);
        List<Rational> d = numbers(solved, "disagreementPoint");
        Rational total = Answers.number(solved, "sigma");
        Rational twice = total.plus(d.get(0)).minus(d.get(1));
        List<Rational> settled = numbers(solved, "settlement");
        return test(settled.equals(List.of(twice.over(2), total.minus(twice.over(2)))), asked, settled);
    }
}
