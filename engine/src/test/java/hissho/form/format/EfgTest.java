package hissho.form.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.GameTreeBuilder;
import hissho.form.InformationSet;
import hissho.form.Outcome;
import hissho.form.Players;
import hissho.form.RandomForms;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.property.Property;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The .efg format: games by hand, random trees there and back, trees of a million levels and nodes, and every fault with its line. */
@Tag("slow")
class EfgTest {

    /** One card, one bet: sets and outcomes are described again where they stand again. */
    private static final String POKER = """
            EFG 2 R "One-card poker" { "Bettor" "Caller" }
            "The ante is 1, the bet 1"

            c "deal" 1 "(0,1)" { "red" 1/2 "black" 0.500000 } 0
            p "" 1 1 "(1,1)" { "raise" "pass" } 0
            p "" 2 1 "(2,1)" { "meet" "give up" } 0
            t "" 1 "win big" { 2.000000, -2.000000 }
            t "" 2 "win" { 1, -1 }
            t "" 2 "win" { 1 -1 }
            p "" 1 2 "(1,2)" { "raise" "pass" } 0
            p "" 2 1 "(2,1)" { "meet" "give up" } 0
            t "" 3 "lose big" { -2 2 }
            t "" 2 "win" { 1 -1 }
            t "" 4 "lose" { -1, 1 }
            """;

    @Test
    void readsPoker() {
        TreeFile file = Efg.read(POKER);
        GameTree tree = file.tree();
        assertEquals("One-card poker", file.title());
        assertEquals("The ante is 1, the bet 1", file.comment());
        assertEquals(11, tree.size());
        assertEquals(3, tree.depth());
        assertEquals(
                List.of(
                        new ChanceEvent(
                                "(0,1)", List.of("red", "black"), RationalVector.of(Rational.HALF, Rational.HALF)),
                        new InformationSet(0, "(1,1)", List.of("raise", "pass")),
                        new InformationSet(1, "(2,1)", List.of("meet", "give up")),
                        new InformationSet(0, "(1,2)", List.of("raise", "pass"))),
                tree.branchings());
        assertArrayEquals(new int[] {2, 7}, tree.members(2).toArray());
        assertEquals(4, tree.outcomes().size());
        assertEquals(RationalVector.of(-2, 2), tree.paid(8));
        assertFalse(tree.hasPerfectInformation());
        assertEquals(file, Efg.read(Efg.write(file)));
    }

    @Test
    void descriptionsMayStandAtFirstUseOnlyAndNumbersAreArbitrary() {
        String shorter = POKER.replace("2 1 \"(2,1)\" { \"meet\" \"give up\" } 0\nt \"\" 3", "2 7 0\nt \"\" 3")
                .replace("2 1 \"(2,1)\"", "2 7 \"(2,1)\"")
                .replace("2 \"win\" { 1 -1 }", "99")
                .replace("2 \"win\"", "99 \"win\"")
                .replace("1 2 \"(1,2)\"", "1 7 \"(1,2)\"")
                .replace("c \"deal\" 1", "c \"deal\" 31");
        assertTrue(shorter.length() < POKER.length() - 50);
        assertEquals(Efg.read(POKER), Efg.read(shorter));
    }

    /** Two stages: what the first stage pays stands at inner nodes; both players know only their own kind. */
    @Test
    void outcomesAtInnerNodesAddUp() {
        TreeFile file = Efg.read("""
            EFG 2 D "Bayesian game" { "Player 1" "Player 2" }
            c "ROOT" 1 "" { "1G" .5 "1B" .5 } 0
            c "" 2 "" { "2g" 25e-2 "2b" 3/4 } 7 "" { 100, 200 }
            p "" 1 1 "(1,1)" { "H" "H" } 1 "Outcome 1" { 10 2 }
            p "" 2 1 "" { "" } 1
            t "" 7
            t "" 0
            p "" 1 1 0
            t "" 1
            t "last" 2 "" { 0 0 }
            c "" 2 0
            t "" 0 t "" 0
            """);
        GameTree tree = file.tree();
        assertEquals("", file.comment());
        assertEquals(RationalVector.of(220, 404), tree.paid(4));
        assertEquals(RationalVector.of(110, 202), tree.paid(5));
        assertArrayEquals(new int[] {1, 9}, tree.members(1).toArray());
        assertEquals("last", tree.label(8));
        assertEquals(file, Efg.read(Efg.write(file)));
    }

