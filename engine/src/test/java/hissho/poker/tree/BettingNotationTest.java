package hissho.poker.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hissho.document.BadDocument;
import hissho.document.Node;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is wrong with a betting tree in a line is said in the words of betting, wherever it is known. */
class BettingNotationTest {

    @Test
    void faultsAreCalledByTheirName() {
        assertEquals("poker.bad.no-end", key("I: fold -1 | bet (II: fold +1 | call)"));
        assertEquals("poker.bad.open", key("I: fold -1 | bet (II: fold +1 | call +-3"));
        assertEquals("poker.bad.twice", key("I: fold -1 | fold +1"));
        assertEquals("poker.bad.notation", key("I: fold -1 |"));
        assertEquals("poker.bad.notation", key("I: bet (II: fold +1) more | check 0"));
    }

    @Test
    void aLineIsAlsoTypedInWords() {
        BettingTreeKind kind = new BettingTreeKind();
        List<String> words = List.of("I: check +-1", "| bet", "(II: fold +1 | call +-3)");
        assertEquals(
                kind.read(Node.root(java.util.Map.of("tree", String.join(" ", words)))),
                kind.read(Node.root(kind.fromWords(words).orElseThrow())));
    }

    private static String key(String line) {
        Node tree = Node.root(java.util.Map.of("tree", line));
        return assertThrows(BadDocument.class, () -> new BettingTreeKind().read(tree))
                .what()
                .key();
    }
}
