package hissho.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import hissho.app.document.Examples;
import hissho.catalogue.Catalogue;
import hissho.kind.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is said to somebody who typed only the name of a kind, and the few words shown for it, can be typed. */
class ShortFormTest {

    @Test
    void whatIsShownIsReadAsAGameOfTheKind() {
        List<Kind<?>> shown = Catalogue.kinds().stream()
                .filter(kind -> ShortForm.of(kind).isPresent())
                .toList();
        assertTrue(shown.size() >= 60, shown.size() + " kinds have a short form");
        for (Kind<?> kind : shown) {
            String typed = ShortForm.of(kind).orElseThrow();
            assertTrue(typed.startsWith(kind.name() + " "), typed);
            String[] words = Stream.of(
                            typed.substring(kind.name().length() + 1).split(" (?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)"))
                    .map(word -> word.replace("\"", ""))
                    .toArray(String[]::new);
            assertTrue(kind.fromWords(List.of(words)).isPresent(), typed);
        }
    }

    /** A question of a learner is typed as it is asked: its numbers, one after the other. */
    @Test
    void questionsAreTypedInWords() {
        for (String typed : List.of(
                "mex 0 1 3 → The mex is 2.",
                "nim-sum 22 51 → 22 ⊕ 51 = 37.",
                "zeckendorf 43 → 43 = 34 + 8 + 1.",
                "odious-evil 7 11 13 → All of them are odious, and their nim-sum 1 is odious.",
                "green-components 1 8 4 → The nim-sum is 13: the player to move wins",
                "northcott-gaps 4 2 3 5 3 6 2 1 → The player to move wins: the nim-sum of the gaps is 6",
                "fusion-principle 1 3 → A cycle through the ground is worth 1 if its length is odd and 0 if it is even.",
                "memory-gain 6 → The mover may expect a gain")) {
            String[] parts = typed.split(" → ");
            Ran ran = Ran.hissho(("solve " + parts[0] + " --format json").split(" "));
            assertEquals(0, ran.code(), ran.err());
            assertTrue(ran.out().contains("\"headline\" : \"" + parts[1]), ran.out());
        }
    }

    /** The name of a kind and its fields, one by one, are its document. */
    @Test
    void fieldsAloneAreADocument() {
        for (String typed :
                List.of("sos squares=7", "kayles piles=[3,4,5] play=misere", "matrix matrix=[[1,2],[3,0]]")) {
            String[] words = typed.split(" ");
            Stream<String> set = Stream.of(words).skip(1).flatMap(field -> Stream.of("--set", field));
            Ran ran = Ran.hissho(Stream.concat(Stream.of("solve", words[0], "--format", "json"), set)
                    .toArray(String[]::new));
            assertEquals(0, ran.code(), typed + ": " + ran.err());
        }
    }

    @Test
    void everyKindHasSomethingToTry() {
        List<String> names = Examples.names();
        for (Kind<?> kind : Catalogue.kinds()) {
            String example = ShortForm.example(kind);
            assertTrue(names.contains(example) || example.startsWith(kind.name() + " "), kind.name() + ": " + example);
        }
    }

    @Test
    void theNameAloneIsAnsweredWithSomethingToTry() {
        for (String kind : List.of("kayles", "cournot", "tree", "coalitional-game", "latin-square")) {
            Ran ran = Ran.hissho("solve", kind);
            assertEquals(Exit.BAD_INPUT, ran.code(), kind);
            assertTrue(
                    ran.err()
                            .contains("try hissho solve "
                                    + ShortForm.example(Catalogue.kind(kind).orElseThrow())),
                    ran.err());
        }
    }