    @Test
    void treesGoThereAndBack() {
        Property.holds(
                3000,
                (random, size) -> new TreeFile(
                        RandomForms.label(random), RandomForms.label(random), RandomForms.tree(random, size)),
                file -> assertEquals(file, Efg.read(Efg.write(file))));
    }

    @Test
    void aMillionLevelsNeedNoRecursion() {
        int levels = 1_000_000;
        GameTreeBuilder builder = new GameTreeBuilder(Players.of("I", "II"));
        List<InformationSet> sets = List.of(
                new InformationSet(0, "first", List.of("stop", "go")),
                new InformationSet(1, "second", List.of("stop", "go")));
        int node = builder.root();
        for (int level = 0; level < levels; level++) {
            builder.decide(node, level % 2 == 0 ? "a" : "b", sets.get(level % 2));
            builder.pay(builder.child(node, 0), level % 7 + "", new Outcome("", RationalVector.of(level % 7, 1)));
            node = builder.child(node, 1);
        }
        GameTree tree = builder.build();
        assertEquals(2 * levels + 1, tree.size());
        assertEquals(levels, tree.depth());
        assertEquals(levels, tree.path(2 * levels).length);
        assertEquals(levels / 2, tree.members(1).count());
        assertEquals(RationalVector.of(0, 0), tree.paid(2 * levels));
        assertEquals(
                "after go › go › go › go › … › go › go › go › go",
                Words.in(Language.ENGLISH).say(tree.place(2 * levels)));
        assertEquals(tree, Efg.read(Efg.write(new TreeFile("deep", "", tree))).tree());
    }

    @Test
    void aMillionNodesOfTheirOwn() {
        GameTreeBuilder builder = new GameTreeBuilder(Players.of("I", "II", "III"));
        int nodes = 1;
        for (int node = 0; nodes < 1_000_000; node++) {
            builder.decide(node, "s" + node, new InformationSet(node % 3, "", List.of("l", "m", "r")));
            builder.label(node, "n" + node);
            builder.pay(node, "o" + node, new Outcome("", RationalVector.of(node, 1, 2)));
            nodes += 3;
        }
        GameTree tree = builder.build();
        assertEquals(nodes, tree.size());
        assertEquals(nodes / 3, tree.branchings().size());
        assertTrue(tree.hasPerfectInformation());
        assertEquals(tree, Efg.read(Efg.write(new TreeFile("wide", "", tree))).tree());
    }

