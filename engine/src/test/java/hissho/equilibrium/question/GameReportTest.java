package hissho.equilibrium.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.equilibrium.Correlated;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Language;
import hissho.words.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is told of games: in the names that were given, in numbers that can be read, with every cap said, and for large tables too. */
class GameReportTest {

    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    private static Report told(Object... fields) {
        return solved(fields).tell(ENGLISH);
    }

    private static Solution solved(Object... fields) {
        Map<String, Object> document = InOrder.of(fields);
        return document.containsKey("payoffs")
                ? new StrategicAnswer(new StrategicKind().read(Node.root(document)), Progress.none())
                : new BimatrixAnswer(new BimatrixKind().read(Node.root(document)), Progress.none());
    }

    private static List<List<List<Integer>>> random(int rows, int columns, int most, long seed) {
        Random random = new Random(seed);
        List<List<List<Integer>>> table = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            List<List<Integer>> row = new ArrayList<>();
            for (int j = 0; j < columns; j++) row.add(List.of(random.nextInt(most + 1), random.nextInt(most + 1)));
            table.add(row);
        }
        return table;
    }

    private static Stream<Said> said(Report report) {
        return Stream.concat(
                report.answer().stream(),
                report.sections().stream()
                        .flatMap(section -> section.blocks().stream())
                        .flatMap(
                                block -> block instanceof Block.Facts facts ? facts.facts().stream() : Stream.empty()));
    }

    private static String text(Report report, String key) {
        return said(report)
                .filter(one -> one.key().equals(key))
                .findFirst()
                .orElseThrow()
                .text();
    }

    private static String paragraphs(Report report) {
        return String.join(
                "\n",
                report.sections().stream()
                        .flatMap(section -> section.blocks().stream())
                        .<String>flatMap(
                                block -> block instanceof Block.Paragraph p ? Stream.of(p.text()) : Stream.empty())
                        .toList());
    }

    @Test
    void cellsAreCalledByTheNamesOfTheirStrategies() {
        Report report = told(
                "bimatrix", List.of(List.of(List.of(4, 4), List.of(0, 3)), List.of(List.of(3, 0), List.of(2, 2))),
                "rows", List.of("hunt", "hare"),
                "cols", List.of("stag", "rabbit"));
        assertEquals("(hunt, stag), (hare, rabbit)", text(report, "pse"));
        assertEquals("(hunt, stag)", text(report, "payoffDominant"));
        assertEquals("(hare, rabbit)", text(report, "riskDominant"));
    }

    @Test
    void longNumbersAreRoundedForPeopleAndExactForPrograms() {
        Report report = told("bimatrix", random(40, 40, 99, 5));
        Said safety = said(report)
                .filter(one -> one.key().equals("safety"))
                .findFirst()
                .orElseThrow();
        assertTrue(safety.text().matches("\\(≈\\d+\\.\\d{4}, ≈\\d+\\.\\d{4}\\)"), safety.text());
        assertTrue(String.valueOf(safety.value()).length() > 60, String.valueOf(safety.value()));
    }

    @Test
    void aLargeGameThatIsRepeatedIsToldWithTheEquilibriaThatAreKnown() {
        Report report = told("bimatrix", random(25, 25, 9, 7), "rounds", 3);
        assertTrue(paragraphs(report).contains("One round has more than one equilibrium"), paragraphs(report));
        assertTrue(paragraphs(report).contains("only to those who ask for them"), paragraphs(report));
    }

    @Test
    void aBestCorrelatedEquilibriumOfALargeTableIsFoundInSeconds() {
        Solution solved = solved("bimatrix", random(12, 12, 9, 3), "aim", List.of(1, 2));
        Correlated correlated = Correlated.of(((BimatrixAnswer) solved).game);
        RationalVector best = assertTimeoutPreemptively(
                Duration.ofSeconds(60), () -> correlated.best(RationalVector.of(1, 2), Progress.none()));
        assertTrue(correlated.holds(best));
    }

    @Test
    void theDualFindsWhatTheCornersSay() {
        for (int seed = 0; seed < 120; seed++) {
            BimatrixAnswer answer = (BimatrixAnswer) solved("bimatrix", random(3, 3, 2, seed));
            Correlated correlated = Correlated.of(answer.game);
            List<RationalVector> corners =
                    correlated.corners(5_000, Progress.none()).orElseThrow();
            for (RationalVector aim :
                    List.of(RationalVector.of(1, 1), RationalVector.of(-2, 1), RationalVector.of(0, 0))) {
                RationalVector total = correlated.total(aim);
                RationalVector best = correlated.best(aim, Progress.none());
                assertTrue(correlated.holds(best));
                assertEquals(
                        corners.stream().map(total::dot).reduce(Rational::max).orElseThrow(), total.dot(best));
                RationalVector worst = correlated.best(total, /* maximise= */ false, Progress.none());
                assertTrue(correlated.holds(worst));
                assertEquals(
                        corners.stream().map(total::dot).reduce(Rational::min).orElseThrow(), total.dot(worst));
            }
        }
    }

    @Test
    void theAimOfSeveralPlayersIsTold() {
        List<Object> one =
                List.of(List.of(List.of(1, 1, 1), List.of(0, 0, 0)), List.of(List.of(0, 0, 0), List.of(0, 0, 0)));
        List<Object> other =
                List.of(List.of(List.of(0, 0, 0), List.of(0, 0, 0)), List.of(List.of(0, 0, 0), List.of(2, 0, 2)));
        Report report =
                told("payoffs", List.of(one, other), "players", List.of("Ann", "Bob", "Cid"), "aim", List.of(0, 1, 0));
        assertEquals("(1, 1, 1)", text(report, "correlatedPayoff"));
        List<Block.Table> tables = report.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .<Block.Table>flatMap(block -> block instanceof Block.Table table ? Stream.of(table) : Stream.empty())
                .toList();
        assertTrue(tables.stream().allMatch(table -> table.head().getFirst().equals("Ann")));
        assertTrue(tables.stream().anyMatch(table -> table.title().contains("0 for Ann, 1 for Bob, 0 for Cid")));
    }

    @Test
    void theAimHoldsForTwoPlayersOfAnyKind() {
        Report report = told(
                "payoffs", List.of(List.of(List.of(3, 1), List.of(0, 0)), List.of(List.of(0, 0), List.of(1, 3))),
                "aim", List.of(0, 1));
        assertEquals("(1, 3)", text(report, "correlatedPayoff"));
    }

    @Test
    void aCapOnTheCornersIsSaid() {
        Report report = told("bimatrix", random(4, 4, 9, 1));
        assertTrue(
                paragraphs(report).contains("The corners were not listed: the game has 16 profiles"),
                paragraphs(report));
        assertFalse(paragraphs(report).contains("No indices"));
        String wider = paragraphs(told("bimatrix", random(7, 8, 9, 1)));
        assertTrue(wider.contains("No indices are given"), wider);
    }

    @Test
    void aBeliefWithOneUnknownNeedsTwoColumns() {
        assertThrows(BadDocument.class, () -> told("bimatrix", random(2, 3, 9, 1), "beliefOn", 2));
        assertTrue(
                told("bimatrix", random(3, 2, 9, 1), "beliefOn", 2).headline().startsWith("Best replies as x"));
    }

    /** In random games, some of them degenerate: where all equilibria are listed there are finitely many, so each stands alone. */
    @Test
    void inACompleteListEachStandsAlone() {
        Random random = new Random(15);
        int complete = 0;
        for (int seed = 0; seed < 120; seed++) {
            List<Object> table = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                List<Object> rows = new ArrayList<>();
                for (int j = 0; j < 2; j++) {
                    List<Object> cells = new ArrayList<>();
                    for (int k = 0; k < 2; k++)
                        cells.add(List.of(random.nextInt(4), random.nextInt(4), random.nextInt(4)));
                    rows.add(cells);
                }
                table.add(rows);
            }
            Solution game = solved("players", 3, "payoffs", table);
            if (!game.facts().get("allEquilibriaComplete", Boolean.class)) continue;
            complete++;
            for (Object alone : game.facts().get("isolated", List.class)) assertEquals(true, alone, table.toString());
        }
        assertTrue(complete > 20, "complete lists: " + complete);
    }

    @Test
    void aRowThatIsBestAtOneProbabilityOnlyIsToldSo() {
        String headline = told(
                        "bimatrix",
                        List.of(List.of("3,2", "1,1"), List.of("0,0", "2,3"), List.of("2,2", "2,0")),
                        "beliefOn",
                        2)
                .headline();
        assertTrue(headline.contains("row 2 only for x = 1"), headline);
    }

    @Test
    void marginsTooLongToReadAreRounded() {
        Report report =
                told("bimatrix", List.of(List.of("1/1000003,1", "1/1000033,1"), List.of("1/999983,0", "1/999979,0")));
        String steps = report.sections().toString();
        assertTrue(steps.contains("better by at least about 0."), steps);
    }

    /** How many equilibria several players have is said as far as it is known: one in all, or all in so many families. */
    @Test
    void severalPlayersHearHowManyThereAre() {
        List<Object> dilemma = List.of(
                List.of(List.of(List.of(6, 6, 6), List.of(3, 3, 9)), List.of(List.of(3, 9, 3), List.of(0, 6, 6))),
                List.of(List.of(List.of(9, 3, 3), List.of(6, 0, 6)), List.of(List.of(6, 6, 0), List.of(4, 4, 4))));
        assertEquals(
                "Only one equilibrium: (2, 2, 2). It pays 4 to I, 4 to II, 4 to III.",
                told("payoffs", dilemma).headline());
        List<Object> oddOneOut = List.of(
                List.of(List.of(List.of(1, 1, 1), List.of(0, 0, 2)), List.of(List.of(0, 2, 0), List.of(2, 0, 0))),
                List.of(List.of(List.of(2, 0, 0), List.of(0, 2, 0)), List.of(List.of(0, 0, 2), List.of(1, 1, 1))));
        assertEquals(
                "There are infinitely many equilibria: 7 are listed, 6 of them pure, and all others belong to 6 families.",
                told("payoffs", oddOneOut).headline());
    }

    @Test
    void whyBackwardInductionIsOpenIsSaid() {
        List<List<String>> chicken = List.of(List.of("0,0", "7,2"), List.of("2,7", "6,6"));
        String said = told("bimatrix", chicken, "rounds", 10).toString();
        assertTrue(said.contains("One round has more than one equilibrium, so backward induction"), said);
    }

    /** Beside one path of Lemke and Howson stands where those from all other labels end, and what none of them reaches. */
    @Test
    void thePathFromEveryLabelIsTold() {
        List<List<String>> coordination =
                List.of(List.of("2,2", "0,0", "0,0"), List.of("0,0", "2,2", "0,0"), List.of("0,0", "0,0", "0,0"));
        String said = told("bimatrix", coordination, "label", 2).toString();
        assertTrue(said.contains("column 3 of II"), said);
        assertTrue(said.contains("1 extreme equilibrium is the end of no path."), said);
    }
}