    /** Rows may be ended by semicolons or by blanks; both are the same table. */
    @Test
    void tablesOfPairsAreTypedAsPeopleTypeThem() {
        String answer = Ran.hissho("solve", "bimatrix", "3,3;0,5", "5,0;1,1", "--format", "json")
                .out();
        for (String typed :
                List.of("3,3,0,5;5,0,1,1", "3,3 0,5; 5,0 1,1", "3,3;0,5 5,0;1,1", "(3,3) (0,5) ; (5,0) (1,1)"))
            assertEquals(
                    answer,
                    Ran.hissho("solve", "bimatrix", typed, "--format", "json").out(),
                    typed);
    }

    /** Brackets within brackets are rows, two matrices in brackets are the winnings of both; numbers are written as anywhere else. */
    @Test
    void tablesOfPairsAreReadInBracketsAndWithAnyNumbers() {
        String answer = Ran.hissho("solve", "bimatrix", "3,3;0,5", "5,0;1,1", "--format", "json")
                .out();
        for (List<String> typed : List.of(
                List.of("bimatrix", "[[[3,3],[0,5]],[[5,0],[1,1]]]"),
                List.of("bimatrix", "[[\"3,3\", \"0,5\"], [\"5,0\", \"1,1\"]]"),
                List.of("bimatrix", "3.0,3e0 0,10/2; 5,.0 1,1"),
                List.of("3,3 0,5; 5,0 1,1"),
                List.of("(3, 3) (0, 5); (5, 0) (1, 1)"),
                List.of("（3，3）（0，5）；（5，0）（1，1）"))) {
            Ran ran = Ran.hissho(Stream.of(List.of("solve"), typed, List.of("--format", "json"))
                    .flatMap(List::stream)
                    .toArray(String[]::new));
            assertEquals(answer, ran.out(), typed + ran.err());
        }
        Ran both = Ran.hissho(
                "solve", "bimatrix", "[[3,0],[5,1]]", "[[3,5],[0,1]]", "--ask", "bimatrix", "--format", "json");
        Ran same = Ran.hissho("solve", "bimatrix", "3,3 0,5; 5,0 1,1", "--ask", "bimatrix", "--format", "json");
        assertEquals(same.out(), both.out(), both.err());
    }

    /** Every kind whose document is a table of pairs is typed as one. */
    @Test
    void everyTableOfPairsIsTyped() {
        for (String typed : List.of(
                "tu-solution → I gets 11/2 and II gets 7/2",
                "lambda-transfer → I gets 29/6 and II gets 13/4",
                "nash-bargaining threatPoint=[0,0] → I gets 7/2 and II gets 21/4",
                "refusal-extension statusQuo=1,1 → The right to refuse")) {
            String[] parts = typed.split(" → ");
            String[] words = parts[0].split(" ");
            Ran ran = Ran.hissho(Stream.concat(
                            Stream.of("solve", words[0], "5,3 0,-4; 0,0 3,6"),
                            Stream.of(words).skip(1))
                    .toArray(String[]::new));
            assertEquals(0, ran.code(), typed + ran.err());
            assertTrue(ran.out().contains(parts[1]), ran.out());
        }
    }

    /** A field may be set beside the other words, and a field that does not exist is asked back. */
    @Test
    void fieldsAreSetAmongTheWords() {
        Ran typed = Ran.hissho("solve", "cournot", "a=13", "c=1", "--format", "json");
        Ran set = Ran.hissho("solve", "cournot", "--set", "a=13", "--set", "c=1", "--format", "json");
        assertEquals(set.out(), typed.out(), typed.err());
        Ran unknown = Ran.hissho("solve", "cournot", "a=13", "cc=1");
        assertEquals(Exit.BAD_INPUT, unknown.code());
        assertTrue(unknown.err().contains("did you mean \"c\"?"), unknown.err());
        Ran misspelt = Ran.hissho("solve", "bimatrix", "3,3 0,5; 5,0 1,1", "oponent=learner");
        assertTrue(misspelt.err().contains("did you mean \"opponent\"?"), misspelt.err());
        Ran listed = Ran.hissho("solve", "bimatrix", "3,3 0,5; 5,0 1,1", "p=1/2,1/2", "q=1,0");
        assertTrue(listed.out().contains("II gains 3/2 by playing column 2"), listed.out() + listed.err());
        Ran rows = Ran.hissho("solve", "bimatrix", "A=3,0;5,1", "B=3,5;0,1");
        assertTrue(rows.out().contains("Only one equilibrium: row 2 against column 2."), rows.out() + rows.err());
        Ran ragged = Ran.hissho("solve", "bimatrix", "3,3 0,5; 5,0");
        assertTrue(ragged.err().contains("line 2 has 1 cell, the first line has 2"), ragged.err());
        Ran number = Ran.hissho("solve", "cournot", "13", "1");
        assertTrue(number.err().contains("hissho solve cournot a=13 c=1"), number.err());
    }

