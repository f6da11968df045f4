package hissho.appendix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Facts;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Property;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The appendix against slow twins: chains of comparisons, detours, stretched vectors, iterates and bounds. */
class AppendixTest {

    private static Facts facts(String kind, Object... fields) {
        Map<String, Object> document = InOrder.of(fields);
        Kind<?> asked = AppendixKinds.all().stream()
                .filter(each -> each.name().equals(kind))
                .findFirst()
                .orElseThrow();
        return Solved.of(asked, Node.root(document), Progress.none()).facts();
    }

    /** A utility turned into a + bu has the same ranking exactly if b is positive, and a and b are found again. */
    @Test
    void theAffineChangeIsFoundAgain() {
        for (int a = -3; a <= 3; a++)
            for (int b = -3; b <= 3; b++) {
                List<Integer> u = List.of(2, 5, 1, 5);
                int[] change = {a, b};
                List<Integer> changed =
                        u.stream().map(x -> change[0] + change[1] * x).toList();
                Facts found = facts("affine-utility", "u", u, "utility", changed);
                assertEquals(b > 0, found.get("sameRanking", Boolean.class));
                assertEquals(Rational.of(a), found.get("shift", Rational.class));
                assertEquals(Rational.of(b), found.get("scale", Rational.class));
            }
        assertTrue(facts("affine-utility", "u", List.of(1, 1), "utility", List.of(4, 5))
                .find("scale")
                .isEmpty());
    }

    private record Relation(int prizes, List<List<Integer>> weak, List<List<Integer>> strict) {}

    private static List<List<Integer>> pairs(RandomGenerator random, int prizes) {
        return IntStream.range(0, random.nextInt(0, 6))
                .mapToObj(k -> List.of(random.nextInt(1, prizes + 1), random.nextInt(1, prizes + 1)))
                .toList();
    }

    /** Numbers for the prizes that fit all comparisons, among all ways to number them. */
    private static boolean numbered(Relation relation, List<Integer> levels) {
        if (levels.size() < relation.prizes()) {
            for (int level = 0; level < relation.prizes(); level++) {
                levels.add(level);
                boolean found = numbered(relation, levels);
                levels.removeLast();
                if (found) return true;
            }
            return false;
        }
        return relation.weak().stream().allMatch(p -> levels.get(p.get(0) - 1) <= levels.get(p.get(1) - 1))
                && relation.strict().stream().allMatch(p -> levels.get(p.get(0) - 1) < levels.get(p.get(1) - 1));
    }

    @Test
    void statementsThatExcludeEachOtherAreNoBreachOfIndependence() {
        assertEquals("A1", broken("1/2", "p1 > p2", "mix1 < mix2"));
        assertEquals("A1", broken("1/2", "p1 > p2", "mix2 ~ mix1"));
        assertEquals("A1", broken("1/2", "p2 < p1", "λ p1 + (1-λ) q < λ p2 + (1-λ) q"));
        assertEquals("contradiction", broken("1/2", "p1 > p2", "p1 < p2"));
        assertEquals("contradiction", broken("1/2", "mix1 > mix2", "mix1 ~ mix2"));
        assertEquals("contradiction", broken("0", "mix1 > mix2")); // both mixtures are q
        assertEquals("", broken("1/2", "p1 >= p2", "p2 >= p1", "mix1 ~ mix2"));
        assertEquals("", broken("1/2", "p1 >= p2", "mix1 ~ mix2"));
        assertEquals("", broken("1/2", "p1 > p2", "mix2 < mix1"));
        for (String said : List.of("p1 > q", "p1 > mix2", "p1 > p1", "p1 p2"))
            assertThrows(BadDocument.class, () -> broken("1/2", said), said);
    }