    @Test
    void aSetOfManyMovesAtManyNodesIsGivenUpWhenTheFileCannotHoldTheNodes() {
        String moves = "\"\" ".repeat(20_000);
        String text = "EFG 2 R \"\" { \"a\" }\np \"\" 1 1 \"\" { " + moves + "} 0\n" + "p \"\" 1 1 0\n".repeat(20_000);
        BadDocument bad = assertThrows(BadDocument.class, () -> Efg.read(text));
        assertEquals("line 20002", bad.place());
        assertEquals("form.bad.short", bad.what().key());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "t \"\" 0 | line 2 | at least one player | { }",
                "x \"\" 0 | line 2 | \"x\" stands where c, p, t is expected | ",
                "'' | line 2 | no nodes | ",
                "t \"\" 0~t \"\" 0 | line 3 | \"t\" stands after the last node | ",
                "p \"\" 1 1 \"\" { \"l\" \"r\" } 0~t \"\" 0 | line 3 | the file ends where c, p, t is expected | ",
                "t \"\" -1 | line 2 | \"-1\" stands where 0, 1, … is expected | ",
                "t \"\" 0 \"none\" { 1 } | line 2 | the outcome 0 stands for no outcome | ",
                "t \"\" 1 | line 2 | at the root: the outcome 1 is used here for the first time | ",
                "t \"\" 1 \"o\" { 1 2 } | line 2 | 1 payoff is needed, one for each player, but there are 2 | ",
                "p \"\" 2 1 \"\" { \"l\" } 0 t \"\" 0 | line 2 | there is no player 2; the game has 1 player | ",
                "p \"\" 1 -1 \"\" { \"l\" } 0 t \"\" 0 | line 2 | \"-1\" stands where 0, 1, … is expected | ",
                "p \"\" 1 1 0 | line 2 | the information set (1,1) is used here for the first time | ",
                "c \"\" 1 0 | line 2 | the chance event 1 is used here for the first time | ",
                "c \"\" 1 \"\" { \"l\" 0.333 \"r\" 0.666 } 0 | line 2 | add up to 999/1000, not to 1 | ",
                "c \"\" 1 \"\" { \"l\" 0.3333 \"r\" 0.6664 } 0 | line 2 | add up to 9997/10000, not to 1 | ",
                "c \"\" 1 \"\" { \"l\" 3333/10000 \"r\" 6666/10000 } 0 | line 2 | add up to 9999/10000 | ",
                "p \"\" 1 1 \"\" { \"l\" } 0~~p \"\" 1 1 \"\" { \"x\" } 0 | line 4 | after l: move 1 of (1,1) is called | ",
                "p \"\" 1 1 \"\" { } 0 | line 2 | at least one move | ",
                "p \"\" 1 1 \"~~open { \"l\" } 0 t \"\" 0 | line 4 | a quotation mark is not closed | "
            })
    void everyFaultHasItsLine(String body, String place, String said, String players) {
        String text = "EFG 2 R \"x\"\n" + (players == null ? "{ \"a\" } " : players + " ") + body.replace('~', '\n');
        BadDocument bad = assertThrows(BadDocument.class, () -> Efg.read(text));
        assertEquals(place, bad.place());
        String words = Words.in(Language.ENGLISH).say(bad.what());
        assertTrue(words.contains(said), words);
    }

    /** Programs write thirds as decimals; where the sum is off by no more than that, the thirds are meant. */
    @Test
    void roundedProbabilitiesAreMadeToSumToOne() {
        for (String third : List.of("0.3333", "0.333333", ".3333333333333333")) {
            String text =
                    "EFG 2 R \"\" { \"a\" } c \"\" 1 \"\" { \"x\" T \"y\" T \"z\" T } 0 t \"\" 0 t \"\" 0 t \"\" 0";
            GameTree tree = Efg.read(text.replace("T", third)).tree();
            ChanceEvent event = (ChanceEvent) tree.branchings().getFirst();
            assertEquals(RationalVector.generate(3, _ -> Rational.of(1, 3)), event.probabilities());
        }
    }

    /** Newer versions refuse files in which a set or an outcome is called otherwise when it is described again; here the first name counts. */
    @Test
    void theFirstOfSeveralNamesCounts() {
        GameTree tree = Efg.read("""
                EFG 2 R "" { "a" "b" }
                c "" 0 "deal" { "x" 1/2 "y" 1/2 } 0 "nothing" { 0, 0 }
                p "" 1 0 "first" { "l" "r" } 0
                t "" 1 "one" { 1, 2 }
                t "" 1 "uno" { 1.0, 2.0 }
                p "" 1 0 "second" { "l" "r" } 0
                t "" 1 "one" { 1, 2 }
                t "" 0
                """).tree();
        assertEquals(
                List.of("deal", "first"),
                tree.branchings().stream().map(b -> b.name()).toList());
        assertEquals("one", tree.outcome(3).orElseThrow().name());
        assertEquals(tree, Efg.read(Efg.write(new TreeFile("", "", tree))).tree());
    }

    /** Files of older versions repeat sets and outcomes by their numbers, or by number and name, and may leave names out. */
    @Test
    void whatWasDescribedBeforeNeedNotBeDescribedAgain() {
        String old = """
                EFG 1 D "" { "A" "B" }
                c "" 1 { "x" 0.25 "y" 0.75 } 0
                p "" 1 1 { "" "" } 0
                t "" 1 { 1.5 -1.5 }
                c "" 1 "" 0
                t "" 1 ""
                t "" 1
                p "" 1 1 0
                t "" 1
                t "" 0
                """;
        GameTree tree = Efg.read(old).tree();
        assertEquals(9, tree.size());
        assertEquals(RationalVector.of(Rational.of(3, 2), Rational.of(-3, 2)), tree.paid(2));
        TreeFile again = Efg.read(Efg.write(new TreeFile("", "", tree)));
        assertEquals(tree, again.tree());
    }

    /** Numbers of sets, events and outcomes and the way numbers are written are the file's own, and stay. */
    @Test
    void aFileIsWrittenWithItsOwnNumbers() {
        String text = """
                EFG 2 R "t" { "a" "b" }
                "c"

                c "" 7 "deal" { "x" 0.50 "y" 2/4 } 0
                p "" 2 31 "s" { "l" "r" } 12 "paid" { 1.50, -0 }
                t "" 3 "" { 1e3, 007 }
                t "" 12 "paid" { 1.50, -0 }
                c "" 0 "" { "u" 0.333333 "v" 0.333333 "w" 0.333333 } 0
                t "" 0
                p "" 2 4 "" { "l" } 0
                t "" 3 "" { 1e3, 007 }
                p "" 1 31 "" { "m" } 0
                t "" 1 "" { 1/2, 2 }
                """;
        assertEquals(text, Efg.write(Efg.read(text)));
        GameTree tree = Efg.read(text).tree();
        assertFalse(tree.numbering().branchingsInOrder());
        assertFalse(tree.numbering().outcomesInOrder());
        assertEquals(31, tree.numbering().branching(tree.branchingNumber(1)));
        assertEquals(12, tree.numbering().outcome(tree.outcomeNumber(1)));
    }

    /** A tree that no file has numbered counts from one: the sets of each player, the events and the outcomes. */
    @Test
    void aTreeOfOurOwnIsNumberedInOrder() {
        Property.holds(500, (random, size) -> RandomForms.tree(random, size), tree -> {
            assertTrue(tree.numbering().branchingsInOrder());
            assertTrue(tree.numbering().outcomesInOrder());
        });
    }

    @Test
    void whatHasNoNumberTakesTheLeastThatIsFree() {
        GameTreeBuilder builder = new GameTreeBuilder(Players.of("I", "II"));
        builder.decide(0, "a", new InformationSet(0, "", List.of("l", "m", "r")));
        builder.decide(builder.child(0, 0), "b", new InformationSet(0, "", List.of("l")));
        builder.decide(builder.child(0, 1), "c", new InformationSet(0, "", List.of("l")));
        builder.decide(builder.child(0, 2), "d", new InformationSet(1, "", List.of("l")));
        builder.numberBranching(builder.child(0, 1), 1);
        builder.numberBranching(builder.child(0, 1), 5);
        GameTree tree = builder.build();
        assertEquals(2, tree.numbering().branching(tree.branchingNumber(0)));
        assertEquals(3, tree.numbering().branching(tree.branchingNumber(1)));
        assertEquals(1, tree.numbering().branching(tree.branchingNumber(3)));
        assertEquals(1, tree.numbering().branching(tree.branchingNumber(5)));
    }
}