    /** Names in capitals or as a title says them, lists as people write them, and a last word that one field allows. */
    @Test
    void wordsAreReadAsPeopleTypeThem() {
        for (String typed : List.of(
                "nim 3 4 5 → nim 3,4,5 | nim (3,4,5) | nim [3, 4, 5] | nim {3,4,5} | Nim 3 4 5 | ニム 3 4 5",
                "nim 12 19 27 misere → nim 12,19,27 misere | nim 12 19 27 misère | NIM [12,19,27] Misère",
                "grundy-game 20 → Grundy's game 20 | Grundy-Game 20",
                "chomp 8 3 → chomp 8x3 | chomp 8×3 | Chomp (8,3)",
                "wythoff 3 5 → wythoff 3,5 | wythoff (3,5)",
                "subtraction 1,2,3 21 misere → subtraction {1,2,3} 21 misere | subtraction [1,2,3] 21 misère")) {
            String[] parts = typed.split(" → ");
            Ran plain = Ran.hissho(("solve " + parts[0] + " --format json").split(" "));
            assertEquals(0, plain.code(), plain.err());
            for (String other : parts[1].split(" \\| ")) {
                Ran ran = Ran.hissho(("solve " + other + " --format json").split(" "));
                assertEquals(0, ran.code(), other + ": " + ran.err());
                assertEquals(
                        plain.out().replaceAll("(?s).*?(\"headline\")", "$1"),
                        ran.out().replaceAll("(?s).*?(\"headline\")", "$1"),
                        other);
            }
        }
        Ran oneWord = Ran.hissho("solve", "Nim 3 4 5");
        assertEquals(0, oneWord.code(), oneWord.err());
    }

    /** Whatever is typed in a few words may be asked in misère play where its document may. */
    @Test
    void misereIsTypedLast() {
        for (Kind<?> kind : Catalogue.kinds()) {
            if (kind.document().fields().stream()
                    .noneMatch(field -> field.name().equals("play")
                            && String.valueOf(field.shape()).contains("misere"))) continue;
            Optional<String> typed = ShortForm.of(kind).filter(words -> !words.endsWith(" misere"));
            if (typed.isEmpty()) continue;
            List<String> words = Stream.of(
                            typed.get().substring(kind.name().length() + 1).split(" (?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)"))
                    .map(word -> word.replace("\"", ""))
                    .toList();
            List<String> misere =
                    Stream.concat(words.stream(), Stream.of("misère")).toList();
            assertEquals(
                    Optional.of("misere"), TypedWords.of(kind, misere).map(fields -> fields.get("play")), typed.get());
        }
    }

    @Test
    void wordsAfterTheNameOfAnExampleAreMeantForItsKind() {
        Ran ran = Ran.hissho("solve", "fibonacci-nim", "43");
        assertEquals(Exit.BAD_INPUT, ran.code());
        assertTrue(ran.err().contains("hissho solve dynamic-subtraction 43"), ran.err());
        Ran other = Ran.hissho("solve", "wythoff", "3");
        assertTrue(other.err().contains("hissho solve wythoff 3 4"), other.err());
        Ran blank = Ran.hissho("solve", "nim-arithmetic", "24", "17");
        assertEquals(Exit.BAD_INPUT, blank.code(), blank.out());
    }
}