    private static String broken(String lambda, String... said) {
        Facts facts = facts(
                "stated-preferences",
                "p1",
                List.of(List.of(1, 2)),
                "p2",
                List.of(List.of("1/3", 10), List.of("2/3", 0)),
                "q",
                List.of(List.of(1, 5)),
                "lambda",
                lambda,
                "statedPreferences",
                List.of(said));
        return facts.find("violated").map(fact -> String.valueOf(fact.value())).orElse("");
    }

    @Test
    void aRelationIsTransitiveWhereNumbersFitIt() {
        Property.holds(
                150,
                (random, size) -> {
                    int prizes = random.nextInt(1, 5);
                    return new Relation(prizes, pairs(random, prizes), pairs(random, prizes));
                },
                relation -> {
                    Facts facts = facts(
                            "preference-relation",
                            "prizes",
                            relation.prizes(),
                            "weakPreferences",
                            relation.weak(),
                            "strictPreferences",
                            relation.strict());
                    assertEquals(numbered(relation, new ArrayList<>()), facts.get("transitive", Boolean.class));
                    assertEquals(
                            facts.get("transitive", Boolean.class) && facts.get("complete", Boolean.class),
                            facts.get("preferenceRelation", Boolean.class));
                });
    }

    @Test
    void aMetricHasNoShorterWayThroughOtherPoints() {
        Property.holds(
                200,
                (random, size) -> {
                    int n = random.nextInt(1, 5);
                    int[][] d = new int[n][n];
                    for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) d[i][j] = d[j][i] = random.nextInt(0, 5);
                    if (random.nextInt(4) == 0) d[random.nextInt(n)][random.nextInt(n)]++;
                    return IntStream.range(0, n)
                            .mapToObj(i -> IntStream.of(d[i]).boxed().toList())
                            .toList();
                },
                table -> {
                    Facts facts = facts("metric-check", "distances", table);
                    assertEquals(isMetric(table), facts.get("metric", Boolean.class));
                });
    }

    /** By the shortest ways through all points. */
    private static boolean isMetric(List<List<Integer>> table) {
        int n = table.size();
        int[][] shortest = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                shortest[i][j] = table.get(i).get(j);
                if ((i == j) != (shortest[i][j] == 0)
                        || shortest[i][j] != table.get(j).get(i)) return false;
            }
        for (int k = 0; k < n; k++)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++) shortest[i][j] = Math.min(shortest[i][j], shortest[i][k] + shortest[k][j]);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) if (shortest[i][j] != table.get(i).get(j)) return false;
        return true;
    }

    /** No vector is stretched by more than the factor, and a corner of the unit ball by just that much. */
    @Test
    void theFactorOfAnAffineMapIsTheLargestStretch() {
        Property.holds(
                120,
                (random, size) -> {
                    int n = random.nextInt(1, 4);
                    return IntStream.range(0, n)
                            .mapToObj(i -> IntStream.range(0, n)
                                    .mapToObj(j -> random.nextInt(-4, 5) + "/" + (n + 2))
                                    .toList())
                            .toList();
                },
                m -> {
                    int n = m.size();
                    List<Integer> zero = IntStream.range(0, n).mapToObj(i -> 0).toList();
                    Facts facts = facts("affine-map", "M", m, "b", zero, "metric", "sup");
                    Rational largest = Rational.ZERO;
                    for (int signs = 0; signs < 1 << n; signs++) {
                        int corner = signs;
                        for (List<String> row : m) {
                            Rational sum = Rational.ZERO;
                            for (int j = 0; j < n; j++) {
                                Rational entry = Rational.parse(row.get(j));
                                sum = (corner >>> j & 1) == 0 ? sum.plus(entry) : sum.minus(entry);
                            }
                            largest = largest.max(sum.absolute());
                        }
                    }
                    assertEquals(largest, facts.get("contractionFactor", Rational.class));
                    assertEquals(largest.compareTo(Rational.ONE) < 0, facts.get("contraction", Boolean.class));
                });
    }

    /** A turn by an eighth that shrinks: a contraction in the Euclidean metric only. */
    @Test
    void aTurnContractsInTheEuclideanMetricOnly() {
        List<List<String>> turn = List.of(List.of("1/2", "1/2"), List.of("-1/2", "1/2"));
        assertTrue(facts("affine-map", "M", turn, "b", List.of(0, 0)).get("contraction", Boolean.class));
        assertFalse(facts("affine-map", "M", turn, "b", List.of(0, 0), "metric", "sup")
                .get("contraction", Boolean.class));
        assertTrue(facts("affine-map", "M", turn, "b", List.of(0, 0), "metric", "euclidean")
                .get("contraction", Boolean.class));
        assertFalse(facts("affine-map", "M", List.of(List.of(0, 1), List.of(1, 0)), "b", List.of(0, 0))
                .get("contraction", Boolean.class));
    }

    @Test
    void iteratesThatGrowTooLongAndPlacesWithoutImageAreNamed() {
        assertEquals(
                "n",
                assertThrows(BadDocument.class, () -> facts("contraction", "map", "x^2", "x0", 3, "n", 30))
                        .place());
        assertThrows(BadDocument.class, () -> facts("contraction", "map", "1/x", "x0", 0));
        assertTrue(facts("contraction", "map", "1/x-1", "x0", 1, "n", 1)
                .find("fixedPoint")
                .isEmpty());
    }

    @Test
    void mixturesAndExpectedUtilityAreLinear() {
        Facts mixed = facts("lottery-mixture", "lambda", "1/3", "p", List.of(1, 0), "q", List.of("1/2", "1/2"));
        assertEquals(
                RationalVector.of(List.of(Rational.of(2, 3), Rational.of(1, 3))),
                mixed.get("lottery", RationalVector.class));
        assertThrows(
                BadDocument.class,
                () -> facts("lottery-mixture", "lambda", "4/3", "p", List.of(1, 0), "q", List.of(0, 1)));
        assertThrows(
                BadDocument.class,
                () -> facts("utility-ranking", "lottery", List.of("1/2", "1/3"), "utility", List.of(0, 1)));
    }

    @Test
    void probabilitiesOfInfinitelyManyPrizesAreProbabilities() {
        assertEquals(
                "prob",
                assertThrows(BadDocument.class, () -> facts("infinite-lottery", "u", "n", "prob", "1/2"))
                        .place());
        assertThrows(BadDocument.class, () -> facts("infinite-lottery", "u", "n", "prob", "-(2^-n)"));
    }

    @Test
    void infiniteLotteriesAreSummedOnlyWhereTheyAreGeometric() {
        assertEquals(
                "infinite",
                facts("infinite-lottery", "u", "2^n", "prob", "2^-n").get("expectedUtility", Object.class));
        assertEquals(
                Rational.ONE,
                facts("infinite-lottery", "u", "1", "prob", "2^-n").get("expectedUtility", Object.class));
        assertEquals(
                "unknown", facts("infinite-lottery", "u", "n", "prob", "2^-n").get("expectedUtility", Object.class));
    }

    @Test
    void oneLotteryIsNotRankedAndSeveralAre() {
        Words words = Words.in(Language.ENGLISH);
        String one =
                headline("utility-ranking", Map.of("utility", List.of(0, 6), "lottery", List.of("1/3", "2/3")), words);
        assertFalse(one.contains("1"), one);
        String ranked = headline(
                "utility-ranking",
                Map.of(
                        "utility",
                        List.of(0, 6),
                        "lotteries",
                        List.of(List.of("1/3", "2/3"), List.of(1, 0), List.of(0, 1))),
                words);
        assertTrue(ranked.contains("2 < 1 < 3"), ranked);
    }

    private static String headline(String kind, Map<String, Object> document, Words words) {
        return headline(Catalogue.kind(kind).orElseThrow(), document, words);
    }

    private static <G extends Game> String headline(Kind<G> kind, Map<String, Object> document, Words words) {
        return kind.solve(kind.read(Node.root(document)), Progress.none())
                .tell(words)
                .headline();
    }
}
