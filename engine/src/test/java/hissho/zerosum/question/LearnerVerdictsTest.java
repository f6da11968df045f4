package hissho.zerosum.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.NotAnswered;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.report.Block;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.IteratedDominance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What learners propose is judged in the headline as the facts judge it, and what the methods show is what it says. */
class LearnerVerdictsTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);
    private static final Generator<List<Integer>> NINE = Generator.listOf(Generator.whole(-4, 6), 12, 12);

    private static Solution solve(Map<String, Object> document) {
        return solve(Catalogue.kind(String.valueOf(document.get("kind"))).orElseThrow(), document);
    }

    private static <G extends Game> Solution solve(Kind<G> kind, Map<String, Object> document) {
        Map<String, Object> fields = new LinkedHashMap<>(document);
        fields.remove("kind");
        return kind.solve(kind.read(Node.root(fields)), Progress.none());
    }

    private static List<List<Integer>> matrix(List<Integer> numbers) {
        return List.of(numbers.subList(0, 3), numbers.subList(3, 6), numbers.subList(6, 9));
    }

    private static MatrixGame game(List<Integer> numbers) {
        return MatrixGame.of(RationalMatrix.generate(3, 3, (i, j) -> Rational.of(numbers.get(3 * i + j))));
    }

    /** A decimal of two places or more that the value rounds to is right, and the exact value is told. */
    @Test
    void roundedValuesAreJudgedAndTheExactOneIsTold() {
        Map<String, String> said = Map.of(
                "1/12", "Yes. The proposed value 1/12 is right.",
                "0.08", "Yes. The proposed value 0.08 is the value 1/12, rounded.",
                "0.08333", "Yes. The proposed value 0.08333 is the value 1/12, rounded.",
                "0.1", "No. The proposed value 0.1 is only a rough rounding of the value 1/12.",
                "0.09", "No. The proposed value 0.09 is wrong: the value is 1/12.",
                "0", "No. The proposed value 0 is wrong: the value is 1/12.");
        said.forEach((value, verdict) -> {
            Solution solution = solve(
                    InOrder.of("kind", "matrix", "matrix", List.of(List.of(-2, 3), List.of(3, -4)), "value", value));
            assertEquals(verdict, solution.tell(WORDS).headline());
            assertEquals(verdict.startsWith("Yes"), solution.facts().get("valueCorrect", Boolean.class));
        });
    }

    /** Rounded weights are understood wherever a mixture is asked for: as a dominating one, in a step, among several strategies. */
    @Test
    void roundedWeightsAreUnderstoodInEveryField() {
        List<List<Integer>> matrix = List.of(List.of(1, 3, 5, 3), List.of(4, 0, 2, 2), List.of(3, 7, 3, 5));
        Map<String, Object> thirds = Map.of("1", "0.333", "2", "0.333", "3", "0.333");
        assertTrue(solve(InOrder.of("kind", "matrix", "matrix", matrix, "target", Map.of("col", 4), "by", thirds))
                .facts()
                .get("dominated", Boolean.class));
        assertTrue(solve(InOrder.of(
                        "kind",
                        "matrix",
                        "matrix",
                        matrix,
                        "steps",
                        List.of(Map.of("remove", "col", "index", 4, "by", thirds))))
                .facts()
                .get("valid", Boolean.class));
        Solution several = solve(InOrder.of(
                "kind",
                "matrix",
                "matrix",
                List.of(List.of(0, 2, 3), List.of(3, 0, 3), List.of(3, 3, 1)),
                "mixtures",
                List.of(List.of("0.211", "0.316", "0.474"), List.of("4/19", "6/19", "9/19"))));
        assertTrue(several.facts().get("mixturesOptimal", Boolean.class));
        assertFalse(solve(InOrder.of(
                        "kind",
                        "matrix",
                        "matrix",
                        matrix,
                        "target",
                        Map.of("col", 4),
                        "by",
                        Map.of("1", "0.2", "2", "0.2", "3", "0.2")))
                .facts()
                .get("dominated", Boolean.class));
    }

    /** The headline speaks of everything that was proposed, and the first fault decides. */
    @Test
    void severalProposalsAreJudgedTogether() {
        Map<String, Object> document = InOrder.of(
                "kind", "holmes-moriarty", "p", List.of("0.4", "0.6"), "q", List.of("3/5", "2/5"), "value", "40");
        assertEquals(
                "Yes. Everything that was proposed is right; the value is 40.",
                solve(document).tell(WORDS).headline());
        document.put("q", List.of("2/5", "3/5"));
        assertTrue(solve(document).tell(WORDS).headline().startsWith("No. "));
    }

    /** Whoever names the players meets them by these names in every line of the report, whatever the method. */
    @Test
    void playersAreCalledByTheirNamesThroughout() {
        for (Language language : Language.values())
            for (String method :
                    List.of("automatic", "indifference", "kernels", "pivot", "linear-program", "domination")) {
                Report report = solve(InOrder.of(
                                "kind",
                                "matrix",
                                "matrix",
                                List.of(List.of(-2, 3), List.of(3, -4)),
                                "players",
                                List.of("Ann {A}", "Bob"),
                                "method",
                                method,
                                "p",
                                List.of("3/5", "2/5"),
                                "outcomes",
                                60))
                        .tell(Words.in(language));
                assertFalse(
                        report.toString().matches("(?s).*(?:[Pp]layer|プレイヤー) ?II?[^A-Za-z0-9].*"),
                        () -> method + ": " + report);
                assertTrue(
                        report.toString().contains("Ann {A}")
                                && report.toString().contains("Bob"),
                        method);
            }
    }

    @Test
    void aStepIsRightExactlyWhereTheMixtureIsNowhereWorse() {
        Property.holds(200, NINE, numbers -> {
            int gone = Math.floorMod(numbers.get(9), 3);
            int weight = Math.floorMod(numbers.get(10), 5);
            boolean row = numbers.get(11) % 2 == 0;
            int first = (gone + 1) % 3;
            int second = (gone + 2) % 3;
            boolean dominates = true;
            for (int k = 0; k < 3; k++) {
                int mixed = weight * at(numbers, row, first, k) + (4 - weight) * at(numbers, row, second, k);
                int own = 4 * at(numbers, row, gone, k);
                dominates &= row ? mixed >= own : mixed <= own;
            }
            Map<String, Object> by = InOrder.of(
                    String.valueOf(first + 1), weight + "/4", String.valueOf(second + 1), (4 - weight) + "/4");
            Map<String, Object> step = InOrder.of("remove", row ? "row" : "col", "index", gone + 1, "by", by);
            Solution steps = solve(InOrder.of("kind", "matrix", "matrix", matrix(numbers), "steps", List.of(step)));
            assertEquals(dominates, steps.facts().get("valid", Boolean.class));
            assertTrue(steps.tell(WORDS).headline().startsWith(dominates ? "Yes." : "No."));
            Solution line = solve(InOrder.of(
                    "kind",
                    "matrix",
                    "matrix",
                    matrix(numbers),
                    "target",
                    Map.of(row ? "row" : "col", gone + 1),
                    "by",
                    by));
            assertTrue(line.tell(WORDS).headline().startsWith(dominates ? "Yes." : "No."));
        });
    }

    private static int at(List<Integer> numbers, boolean row, int line, int across) {
        return numbers.get(row ? 3 * line + across : 3 * across + line);
    }

    @Test
    void theStrictMixtureThatIsShownIsStrictlyBetter() {
        Property.holds(200, NINE, numbers -> {
            MatrixGame game = game(numbers);
            for (boolean strictOnly : new boolean[] {false, true})
                for (Dominance.Mode mode : Dominance.Mode.values())
                    for (IteratedDominance.Step step : IteratedDominance.of(game, mode, strictOnly, Progress.none())
                            .steps()) {
                        assertEquals(step.strict(), step.strictBy().isPresent());
                        step.strictBy().ifPresent(by -> assertTrue(isBetter(game, step, by)));
                        if (strictOnly) assertTrue(isBetter(game, step, step.by()));
                        if (mode == Dominance.Mode.PURE)
                            assertEquals(1, step.by().support().size());
                    }
        });
    }

    private static boolean isBetter(MatrixGame game, IteratedDominance.Step step, hissho.number.RationalVector by) {
        List<Integer> across = step.isRow() ? step.columns() : step.rows();
        return across.stream().allMatch(k -> {
            Rational mixed = step.isRow()
                    ? game.columnPayoffs(by).get(k)
                    : game.rowPayoffs(by).get(k);
            Rational own = step.isRow() ? game.payoff(step.index(), k) : game.payoff(k, step.index());
            return step.isRow() ? mixed.compareTo(own) > 0 : mixed.compareTo(own) < 0;
        });
    }

    /** Whatever is chosen, the method ends and either solves the game or says that it does not. */
    @Test
    void freePivotsAndChosenColumnsAlwaysEnd() {
        Property.holds(150, NINE, numbers -> {
            int row = 1 + Math.floorMod(numbers.get(9), 3);
            int column = 1 + Math.floorMod(numbers.get(10), 3);
            for (boolean free : new boolean[] {true, false}) {
                Map<String, Object> asked = InOrder.of(
                        "kind",
                        "matrix",
                        "matrix",
                        matrix(numbers),
                        "method",
                        "pivot",
                        "free",
                        free,
                        "pivots",
                        List.of(List.of(row, column)),
                        "pivotColumn",
                        column);
                Report report = solve(asked).tell(WORDS);
                assertFalse(report.headline().isBlank());
                assertFalse(text(report).contains("‹"), text(report));
            }
        });
    }

    @Test
    void productsOfSlackAndWeightAreAllZero() {
        Property.holds(60, NINE, numbers -> {
            Report report = solve(InOrder.of("kind", "matrix", "matrix", matrix(numbers), "method", "linear-program"))
                    .tell(WORDS);
            int products = 0;
            for (Block.Table table : tables(report))
                if (table.head().stream().anyMatch(head -> head.startsWith("slack ×")))
                    for (List<Block.Cell> row : table.rows()) {
                        assertEquals("0", row.getLast().text());
                        products++;
                    }
            assertEquals(6, products);
        });
    }

    private static List<Block.Table> tables(Report report) {
        List<Block.Table> tables = new ArrayList<>();
        report.sections()
                .forEach(section -> section.blocks().forEach(block -> {
                    if (block instanceof Block.Steps steps)
                        steps.steps()
                                .forEach(step -> step.shown().forEach(shown -> {
                                    if (shown instanceof Block.Table table) tables.add(table);
                                }));
                }));
        return tables;
    }

    private static String text(Report report) {
        return report.sections().toString();
    }

    /** The dominated lines that are listed are those the mode and the strictness asked for count, by the definition. */
    @Test
    void dominatedLinesAreThoseThatWereAskedFor() {
        Property.holds(120, NINE, numbers -> {
            for (boolean strict : new boolean[] {false, true}) {
                Map<String, Object> asked =
                        InOrder.of("kind", "matrix", "matrix", matrix(numbers), "mode", "pure", "strict", strict);
                Solution pure = solve(asked);
                asked.put("mode", "mixed");
                Solution mixed = solve(asked);
                for (boolean row : new boolean[] {true, false}) {
                    String key = row ? "dominatedRows" : "dominatedCols";
                    List<Integer> single = IntStream.range(0, 3)
                            .filter(k -> IntStream.range(0, 3)
                                    .anyMatch(i -> i != k && better(numbers, row, i, k, i, 1, strict)))
                            .mapToObj(k -> k + 1)
                            .toList();
                    assertEquals(single, pure.facts().get(key, List.class));
                    List<?> listed = mixed.facts().get(key, List.class);
                    for (int k = 0; k < 3; k++) {
                        int line = k;
                        boolean found = IntStream.rangeClosed(0, 60)
                                .anyMatch(w ->
                                        better(numbers, row, (line + 1) % 3, line, (line + 2) % 3, w / 60.0, strict));
                        if (found) assertTrue(listed.contains(k + 1), key + " " + listed);
                    }
                    assertTrue(listed.containsAll(single));
                }
            }
        });
    }

    private static boolean better(
            List<Integer> numbers, boolean row, int first, int line, int second, double weight, boolean strict) {
        return IntStream.range(0, 3).allMatch(k -> {
            double gain = weight * at(numbers, row, first, k)
                    + (1 - weight) * at(numbers, row, second, k)
                    - at(numbers, row, line, k);
            double good = row ? gain : -gain;
            return strict ? good > 1e-9 : good > -1e-9;
        });
    }

    /** What is handed over is the row that was named, it is told first, and no payoff falls; a row that nothing dominates keeps its weight. */
    @Test
    void aWeightIsHandedOverWhereTheRowIsDominated() {
        Property.holds(200, NINE, numbers -> {
            int row = 1 + Math.floorMod(numbers.get(9), 3);
            Solution solution = solve(InOrder.of(
                    "kind",
                    "matrix",
                    "matrix",
                    matrix(numbers),
                    "p",
                    List.of("1/4", "1/2", "1/4"),
                    "transfer",
                    row,
                    "target",
                    Map.of("row", 1 + row % 3),
                    "by",
                    Map.of(String.valueOf(row), 1)));
            boolean dominated = Dominance.find(game(numbers), row - 1, Dominance.Mode.MIXED, Progress.none())
                    .isPresent();
            Report report = solution.tell(WORDS);
            assertTrue(
                    report.headline().startsWith("Row " + row + (dominated ? " is dominated by" : " is not dominated")),
                    report.headline());
            assertEquals(dominated, report.answer().getFirst().key().equals("transferred"), report.answer()::toString);
            if (!dominated) {
                assertThrows(NotAnswered.class, () -> solution.facts().get("transferred", RationalVector.class));
                return;
            }
            RationalVector after = solution.facts().get("transferred", RationalVector.class);
            assertTrue(after.isDistribution() && after.get(row - 1).isZero());
            RationalVector before = RationalVector.of(Rational.of(1, 4), Rational.HALF, Rational.of(1, 4));
            assertFalse(game(numbers).columnPayoffs(after).minus(game(numbers).columnPayoffs(before)).stream()
                    .anyMatch(Rational::isNegative));
        });
    }

    /** A choice was no mistake exactly where some optimal strategy plays it, however many of them there are. */
    @Test
    void aChoiceWasNoMistakeWhereSomeOptimalStrategyPlaysIt() {
        Generator<List<Integer>> few = Generator.listOf(Generator.whole(-1, 1), 12, 12);
        Property.holds(200, few, numbers -> {
            int row = Math.floorMod(numbers.get(9), 3);
            int column = Math.floorMod(numbers.get(10), 3);
            Solution solution = solve(InOrder.of(
                    "kind", "matrix", "matrix", matrix(numbers), "rowPlayed", row + 1, "colPlayed", column + 1));
            List<?> rows = solution.facts().get("rowExtreme", List.class);
            List<?> columns = solution.facts().get("colExtreme", List.class);
            boolean rowPlayed =
                    rows.stream().anyMatch(p -> !((RationalVector) p).get(row).isZero());
            boolean columnPlayed = columns.stream()
                    .anyMatch(q -> !((RationalVector) q).get(column).isZero());
            assertEquals(
                    rowPlayed,
                    solution.facts().get("rowShortfall", Rational.class).isZero());
            assertEquals(
                    columnPlayed,
                    solution.facts().get("colExcess", Rational.class).isZero());
            assertEquals(
                    rowPlayed && columnPlayed, solution.tell(WORDS).headline().startsWith("Neither choice"));
            assertTrue(solution.certificate(Progress.none()).holds());
        });
    }

    @Test
    void historyIsToldAndWhatIsAskedComesBeforeIt() {
        Report told = solve(InOrder.of("kind", "normandy")).tell(WORDS);
        assertTrue(text(told).contains("What history played"));
        assertTrue(told.headline().startsWith("Worth 371/17 points to the Allies."), told.headline());
        assertEquals(
                Rational.of(175, 17),
                solve(InOrder.of("kind", "normandy")).facts().get("rowShortfall", Rational.class));
        Report asked = solve(InOrder.of("kind", "normandy", "rowPlayed", 3, "colPlayed", "A"))
                .tell(WORDS);
        assertFalse(text(asked).contains("What history played"));
        assertFalse(asked.headline().startsWith("Worth"), asked.headline());
    }

    @Test
    void playersAreCalledByTheirNames() {
        Report named = solve(InOrder.of(
                        "kind",
                        "matrix",
                        "matrix",
                        List.of(List.of(1, 2), List.of(3, 0)),
                        "players",
                        List.of("Ann", "Bob"),
                        "unit",
                        "yen"))
                .tell(WORDS);
        assertEquals("Worth 3/2 yen to Ann. Ann: (3/4, 1/4). Bob: (1/2, 1/2).", named.headline());
        assertEquals(
                "Worth 364/37 cents to Olaf. Olaf: (24/37, 13/37). Alex: (24/37, 13/37).",
                solve(InOrder.of("kind", "daiquiri")).tell(WORDS).headline());
    }
}
